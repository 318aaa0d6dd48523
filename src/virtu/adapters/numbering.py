"""Answers and observations as the arrays that libraries expect."""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

import virtu
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.numbering import NumberedPosition, Numbering
from virtu.kernel.state import State

Mask = npt.NDArray[np.int8]
Observation = npt.NDArray[np.uint8]
SIGNED, UNSIGNED = np.dtype(np.int8), np.dtype(np.uint8)


class Setup:
    """A game with its players and options: what all its courses share."""

    def __init__(self, name: str, players: int | None, limit: int | None, options: dict[str, Any]) -> None:
        self.game = virtu.game(name)
        self.players = self.game.players[0] if players is None else players
        self.limit = limit_of(self.game, limit)
        self.options = options
        self.start = self.game.new(self.players, chance=True, **options)  # says what is wrong
        """With chance asked."""
        self.numbering = numbering_of(self.game)
        self.row = self.game.row(self.players)
        self.visible: Observation = np.frombuffer(self.row.written, UNSIGNED)
        """The latest observation: it changes with the next."""
        self.marks = bytearray(len(self.numbering))
        self.legal: Mask = np.frombuffer(self.marks, SIGNED)
        """The latest mask, likewise."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.game.name, self.players, self.limit, self.options)

    def __deepcopy__(self, memo: dict[int, object]) -> "Setup":
        return self

    def dealt(self, seed: int) -> NumberedPosition:
        """A game in which chance is decided by the seed."""
        position = self.game.new(self.players, seed, **self.options)
        return NumberedPosition(self.numbering, position, self.limit, [], [])

    def observation_size(self) -> int:
        return len(self.visible)

    def observed(self, state: State, seat: Seat | None) -> Observation:
        """What a seat may see; `Game.observation_parts` says what the numbers mean."""
        self.game.observation(state, seat, self.row)
        return self.visible.copy()

    def mask(self, course: NumberedPosition, seat: Seat) -> Mask:
        """1 for every answer that the seat may give."""
        course.mark(seat, self.marks)
        return self.legal.copy()


@cache
def numbering_of(game: Game) -> Numbering:
    return Numbering(game.vocabulary)


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
