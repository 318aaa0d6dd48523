"""Which Room to go to, and what its action is worth there."""

from typing import Final

from virtu.bots.outlooks.palace import rooms as general
from virtu.bots.outlooks.palace.choice import best, source_worth
from virtu.bots.outlooks.palace.prospects import CARD_WORTH, WORTH
from virtu.bots.outlooks.wars_of_italy.agents import scheme_value
from virtu.bots.outlooks.wars_of_italy.campaign import Theatre, war_plan
from virtu.bots.outlooks.wars_of_italy.diplomacy import Frontier, diplomacy_value
from virtu.bots.outlooks.wars_of_italy.spring import govern_value
from virtu.bots.outlooks.wars_of_italy.style import Style
from virtu.games.palace.actions import SKIP, BuyStep, Enter, Move, Perform, Use
from virtu.games.palace.actions_setup import PlaceFamily
from virtu.games.palace.payment_table import FOR_GOVERN
from virtu.games.palace.purchasing_power import gift, means_of
from virtu.games.palace.state import EMPTY
from virtu.games.palace.steps.act import room_action
from virtu.games.palace.steps.marker import STEP_PRICE, ChooseStep, ready_edge
from virtu.games.palace.tables import (
    ANNEX,
    ARROW,
    CARD_ACTION,
    CROSS,
    CROWN,
    FLORIN,
    GOVERN,
    LEFT_ARROW,
    LEFT_SPACES,
    NO_ACTION,
    RIGHT_ARROW,
    RIGHT_SPACES,
    ROOMS,
    SCHEME,
    SPACES,
    TRADE,
    WAGE_WAR,
)
from virtu.games.wars_of_italy.actions import Conclude
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import PALACES
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat

UNKNOWN: Final = -100.0
STEP_MOST: Final = 100.0
"""No way to pay a step costs so much."""
LEFT: Final = 1
RIGHT: Final = 2


def family(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, PlaceFamily):
            value = 0.2 if action.place >= 10 else -1.0
            if style.mended and action.place < ROOMS and CARD_ACTION[action.card] == ANNEX:
                # A second Room for diplomacy, where there was none.
                value = 1.5 if PALACES[seat][action.place] == NO_ACTION else value
            if action.place < ROOMS and PALACES[seat][action.place] == CARD_ACTION[action.card]:
                value = 1.0
            scores.append((value, action))
    return best(scores)


