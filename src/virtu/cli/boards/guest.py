"""Any game in the terminal: all that is to be seen, as the browser's plain table lists it."""

from typing import Any

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from virtu.cli.words import TableModel, Words
from virtu.kernel.score import Score


def board(model: TableModel, words: Words, scores: list[Score] | None) -> RenderableType:
    table = Table(show_header=False)
    for name, value in model.view.items():
        table.add_row(escape(words.term(name)), escape(listed(value, words)))
    for seat, score in enumerate(scores or []):
        table.add_row(escape(words.who(seat)), str(score.total))
    return table


def listed(value: Any, words: Words) -> str:
    """Lists by commas, what is nested on lines of its own."""
    if isinstance(value, dict):
        return "\n".join(f"{words.term(name)}: {listed(one, words)}" for name, one in value.items())
    if isinstance(value, (list, tuple)):
        parts = [listed(one, words) for one in value]
        return ("\n" if any("\n" in part for part in parts) else ", ").join(parts) or "—"
    return "—" if value is None else words.said(value) if isinstance(value, str) else str(value)
