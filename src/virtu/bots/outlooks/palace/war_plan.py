"""Sieges worth laying: which City, from where, and the Troops to recruit for one."""

from virtu.bots.outlooks.palace.prospects import war_reserve
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.combat import defence as defence_of
from virtu.games.palace.payment_table import FOR_WAR
from virtu.games.palace.purchasing_power import means_of
from virtu.games.palace.state import Palace
from virtu.games.palace.steps.act import room_action
from virtu.games.palace.tables import (
    CAVALRY,
    CITY_SOURCE,
    HOME,
    IN_PLAY,
    ROOMS,
    SHIP,
    TROOPS,
    VOYAGE,
    WAGE_WAR,
)
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


def on_track(g: Palace, seat: Seat, style: Style) -> float:
    """What the next City brings by its place on the track alone."""
    count = g.city_count(seat) + 1
    for number in range(g.players):
        if number != seat and g.city_count(Seat(number)) > count:
            return style.numbers.fifth_city * (count == 5)
    return style.numbers.city_lead + style.numbers.fifth_city * (count == 5)


def war_plan(g: Palace, seat: Seat, style: Style) -> list[tuple[float, int, int, bool]]:
    """The best siege: value, where the next Troop goes, from where, and whether it sails; empty: no war."""
    n = style.numbers
    totals = means_of(g, seat, FOR_WAR).totals
    horses = g.pool[CAVALRY] + totals[CAVALRY]
    ships = g.pool[SHIP] + totals[SHIP]
    strength = war_reserve(g, seat)
    wars: list[tuple[float, int, int, bool]] = []
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
        value = n.city - n.fallen * losses + n.city_tile * style.tiles[CITY_SOURCE + city] + n.conquest
        if n.city_lead or n.fifth_city:
            value += on_track(g, seat, style)
        if owner >= 0:
            value += n.rival + n.trophy * (not g.trophies[seat * g.players + owner])
        if march and march[0] <= horses:
            wars.append((value - n.march * march[0], march[2], march[1], False))
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
            wars.append((value - n.march, city, near, True))
    wars.sort(reverse=True)
    return wars[:1]


def muster(g: Palace, seat: Seat, style: Style) -> tuple[int, int]:
    """How many Troops to recruit, and where, for a siege that the marker can begin next Spring; none: 0."""
    n = style.numbers
    near = g.clone()
    for _ in range(2):
        near.marker[seat] = (near.marker[seat] + 1) % ROOMS
        if room_action(near, seat) == WAGE_WAR and not near.room_is_blocked(seat, near.marker[seat]):
            break
    else:
        return 0, 0
    plan = war_plan(near, seat, style)
    top = max(n.worth_a_war, plan[0][0] if plan else 0.0)
    chosen, wanted = 0, 0
    room = TROOPS - g.on_board(seat)
    for city in g.cities_of(seat):
        if HOME[city] != g.faction[seat]:
            continue
        after = near.clone()
        after.change(seat, city, room)
        plan = war_plan(after, seat, style)
        if not plan or plan[0][0] < top - n.slack:
            continue
        after.change(seat, city, -room)
        for count in range(1, room + 1):
            after.change(seat, city, 1)
            plan = war_plan(after, seat, style)
            if plan and plan[0][0] - n.troop * count > top:
                top = plan[0][0] - n.troop * count
                chosen, wanted = city, count
    return wanted, chosen
