"""Honour as it is told to those who draw it: what stands in a view, a preview and the components.

Plain dicts when they run. The client's types are written from these (`python -m virtu.server.typescript`).
"""

from typing import Literal, NotRequired, TypedDict

from virtu.kernel.clause import Fact


class Entry(TypedDict):
    """HO-7.3 A place of the queue."""

    card: str
    seat: int
    after: int | None
    """At the end of whose turn it is given out, as things stand; None while the Mill sleeps."""


class Mill(TypedDict):
    """HO-7.4 Whether the queue is active, and what it gives out if the turn ends now."""

    active: bool
    gives_out: int
    market: int
    """HO-9.10 Turns of Market Day that are left."""


class Charge(TypedDict):
    """HO-7.1 The Dishonour card that waits for its target's answer."""

    card: str
    seat: int
    target: int


class Player(TypedDict):
    """One player as the viewer sees them."""

    character: str
    group: str
    level: int
    cap: int
    honour: int
    dishonour: int
    queued: int
    tokens: int
    piles: list[list[str]]
    shames: list[str]
    cards: int
    known: list[str]
    """What all saw being drawn."""
    hand: list[str]
    """One's own; of others nothing."""


class View(TypedDict):
    """What a seat sees of the table."""

    variant: Literal["full", "short"]
    round: int
    last_round: int | None
    rung: bool
    turn: int
    actions: int
    favours: int
    deck: int
    discards: list[str]
    display: list[str | None]
    queue: list[Entry]
    mill: Mill
    charge: Charge | None
    ended: str
    """Why the game ended; empty while it goes on."""
    players: list[Player]


Total = Literal["honour", "dishonour", "queued", "level", "cap", "tokens"]


class Change(TypedDict, total=False):
    """What becomes of a player's totals: from and to, where they change."""

    honour: tuple[int, int]
    dishonour: tuple[int, int]
    queued: tuple[int, int]
    level: tuple[int, int]
    cap: tuple[int, int]
    tokens: tuple[int, int]


class GivenOut(TypedDict):
    """HO-7.5 What the queue would give out if the turn ended."""

    card: str
    seat: int
    total: int
    cap: int
    relocates: int
    """1 if that is over the cap."""


class Alarm(TypedDict):
    """What nobody should do unawares, as a message and its facts."""

    key: str
    facts: dict[str, Fact]


class Preview(TypedDict):
    """What an answer would bring; each question tells some of it."""

    players: NotRequired[dict[str, Change]]
    """By seat, those whose totals change."""
    queue: NotRequired[list[Entry]]
    turn_end: NotRequired[list[GivenOut]]
    warnings: NotRequired[list[Alarm]]
    unless_countered: NotRequired[bool]
    most: NotRequired[int]
    """HO-4.5 How many cards can be exchanged."""
    discarded: NotRequired[list[str]]
    counters: NotRequired[list[str]]
    """The own Counters that would answer a Dishonour one lets pass."""


class Character(TypedDict):
    """HO-1.1 A character, by seat."""

    name: str
    group: str


class Card(TypedDict):
    """A kind of card, and which of it is ours."""

    sort: str
    group: str
    copies: int
    words: str
    """Where its name and flavour stand in the catalogues."""
    reconstructed: list[str]
    value: NotRequired[int]
    high: NotRequired[int]
    clause: NotRequired[str]
    design: NotRequired[str]


class Components(TypedDict):
    """What never changes: characters, numbers, and the cards by name."""

    characters: list[Character]
    hand: int
    display: int
    wakes: int
    """HO-7.4 Queued cards that wake the Mill."""
    caps: dict[str, int]
    cards: dict[str, Card]


class Figures(TypedDict):
    """The numbers its player aid tells."""

    short: bool
    clock: bool
    next_turn: bool
    """HO-R7 A woken Mill gives out first at the end of the next turn."""
    rounds: int
    """HO-11.4, HO-R26 Of the short game, which the round limit may cut short."""
    round_limit: int
    """HO-R9 0: none."""
    hand: int
    display: int
    actions: int
    wakes: int
    top_level: int
    caps: list[int]
    """By level, from the first, as far as one plays on with it."""
    copies: dict[str, int]
    """Of each sort of card in this game."""
    values: dict[str, tuple[int, int]]
    """The lowest and the highest of Honour and Dishonour."""
