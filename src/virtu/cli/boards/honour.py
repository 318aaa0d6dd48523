"""Honour in the terminal: the five characters, the Rumour Mill, the display and one's own hand."""

from collections import Counter
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table

from virtu.cli.words import TableModel, Words
from virtu.cli.words.honour import GameWords
from virtu.kernel.score import Score

SORT_COLOUR: Final = {
    "honour": "yellow", "dishonour": "red", "counter": "cyan", "recognition": "green", "fate": "magenta",
}  # fmt: skip
SEAT_COLOUR: Final = ("cyan", "green", "yellow", "magenta", "blue")


def board(model: TableModel, words: Words, scores: list[Score] | None) -> RenderableType:
    assert isinstance(words, GameWords)
    view = model.view
    parts: list[RenderableType] = [characters(model, words)]
    if view["variant"] == "full":
        parts.append(mill(model, words))
    display = " · ".join(coloured(card, words, words.brief(card)) for card in view["display"] if card)
    parts.append(
        f"[bold]{words.t('ho-display')}[/]  {display}  [dim]{words.t('ho-deck-spoken', cards=view['deck'])}[/]"
    )
    if not view["ended"]:
        parts.append(hand(view["players"][model.seat]["hand"], words))
    return Group(*parts)


def characters(model: TableModel, words: GameWords) -> Table:
    """Points are open; of other hands only their size and what all saw being drawn."""
    heads = words.t("ho-what-honour"), words.t("ho-what-dishonour"), words.t("ho-hand"), words.t("ho-piles")
    table = Table(words.t("players"), *heads)
    for column in table.columns:
        column.overflow = "fold"
    for seat, player in enumerate(model.view["players"]):
        turn = "▶ " if seat == model.view["turn"] else "  "
        name = words.seat(seat) + (f" ({words.t('seat-me')})" if seat == words.you else "")
        known = (
            f"\n[dim]{', '.join(words.brief(card) for card in player['known'])}[/]" if player["known"] else ""
        )
        table.add_row(
            f"{turn}[{SEAT_COLOUR[seat]}]{name}[/]\n  [dim]{words.term(player['group'])}[/]",
            f"[bold]{player['honour']}[/]  {words.t('ho-level-n', level=player['level'])}\n"
            f"[dim]{words.t('ho-tokens', tokens=player['tokens'])}[/]",
            shame(player, words),
            f"{player['cards']}{known}",
            ", ".join(words.figure(pile[-1]) for pile in player["piles"]) or "—",
        )
    return table


def shame(player: dict[str, Any], words: GameWords) -> str:
    """Dishonour of its cap, and what waits; in bold what would exceed the cap."""
    text = f"{player['dishonour']} {words.t('ho-of-cap', cap=player['cap'])}"
    if player["queued"]:
        text += f"\n{words.t('ho-queued', queued=player['queued'])}"
    return f"[bold red]! {text}[/]" if player["dishonour"] + player["queued"] > player["cap"] else text


def mill(model: TableModel, words: GameWords) -> RenderableType:
    """The queue, front first, each rumour with the name it bears."""
    queue, state = model.view["queue"], model.view["mill"]
    wakes = words.printed["wakes"]
    count = {"count": len(queue)}
    now = (
        words.t("ho-mill-awake", **count)
        if state["active"]
        else words.t("ho-mill-asleep", **count, wakes=wakes)
    )
    market = f" · {words.t('ho-market', turns=state['market'])}" if state["market"] else ""
    gives = words.t("ho-mill-gives", count=state["gives_out"]) if state["active"] else words.t("ho-mill-rule")
    lines = [f"[bold]{words.t('ho-mill')}[/]  {now}{market}  [dim]{gives}[/]"]
    lines += [f"  {place:>2}. {rumour(entry, words)}" for place, entry in enumerate(queue, 1)]
    return "\n".join(lines)


def rumour(entry: dict[str, Any], words: GameWords) -> str:
    seat = entry["seat"]
    after = entry.get("after")
    when = "" if after is None else f"  [dim]{words.t('ho-after', name=words.seat(after))}[/]"
    card = coloured(entry["card"], words, words.whole(entry["card"]))
    return f"[{SEAT_COLOUR[seat]}]{words.who(seat)}[/] ← {card}{when}"


def hand(cards: list[str], words: GameWords) -> RenderableType:
    """One's own hand, equal cards together."""
    lines = [f"[bold]{words.t('ho-your-hand')}[/]  [dim]{words.t('ho-only-you')}[/]"]
    for card, count in Counter(cards).items():
        times = f" ×{count}" if count > 1 else ""
        lines.append(f"   {coloured(card, words, words.whole(card))}{times}")
    return "\n".join(lines)


def coloured(card: str, words: GameWords, text: str) -> str:
    return f"[{SORT_COLOUR[words.printed['cards'][card]['sort']]}]{text}[/]"
