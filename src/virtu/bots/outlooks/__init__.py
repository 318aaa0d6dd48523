"""What bots know about each game: one module per game, named like it; its `OUTLOOK` is the class."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from virtu.bots.outlook import Outlook
from virtu.kernel.game import Game

STYLES: Final = ["easy", "old-easy", "gentle"]
"""How advice may be inclined: as well as it knows; as it was before it learned; kindly."""


def outlook(game: Game, style: str = "easy") -> Outlook:
    """A game's own outlook; a guest's game gets by with the lead in points."""
    return known_outlook(game, style)


@cache
def known_outlook(game: Game, style: str) -> Outlook:
    name = f"{__name__}.{game.name}"
    if find_spec(name) is None:
        return Outlook(game, style)
    own: Outlook = import_module(name).OUTLOOK(game, style)
    return own
