"""What is printed on the components, as small ints and names, read once and checked."""

import os
import sys
from typing import Final

from virtu.games.palace.component_data import (
    ACTIONS,
    SYMBOLS,
    BadData,
    Box,
    open_box,
    seas_of,
    shipped,
    words,
)

DATA_VARIABLE: Final = "VIRTU_GOVERNING_DATA"
"""Names a user's own data file, or data that come with the game; set before this module is first imported."""
DATA_NAMES: Final = tuple(shipped())

# Symbols (AG-2.5.1), and the free choice of AG-8.3.2 that only costs have.
FLORIN: Final = 0
CROWN: Final = 1
CROSS: Final = 2
CAVALRY: Final = 3
SHIP: Final = 4
MASK: Final = 5
WAR: Final = 6
ARROW: Final = 7
EITHER: Final = 8
"""In a cost: one Crown or Cross, the payer's choice."""
KINDS: Final = 8

# Actions (AG-2.5.2).
GOVERN: Final = 0
SPONSOR: Final = 1
TRADE: Final = 2
ANNEX: Final = 3
WAGE_WAR: Final = 4
SCHEME: Final = 5
NO_ACTION: Final = -1

FACTIONS: Final = ["milan", "florence", "naples", "venice", "rome"]
ROME_FACTION: Final = 4
SEATS: Final = 5
"""The most there can be."""
ROOMS: Final = 5

# Cortigiano spaces (AG-2.2.1): left 1 base + 2 shaded, right 2 base + 1 shaded.
SPACES: Final = 6
SPACE_NAME: Final = ["left1", "left2", "left3", "right1", "right2", "right3"]
SHADED: Final = [False, True, True, False, False, True]
LEFT_SPACES: Final = [0, 1, 2]
RIGHT_SPACES: Final = [3, 4, 5]
BASE_SPACES: Final = [0, 3, 4]
SHADED_SPACES: Final = [1, 2, 5]

TITLES: Final = ["duchy", "principality", "kingdom", "republic", "guild", "cannons", "kingdom_of_france"]
"""Tiles a player owns at most once, in the order of state.titles."""
DUCHY: Final = 0
PRINCIPALITY: Final = 1
KINGDOM: Final = 2
REPUBLIC: Final = 3
GUILD: Final = 4
CANNONS: Final = 5
KINGDOM_OF_FRANCE: Final = 6
"""Only in the game for two."""
TITLE_KINDS: Final = 7

POWERS: Final = ["france", "empire", "ottoman"]
FRANCE: Final = 0
EMPIRE: Final = 1
OTTOMAN: Final = 2

BONUSES: Final = [
    "leonardo", "bastion", "copernicus", "prince", "michelangelo", "duomo", "sistine", "columbus", "machiavelli",
    "cannons",
]
LEONARDO: Final = 0
BASTION: Final = 1
COPERNICUS: Final = 2
PRINCE: Final = 3
MICHELANGELO: Final = 4
DUOMO: Final = 5
SISTINE: Final = 6
COLUMBUS: Final = 7
MACHIAVELLI: Final = 8
CANNONS_BONUS: Final = 9
ARTIST: Final = 0
WORK: Final = 1
TYPES: Final = ["artist", "work"]

SIDE_3_4: Final = 0
SIDE_2_5: Final = 1


def counts(box: Box, key: str, plain: object, war: object) -> list[int]:
    """A bottom or a cost as numbers by symbol; its War symbols are counted from the list of strengths."""
    by_kind = [0] * KINDS
    if isinstance(plain, dict):
        for symbol, count in plain.items():
            by_kind[SYMBOLS.index(symbol)] = count
    if isinstance(war, list):
        by_kind[WAR] = len(war)
    return by_kind


def kinds_in(bottom: list[int]) -> list[int]:
    """The kinds of symbols a bottom shows, in order."""
    return [kind for kind in range(KINDS) if bottom[kind]]


