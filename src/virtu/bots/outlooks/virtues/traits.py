"""What a position is described by for the fitted value: numbers per seat, most of them 0.

Per Virtue and seat: how far it leads the best other, and how far the second best other, each with how many cards of
the Virtue are still to come; between two players instead how its four cards are shared out, which says all of that.
What the Virtue's power would pay, by the same leads. Beside these: trios, icons, cards, and how many turns it is until
the seat moves, all also by the share of the cards still to come.
"""

from typing import Final

from virtu.games.seven_virtues.state import EMPTY, SevenVirtues
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
    WIDTH,
)
from virtu.kernel.ids import Seat

LEADS: Final = 9
"""Behind by 3 or more cards, 2, 1, by the highest card; ahead by that, 1, 2, 3 or more; nobody holds any."""
COMING: Final = [0, 1, 2, 3, 3, 4, 4, 5]
"""How many cards are still to come, in six classes; more than 7 count as 7."""
CLASSES: Final = 6
KINDS: Final = len(VIRTUES)
TOP: Final = 15
"""A hand's strength in a Virtue is so many per card, and the highest value."""

OVER_BEST: Final = 0
OVER_SECOND: Final = OVER_BEST + KINDS * LEADS * CLASSES
PAYS_BEST: Final = OVER_SECOND + KINDS * LEADS * CLASSES
PAYS_SECOND: Final = PAYS_BEST + KINDS * LEADS * CLASSES
HOLDS: Final = PAYS_SECOND + KINDS * LEADS * CLASSES
PLAIN_ONES: Final = HOLDS + KINDS * CLASSES
TURNS: Final = PLAIN_ONES + 16
SHARED_OUT: Final = TURNS + 21
SHARINGS: Final = 81
"""In how many ways the four cards of a Virtue lie with two players: mine, theirs, or with nobody yet."""
COUNT: Final = SHARED_OUT + KINDS * SHARINGS
"""How many numbers there are."""


class Ledger:
    """The numbers of one seat: kept as a fit wants them, or weighed at once."""

    def __init__(self, weights: list[float] | None) -> None:
        self.weights = weights
        """None: the numbers are kept."""
        self.row = [0.0] * COUNT if weights is None else NOTHING_KEPT
        self.total = 0.0

    def add(self, place: int, amount: float) -> None:
        if self.weights is None:
            self.row[place] += amount
        else:
            self.total += self.weights[place] * amount


NOTHING_KEPT: Final[list[float]] = []


class Holdings:
    """What everybody holds: by Virtue and seat the number of cards and the highest, by seat and icon the icons."""

    def __init__(self, g: SevenVirtues) -> None:
        players = g.players
        self.players = players
        self.strengths = [0] * (KINDS * players)
        self.icons = [0] * (len(ICONS) * players)
        counts = [0] * KINDS
        highest = [0] * KINDS
        for seat in range(players):
            start = seat * len(ICONS)
            for card in g.hands[seat]:
                virtue = VIRTUE[card]
                counts[virtue] += 1
                if VALUE[card] > highest[virtue]:
                    highest[virtue] = VALUE[card]
                self.icons[start + ICON[card]] += 1
            for virtue in range(KINDS):
                if counts[virtue]:
                    self.strengths[virtue * players + seat] = counts[virtue] * TOP + highest[virtue]
                    counts[virtue] = highest[virtue] = 0
        self.sharings = sharings(g.hands[0], g.hands[1]) if players == 2 else NO_SHARINGS
        """Between two players by Virtue and seat: which of the SHARINGS it is, as that seat sees it."""
        most, more = best_two_lights(self.icons, players)
        self.lights = most + more
        """Of the two who hold most."""


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
NO_SHARINGS: Final[list[int]] = []


