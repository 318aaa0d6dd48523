"""How good a position looks to a seat: one module per game that has its own idea, named like the game."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import tanh

from virtu.kernel.action import Action
from virtu.kernel.clause import Fact
from virtu.kernel.dice import Dice
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

Evaluator = Callable[[State, Seat], float]

Advisor = Callable[[State, Seat, list[Action], Dice | None], Action]
"""Without dice nothing is overlooked: the same position, the same advice."""
Reasoner = Callable[[State, Seat, Action], tuple[str, dict[str, Fact]] | None]

VICTORY = 20.0
"""What winning is worth in points: enough to prefer it, and on one scale with positions still open."""
CLOSE = 3.0
"""With such a lead in an open position the game is about 3 to 1 won."""


@cache
def advisor(game: Game) -> Advisor | None:
    """The game's own rules of thumb, from `<game>_advice`: for games whose answers only make sense in a row."""
    name = f"{__name__}.{game.name}_advice"
    own: Advisor | None = import_module(name).advise if find_spec(name) else None
    return own


@cache
def reasoner(game: Game) -> Reasoner | None:
    """What the game itself says about an answer, from `<game>_reasons`: a message's name with its facts."""
    name = f"{__name__}.{game.name}_reasons"
    own: Reasoner | None = import_module(name).reason if find_spec(name) else None
    return own


@cache
def evaluator(game: Game) -> Evaluator:
    """The game's own `evaluate(state, seat)`, or the lead in points; to either the chance of winning is added."""
    name = f"{__name__}.{game.name}"
    own: Evaluator | None = import_module(name).evaluate if find_spec(name) else None

    def evaluate(state: State, seat: Seat) -> float:
        if game.over(state):
            winners = game.winners(state)
            won = 1 / len(winners) if seat in winners else 0.0
            return lead(game, state, seat) + VICTORY * won
        points = lead(game, state, seat) if own is None else own(state, seat)
        return points + VICTORY * (0.5 + 0.5 * tanh(points / CLOSE / 2))

    return evaluate


def ahead(position: State) -> State:
    """A copy to try an answer on: chance goes on in it with the imagined position's dice, the same for every answer."""
    return position.clone(None if position.dice is None else position.dice.clone())


def lead(game: Game, state: State, seat: Seat) -> float:
    """A seat's points above the best of the others."""
    totals = [score.total for score in game.score(state)]
    others = [total for number, total in enumerate(totals) if number != seat]
    return float(totals[seat] - max(others)) if others else float(totals[seat])
