"""What travels between the lab and its page. The client's types are written from all that is named here."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from virtu.lab.compare import Change
from virtu.lab.estimate import Estimate
from virtu.lab.figures import Figures, Link, Question, Source, Span, Win
from virtu.server.wire import Value

__all__ = [
    "Change", "ChangeableNumber", "Estimate", "Figures", "Lab", "Length", "Link", "NewStudy", "OwnGames", "OwnGroup",
    "Question", "Source", "Span", "StudyBot", "StudyInfo", "StudyReport", "Win",
]  # fmt: skip

StudyState = Literal["waiting", "running", "paused", "done", "failed"]
Company = Literal["people", "mixed", "bots"]
"""Who sat at a table: people, people and bots, bots."""
Group = Literal["people", "people_with_bots", "bots_with_people", "bots"]
"""Whose seats: people's among themselves, people's beside bots, bots' beside people, bots' among themselves."""


class NewStudy(Struct, forbid_unknown_fields=True):
    """What somebody wants to know. Everything in it is chosen from what the lab offers."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=10)]
    games: Annotated[int, Meta(ge=1, le=1_000_000)]
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=10)]
    """One for all seats, or one for each."""
    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
    fixed: bool = False
    """Every bot keeps its seat; otherwise they move one seat further with every game."""
    options: dict[str, Value] = field(default_factory=dict)
    """Of the only variant, or of A."""
    other: dict[str, Value] | None = None
    """The options of B, where two variants are compared."""
    number: Annotated[str, Meta(max_length=40)] = ""
    """B is played with one number of the components changed: which, and to what."""
    value: Annotated[int, Meta(ge=0, le=99)] = 0


class StudyBot(Struct):
    """A bot that studies may ask, and how many games of the quickest one of its games is counted as."""

    name: str
    level: str
    playouts: int
    """0: it answers at once."""
    work: int


class ChangeableNumber(Struct):
    """A number of the components that B may change."""

    name: str
    kind: str
    thing: str
    usual: int
    least: int
    most: int


class StudyInfo(Struct):
    """A study as lists show it."""

    id: str
    study: NewStudy
    state: StudyState
    done: int
    total: int
    """Games of all its series."""
    found: int
    """How many games of each series its figures cover so far."""
    place: int
    """How many are before it while it waits."""
    created: str
    since: str
    """When it came into this state."""
    yours: bool
    trouble: str
    """Why it failed: `too_long`, `too_large`, `interrupted`, `crashed`."""
    file: str
    """What the file of the study is called."""
    data: str
    """The same of its component data, if it has any of its own."""


class Lab(Struct):
    """What the lab offers, and what is going on in it."""

    runs: bool
    """Whether studies can be started on this server."""
    bots: list[StudyBot]
    counts: list[int]
    """How many games a study may have in each series."""
    most: int
    """The most work of one study, all series together."""
    numbers: dict[str, list[ChangeableNumber]]
    """By game."""
    studies: list[StudyInfo]
    """The running one, those that wait in their order, then the others, the newest first."""


class StudyReport(Struct):
    """What a study found, or what it has found so far."""

    study: StudyInfo
    figures: list[Figures]
    """Of the only variant, or of A and B."""
    changes: list[Change]
    """B minus A on the same deals."""
    rules_version: str
    data_hash: list[str]
    bots_version: str
    seeds: list[int]
    """The first deal and the last."""
    text: str
    """The study's file."""


class OwnGroup(Struct):
    """How often one group's seats won. Groups are never put together."""

    who: Group
    games: int
    factions: list[Win]
    seats: list[Win]


class Length(Struct):
    """How long games were, and how many points won them."""

    company: Company
    games: int
    rounds: Estimate
    decisions: Estimate
    winning_points: Estimate


class OwnGames(Struct):
    """What the finished games of this server show."""

    game: str
    players: int
    counts: dict[int, int]
    """By the number of players: so many games were counted."""
    finished: int
    """So many games are to be counted in all."""
    counted: int
    groups: list[OwnGroup]
    lengths: list[Length]
