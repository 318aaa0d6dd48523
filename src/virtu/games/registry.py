"""All games by name: the four that live here, and those that other packages bring."""

import sys
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from multiprocessing import parent_process
from typing import Final

from virtu.games.governing.game import GOVERNING
from virtu.games.honour.game import HONOUR
from virtu.games.seven_virtues.game import SEVEN_VIRTUES
from virtu.games.wars_of_italy.game import WARS_OF_ITALY
from virtu.kernel.game import Game
from virtu.kernel.record import KNOWN

GROUP: Final = "virtu.games"
"""The entry points under which packages name their games."""
BUILT_IN: Final[dict[str, Game]] = {
    game.name: game for game in [GOVERNING, WARS_OF_ITALY, SEVEN_VIRTUES, HONOUR]
}


def with_guests(built_in: dict[str, Game], guests: Iterable[EntryPoint]) -> dict[str, Game]:
    """The games that live here, then their guests; one that cannot be used is left out, and a line says why."""
    games = dict(built_in)
    for guest in sorted(guests, key=lambda point: (point.name, point.value)):
        try:
            game = welcome(guest, games)
            games[game.name] = game
        except Exception as error:  # whatever a stranger's package stumbles over, the others can be played
            if parent_process() is None:  # workers need not repeat it
                why = " ".join(str(error).split()) or "no reason given"
                print(
                    f"The game {guest.name!r} ({guest.value}) is left out: {type(error).__name__}: {why}",
                    file=sys.stderr,
                )
    return games


def welcome(guest: EntryPoint, games: dict[str, Game]) -> Game:
    """A guest's game; ValueError or whatever its package raises if it cannot sit down."""
    game = guest.load()
    if not isinstance(game, Game):
        raise ValueError(f"{guest.value} is no Game")
    if not game.name.isidentifier() or game.name != game.name.lower():
        raise ValueError(f"a game's name is one word in lower case, not {game.name!r}")
    for other in games.values():
        if other.name == game.name:
            raise ValueError(f"another game is called {game.name!r}")
        if other.specification == game.specification:
            raise ValueError(f"the clauses of {other.name} begin with {game.specification!r}, too")
    return game


GAMES: Final[dict[str, Game]] = with_guests(BUILT_IN, entry_points(group=GROUP))
KNOWN.update(GAMES)
