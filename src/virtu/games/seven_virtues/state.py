"""The table of the Seven Virtues."""

from dataclasses import dataclass
from typing import Final

from virtu.games.seven_virtues.ruleset import Ruleset
from virtu.games.seven_virtues.tables import ICON, VIRTUE
from virtu.kernel.codec import copy_dice
from virtu.kernel.dice import Dice
from virtu.kernel.event import Event
from virtu.kernel.ids import Seat
from virtu.kernel.state import State, Step

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

    # Written out because search clones by the million, and a generated one is slow when compiled.
    def __init__(
        self,
        players: int,
        agenda: list[Step],
        dice: Dice | None,
        news: list[Event] | None,
        rules: Ruleset,
        active: list[int],
        inactive: list[int],
        pile: list[int],
        hands: list[list[int]],
        discards: list[int],
        points: list[int],
        called: int,
    ) -> None:
        self.players = players
        self.agenda = agenda
        self.dice = dice
        self.news = news
        self.rules = rules
        self.active = active
        self.inactive = inactive
        self.pile = pile
        self.hands = hands
        self.discards = discards
        self.points = points
        self.called = called

    def clone(self) -> "SevenVirtues":
        return SevenVirtues(
            self.players,
            self.agenda[:],
            copy_dice(self.dice),
            None,
            self.rules,
            self.active[:],
            self.inactive[:],
            self.pile[:],
            [hand[:] for hand in self.hands],
            self.discards[:],
            self.points[:],
            self.called,
        )

    def victory_points(self, seat: Seat) -> int:
        """SV-1.3 A seat's points: the sum of its lines."""
        return sum(self.points[seat * LINES : seat * LINES + LINES])

    def gain(self, seat: Seat, line: int, points: int) -> None:
        self.points[seat * LINES + line] += points

    def icons(self, seat: Seat, icon: int) -> int:
        """SV-4.12 How many of an icon a hand holds, whatever Virtue carries them."""
        count = 0
        for card in self.hands[seat]:
            if ICON[card] == icon:
                count += 1
        return count

    def cards_of(self, seat: Seat, virtue: int) -> list[int]:
        return [card for card in self.hands[seat] if VIRTUE[card] == virtue]

    def next_seat(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % self.players)

    def all_open(self) -> bool:
        """SV-4.7 After Hope all hands are open."""
        return self.rules.open_hands or self.called > 3
