"""AG-6 The marker: placed in the first Spring, then moved clockwise, readying Cortigiani as it passes the arrows."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import BUY_STEP, ENTER, FARTHEST, MOVE, USE, Bank, BuyStep, Enter, Move, Use
from virtu.games.palace.clauses import (
    ADVANCE,
    ANY_ROOM,
    FARTHER,
    READIED_EDGE,
    STEP_ANSWER,
    STEP_FLORINS,
    STEP_IN_REACH,
    STEP_ONCE,
)
from virtu.games.palace.payment_table import FOR_MOVE
from virtu.games.palace.purchasing_power import Means, cost_of, means_of
from virtu.games.palace.solver import payments
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.step import PalaceAsk, SeatAsk
from virtu.games.palace.steps.act import RoomAsk
from virtu.games.palace.steps.indulgence import MayRedeem, redeemable
from virtu.games.palace.steps.pay import PayingAsk, clear, use, use_objection
from virtu.games.palace.tables import (
    ARROW,
    FLORIN,
    LEFT_ARROW,
    LEFT_SPACES,
    RIGHT_ARROW,
    RIGHT_SPACES,
    ROOMS,
    SEATS,
    SPACES,
)
from virtu.games.palace.wire import Details, Edge, Preview, Way
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.state import Step
from virtu.kernel.step import Do

FREE_ROOMS: Final = 2
STEP_PRICE: Final = 2
BY_ARROWS: Final = [cost_of(arrows=steps) for steps in range(FARTHEST + 1)]
"""AG-6.2.5 What so many further Rooms cost, by Arrows alone."""
WITH_FLORINS: Final = [cost_of(florins=STEP_PRICE, arrows=max(0, steps - 1)) for steps in range(FARTHEST + 1)]
"""The same if one of them is bought."""
FARTHEST_SHOWN: Final = 10


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseRoom(SeatAsk):
    """AG-6.1.1 DP-P0 In the first Spring the marker goes to any Room."""

    def topic(self) -> str:
        return "room"

    def rule(self) -> Clause:
        return ANY_ROOM

    def candidates(self, g: Palace) -> list[Action]:
        return [*ENTER]

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        return None if isinstance(action, Enter) else ANY_ROOM

    def own_preview(self, g: Palace, action: Action) -> Preview:
        assert isinstance(action, Enter)
        return {"room": action.room + 1, "idle": is_idle(g, self.who, action)}

    def own_answer(self, g: Palace, action: Action) -> None:
        assert isinstance(action, Enter)
        g.marker[self.who] = action.room
        if g.news is not None:
            g.tell("entered", ANY_ROOM, {"seat": self.who, "room": action.room + 1})


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseMove(PayingAsk):
    """AG-6.2.1 DP-P1 How many Rooms the marker advances: two are free, more are paid for."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def topic(self) -> str:
        return "move"

    def rule(self) -> Clause:
        return ADVANCE

    def asked(self, g: Palace) -> Seat:
        return self.who

    def means(self, g: Palace) -> Means:
        return means_of(g, self.who, FOR_MOVE)

    def offers_within(self, g: Palace, means: Means) -> list[Action]:
        offers: list[Action] = [MOVE[1], MOVE[2]]
        # More Rooms never cost less, so the first that cannot be paid is the end.
        for rooms in range(FREE_ROOMS + 1, FARTHEST + 1):
            if not steps_in_reach(means, rooms - FREE_ROOMS, False):
                break
            offers.append(MOVE[rooms])
        return offers

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if not isinstance(action, Move) or action.rooms < 1:
            return ADVANCE
        if action.rooms <= FREE_ROOMS:
            return None
        means = means_of(g, self.who, FOR_MOVE)
        return None if steps_in_reach(means, action.rooms - FREE_ROOMS, False) else FARTHER

    def own_answer(self, g: Palace, action: Action) -> None:
        assert isinstance(action, Move)
        if action.rooms > FREE_ROOMS:
            g.then(PayMove(self.who, action.rooms, 0), Advance(self.who, action.rooms))
        else:
            g.then(ADVANCE_FREELY[self.who][action.rooms])

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        """Every Room the marker can get to, with what the way costs and the answers that pay it."""
        ways: list[Way] = []
        for action in self.own_offers(g):
            assert isinstance(action, Move)
            if action.rooms > FARTHEST_SHOWN:
                break
            ways += ways_to(g, self.who, action)
        return {"reach": ways}

    def own_preview(self, g: Palace, action: Action) -> Preview:
        """Where a move ends, what it costs and which edges it readies."""
        assert isinstance(action, Move)
        room = (g.marker[self.who] + action.rooms) % ROOMS
        return {
            "room": room + 1, "extra": max(0, action.rooms - FREE_ROOMS),
            "readies": edges_readied(g, self.who, action.rooms), "blocked": g.room_is_blocked(self.who, room),
            "idle": action.rooms <= FREE_ROOMS and is_idle(g, self.who, action),
        }

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        if not isinstance(action, Move):
            return {}
        return {"extra": action.rooms - FREE_ROOMS, "reach": steps_payable(g, self.who)}


