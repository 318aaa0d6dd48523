"""Agents: where they serve best, and whose they drive out."""

from virtu.bots.outlooks.palace.choice import best, cheapest_use
from virtu.bots.outlooks.palace.prospects import patronage
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.actions import DONE, Expel, Place
from virtu.games.palace.annexing import FAR, seas_to
from virtu.games.palace.state import EMPTY, NEUTRAL, OUT, Palace
from virtu.games.palace.tables import MASK, PIRATE, POWER_LOCATION, ROOM_LOCATION, ROOMS, VALUE
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def scheme(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Expel):
            scores.append((expel_value(g, seat, action.location, style), action))
        elif isinstance(action, Place):
            scores.append((place_value(g, seat, action.location, style), action))
    if scores:
        return best(scores, style.numbers.least_agent) or DONE
    useful = g.agents[seat] > 0 or any(
        agent not in (EMPTY, seat) and g.location_owner(location) == seat
        for location, agent in enumerate(g.agent)
    )
    return (cheapest_use(g, seat, offers, MASK, style.numbers.plotting, style) or DONE) if useful else DONE


def expel_value(g: Palace, seat: Seat, location: int, style: Style) -> float:
    """Whoever plots at home goes; elsewhere an Agent harms somebody else."""
    if g.location_owner(location) == seat:
        return style.numbers.expel_home
    return 0.0 if style.peaceful else style.numbers.expel


def place_value(g: Palace, seat: Seat, location: int, style: Style) -> float:
    """What an Agent is worth where it would stand."""
    n = style.numbers
    owner = g.location_owner(location)
    if location < ROOM_LOCATION:
        if owner != NEUTRAL or seas_to(g, seat, location) == FAR:
            return 0.0
        return (n.near_city if not PIRATE[location] else n.pirates) + n.city_value * VALUE[location]
    if location >= POWER_LOCATION:
        if owner in (EMPTY, seat):
            return n.own_power
        return 0.0 if style.peaceful else n.rival_power
    if owner in (seat, OUT) or style.peaceful:
        return 0.0
    room = (location - ROOM_LOCATION) % ROOMS
    leads = g.city_count(Seat(owner)) + patronage(g, owner)
    ahead = (room - max(0, g.marker[owner])) % ROOMS in (1, 2)
    return n.rival_room + n.rival_lead * leads + n.ahead * ahead


def put_down(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    return best(
        [(place_value(g, seat, action.location, style), action) for action in offers if isinstance(action, Place)]
    )
