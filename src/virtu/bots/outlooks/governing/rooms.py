"""Which Room to go to, and what its action is worth there."""

from collections.abc import Callable
from typing import Final

from virtu.bots.outlooks.governing.marks import MANY
from virtu.bots.outlooks.palace.choice import best, frugal
from virtu.bots.outlooks.palace.prospects import patronage
from virtu.bots.outlooks.palace.rooms import govern_value, scheme_value, trade_value
from virtu.bots.outlooks.palace.style import Style
from virtu.bots.outlooks.palace.war_plan import on_track, war_plan
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.scoring import score
from virtu.games.governing.steps.sponsor import BONUS_STEPS, sponsor_cost
from virtu.games.palace.actions import SKIP, Annex, Bank, Enter, Move, Perform
from virtu.games.palace.actions_setup import PlaceFamily
from virtu.games.palace.annexing import FAR, annex_cost, seas_to
from virtu.games.palace.payment_table import FOR_ANNEX, FOR_GOVERN, FOR_SCHEME, FOR_SPONSOR
from virtu.games.palace.purchasing_power import means_of
from virtu.games.palace.state import EMPTY, NEUTRAL, Palace
from virtu.games.palace.steps.act import room_action
from virtu.games.palace.steps.marker import edges_readied, ready_edge
from virtu.games.palace.tables import (
    ANNEX,
    CARD_ACTION,
    CITY_SOURCE,
    CROSS,
    CROWN,
    GOVERN,
    IN_PLAY,
    LAST_STEP,
    LEFT_ARROW,
    LEFT_SPACES,
    MASK,
    PIRATE,
    PRINTED,
    RIGHT_ARROW,
    RIGHT_SPACES,
    ROOMS,
    SCHEME,
    SHIP,
    SPACES,
    SPONSOR,
    TRADE,
    WAGE_WAR,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def family(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    n = style.numbers
    scores: list[tuple[float, Action]] = []
    printed = PRINTED[g.faction[seat]]
    for action in offers:
        if isinstance(action, PlaceFamily):
            value = n.family_edge if action.place >= 10 else n.family_other
            if action.place < ROOMS and printed[action.place] == CARD_ACTION[action.card]:
                value = n.family_room
            scores.append((value, action))
    return best(scores)


def after_move(g: Palace, seat: Seat, rooms: int) -> Palace:
    """The table with the marker moved and the edges readied."""
    after = g.clone()
    start = g.marker[seat]
    passed = [(start + step) % ROOMS for step in range(min(rooms, ROOMS))]
    after.marker[seat] = (start + rooms) % ROOMS
    if LEFT_ARROW[g.faction[seat]] in passed:
        ready_edge(after, seat, LEFT_SPACES, "left")
    if RIGHT_ARROW[g.faction[seat]] in passed:
        ready_edge(after, seat, RIGHT_SPACES, "right")
    return after


def move(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    n = style.numbers
    scores: list[tuple[float, Action]] = []
    ahead = rooms_ahead(g, seat, style) if n.later else []
    for action in offers:
        if isinstance(action, Move):
            if action.rooms > ROOMS and style.foresees:
                # All the way round: the same Room is nearer.
                continue
            after = after_move(g, seat, action.rooms)
            readied = [
                style.cards[g.spaces[seat * SPACES + space]]
                for space in range(SPACES)
                if after.space_ready[seat * SPACES + space] and not g.space_ready[seat * SPACES + space]
            ]
            value = room_value(after, seat, style) + n.readied * sum(readied)
            value -= n.far * max(0, action.rooms - 2)
            if ahead:
                value += n.later * next_best(ahead, after.marker[seat])
            scores.append((value, action))
        elif isinstance(action, Enter):
            after = g.clone()
            after.marker[seat] = action.room
            value = room_value(after, seat, style)
            if ahead:
                value += n.later * next_best(ahead, action.room)
            scores.append((value, action))
    chosen = best(scores)
    if style.banks and isinstance(chosen, Move):
        return florins_first(g, seat, offers, chosen.rooms) or chosen
    return chosen


def rooms_ahead(g: Palace, seat: Seat, style: Style) -> list[float]:
    """What each Room would bring as things stand."""
    after = g.clone()
    values: list[float] = []
    for room in range(ROOMS):
        after.marker[seat] = room
        values.append(room_value(after, seat, style))
    return values


def next_best(ahead: list[float], room: int) -> float:
    """The better of the two Rooms that the marker can reach for nothing."""
    return max(ahead[(room + 1) % ROOMS], ahead[(room + 2) % ROOMS])


def florins_first(g: Palace, seat: Seat, offers: list[Action], rooms: int) -> Action | None:
    """Florins of a card that the move readies again."""
    edges = edges_readied(g, seat, rooms)
    for action in offers:
        if isinstance(action, Bank) and action.source < SPACES:
            edge = "left" if action.source in LEFT_SPACES else "right"
            if edge in edges:
                return action
    return None


def room_value(g: Palace, seat: Seat, style: Style) -> float:
    """What the action of the marker's Room would bring."""
    n = style.numbers
    room = g.marker[seat]
    action = room_action(g, seat)
    burden = 0.0
    if g.indulgences[seat * ROOMS + room]:
        totals = means_of(g, seat, FOR_GOVERN).totals
        if not totals[CROSS] and totals[CROWN] < 2:
            return n.burdened
        burden = n.burden
    agent = g.agent_in_room(seat, room)
    if agent not in (EMPTY, seat):
        return n.unblocking if action == SCHEME and means_of(g, seat, FOR_SCHEME).totals[MASK] >= 2 else n.blocked
    return ACTION_VALUE[action](g, seat, style) - burden


def ending(g: Palace, seat: Seat, style: Style) -> float:
    """What it is worth to bring the end about: much for whoever leads after it."""
    if not isinstance(g, Governing):
        return 0.0
    points = [line.total for line in score(g)]
    return style.numbers.end if points[seat] + 1 > max(points) else 0.0


def annex_targets(g: Palace, seat: Seat, style: Style) -> list[tuple[float, int]]:
    """Cities within reach of the means, with what they bring."""
    n = style.numbers
    means = means_of(g, seat, FOR_ANNEX)
    own = frugal(g, seat, FOR_ANNEX)
    targets: list[tuple[float, int]] = []
    last = ending(g, seat, style) if style.foresees and g.city_count(seat) == MANY else 0.0
    track = on_track(g, seat, style) if n.city_lead or n.fifth_city else 0.0
    for city in IN_PLAY[g.players]:
        if g.owner[city] == NEUTRAL and not PIRATE[city] and seas_to(g, seat, city) != FAR:
            cost = annex_cost(g, seat, city)
            if means.reach(cost):
                value = n.city + n.city_tile * style.tiles[CITY_SOURCE + city]
                value -= n.city_price * (cost[CROWN] + cost[SHIP])
                if not own.reach(cost):
                    value -= n.used_indulgence
                value += last + track
                targets.append((value, city))
    return targets


def annex_value(g: Palace, seat: Seat, style: Style) -> float:
    return max([value for value, _ in annex_targets(g, seat, style)], default=0.0)


def sponsor_value(g: Palace, seat: Seat, style: Style) -> float:
    n = style.numbers
    step = patronage(g, seat) + 1
    if step > LAST_STEP or not means_of(g, seat, FOR_SPONSOR).reach(sponsor_cost(step)):
        return 0.0
    value = n.step + n.bonus_step * (step in BONUS_STEPS) + n.last_step * (step == LAST_STEP)
    if n.step_lead and isinstance(g, Governing) and step >= max(g.patronage):
        value += n.step_lead
    if step == LAST_STEP and style.foresees:
        value += ending(g, seat, style)
    return value if frugal(g, seat, FOR_SPONSOR).reach(sponsor_cost(step)) else value - n.used_indulgence


def war_value(g: Palace, seat: Seat, style: Style) -> float:
    plan = war_plan(g, seat, style)
    return plan[0][0] if plan else 0.0


ACTION_VALUE: Final[dict[int, Callable[[Palace, Seat, Style], float]]] = {
    GOVERN: govern_value,
    SPONSOR: sponsor_value,
    TRADE: trade_value,
    ANNEX: annex_value,
    WAGE_WAR: war_value,
    SCHEME: scheme_value,
}


def act(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    targets = {city: value for value, city in annex_targets(g, seat, style)} if room_action(g, seat) == ANNEX else {}
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Annex):
            scores.append((targets.get(action.city, 0.1), action))
        elif isinstance(action, Perform):
            scores.append((1.0 if action.action != SPONSOR else sponsor_value(g, seat, style), action))
    return best(scores, 0.0) or SKIP
