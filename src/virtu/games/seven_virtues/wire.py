"""The Seven Virtues as they are told to those who draw them: what stands in a view, a preview and the components.

Plain dicts when they run. The client's types are written from these (`python -m virtu.server.typescript`).
"""

from typing import NotRequired, TypedDict


class Player(TypedDict):
    """One player as the viewer sees them."""

    points: int
    cards: int
    hand: list[str]
    """Of another's hand what SV-6.2 and SV-4.7 show."""


class View(TypedDict):
    """What a seat sees of the table; a place without a card is None."""

    active: list[str | None]
    inactive: list[str | None]
    pile: int
    discards: list[str]
    called: int
    """How many Virtues have been called."""
    hands_open: bool
    players: list[Player]
    standing: list[int]
    """By Virtue, the viewer's rank: 1, 2, 3 for behind, 0 without a card. Empty for a spectator."""


class Holding(TypedDict):
    """What a hand would hold of a Virtue, and where it would stand with that."""

    virtue: str
    count: int
    highest: int
    standing: int


class NextTake(TypedDict):
    """A take the next player could choose from: by a Virtue, by a value, or a card alone."""

    text: str
    count: int
    virtue: NotRequired[str]
    value: NotRequired[int]
    card: NotRequired[str]


class Preview(TypedDict):
    """What an answer would bring; each question tells some of it."""

    cards: NotRequired[list[str]]
    down: NotRequired[list[str]]
    """The cards that slide into reach."""
    next_seat: NotRequired[int]
    next: NotRequired[list[NextTake]]
    holds: NotRequired[list[Holding]]
    icons: NotRequired[dict[str, int]]
    virtue: NotRequired[str]
    points: NotRequired[int]
    """SV-4.6 What an opponent pays for Lights."""


class Card(TypedDict):
    """A card as it is printed, and which of that is ours."""

    virtue: str
    value: int
    icon: str
    label: int
    reconstructed: list[str]


class Components(TypedDict):
    """What never changes: the cards by name."""

    virtues: list[str]
    cards: dict[str, Card]


class Figures(TypedDict):
    """The numbers its player aid tells."""

    players: int
    """0: of no table in particular."""
    cards: int
    width: int
    start: int
    first: int
    second: int
    discards: list[int]
    """SV-4.4 Of the 1st and of the 2nd."""
    gift: int
    named: int
    flames: int
    trio: int
    open_hands: bool
