"""What the Virtues are described by between two players: how the four cards of each are shared out.

That says all about who leads in it and how firmly. Beside it what the Virtue's power would pay, by the lead and by how
many cards are still to come.
"""

from typing import Final

from virtu.bots.outlooks.virtues.traits import VIRTUES_FROM, Ledger, describe_seat
from virtu.games.seven_virtues.state import SevenVirtues
from virtu.games.seven_virtues.tables import (
    CARDS,
    CHALICE,
    CHARITY,
    DECK,
    FLAME,
    FORTITUDE,
    HOPE,
    ICON,
    ICONS,
    JUSTICE,
    LIGHT,
    PRUDENCE,
    TEMPERANCE,
    VALUE,
    VIRTUE,
    VIRTUES,
    WATER,
)
from virtu.kernel.ids import Seat

LEADS: Final = 9
"""Behind by 3 or more cards, 2, 1, by the highest card; ahead by that, 1, 2, 3 or more; nobody holds any."""
CLASSES: Final = 6
"""How many cards are still to come: one of these classes."""
COMING: Final = [0, 1, 2, 3, 3]
KINDS: Final = len(VIRTUES)
TOP: Final = 15
"""A hand's strength in a Virtue is so many per card, and the highest value."""

PAYS: Final = VIRTUES_FROM
SHARED_OUT: Final = PAYS + KINDS * LEADS * CLASSES
SHARINGS: Final = 81
"""In how many ways the four cards of a Virtue lie with two players: mine, theirs, or with nobody yet."""
COUNT: Final = SHARED_OUT + KINDS * SHARINGS
"""How many numbers there are."""


class Holdings:
    """What both hold: by Virtue and seat the number of cards and the highest, by seat and icon the icons."""

    def __init__(self, g: SevenVirtues) -> None:
        self.strengths = [0] * (KINDS * 2)
        self.icons = [0] * (len(ICONS) * 2)
        self.held = [0] * KINDS
        """Of each Virtue by both together."""
        counts = [0] * KINDS
        highest = [0] * KINDS
        for seat in range(2):
            start = seat * len(ICONS)
            for card in g.hands[seat]:
                virtue = VIRTUE[card]
                counts[virtue] += 1
                if VALUE[card] > highest[virtue]:
                    highest[virtue] = VALUE[card]
                self.icons[start + ICON[card]] += 1
            for virtue in range(KINDS):
                if counts[virtue]:
                    self.strengths[virtue * 2 + seat] = counts[virtue] * TOP + highest[virtue]
                    self.held[virtue] += counts[virtue]
                    counts[virtue] = highest[virtue] = 0
        self.sharings = sharings(g.hands[0], g.hands[1])
        """By Virtue and seat: which of the SHARINGS it is, as that seat sees it."""


def sharings(mine: list[int], theirs: list[int]) -> list[int]:
    """How the cards of each Virtue are shared out, once as each of two players sees it."""
    found = [0] * (KINDS * 2)
    for card in mine:
        found[VIRTUE[card] * 2] += DIGIT[card]
        found[VIRTUE[card] * 2 + 1] += 2 * DIGIT[card]
    for card in theirs:
        found[VIRTUE[card] * 2] += 2 * DIGIT[card]
        found[VIRTUE[card] * 2 + 1] += DIGIT[card]
    return found


def digits() -> list[int]:
    """Per card what it adds to the number of a sharing, which has a digit from 0 to 2 for each card of its Virtue."""
    found = [0] * CARDS
    place = [1] * KINDS
    for card in DECK[2]:
        found[card] = place[VIRTUE[card]]
        place[VIRTUE[card]] *= 3
    return found


DIGIT: Final = digits()


def describe(g: SevenVirtues, mover: Seat, ledgers: list[Ledger]) -> float:
    """Enter a position in which a seat is to take; returns the share of the cards that nobody has taken yet."""
    held = Holdings(g)
    strengths = held.strengths
    for virtue in range(KINDS):
        few = COMING[4 - held.held[virtue]]
        for seat in range(2):
            ledger = ledgers[seat]
            ledger.add(SHARED_OUT + virtue * SHARINGS + held.sharings[virtue * 2 + seat], 1.0)
            pays = payment(virtue, seat, held)
            if pays:
                ahead = lead(strengths[virtue * 2 + seat], strengths[virtue * 2 + 1 - seat])
                ledger.add(PAYS + (virtue * LEADS + ahead) * CLASSES + few, pays)
    left = 1.0 - (len(g.hands[0]) + len(g.hands[1])) / 28.0
    for seat in range(2):
        describe_seat(ledgers[seat], len(g.hands[seat]), held.icons, seat * len(ICONS), (seat - mover) % 2, left)
    return left


def lead(mine: int, other: int) -> int:
    """Which of the LEADS a strength has over another."""
    if mine == 0 and other == 0:
        return LEADS - 1
    cards = mine // TOP - other // TOP
    if cards < 0:
        return max(0, 3 + cards)
    if cards > 0:
        return min(7, 4 + cards)
    return 4 if mine > other else 3


def payment(virtue: int, seat: int, held: Holdings) -> float:
    """SV-4.4 to SV-4.11 What the power would pay the 1st by the cards held now."""
    start = seat * len(ICONS)
    icons = held.icons
    if virtue == CHARITY:
        return float(min(3, icons[start + CHALICE] + icons[start + WATER] + icons[start + FLAME]))
    if virtue == HOPE:
        return float(icons[len(ICONS) - start + LIGHT])
    if virtue == FORTITUDE:
        return float(held.strengths[FORTITUDE * 2 + seat] // TOP)
    if virtue == JUSTICE:
        return float(icons[start + FLAME])
    if virtue == TEMPERANCE:
        return float(icons[start + CHALICE] + icons[start + WATER])
    if virtue != PRUDENCE:
        return 0.0
    others = 0
    for other in range(PRUDENCE):
        if held.strengths[other * 2 + seat]:
            others += 1
    return float(others)
