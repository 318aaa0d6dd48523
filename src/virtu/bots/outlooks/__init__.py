"""What bots know about each game: one module per game, named like it; its `OUTLOOK` is the class."""

from functools import cache
from importlib import import_module
from typing import Final

from virtu.bots.outlook import Outlook
from virtu.games.registry import BUILT_IN
from virtu.kernel.game import Game

STYLES: Final = ["easy", "old-easy", "gentle"]
"""How advice may be inclined: as well as it knows; as it was before it learned; kindly."""


@cache
def outlook(game: Game, style: str = "easy") -> Outlook:
    """A game's own outlook; a guest's game gets by with the lead in points."""
    if game.name not in BUILT_IN:
        return Outlook(game, style)
    own: Outlook = import_module(f"{__name__}.{game.name}").OUTLOOK(game, style)
    return own
