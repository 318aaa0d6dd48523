"""SV-4, SV-5 Scoring: the seven Virtues in their order, then the trios."""

from dataclasses import dataclass
from typing import Final

from virtu.games.seven_virtues.clauses import (
    FORTITUDE_POWER,
    JUSTICE_POWER,
    PRUDENCE_POWER,
    RANK_POINTS,
    TEMPERANCE_POWER,
    TRIO,
)
from virtu.games.seven_virtues.state import TRIOS, SevenVirtues
from virtu.games.seven_virtues.steps.powers import (
    MAY_DISCARD,
    MOST_DISCARDS,
    SECOND_DISCARDS,
    FaithNames,
    HopeNames,
)
from virtu.games.seven_virtues.tables import (
    CARDS,
    CHALICE,
    CHARITY,
    FAITH,
    FLAME,
    FORTITUDE,
    HOPE,
    ICON,
    ICONS,
    JUSTICE,
    PRUDENCE,
    TEMPERANCE,
    VALUES,
    VIRTUE,
    VIRTUES,
    WATER,
)
from virtu.kernel.clause import Clause
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.state import Step
from virtu.kernel.step import Do

FIRST: Final = 5
SECOND: Final = 2
"""SV-4.3 The points of the ranks."""
BEHIND: Final = 3
"""What is told as the rank of all after the 2nd."""
MOST_NAMED: Final = 2
"""SV-4.6"""
A_FLAME: Final = 2
"""SV-4.9 For the 1st."""
A_TRIO: Final = 3
"""SV-5.1"""


@dataclass(slots=True, init=False, unsafe_hash=True)
class Scoring(Do):
    """SV-4.1 The Virtues are called in their order; each is finished before the next."""

    def perform(self, g: SevenVirtues) -> None:
        g.then(*CALLS)


@dataclass(slots=True, init=False, unsafe_hash=True)
class Call(Do):
    """SV-4.2, SV-4.3 Rank the holders, pay 5 and 2, then let the Virtue's power act."""

    virtue: Final[int]

    def __init__(self, virtue: int) -> None:
        self.virtue = virtue

    def perform(self, g: SevenVirtues) -> None:
        g.called = self.virtue + 1
        first = second = NOBODY
        best = next_best = 0
        for number in range(g.players):
            held = strength(g.hands[number], self.virtue)
            if held > best:
                second, next_best = first, best
                first, best = Seat(number), held
            elif held > next_best:
                second, next_best = Seat(number), held
        if g.news is not None:
            g.tell("called", RANK_POINTS, {"virtue": VIRTUES[self.virtue], "first": first, "second": second})
        pay(g, first, self.virtue, FIRST, RANK_POINTS)
        pay(g, second, self.virtue, SECOND, RANK_POINTS)
        if first != NOBODY:
            use_power(g, self.virtue, first, second)


def strength(hand: list[int], virtue: int) -> int:
    """SV-4.2 What a hand is worth in a Virtue: the number of its cards, then the highest; 0 without one."""
    count = highest = 0
    first = virtue * VALUES
    for card in hand:
        if first <= card < first + VALUES:
            count += 1
            if card >= highest:  # the cards of a Virtue are numbered by value
                highest = card
    return count * CARDS + highest if count else 0


def all_standings(g: SevenVirtues) -> list[list[int]]:
    """By Virtue and seat, the rank by the takes everybody saw: 1, 2, BEHIND, 0 without a card."""
    worth = [[0] * g.players for _ in VIRTUES]
    for seat in range(g.players):
        for card in g.hands[seat]:
            by_seat = worth[VIRTUE[card]]
            count, highest = by_seat[seat] // CARDS, by_seat[seat] % CARDS
            by_seat[seat] = (count + 1) * CARDS + max(highest, card)
    return [ranked(by_seat) for by_seat in worth]


def ranked(worth: list[int]) -> list[int]:
    """By seat, the place of what its hand is worth."""
    places: list[int] = []
    for held in worth:
        place = 1 if held else 0
        for other in worth:
            if held and other > held and place < BEHIND:
                place += 1
        places.append(place)
    return places


def pay(g: SevenVirtues, seat: Seat, virtue: int, points: int, clause: Clause) -> None:
    """Points of a calling go on the Virtue's own line."""
    if seat == NOBODY or points == 0:
        return
    g.gain(seat, virtue + 1, points)
    if g.news is not None:
        g.tell("gained", clause, {"seat": seat, "points": points, "virtue": VIRTUES[virtue]})


def use_power(g: SevenVirtues, virtue: int, first: Seat, second: Seat) -> None:
    """SV-4.4 to SV-4.11 What the 1st and the 2nd of a Virtue may do or gain."""
    if virtue == CHARITY:
        if second != NOBODY:
            g.then(MAY_DISCARD[second][SECOND_DISCARDS])
        g.then(MAY_DISCARD[first][MOST_DISCARDS])
    elif virtue == FAITH:
        g.then(FaithNames(first, second))
    elif virtue == HOPE:
        g.then(HopeNames(first, second, MOST_NAMED, NOBODY))
    elif virtue == FORTITUDE:
        pay(g, first, virtue, g.count_of(first, FORTITUDE), FORTITUDE_POWER)
        if second != NOBODY:
            pay(g, second, virtue, g.count_of(second, FORTITUDE) // 2, FORTITUDE_POWER)
    elif virtue == JUSTICE:
        pay(g, first, virtue, A_FLAME * g.icons(first, FLAME), JUSTICE_POWER)
        if second != NOBODY:
            pay(g, second, virtue, g.icons(second, FLAME), JUSTICE_POWER)
    elif virtue == TEMPERANCE:
        pay(g, first, virtue, g.icons(first, CHALICE) + g.icons(first, WATER), TEMPERANCE_POWER)
        if second != NOBODY:
            pay(g, second, virtue, min(g.icons(second, CHALICE), g.icons(second, WATER)), TEMPERANCE_POWER)
    else:
        pay(g, first, virtue, other_virtues(g, first), PRUDENCE_POWER)
        if second != NOBODY and g.players > 2:
            pay(g, second, virtue, other_virtues(g, second) // 2, PRUDENCE_POWER)


def other_virtues(g: SevenVirtues, seat: Seat) -> int:
    """SV-4.11 The different Virtues a hand holds other than Prudence."""
    held = [0] * len(VIRTUES)
    for card in g.hands[seat]:
        held[VIRTUE[card]] = 1
    count = 0
    for virtue in range(PRUDENCE):
        count += held[virtue]
    return count


def trios_of(g: SevenVirtues, seat: Seat) -> int:
    """SV-5.1 How many trios Flame + Water + Chalice a hand holds."""
    held = [0] * len(ICONS)
    for card in g.hands[seat]:
        held[ICON[card]] += 1
    return min(held[FLAME], held[WATER], held[CHALICE])


@dataclass(slots=True, init=False, unsafe_hash=True)
class Trios(Do):
    """SV-5.1 Every player gains 3 points per trio; then the game is over."""

    def perform(self, g: SevenVirtues) -> None:
        for number in range(g.players):
            seat = Seat(number)
            trios = trios_of(g, seat)
            if trios:
                g.gain(seat, TRIOS, A_TRIO * trios)
                g.tell("trios", TRIO, {"seat": seat, "points": A_TRIO * trios, "trios": trios})


SCORING: Final = Scoring()
CALLS: Final[list[Step]] = [*[Call(virtue) for virtue in range(len(VIRTUES))], Trios()]
"""SV-4.1, SV-5.1 The whole scoring, in its order."""


TAGS: Final[dict[str, type]] = {"scoring": Scoring, "call": Call, "trios": Trios}
