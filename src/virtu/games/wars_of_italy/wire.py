"""The Wars of Italy as they are told to those who draw them: what stands in a view, a preview and the components.

Plain dicts when they run. The client's types are written from these (`python -m virtu.server.typescript`).
"""

from typing import Literal, NotRequired, TypedDict

from virtu.games.palace import wire as palace
from virtu.games.palace.wire import Card, CityCard, Geography, PrintedSpace

Major = Literal["rome", "venice", "florence"]
Colour = Literal["blue", "yellow", "white", "green", "red"]
Posture = Literal["hostile", "neutral", "favourable", "allied"]


class City(TypedDict):
    """A City in few words: what is not said is absent."""

    value: NotRequired[int]
    """Where an Agent changes it for the one who looks."""
    disc: NotRequired[Colour]
    owner: NotRequired[int]
    ready: NotRequired[bool]
    no_tile: NotRequired[bool]
    agent: NotRequired[int]
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
    posture: NotRequired[tuple[Posture, Posture]]
    """Towards France, towards Naples."""


class Track(TypedDict):
    """The squares are -end to end; from these distances on a side is favoured, and may conclude."""

    end: int
    alliance: int
    favour: int


class Display(TypedDict):
    """WI-2.5 What is for sale or to be had."""

    notables: dict[str, int]
    tiles: dict[str, int]
    indulgences: int
    tokens: int


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
    posture: tuple[Posture, Posture]
    alliance: bool


class Sum(TypedDict):
    """The sources that bring so many Crowns and Crosses."""

    crown: int
    cross: int
    use: list[str]


class Answers(TypedDict):
    """The answers that spend one symbol on a track."""

    crown: str
    cross: str


class Tracks(TypedDict):
    """By track, its squares after so many symbols; eliminated and allied Major Cities have none."""

    rome: NotRequired[list[After]]
    venice: NotRequired[list[After]]
    florence: NotRequired[list[After]]


class ByTrack(TypedDict):
    """By track, the answers that spend on it."""

    rome: Answers
    venice: Answers
    florence: Answers


class Spread(TypedDict):
    """WI-5.3 What Crowns and Crosses could do now."""

    tracks: Tracks
    ways: list[Sum]
    answers: ByTrack


class Details(palace.Details):
    """What a question is about; each tells some of it."""

    spread: NotRequired[Spread]


class Moment(Details):
    """The open question with what it is about."""

    seat: int
    topic: str


class Majors(TypedDict):
    """The three Major Cities."""

    rome: MajorCity
    venice: MajorCity
    florence: MajorCity


class View(TypedDict):
    """What a seat sees of the table."""

    round: int
    last_round: int
    salary_rounds: list[int]
    phase: str
    order: list[int]
    cities: dict[str, City]
    majors: Majors
    track: Track
    display: Display
    players: list[Player]
    crosses: list[int]
    moment: Moment | None


class Preview(palace.Preview):
    """What an answer would bring; each question tells some of it."""

    crowns: NotRequired[int]
    square: NotRequired[int]
    posture: NotRequired[tuple[Posture, Posture]]
    alliance: NotRequired[bool]
    plains: NotRequired[bool]
    influence: NotRequired[dict[Major, int]]
    """Where markers would stand."""
    eliminates: NotRequired[Major]
    cards: NotRequired[list[str]]
    cities: NotRequired[list[str]]
    troops: NotRequired[int]
    beside: NotRequired[int]
    """Troops that wait beside the board."""
    agents: NotRequired[int]


class SidePalace(palace.PrintedPalace):
    """The Palace of a side as it is printed, and what the side begins with."""

    general_faction: int
    cities: list[str]
    troops: int


class PrintedMajor(TypedDict):
    colour: Colour
    capital: str
    cities: list[str]
    troops: int


class PrintedMajors(TypedDict):
    rome: PrintedMajor
    venice: PrintedMajor
    florence: PrintedMajor


class Widths(TypedDict):
    widths: dict[str, list[int]]
    reconstructed: list[str]


class Rounds(TypedDict):
    """The Rounds, those with salaries, and the first of each year."""

    last: int
    salary: list[int]
    years: list[tuple[int, int]]
    reconstructed: list[str]


class Components(TypedDict):
    """What never changes."""

    cities: dict[str, CityCard]
    kings: dict[str, Card]
    notables: dict[str, Card]
    tiles: dict[str, Card]
    royal: dict[str, Card]
    data_hash: str
    symbols: list[str]
    actions: list[str]
    colours: list[Colour]
    factions: dict[str, SidePalace]
    seats: dict[str, list[str]]
    majors: PrintedMajors
    tracks: Widths
    rounds: Rounds
    spaces: list[PrintedSpace]
    map: Geography
