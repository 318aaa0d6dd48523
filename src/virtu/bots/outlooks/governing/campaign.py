"""Armies: where they march, what they announce, where they go when they have lost, who is paid."""

from virtu.bots.outlooks.palace.choice import best, cheapest_use, source_worth
from virtu.bots.outlooks.palace.style import Style
from virtu.bots.outlooks.palace.war_plan import war_plan
from virtu.games.palace.actions import DONE, PASS, March, Sail, Use
from virtu.games.palace.actions_war import Announce, Retreat
from virtu.games.palace.actions_winter import PaySalary
from virtu.games.palace.combat import strengths, war_strength
from virtu.games.palace.state import Palace
from virtu.games.palace.steps.announce import AnnounceBonus
from virtu.games.palace.tables import CAVALRY, CITIES, SHIP, WAR
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def war(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    plan = war_plan(g, seat, style)
    if not plan:
        if any(g.troops_at(seat, city) and g.owner[city] != seat for city in range(CITIES)):
            for action in offers:
                if isinstance(action, Use) and action.symbol == WAR:
                    return action
        return DONE
    _, city, origin, sails = plan[0]
    for action in offers:
        if isinstance(action, Sail if sails else March) and (action.origin, action.city) == (origin, city):
            return action
    return cheapest_use(g, seat, offers, SHIP if sails else CAVALRY, style.numbers.riding, style) or DONE


def announce(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    ask = g.agenda[-1]
    if not isinstance(ask, AnnounceBonus):
        return PASS
    standing = strengths(g, ask.combat, ask.bonuses)
    mine = standing[ask.speaker]
    theirs = max([strength for side, strength in enumerate(standing) if side != ask.speaker])
    # The attacker must be stronger; the defender of a siege holds with as much.
    holds = mine >= theirs if ask.speaker == 1 and len(ask.combat.sides) == 2 else mine > theirs
    bonuses = [action for action in offers if isinstance(action, Announce)]
    reserve = sum([war_strength(g, seat, action.source) for action in bonuses])
    if holds or not bonuses or mine + reserve + (ask.speaker == 1) <= theirs:
        return PASS
    return best([(-source_worth(g, seat, action.source, style), action) for action in bonuses])


def retreat(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    ways = [action for action in offers if isinstance(action, Retreat)]
    return ways[0] if ways else None


def salary(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    return best([(float(action.florins), action) for action in offers if isinstance(action, PaySalary)])
