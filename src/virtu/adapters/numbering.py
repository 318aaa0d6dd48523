"""Answers and observations as the arrays that libraries expect."""

from functools import cache

import numpy as np
import numpy.typing as npt

from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.numbering import NumberedPosition, Numbering
from virtu.kernel.state import State

Mask = npt.NDArray[np.int8]
Observation = npt.NDArray[np.uint8]


@cache
def numbering_of(game: Game) -> Numbering:
    return Numbering(game.vocabulary)


def mask_of(position: NumberedPosition) -> Mask:
    """1 for every legal answer."""
    return np.frombuffer(position.mask(), dtype=np.int8)


def observed(game: Game, state: State, seat: Seat | None) -> Observation:
    """What a seat may see; `Game.observation_parts` says what the numbers mean."""
    return np.frombuffer(game.observation(state, seat), dtype=np.uint8)


def observation_size(game: Game, players: int) -> int:
    return sum(len(part.labels) for part in game.observation_parts(players))


def returns(game: Game, state: State) -> list[float]:
    """What a finished game is worth to each seat: 1 for winning alone; the sum over all seats is 0."""
    winners = game.winners(state)
    others = state.players - 1
    return [
        (state.players / len(winners) - 1) / others if seat in winners else -1 / others
        for seat in range(state.players)
    ]


def limit_of(game: Game, limit: int | None) -> int:
    """After how many answers a game is cut short: players at random need not ever end some of them."""
    if limit is None:
        return min(game.longest, 5000)
    if isinstance(limit, bool) or not isinstance(limit, int) or limit < 1:
        raise ValueError(f"limit is a number of answers, at least 1, not {limit!r}")
    return limit
