"""The points a hand may hope for when the Virtues are called, by rules of thumb."""

from math import exp, sqrt
from typing import Final

from virtu.games.seven_virtues.state import EMPTY, SevenVirtues
from virtu.games.seven_virtues.steps.powers import FaithGives
from virtu.games.seven_virtues.tables import (
    CHALICE,
    CHARITY,
    FAITH,
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
    VALUES,
    VIRTUE,
    VIRTUES,
    WATER,
)
from virtu.kernel.ids import Seat

FIRST: Final = 5.0
SECOND: Final = 2.0
"""SV-4.3 What the ranks themselves are worth."""
NARROW: Final = 0.35
WIDE: Final = 0.30
"""How far the later takes can still upset a ranking: with none left to come, and per root of cards to come."""


DISCARD: Final = 3.0
"""SV-4.4 What a discarded Chalice, Water or Flame gives."""


def evaluate(g: SevenVirtues, seat: Seat, discard: float = DISCARD) -> float:
    """A seat's expected points above what the strongest opponent may expect."""
    hopes = expectations(with_gifts(g), discard)
    others = [hope for number, hope in enumerate(hopes) if number != seat]
    return hopes[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)


def with_gifts(g: SevenVirtues) -> SevenVirtues:
    """SV-4.5 A Virtue that was named costs its givers the card they miss least."""
    gifts = [step for step in g.agenda if isinstance(step, FaithGives)]
    if not gifts:
        return g
    after = g.clone()
    for gift in gifts:
        card = min(after.cards_of(gift.who, gift.virtue), key=lambda card: (ICON[card] > LIGHT, VALUE[card]))
        after.hands[gift.who].remove(card)
        after.hands[gift.receiver].append(card)
    return after


def expectations(g: SevenVirtues, discard: float) -> list[float]:
    """Per seat the points it has, plus what the Virtues still to be called and the trios may bring."""
    coming = [0] * len(VIRTUES)
    for card in [*g.active, *g.inactive, *g.pile]:
        if card != EMPTY:
            coming[VIRTUE[card]] += 1
    icons = [[0] * len(ICONS) for _ in range(g.players)]
    counts = [[0] * g.players for _ in VIRTUES]
    highest = [[0] * g.players for _ in VIRTUES]
    for seat, hand in enumerate(g.hands):
        for card in hand:
            virtue = VIRTUE[card]
            icons[seat][ICON[card]] += 1
            counts[virtue][seat] += 1
            highest[virtue][seat] = max(highest[virtue][seat], VALUE[card])
    left = sum(coming) / g.players
    hopes = [
        float(g.victory_points(Seat(seat))) + 3.0 * trios(icons[seat], left) for seat in range(g.players)
    ]
    for virtue in range(g.called, len(VIRTUES)):
        chances = ranks(counts[virtue], highest[virtue], coming[virtue])
        for seat in range(g.players):
            first, second = chances[seat]
            best, next_best = powers(g, virtue, seat, counts, icons, discard)
            hopes[seat] += first * (FIRST + best) + second * (SECOND + next_best)
    return hopes


def trios(icons: list[int], left: float) -> float:
    """SV-5.1 Full trios, and a share of the next one: the more of it is there, the more of it counts."""
    kinds = sorted([icons[FLAME], icons[WATER], icons[CHALICE]])
    full = kinds[0]
    started = (kinds[1] > full) + (kinds[2] > full)
    return full + min(1.0, left / 4) * 0.3 * started


def ranks(counts: list[int], highest: list[int], coming: int) -> list[tuple[float, float]]:
    """SV-4.2 Per seat how likely it is to be 1st and to be 2nd, were it decided after `coming` more cards."""
    spread = NARROW + WIDE * sqrt(coming) if coming else 0.02
    strengths = [count + top / (VALUES + 1) for count, top in zip(counts, highest, strict=True)]
    top = max(strengths)
    # Whoever holds nothing and can get nothing any more has no rank (SV-R4).
    weights = [exp((s - top) / spread) if s or coming else 0.0 for s in strengths]
    total = sum(weights)
    if not total:
        return [(0.0, 0.0)] * len(counts)
    chances = []
    for seat, weight in enumerate(weights):
        # Somebody else is 1st, and then this seat is the strongest of the rest.
        second = sum(
            other / total * weight / (total - other)
            for number, other in enumerate(weights)
            if number != seat and total - other > 1e-9
        )
        chances.append((weight / total, min(1.0 - weight / total, second)))
    return chances


def powers(
    g: SevenVirtues, virtue: int, seat: int, counts: list[list[int]], icons: list[list[int]], discard: float
) -> tuple[float, float]:
    """SV-4.4 to SV-4.11 What the power is worth to this seat as 1st and as 2nd, by the cards held now."""
    mine = icons[seat]
    if virtue == CHARITY:
        useful = mine[CHALICE] + mine[WATER] + mine[FLAME]
        return discard * min(3, useful), discard * min(1, useful)
    if virtue == FAITH:
        return 0.7 * (g.players - 1 - (g.players > 2)), 0.0
    if virtue == HOPE:
        lights = sorted([icons[other][LIGHT] for other in range(g.players) if other != seat])
        return float(sum(lights[-2:])) if g.players > 2 else 0.0, 0.0
    if virtue == FORTITUDE:
        return float(counts[FORTITUDE][seat]), float(counts[FORTITUDE][seat] // 2)
    if virtue == JUSTICE:
        return 2.0 * mine[FLAME], float(mine[FLAME])
    if virtue == TEMPERANCE:
        return float(mine[CHALICE] + mine[WATER]), float(min(mine[CHALICE], mine[WATER]))
    assert virtue == PRUDENCE
    others = len([kind for kind in range(len(VIRTUES)) if kind != PRUDENCE and counts[kind][seat]])
    return float(others), float(others // 2) if g.players > 2 else 0.0
