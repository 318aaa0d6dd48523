"""SV-3 A turn: take one legal set of cards, refill, next player."""

from dataclasses import dataclass
from typing import Final

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
from virtu.games.seven_virtues.step import VirtuesAsk, VirtuesDo
from virtu.games.seven_virtues.steps.deal import refill
from virtu.games.seven_virtues.steps.scoring import SCORING
from virtu.games.seven_virtues.tables import CARDS, VALUE, VALUES, VIRTUE, VIRTUES, names
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat
from virtu.kernel.state import State


@dataclass(frozen=True, slots=True)
class Take(VirtuesAsk):
    """SV-3.1 Take all of one Virtue, all of one value, or a card that shares neither."""

    who: Seat

    def topic(self) -> str:
        return "take"

    def rule(self) -> Clause:
        return TAKE_A_SET

    def seat(self, g: SevenVirtues) -> Seat:
        return self.who

    def offers(self, state: State) -> list[Action]:
        # The most frequent question of all: counting the row once gives exactly what nobody objects to.
        assert isinstance(state, SevenVirtues)
        return self.candidates(state)

    def candidates(self, g: SevenVirtues) -> list[Action]:
        seen = shared = NO_CARD
        for card in g.active:
            traits = TRAITS[card]
            shared |= seen & traits
            seen |= traits
        found: list[Action] = []
        rest = shared ^ NO_CARD
        while rest:
            lowest = rest & -rest
            found.append(TAKE_SHARED[lowest.bit_length() - 1])
            rest ^= lowest
        for card in g.active:
            if not TRAITS[card] & shared:
                found.append(TAKE_CARD[card])
        return found

    def objection(self, g: SevenVirtues, action: Action) -> Clause | None:
        if isinstance(action, TakeVirtue):
            return None if len(of_virtue(g, action.virtue)) > 1 else BY_VIRTUE
        if isinstance(action, TakeValue):
            return None if len(of_value(g, action.value)) > 1 else BY_VALUE
        if isinstance(action, TakeCard):
            if action.card not in g.active:
                return IN_ACTIVE_ROW
            return SINGLE if sharers(g, action.card) else None
        return TAKE_A_SET

    def answer(self, g: SevenVirtues, action: Action) -> None:
        cards = taken_by(g, action)
        for card in cards:
            g.active[g.active.index(card)] = EMPTY
        g.hands[self.who] += cards
        if g.news is not None:
            g.tell(
                "took", criterion(action), {"seat": self.who, "take": str(action)[5:], "cards": names(cards)}
            )
        g.then(NEXT_TURN[g.next_seat(self.who)])
        refill(g)


@dataclass(frozen=True, slots=True)
class NextTurn(VirtuesDo):
    """SV-3.7 The next player takes; when all cards have been taken the game goes to scoring."""

    who: Seat

    def run(self, g: SevenVirtues) -> None:
        for card in g.active:
            if card != EMPTY:
                g.then(TAKE[self.who])
                return
        g.tell("all_taken", ALL_TAKEN, {})
        g.then(SCORING)


# What cards can share, a bit each: the seven Virtues, the values. An empty place (-1, so the last) has its own.
NO_CARD: Final = 1 << (len(VIRTUES) + VALUES)
TRAITS: Final[list[int]] = [
    1 << VIRTUE[card] | 1 << (len(VIRTUES) + VALUE[card] - 1) for card in range(CARDS)
] + [NO_CARD]
TAKE_SHARED: Final[list[Action]] = [*TAKE_VIRTUE, *TAKE_VALUE[1:]]
"""By bit, the take of all cards that share it."""
TAKE: Final = [Take(Seat(seat)) for seat in range(MOST_PLAYERS)]
NEXT_TURN: Final = [NextTurn(Seat(seat)) for seat in range(MOST_PLAYERS)]
"""By seat: steps are values, so every turn can share them."""


def taken_by(g: SevenVirtues, action: Action) -> list[int]:
    """The cards of the active row a legal take takes."""
    if isinstance(action, TakeVirtue):
        return of_virtue(g, action.virtue)
    if isinstance(action, TakeValue):
        return of_value(g, action.value)
    assert isinstance(action, TakeCard)
    return [action.card]


def criterion(action: Action) -> Clause:
    """SV-3.5 The one criterion a take follows."""
    if isinstance(action, TakeVirtue):
        return BY_VIRTUE
    return BY_VALUE if isinstance(action, TakeValue) else SINGLE


def of_virtue(g: SevenVirtues, virtue: int) -> list[int]:
    return [card for card in g.active if card != EMPTY and VIRTUE[card] == virtue]


def of_value(g: SevenVirtues, value: int) -> list[int]:
    return [card for card in g.active if card != EMPTY and VALUE[card] == value]


def sharers(g: SevenVirtues, card: int) -> list[int]:
    """The other active cards that share a card's Virtue or value."""
    return [
        other
        for other in g.active
        if other != EMPTY and other != card and (VIRTUE[other] == VIRTUE[card] or VALUE[other] == VALUE[card])
    ]
