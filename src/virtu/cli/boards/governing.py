"""The Art of Governing in the terminal: Italy by owner, the houses side by side, the own Palace, the market."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from virtu.cli.boards.palace import (
    agent,
    court,
    domain,
    headed,
    house,
    mark,
    market,
    rooms,
    seat_name,
)
from virtu.cli.scores import signed
from virtu.cli.words import TableModel, Words
from virtu.cli.words.governing import GameWords
from virtu.kernel.score import Score


def board(model: TableModel, words: Words, scores: list[Score] | None) -> RenderableType:
    assert isinstance(words, GameWords)
    view = model.view
    order = words.t(
        "gov-words-order", order=", ".join(seat_name(model, seat, words) for seat in view["order"])
    )
    bonuses = ", ".join(words.term(name) for name in view["display"]["bonuses"])
    return Group(
        order,
        italy(model, words),
        powers(model, words),
        houses(model, words, scores),
        rooms(model, words),
        court(model, words),
        domain(model, words),
        headed(words.t("gov-market"), ""),
        market(model, words),
        headed(words.t("gov-market-patronage"), bonuses),
    )


def italy(model: TableModel, words: GameWords) -> Table:
    """Cities by owner, each with its value and what stands in and before it."""
    table = Table(words.t("gov-owner"), words.t("gov-cities"), show_lines=True)
    owners: list[int | None] = [*model.view["order"], None]
    for owner in owners:
        cities = [
            city_words(model, name, armies(model, city, words), words)
            for name, city in model.view["cities"].items()
            if city.get("owner") == owner
        ]
        who = words.t("gov-neutral") if owner is None else seat_name(model, owner, words)
        table.add_row(who, ", ".join(cities) or "—")
    return table


def city_words(model: TableModel, name: str, troops: list[str], words: GameWords) -> str:
    """ "Pisa 2 (garrison 1, Agent of Milan)"."""
    city = model.view["cities"][name]
    value = city.get("value", words.printed["cities"][name]["value"])
    notes = troops[:]
    if "agent" in city:
        notes.append(agent(model, city["agent"], words))
    if "cathedral" in city:
        notes.append(words.term("cathedral"))
    ready = f"{mark(city['ready'])} " if "ready" in city else ""
    more = f" ({', '.join(notes)})" if notes else ""
    return f"{ready}{words.term(name)} [bold]{value}[/]{more}"


def armies(model: TableModel, city: dict[str, Any], words: GameWords) -> list[str]:
    """Troops inside, before the walls, and those that must leave."""
    lines = []
    for seat, count in enumerate(city.get("troops", [])):
        if count:
            faction = model.view["players"][seat]["faction"]
            inside = city.get("owner") == seat
            message = "gov-city-garrison" if inside else "gov-city-siege"
            facts = {"count": count} if inside else {"count": count, "house": house(faction, words)}
            lines.append(words.t(message, **facts))
    for seat, count in enumerate(city.get("marked", [])):
        if count:
            faction = model.view["players"][seat]["faction"]
            lines.append(words.t("gov-city-marked", count=count, house=house(faction, words)))
    return lines


def powers(model: TableModel, words: GameWords) -> str:
    """The three Powers: ally, Agent, price."""
    lines = []
    for name, power in model.view["powers"].items():
        price = words.t("gov-power-price", cost=words.cost(words.printed["alliances"][name].get("cost", {})))
        notes = [words.t("gov-unallied"), price]
        if power["ally"] is not None:
            notes = [words.t("gov-allied-with", house=seat_name(model, power["ally"], words))]
        if power["spent"]:
            notes.append(words.t("gov-spent"))
        if power["agent"] is not None:
            notes.append(agent(model, power["agent"], words))
        lines.append(words.pair(words.term(name), ", ".join(notes)))
    return headed(words.t("gov-words-powers"), " · ".join(lines))


def houses(model: TableModel, words: GameWords, scores: list[Score] | None) -> Table:
    """Everybody's means and standing, side by side."""
    players = model.view["players"]
    table = Table("", *[seat_name(model, seat, words) for seat in range(len(players))])
    for column in table.columns:
        column.overflow = "fold"
    if scores:
        table.add_row(
            words.t("gov-prestige-points"), *[signed(score.total) for score in scores], style="bold"
        )
    for title, name in (
        ("gov-treasury", "treasury"),
        ("gov-cities", "cities"),
        ("gov-cities-track", "track"),
        ("gov-patronage-track", "patronage"),
        ("gov-agents", "agents"),
    ):
        table.add_row(words.t(title), *[str(player[name]) for player in players])
    table.add_row(words.t("gov-troops"), *[f"{player['troops']}/6" for player in players])
    table.add_row(words.term("token"), *[str(player["tokens"]) for player in players])
    table.add_row(words.term("cross"), *[str(crosses) for crosses in model.view["crosses"]])
    table.add_row(words.t("gov-head-move"), *[room_of(model, seat, words) for seat in range(len(players))])
    table.add_row(
        words.t("gov-trophies"),
        *[names([players[other]["faction"] for other in player["trophies"]], words) for player in players],
    )
    table.add_row(words.t("gov-market-patronage"), *[names(player["bonuses"], words) for player in players])
    table.add_row(words.t("gov-market-titles"), *[names(list(player["tiles"]), words) for player in players])
    return table


def room_of(model: TableModel, seat: int, words: GameWords) -> str:
    palace = words.palace(model, seat)
    return "—" if palace.marker is None else f"{palace.marker + 1} {words.term(palace.action(palace.marker))}"


def names(things: list[str], words: GameWords) -> str:
    return ", ".join(words.short(thing) for thing in things) or "—"
