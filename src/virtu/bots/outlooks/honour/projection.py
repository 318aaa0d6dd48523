"""What follows from a table if nobody interferes: who will be driven out, and what a hand can do."""

from typing import Final

from virtu.games.honour.state import EMPTY, Honour
from virtu.games.honour.steps.mill import gives_out
from virtu.games.honour.steps.plays import AnswerCharge
from virtu.games.honour.tables import (
    CLERIC,
    COUNTER,
    DISHONOUR,
    FIRST_FATE,
    FITS,
    GROUP,
    HIGH,
    HONOUR,
    LAY,
    OATH_HELPERS,
    PARDON,
    RECOGNITION,
    SCAPEGOAT,
    SEATS,
    SORT,
    SUITED,
    VALUE,
    VALUES,
)

NEVER: Final = 99
"""Nobody will be driven out so late."""
LOW: Final = 3
"""Counters of the lower range answer so much; the others what is above."""
ASLEEP: Final = 20
"""Ends of turns until a sleeping queue may give out: some time."""


class Hand:
    """A hand at a glance."""

    def __init__(self) -> None:
        self.one_play = 0
        """The most Honour one card brings its owner,"""
        self.two_plays = 0
        """and two cards."""
        self.gifts = 0
        """Honour cards that can be played for another."""
        self.stuck = 0
        """Honour cards that fit and find no pile."""
        self.unfit = 0
        """Honour cards of the other group."""
        self.recognitions = 0
        self.low_counters = 0
        self.high_counters = 0
        self.other_counters = 0
        """Counters of the other group."""
        self.answers = False
        """Whether a Counter fits the charge that waits."""
        self.accusations = 0
        self.accusation = 0
        """The heaviest Dishonour card."""
        self.against_clerics: list[int] = []
        self.against_laymen: list[int] = []
        """The values of Dishonour cards by whom they fit."""
        self.helps = 0
        """Fate cards that take Dishonour away from their owner."""
        self.fates = 0


def read_hand(g: Honour, seat: int, charge: int) -> Hand:
    """What the cards of a hand are good for; the charge is the value it has to answer, or 0."""
    hand = Hand()
    tops = g.tops
    base = seat * VALUES
    best = second = 0
    lifts = [0, 0, 0, 0, 0, 0, 0]
    """By value: fitting Honour cards held."""
    for kind in g.hands[seat]:
        sort, value = SORT[kind], VALUE[kind]
        if sort == HONOUR:
            for other in SUITED[kind]:
                if other != seat and tops[other * VALUES + value - 1]:
                    hand.gifts += 1
                    break
            if FITS[kind * SEATS + seat]:
                lifts[value] += 1
            else:
                hand.unfit += 1
        elif sort == RECOGNITION:
            hand.recognitions += 1
        elif sort == DISHONOUR:
            hand.accusations += 1
            hand.accusation = max(hand.accusation, value)
            if GROUP[kind] != LAY:
                hand.against_clerics.append(value)
            if GROUP[kind] != CLERIC:
                hand.against_laymen.append(value)
        elif sort == COUNTER:
            if not FITS[kind * SEATS + seat]:
                hand.other_counters += 1
                continue
            if value <= LOW:
                hand.low_counters += 1
            else:
                hand.high_counters += 1
            if charge and value <= charge <= HIGH[kind]:
                hand.answers = True
        else:
            hand.fates += 1
            design = kind - FIRST_FATE
            if design in (PARDON, OATH_HELPERS, SCAPEGOAT):
                hand.helps += 1
    for value in range(1, VALUES):
        if not lifts[value]:
            continue
        piles = 9 if value == 1 else tops[base + value - 1]
        able = min(lifts[value], piles)
        hand.stuck += lifts[value] - able
        if able:
            second = value if able > 1 else best
            best = value
            if lifts[value + 1]:
                hand.two_plays = max(hand.two_plays, value + value + 1)
    hand.one_play = best
    hand.two_plays = max(hand.two_plays, best + second)
    return hand


def charged(g: Honour) -> tuple[int, int]:
    """HO-7.1 Who has to answer for a Dishonour, and its value; -1: nobody."""
    if g.charge != EMPTY:
        for step in g.agenda:
            if isinstance(step, AnswerCharge):
                return step.who, VALUE[g.charge]
    return -1, 0


def foresee(g: Honour, accused: int, charge: int) -> list[int]:
    """HO-7.5, HO-8.1 Per seat the ends of turns until it is driven out if nothing else happens, or NEVER."""
    leaving = [NEVER] * SEATS
    burden = [g.dishonour(seat) for seat in range(SEATS)]
    if charge and g.rules.short and burden[accused] + charge > g.cap(accused):
        leaving[accused] = 0
    if not g.queue:
        return leaving
    ends = 1 if gives_out(g) else 2
    given, market = 0, g.market
    for place, kind in enumerate(g.queue):
        seat = g.named[place]
        if leaving[seat] != NEVER:
            continue  # HO-8.2 what waits under the name goes too
        burden[seat] += VALUE[kind]
        if burden[seat] > g.cap(seat):
            leaving[seat] = ends if g.active else ASLEEP
        given += 1
        if given >= (2 if market else 1):
            given = 0
            ends += 1
            market = max(0, market - 1)
    return leaving
