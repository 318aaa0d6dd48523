"""The Seven Virtues in the terminal: two rows of seven, and what everybody holds."""

from typing import Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from virtu.cli.words import TableModel, Words
from virtu.kernel.score import Score

COLOURS: Final = {
    "charity": "green",
    "faith": "magenta",
    "hope": "dark_orange",
    "fortitude": "medium_purple1",
    "justice": "yellow",
    "temperance": "blue",
    "prudence": "red",
}
"""SV-1.1 The colours of the Virtues."""


def board(model: TableModel, words: Words, scores: list[Score] | None) -> RenderableType:
    """The rows as they lie, the inactive one above; then players, hands in scoring order."""
    view = model.view
    parts: list[RenderableType] = []
    if any([*view["inactive"], *view["active"]]):
        rows = Table(show_header=False, expand=False, padding=(0, 0), show_lines=True)
        for _ in view["active"]:
            rows.add_column(no_wrap=True, overflow="ellipsis")
        for row in ("inactive", "active"):
            rows.add_row(*[card(name, words, "\n") for name in view[row]])
        parts = [f"[dim]↓ {words.t('sv-next-row-short')}[/]", rows, f"[dim]↑ {words.t('sv-active-row')}[/]"]
    players = Table(words.t("players"), words.t("vp"), words.t("play-cards"), words.t("play-hand"))
    for seat, player in enumerate(view["players"]):
        held = "  ".join(card(name, words) for name in in_order(player["hand"]))
        hidden = player["cards"] - len(player["hand"])
        if hidden:
            held = f"{held}  [dim]{words.t('sv-hidden', cards=hidden)}[/]".strip()
        players.add_row(escape(words.who(seat)), str(player["points"]), str(player["cards"]), held)
    return Group(*parts, players, standings(model, words))


def standings(model: TableModel, words: Words) -> str:
    """The seven callings in order, each with how the reader stands in it; what was called is over."""
    called = model.view["called"]
    parts = []
    for number, virtue in enumerate(COLOURS):
        standing = model.view["standing"][number]
        where = words.t("sv-called") if number < called else words.t(f"sv-standing-{standing}")
        parts.append(f"[{COLOURS[virtue]}]{words.term(virtue)}[/] {where}")
    return f"[dim]{words.pair(words.t('sv-scoring-order'), '')}[/]" + " · ".join(parts)


def in_order(hand: list[str]) -> list[str]:
    order = list(COLOURS)
    return sorted(hand, key=lambda name: (order.index(name.split(" ")[0]), int(name.split(" ")[1])))


def card(name: str | None, words: Words, gap: str = " ") -> str:
    if name is None:
        return ""
    virtue, value = name.split(" ")
    icon = words.printed["cards"][name]["icon"]
    shown = "" if icon == "none" else f"{gap}{words.term(icon)}"
    return f"[{COLOURS[virtue]}]{words.term(virtue)}{gap}{value}[/]{shown}"
