"""What describes a seat at any table: its cards, icons and trios, and how many turns it is until it moves.

All also by the share of the cards still to come. What the Virtues are worth is counted in another way between two
players (`two`) than with more (`more`).
"""

from typing import Final

from virtu.games.seven_virtues.tables import CHALICE, FLAME, LIGHT, WATER

HAND: Final = 8
"""Cards, the four icons, full trios; and whether one or two parts of a further trio are there."""
SEATS: Final = 7
TURNS: Final = 2 * HAND
VIRTUES_FROM: Final = TURNS + 3 * SEATS
"""Where the numbers of the Virtues begin."""


class Ledger:
    """The numbers of one seat, as a fit wants them."""

    def __init__(self, width: int) -> None:
        self.row = [0.0] * width

    def add(self, place: int, amount: float) -> None:
        self.row[place] += amount


def describe_seat(ledger: Ledger, cards: int, icons: list[int], start: int, wait: int, left: float) -> None:
    """Enter a hand, whose icons begin at `start`, and the turns until its seat moves."""
    flames, waters, chalices = icons[start + FLAME], icons[start + WATER], icons[start + CHALICE]
    full = min(flames, waters, chalices)
    begun = (flames > full) + (waters > full) + (chalices > full)
    enter(ledger, 0, cards, left)
    enter(ledger, 1, flames, left)
    enter(ledger, 2, waters, left)
    enter(ledger, 3, chalices, left)
    enter(ledger, 4, icons[start + LIGHT], left)
    enter(ledger, 5, full, left)
    if begun:
        enter(ledger, 5 + begun, 1, left)
    ledger.add(TURNS + wait, 1.0)
    ledger.add(TURNS + SEATS + wait, left)
    ledger.add(TURNS + 2 * SEATS + wait, left * left)


def enter(ledger: Ledger, place: int, number: int, left: float) -> None:
    """A number as it is, and by the share still to come."""
    if number:
        ledger.add(place, float(number))
        ledger.add(HAND + place, number * left)
