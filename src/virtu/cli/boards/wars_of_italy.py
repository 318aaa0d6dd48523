"""The Wars of Italy in the terminal: the Rounds, three influence tracks, Italy by disc, both sides, the own Palace."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from virtu.cli.boards.governing import city_words, names, room_of
from virtu.cli.boards.palace import agent, court, domain, headed, house, market, rooms, seat_name
from virtu.cli.scores import signed
from virtu.cli.words import TableModel, Words
from virtu.cli.words.wars_of_italy import GameWords
from virtu.kernel.score import Score


def board(model: TableModel, words: Words, scores: list[Score] | None) -> RenderableType:
    assert isinstance(words, GameWords)
    return Group(
        rounds(model, words),
        tracks(model, words),
        italy(model, words),
        sides(model, words, scores),
        rooms(model, words),
        court(model, words),
        domain(model, words),
        headed(words.t("gov-market"), ""),
        market(model, words),
    )


def rounds(model: TableModel, words: GameWords) -> str:
    """The Round track: $ marks a salary Round, brackets the one that is played."""
    view = model.view
    shown = []
    for number in range(1, view["last_round"] + 1):
        text = f"{number}$" if number in view["salary_rounds"] else str(number)
        now = number == view["round"]
        shown.append(
            f"[bold reverse]‹{text}›[/]" if now else f"[dim]{text}[/]" if number < view["round"] else text
        )
    aside = words.t("wars-salary-aside", rounds=words.listed([str(one) for one in view["salary_rounds"]]))
    return headed(words.t("wars-rounds"), f"{' '.join(shown)}  [dim]$ {aside}[/]")


def tracks(model: TableModel, words: GameWords) -> Table:
    """A line for every Major City, France on the left; ◆ is the marker, │ parts the zones."""
    table = Table(words.t("wars-influence"), track_head(model, words), words.t("wars-posture"))
    table.columns[1].no_wrap = True
    for name, major in model.view["majors"].items():
        notes = []
        if major["status"] == "active":
            line = squares(model, major["square"])
            notes.append(words.t(f"wars-posture-{major['posture'][model.seat]}"))
            if major["agent"] is not None:
                notes.append(agent(model, major["agent"], words))
        elif major["status"] == "allied":
            line = words.t("gov-allied-with", house=seat_name(model, major["ally"], words))
        else:
            line = words.term("eliminated")
        if major["status"] != "eliminated":
            printed = words.printed["majors"][name]["troops"]
            notes.append(words.t("wars-major-troops", on=printed - major["pool"], all=printed))
        table.add_row(house(name, words), line, ", ".join(notes))
    return table


def track_head(model: TableModel, words: GameWords) -> str:
    """Who pulls where."""
    width = len(squares(model, None))
    left, right = words.term("france"), words.term("naples")
    gap = " " * max(2, width - len(left) - len(right) - 4)
    return f"{house('france', words, '◀ ' + left)}{gap}{house('naples', words, right + ' ▶')}"


def squares(model: TableModel, marker: int | None) -> str:
    track = model.view["track"]
    text = ""
    for square in range(-track["end"], track["end"] + 1):
        if square in (1 - track["alliance"], 1 - track["favour"], track["favour"], track["alliance"]):
            text += "│ "
        text += "◆ " if square == marker else f"{abs(square)} "
    return text.rstrip()


def italy(model: TableModel, words: GameWords) -> Table:
    """Cities by the disc on them, each with its value and the Troops there."""
    table = Table(words.t("gov-owner"), words.t("gov-cities"), show_lines=True)
    for colour in [*words.house_of, None]:
        cities = [
            city_words(model, name, armies(model, city, words), words)
            for name, city in model.view["cities"].items()
            if city.get("disc") == colour
        ]
        if cities:
            who = words.t("gov-neutral") if colour is None else house(words.house_of[colour], words)
            table.add_row(who, ", ".join(cities))
    return table


def armies(model: TableModel, city: dict[str, Any], words: GameWords) -> list[str]:
    lines = []
    for colour, count in city.get("troops", {}).items():
        name = house(words.house_of[colour], words)
        lines.append(words.t(f"gov-city-{stance(model, city, colour, words)}", count=count, house=name))
    for colour, count in city.get("routed", {}).items():
        lines.append(words.t("gov-city-marked", count=count, house=house(words.house_of[colour], words)))
    return lines


def stance(model: TableModel, city: dict[str, Any], colour: str, words: GameWords) -> str:
    """Behind the walls, before them in peace, or besieging."""
    seats = [seat for seat, player in enumerate(model.view["players"]) if colour in player["troops"]]
    if colour == city.get("disc") or (seats and city.get("owner") == seats[0]):
        return "garrison"
    major = model.view["majors"].get(words.house_of.get(city.get("disc", ""), ""), {})
    posture = major["posture"][seats[0]] if seats and "posture" in major else "hostile"
    return "siege" if posture == "hostile" else "guests"


def sides(model: TableModel, words: GameWords, scores: list[Score] | None) -> Table:
    """Both sides' means, side by side."""
    players = model.view["players"]
    table = Table(words.t("wars-sides"), *[seat_name(model, seat, words) for seat in range(2)])
    for column in table.columns:
        column.overflow = "fold"
    if scores:
        table.add_row(
            words.t("gov-prestige-points"), *[signed(score.total) for score in scores], style="bold"
        )
    table.add_row(words.t("gov-treasury"), *[str(player["treasury"]) for player in players])
    table.add_row(words.t("gov-cities"), *[str(player["cities"]) for player in players])
    table.add_row(words.t("gov-agents"), *[str(player["agents"]) for player in players])
    table.add_row(words.t("gov-troops"), *[troops(player, words) for player in players])
    table.add_row(words.term("token"), *[str(player["tokens"]) for player in players])
    table.add_row(words.term("cross"), *[str(crosses) for crosses in model.view["crosses"]])
    table.add_row(words.t("gov-head-move"), *[room_of(model, seat, words) for seat in range(2)])
    table.add_row(words.t("gov-trophies"), *[str(sum(player["trophies"].values())) for player in players])
    table.add_row(words.t("gov-market-titles"), *[names(list(player["tiles"]), words) for player in players])
    return table


def troops(player: dict[str, Any], words: GameWords) -> str:
    """Own Troops on the board of how many, and those of allies."""
    return ", ".join(
        f"{house(words.house_of[colour], words)} {count}/{count + player['pool'][colour]}"
        for colour, count in player["troops"].items()
    )
