"""What is said over the websocket of a table or a plan; described for people in docs/protocol.md."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from virtu.server.wire import Fact, LogEntry, Number, Offer, Question, SeatScore, ShortText, TableInfo

MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$")]
Wish = Literal["take_back", "end"]
"""What all must want."""


# ---- from the client, over the websocket


class Answer(Struct, tag="answer", tag_field="type"):
    version: Number
    id: MessageId
    action: ShortText
    rest: Annotated[list[ShortText], Meta(max_length=60)] = []
    """Answers to what is asked next, each given only if it is then offered, written down together with this one."""
    pause: bool = False
    """If this ends the turn, say so instead of playing it."""


class Explain(Struct, tag="explain", tag_field="type"):
    id: MessageId
    action: ShortText


class Preview(Struct, tag="preview", tag_field="type"):
    id: MessageId
    action: ShortText
    rest: Annotated[list[ShortText], Meta(max_length=30)] = []
    """Answers to what is asked next; the reply tells how many would be taken, and what the last of them brings."""


class Undo(Struct, tag="undo", tag_field="type"):
    version: Number
    id: MessageId
    turn: bool = False
    """All one's answers of this turn, as far as they may be taken back."""


class Redo(Struct, tag="redo", tag_field="type"):
    version: Number
    id: MessageId


class AskBack(Struct, tag="ask_back", tag_field="type"):
    """May I take my last answer back, with all that came of it?"""

    version: Number
    id: MessageId


class Consent(Struct, tag="consent", tag_field="type"):
    """A reply to the one who asks, and to what: the same seat or another may ask for something else meanwhile."""

    version: Number
    id: MessageId
    agree: bool
    seat: Number | None = None
    wish: Wish | None = None
    """None: whatever is asked when it arrives."""


class Hint(Struct, tag="hint", tag_field="type"):
    id: MessageId


class Warn(Struct, tag="warn", tag_field="type"):
    """Is there anything to be said against these answers?"""

    id: MessageId
    action: ShortText
    rest: Annotated[list[ShortText], Meta(max_length=60)] = []


class Resync(Struct, tag="resync", tag_field="type"):
    id: MessageId


class Ping(Struct, tag="ping", tag_field="type"):
    id: MessageId


FromClient = Answer | Explain | Preview | Undo | Redo | AskBack | Consent | Hint | Warn | Resync | Ping


# ---- from the server


class Waiting(Struct):
    seats: list[int]
    since: str


class Asking(Struct):
    """A seat asks for something all must want; who must still agree."""

    seat: int
    waits: list[int]
    wish: Wish = "take_back"


class Snapshot(Struct, tag="snapshot", tag_field="type"):
    version: int
    table: TableInfo
    seat: int | None
    view: dict[str, object] | None
    question: Question | None
    waiting: Waiting
    log: list[LogEntry]
    undo: bool
    redo: bool
    score: list[SeatScore] | None
    ask_back: bool = False
    asking: Asking | None = None


class Update(Struct, tag="update", tag_field="type", omit_defaults=True):
    base: int
    version: int
    patch: dict[str, object]
    question: Question | None
    waiting: Waiting
    events: list[LogEntry]
    undo: bool
    redo: bool
    score: list[SeatScore] | UnsetType | None = UNSET
    """Absent: as it was."""
    table: TableInfo | None = None
    ask_back: bool = False
    asking: Asking | None = None


class Refused(Struct, tag="refused", tag_field="type"):
    id: str
    version: int
    clause: str
    key: str
    sentence: str
    facts: dict[str, Fact]
    offer: Offer


class Refusal(Struct):
    clause: str
    key: str
    sentence: str
    facts: dict[str, Fact]


class Explained(Struct, tag="explained", tag_field="type"):
    id: str
    offer: Offer
    refusal: Refusal | None
    preview: dict[str, object]
    taken: int = 0
    """How many answers in a row would be given: the first, then as far as each is offered to the same seat."""


class Reason(Struct):
    """What speaks for or against a plan: a message of the catalogues with its facts."""

    name: str
    facts: dict[str, Fact]
    tone: Literal["gain", "cost", "danger", "plain"]
    like: int = -1
    """The plan earlier in the list of which the same is said; -1: none."""
    of: "Reason | None" = None
    """What the plan goes without, or avoids."""


class Reply(Struct):
    """The turn of another seat that would hurt a plan most: what that seat gets, and what it costs you."""

    seat: int
    theirs: list[Reason]
    yours: list[Reason]


class Odds(Struct):
    """About how often of a hundred times the seat wins, with the 95 % interval."""

    mean: int
    low: int
    high: int


class Idea(Struct):
    """An answer a bot would think of, the plan it begins, why, and what may come of it."""

    offer: Offer
    plan: list[Offer]
    """The whole plan, answer by answer; the first is the offer."""
    aim: int
    """Which of them it is about: those before only put up means."""
    reasons: list[Reason]
    chance: Odds | None
    reply: Reply | None


class Caution(Struct):
    """What an answer would let happen, and the answer that prevents it."""

    reason: Reason
    instead: Offer


class Hinted(Struct, tag="hinted", tag_field="type"):
    id: str
    version: int
    ideas: list[Idea]


class Warned(Struct, tag="warned", tag_field="type"):
    id: str
    version: int
    action: str
    cautions: list[Caution]


class Ending(Struct, tag="ending", tag_field="type"):
    """Nothing was played yet: this answer ends the turn."""

    id: str
    version: int
    action: str


class Accepted(Struct, tag="accepted", tag_field="type"):
    id: str
    version: int


class Error(Struct, tag="error", tag_field="type"):
    id: str | None
    code: str
    sentence: str
    facts: dict[str, Fact] = {}


class Pong(Struct, tag="pong", tag_field="type"):
    id: str
    version: int
    """Where the table stands: who has heard of less has lost something on the way."""


FromServer = Snapshot | Update | Refused | Explained | Hinted | Warned | Ending | Accepted | Error | Pong