def number(entry: dict[str, object], field: str, default: int) -> int:
    value = entry.get(field, default)
    return value if isinstance(value, int) else default


def text(entry: dict[str, object], field: str) -> str:
    value = entry.get(field, "")
    return value if isinstance(value, str) else ""


def total(war: object, index: int) -> int:
    """The sum of the strengths (0) or prices (1) of a list of War symbols."""
    return sum([pair[index] for pair in war]) if isinstance(war, list) else 0


def chosen_box() -> Box:
    """Our box, or with a user's values; a broken file of the user ends the program with a sentence."""
    path = os.environ.get(DATA_VARIABLE, "")
    try:
        return open_box(path)
    except BadData as error:
        if not path:
            raise
        sys.stderr.write(f"{error}\n")
        raise SystemExit(2) from None


BOX: Final = chosen_box()
DATA_HASH: Final = BOX.digest

# ---- Cities

_CITIES: Final = BOX.entries("cities")
CITY_NAME: Final[list[str]] = list(_CITIES)
CITIES: Final = len(CITY_NAME)
CITY: Final[dict[str, int]] = {name: index for index, name in enumerate(CITY_NAME)}
VALUE: Final[list[int]] = [number(entry, "value", 1) for entry in _CITIES.values()]
PIRATE: Final[list[bool]] = [entry.get("pirate") is True for entry in _CITIES.values()]
HOME: Final[list[int]] = [
    FACTIONS.index(text(entry, "home")) if text(entry, "home") in FACTIONS else -1 for entry in _CITIES.values()
]
"""The faction whose arms a City bears, or -1."""
FORBIDDEN_AT_3: Final[list[bool]] = [entry.get("forbidden_at_3") is True for entry in _CITIES.values()]
ONLY_SIDE_2_5: Final[list[bool]] = [entry.get("only_side") == "2/5" for entry in _CITIES.values()]


def cities_in_play(players: int) -> list[int]:
    """AG-2.4.5 The Cities that exist with a number of players."""
    cities: list[int] = []
    for city in range(CITIES):
        if (players == 3 and FORBIDDEN_AT_3[city]) or (players != 5 and ONLY_SIDE_2_5[city]):
            continue
        cities.append(city)
    return cities


IN_PLAY: Final[list[list[int]]] = [cities_in_play(players) if players >= 3 else [] for players in range(6)]
CATHEDRAL_SITES: Final[list[int]] = [city for city in range(CITIES) if VALUE[city] >= 3]
"""AG-11.4.9"""


# ---- roads and seas

def read_roads(box: Box, side: str) -> list[list[int]]:
    """The Cities joined to each City by road on one side of the board."""
    joined: list[list[int]] = [[] for _ in range(CITIES)]
    for part in ("both", side):
        roads = box.tables["roads"][part]
        for road in roads if isinstance(roads, list) else []:
            first, second = [CITY[name] for name in words(road)]
            joined[first].append(second)
            joined[second].append(first)
    return [sorted(cities) for cities in joined]


def sea_distances(box: Box) -> list[list[int]]:
    """AG-8.5.3 How many seas a shortest route between two seas lists, both ends included."""
    far = 99
    distances = [[1 if a == b else far for b in range(len(SEAS))] for a in range(len(SEAS))]
    pairs = box.tables["seas"]["adjacent"]
    assert isinstance(pairs, list)
    for pair in pairs:
        first, second = [SEAS.index(name) for name in words(pair)]
        distances[first][second] = distances[second][first] = 2
    for via in range(len(SEAS)):
        for a in range(len(SEAS)):
            for b in range(len(SEAS)):
                distances[a][b] = min(distances[a][b], distances[a][via] + distances[via][b] - 1)
    return distances


NEIGHBOURS: Final[list[list[list[int]]]] = [read_roads(BOX, "side_3_4"), read_roads(BOX, "side_2_5")]
"""By side of the board, then by City."""
SEAS: Final[list[str]] = seas_of(BOX)
PORTS: Final[list[list[int]]] = [[SEAS.index(sea) for sea in words(entry.get("ports"))] for entry in _CITIES.values()]
_SEA_DISTANCE: Final = sea_distances(BOX)


