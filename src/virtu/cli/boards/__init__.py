"""How a view looks in the terminal: one module per game that has its own way, named like the game."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Console, RenderableType
from rich.tree import Tree

from virtu.cli.words import Words
from virtu.kernel.game import Game


def draw(console: Console, game: Game, view: dict[str, Any], words: Words) -> None:
    """Print the table as a seat sees it."""
    name = f"{__name__}.{game.name}"
    picture: RenderableType = (
        import_module(name).board(view, words) if find_spec(name) else tree(view, game.title)
    )
    console.print(picture)


def tree(view: Any, title: str) -> Tree:
    """Any view, branch by branch."""
    root = Tree(title)
    items = view.items() if isinstance(view, dict) else enumerate(view)
    for name, value in items:
        if isinstance(value, dict) or (
            isinstance(value, list) and any(isinstance(v, (dict, list)) for v in value)
        ):
            root.add(tree(value, str(name)))
        else:
            text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            root.add(f"{name}: {text}")
    return root


__all__ = ["draw", "tree"]
