"""The table in the terminal, drawn from the seat's own view: a module per game that lives here, one for guests."""

from importlib import import_module

from rich.console import Console

from virtu.cli.words import TableModel, Words
from virtu.games.registry import BUILT_IN
from virtu.kernel.score import Score


def draw(console: Console, model: TableModel, words: Words, scores: list[Score] | None) -> None:
    """Print the table as a seat sees it, under a line that says where the game stands."""
    console.rule(f"[bold]{words.standing(model)}[/]")
    name = model.game.name if model.game.name in BUILT_IN else "guest"
    console.print(import_module(f"{__name__}.{name}").board(model, words, scores))


__all__ = ["draw"]