def voyage(first: int, second: int) -> int:
    """AG-8.5.3 The seas crossed between two ports; 0 if one of them is no port."""
    if not PORTS[first] or not PORTS[second] or first == second:
        return 0
    return min([_SEA_DISTANCE[a][b] for a in PORTS[first] for b in PORTS[second]])


VOYAGE: Final[list[list[int]]] = [[voyage(first, second) for second in range(CITIES)] for first in range(CITIES)]
"""Seas crossed between two ports; 0: no voyage."""

# ---- cards: Notables, then Family cards, then Machiavelli, then the Family cards of the game for two

_NOTABLES: Final = BOX.entries("notables")
_FAMILY: Final = BOX.entries("family")
_MACHIAVELLI: Final = BOX.entries("patronage")["machiavelli"]
_KINGS: Final = BOX.entries("kings")
NOTABLES: Final = len(_NOTABLES)
FIRST_FAMILY: Final = NOTABLES
FAMILY_CARDS: Final = len(_FAMILY)
MACHIAVELLI_CARD: Final = NOTABLES + FAMILY_CARDS
FIRST_KING: Final = MACHIAVELLI_CARD + 1
CARDS: Final = FIRST_KING + len(_KINGS)
CARD_NAME: Final[list[str]] = [*_NOTABLES, *_FAMILY, "machiavelli", *_KINGS]
CARD: Final[dict[str, int]] = {name: index for index, name in enumerate(CARD_NAME)}
_CARD_ENTRY: Final = [*_NOTABLES.values(), *_FAMILY.values(), _MACHIAVELLI, *_KINGS.values()]
CARD_BOTTOM: Final[list[list[int]]] = [counts(BOX, "", entry.get("bottom"), entry.get("war")) for entry in _CARD_ENTRY]
CARD_KINDS: Final[list[list[int]]] = [kinds_in(bottom) for bottom in CARD_BOTTOM]
CARD_STRENGTH: Final[list[int]] = [total(entry.get("war"), 0) for entry in _CARD_ENTRY]
CARD_PRICE: Final[list[int]] = [total(entry.get("war"), 1) for entry in _CARD_ENTRY]
CARD_ACTION: Final[list[int]] = [
    ACTIONS.index(text(entry, "action")) if text(entry, "action") else NO_ACTION for entry in _CARD_ENTRY
]
CARD_AGENT: Final[list[bool]] = [entry.get("agent") is True for entry in _CARD_ENTRY]
CARD_POINTS: Final[list[int]] = [
    number(entry, "points", 0) if index != MACHIAVELLI_CARD else 0 for index, entry in enumerate(_CARD_ENTRY)
]
"""Printed prestige points; Machiavelli's are counted as a Patronage bonus."""
CARD_LIMIT: Final[list[int]] = [number(entry, "limit", 0) for entry in _CARD_ENTRY]
"""AG-1.4 How many a player may own; 0: any number."""
CARD_COST: Final[list[list[int]]] = [counts(BOX, "", entry.get("cost"), None) for entry in _CARD_ENTRY]
COPIES: Final[list[int]] = [number(entry, "copies", 5) for entry in _NOTABLES.values()]
FAMILY_OF: Final[list[list[int]]] = [
    [NOTABLES + index for index, entry in enumerate(_FAMILY.values()) if text(entry, "faction") == faction]
    for faction in FACTIONS
]
"""By faction: its three Family cards."""

# ---- sources: everything a payment or a combat can use, numbered once for all seats

