"""What the Virtues are described by between two players: how the four cards of each are shared out.

That says all about who leads in it and how firmly. Beside it what the Virtue's power would pay, by the lead and by how
many cards are still to come.
"""

from typing import Final

from mypy_extensions import i64

from virtu.bots.outlooks.seven_virtues.seat_features import (
    HAND,
    SEATS,
    TURNS,
    VIRTUES_FROM,
    Ledger,
    describe_seat,
)
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
    shared = [0] * (KINDS * 2)
    for card in mine:
        shared[VIRTUE[card] * 2] += DIGIT[card]
        shared[VIRTUE[card] * 2 + 1] += 2 * DIGIT[card]
    for card in theirs:
        shared[VIRTUE[card] * 2] += 2 * DIGIT[card]
        shared[VIRTUE[card] * 2 + 1] += DIGIT[card]
    return shared


def digits() -> list[int]:
    """Per card what it adds to the number of a sharing, which has a digit from 0 to 2 for each card of its Virtue."""
    by_card = [0] * CARDS
    place = [1] * KINDS
    for card in DECK[2]:
        by_card[card] = place[VIRTUE[card]]
        place[VIRTUE[card]] *= 3
    return by_card


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


SHARE_BITS: Final = 7
ICON_BITS: Final = 8
SHARE: Final[list[i64]] = [DIGIT[card] << (SHARE_BITS * VIRTUE[card]) for card in range(CARDS)]
"""Per card what it adds to the sharings of all Virtues in one number, once for the first seat, twice for the other."""
A_KIND: Final[list[i64]] = [1 << (ICON_BITS * ICON[card]) for card in range(CARDS)]
"""Per card what it adds to the icons of a hand in one number."""


