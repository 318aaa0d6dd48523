"""The Seven Virtues in the terminal: two rows of seven, and what everybody holds."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from virtu.cli.words import Words

COLOURS = {
    "charity": "green",
    "faith": "magenta",
    "hope": "dark_orange",
    "fortitude": "medium_purple1",
    "justice": "yellow",
    "temperance": "blue",
    "prudence": "red",
}
"""SV-1.1 The colours of the Virtues."""


def board(view: dict[str, Any], words: Words) -> RenderableType:
    """The rows as they lie, the inactive one above."""
    icons = {name: card["icon"] for name, card in words.game.components()["cards"].items()}  # type: ignore[attr-defined] # plain data
    rows = Table.grid(padding=(0, 1))
    for row in ("inactive", "active"):
        rows.add_row(f"[dim]{row}[/]")
        rows.add_row(*(card(name, icons, words, "\n") for name in view[row]))
    players = Table("player", "points", "cards", "hand")
    for seat, player in enumerate(view["players"]):
        hand = "  ".join(card(name, icons, words) for name in player["hand"])
        players.add_row(words.seat(seat), str(player["points"]), str(player["cards"]), hand)
    return Group(rows, f"[dim]pile {view['pile']}[/]", players)


def card(name: str | None, icons: dict[str, str], words: Words, gap: str = " ") -> str:
    if name is None:
        return ""
    virtue, value = name.split()
    icon = "" if icons[name] == "none" else f" {words.thing(icons[name]).lower()}"
    return f"[{COLOURS[virtue]}]{words.thing(virtue)}{gap}{value}[/]{icon}"