ROOM_SOURCE: Final = 6
"""The printed symbol of the marker's Room; 0 to 5 are the Cortigiano spaces."""
ACTION_SOURCE: Final = 7
IMPROVEMENT_SOURCE: Final = 8
CITY_SOURCE: Final = 9
"""The tile of City c is source CITY_SOURCE + c."""
TITLE_SOURCE: Final = CITY_SOURCE + CITIES
CATHEDRAL_SOURCE: Final = TITLE_SOURCE + TITLE_KINDS
"""The Cathedral tile bound to City c is source CATHEDRAL_SOURCE + c."""
POWER_SOURCE: Final = CATHEDRAL_SOURCE + CITIES
INDULGENCE_SOURCE: Final = POWER_SOURCE + 3
MICHELANGELO_SOURCE: Final = INDULGENCE_SOURCE + 1
LEONARDO_SOURCE: Final = MICHELANGELO_SOURCE + 1
TOKEN_SOURCE: Final = LEONARDO_SOURCE + 1
SOURCES: Final = TOKEN_SOURCE + 1
SOURCE_NAME: Final[list[str]] = [
    *SPACE_NAME, "room", "action", "improvement", *CITY_NAME, *TITLES,
    *[f"cathedral {name}" for name in CITY_NAME], *POWERS, "indulgence", "michelangelo", "leonardo", "token",
]


def first_bottoms(box: Box) -> list[object]:
    """What Cities, titles and Cathedrals show at the bottom by our files alone."""
    cities, tiles = box.first["cities"], {**box.first["tiles"], **box.first["royal"]}
    entries = [*[cities[name] for name in CITY_NAME], *[tiles[name] for name in TITLES], *[tiles["cathedral"]] * CITIES]
    return [entry.get("bottom") if isinstance(entry, dict) else None for entry in entries]


_TILES: Final = BOX.entries("tiles")
_TITLES: Final = {**_TILES, **BOX.entries("royal")}
_TILE_ENTRY: Final = [
    *_CITIES.values(), *[_TITLES[name] for name in TITLES], *[_TILES["cathedral"]] * CITIES,
]
_ABOVE: Final = SOURCES - CITY_SOURCE - len(_TILE_ENTRY)
TILE_BOTTOM: Final[list[list[int]]] = [
    *[[0] * KINDS for _ in range(CITY_SOURCE)],
    *[counts(BOX, "", entry.get("bottom"), entry.get("war")) for entry in _TILE_ENTRY],
    *[[0] * KINDS for _ in range(_ABOVE)],
]
"""By source; nothing for sources that are no tiles."""
TILE_FIRST: Final[list[list[int]]] = [
    *[[0] * KINDS for _ in range(CITY_SOURCE)],
    *[counts(BOX, "", bottom, None) for bottom in first_bottoms(BOX)],
    *[[0] * KINDS for _ in range(_ABOVE)],
]
"""The same by our files alone, whatever lies over them."""
TILE_STRENGTH: Final[list[int]] = [
    *[0] * CITY_SOURCE, *[total(entry.get("war"), 0) for entry in _TILE_ENTRY], *[0] * _ABOVE
]
TILE_PRICE: Final[list[int]] = [
    *[0] * CITY_SOURCE, *[total(entry.get("war"), 1) for entry in _TILE_ENTRY], *[0] * _ABOVE
]
TILE_POINTS: Final[list[int]] = [
    *[0] * CITY_SOURCE, *[number(entry, "points", 0) for entry in _TILE_ENTRY], *[0] * _ABOVE
]
TITLE_COST: Final[list[list[int]]] = [counts(BOX, "", _TITLES[name].get("cost"), None) for name in TITLES]
TITLE_SPACE: Final[list[int]] = [number(_TITLES[name], "space", 0) for name in TITLES]
TITLES_WITH_SPACE: Final[list[int]] = [kind for kind in range(TITLE_KINDS) if TITLE_SPACE[kind]]
TITLE_COPIES: Final[list[int]] = [number(_TITLES[name], "copies", 5) for name in TITLES]
CATHEDRAL_COST: Final[list[int]] = counts(BOX, "", _TILES["cathedral"].get("cost"), None)
CATHEDRALS: Final = number(_TILES["cathedral"], "copies", 5)

