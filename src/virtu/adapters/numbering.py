"""Answers and observations as numbers, for libraries that know nothing else."""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from virtu.kernel.action import Action
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

Mask = npt.NDArray[np.int8]
Observation = npt.NDArray[np.uint8]


class Numbering:
    """The answers of a game, counted through its vocabulary: the same numbers as long as the rules are the same."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actions = game.vocabulary.actions
        # Answers are interned, so their identity is enough, and quicker to look up than their text.
        self.places = {id(action): index for index, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, action: Action) -> int:
        place = self.places.get(id(action))
        return self.game.vocabulary.number[str(action)] if place is None else place

    def numbers(self, actions: Iterable[Action]) -> list[int]:
        places = self.places
        try:
            return [places[id(action)] for action in actions]
        except KeyError:
            return [self.number(action) for action in actions]

    def mask(self, legal: list[int]) -> Mask:
        """1 for every legal answer."""
        mask = np.zeros(len(self.actions), dtype=np.int8)
        mask[legal] = 1
        return mask


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
