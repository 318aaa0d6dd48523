"""The Art of Governing as it is told to those who draw it: what stands in a view, a preview and the components.

Plain dicts when they run. The client's types are written from these (`python -m virtu.server.typescript`).
"""

from typing import NotRequired, TypedDict

from virtu.games.palace import wire as palace
from virtu.games.palace.wire import Card, CityCard, Details, Geography, PrintedPalace, PrintedSpace, Side

__all__ = ["City", "Components", "Details", "Display", "Moment", "Player", "Power", "Preview", "View"]


class City(TypedDict):
    """A City in few words: what is not said is absent."""

    value: NotRequired[int]
    """Where an Agent changes it for the one who looks."""
    owner: NotRequired[int]
    ready: NotRequired[bool]
    agent: NotRequired[int]
    cathedral: NotRequired[Side]
    troops: NotRequired[list[int]]
    """By seat."""
    marked: NotRequired[list[int]]
    """By seat: those that must retreat."""


class Power(TypedDict):
    """A Power and its Alliance."""

    ally: int | None
    spent: bool
    agent: int | None


class Display(TypedDict):
    """What is for sale or to be had."""

    notables: dict[str, int]
    tiles: dict[str, int]
    bonuses: list[str]
    indulgences: int
    tokens: int


class Player(palace.Palace):
    """One player."""

    track: int
    patronage: int
    bonuses: list[str]
    troops: int
    trophies: list[int]


class Moment(palace.Details):
    """The open question with what it is about."""

    seat: int
    topic: str


class View(TypedDict):
    """What a seat sees of the table."""

    year: int
    phase: str
    order: list[int]
    stack: list[int]
    last_year: bool
    cities: dict[str, City]
    powers: dict[str, Power]
    display: Display
    players: list[Player]
    crosses: list[int]
    moment: Moment | None


class Preview(palace.Preview):
    """What an answer would bring; each question tells some of it."""

    step: NotRequired[int]
    bonus: NotRequired[bool]
    origin: NotRequired[str]
    """The own City a City is annexed from."""
    cities: NotRequired[int]


class Components(TypedDict):
    """What never changes."""

    cities: dict[str, CityCard]
    family: dict[str, Card]
    notables: dict[str, Card]
    tiles: dict[str, Card]
    alliances: dict[str, Card]
    data_hash: str
    symbols: list[str]
    actions: list[str]
    factions: dict[str, PrintedPalace]
    seats: dict[str, list[str]]
    spaces: list[PrintedSpace]
    bonuses: dict[str, Card]
    map: Geography
    patronage_points: list[int]
    cities_points: list[int]