# ---- palaces

_PALACES: Final = BOX.entries("palaces")


PRINTED: Final[list[list[int]]] = [
    [ACTIONS.index(room) for room in words(_PALACES[faction].get("rooms"))] for faction in FACTIONS
]
"""By faction and Room: the printed action."""
RIGHT_ARROW: Final[list[int]] = [number(_PALACES[faction], "right_arrow_after", 2) - 1 for faction in FACTIONS]
"""By faction: leaving this Room clockwise crosses the right arrow."""
LEFT_ARROW: Final[list[int]] = [number(_PALACES[faction], "left_arrow_after", 4) - 1 for faction in FACTIONS]
PRINTED_SYMBOL: Final[list[int]] = [
    SYMBOLS.index(text(BOX.tables["printed_symbols"], name)) if name in BOX.tables["printed_symbols"] else -1
    for name in ACTIONS
]
"""AG-2.1.2 By action: the symbol its Room shows, or -1."""

# ---- Patronage, tracks, Alliances, set-up

_PATRONAGE: Final = BOX.entries("patronage")
BONUS_TYPE: Final[list[int]] = [TYPES.index(text(_PATRONAGE[name], "type")) for name in BONUSES]
BONUS_POINTS: Final[list[int]] = [number(_PATRONAGE[name], "points", 0) for name in BONUSES]


def numbers(value: object) -> list[int]:
    return [item for item in value if isinstance(item, int)] if isinstance(value, list) else []


PATRONAGE_POINTS: Final[list[int]] = numbers(BOX.tables["patronage_track"]["points"])
LAST_STEP: Final = 5
CITIES_POINTS: Final[list[int]] = numbers(BOX.tables["cities_track"]["points"])
"""From 2 Cities to 8 and more."""
FIRST_SPACE: Final = 2
LAST_SPACE: Final = 8
POWER_COST: Final[list[list[int]]] = [
    counts(BOX, "", BOX.entries("alliances")[name].get("cost"), None) for name in POWERS
]
_SETUP: Final = BOX.tables["setup"]
FACTIONS_AT: Final[list[list[int]]] = [
    [FACTIONS.index(name) for name in words(_SETUP.get(f"factions_{players}"))] for players in range(6)
]
STARTING_FLORINS: Final = number(_SETUP, "florins", 1)
TROOPS: Final = number(_SETUP, "troops", 6)
AGENTS: Final = number(_SETUP, "agents", 5)
INDULGENCES: Final = number(_SETUP, "indulgences", 10)
TOKENS: Final = number(_SETUP, "war_tokens", 11)


def starting_agents() -> list[int]:
    given = _SETUP["starting_agents"]
    return [number(given, faction, 2) for faction in FACTIONS] if isinstance(given, dict) else [2] * 5


STARTING_AGENTS: Final[list[int]] = starting_agents()
COLOUR: Final[list[str]] = [text(BOX.tables["colours"], faction) for faction in FACTIONS]
"""By faction: "blue", "red" …"""

# ---- where Agents stand: Cities, then Rooms by faction, then Powers, then the influence tracks

ROOM_LOCATION: Final = CITIES
"""Room r of faction f is location ROOM_LOCATION + f * ROOMS + r."""
POWER_LOCATION: Final = ROOM_LOCATION + len(FACTIONS) * ROOMS
TRACK_LOCATION: Final = POWER_LOCATION + 3
TRACKS: Final = ["rome", "venice", "florence"]
"""The Major Cities, in the order of their influence tracks."""
LOCATIONS: Final = TRACK_LOCATION + len(TRACKS)
LOCATION_NAME: Final[list[str]] = [
    *CITY_NAME,
    *[f"{COLOUR[faction]} {room + 1}" for faction in range(len(FACTIONS)) for room in range(ROOMS)],
    *POWERS,
    *[f"{major} track" for major in TRACKS],
]
