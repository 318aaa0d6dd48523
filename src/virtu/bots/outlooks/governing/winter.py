"""Winter: Troops, Cathedrals and Alliances."""

from virtu.bots.outlooks.palace.choice import best, frugal, look_ahead, source_worth
from virtu.bots.outlooks.palace.style import Style
from virtu.bots.outlooks.palace.war_plan import muster
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.alliance import alliance_cost
from virtu.games.palace.actions import DONE, Bank
from virtu.games.palace.actions_winter import (
    ALLY,
    ALLY_FOR_LESS,
    RECRUIT_AT,
    Ally,
    AllyForLess,
    Build,
    Recruit,
)
from virtu.games.palace.payment_table import FOR_ALLIANCE
from virtu.games.palace.purchasing_power import Means, gift
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.tables import (
    FLORIN,
    HOME,
    POWER_COST,
    POWERS,
    VALUE,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def recruit(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores: list[tuple[float, Action]] = []
    wanted = 6 if g.treasury[seat] > 5 else 4 if g.treasury[seat] > 2 else 3
    if style.foresees:
        # More Troops cost a salary every Winter: they are for a siege that is planned.
        count, city = muster(g, seat, style)
        if count:
            if RECRUIT_AT[city] in offers:
                return RECRUIT_AT[city]
            florins = [action for action in offers if isinstance(action, Bank)]
            if sum([gift(g, seat, action.source, FLORIN) for action in florins]) >= count:
                return best([(-source_worth(g, seat, action.source, style), action) for action in florins])
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


def conclude(g: Palace, seat: Seat, style: Style) -> Action:
    """The best Alliance that costs no Indulgence, if there is one."""
    chosen: Action = DONE
    top = 0.0
    if isinstance(g, Governing):
        means: Means | None = None
        for power in range(len(POWERS)):
            agent = g.agent_on_power(power)
            if g.ally[power] == seat or (g.ally[power] != EMPTY and agent != seat) or style.powers[power] <= top:
                continue
            if means is None:
                means = frugal(g, seat, FOR_ALLIANCE)
            if g.ally[power] == EMPTY and agent == seat:
                for symbol, action in enumerate(ALLY_FOR_LESS[power]):
                    if POWER_COST[power][symbol] and means.reach(alliance_cost(power, symbol)):
                        chosen, top = action, style.powers[power]
                        break
            elif means.reach(alliance_cost(power, EMPTY)):
                chosen, top = ALLY[power], style.powers[power]
    return chosen


def cathedral(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """Where it is hardest to take."""
    if not style.foresees:
        return look_ahead(g, seat, offers, style)
    sites = [action for action in offers if isinstance(action, Build)]
    return best([(float(VALUE[action.city] + g.garrison_at(action.city)), action) for action in sites])


def alliance(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    if style.foresees:
        planned = conclude(g, seat, style)
        return planned if planned in offers else DONE
    scores = [(1.0, action) for action in offers if isinstance(action, AllyForLess)]
    return best([*scores, *[(0.5, action) for action in offers if isinstance(action, Ally)]]) or DONE
