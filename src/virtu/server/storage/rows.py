"""What the database keeps about tables, as the server holds it in memory."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime, timedelta
from operator import attrgetter
from typing import TypedDict

from virtu.kernel.option import Value
from virtu.server.wire import Fact, TableState

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for another


second: tuple[int, str] = 0, ""
"""The last one that somebody asked for, and how it is written."""


def now() -> str:
    """The time as `datetime` writes it with milliseconds, but for every answer: only a new second is written anew."""
    global second
    whole, part = divmod(time.time_ns() // 1_000_000, 1000)
    known, written = second
    if known != whole:
        written = datetime.fromtimestamp(whole, UTC).isoformat(timespec="seconds")[:-6]
        second = whole, written
    return f"{written}.{part:03}+00:00"


def before_now(ago: timedelta) -> str:
    return (datetime.now(UTC) - ago).isoformat(timespec="milliseconds")


def fresh_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def is_id(text: str) -> bool:
    """Whether anything can be called that; no database has to be asked about the rest."""
    return 0 < len(text) <= 32 and text.isascii() and text.isalnum()


def salted(before: str, seat: int, given: str) -> str:
    """What the players have added to the seed so far, and one more: one for each seat, in the order they came.

    Whoever takes a seat that somebody left takes their word back too: nobody can say so much that others go unheard.
    """
    plain = "".join(letter for letter in given if letter.isascii() and letter.isalnum())[:32]
    others = [word for word in before.split() if not word.startswith(f"{seat}:")]
    return " ".join([*others, f"{seat}:{plain}"]) if plain else before


@dataclass(slots=True)
class SeatRow:
    """Who sits where. A person who left keeps `guest` while a bot plays on, and may come back."""

    kind: str
    name: str = ""
    guest: str | None = None
    level: str | None = None


class LessonRow(TypedDict):
    name: str
    step: int


@dataclass(slots=True)
class TableRow:
    """A table as the lists show it, without its log."""

    id: str
    game: str
    rules_version: str
    data_hash: str
    name: str
    players: int
    options: dict[str, Value]
    owner: str | None
    state: TableState = "waiting"
    version: int = 0
    asked: int = 0
    """The version at which the open question was put: answers to it or later ones are not stale."""
    waiting_for: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    rematch: str | None = None
    imported: bool = False
    dice: int | None = None
    """The value of the dice where a seed was given; None: every throw is new. While it is there the table is `seeded`:
    a rating must never count it."""
    secret: str = ""
    """The seed all throws follow from: its hash is shown, itself only when the game is over. Empty: none is."""
    salt: str = ""
    """What the players added to it."""
    fates: list[str] = field(default_factory=list)
    """What chance threw before it was taken back: it comes again. Nobody is shown this."""
    lesson: LessonRow | None = None
    """Which lesson this table is, and the first of its steps that is not done."""
    trouble: str | None = None
    created: str = field(default_factory=now)
    started: str | None = None
    since: str = field(default_factory=now)
    seats: list[SeatRow] = field(default_factory=list)
    token: int = 0
    """Grows whenever another process takes the table over: who has an older one writes nothing any more."""
    unsound: str = ""
    """What is wrong with the row as it was stored; nothing of that is written."""

    def next(self) -> "TableRow":
        """The same table a version later. Made for every answer, so faster than `replace`."""
        row = TableRow(*content(self))
        row.version += 1
        return row


content = attrgetter(*[column.name for column in fields(TableRow)])


@dataclass(frozen=True, slots=True)
class LineRow:
    """One line of the log."""

    seat: int
    text: str
    digest: str


@dataclass(frozen=True, slots=True)
class NoteRow:
    """Something that happened at the table, not in the game: it stands before line number `line`."""

    line: int
    event: str
    facts: dict[str, Fact]


@dataclass(slots=True)
class Change:
    """What one answer, or whatever else happens at a table, makes of it."""

    row: TableRow
    """The table afterwards."""
    old: int
    """Its version before: if the database has another, nothing is written."""
    first: int = 0
    """The number of the first new line."""
    lines: Sequence[LineRow] = ()
    cut: bool = False
    """Lines from `first` on that exist already were taken back, or are replaced."""
    notes: Sequence[NoteRow] = ()
    first_note: int = 0
    answer: tuple[str, str] | None = None
    """Guest and id of the answer that made the change: repeating it is recognised."""
    forget: int = 0
    """Answers up to this version are no longer recognised."""
    seats: bool = False
    """Other people sit there now."""
    rules: bool = False
    """It goes on under other rules, data or options."""

    def rare(self) -> bool:
        """Whether there is more to it than new lines."""
        return bool(self.cut or self.notes or self.forget or self.seats or self.rules)
