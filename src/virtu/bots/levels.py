"""The bots by the name people call them."""

from collections.abc import Callable
from typing import Final

from virtu.bots.greedy import GreedyPlayer
from virtu.bots.player import Player
from virtu.bots.random import RandomPlayer

LEVELS: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer, "easy": GreedyPlayer}
"""From the weakest to the strongest."""


def bot(level: str, seed: int = 0) -> Player:
    """A bot of a level; ValueError lists the levels there are."""
    if level not in LEVELS:
        raise ValueError(f"no bot is called {level!r}; the levels are {', '.join(LEVELS)}")
    return LEVELS[level](seed)
