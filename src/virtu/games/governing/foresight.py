"""What an answer would cost and bring, shown before it is given."""

from virtu.games.governing import foresight_late
from virtu.games.governing.actions import Annex, Bank, Done, Move, Perform, Use
from virtu.games.governing.actions_winter import Ally, AllyForLess
from virtu.games.governing.moment import ledger
from virtu.games.governing.payment_table import FOR_ALLIANCE, FOR_ANNEX, FOR_PURCHASE, FOR_SPONSOR
from virtu.games.governing.purchasing_power import Cost, gift
from virtu.games.governing.state import EMPTY, Governing
from virtu.games.governing.steps.act import ChooseAction
from virtu.games.governing.steps.alliance import alliance_cost
from virtu.games.governing.steps.annex import annex_cost, seas_to
from virtu.games.governing.steps.marker import FREE_ROOMS
from virtu.games.governing.steps.pay import needed
from virtu.games.governing.steps.purchase import ChooseItems, bundle_cost
from virtu.games.governing.steps.sponsor import BONUS_STEPS, sponsor_cost
from virtu.games.governing.symbols import symbols
from virtu.games.governing.tables import (
    ACTION_SOURCE,
    CITIES_POINTS,
    CITY_NAME,
    CITY_SOURCE,
    FIRST_SPACE,
    FLORIN,
    IMPROVEMENT_SOURCE,
    LAST_SPACE,
    LEFT_ARROW,
    PATRONAGE_POINTS,
    RIGHT_ARROW,
    ROOMS,
    SPONSOR,
    TILE_BOTTOM,
    VOYAGE,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask


def foresee(g: Governing, action: Action, viewer: Seat | None) -> dict[str, object]:
    """What an answer brings; the table is open, so everybody may know."""
    ask = g.agenda[-1]
    assert isinstance(ask, Ask)
    seat = ask.asked(g)
    if isinstance(action, Bank):
        florins = g.bottom(seat, action.source)[FLORIN]
        return {"florins": florins, "treasury": g.treasury[seat] + florins}
    if isinstance(action, Use):
        amount = gift(g, seat, action.source, action.symbol)
        pool = g.pool[:]
        pool[action.symbol] += amount
        exhausts = action.source not in (ACTION_SOURCE, IMPROVEMENT_SOURCE)
        return {"gives": amount, "pool": symbols(pool), "exhausts": exhausts}
    if isinstance(action, Move):
        return move(g, seat, action.rooms)
    if isinstance(action, Annex):
        cities = g.city_count(seat) + 1
        return {
            **price(g, seat, annex_cost(g, seat, action.city), FOR_ANNEX),
            "value": g.value_for(seat, action.city),
            "from": start_of(g, seat, action.city),
            "ships": seas_to(g, seat, action.city),
            "tile": symbols(TILE_BOTTOM[CITY_SOURCE + action.city]),
            "cities": cities,
            "points": track_points(cities) - track_points(cities - 1),
        }
    if isinstance(action, Perform) and action.action == SPONSOR and isinstance(ask, ChooseAction):
        step = g.patronage[seat] + 1
        return {
            **price(g, seat, sponsor_cost(step), FOR_SPONSOR),
            "step": step,
            "bonus": step in BONUS_STEPS,
            "points": PATRONAGE_POINTS[step] - PATRONAGE_POINTS[step - 1],
        }
    if isinstance(action, (Ally, AllyForLess)):
        less = action.symbol if isinstance(action, AllyForLess) else EMPTY
        return {**foresight_late.foresee(g, action), **price(g, seat, alliance_cost(action.power, less), FOR_ALLIANCE)}
    if isinstance(ask, ChooseItems) and isinstance(action, Done) and ask.items:
        return price(g, seat, bundle_cost(ask.items, EMPTY), FOR_PURCHASE)
    return foresight_late.foresee(g, action)


def price(g: Governing, seat: Seat, cost: Cost, purpose: int) -> dict[str, object]:
    """A cost with the sources and the ways to pay it, the least wasteful first."""
    return {"price": symbols(cost), "ledger": ledger(g, seat, cost, purpose)}


def start_of(g: Governing, seat: Seat, city: int) -> str:
    """The own City a City is annexed from: a neighbour by road, else the port with the shortest voyage."""
    for other in g.neighbours(city):
        if g.owner[other] == seat:
            return CITY_NAME[other]
    ports = [(VOYAGE[city][other], other) for other in g.cities_of(seat) if VOYAGE[city][other]]
    return CITY_NAME[min(ports)[1]] if ports else ""


def track_points(cities: int) -> int:
    return CITIES_POINTS[max(FIRST_SPACE, min(LAST_SPACE, cities)) - FIRST_SPACE]


def move(g: Governing, seat: Seat, rooms: int) -> dict[str, object]:
    """Where a move ends, what it costs and which edges it readies."""
    left = [(g.marker[seat] + step) % ROOMS for step in range(min(rooms, ROOMS))]
    faction = g.faction[seat]
    readies = []
    if LEFT_ARROW[faction] in left:
        readies.append("left")
    if RIGHT_ARROW[faction] in left:
        readies.append("right")
    room = (g.marker[seat] + rooms) % ROOMS
    return {
        "room": room + 1, "extra": max(0, rooms - FREE_ROOMS), "readies": readies,
        "blocked": g.room_is_blocked(seat, room),
    }


__all__ = ["foresee", "needed"]
