"""The table of Honour."""

from dataclasses import dataclass
from typing import Final

from virtu.games.honour.ruleset import Ruleset
from virtu.games.honour.tables import CAP, SEATS, VALUE, VALUES
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

EMPTY: Final = -1


@dataclass(slots=True, init=False)
class Honour(State):
    """Everything on the table. Cards are kinds: equal cards are interchangeable."""

    rules: Ruleset
    deck: list[int]
    """Copies still to come, by kind: their order is decided only when they are drawn."""
    left: int
    """How many cards the deck holds; asked so often that it is kept."""
    discards: list[int]
    """HO-2.2 Copies on the discard pile, by kind."""
    display: list[int]
    """HO-3.1 The open cards beside the deck by place, or EMPTY."""
    hands: list[list[int]]
    """By seat, sorted."""
    known: list[list[int]]
    """HO-12.2 By seat, sorted: cards of the hand that all saw being drawn from the display."""
    drawn: list[list[int]]
    """By seat: cards drawn from the deck since it was last shuffled. Each seat knows its own."""
    honours: list[list[int]]
    """HO-5 Honour cards in front of each seat, in the order played."""
    tops: list[int]
    """HO-5.2 How many piles have a value on top: seat * VALUES + value. Value 0 is the bare table, where a pile can
    always start. The piles follow from the cards; this is kept because every question looks at it."""
    shames: list[list[int]]
    """HO-7.5 Dishonour cards that count, in front of each seat."""
    tokens: list[int]
    """HO-5.4"""
    levels: list[int]
    """HO-6"""
    queue: list[int]
    """HO-7.3 Dishonour cards in the Rumour Mill, front first."""
    named: list[int]
    """HO-7.3 The seats whose names lie on them."""
    active: bool
    """HO-7.4 Whether the queue gives out."""
    woken: bool
    """Whether it woke in this turn."""
    market: int
    """HO-9.10 Ends of turns at which two cards are still given out."""
    charge: int
    """HO-7.1 The Dishonour card that waits for its target's answer, or EMPTY."""
    turn: Seat
    actions: int
    """HO-4.1 Actions left in this turn."""
    favours: int
    """HO-4.3 Favours left in this turn."""
    busy: bool
    """Whether anything was done in this turn."""
    idle: int
    """HO-10.2 Turns in a row in which nobody could draw and nothing was done."""
    round: int
    """Counted from 1."""
    rung: bool
    """HO-11.4 The clock has rung."""
    ended: str
    """Why the game is over; empty before."""

    def clone(self, dice: Dice | None = None) -> "Honour":
        copy = Honour()
        self.copy_to(copy, dice)
        copy.rules = self.rules
        copy.deck = self.deck[:]
        copy.left = self.left
        copy.discards = self.discards[:]
        copy.display = self.display[:]
        copy.hands = [cards[:] for cards in self.hands]
        copy.known = [cards[:] for cards in self.known]
        copy.drawn = [cards[:] for cards in self.drawn]
        copy.honours = [cards[:] for cards in self.honours]
        copy.tops = self.tops[:]
        copy.shames = [cards[:] for cards in self.shames]
        copy.tokens = self.tokens[:]
        copy.levels = self.levels[:]
        copy.queue = self.queue[:]
        copy.named = self.named[:]
        copy.active = self.active
        copy.woken = self.woken
        copy.market = self.market
        copy.charge = self.charge
        copy.turn = self.turn
        copy.actions = self.actions
        copy.favours = self.favours
        copy.busy = self.busy
        copy.idle = self.idle
        copy.round = self.round
        copy.rung = self.rung
        copy.ended = self.ended
        return copy

    def honour(self, seat: int) -> int:
        """HO-5.5 Cards, tokens and Recognition above level 1."""
        total = self.tokens[seat] + self.levels[seat] - 1
        for kind in self.honours[seat]:
            total += VALUE[kind]
        return total

    def dishonour(self, seat: int) -> int:
        """HO-7.5 What counts; queued cards do not."""
        total = 0
        for kind in self.shames[seat]:
            total += VALUE[kind]
        return total

    def queued(self, seat: int) -> int:
        """The Dishonour that waits in the queue under a name."""
        total = 0
        for index, name in enumerate(self.named):
            if name == seat:
                total += VALUE[self.queue[index]]
        return total

    def cap(self, seat: int) -> int:
        """HO-6.2"""
        return CAP[self.levels[seat]]

    def lay_honour(self, seat: int, kind: int) -> None:
        """HO-5.2 A card starts a pile or covers one."""
        self.honours[seat].append(kind)
        top = seat * VALUES + VALUE[kind]
        self.tops[top] += 1
        if VALUE[kind] > 1:
            self.tops[top - 1] -= 1

    def holds(self, seat: int, kind: int) -> bool:
        """Whether a card is in a hand. Asked for every card of every question, so spelled out for the compiler."""
        for held in self.hands[seat]:  # noqa: SIM110
            if held == kind:
                return True
        return False

    def can_draw(self) -> bool:
        """HO-2.3 Whether the deck or the discard pile holds a card."""
        return self.left > 0 or max(self.discards) > 0

    def barren(self) -> bool:
        """HO-R24 Whether there is nothing to draw: deck, discard pile and display are empty."""
        return not self.can_draw() and self.display.count(EMPTY) == len(self.display)

    def last_round(self) -> int:
        """HO-11.4, HO-R26 The round after which the game ends at the latest; 0: none that is known."""
        if self.rung:
            return self.round
        limit = self.rules.round_limit
        if not self.rules.short or self.rules.clock:
            return limit
        return min(limit, self.rules.rounds) if limit else self.rules.rounds

    def next_seat(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % SEATS)


FIELDS: Final[dict[str, str]] = {
    "deck": "deck",
    "left": "left",
    "discards": "discards",
    "display": "display",
    "hands": "hands",
    "known": "known",
    "drawn": "drawn",
    "honours": "honours",
    "tops": "tops",
    "shames": "shames",
    "tokens": "tokens",
    "levels": "levels",
    "queue": "queue",
    "named": "named",
    "active": "active",
    "woken": "woken",
    "market": "market",
    "charge": "charge",
    "turn": "turn",
    "actions": "actions",
    "favours": "favours",
    "busy": "busy",
    "idle": "idle",
    "round": "round",
    "rung": "rung",
    "ended": "ended",
}
"""What positions and digests call the fields, in the order of digests: a tag never changes."""