def describe(g: SevenVirtues, mover: Seat, ledgers: list[Ledger]) -> float:
    """Enter a position in which a seat is to take; returns the share of the cards that nobody has taken yet."""
    players = g.players
    coming = [0] * KINDS
    to_come = len(g.pile)
    for card in g.pile:
        coming[VIRTUE[card]] += 1
    for column in range(WIDTH):
        card = g.active[column]
        if card != EMPTY:
            coming[VIRTUE[card]] += 1
            to_come += 1
        card = g.inactive[column]
        if card != EMPTY:
            coming[VIRTUE[card]] += 1
            to_come += 1
    left = to_come / (14.0 * players)
    held = Holdings(g)
    strengths = held.strengths
    for virtue in range(KINDS):
        first, second, third = best_three(strengths, virtue * players, players)
        few = COMING[coming[virtue]] if coming[virtue] < 7 else COMING[7]
        for seat in range(players):
            ledger = ledgers[seat]
            mine = strengths[virtue * players + seat]
            best = second if mine == first else first
            group = (virtue * LEADS + lead(mine, best)) * CLASSES + few
            if players == 2:
                ledger.add(SHARED_OUT + virtue * SHARINGS + held.sharings[virtue * 2 + seat], 1.0)
            else:
                ledger.add(OVER_BEST + group, 1.0)
                if mine:
                    ledger.add(HOLDS + virtue * CLASSES + few, 1.0)
            pays = payment(virtue, seat, held)
            if pays:
                ledger.add(PAYS_BEST + group, pays)
            if players > 2:
                next_best = third if mine >= second else second
                group = (virtue * LEADS + lead(mine, next_best)) * CLASSES + few
                ledger.add(OVER_SECOND + group, 1.0)
                if pays:
                    ledger.add(PAYS_SECOND + group, pays)
    for seat in range(players):
        ledger = ledgers[seat]
        describe_hand(g, seat, held.icons, left, ledger)
        wait = (seat - mover) % players
        ledger.add(TURNS + wait, 1.0)
        ledger.add(TURNS + 7 + wait, left)
        ledger.add(TURNS + 14 + wait, left * left)
    return left


def describe_hand(g: SevenVirtues, seat: int, icons: list[int], left: float, ledger: Ledger) -> None:
    """Cards, icons and trios of a seat, as they are and by the share still to come."""
    flames = icons[seat * len(ICONS) + FLAME]
    waters = icons[seat * len(ICONS) + WATER]
    chalices = icons[seat * len(ICONS) + CHALICE]
    full = min(flames, waters, chalices)
    begun = (flames > full) + (waters > full) + (chalices > full)
    enter(ledger, 0, len(g.hands[seat]), left)
    enter(ledger, 1, flames, left)
    enter(ledger, 2, waters, left)
    enter(ledger, 3, chalices, left)
    enter(ledger, 4, icons[seat * len(ICONS) + LIGHT], left)
    enter(ledger, 5, full, left)
    if begun:
        enter(ledger, 5 + begun, 1, left)


def enter(ledger: Ledger, place: int, number: int, left: float) -> None:
    """A number as it is, and by the share still to come."""
    if number:
        ledger.add(PLAIN_ONES + place, float(number))
        ledger.add(PLAIN_ONES + 8 + place, number * left)


def best_three(strengths: list[int], start: int, players: int) -> tuple[int, int, int]:
    """The three greatest strengths in a Virtue."""
    first = second = third = 0
    for place in range(start, start + players):
        held = strengths[place]
        if held > first:
            first, second, third = held, first, second
        elif held > second:
            second, third = held, second
        elif held > third:
            third = held
    return first, second, third


def best_two_lights(icons: list[int], players: int) -> tuple[int, int]:
    """SV-4.6 The Lights of the two players who hold most."""
    first = second = 0
    for seat in range(players):
        lights = icons[seat * len(ICONS) + LIGHT]
        if lights > first:
            first, second = lights, first
        elif lights > second:
            second = lights
    return first, second


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
        return float(held.lights - icons[start + LIGHT])
    if virtue == FORTITUDE:
        return float(held.strengths[FORTITUDE * held.players + seat] // TOP)
    if virtue == JUSTICE:
        return float(icons[start + FLAME])
    if virtue == TEMPERANCE:
        return float(icons[start + CHALICE] + icons[start + WATER])
    if virtue != PRUDENCE:
        return 0.0
    others = 0
    for other in range(PRUDENCE):
        if held.strengths[other * held.players + seat]:
            others += 1
    return float(others)
