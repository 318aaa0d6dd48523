"""Armies: where they march, what they announce, where they go when they have lost, who is paid."""

from virtu.bots.outlooks.palace.choice import CITY_GAIN, best, cheapest_use, source_worth
from virtu.bots.outlooks.palace.prospects import TILE_WORTH, war_reserve
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.actions import DONE, PASS, March, Sail, Use
from virtu.games.palace.actions_war import Announce, Retreat
from virtu.games.palace.actions_winter import PaySalary
from virtu.games.palace.combat import defence as defence_of
from virtu.games.palace.combat import strengths, war_strength
from virtu.games.palace.payment_table import FOR_WAR
from virtu.games.palace.purchasing_power import means_of
from virtu.games.palace.state import Palace
from virtu.games.palace.steps.announce import AnnounceBonus
from virtu.games.palace.tables import CAVALRY, CITIES, CITY_SOURCE, IN_PLAY, SHIP, VOYAGE, WAR
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def marches(g: Palace, seat: Seat, target: int, wanted: int) -> tuple[int, int, int] | None:
    """Cavalry that so many Troops need to a City through own Cities, and the first step: from where, to where."""
    reached = [(target, target)]
    seen = {target}
    cost = distance = 0
    step: tuple[int, int] | None = None
    while reached and wanted > 0:
        distance += 1
        following: list[tuple[int, int]] = []
        for city, _ in reached:
            for other in g.neighbours(city):
                if other not in seen and g.owner[other] == seat:
                    seen.add(other)
                    following.append((other, city))
        for other, city in following:
            used = min(wanted, g.troops_at(seat, other))
            if used:
                wanted -= used
                cost += used * distance
                step = step or (other, city)
        reached = following
    return None if wanted or step is None else (cost, *step)


def war_plan(g: Palace, seat: Seat, style: Style) -> list[tuple[float, int, int, bool]]:
    """The best siege: value, where the next Troop goes, from where, and whether it sails; empty: no war."""
    totals = means_of(g, seat, FOR_WAR).totals
    horses = g.pool[CAVALRY] + totals[CAVALRY]
    ships = g.pool[SHIP] + totals[SHIP]
    strength = war_reserve(g, seat)
    found: list[tuple[float, int, int, bool]] = []
    for city in IN_PLAY[g.players]:
        owner = g.owner[city]
        if owner == seat or (style.peaceful and owner >= 0):
            continue
        present = g.troops_at(seat, city)
        defence = defence_of(g, seat, city)
        if owner >= 0:
            defence += min(2, war_reserve(g, Seat(owner)))
        wanted = max(0, defence + 1 - strength - present)
        if present and not wanted:
            continue
        wanted = max(wanted, 1 - present)
        march = marches(g, seat, city, wanted)
        losses = min(wanted + present, (defence >= 3) + g.garrison_at(city))
        value = CITY_GAIN - 0.35 * losses + 2.0 * TILE_WORTH[CITY_SOURCE + city] - 0.5
        if owner >= 0:
            value += 0.6 + 2.0 * (not g.trophies[seat * g.players + owner])
        if march and march[0] <= horses:
            found.append((value - 0.1 * march[0], march[2], march[1], False))
            continue
        ports = [
            other
            for other in g.cities_of(seat)
            if g.troops_at(seat, other)
            and VOYAGE[other][city] > 0
            and VOYAGE[other][city] * wanted <= ships
            and g.troops_at(seat, other) >= wanted
        ]
        if ports:
            near = min(ports, key=lambda port: VOYAGE[port][city])
            found.append((value - 0.1, city, near, True))
    found.sort(reverse=True)
    return found[:1]


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
    return cheapest_use(g, seat, offers, SHIP if sails else CAVALRY, 1.0) or DONE


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
    return best([(-source_worth(g, seat, action.source), action) for action in bonuses])


def retreat(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    ways = [action for action in offers if isinstance(action, Retreat)]
    return ways[0] if ways else None


def salary(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    return best([(float(action.florins), action) for action in offers if isinstance(action, PaySalary)])
