"""Agents: where they do good or harm, and which of the other's are worth a Mask."""

from virtu.bots.outlooks.palace.choice import best, cheapest_use
from virtu.bots.outlooks.wars.style import Style
from virtu.bots.outlooks.wars.tracks import pull_of
from virtu.games.palace.actions import DONE, Expel, Place
from virtu.games.palace.state import EMPTY
from virtu.games.palace.tables import MASK, POWER_LOCATION, ROOM_LOCATION, TRACK_LOCATION
from virtu.games.wars_of_italy.state import Wars
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def scheme(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Expel):
            own = w.location_owner(action.location) == seat or action.location >= TRACK_LOCATION
            scores.append((0.7 if own else 0.2, action))
        elif isinstance(action, Place):
            scores.append((place_value(w, seat, action.location), action))
    if scores:
        return best(scores, 0.1) or DONE
    return (cheapest_use(w, seat, offers, MASK, 0.4) or DONE) if w.agents[seat] else DONE


def place_value(w: Wars, seat: Seat, location: int) -> float:
    if location >= TRACK_LOCATION:
        return 0.3 + 0.15 * max(0, -pull_of(w, location - TRACK_LOCATION, seat))
    if ROOM_LOCATION <= location < POWER_LOCATION:
        return 0.35 if w.location_owner(location) != seat else 0.0
    if location < ROOM_LOCATION and not w.welcomes(seat, location):
        return 0.25 if w.disc[location] != EMPTY else 0.2
    return 0.0


def put_down(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    return best([(place_value(w, seat, action.location), action) for action in offers if isinstance(action, Place)])
