"""How a reader is told about a game: one module for each game that lives here, named like it, and one for guests."""

from importlib import import_module

from virtu.cli.words.catalogue import languages, system_language
from virtu.cli.words.guest import GuestWords
from virtu.cli.words.table_model import TableModel
from virtu.cli.words.words import Answer, Words
from virtu.games.registry import BUILT_IN
from virtu.kernel.game import Game


def words_for(game: Game, language: str, names: list[str], you: int | None = None) -> Words:
    """The words of a game for one reader; without a seat, for whoever reads a record."""
    if game.name not in BUILT_IN:
        return GuestWords(game, language, names, you)
    words = import_module(f"{__name__}.{game.name}").GameWords(game, language, names, you)
    assert isinstance(words, Words)
    return words


__all__ = ["Answer", "TableModel", "Words", "languages", "system_language", "words_for"]
