"""Palaces in the terminal: the wheel of five Rooms, the court on its edges, the Domain, the market."""

from typing import Any, Final

from rich.table import Table

from virtu.cli.words import TableModel
from virtu.cli.words.governing import GameWords

COLOURS: Final = {
    "blue": "bright_blue",
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "white": "bright_white",
}
READY, EXHAUSTED = "●", "○"


def house(name: str, words: GameWords, text: str = "") -> str:
    """A house or Major City in its colour; its name stands there, too."""
    colours = {house: colour for colour, house in words.house_of.items()}
    return f"[{COLOURS.get(colours.get(name, ''), 'default')}]{text or words.term(name)}[/]"


def seat_name(model: TableModel, seat: int, words: GameWords) -> str:
    faction = model.view["players"][seat]["faction"]
    own = f" ({words.t('gov-you')})" if seat == words.you else ""
    return house(faction, words, words.term(faction) + own)


def rooms(model: TableModel, words: GameWords) -> Table:
    """The own wheel, clockwise from the left; ▶ is the marker, the arrows ready an edge when it crosses them."""
    palace = words.palace(model)
    table = Table(expand=False, title_justify="left", padding=(0, 1))
    title = words.t("gov-palace-of", house=house(palace.house, words))
    table.title = f"[bold]{title}[/]  [dim]{words.t('gov-rooms')} ↻[/]"
    arrows = {palace.printed[f"{side}_arrow_after"]: side for side in ("left", "right")}
    cells = []
    for room, here in enumerate(palace.rooms):
        marker = "▶ " if room == palace.marker else ""
        table.add_column(
            f"{marker}{room + 1} {words.term(palace.action(room))}", vertical="top", overflow="fold"
        )
        lines = [
            words.short(here[place]) + paying(here[place], words)
            for place in ("action", "improvement")
            if here[place]
        ]
        if symbol := palace.symbol(room):
            lines.append(words.counted(symbol, 1))
        if here["indulgence"]:
            lines.append(f"[bold]{words.t('gov-closed-indulgence')}[/]")
        elif here["agent"] is not None:
            lines.append(agent(model, here["agent"], words))
        if room + 1 in arrows:
            lines.append(f"[dim]» {words.t('gov-readies-' + arrows[room + 1])}[/]")
        cells.append("\n".join(lines))
    table.add_row(*cells)
    return table


def paying(card: str, words: GameWords) -> str:
    bottom = words.bottom(words.cards[card])
    return f" [dim]{bottom}[/]" if bottom else ""


def agent(model: TableModel, seat: int, words: GameWords) -> str:
    faction = model.view["players"][seat]["faction"]
    return words.t("gov-agent-of", house=house(faction, words))


def court(model: TableModel, words: GameWords) -> str:
    """The spaces of both edges."""
    lines = []
    spaces = words.palace(model).spaces.values()
    for side in ("left", "right"):
        shown = [space_words(space, words) for space in spaces if space["space"].startswith(side)]
        lines.append(f"[bold]{words.t(f'gov-{side}-edge')}[/]  " + " · ".join(shown))
    return "\n".join(lines)


def space_words(space: dict[str, Any], words: GameWords) -> str:
    card = space["card"]
    if card is None:
        return f"[dim]{words.t('gov-space-free' if space['open'] else 'gov-space-locked')}[/]"
    return f"{mark(space['ready'])} {words.short(card)}{paying(card, words)}"


def mark(ready: bool) -> str:
    return f"[green]{READY}[/]" if ready else f"[dark_orange]{EXHAUSTED}[/]"


def domain(model: TableModel, words: GameWords) -> str:
    """The own tiles and what they can pay."""
    tiles = []
    for name, city in model.view["cities"].items():
        if city.get("owner") == model.seat:
            tiles.append(tile(name, city["ready"], words.printed["cities"][name], words))
            if "cathedral" in city:
                source = words.source(model, f"cathedral {name}")
                tiles.append(
                    f"{mark(city['cathedral'] == 'ready')} {source}{bottom(words.tiles['cathedral'], words)}"
                )
    for name, side in model.view["players"][model.seat]["tiles"].items():
        tiles.append(tile(name, side == "ready", words.tiles.get(name, {}), words))
    legend = f"[dim]{mark(True)} {words.t('gov-ready')}  {mark(False)} {words.t('gov-exhausted')}[/]"
    return f"[bold]{words.t('gov-domain')}[/]  {' · '.join(tiles)}\n{legend}"


def tile(name: str, ready: bool, data: dict[str, Any], words: GameWords) -> str:
    return f"{mark(ready)} {words.term(name)}{bottom(data, words)}"


def bottom(data: dict[str, Any], words: GameWords) -> str:
    said = words.bottom(data)
    return f" [dim]{said}[/]" if said else ""


def market(model: TableModel, words: GameWords) -> Table:
    """What is left to buy, and for what."""
    display = model.view["display"]
    table = Table.grid(padding=(0, 2))
    wares = [
        (name, words.printed["notables"][name], left) for name, left in display["notables"].items() if left
    ]
    mine = model.view["players"][model.seat]["tiles"]
    for name, data in words.tiles.items():
        # A Title that is not in the display is one of everybody's own.
        left = display["tiles"].get(name, 0 if name in mine else 1)
        if left and "cost" in data:
            wares.append((name, data, left))
    cells = [
        f"{words.term(name)} ×{left} [dim]{words.cost(data.get('cost', {}))}[/]" for name, data, left in wares
    ]
    for first in range(0, len(cells), 3):
        table.add_row(*cells[first : first + 3])
    return table


def headed(title: str, body: str) -> str:
    return f"[bold]{title}[/]  {body}"
