"""What the game for two adds to the components of the Art of Governing: sides, Major Cities, tracks, Rounds."""

import hashlib
import tomllib
from importlib.resources import files
from typing import Final, cast

from virtu.games.palace.component_data import ACTIONS, words
from virtu.games.palace.tables import (
    BOX,
    CARD,
    CITIES,
    CITY,
    COLOUR,
    COPIES,
    FACTIONS,
    HOME,
    NO_ACTION,
    NOTABLES,
    TITLES,
    TRACKS,
    number,
    numbers,
    text,
)
from virtu.games.palace.tables import DATA_HASH as BOX_HASH
from virtu.games.wars_of_italy.wire import Colour, Major

FRANCE: Final = 0
NAPLES: Final = 1
SIDES: Final = ["france", "naples"]
SIDE_FACTION: Final[list[int]] = [FACTIONS.index("milan"), FACTIONS.index("naples")]
"""By side: the faction of the general game whose colour, and so whose Palace squares, it uses."""

ROME: Final = 0
VENICE: Final = 1
FLORENCE: Final = 2
MAJORS: Final = cast("list[Major]", TRACKS)
MAJOR_COUNT: Final = 3

# Colours of Troops and discs: the two sides, then the Major Cities.
COLOURS: Final = cast(
    "list[Colour]",
    [*[COLOUR[faction] for faction in SIDE_FACTION], *[COLOUR[FACTIONS.index(major)] for major in MAJORS]],
)
COLOUR_COUNT: Final = 5
FIRST_MAJOR: Final = 2
"""The colour of Major City m is FIRST_MAJOR + m."""

_CONTENT: Final = files("virtu.games.wars_of_italy").joinpath("data", "wars.toml").read_bytes()
WARS: Final[dict[str, dict[str, object]]] = tomllib.loads(_CONTENT.decode())


def with_box(digest: str) -> str:
    """The hash of our own file and of a box with this hash."""
    return hashlib.sha256(_CONTENT + digest.encode()).hexdigest()[:12]


DATA_HASH: Final = with_box(BOX_HASH)


def entry(table: str, name: str) -> dict[str, object]:
    values = WARS[table].get(name)
    return values if isinstance(values, dict) else {}


def cities_of(table: str, name: str) -> dict[int, int]:
    """The starting Cities of a side or Major City, with the Troops on each."""
    given = entry(table, name)["cities"]
    return {CITY[city]: count for city, count in given.items()} if isinstance(given, dict) else {}


LAST_ROUND: Final = number(WARS["rounds"], "last", 21)
SALARY_ROUNDS: Final[list[int]] = numbers(WARS["rounds"]["salary"])
TRACK_NAMES: Final[list[str]] = [name for name in WARS["tracks"] if name != "known"]
TRACK_WIDTHS: Final[dict[str, list[int]]] = {name: numbers(WARS["tracks"][name]) for name in TRACK_NAMES}
STARTS: Final[dict[str, list[int]]] = {
    name: [number(entry("start", name), major, number(WARS["start"], major, 0)) for major in MAJORS]
    for name in TRACK_NAMES
}
"""By track: where the markers of the Major Cities begin."""
PALACES: Final[list[list[int]]] = [
    [ACTIONS.index(room) if room else NO_ACTION for room in words(WARS["palaces"][side])] for side in SIDES
]
"""By side and Room: the printed action; NO_ACTION in the empty Room."""
SIDE_CITIES: Final[list[dict[int, int]]] = [cities_of("sides", side) for side in SIDES]
SIDE_TITLES: Final[list[list[int]]] = [
    [TITLES.index(title) for title in words(entry("sides", side)["titles"])] for side in SIDES
]
SIDE_AGENTS: Final[list[int]] = [number(entry("sides", side), "agents", 1) for side in SIDES]
SIDE_FLORINS: Final[list[int]] = [number(entry("sides", side), "florins", 4) for side in SIDES]
MAJOR_CITIES: Final[list[dict[int, int]]] = [cities_of("majors", major) for major in MAJORS]
MAJOR_AGENTS: Final[list[int]] = [number(entry("majors", major), "agents", 0) for major in MAJORS]
CAPITAL: Final[list[int]] = [next(iter(cities)) for cities in MAJOR_CITIES]
CAP: Final[list[int]] = [
    *[number(entry("sides", side), "troops", 6) for side in SIDES],
    *[number(entry("majors", major), "troops", 2) for major in MAJORS],
]
"""By colour: all its Troops."""
LOSS_DEPENDENCY: Final = number(WARS["losses"], "dependency", 4)
LOSS_CAPITAL: Final = number(WARS["losses"], "capital", 1)


def initial() -> list[int]:
    colours = [-1] * CITIES
    for colour, cities in enumerate([*SIDE_CITIES, *MAJOR_CITIES]):
        for city in cities:
            colours[city] = colour
    return colours


INITIAL: Final[list[int]] = initial()
"""WI-2.2 By City: the colour whose disc it bears at the start, or -1."""
ARMS: Final[list[bool]] = [home >= 0 for home in HOME]
"""WI-R44 By City: whether its tile shows arms."""

_KINGS: Final = BOX.entries("kings")
KINGS: Final[list[list[int]]] = [
    [CARD[name] for name, card in _KINGS.items() if text(card, "faction") == whose] for whose in [*SIDES, *MAJORS]
]
"""By colour: its Family cards; of a Major City first the one that opens a space."""
OPENS_SPACE: Final[list[int]] = [CARD[name] for name, card in _KINGS.items() if number(card, "space", 0)]
NOT_SOLD: Final[list[int]] = [CARD["maestro"], CARD["pope"]]
"""WI-1.8"""
WARS_COPIES: Final[list[int]] = [0 if card in NOT_SOLD else COPIES[card] for card in range(NOTABLES)]
GUILDS: Final = 2