class Tour:
    """What every Room would bring, by the edges that are readied on the way: worked out once per question."""

    def __init__(self, w: Wars, seat: Seat, style: Style) -> None:
        self.w = w
        self.seat = seat
        self.style = style
        self.after: list[Wars] = []
        """By edges readied: the table then, or the table as it is until it is asked for."""
        self.readied: list[float] = []
        """By edges: what their Cortigiani are worth; UNKNOWN until it is asked for."""
        self.rooms = [UNKNOWN] * (4 * ROOMS)
        """By edges * ROOMS + Room: what its action is worth."""
        self.theatre: Theatre | None = None
        self.frontier: Frontier | None = None
        for _ in range(4):
            self.after.append(w)
            self.readied.append(UNKNOWN)

    def edges(self, rooms: int) -> int:
        """The edges that a move of so many Rooms readies."""
        start, faction = self.w.marker[self.seat], self.w.faction[self.seat]
        edges = 0
        for step in range(min(rooms, ROOMS)):
            passed = (start + step) % ROOMS
            if passed == LEFT_ARROW[faction]:
                edges |= LEFT
            if passed == RIGHT_ARROW[faction]:
                edges |= RIGHT
        return edges

    def table(self, edges: int) -> Wars:
        """The table with edges readied."""
        if self.readied[edges] == UNKNOWN:
            after = self.w.clone()
            if edges & LEFT:
                ready_edge(after, self.seat, LEFT_SPACES, "left")
            if edges & RIGHT:
                ready_edge(after, self.seat, RIGHT_SPACES, "right")
            self.after[edges] = after
            worth = 0.0
            for place in range(self.seat * SPACES, self.seat * SPACES + SPACES):
                if after.space_ready[place] and not self.w.space_ready[place]:
                    worth += CARD_WORTH[self.w.spaces[place]]
            self.readied[edges] = worth
        return self.after[edges]

    def value(self, edges: int, room: int) -> float:
        """What a Room's action would bring once edges are readied."""
        known = self.rooms[edges * ROOMS + room]
        if known == UNKNOWN:
            after = self.table(edges)
            after.marker[self.seat] = room
            known = self.room_value(after)
            self.rooms[edges * ROOMS + room] = known
        return known

    def room_value(self, after: Wars) -> float:
        """What the action of the marker's Room would bring."""
        seat, room, action = self.seat, after.marker[self.seat], room_action(after, self.seat)
        if after.indulgences[seat * ROOMS + room]:
            totals = means_of(after, seat, FOR_GOVERN).totals
            if not totals[CROSS] and totals[CROWN] < 2:
                return -0.5
        agent = after.agent_in_room(seat, room)
        if agent not in (EMPTY, seat) and action != SCHEME:
            return -0.2
        if action == GOVERN:
            if self.style.mended:
                return self.style.govern * govern_value(after, seat)
            return general.govern_value(after, seat, self.style.general)
        if action == TRADE:
            return general.trade_value(after, seat, self.style.general)
        if action == ANNEX:
            if self.frontier is None:
                self.frontier = Frontier(self.w, seat)
            return diplomacy_value(after, seat, self.frontier, self.style)
        if action == WAGE_WAR:
            if self.theatre is None:
                self.theatre = Theatre(self.w, seat, self.style)
            plan = war_plan(after, seat, self.style, self.theatre)
            return plan[0] if plan is not None else 0.0
        return scheme_value(after, seat, self.style) if action == SCHEME else 0.0


def move(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    tour = Tour(w, seat, style)
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if not isinstance(action, (Move, Enter)):
            continue
        rooms = action.rooms if isinstance(action, Move) else 0
        room = action.room if isinstance(action, Enter) else (w.marker[seat] + rooms) % ROOMS
        edges = tour.edges(rooms) if rooms else 0
        value = tour.value(edges, room) + style.readying * tour.readied[edges] - 0.35 * max(0, rooms - 2)
        ahead = max(tour.value(edges, (room + 1) % ROOMS), tour.value(edges, (room + 2) % ROOMS))
        scores.append((value + style.later * ahead, action))
    return best(scores)


def act(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    for action in offers:
        if isinstance(action, Conclude):
            return action
    for action in offers:
        if isinstance(action, Perform) and Tour(w, seat, style).value(0, w.marker[seat]) > 0.1:
            return action
    return SKIP


def step(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """A further Room is paid with the Arrow that costs least, or with florins."""
    return best([(-step_price(w, seat, action, style), action) for action in offers], -STEP_MOST)


def step_price(w: Wars, seat: Seat, action: Action, style: Style) -> float:
    """What paying a further Room in this way gives up."""
    if isinstance(action, Use) and action.symbol == ARROW:
        return source_worth(w, seat, action.source, style.general)
    return WORTH[FLORIN] * STEP_PRICE if isinstance(action, BuyStep) else STEP_MOST


def cheapest_step(w: Wars, ask: ChooseStep, style: Style) -> Action | None:
    """The same without listing the offers: from the cheapest on, the first that nothing speaks against."""
    ways: list[tuple[float, int, Action]] = []
    for index, action in enumerate(ask.candidates(w)):
        if isinstance(action, BuyStep) or (isinstance(action, Use) and gift(w, ask.who, action.source, ARROW)):
            ways.append((step_price(w, ask.who, action, style), index, action))
    while ways:
        cheapest = min(ways)
        if ask.own_objection(w, cheapest[2]) is None:
            return cheapest[2]
        ways.remove(cheapest)
    return None
