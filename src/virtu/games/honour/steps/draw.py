"""HO-2.3, HO-4.4 Drawing: from the deck, whose order is decided when a card is drawn, or from the display."""

from dataclasses import dataclass
from typing import Final

from virtu.games.honour.actions import DEAL, DRAW_DECK, DRAW_OPEN, Deal, DrawDeck, DrawOpen
from virtu.games.honour.clauses import DRAW_ONE, FROM_DECK, NO_CARDS, ON_DISPLAY, RESHUFFLE, TURN_UP
from virtu.games.honour.state import EMPTY, Honour
from virtu.games.honour.step import HonourAsk, HonourDo
from virtu.games.honour.tables import DISPLAY, HAND, KINDS, NAME, SEATS
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.kernel.step import Chance


@dataclass(frozen=True, slots=True)
class TopOfDeck(Chance):
    """A question to the seat CHANCE: the top card, each kind as likely as its copies in the deck."""

    def topic(self) -> str:
        return "deal"

    def rule(self) -> Clause:
        return FROM_DECK

    def offers(self, state: State) -> list[Action]:
        assert isinstance(state, Honour)
        return [DEAL[kind] for kind in range(KINDS) if state.deck[kind]]

    def weights(self, state: State) -> list[int]:
        assert isinstance(state, Honour)
        return [count for count in state.deck if count]

    def objects(self, state: State, action: Action) -> Clause | None:
        assert isinstance(state, Honour)
        return None if isinstance(action, Deal) and state.deck[action.kind] else FROM_DECK

    def roll(self, state: State, dice: Dice) -> Action:
        # The same as by weights, without listing them.
        assert isinstance(state, Honour)
        deck = state.deck
        point = dice.throw(state.left)
        kind = 0
        while point >= deck[kind]:
            point -= deck[kind]
            kind += 1
        return DEAL[kind]

    def accept(self, state: State, action: Action) -> None:
        assert isinstance(state, Honour)
        assert isinstance(action, Deal)
        state.deck[action.kind] -= 1
        state.left -= 1
        self.place(state, action.kind)

    def place(self, g: Honour, kind: int) -> None:
        raise AssertionError(f"{self} places nothing")


@dataclass(frozen=True, slots=True)
class DealTo(TopOfDeck):
    """HO-4.4 The top card goes to a hand; only its owner sees it (HO-12.2)."""

    who: Seat

    def place(self, g: Honour, kind: int) -> None:
        take_up(g.hands[self.who], kind)
        g.drawn[self.who].append(kind)
        if g.news is not None:
            g.tell("drew", DRAW_ONE, {"seat": self.who})
            g.tell("drew_card", DRAW_ONE, {"seat": self.who, "card": NAME[kind]}, (self.who,))


@dataclass(frozen=True, slots=True)
class DealOpen(TopOfDeck):
    """HO-4.4 The top card goes to a place of the display."""

    spot: int

    def place(self, g: Honour, kind: int) -> None:
        g.display[self.spot] = kind
        if g.news is not None:
            g.tell("turned_up", TURN_UP, {"card": NAME[kind]})


@dataclass(frozen=True, slots=True)
class RefillDisplay(HonourDo):
    """HO-4.4 Every empty place of the display is refilled, as long as there are cards."""

    def run(self, g: Honour) -> None:
        for spot in range(DISPLAY):
            if g.display[spot] == EMPTY:
                if deck_ready(g):
                    g.then(DEAL_OPEN[spot], self)
                return


@dataclass(frozen=True, slots=True)
class DrawFromDeck(HonourDo):
    """HO-4.5 Draw so many cards from the deck, never from the display."""

    who: Seat
    count: int

    def run(self, g: Honour) -> None:
        if self.count and deck_ready(g):
            g.then(DEAL_TO[self.who], DrawFromDeck(self.who, self.count - 1))
        else:
            g.then(REFILL_DISPLAY)


@dataclass(frozen=True, slots=True)
class FillHand(HonourDo):
    """HO-4.4, HO-2.3 Draw until the hand is 8 again: after one card played, one card."""

    who: Seat

    def run(self, g: Honour) -> None:
        if len(g.hands[self.who]) >= HAND:
            return
        for kind in g.display:
            if kind != EMPTY:
                g.then(CHOOSE_DRAW[self.who])
                return
        if deck_ready(g):
            g.then(DEAL_TO[self.who], REFILL_DISPLAY, self)


@dataclass(frozen=True, slots=True)
class ChooseDraw(HonourAsk):
    """HO-4.4 The top of the deck or a card of the display."""

    who: Seat

    def topic(self) -> str:
        return "draw"

    def rule(self) -> Clause:
        return DRAW_ONE

    def seat(self, g: Honour) -> Seat:
        return self.who

    def candidates(self, g: Honour) -> list[Action]:
        found: list[Action] = [DRAW_DECK]
        for spot in range(DISPLAY):
            kind = g.display[spot]
            # Equal cards are one offer: the first of them counts.
            if kind != EMPTY and g.display.index(kind) == spot:
                found.append(DRAW_OPEN[kind])
        return found

    def objection(self, g: Honour, action: Action) -> Clause | None:
        if isinstance(action, DrawDeck):
            return None if g.can_draw() else NO_CARDS
        if isinstance(action, DrawOpen):
            return None if action.kind in g.display else ON_DISPLAY
        return DRAW_ONE

    def answer(self, g: Honour, action: Action) -> None:
        if isinstance(action, DrawOpen):
            g.display[g.display.index(action.kind)] = EMPTY
            take_up(g.hands[self.who], action.kind)
            take_up(g.known[self.who], action.kind)
            if g.news is not None:
                g.tell("drew_open", DRAW_ONE, {"seat": self.who, "card": NAME[action.kind]})
            g.then(REFILL_DISPLAY, FILL_HAND[self.who])
        else:
            deck_ready(g)
            g.then(DEAL_TO[self.who], REFILL_DISPLAY, FILL_HAND[self.who])


DEAL_TO: Final = [DealTo(Seat(seat)) for seat in range(SEATS)]
DEAL_OPEN: Final = [DealOpen(spot) for spot in range(DISPLAY)]
REFILL_DISPLAY: Final = RefillDisplay()
FILL_HAND: Final = [FillHand(Seat(seat)) for seat in range(SEATS)]
CHOOSE_DRAW: Final = [ChooseDraw(Seat(seat)) for seat in range(SEATS)]


def deck_ready(g: Honour) -> bool:
    """HO-2.3 Whether the deck has a top card; an empty deck is made anew from the discard pile first."""
    if g.left:
        return True
    g.left = sum(g.discards)
    if not g.left:
        return False
    g.deck, g.discards = g.discards, g.deck
    for cards in g.drawn:
        cards.clear()
    if g.news is not None:
        g.tell("reshuffled", RESHUFFLE, {"count": g.left})
    return True


def take_up(hand: list[int], kind: int) -> None:
    """Put a card into a sorted hand."""
    place = len(hand)
    while place and hand[place - 1] > kind:
        place -= 1
    hand.insert(place, kind)


def lay_down(g: Honour, seat: Seat, kind: int) -> None:
    """Take a card out of a hand: what all knew of it is used up first, for equal cards are interchangeable."""
    g.hands[seat].remove(kind)
    if kind in g.known[seat]:
        g.known[seat].remove(kind)
