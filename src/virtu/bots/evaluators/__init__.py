"""How good a position looks to a seat: one module per game that has its own idea, named like the game."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

Evaluator = Callable[[State, Seat], float]

VICTORY = 1000.0


@cache
def evaluator(game: Game) -> Evaluator:
    """The game's own `evaluate(state, seat)`, or the lead in points; a finished game is won or lost first of all."""
    name = f"{__name__}.{game.name}"
    own: Evaluator | None = import_module(name).evaluate if find_spec(name) else None

    def evaluate(state: State, seat: Seat) -> float:
        if game.over(state):
            return finished(game, state, seat)
        return lead(game, state, seat) if own is None else own(state, seat)

    return evaluate


def finished(game: Game, state: State, seat: Seat) -> float:
    """A shared victory is worth its share; the lead tells equal results apart."""
    winners = game.winners(state)
    share = VICTORY / len(winners) if seat in winners else 0.0
    return share + lead(game, state, seat)


def lead(game: Game, state: State, seat: Seat) -> float:
    """A seat's points above the best of the others."""
    totals = [score.total for score in game.score(state)]
    others = [total for number, total in enumerate(totals) if number != seat]
    return float(totals[seat] - max(others)) if others else float(totals[seat])