def is_idle(g: Palace, seat: Seat, action: Action) -> bool:
    """AG-8.1.2 Whether nothing could be done in the Room that an answer leads to: only skipping would be left."""
    after = g.clone()
    ask = engine.answer(after, action)
    return isinstance(ask, RoomAsk) and ask.who == seat and len(ask.own_offers(after)) == 1


def steps_in_reach(means: Means, steps: int, bought: int) -> bool:
    """AG-6.2.5 Whether so many further Rooms can be paid: by Arrows, or one of them by florins."""
    if means.reach(BY_ARROWS[steps]):
        return True
    return not bought and means.reach(WITH_FLORINS[steps])


def steps_payable(g: Palace, seat: Seat) -> int:
    """How many further Rooms a seat could pay for now."""
    means = means_of(g, seat, FOR_MOVE)
    steps = 0
    while steps_in_reach(means, steps + 1, 0):
        steps += 1
    return steps


def ways_to(g: Palace, seat: Seat, move: Move) -> list[Way]:
    """How a move could be paid: with a bought step, with Arrows alone."""
    extra = move.rooms - FREE_ROOMS
    if extra <= 0:
        return [way(g, seat, move, [str(move)], 0, 0)]
    ways: list[Way] = []
    bought = payments(g, seat, WITH_FLORINS[extra], FOR_MOVE)
    if bought:
        actions = bought[0].actions()
        banked = [str(action) for action in actions if isinstance(action, Bank)]
        used = [str(action) for action in actions if not isinstance(action, Bank)]
        answers = [*banked, str(move), str(BUY_STEP), *used]
        ways.append(way(g, seat, move, answers, STEP_PRICE, extra - 1))
    arrows = payments(g, seat, BY_ARROWS[extra], FOR_MOVE)
    if arrows:
        answers = [str(move), *[str(action) for action in arrows[0].actions()]]
        ways.append(way(g, seat, move, answers, 0, extra))
    return ways


def way(g: Palace, seat: Seat, move: Move, answers: list[str], florins: int, arrows: int) -> Way:
    readied = edges_readied(g, seat, move.rooms)
    return {
        "rooms": move.rooms,
        "room": (g.marker[seat] + move.rooms) % ROOMS,
        "move": str(move),
        "answers": answers,
        "florins": florins,
        "arrows": arrows,
        "left": "left" in readied,
        "right": "right" in readied,
    }


def edges_readied(g: Palace, seat: Seat, rooms: int) -> list[Edge]:
    """AG-6.2.7 The edges whose arrows a move crosses."""
    crossed = [(g.marker[seat] + step) % ROOMS for step in range(min(rooms, ROOMS))]
    faction = g.faction[seat]
    left: list[Edge] = ["left"] if LEFT_ARROW[faction] in crossed else []
    return [*left, "right"] if RIGHT_ARROW[faction] in crossed else left


