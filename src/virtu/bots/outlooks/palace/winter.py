"""Winter: the Palace is put in order, and florins become cards, Titles, Troops and Alliances."""

from virtu.bots.outlooks.palace.choice import best, frugal, look_ahead
from virtu.bots.outlooks.palace.prospects import CARD_WORTH, patronage
from virtu.bots.outlooks.palace.style import Style
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.alliance import alliance_cost
from virtu.games.palace.actions import DONE
from virtu.games.palace.actions_winter import (
    ALLY,
    ALLY_FOR_LESS,
    AS_ACTION,
    BENEATH,
    Ally,
    AllyForLess,
    Build,
    MoveIn,
    Recruit,
)
from virtu.games.palace.payment_table import FOR_ALLIANCE
from virtu.games.palace.purchasing_power import Means
from virtu.games.palace.state import EMPTY, NEUTRAL, Palace
from virtu.games.palace.tables import (
    ANNEX,
    CARD_ACTION,
    CARD_BOTTOM,
    CROSS,
    CROWN,
    GOVERN,
    HOME,
    LAST_STEP,
    POWER_COST,
    POWERS,
    PRINTED,
    ROOMS,
    SCHEME,
    SPACES,
    SPONSOR,
    VALUE,
    WAGE_WAR,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def rooms_for(g: Palace, seat: Seat, action: int) -> list[int]:
    """Rooms whose Action card performs an action."""
    first = seat * ROOMS
    found = [room for room in range(first, first + ROOMS) if g.actions[room] != EMPTY]
    return [room for room in found if CARD_ACTION[g.actions[room]] == action]


def chances_for(g: Palace, seat: Seat, action: int) -> int:
    """How many Rooms perform an action, by card or by print."""
    printed = PRINTED[g.faction[seat]]
    bare = [room for room in range(ROOMS) if g.actions[seat * ROOMS + room] == EMPTY]
    return len([room for room in bare if printed[room] == action]) + len(rooms_for(g, seat, action))


def wants_room(g: Palace, seat: Seat, action: int) -> bool:
    """One Room to annex or sponsor comes round every third Year: a second one makes the difference."""
    if action == SPONSOR and patronage(g, seat) >= LAST_STEP - 1:
        return False
    if action == ANNEX and len([owner for owner in g.owner if owner == NEUTRAL]) <= g.players + 2:
        return False
    return action in (ANNEX, SPONSOR) and chances_for(g, seat, action) < 2


def reorganise(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """Rooms that annex or sponsor by their own means are the engine of a State."""
    scores: list[tuple[float, Action]] = []
    printed = PRINTED[g.faction[seat]]
    crowded = not g.free_spaces(seat)
    for action in offers:
        if isinstance(action, MoveIn):
            card = g.spaces[seat * SPACES + action.space]
            under = g.actions[seat * ROOMS + action.room]
            kind = CARD_ACTION[card]
            if action.how == AS_ACTION:
                if printed[action.room] == kind and kind in (GOVERN, SPONSOR, ANNEX):
                    scores.append((2.5 + 0.1 * CARD_WORTH[card], action))
                elif wants_room(g, seat, kind) and printed[action.room] in (SCHEME, WAGE_WAR):
                    scores.append((2.0 + 0.2 * (printed[action.room] == SCHEME), action))
            elif action.how == BENEATH:
                crowns = CARD_BOTTOM[card][CROWN]
                if CARD_ACTION[under] == ANNEX and crowns and kind not in (ANNEX, SPONSOR):
                    scores.append((1.0 + 0.5 * crowns, action))
                elif CARD_ACTION[under] == SPONSOR and crowns + CARD_BOTTOM[card][CROSS] and kind != SPONSOR:
                    scores.append((0.9 + 0.3 * crowns, action))
                elif crowded and CARD_ACTION[under] == GOVERN and crowns:
                    scores.append((0.5 + 0.1 * crowns, action))
    return best(scores, 0.0) or DONE


def recruit(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores: list[tuple[float, Action]] = []
    wanted = 6 if g.treasury[seat] > 5 else 4 if g.treasury[seat] > 2 else 3
    if style.foresees:
        # More Troops cost a salary every Winter, and mostly wait for nothing.
        wanted = g.free_troops()
    if g.on_board(seat) >= wanted:
        return DONE
    for action in offers:
        if isinstance(action, Recruit):
            near = [g.owner[other] for other in g.neighbours(action.city)]
            border = len([owner for owner in near if owner >= 0 and owner != seat])
            cheap = HOME[action.city] == g.faction[seat]
            if cheap or g.treasury[seat] > 6:
                value = 0.3 * border + 0.1 * VALUE[action.city] - 0.3 * g.troops_at(seat, action.city) + cheap
                scores.append((value, action))
    return best(scores, 0.0) or DONE


def conclude(g: Palace, seat: Seat) -> Action:
    """An Alliance that costs no Indulgence, if there is one."""
    if isinstance(g, Governing):
        means: Means | None = None
        for power in range(len(POWERS)):
            agent = g.agent_on_power(power)
            if g.ally[power] == seat or (g.ally[power] != EMPTY and agent != seat):
                continue
            if means is None:
                means = frugal(g, seat, FOR_ALLIANCE)
            if g.ally[power] == EMPTY and agent == seat:
                for symbol, action in enumerate(ALLY_FOR_LESS[power]):
                    if POWER_COST[power][symbol] and means.reach(alliance_cost(power, symbol)):
                        return action
            elif means.reach(alliance_cost(power, EMPTY)):
                return ALLY[power]
    return DONE


def cathedral(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """Where it is hardest to take."""
    if not style.foresees:
        return look_ahead(g, seat, offers, style)
    sites = [action for action in offers if isinstance(action, Build)]
    return best([(float(VALUE[action.city] + g.garrison_at(action.city)), action) for action in sites])


def alliance(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    if style.foresees:
        planned = conclude(g, seat)
        return planned if planned in offers else DONE
    scores = [(1.0, action) for action in offers if isinstance(action, AllyForLess)]
    return best([*scores, *[(0.5, action) for action in offers if isinstance(action, Ally)]]) or DONE
