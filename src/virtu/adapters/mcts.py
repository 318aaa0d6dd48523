"""OpenSpiel's own MCTSBot at our tables, as a yardstick: `virtu selfplay seven_virtues --bots hard,mcts`."""

from functools import cache
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator, SearchNode

from virtu.adapters.openspiel import SpielState, begun, register
from virtu.bots.clock import Clock
from virtu.bots.player import Thinker
from virtu.kernel.action import Action
from virtu.kernel.game import Game, View
from virtu.kernel.option import written
from virtu.kernel.state import State

CURIOSITY = 2.0
ENDLESS = 1 << 30
"""More simulations than anybody has time for."""


class Mcts(Thinker):
    """Asks OpenSpiel's search, with its random playouts; what is hidden is dealt once per thought."""

    level = "mcts"

    def __init__(self, seconds: float, playouts: int = 0, seed: int = 0) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.playouts = playouts

    def choose(
        self,
        game: Game,
        given: State | View,
        budget: float | None = None,
        seed: int | None = None,
        playouts: int = 0,
    ) -> Action:
        dice = self.dice_for(seed)
        position, _ = self.imagine(game, given, dice)
        offers = game.offers(position)
        if len(offers) == 1:
            return offers[0]
        state = spiel_state(game, position)
        seconds = self.seconds if budget is None else min(budget, self.seconds)
        bot = TimedBot(
            state.get_game(),
            Clock(seconds, playouts or self.playouts),
            np.random.RandomState(dice.throw(ENDLESS)),
        )
        root = bot.mcts_search(state)
        self.searched += 1
        self.simulations += root.explore_count
        action: Action = state.course.setup.numbering.actions[root.best_child().action]
        return action


class TimeIsUp(Exception):
    """Ends a search that knows no clock."""


class TimedBot(MCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, stopped by our clock between two simulations."""

    def __init__(self, game: Any, clock: Clock, picks: np.random.RandomState) -> None:
        super().__init__(game, CURIOSITY, ENDLESS, RandomRolloutEvaluator(1, picks), random_state=picks)
        self.clock = clock
        self.root: SearchNode | None = None

    def mcts_search(self, state: SpielState) -> Any:
        try:
            return super().mcts_search(state)
        except TimeIsUp:
            return self.root

    def _apply_tree_policy(self, root: SearchNode, state: SpielState) -> Any:
        # The second simulation is the first that tries an answer.
        if root.children and self.clock.left() <= 0:
            self.root = root
            raise TimeIsUp
        self.clock.count()
        return super()._apply_tree_policy(root, state)


def spiel_state(game: Game, position: State) -> SpielState:
    """A position as OpenSpiel's search wants it: chance is asked, and nothing was before."""
    options = tuple((name, written(value)) for name, value in game.chosen_options(position).items())
    start: SpielState = spiel_game(game, position.players, options).new_initial_state()
    asking = position.clone()
    start.course = begun(start.course.setup, asking, [], [], {})
    return start


@cache
def spiel_game(game: Game, players: int, options: tuple[tuple[str, str], ...]) -> Any:
    register()
    return pyspiel.load_game(f"virtu_{game.name}", {"players": players, **dict(options)})
