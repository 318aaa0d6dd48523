"""The Wars of Italy as they are told to those who draw them: what stands in a view, a preview and the components.

Plain dicts when they run. The client's types are written from these (`python -m virtu.server.typescript`).
"""

from typing import Literal, NotRequired, TypedDict

from virtu.games.palace import wire as palace
from virtu.games.palace.wire import Card, Display

Major = Literal["rome", "venice", "florence"]
Colour = Literal["blue", "yellow", "white", "green", "red"]
Spent = Literal["crown", "cross"]
Posture = Literal["hostile", "neutral", "favourable", "allied"]


class City(palace.City):
    """A City with its disc and the Troops before it."""

    disc: NotRequired[Colour]
    no_tile: NotRequired[bool]
    troops: NotRequired[dict[str, int]]
    routed: NotRequired[dict[str, int]]
    """Those that must retreat."""


class MajorCity(TypedDict):
    """A Major City: its track, its postures, and what lies beside the board."""

    colour: Colour
    status: Literal["active", "allied", "eliminated"]
    pool: int
    """Troops beside the board."""
    ally: NotRequired[int]
    square: NotRequired[int]
    agent: NotRequired[int | None]
    cards: NotRequired[list[str]]
    agents: NotRequired[int]
    posture: NotRequired[list[Posture]]
    """Towards France, towards Naples."""


class Track(TypedDict):
    """The squares are -end to end; from these distances on a side is favoured, and may conclude."""

    end: int
    alliance: int
    favour: int


class Player(palace.Palace):
    """One side, its armies and trophies by colour."""

    placed: int
    """Agents standing somewhere."""
    troops: dict[str, int]
    pool: dict[str, int]
    allies: list[Major]
    trophies: dict[str, int]


class After(TypedDict):
    """A square a marker would reach."""

    square: int
    posture: list[Posture]
    alliance: bool


class Sum(TypedDict):
    """The sources that bring so many Crowns and Crosses."""

    crown: int
    cross: int
    use: list[str]


class Spread(TypedDict):
    """WI-5.3 What Crowns and Crosses could do now."""

    tracks: dict[str, list[After]]
    """By track, its squares after so many symbols; eliminated and allied Major Cities have none."""
    ways: list[Sum]
    answers: dict[Major, dict[Spent, str]]
    """Those that spend one symbol on a track."""


class Details(palace.Details):
    """What a question is about; each tells some of it."""

    spread: NotRequired[Spread]


class QuestionDetails(palace.QuestionDetails, Details):
    """The open question with what it is about."""


class View(palace.View):
    """What a seat sees of the table."""

    round: int
    last_round: int
    salary_rounds: list[int]
    cities: dict[str, City]
    majors: dict[Major, MajorCity]
    track: Track
    display: Display
    players: list[Player]
    details: QuestionDetails | None


class Preview(palace.Preview):
    """What an answer would bring; each question tells some of it."""

    crowns: NotRequired[int]
    square: NotRequired[int]
    posture: NotRequired[list[Posture]]
    alliance: NotRequired[bool]
    plains: NotRequired[bool]
    influence: NotRequired[dict[str, int]]
    """Where markers would stand, by the tracks they move on."""
    eliminates: NotRequired[Major]
    cards: NotRequired[list[str]]
    cities: NotRequired[list[str]]
    troops: NotRequired[int]
    beside: NotRequired[int]
    """Troops that wait beside the board."""
    agents: NotRequired[int]


class PrintedArmy(TypedDict):
    """A colour, its initial cities, and all its Troops."""

    colour: Colour
    cities: list[str]
    troops: int


class SidePalace(PrintedArmy, palace.PrintedRooms):
    """The Palace of a side as it is printed, and what the side begins with."""

    general_faction: int


class PrintedMajor(PrintedArmy):
    capital: str


class Widths(TypedDict):
    widths: dict[str, list[int]]
    reconstructed: list[str]


class Rounds(TypedDict):
    """The Rounds, those with salaries, and the first of each year."""

    last: int
    salary: list[int]
    years: list[tuple[int, int]]
    reconstructed: list[str]


class Components(palace.Components):
    """What never changes."""

    kings: dict[str, Card]
    royal: dict[str, Card]
    colours: list[Colour]
    factions: dict[str, SidePalace]
    majors: dict[Major, PrintedMajor]
    tracks: Widths
    rounds: Rounds


class Figures(palace.Figures):
    """The numbers its player aid tells."""

    last_round: int
    salary_rounds: list[int]
    widths: list[int]
    """The zones of a track, from the French Alliance to the Neapolitan one."""
    loss_dependency: int
    loss_capital: int
    recruit_at_allies: bool
    religion: int
