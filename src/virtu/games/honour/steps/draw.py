"""HO-2.3, HO-4.4 Drawing: from the deck, whose order is decided when a card is drawn, or from the display."""

from dataclasses import dataclass
from typing import Final

from virtu.games.honour.actions import DEAL, DRAW_DECK, DRAW_OPEN, Deal, DrawDeck, DrawOpen
from virtu.games.honour.clauses import DRAW_ONE, FROM_DECK, NO_CARDS, ON_DISPLAY, RESHUFFLE, TURN_UP
from virtu.games.honour.state import EMPTY, Honour
from virtu.games.honour.step import TurnAsk, about
from virtu.games.honour.tables import DISPLAY, HAND, KINDS, NAME, SEATS
from virtu.games.honour.wire import Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat
from virtu.kernel.step import Chance, Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class TopOfDeck(Chance):
    """A question to the seat CHANCE: the top card, each kind as likely as its copies in the deck."""

    def topic(self) -> str:
        return "deal"

    def rule(self) -> Clause:
        return FROM_DECK

    def offers(self, g: Honour) -> list[Action]:
        return [DEAL[kind] for kind in range(KINDS) if g.deck[kind]]

    def weights(self, g: Honour) -> list[int]:
        return [count for count in g.deck if count]

    def objection(self, g: Honour, action: Action) -> Clause | None:
        return None if isinstance(action, Deal) and g.deck[action.kind] else FROM_DECK

    def roll(self, g: Honour, dice: Dice) -> Action:
        # The same as by weights, without listing them.
        deck = g.deck
        point = dice.throw(g.left)
        kind = 0
        while point >= deck[kind]:
            point -= deck[kind]
            kind += 1
        return DEAL[kind]

    def answer(self, g: Honour, action: Action) -> None:
        assert isinstance(action, Deal)
        g.deck[action.kind] -= 1
        g.left -= 1
        self.place(g, action.kind)

    def facts(self, g: Honour, action: Action, clause: Clause) -> dict[str, Fact]:
        return about(g, action)

    def place(self, g: Honour, kind: int) -> None:
        raise AssertionError(f"{self} places nothing")


@dataclass(slots=True, init=False, unsafe_hash=True)
class DealTo(TopOfDeck):
    """HO-4.4 The top card goes to a hand; only its owner sees it (HO-12.2)."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def place(self, g: Honour, kind: int) -> None:
        take_up(g.hands[self.who], kind)
        g.drawn[self.who].append(kind)
        if g.news is not None:
            g.tell("drew", DRAW_ONE, {"seat": self.who})
            g.tell("drew_card", DRAW_ONE, {"seat": self.who, "card": NAME[kind]}, (self.who,))


@dataclass(slots=True, init=False, unsafe_hash=True)
class DealOpen(TopOfDeck):
    """HO-4.4 The top card goes to a place of the display."""

    spot: Final[int]

    def __init__(self, spot: int) -> None:
        self.spot = spot

    def place(self, g: Honour, kind: int) -> None:
        g.display[self.spot] = kind
        if g.news is not None:
            g.tell("turned_up", TURN_UP, {"card": NAME[kind]})


@dataclass(slots=True, init=False, unsafe_hash=True)
class RefillDisplay(Do):
    """HO-4.4 Every empty place of the display is refilled, as long as there are cards."""

    def perform(self, g: Honour) -> None:
        for spot in range(DISPLAY):
            if g.display[spot] == EMPTY:
                if deck_ready(g):
                    g.then(DEAL_OPEN[spot], self)
                return


@dataclass(slots=True, init=False, unsafe_hash=True)
class DrawFromDeck(Do):
    """HO-4.5 Draw so many cards from the deck, never from the display."""

    who: Final[Seat]
    count: Final[int]

    def __init__(self, who: Seat, count: int) -> None:
        self.who = who
        self.count = count

    def perform(self, g: Honour) -> None:
        if self.count and deck_ready(g):
            g.then(DEAL_TO[self.who], DrawFromDeck(self.who, self.count - 1))
        else:
            g.then(REFILL_DISPLAY)


@dataclass(slots=True, init=False, unsafe_hash=True)
class FillHand(Do):
    """HO-4.4, HO-2.3 Draw until the hand is 8 again: after one card played, one card."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def perform(self, g: Honour) -> None:
        if len(g.hands[self.who]) >= HAND:
            return
        for kind in g.display:
            if kind != EMPTY:
                g.then(CHOOSE_DRAW[self.who])
                return
        if deck_ready(g):
            g.then(DEAL_TO[self.who], REFILL_DISPLAY, self)


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseDraw(TurnAsk):
    """HO-4.4 The top of the deck or a card of the display."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def topic(self) -> str:
        return "draw"

    def rule(self) -> Clause:
        return DRAW_ONE

    def asked(self, g: Honour) -> Seat:
        return self.who

    def offers(self, g: Honour) -> list[Action]:
        # Asked in every turn: all but the deck lies open, so only the deck can be refused.
        answers = self.candidates(g)
        return answers if g.can_draw() else answers[1:]

    def candidates(self, g: Honour) -> list[Action]:
        draws: list[Action] = [DRAW_DECK]
        for spot in range(DISPLAY):
            kind = g.display[spot]
            # Equal cards are one offer: the first of them counts.
            if kind != EMPTY and g.display.index(kind) == spot:
                draws.append(DRAW_OPEN[kind])
        return draws

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

    def preview(self, g: Honour, action: Action, seat: Seat | None) -> Preview:
        # A draw touches nothing but the hand: what the turn's end brings has been said before.
        return {}


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


TAGS: Final[dict[str, type]] = {
    "deal_to": DealTo,
    "deal_open": DealOpen,
    "refill_display": RefillDisplay,
    "draw_from_deck": DrawFromDeck,
    "fill_hand": FillHand,
    "choose_draw": ChooseDraw,
}
