"""What never changes in either game, told once to clients: with what is known and what is ours."""

from collections.abc import Sequence
from typing import cast

from virtu.games.palace.component_data import ACTIONS, SYMBOLS
from virtu.games.palace.tables import (
    BOX,
    CITY_NAME,
    NEIGHBOURS,
    NO_ACTION,
    PORTS,
    PRINTED_SYMBOL,
    SEAS,
    SHADED,
    SPACE_NAME,
    number,
)
from virtu.games.palace.wire import Card, CityCard, Geography, Printed, PrintedRoom, PrintedRooms


def entry(table: str, name: str) -> Card:
    """An entry of the data as it is written, with the fields that are reconstructed."""
    plain = BOX.entries(table)[name]
    known = plain.get("known")
    sure = [str(field) for field in known] if isinstance(known, list) else []
    ours: list[str] = []
    for field, value in plain.items():
        if field == "known" or field in sure:
            continue
        if isinstance(value, dict):
            ours += [f"{field}.{part}" for part in value if f"{field}.{part}" not in sure]
        else:
            ours.append(field)
    told = {**{field: value for field, value in plain.items() if field != "known"}, "reconstructed": ours}
    return cast("Card", told)


def cards(table: str, unused: Sequence[str] = ()) -> dict[str, Card]:
    """The cards or tiles of a table, without what stays in the box."""
    return {name: entry(table, name) for name in BOX.entries(table) if name not in unused}


def roads(side: int) -> list[tuple[str, str]]:
    pairs: list[tuple[str, str]] = []
    for first, joined in enumerate(NEIGHBOURS[side]):
        pairs += [(CITY_NAME[first], CITY_NAME[second]) for second in joined if first < second]
    return pairs


def printed(unused: Sequence[str] = ()) -> Printed:
    """What both games print, without what stays in the box."""
    return {
        "cities": cast("dict[str, CityCard]", cards("cities")),
        "notables": cards("notables", unused),
        "tiles": cards("tiles", unused),
        "symbols": SYMBOLS,
        "actions": ACTIONS,
        "spaces": [{"space": name, "shaded": SHADED[index]} for index, name in enumerate(SPACE_NAME)],
    }


def palace(rooms: list[int], board: str) -> PrintedRooms:
    """The five Rooms of a Palace, and the arrows of a board."""
    arrows = BOX.entries("palaces")[board]
    return {
        "rooms": [room(action) for action in rooms],
        "right_arrow_after": number(arrows, "right_arrow_after", 0),
        "left_arrow_after": number(arrows, "left_arrow_after", 0),
        "reconstructed": ["rooms", "right_arrow_after", "left_arrow_after"],
    }


def room(action: int) -> PrintedRoom:
    if action == NO_ACTION:
        return {"action": None, "symbol": None}
    symbol = PRINTED_SYMBOL[action]
    return {"action": ACTIONS[action], "symbol": None if symbol < 0 else SYMBOLS[symbol]}


def map_of_italy(sides: dict[str, int], in_play: dict[str, list[str]]) -> Geography:
    """Seas, ports and roads; `sides`: those of the board by name, `in_play`: the Cities by number of players."""
    return {
        "seas": SEAS,
        "ports": {CITY_NAME[city]: [SEAS[sea] for sea in PORTS[city]] for city in range(len(PORTS)) if PORTS[city]},
        "roads": {name: roads(side) for name, side in sides.items()},
        "known_roads": cast("list[tuple[str, str]]", BOX.tables["roads"].get("known")),
        "in_play": in_play,
    }
