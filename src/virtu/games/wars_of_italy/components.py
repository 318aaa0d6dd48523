"""What never changes, told once to clients: cards, tiles, map, palaces, tracks."""

from typing import Final

from virtu.games.governing.component_data import ACTIONS, SYMBOLS
from virtu.games.governing.components import entry, roads
from virtu.games.governing.tables import (
    BOX,
    CARD_NAME,
    CITY_NAME,
    NO_ACTION,
    PORTS,
    PRINTED_SYMBOL,
    SEAS,
    SHADED,
    SIDE_2_5,
    SPACE_NAME,
)
from virtu.games.wars_of_italy.tables import (
    CAP,
    CAPITAL,
    COLOURS,
    DATA_HASH,
    FIRST_MAJOR,
    LAST_ROUND,
    MAJOR_CITIES,
    MAJORS,
    NOT_SOLD,
    PALACES,
    SALARY_ROUNDS,
    SIDE_CITIES,
    SIDE_FACTION,
    SIDES,
    TRACK_WIDTHS,
)

YEARS: Final = [[1494, 1], [1495, 6], [1496, 12], [1497, 18]]
"""WI-13 D1 The years printed beside the Rounds, each with its first Round: a guess, and without effect."""
NOT_USED: Final = [CARD_NAME[card] for card in NOT_SOLD] + ["republic", "cathedral"]
"""WI-1.8, WI-1.10 What stays in the box."""


def room(action: int) -> dict[str, object]:
    if action == NO_ACTION:
        return {"action": None, "symbol": None}
    symbol = PRINTED_SYMBOL[action]
    return {"action": ACTIONS[action], "symbol": None if symbol < 0 else SYMBOLS[symbol]}


def components() -> dict[str, object]:
    """Everything printed."""
    tables: dict[str, object] = {}
    for table in ("cities", "kings", "notables", "tiles", "royal"):
        tables[table] = {name: entry(table, name) for name in BOX.entries(table) if name not in NOT_USED}
    arrows = BOX.entries("palaces")["milan"]
    return {
        **tables,
        "data_hash": DATA_HASH,
        "symbols": SYMBOLS,
        "actions": ACTIONS,
        "colours": COLOURS,
        "factions": {
            side: {
                "colour": COLOURS[index],
                "general_faction": SIDE_FACTION[index],
                "rooms": [room(action) for action in PALACES[index]],
                "right_arrow_after": arrows["right_arrow_after"],
                "left_arrow_after": arrows["left_arrow_after"],
                "cities": [CITY_NAME[city] for city in SIDE_CITIES[index]],
                "troops": CAP[index],
                "reconstructed": ["rooms", "right_arrow_after", "left_arrow_after"],
            }
            for index, side in enumerate(SIDES)
        },
        "seats": {"2": SIDES},
        "majors": {
            major: {
                "colour": COLOURS[FIRST_MAJOR + index],
                "capital": CITY_NAME[CAPITAL[index]],
                "cities": [CITY_NAME[city] for city in MAJOR_CITIES[index]],
                "troops": CAP[FIRST_MAJOR + index],
            }
            for index, major in enumerate(MAJORS)
        },
        "tracks": {"widths": TRACK_WIDTHS, "reconstructed": ["widths"]},
        "rounds": {
            "last": LAST_ROUND, "salary": SALARY_ROUNDS, "years": YEARS, "reconstructed": ["salary", "years"],
        },
        "spaces": [{"space": name, "shaded": SHADED[index]} for index, name in enumerate(SPACE_NAME)],
        "map": {
            "seas": SEAS,
            "ports": {CITY_NAME[city]: [SEAS[sea] for sea in PORTS[city]] for city in range(len(PORTS)) if PORTS[city]},
            "roads": {"2/5": roads(SIDE_2_5)},
            "known_roads": BOX.tables["roads"].get("known"),
            "in_play": {"2": CITY_NAME},
        },
    }
