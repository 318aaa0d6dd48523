"""The end of a game when chance has no more say: looked through to the last answer.

Each position once, however it came about; between two players by alpha-beta, with more everybody goes for their own.
"""

from typing import Final

from virtu.bots.clock import Clock
from virtu.bots.outlook import Outlook
from virtu.bots.search import Thought
from virtu.kernel import engine
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

AT_ONCE: Final = 32
"""So many positions are looked at between two looks at the clock, and count as one playout."""
PATIENCE: Final = 0.5
"""The part of the budget after which it is given up."""
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


class Known:
    """What was found out about a position."""

    def __init__(self, value: float, kind: int) -> None:
        self.value = value
        self.kind = kind


class Endgame:
    """One attempt to look through to the end, for one seat."""

    def __init__(self, outlook: Outlook, seat: Seat, clock: Clock) -> None:
        self.outlook = outlook
        self.seat = seat
        self.clock = clock
        self.known: dict[int, Known] = {}
        """Between two players;"""
        self.worths: dict[int, list[float]] = {}
        """with more."""
        self.seen = 0
        self.given_up = False

    def value(self, state: State, low: float, high: float) -> float:
        """What a position is worth to the seat if both play their best; outside of low and high only on which side."""
        key = self.outlook.signature(state)
        known = self.known.get(key)
        if not self.outlook.certain(state):
            if known is None:
                known = Known(self.outlook.judge(state)[self.seat], EXACT)
                self.known[key] = known
            return known.value
        if known is not None:
            if known.kind == EXACT:
                return known.value
            if known.kind == AT_LEAST and known.value >= high:
                return known.value
            if known.kind == AT_MOST and known.value <= low:
                return known.value
        if self.tired():
            return 0.5
        ask = engine.open_question(state)
        assert ask is not None
        mine = ask.asked(state) == self.seat
        best = -1.0 if mine else 2.0
        floor, ceiling = low, high
        for action in ask.offers(state):
            copy = state.clone()
            engine.answer(copy, action)
            value = self.value(copy, floor, ceiling)
            if mine:
                best = max(best, value)
                floor = max(floor, value)
            else:
                best = min(best, value)
                ceiling = min(ceiling, value)
            if floor >= ceiling:
                break
        if not self.given_up:
            self.known[key] = Known(best, AT_MOST if best <= low else AT_LEAST if best >= high else EXACT)
        return best

    def values(self, state: State) -> list[float]:
        """What a position is worth to everybody if all play for themselves."""
        key = self.outlook.signature(state)
        worth = self.worths.get(key)
        if worth is not None:
            return worth
        if not self.outlook.certain(state):
            worth = self.outlook.judge(state)
        elif self.tired():
            return NOTHING
        else:
            ask = engine.open_question(state)
            assert ask is not None
            worth, mover = NOTHING, ask.asked(state)
            for action in ask.offers(state):
                copy = state.clone()
                engine.answer(copy, action)
                values = self.values(copy)
                if self.given_up:
                    return NOTHING
                if not worth or values[mover] > worth[mover]:
                    worth = values
        self.worths[key] = worth
        return worth

    def tired(self) -> bool:
        """Whether it takes too long, after one more position."""
        self.seen += 1
        if self.seen % AT_ONCE == 0:
            self.clock.count()
            if self.clock.left() < 1.0 - PATIENCE:
                self.given_up = True
        return self.given_up


NOTHING: Final[list[float]] = []


def solve(outlook: Outlook, position: State, seat: Seat, clock: Clock) -> Thought | None:
    """The best answer of all; None where chance has a say, or it would take too long."""
    if not outlook.certain(position):
        return None
    ending = Endgame(outlook, seat, clock)
    offers = outlook.game.offers(position)
    values: list[float] = []
    best, most = 0, -1.0
    for index, action in enumerate(offers):
        state = position.clone()
        engine.answer(state, action)
        if position.players == 2:
            value = ending.value(state, most, 2.0)
        else:
            worth = ending.values(state)
            value = worth[seat] if worth else 0.5
        values.append(value)
        if value > most:
            best, most = index, value
    if ending.given_up:
        return None
    return Thought(offers[best], ending.seen, offers, values, [])