class Balance:
    """The same weights, made ready to weigh a position in a moment: the first seat's points above the other's."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        size = KINDS * SHARINGS
        self.shared = [0.0] * size
        """By Virtue and sharing, apart from what icons pay;"""
        self.mine = [0.0] * size
        self.theirs = [0.0] * size
        """per point that its power would pay either seat;"""
        self.holders = [0] * size
        """1 if the first seat holds a card of it, 2 if the other does, 3 for both."""
        for virtue in range(KINDS):
            for sharing in range(SHARINGS):
                self.learn(virtue, sharing)

    def learn(self, virtue: int, sharing: int) -> None:
        counts = [0, 0]
        strengths = [0, 0]
        mirrored = 0
        for card in DECK[2]:
            if VIRTUE[card] == virtue:
                holder = sharing // DIGIT[card] % 3
                if holder:
                    counts[holder - 1] += 1
                    strengths[holder - 1] = counts[holder - 1] * TOP + VALUE[card]  # they rise
                    mirrored += (3 - holder) * DIGIT[card]
        few = COMING[4 - counts[0] - counts[1]]
        weights, place, start = self.weights, virtue * SHARINGS + sharing, PAYS + virtue * LEADS * CLASSES + few
        self.mine[place] = weights[start + lead(strengths[0], strengths[1]) * CLASSES]
        self.theirs[place] = weights[start + lead(strengths[1], strengths[0]) * CLASSES]
        first = SHARED_OUT + virtue * SHARINGS
        self.shared[place] = weights[first + sharing] - weights[first + mirrored]
        if virtue == FORTITUDE:
            self.shared[place] += counts[0] * self.mine[place] - counts[1] * self.theirs[place]
        self.holders[place] = (counts[0] > 0) + 2 * (counts[1] > 0)

    def weigh(self, shares: i64, mine: i64, theirs: i64, cards: i64, others: i64, mover: i64) -> float:
        """From all sharings, the icons and numbers of cards of both seats, and who moves next."""
        shared, pays, costs = self.shared, self.mine, self.theirs
        flames, waters, chalices = (mine >> 32) & 255, (mine >> 24) & 255, (mine >> 16) & 255
        their_flames, their_waters, their_chalices = (theirs >> 32) & 255, (theirs >> 24) & 255, (theirs >> 16) & 255
        lights, their_lights = (mine >> 8) & 255, (theirs >> 8) & 255
        icons, their_icons = flames + waters + chalices, their_flames + their_waters + their_chalices
        total = 0.0
        kinds: i64 = 0
        their_kinds: i64 = 0
        place: i64 = 0
        first: i64 = 0
        for virtue in range(KINDS):
            place = first + (shares & 127)
            total += shared[place]
            if virtue == CHARITY:
                total += pays[place] * float(min(icons, 3)) - costs[place] * float(min(their_icons, 3))
            elif virtue == HOPE:
                total += pays[place] * float(their_lights) - costs[place] * float(lights)
            elif virtue == JUSTICE:
                total += pays[place] * float(flames) - costs[place] * float(their_flames)
            elif virtue == TEMPERANCE:
                total += pays[place] * float(waters + chalices) - costs[place] * float(their_waters + their_chalices)
            elif virtue == PRUDENCE:
                total += pays[place] * float(kinds) - costs[place] * float(their_kinds)
            holders: i64 = self.holders[place]
            kinds += holders & 1
            their_kinds += holders >> 1
            shares >>= SHARE_BITS
            first += SHARINGS
        left = 1.0 - float(cards + others) / 28.0
        weights = self.weights
        total += (weights[0] + left * weights[HAND]) * float(cards - others)
        total += (weights[1] + left * weights[HAND + 1]) * float(flames - their_flames)
        total += (weights[2] + left * weights[HAND + 2]) * float(waters - their_waters)
        total += (weights[3] + left * weights[HAND + 3]) * float(chalices - their_chalices)
        total += (weights[4] + left * weights[HAND + 4]) * float(lights - their_lights)
        total += self.trios(flames, waters, chalices, left)
        total -= self.trios(their_flames, their_waters, their_chalices, left)
        turn = weights[TURNS] - weights[TURNS + 1]
        turn += left * (weights[TURNS + SEATS] - weights[TURNS + SEATS + 1])
        turn += left * left * (weights[TURNS + 2 * SEATS] - weights[TURNS + 2 * SEATS + 1])
        return total - turn if mover else total + turn

    def trios(self, flames: i64, waters: i64, chalices: i64, left: float) -> float:
        """Full ones, and what is there of a further one."""
        full = flames if flames < waters else waters
        if chalices < full:
            full = chalices
        place: i64 = 5
        if flames > full:
            place += 1
        if waters > full:
            place += 1
        if chalices > full:
            place += 1
        weights = self.weights
        total = float(full) * (weights[5] + left * weights[HAND + 5])
        if place > 5:
            total += weights[place] + left * weights[HAND + place]
        return total


class Pair:
    """What both hold, each as one number."""

    def __init__(self, g: SevenVirtues) -> None:
        self.shares: i64 = 0
        self.icons: list[i64] = [0, 0]
        self.cards: list[i64] = [0, 0]
        for seat in range(2):
            self.take(seat, g.hands[seat], 1)

    def take(self, seat: i64, cards: list[int], times: i64) -> None:
        """A seat gets cards, or gives them back: -1 times."""
        shares: i64 = 0
        icons: i64 = 0
        for card in cards:
            shares += SHARE[card]
            icons += A_KIND[card]
        self.shares += (seat + 1) * times * shares
        self.icons[seat] += times * icons
        self.cards[seat] += times * len(cards)

    def lead(self, balance: Balance, mover: i64) -> float:
        """The first seat's points above the other's."""
        icons, cards = self.icons, self.cards
        return balance.weigh(self.shares, icons[0], icons[1], cards[0], cards[1], mover)

    def left(self) -> float:
        """The share of the cards that nobody has taken yet."""
        return 1.0 - float(self.cards[0] + self.cards[1]) / 28.0


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