@dataclass(slots=True, init=False, unsafe_hash=True)
class PayMove(Do):
    """AG-6.2.6 The further Rooms are paid before anything is readied."""

    who: Final[Seat]
    rooms: Final[int]
    bought: Final[int]

    def __init__(self, who: Seat, rooms: int, bought: int) -> None:
        self.who = who
        self.rooms = rooms
        self.bought = bought

    def perform(self, g: Palace) -> None:
        if self.rooms - FREE_ROOMS - self.bought > g.pool[ARROW]:
            g.then(ChooseStep(self.who, self.rooms, self.bought))
        else:
            clear(g)


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseStep(PalaceAsk):
    """AG-6.2.3, AG-6.2.4 Pay one more of the further Rooms: with an Arrow source, or once with 2 florins."""

    who: Final[Seat]
    rooms: Final[int]
    bought: Final[int]

    def __init__(self, who: Seat, rooms: int, bought: int) -> None:
        self.who = who
        self.rooms = rooms
        self.bought = bought

    def topic(self) -> str:
        return "step"

    def rule(self) -> Clause:
        return STEP_ANSWER

    def asked(self, g: Palace) -> Seat:
        return self.who

    def candidates(self, g: Palace) -> list[Action]:
        answers: list[Action] = [USE[source][ARROW] for source in g.ready_sources(self.who)]
        answers.append(BUY_STEP)
        return answers

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        steps = self.rooms - FREE_ROOMS - self.bought
        if isinstance(action, BuyStep):
            if self.bought:
                return STEP_ONCE
            if g.treasury[self.who] < STEP_PRICE:
                return STEP_FLORINS
            means = means_of(g, self.who, FOR_MOVE)
            return None if means.reach(WITH_FLORINS[steps]) else STEP_IN_REACH
        if not isinstance(action, Use):
            return STEP_ANSWER
        clause = use_objection(g, self.who, action.source, action.symbol, FOR_MOVE)
        if clause is not None:
            return clause
        return self.left_with(g, action.source, ARROW)

    def keeps(self, g: Palace, action: Action) -> Clause | None:
        source = action.source if isinstance(action, (Bank, Use)) else -1
        return self.left_with(g, source, FLORIN)

    def left_with(self, g: Palace, source: int, symbol: int) -> Clause | None:
        """Whether the move can still be paid when a source gives this symbol."""
        steps = self.rooms - FREE_ROOMS - self.bought
        means = means_of(g, self.who, FOR_MOVE)
        if means.reach(BY_ARROWS[steps], source, symbol):
            return None
        if not self.bought and means.reach(WITH_FLORINS[steps], source, symbol):
            return None
        return STEP_IN_REACH

    def own_answer(self, g: Palace, action: Action) -> None:
        if isinstance(action, Use):
            use(g, self.who, action.source, action.symbol, FOR_MOVE)
            g.then(PayMove(self.who, self.rooms, self.bought))
        else:
            g.treasury[self.who] -= STEP_PRICE
            if g.news is not None:
                g.tell("bought_step", STEP_FLORINS, {"seat": self.who})
            g.then(PayMove(self.who, self.rooms, 1))

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        return {"steps": self.rooms - FREE_ROOMS - self.bought - g.pool[ARROW]}

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        return {"florins": g.treasury[self.who]}


@dataclass(slots=True, init=False, unsafe_hash=True)
class Advance(Do):
    """AG-6.2.7 The marker moves; each arrow it crosses readies the Cortigiani of its edge."""

    who: Final[Seat]
    rooms: Final[int]

    def __init__(self, who: Seat, rooms: int) -> None:
        self.who = who
        self.rooms = rooms

    def perform(self, g: Palace) -> None:
        start = g.marker[self.who]
        faction = g.faction[self.who]
        g.marker[self.who] = (start + self.rooms) % ROOMS
        left = [(start + step) % ROOMS for step in range(min(self.rooms, ROOMS))]
        if g.news is not None:
            g.tell("moved", ADVANCE, {"seat": self.who, "rooms": self.rooms, "room": g.marker[self.who] + 1})
        if LEFT_ARROW[faction] in left:
            ready_edge(g, self.who, LEFT_SPACES, "left")
        if RIGHT_ARROW[faction] in left:
            ready_edge(g, self.who, RIGHT_SPACES, "right")
        if redeemable(g, self.who, self.rooms):
            g.then(MayRedeem(self.who, self.rooms))


def ready_edge(g: Palace, seat: Seat, spaces: list[int], edge: str) -> None:
    """All Cortigiani of an edge become ready."""
    count = 0
    for space in spaces:
        place = seat * SPACES + space
        if g.spaces[place] != EMPTY and not g.space_ready[place]:
            g.space_ready[place] = 1
            count += 1
    if g.news is not None:
        g.tell("readied_edge", READIED_EDGE, {"seat": seat, "edge": edge, "count": count})


def marker_step(g: Palace, seat: Seat) -> Step:
    """AG-5.4 A turn of Spring begins with the marker: in the first Spring it is placed, later it moves."""
    return ChooseRoom(seat) if g.marker[seat] == EMPTY else CHOOSE_MOVE[seat]


# Steps are values: those that come every Year are made once and shared.
CHOOSE_MOVE: Final = [ChooseMove(Seat(seat)) for seat in range(SEATS)]
ADVANCE_FREELY: Final = [[Advance(Seat(seat), rooms) for rooms in range(FREE_ROOMS + 1)] for seat in range(SEATS)]
"""By seat and Rooms."""


TAGS: Final[dict[str, type]] = {
    "choose_room": ChooseRoom,
    "choose_move": ChooseMove,
    "pay_move": PayMove,
    "choose_step": ChooseStep,
    "advance": Advance,
}
