"""SV-3 A turn: take one legal set of cards, refill, next player."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from virtu.games.seven_virtues.actions import (
    MOST_PLAYERS,
    TAKE_CARD,
    TAKE_VALUE,
    TAKE_VIRTUE,
    TakeCard,
    TakeValue,
    TakeVirtue,
)
from virtu.games.seven_virtues.clauses import (
    ALL_TAKEN,
    BY_VALUE,
    BY_VIRTUE,
    IN_ACTIVE_ROW,
    SINGLE,
    TAKE_A_SET,
)
from virtu.games.seven_virtues.state import EMPTY, SevenVirtues
from virtu.games.seven_virtues.step import TableAsk
from virtu.games.seven_virtues.steps.deal import refill
from virtu.games.seven_virtues.steps.scoring import BEHIND, SCORING, strength
from virtu.games.seven_virtues.tables import (
    CARDS,
    ICON,
    ICONS,
    NAME,
    VALUE,
    VALUES,
    VIRTUE,
    VIRTUES,
    WIDTH,
    names,
)
from virtu.games.seven_virtues.wire import Holding, NextTake, Preview
from virtu.kernel.action import Action, notation
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class Take(TableAsk):
    """SV-3.1 Take all of one Virtue, all of one value, or a card that shares neither."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def topic(self) -> str:
        return "take"

    def rule(self) -> Clause:
        return TAKE_A_SET

    def asked(self, g: SevenVirtues) -> Seat:
        return self.who

    def offers(self, g: SevenVirtues) -> list[Action]:
        return takes(g.active)

    def objection(self, g: SevenVirtues, action: Action) -> Clause | None:
        if isinstance(action, TakeVirtue):
            return None if len(g.active_of_virtue(action.virtue)) > 1 else BY_VIRTUE
        if isinstance(action, TakeValue):
            return None if len(g.active_of_value(action.value)) > 1 else BY_VALUE
        if isinstance(action, TakeCard):
            if action.card not in g.active:
                return IN_ACTIVE_ROW
            return SINGLE if g.active_sharing(action.card) else None
        return TAKE_A_SET

    def answer(self, g: SevenVirtues, action: Action) -> None:
        hand = g.hands[self.who]
        held = len(hand)
        gaps = lift(g.active, g.inactive, action, hand)
        if g.news is not None:
            cards = hand[held:]
            g.tell(
                "took",
                criterion(action),
                {
                    "seat": self.who,
                    "take": notation(action)[5:],
                    "cards": names(cards),
                    "count": len(cards),
                },
            )
        if len(gaps) == WIDTH and empty(g.active):
            g.tell("all_taken", ALL_TAKEN, {})
            g.then(SCORING)
        else:
            g.then(TAKE[g.next_seat(self.who)])
            refill(g, gaps)

    def preview(self, g: SevenVirtues, action: Action, seat: Seat | None) -> Preview:
        """The cards, what slides down, what the next player may take; of a closed hand nothing to others (SV-6.2)."""
        active, inactive, hand = g.active[:], g.inactive[:], g.hands[self.who][:]
        held = len(hand)
        gaps = lift(active, inactive, action, hand)
        cards = hand[held:]
        seen: Preview = {
            "cards": [NAME[card] for card in cards],
            "down": [NAME[g.inactive[column]] for column in gaps if g.inactive[column] != EMPTY],
            "next_seat": g.next_seat(self.who),
            "next": [next_take(active, take) for take in takes(active)],
        }
        if seat != self.who and not g.all_open():
            return seen
        seen["holds"] = [holding(g, self.who, hand, virtue) for virtue in virtues_of(cards)]
        icons = [0] * len(ICONS)
        for card in hand:
            icons[ICON[card]] += 1
        seen["icons"] = {ICONS[icon]: icons[icon] for icon in range(1, len(ICONS))}
        return seen


# What cards can share, a bit each: the seven Virtues, the values. An empty place (-1, so the last) has its own.
NO_CARD: Final = 1 << (len(VIRTUES) + VALUES)
VALUE_BIT: Final = len(VIRTUES) - 1
TRAITS: Final[list[int]] = [
    1 << VIRTUE[card] | 1 << (len(VIRTUES) + VALUE[card] - 1) for card in range(CARDS)
] + [NO_CARD]
TAKE_SHARED: Final[list[Action]] = [*TAKE_VIRTUE, *TAKE_VALUE[1:]]
"""By bit, the take of all cards that share it."""
TAKE: Final = [Take(Seat(seat)) for seat in range(MOST_PLAYERS)]
"""By seat: steps are values, so every turn can share them."""


