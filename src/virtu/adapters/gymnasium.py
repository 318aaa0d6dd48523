"""One seat of a game as a Gymnasium environment; bots answer for the others."""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import virtu
from virtu.adapters.numbering import Mask, Observation, Setup, returns
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.state import State


def make(
    name: str,
    seat: int = 0,
    opponents: str | Sequence[str] = "easy",
    players: int | None = None,
    limit: int | None = None,
    **options: Any,
) -> "Seated":
    """A game by its name. `opponents`: one level for all, or one for each of the other seats in their order.

    After `limit` answers of all seats the game is cut short (unless said 5000, or the longest game if that is shorter).
    """
    return Seated(name, seat, opponents, players, limit, **options)


class Answers(spaces.Discrete):
    """All answers of a game. A sample is legal: most answers are not at any one moment."""

    def __init__(self, seated: "Seated") -> None:
        super().__init__(len(seated.setup.numbering))
        self.seated = seated

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self.seated.legal:
            mask = self.seated.mask()
        return super().sample(mask, probability)


class Seated(gymnasium.Env[Observation, np.int64]):
    """A seat at a table of bots. The reward comes at the end: 1 for winning alone, 0 on average."""

    def __init__(
        self,
        name: str,
        seat: int = 0,
        opponents: str | Sequence[str] = "easy",
        players: int | None = None,
        limit: int | None = None,
        **options: Any,
    ) -> None:
        self.metadata = {"render_modes": []}
        self.setup = Setup(name, players, limit, options)
        self.game = self.setup.game
        self.course = self.setup.dealt(0)
        others = self.setup.players - 1
        if seat not in range(others + 1):
            raise ValueError(f"seat is from 0 to {others}, not {seat!r}")
        self.seat = Seat(seat)
        levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(levels) != others:
            raise ValueError(f"there are {others} opponents, not {len(levels)}")
        bots = [virtu.bot(level, number) for number, level in enumerate(levels)]
        self.bots = {other: bots.pop(0) for other in range(others + 1) if other != seat}
        self.observation_space = spaces.Box(0, 255, (self.setup.observation_size(),), np.uint8)
        self.action_space = Answers(self)
        self.refused = 0
        self.seeds = Random(0)
        """What the bots' thoughts hang on; quicker than NumPy's for single numbers."""

    @property
    def position(self) -> State:
        return self.course.position

    @property
    def legal(self) -> list[int]:
        """The numbers of the learner's legal answers; none while it is not asked."""
        return self.course.legal() if self.course.asked == self.seat else []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.seeds = Random(int(self.np_random.integers(2**62)))
        self.course = self.setup.dealt(self.seeds.getrandbits(62))
        self.refused = 0
        self.wait()
        return self.seen(), self.info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer. What is not legal changes nothing, counts towards the limit, and `info` says why it was refused."""
        answer = self.setup.numbering.actions[int(action)]
        info = {}
        if self.course.asked == self.seat and self.course.answer(int(action)):
            self.wait()
        else:
            self.refused += 1
            refusal = self.game.explain(self.position, answer)
            info["refusal"] = "" if refusal is None else f"{refusal.sentence} ({refusal.clause})"
        over = self.game.over(self.position)
        reward = returns(self.game, self.position)[self.seat] if over else 0.0
        return self.seen(), reward, over, not over and self.too_long(), {**self.info(), **info}

    def too_long(self) -> bool:
        return len(self.course.answers) + self.refused >= self.setup.limit

    def wait(self) -> None:
        """The bots answer until the learner is asked, or the game is over or cut short."""
        course = self.course
        while course.asked not in (self.seat, NOBODY) and not self.too_long():
            bot = self.bots[course.asked]
            chosen = bot.choose(self.game, course.position, seed=self.seeds.getrandbits(62))
            course.carry_out(self.setup.numbering.number(chosen))

    def seen(self) -> Observation:
        return self.setup.observed(self.position, self.seat)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.mask()}

    def mask(self) -> Mask:
        return self.setup.mask(self.course, self.seat)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for every legal answer, as sb3-contrib's MaskablePPO asks for it."""
        return self.mask().astype(np.bool_)


__all__ = ["Seated", "make"]
