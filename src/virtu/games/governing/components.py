"""What never changes, told once to clients: cards, tiles, map, palaces, with what is known and what is ours."""

from virtu.games.governing.component_data import ACTIONS, SYMBOLS
from virtu.games.governing.tables import (
    BONUS_POINTS,
    BONUS_TYPE,
    BONUSES,
    BOX,
    CITIES_POINTS,
    CITY_NAME,
    COLOUR,
    DATA_HASH,
    FACTIONS,
    FACTIONS_AT,
    IN_PLAY,
    NEIGHBOURS,
    PATRONAGE_POINTS,
    PORTS,
    PRINTED,
    PRINTED_SYMBOL,
    SEAS,
    SHADED,
    SPACE_NAME,
    TYPES,
)


def entry(table: str, name: str) -> dict[str, object]:
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
    return {**{field: value for field, value in plain.items() if field != "known"}, "reconstructed": ours}


def roads(side: int) -> list[list[str]]:
    found: list[list[str]] = []
    for first, joined in enumerate(NEIGHBOURS[side]):
        found += [[CITY_NAME[first], CITY_NAME[second]] for second in joined if first < second]
    return found


def components() -> dict[str, object]:
    """Everything printed."""
    tables: dict[str, object] = {}
    for table in ("cities", "family", "notables", "tiles", "alliances"):
        tables[table] = {name: entry(table, name) for name in BOX.entries(table)}
    return {
        **tables,
        "data_hash": DATA_HASH,
        "symbols": SYMBOLS,
        "actions": ACTIONS,
        "factions": {
            faction: {
                "colour": COLOUR[index],
                "rooms": [
                    {"action": ACTIONS[action],
                     "symbol": None if PRINTED_SYMBOL[action] < 0 else SYMBOLS[PRINTED_SYMBOL[action]]}
                    for action in PRINTED[index]
                ],
                "right_arrow_after": BOX.entries("palaces")[faction]["right_arrow_after"],
                "left_arrow_after": BOX.entries("palaces")[faction]["left_arrow_after"],
                "reconstructed": ["rooms", "right_arrow_after", "left_arrow_after"],
            }
            for index, faction in enumerate(FACTIONS)
        },
        "seats": {str(players): [FACTIONS[faction] for faction in FACTIONS_AT[players]] for players in range(3, 6)},
        "spaces": [{"space": name, "shaded": SHADED[index]} for index, name in enumerate(SPACE_NAME)],
        "bonuses": {
            name: {**entry("patronage", name), "type": TYPES[BONUS_TYPE[index]], "points": BONUS_POINTS[index]}
            for index, name in enumerate(BONUSES)
        },
        "map": {
            "seas": SEAS,
            "ports": {CITY_NAME[city]: [SEAS[sea] for sea in PORTS[city]] for city in range(len(PORTS)) if PORTS[city]},
            "roads": {"3/4": roads(0), "2/5": roads(1)},
            "known_roads": BOX.tables["roads"].get("known"),
            "in_play": {str(players): [CITY_NAME[city] for city in IN_PLAY[players]] for players in range(3, 6)},
        },
        "patronage_points": PATRONAGE_POINTS,
        "cities_points": CITIES_POINTS,
    }
