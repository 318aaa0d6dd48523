"""The table of the Seven Virtues."""

from dataclasses import dataclass
from typing import Final

from virtu.games.seven_virtues.ruleset import Ruleset
from virtu.games.seven_virtues.tables import ICON, VALUE, VALUES, VIRTUE
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

EMPTY: Final = -1
# A seat's points are kept line by line: what it began with, the seven Virtues, the trios.
LINES: Final = 9
BEGINNING: Final = 0
TRIOS: Final = 8


@dataclass(slots=True, init=False)
class SevenVirtues(State):
    """Everything on the table."""

    rules: Ruleset
    active: list[int]
    """SV-2.2 The lower row by column: a card or EMPTY."""
    inactive: list[int]
    """SV-2.2 The upper row by column: a card or EMPTY."""
    pile: list[int]
    """The cards still to come, sorted: their order is decided only when they are dealt."""
    hands: list[list[int]]
    """By seat, in the order taken."""
    discards: list[int]
    """SV-4.4 Cards given away for Charity: out of the game."""
    points: list[int]
    """By seat and line: seat * LINES + line."""
    called: int
    """How many Virtues have been called."""

    def clone(self, dice: Dice | None = None) -> "SevenVirtues":
        copy = SevenVirtues()
        self.copy_to(copy, dice)
        copy.rules = self.rules
        copy.active = self.active[:]
        copy.inactive = self.inactive[:]
        copy.pile = self.pile[:]
        copy.hands = [cards[:] for cards in self.hands]
        copy.discards = self.discards[:]
        copy.points = self.points[:]
        copy.called = self.called
        return copy

    def victory_points(self, seat: Seat) -> int:
        """SV-1.3 A seat's points: the sum of its lines."""
        total = 0
        for line in range(seat * LINES, seat * LINES + LINES):
            total += self.points[line]
        return total

    def gain(self, seat: Seat, line: int, points: int) -> None:
        self.points[seat * LINES + line] += points

    def icons(self, seat: Seat, icon: int) -> int:
        """SV-4.12 How many of an icon a hand holds, whatever Virtue carries them."""
        count = 0
        for card in self.hands[seat]:
            if ICON[card] == icon:
                count += 1
        return count

    def count_of(self, seat: Seat, virtue: int) -> int:
        count = 0
        first = virtue * VALUES
        for card in self.hands[seat]:
            if first <= card < first + VALUES:
                count += 1
        return count

    def cards_of(self, seat: Seat, virtue: int) -> list[int]:
        return [card for card in self.hands[seat] if VIRTUE[card] == virtue]

    def active_of_virtue(self, virtue: int) -> list[int]:
        return [card for card in self.active if card != EMPTY and VIRTUE[card] == virtue]

    def active_of_value(self, value: int) -> list[int]:
        return [card for card in self.active if card != EMPTY and VALUE[card] == value]

    def active_sharing(self, card: int) -> list[int]:
        """SV-3.4 The other active cards that share a card's Virtue or value."""
        return [
            other
            for other in self.active
            if other != EMPTY
            and other != card
            and (VIRTUE[other] == VIRTUE[card] or VALUE[other] == VALUE[card])
        ]

    def next_seat(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % self.players)

    def all_open(self) -> bool:
        """SV-4.7 After Hope, the third Virtue, all hands are open, also where none is called after it."""
        return self.rules.open_hands or self.called > 3 or (self.called == 3 and not self.agenda)


FIELDS: Final[dict[str, str]] = {
    "active": "active",
    "inactive": "inactive",
    "pile": "pile",
    "hands": "hands",
    "discards": "discards",
    "points": "points",
    "called": "called",
}
"""What positions and digests call the fields, in the order of digests: a tag never changes."""
