"""The games as PettingZoo environments: agents take turns, and a mask says what is legal.

There is no parallel form: one seat at a time is asked, and what it may answer follows from the answer before.
"""

from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from virtu.adapters.numbering import Setup, returns
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.state import State


def env(name: str, players: int | None = None, limit: int | None = None, **options: Any) -> "Environment":
    """A game by its name.

    After `limit` answers it is cut short (unless said 5000, or the longest game if that is shorter).
    """
    return Environment(name, players, limit, **options)


class Environment(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One game; the agents are called seat_0, seat_1 …"""

    def __init__(self, name: str, players: int | None = None, limit: int | None = None, **options: Any) -> None:
        super().__init__()
        self.setup = Setup(name, players, limit, options)
        self.game = self.setup.game
        self.course = self.setup.dealt(0)
        self.legal = self.course.legal()
        """The numbers of the legal answers."""
        self.metadata = {"render_modes": [], "is_parallelizable": False, "name": f"virtu_{name}"}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.players)]
        self.seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        answers = len(self.setup.numbering)
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.setup.observation_size(),), np.uint8),
                "action_mask": spaces.Box(0, 1, (answers,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(answers))
        self.deal = randbits(62)
        """The seed of the present game. The next one has a seed drawn from it, unless it is told: tables that begin
        with neighbouring seeds play no game in common.
        """

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal = dice_from(self.deal).value if seed is None else int(seed)
        self.course = self.setup.dealt(self.deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.course.asked]
        self.legal = self.course.legal()

    @property
    def position(self) -> State:
        return self.course.position

    def observe(self, agent: str) -> dict[str, Any]:
        setup = self.setup
        self.course.show(self.game, self.seats[agent], setup.row, setup.marks)
        return {"observation": setup.visible.copy(), "action_mask": setup.legal.copy()}

    def step(self, action: int | None) -> None:
        course = self.course
        if course.asked == NOBODY:
            self._was_dead_step(action)
            return
        if action is None or not course.answer(action if type(action) is int else int(action)):
            said = "nothing" if action is None else action
            raise ValueError(f"{said} is not legal now: the mask of {self.agent_selection} says what is")
        asked = course.asked
        if asked != NOBODY:
            self.agent_selection = self.possible_agents[asked]
            self.legal = course.legal()
            return
        self.legal = []
        if self.game.over(course.position):
            self.rewards = dict(zip(self.agents, returns(self.game, course.position), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> None:
        """Nothing is drawn: `virtu replay` and the browser show games."""

    def close(self) -> None:
        """Nothing is held open."""


__all__ = ["Environment", "env"]
