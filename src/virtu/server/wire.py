"""What requests over HTTP carry and bring; described for people in docs/protocol.md."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from virtu.bots.ladder import Ladder, Rating, Rung  # noqa: F401 - the client's types are written from all three

Value = str | int | bool | None
Fact = str | int
ShortText = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class FaultBody(Struct):
    """Every error."""

    status: int
    code: str
    sentence: str
    facts: dict[str, Fact]


class Guest(Struct):
    """Who is asking."""

    id: str
    name: str


class Rename(Struct, forbid_unknown_fields=True):
    name: str


class OptionInfo(Struct):
    kind: str
    values: list[Value]
    default: Value
    clause: str
    least: int
    most: int
    under: tuple[str, Value] | None
    """Another option and its value without which this one means nothing."""
    live: Value
    """What a form offers first to people who sit down together; null: the default."""
    fits: dict[str, list[Value]]
    """By the number of players: the values that fit it, where some do not."""


class LessonInfo(Struct):
    name: str
    minutes: int
    steps: int


class LessonStep(Struct):
    """One thing to read or to do; its words are the message `lesson-game-lesson-name`."""

    name: str
    show: list[str]
    """What gets a ring: "spot:card:hope 3", "part:hand"."""
    wanted: list[str]
    """The answers that go on; "any": whatever is legal; none: it is read."""
    free: int
    """So many answers are the learner's own affair."""


class LessonQuestion(Struct):
    name: str
    step: str


class LessonPlan(Struct):
    """A guided first game."""

    game: str
    name: str
    minutes: int
    steps: list[LessonStep]
    questions: list[LessonQuestion]
    """What a learner can answer afterwards, with the step that showed it."""
    parts: dict[str, str]
    """Parts of the page by name, as selectors of style sheets."""


class LessonStand(Struct):
    name: str
    step: int
    """The first step that the table has not done."""


class GameInfo(Struct):
    name: str
    title: str
    players: tuple[int, int]
    options: dict[str, OptionInfo]
    rules_version: str
    data_hash: str
    specification: str
    lessons: list[LessonInfo]


class Games(Struct):
    games: list[GameInfo]
    bots: list[str]
    lab: bool
    """Whether this server has a lab."""


class BotLevel(Struct):
    name: str
    seconds: float
    """How long it thinks about an answer at most."""


class BotsInfo(Struct):
    form: Literal["compiled", "plain"]
    """Which form of the rules runs here: in plain Python bots think less far in the same time."""
    levels: list[BotLevel]
    """From the weakest to the strongest this server allows."""
    ladder: Ladder | None


class ClauseInfo(Struct):
    number: str
    text: str
    sources: str = ""


class RulingInfo(Struct):
    number: str
    question: str
    ruling: str
    notes: str = ""


class BlockInfo(Struct, omit_defaults=True):
    """A piece of a chapter in reading order; a passage or a ruling has a number."""

    kind: Literal["text", "point", "passage", "ruling", "table", "picture"]
    lang: str
    """The language it is told in; English where it is not translated."""
    text: str = ""
    number: str = ""
    question: str = ""
    """What a ruling decides."""
    header: list[str] = []
    rows: list[list[str]] = []
    picture: str = ""
    """Which of the client's pictures; `text` tells what it shows."""


class ChapterInfo(Struct):
    id: str
    title: str
    lang: str
    level: int
    clauses: list[ClauseInfo]
    blocks: list[BlockInfo]


class Rules(Struct):
    game: str
    title: str
    specification: str
    introduction: list[BlockInfo]
    chapters: list[ChapterInfo]
    """What players read."""
    lesson: list[ChapterInfo]
    """The game in five minutes."""
    notes: list[ChapterInfo]
    """What only those who work on the game read; clauses and rulings mention it."""
    rulings: list[RulingInfo]
    examples: list[ClauseInfo]


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit here."""

    kind: Literal["me", "open", "bot"]
    level: ShortText | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: ShortText
    players: Number
    seats: Annotated[list[SeatWish], Meta(max_length=20)] | None = None
    options: dict[ShortText, Annotated[str, Meta(max_length=200)] | int | bool | None] = {}
    name: str = ""
    seed: Number | None = None
    salt: ShortText = ""
    """Letters and figures that you add to the table's seed, so that nobody else alone decides what chance brings."""


class JoinTable(Struct, forbid_unknown_fields=True):
    seat: int | None = None
    salt: ShortText = ""
    """As for a new table; it counts until the game begins."""


class LeaveTable(Struct, forbid_unknown_fields=True):
    level: ShortText | None = None
    """Who plays on in a running game; by default `easy`."""


class Invitation(Struct):
    """How others come to a table."""

    address: str | None
    """The table's page as other machines reach it; null: only this machine does."""
    hint: str
    """What to start the server with so that they can; empty if they can."""


class SeatInfo(Struct):
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    you: bool
    connected: bool


TableState = Literal["waiting", "playing", "over", "parked"]


class TableInfo(Struct):
    id: str
    game: str
    name: str
    players: int
    options: dict[str, Value]
    state: TableState
    version: int
    seats: list[SeatInfo]
    waiting_for: list[int]
    since: str
    your_seat: int | None
    kept_seat: int | None
    """Where a bot plays for you until you come back."""
    yours_alone: bool
    """Whether nobody else plays here or may come back: then you may delete it."""
    winners: list[int]
    rematch: str | None
    created: str
    seeded: bool
    """Whether somebody chose the seed: they can compute every hand. No rating may count such a table."""
    imported: bool
    lesson: LessonStand | None
    """Which lesson this is, where it is one."""
    trouble: str | None
    """Why a table is parked."""
    begun_with: str
    """The component data the game was begun with, where the server has others: then it is parked. Else empty."""
    rings: str | None
    """When the table's clock rings (ISO time), where it has one that runs."""
    pledge: "Pledge | None" = None
    """What chance follows from, where that can be checked: not at tables with a chosen seed, lessons and records."""


class Pledge(Struct):
    """Chance that can be checked: `virtu verify` does it with the record of the finished game."""

    hash: str
    """The SHA-256 of the seed, known before the first throw."""
    salt: str
    """What the players have added."""
    seed: str | None
    """The seed itself, when the game is over."""


class Tables(Struct):
    mine: list[TableInfo]
    open: list[TableInfo]
    watch: list[TableInfo]


class LogEntry(Struct):
    n: int
    event: str
    clause: str
    facts: dict[str, Fact]
    by: int = -1
    """The seat whose answer led to it; -1: nobody's, or nobody's in particular."""


class Offer(Struct):
    """An answer in its parts; `text` is its notation, and what a client sends back."""

    text: str
    verb: str
    args: dict[str, str | int]
    spot: str = ""
    """Where on the board one points to give it: "city:siena"."""


class ReplayStep(Struct):
    seat: int
    offer: Offer
    events: list[LogEntry]


class Replay(Struct):
    table: TableInfo
    steps: list[ReplayStep]
    length: int


class Question(Struct):
    name: str
    clause: str
    seat: int
    offers: list[Offer]
    previews: dict[str, dict[str, object]]
    obvious: str | None = None
    """The offer beside which no other changes anything, if there is one."""


class ScoreLine(Struct):
    name: str
    points: int
    clause: str


class SeatScore(Struct):
    total: int
    lines: list[ScoreLine]


class ReplayView(Struct):
    step: int
    view: dict[str, object]
    question: Question | None
    score: list[SeatScore] | None


class Verdict(Struct):
    """A sentence on what decided a game: the message `decided-…` with its facts, and the step to look at."""

    name: str
    facts: dict[str, Fact]
    step: int