def traits_of(action: Action) -> i64:
    """What a card of the active row must have to go with a legal take."""
    if isinstance(action, TakeVirtue):
        virtue: i64 = action.virtue
        return 1 << virtue
    if isinstance(action, TakeValue):
        value: i64 = action.value
        return 1 << (VALUE_BIT + value)
    assert isinstance(action, TakeCard)
    return TRAITS[action.card]


def takes(active: list[int]) -> list[Action]:
    """SV-3.1 All legal takes from a row. The most frequent question of all: counting the row once gives exactly what
    nobody objects to."""
    seen: i64 = NO_CARD
    shared: i64 = NO_CARD
    for card in active:
        traits: i64 = TRAITS[card]
        shared |= seen & traits
        seen |= traits
    legal: list[Action] = []
    rest = shared ^ NO_CARD
    bit: i64 = 0
    while rest:
        if rest & 1:
            legal.append(TAKE_SHARED[bit])
        rest >>= 1
        bit += 1
    for card in active:
        traits = TRAITS[card]
        if not traits & shared:
            legal.append(TAKE_CARD[card])
    return legal


def lift(active: list[int], inactive: list[int], action: Action, hand: list[int]) -> list[int]:
    """SV-3.6 The cards of a legal take go from the active row to a hand, and those above slide down: the columns in
    which there is now a gap."""
    taken = traits_of(action)
    gaps: list[int] = []
    column: i64 = 0
    while column < WIDTH:
        card = active[column]
        traits: i64 = TRAITS[card]
        if traits & (taken | NO_CARD):
            if card != EMPTY:
                hand.append(card)
            active[column] = inactive[column]
            inactive[column] = EMPTY
            gaps.append(column)
        column += 1
    return gaps


def taken_by(active: list[int], action: Action) -> list[int]:
    """The cards of the active row that a legal take brings."""
    traits = traits_of(action)
    cards: list[int] = []
    for card in active:
        if TRAITS[card] & traits:
            cards.append(card)
    return cards


def next_take(active: list[int], take: Action) -> NextTake:
    """A take that is legal from a row, in its parts."""
    taken = traits_of(take)
    count: i64 = 0
    for card in active:
        traits: i64 = TRAITS[card]
        if traits & taken:
            count += 1
    if isinstance(take, TakeVirtue):
        return {"text": notation(take), "count": count, "virtue": VIRTUES[take.virtue]}
    if isinstance(take, TakeValue):
        return {"text": notation(take), "count": count, "value": take.value}
    assert isinstance(take, TakeCard)
    return {"text": notation(take), "count": count, "card": NAME[take.card]}


def virtues_of(cards: list[int]) -> list[int]:
    """The Virtues of some cards, in their order."""
    held = [False] * len(VIRTUES)
    for card in cards:
        held[VIRTUE[card]] = True
    return [virtue for virtue in range(len(VIRTUES)) if held[virtue]]


def holding(g: SevenVirtues, seat: Seat, hand: list[int], virtue: int) -> Holding:
    """What a seat would hold of a Virtue with this hand, and where it would stand with that."""
    worth = strength(hand, virtue)
    standing = 1
    for number in range(g.players):
        if number != seat and standing < BEHIND and strength(g.hands[number], virtue) > worth:
            standing += 1
    return {
        "virtue": VIRTUES[virtue],
        "count": worth // CARDS,
        "highest": VALUE[worth % CARDS],
        "standing": standing,
    }


def empty(row: list[int]) -> bool:
    """SV-3.7 Whether all cards of a row have been taken."""
    for card in row:  # noqa: SIM110 - a generator is slow once compiled
        if card != EMPTY:
            return False
    return True


def criterion(action: Action) -> Clause:
    """SV-3.5 The one criterion a take follows."""
    if isinstance(action, TakeVirtue):
        return BY_VIRTUE
    return BY_VALUE if isinstance(action, TakeValue) else SINGLE


TAGS: Final[dict[str, type]] = {"take": Take}
