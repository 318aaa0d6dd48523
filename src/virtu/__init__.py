"""Virtù: four tabletop games set in medieval and Renaissance Italy, on one rules engine."""

from typing import TYPE_CHECKING

from virtu.games.registry import GAMES
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Illegal, Refusal
from virtu.kernel.event import Event
from virtu.kernel.game import Game, Knowledge, View
from virtu.kernel.ids import CHANCE, CLOCK, Seat
from virtu.kernel.record import BadRecord, Entry, Record, Recorder
from virtu.kernel.score import Line, Score
from virtu.kernel.state import State

if TYPE_CHECKING:
    from virtu.bots.player import Player

__version__ = "0.1.0"


def games() -> list[Game]:
    """All games, in a fixed order."""
    return list(GAMES.values())


def game(name: str) -> Game:
    """A game by its name; ValueError lists the names there are."""
    if name not in GAMES:
        raise ValueError(f"no game is called {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]


def bot(level: str, seed: int = 0) -> "Player":
    """A bot by its level; ValueError lists the levels there are."""
    from virtu.bots.levels import bot as make  # only who plays against bots loads them

    return make(level, seed)


__all__ = [
    "CHANCE",
    "CLOCK",
    "Action",
    "BadRecord",
    "Clause",
    "Entry",
    "Event",
    "Game",
    "Illegal",
    "Knowledge",
    "Line",
    "Record",
    "Recorder",
    "Refusal",
    "Score",
    "Seat",
    "State",
    "View",
    "bot",
    "game",
    "games",
]
