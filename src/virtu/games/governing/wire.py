"""The Art of Governing as it is told to those who draw it: what stands in a view, a preview and the components.

Plain dicts when they run. The client's types are written from these (`python -m virtu.server.typescript`).
"""

from typing import NotRequired, TypedDict

from virtu.games.palace import wire as palace
from virtu.games.palace.wire import Card, Details, PrintedPalace, QuestionDetails, Side

__all__ = [
    "City", "Components", "Details", "Display", "Figures", "Player", "Power", "Preview", "QuestionDetails", "View",
]


class City(palace.City):
    """A City with its Cathedral and the Troops before it."""

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


class Display(palace.Display):
    """What is for sale or to be had, Patronage bonuses among it."""

    bonuses: list[str]


class Player(palace.Palace):
    """One player."""

    track: int
    patronage: int
    bonuses: list[str]
    troops: int
    trophies: list[int]


class View(palace.View):
    """What a seat sees of the table."""

    year: int
    stack: list[int]
    last_year: bool
    cities: dict[str, City]
    powers: dict[str, Power]
    display: Display
    players: list[Player]
    details: QuestionDetails | None


class Preview(palace.Preview):
    """What an answer would bring; each question tells some of it."""

    step: NotRequired[int]
    bonus: NotRequired[bool]
    origin: NotRequired[str]
    """The own City a City is annexed from."""
    cities: NotRequired[int]


class Components(palace.Components):
    """What never changes."""

    family: dict[str, Card]
    alliances: dict[str, Card]
    factions: dict[str, PrintedPalace]
    bonuses: dict[str, Card]
    patronage_points: list[int]
    cities_points: list[int]


class Figures(palace.Figures):
    """The numbers its player aid tells."""

    ending_cities: int
    last_step: int
    year_limit: int
    """0: none."""
    sponsor: list[dict[str, int]]
    """By step of Patronage, from the first: what is paid, by symbol."""
    bonus_steps: list[int]
    space_cities: int
    alliances: dict[str, dict[str, int]]
    france_strength: int
    ottoman_ships: int
    first_city: int
    """How many Cities the first of the points below is for."""
    cities_points: list[int]
    patronage_points: list[int]
    furthest: int
    religion: list[int]
    """By rank, as far as there are points."""
    religion_of_three: list[int]
    trophy: int
