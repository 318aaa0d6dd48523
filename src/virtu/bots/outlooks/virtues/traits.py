"""What a position is described by for the fitted value: numbers per seat, most of them 0.

Per Virtue and seat: how far it leads the best other, and how far the second best other, each with how many cards of
the Virtue are still to come; what the Virtue's power would pay, by the same leads. Beside these: trios, icons, cards,
and how many turns it is until the seat moves, all also by the share of the cards still to come.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from virtu.games.seven_virtues.state import EMPTY, SevenVirtues
from virtu.games.seven_virtues.tables import (
    CHALICE,
    CHARITY,
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
TURNS: Final = PLAIN_ONES + 18
COUNT: Final = TURNS + 21
"""How many numbers there are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger:
    """Where the numbers go."""

    def add(self, seat: int, place: int, amount: float) -> None:
        raise AssertionError("each ledger notes in its own way")


class Rows(Ledger):
    """All numbers of every seat, as a fit wants them."""

    def __init__(self, players: int) -> None:
        self.rows = [[0.0] * COUNT for _ in range(players)]

    def add(self, seat: int, place: int, amount: float) -> None:
        self.rows[seat][place] += amount


class Sums(Ledger):
    """Per seat the numbers times their weights."""

    def __init__(self, players: int, weights: list[float]) -> None:
        self.weights = weights
        self.sums = [0.0] * players

    def add(self, seat: int, place: int, amount: float) -> None:
        self.sums[seat] += self.weights[place] * amount


def describe(g: SevenVirtues, mover: Seat, ledger: Ledger) -> None:
    """Enter a position in which a seat is to take."""
    players = g.players
    coming = [0] * KINDS
    to_come = len(g.pile)
    for card in g.pile:
        coming[VIRTUE[card]] += 1
    for row in (g.active, g.inactive):
        for card in row:
            if card != EMPTY:
                coming[VIRTUE[card]] += 1
                to_come += 1
    left = to_come / (14.0 * players)
    classes = [COMING[min(7, count)] for count in coming]
    strengths = [0] * (KINDS * players)
    icons = [0] * (len(ICONS) * players)
    for seat in range(players):
        for card in g.hands[seat]:
            place = VIRTUE[card] * players + seat
            held = strengths[place]
            highest = held % TOP
            # So many for the card, and its value where it is the highest of the hand.
            strengths[place] = held + TOP + (VALUE[card] - highest if VALUE[card] > highest else 0)
            icons[seat * len(ICONS) + ICON[card]] += 1
    most_lights, more_lights = best_two_lights(icons, players)
    for virtue in range(KINDS):
        first, second, third = best_three(strengths, virtue * players, players)
        for seat in range(players):
            mine = strengths[virtue * players + seat]
            best = second if mine == first else first
            next_best = third if mine >= second else second
            group = (virtue * LEADS + lead(mine, best)) * CLASSES + classes[virtue]
            ledger.add(seat, OVER_BEST + group, 1.0)
            pays = payment(virtue, seat, players, strengths, icons, most_lights + more_lights)
            if pays:
                ledger.add(seat, PAYS_BEST + group, pays)
            if mine:
                ledger.add(seat, HOLDS + virtue * CLASSES + classes[virtue], 1.0)
            if players > 2:
                group = (virtue * LEADS + lead(mine, next_best)) * CLASSES + classes[virtue]
                ledger.add(seat, OVER_SECOND + group, 1.0)
                if pays:
                    ledger.add(seat, PAYS_SECOND + group, pays)
    for seat in range(players):
        describe_hand(g, seat, icons, left, ledger)
        wait = (seat - mover) % players
        ledger.add(seat, TURNS + wait, 1.0)
        ledger.add(seat, TURNS + 7 + wait, left)
        ledger.add(seat, TURNS + 14 + wait, left * left)


def describe_hand(g: SevenVirtues, seat: int, icons: list[int], left: float, ledger: Ledger) -> None:
    """Cards, icons and trios of a seat, as they are and by the share still to come."""
    flames = icons[seat * len(ICONS) + FLAME]
    waters = icons[seat * len(ICONS) + WATER]
    chalices = icons[seat * len(ICONS) + CHALICE]
    full = min(flames, waters, chalices)
    begun = (flames > full) + (waters > full) + (chalices > full)
    numbers = [
        float(len(g.hands[seat])),
        float(flames),
        float(waters),
        float(chalices),
        float(icons[seat * len(ICONS) + LIGHT]),
        float(full),
        1.0 if begun == 1 else 0.0,
        1.0 if begun == 2 else 0.0,
    ]
    place = PLAIN_ONES
    for number in numbers:
        if number:
            ledger.add(seat, place, number)
            ledger.add(seat, place + 8, number * left)
        place += 1
    ledger.add(seat, PLAIN_ONES + 16, float(points(g, seat)))


def points(g: SevenVirtues, seat: int) -> int:
    return g.victory_points(Seat(seat))


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


def payment(
    virtue: int, seat: int, players: int, strengths: list[int], icons: list[int], lights: int
) -> float:
    """SV-4.4 to SV-4.11 What the power would pay the 1st by the cards held now."""
    start = seat * len(ICONS)
    if virtue == CHARITY:
        return float(min(3, icons[start + CHALICE] + icons[start + WATER] + icons[start + FLAME]))
    if virtue == HOPE:
        return float(lights - icons[start + LIGHT])
    if virtue == FORTITUDE:
        return float(strengths[FORTITUDE * players + seat] // TOP)
    if virtue == JUSTICE:
        return float(icons[start + FLAME])
    if virtue == TEMPERANCE:
        return float(icons[start + CHALICE] + icons[start + WATER])
    if virtue != PRUDENCE:
        return 0.0
    held = 0
    for other in range(PRUDENCE):
        if strengths[other * players + seat]:
            held += 1
    return float(held)
