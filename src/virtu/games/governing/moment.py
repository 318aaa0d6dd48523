"""What the open question is about: payment, ways of the marker, combat, bundle. Everybody may know it."""

from virtu.games.governing import foresight_late
from virtu.games.governing.actions import Done, Expel, Lift, March, Place, Redeem, Sail, Use
from virtu.games.governing.actions_winter import ITEM_NAME
from virtu.games.governing.component_data import ACTIONS
from virtu.games.governing.payment_table import (
    FOR_GOVERN,
    FOR_MOVE,
    FOR_REDEMPTION,
    FOR_SCHEME,
    FOR_WAR,
    OF_MICHELANGELO,
    OF_ROOM,
    PURPOSE_NAME,
    SOURCE_KIND,
)
from virtu.games.governing.purchasing_power import Cost, cost_of, means_of
from virtu.games.governing.solver import payments
from virtu.games.governing.state import EMPTY, Governing
from virtu.games.governing.step import PalaceAsk
from virtu.games.governing.steps.act import ChooseAction, room_action
from virtu.games.governing.steps.announce import AnnounceBonus
from virtu.games.governing.steps.govern import GovernPool
from virtu.games.governing.steps.indulgence import Redemption
from virtu.games.governing.steps.marker import FREE_ROOMS, STEP_PRICE, ChooseMove, ChooseStep
from virtu.games.governing.steps.pay import ChooseSource
from virtu.games.governing.steps.plains import PlainsChoice
from virtu.games.governing.steps.purchase import ChooseItems, PlaceCard, bundle_cost
from virtu.games.governing.steps.recruit import RecruitTroops, recruit_price
from virtu.games.governing.steps.retreat import RetreatTroop
from virtu.games.governing.steps.scheme import PutDown, SchemePool
from virtu.games.governing.steps.setup import ArrangeFamily, to_place
from virtu.games.governing.steps.war import WarPool
from virtu.games.governing.steps.winter import ChooseSalary, DisbandTroop, salary_due
from virtu.games.governing.symbols import symbols
from virtu.games.governing.tables import (
    ARROW,
    CARD_NAME,
    CAVALRY,
    CITY_NAME,
    CROSS,
    CROWN,
    EITHER,
    KINDS,
    LEFT_ARROW,
    LOCATION_NAME,
    MASK,
    RIGHT_ARROW,
    ROOMS,
    SHIP,
    SOURCE_NAME,
    VOYAGE,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask

SHOWN_PAYMENTS = 5
PLENTY = 9
"""More of a symbol than any pooled action needs at once."""
FARTHEST_SHOWN = 10


def moment(g: Governing, viewer: Seat | None) -> dict[str, object] | None:
    """The open question with what its widget needs; None when nobody is asked."""
    ask = g.agenda[-1] if g.agenda else None
    if not isinstance(ask, Ask) or not isinstance(ask, PalaceAsk):
        return None
    seat = ask.asked(g)
    found: dict[str, object] = {"seat": seat, "topic": ask.topic()}
    if isinstance(ask, ArrangeFamily):
        if seat == viewer or not ask.secret:
            found["cards"] = [CARD_NAME[card] for card in to_place(g, seat)]
        return found
    if isinstance(ask, ChooseSource):
        found["ledger"] = ledger(g, ask.payer, ask.cost, ask.purpose)
    elif isinstance(ask, ChooseMove):
        found["reach"] = reach(g, ask)
    elif isinstance(ask, ChooseStep):
        found["steps"] = ask.rooms - FREE_ROOMS - ask.bought - g.pool[ARROW]
    elif isinstance(ask, ChooseAction):
        found["action"] = ACTIONS[room_action(g, seat)]
    elif isinstance(ask, AnnounceBonus):
        found["combat"] = foresight_late.open_combat(g)
    elif isinstance(ask, (GovernPool, WarPool, SchemePool, Redemption)):
        found.update(pooled(g, ask, seat))
    elif isinstance(ask, (RetreatTroop, PlainsChoice)):
        found["city"] = CITY_NAME[ask.city]
        if isinstance(ask, RetreatTroop):
            found["ships"] = ask.ships
            found["left"] = g.marked_at(seat, ask.city)
    elif isinstance(ask, PutDown):
        found["origin"] = LOCATION_NAME[ask.origin]
    else:
        found.update(of_winter(g, ask, seat))
    return found


def of_winter(g: Governing, ask: PalaceAsk, seat: Seat) -> dict[str, object]:
    """The questions of Winter."""
    if isinstance(ask, ChooseSalary):
        troops = g.troops_on_board(seat)
        return {"troops": troops, "due": salary_due(troops)}
    if isinstance(ask, DisbandTroop):
        return {"excess": g.troops_on_board(seat) - ask.keep}
    if isinstance(ask, ChooseItems):
        return {
            "bundle": [ITEM_NAME[item] for item in ask.items],
            "cost": symbols(bundle_cost(ask.items, EMPTY)),
            "spaces": len(g.free_spaces(seat)),
        }
    if isinstance(ask, PlaceCard):
        return {"card": CARD_NAME[ask.cards[0]]}
    if isinstance(ask, RecruitTroops):
        return {"prices": {CITY_NAME[city]: recruit_price(g, seat, city) for city in g.cities_of(seat)}}
    return {}


# ---- payments


def ledger(g: Governing, seat: Seat, cost: Cost, purpose: int) -> dict[str, object]:
    """A cost, the sources that could help to pay it, and the best payments, the least wasteful first."""
    ways = payments(g, seat, cost, purpose)
    return {
        "cost": symbols(cost),
        "pool": symbols(g.pool),
        "treasury": g.treasury[seat],
        "purpose": PURPOSE_NAME[purpose],
        "rows": rows(g, seat, cost, purpose),
        "payments": [way.plain() for way in ways[:SHOWN_PAYMENTS]],
    }


def rows(g: Governing, seat: Seat, cost: Cost, purpose: int) -> list[dict[str, object]]:
    """By source: what of it the cost could take, and whether the source stays as it is."""
    found: list[dict[str, object]] = []
    means = means_of(g, seat, purpose)
    for index, source in enumerate(means.sources):
        bottom = means.gifts[index]
        gives = {
            name: count
            for name, count in symbols(bottom).items()
            if takes(cost, name)
        }
        if gives:
            stays = SOURCE_KIND[source] in (OF_ROOM, OF_MICHELANGELO)
            found.append({"source": SOURCE_NAME[source], "gives": gives, "stays": stays})
    return found


def takes(cost: Cost, name: str) -> bool:
    """Whether a cost has any use for a symbol."""
    wanted = symbols(cost)
    return name in wanted or ("either" in wanted and name in ("crown", "cross"))


# ---- the marker


def reach(g: Governing, ask: ChooseMove) -> list[dict[str, object]]:
    """Every Room the marker can get to, with what the way costs and the answers that pay it."""
    found: list[dict[str, object]] = []
    for action in ask.own_offers(g):
        rooms = int(str(action).split(" ")[1])
        if rooms > FARTHEST_SHOWN:
            break
        extra = rooms - FREE_ROOMS
        if extra <= 0:
            found.append(way(g, ask.who, rooms, [str(action)], 0, 0))
            continue
        bought = payments(g, ask.who, cost_of(florins=STEP_PRICE, arrows=extra - 1), FOR_MOVE)
        if bought:
            steps = [str(one) for one in bought[0].actions()]
            banked = [step for step in steps if step.startswith("bank ")]
            used = [step for step in steps if not step.startswith("bank ")]
            found.append(way(g, ask.who, rooms, [*banked, str(action), "buy step", *used], STEP_PRICE, extra - 1))
        arrows = payments(g, ask.who, cost_of(arrows=extra), FOR_MOVE)
        if arrows:
            steps = [str(one) for one in arrows[0].actions()]
            found.append(way(g, ask.who, rooms, [str(action), *steps], 0, extra))
    return found


def way(g: Governing, seat: Seat, rooms: int, answers: list[str], florins: int, arrows: int) -> dict[str, object]:
    left = [(g.marker[seat] + step) % ROOMS for step in range(min(rooms, ROOMS))]
    faction = g.faction[seat]
    return {
        "rooms": rooms,
        "room": (g.marker[seat] + rooms) % ROOMS,
        "answers": answers,
        "florins": florins,
        "arrows": arrows,
        "left": LEFT_ARROW[faction] in left,
        "right": RIGHT_ARROW[faction] in left,
    }


# ---- actions that scale with what is put up


def pooled(g: Governing, ask: PalaceAsk, seat: Seat) -> dict[str, object]:
    """What lies in the pool, and what a few sources more would allow: the sources, then the answers."""
    plenty = g.clone()
    if isinstance(ask, GovernPool):
        purpose, kinds = FOR_GOVERN, [EITHER]
    elif isinstance(ask, WarPool):
        purpose, kinds = FOR_WAR, [CAVALRY, SHIP]
    elif isinstance(ask, SchemePool):
        purpose, kinds = FOR_SCHEME, [MASK]
    else:
        purpose, kinds = FOR_REDEMPTION, [CROSS, CROWN]
    for kind in kinds:
        plenty.pool[CROWN if kind == EITHER else kind] = PLENTY
    now = ask.own_offers(g)
    groups: dict[str, list[str]] = {}
    for action in ask.own_offers(plenty):
        if isinstance(action, (Use, Done)) or action in now:
            continue
        kind, count = need_of(action)
        have = g.pool[kind] if kind < KINDS else 0
        groups.setdefault(f"{kind} {count - have}", []).append(str(action))
    near: list[dict[str, object]] = []
    for key, actions in groups.items():
        kind, count = [int(word) for word in key.split(" ")]
        ways = payments(g, seat, wanted(g, kind, count), purpose)
        if ways:
            near.append({"use": [str(one) for one in ways[0].actions()], "then": actions})
    debt = ask.debt if isinstance(ask, SchemePool) else 0
    found: dict[str, object] = {"pool": symbols(g.pool), "near": near}
    if debt:
        found["debt"] = debt
    if isinstance(ask, GovernPool):
        found["half"] = ask.half
    return found


def need_of(action: Action) -> tuple[int, int]:
    """The symbol an operation costs, and how many."""
    if isinstance(action, March):
        return CAVALRY, 1
    if isinstance(action, Sail):
        return SHIP, VOYAGE[action.origin][action.city]
    if isinstance(action, (Place, Lift, Expel)):
        return MASK, 1
    if isinstance(action, Redeem):
        return (CROSS, 1) if action.symbol == CROSS else (CROWN, 2)
    return EITHER, 1


def wanted(g: Governing, kind: int, more: int) -> Cost:
    """A cost that needs so many more of a symbol than the pool holds."""
    cost = [0] * (KINDS + 1)
    cost[kind] = more + (g.pool[kind] if kind < KINDS else 0)
    return tuple(cost)


