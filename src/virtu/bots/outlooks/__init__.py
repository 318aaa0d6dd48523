"""What bots know about each game: one module per game, named like it; its `OUTLOOK` is the class."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from virtu.bots.outlook import Outlook
from virtu.kernel.game import Game


@cache
def outlook(game: Game) -> Outlook:
    """A game's own outlook; a guest's game gets by with the lead in points."""
    name = f"{__name__}.{game.name}"
    if find_spec(name) is None:
        return Outlook(game)
    own: Outlook = import_module(name).OUTLOOK(game)
    return own
