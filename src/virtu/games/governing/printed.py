"""What is printed on the components, once and for all clients: names, symbols, prices, and what of it is known."""

from typing import Final

from virtu.games.governing.box import ACTIONS, SYMBOLS
from virtu.games.governing.tables import (
    BOX,
    BONUSES,
    CITIES_POINTS,
    COLOUR,
    FACTIONS,
    PATRONAGE_POINTS,
    POWERS,
    SEAS,
    SHADED,
    SPACE_NAME,
    TITLES,
)

# Entries are handed on as the data files have them; `known` names the fields the printed game gives, all others are ours.
TABLES: Final = ["cities", "palaces", "family", "notables", "tiles", "patronage", "alliances"]


def components() -> dict[str, object]:
    """Cities, roads, cards, tiles, Palaces, prices and tracks, each entry with its `known` fields."""
    found: dict[str, object] = {name: BOX.entries(name) for name in TABLES}
    found["roads"] = {
        "both": BOX.tables["roads"]["both"],
        "3/4": BOX.tables["roads"]["side_3_4"],
        "2/5": BOX.tables["roads"]["side_2_5"],
        "known": BOX.tables["roads"]["known"],
    }
    found["seas"] = SEAS
    found["symbols"] = SYMBOLS
    found["actions"] = ACTIONS
    found["printed_symbols"] = dict(BOX.tables["printed_symbols"])
    found["spaces"] = [{"name": SPACE_NAME[space], "shaded": SHADED[space]} for space in range(len(SPACE_NAME))]
    found["titles"] = TITLES
    found["bonuses"] = BONUSES
    found["powers"] = POWERS
    found["houses"] = {FACTIONS[faction]: COLOUR[faction] for faction in range(len(FACTIONS))}
    found["tracks"] = {"cities": CITIES_POINTS, "patronage": PATRONAGE_POINTS}
    return found
