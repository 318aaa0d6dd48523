"""How the table looks in the terminal, drawn from the seat's own view: one module per game, named like it."""

from importlib import import_module

from rich.console import Console

from virtu.cli.words import Sight, Words
from virtu.kernel.game import Score


def draw(console: Console, sight: Sight, words: Words, scores: list[Score] | None) -> None:
    """Print the table as a seat sees it, under a line that says where the game stands."""
    console.rule(f"[bold]{words.standing(sight)}[/]")
    console.print(import_module(f"{__name__}.{sight.game.name}").board(sight, words, scores))


__all__ = ["draw"]
