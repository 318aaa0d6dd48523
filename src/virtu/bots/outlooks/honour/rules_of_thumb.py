"""Rules of thumb: who leads, how near the end is, and how near everybody is to the cap."""

from math import tanh

from virtu.bots.outlook import Outlook, after
from virtu.games.honour.state import EMPTY, Honour
from virtu.games.honour.steps.fate import ChooseBlamed, ChooseEntry
from virtu.games.honour.steps.plays import AnswerCharge
from virtu.games.honour.steps.turn import ExchangeCards
from virtu.games.honour.tables import (
    COUNTER,
    DISHONOUR,
    FITS,
    HONOUR,
    RECOGNITION,
    SEATS,
    SORT,
    TOP_LEVEL,
    VALUE,
    VALUES,
)
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

CALM = 0.5
"""A lead is soon lost here: one relocation, and it is gone."""
UNKNOWN = 0.65
"""What a card still to be drawn is worth."""
CHARGED, QUEUED, COMING = 0.6, 0.6, 0.9
"""How much a Dishonour counts that may still be countered, that sleeps in the queue, that is about to be given out."""


def evaluate(state: State, seat: Seat) -> float:
    """A seat's lead, the heavier the nearer the end, and what its hand can still do."""
    assert isinstance(state, Honour)
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, (ChooseEntry, ChooseBlamed)) and state.turn == seat:
        # A Fate card is worth the best that can be chosen for it.
        return max([evaluate(after(state, action), seat) for action in step.offers(state)])
    burdens = burden(state)
    hopes = [standing(state, number, burdens[number]) for number in range(SEATS)]
    others = [hope for number, hope in enumerate(hopes) if number != seat]
    lead = hopes[seat] - 0.6 * max(others) - 0.4 * sum(others) / len(others)
    near = nearness(state)
    return CALM * (lead * (0.8 + 0.3 * near) + (1.0 - 0.3 * near) * hand(state, seat))


def nearness(g: Honour) -> float:
    """0 at the beginning, 1 when the next Recognition or the next round ends the game."""
    if g.rules.short:
        last = g.last_round()
        return min(1.0, g.round / last) if last else 0.0
    steps = (max(g.levels) - 1) / (TOP_LEVEL - 2)
    return steps * steps


def burden(g: Honour) -> list[float]:
    """Per seat the Dishonour that counts, and of what may come a part."""
    by_seat = [float(g.dishonour(seat)) for seat in range(SEATS)]
    for place, kind in enumerate(g.queue):
        share = max(QUEUED, COMING - 0.05 * place) if g.active else QUEUED
        by_seat[g.named[place]] += share * VALUE[kind]
    if g.charge != EMPTY:
        for step in g.agenda:
            if isinstance(step, AnswerCharge):
                by_seat[step.who] += CHARGED * VALUE[g.charge]
    return by_seat


def standing(g: Honour, seat: int, weight: float) -> float:
    """HO-8.1 Honour that is safe: near the cap a part of it is as good as lost."""
    ratio = weight / g.cap(seat)
    risk = 0.3 * ratio * ratio if ratio <= 1 else min(0.95, 0.3 + 2.0 * (ratio - 1))
    honour = g.honour(seat)
    return honour + 0.4 * (g.levels[seat] - 1) - risk * (honour + 4.0)


def hand(g: Honour, seat: Seat) -> float:
    """What the cards in hand may bring above unknown ones, with which gaps are filled."""
    tops = g.tops[seat * VALUES : seat * VALUES + VALUES]
    # A hand is sorted by value, so a 3 counts on the 2 before it.
    worths = [worth(seat, kind, tops) for kind in g.hands[seat]]
    total = sum(worths) - UNKNOWN * len(worths)
    step = g.agenda[-1] if g.agenda else None
    if isinstance(step, ExchangeCards) and g.turn == seat and not step.count:
        total += sum([max(0.0, 0.8 * UNKNOWN - card) for card in worths])
    return total


def worth(seat: Seat, kind: int, tops: list[int]) -> float:
    """One card in hand; Honour that continues a pile covers its top for the cards after it."""
    sort, value = SORT[kind], VALUE[kind]
    if sort == HONOUR:
        if not FITS[kind * SEATS + seat]:
            return 0.5
        if not tops[value - 1]:
            return 0.15 * value
        if value > 1:
            tops[value - 1] -= 1
        tops[value] += 1
        return 0.5 * value
    if sort == RECOGNITION:
        return 0.8
    if sort == DISHONOUR:
        return 0.15 * value
    if sort == COUNTER:
        return 1.0 if FITS[kind * SEATS + seat] else 0.1
    return 0.5


class ThumbOutlook(Outlook):
    """Everybody's lead, as a chance."""

    def values(self, state: State) -> list[float]:
        return [0.5 + 0.5 * tanh(evaluate(state, Seat(seat)) / 6) for seat in range(state.players)]
