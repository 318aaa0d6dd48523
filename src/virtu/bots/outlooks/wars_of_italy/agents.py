"""Agents: where they do good or harm, and which of the other's are worth a Mask."""

from typing import Final

from virtu.bots.outlooks.palace import rooms as general
from virtu.bots.outlooks.palace.choice import best, cheapest_use
from virtu.bots.outlooks.wars_of_italy.closed_rooms import GUARDED, room_loss
from virtu.bots.outlooks.wars_of_italy.prospects import rounds_left, use_left
from virtu.bots.outlooks.wars_of_italy.style import Style
from virtu.bots.outlooks.wars_of_italy.tracks import pull_of
from virtu.games.palace.actions import DONE, Expel, Place
from virtu.games.palace.payment_table import FOR_SCHEME
from virtu.games.palace.purchasing_power import means_of
from virtu.games.palace.state import EMPTY, NEUTRAL
from virtu.games.palace.tables import MASK, POWER_LOCATION, ROOM_LOCATION, ROOMS, TRACK_LOCATION
from virtu.games.wars_of_italy.state import Wars, opponent
from virtu.games.wars_of_italy.tables import MAJOR_COUNT
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat

BARRED: Final = 2.0
"""What it costs that an alliance in reach cannot be concluded."""


def scheme(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    if style.mended:
        return intrigue(w, seat, offers, style)
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Expel):
            own = w.location_owner(action.location) == seat or action.location >= TRACK_LOCATION
            scores.append((0.7 if own else 0.2, action))
        elif isinstance(action, Place):
            scores.append((place_value(w, seat, action.location, style), action))
    if scores:
        return best(scores, 0.1) or DONE
    return (cheapest_use(w, seat, offers, MASK, 0.4, style.general) or DONE) if w.agents[seat] else DONE


def intrigue(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """The operation that does most; as long as there is one, a Mask for it."""
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Expel):
            scores.append((expelled(w, seat, action.location), action))
        elif isinstance(action, Place):
            scores.append((placed(w, seat, action.location, style), action))
    if scores:
        return best(scores, 0.1) or DONE
    targets = operations(w, seat, style)
    return (cheapest_use(w, seat, offers, MASK, 0.7 * max(targets), style.general) or DONE) if targets else DONE


def operations(w: Wars, seat: Seat, style: Style) -> list[float]:
    """What Masks could do, each of them one thing."""
    gains: list[float] = []
    for location in range(len(w.agent)):
        agent = w.agent[location]
        if agent == EMPTY:
            value = placed(w, seat, location, style) if w.agents[seat] else 0.0
        else:
            value = expelled(w, seat, location) if agent != seat else 0.0
        if value > 0.1:
            gains.append(value)
    return gains


def scheme_value(w: Wars, seat: Seat, style: Style) -> float:
    """What a Scheme would bring with the Masks at hand."""
    if not style.mended:
        return general.scheme_value(w, seat, style.general)
    masks = means_of(w, seat, FOR_SCHEME).totals[MASK]
    if w.agent_in_room(seat, w.marker[seat]) not in (EMPTY, seat):
        masks -= w.rules.unblock_masks
    if masks <= 0:
        return 0.0
    return 0.7 * sum(sorted(operations(w, seat, style))[-masks:])


def place_value(w: Wars, seat: Seat, location: int, style: Style) -> float:
    if style.mended:
        return placed(w, seat, location, style)
    if location >= TRACK_LOCATION:
        return 0.3 + 0.15 * max(0, -pull_of(w, location - TRACK_LOCATION, seat))
    if ROOM_LOCATION <= location < POWER_LOCATION:
        return 0.35 if w.location_owner(location) != seat else 0.0
    if location < ROOM_LOCATION and not w.welcomes(seat, location):
        return 0.25 if w.disc[location] != EMPTY else 0.2
    return 0.0


def placed(w: Wars, seat: Seat, location: int, style: Style) -> float:
    """What an own Agent does somewhere; the peaceful leave the other's Rooms alone."""
    if location >= TRACK_LOCATION:
        return track_value(w, location - TRACK_LOCATION, opponent(seat))
    if location >= POWER_LOCATION:
        return 0.0
    if location >= ROOM_LOCATION:
        owner = w.location_owner(location)
        room = (location - ROOM_LOCATION) % ROOMS
        if owner == seat:
            return GUARDED * room_loss(w, seat, room) * use_left(w)
        if owner != opponent(seat) or style.general.peaceful:
            return 0.0
        return room_loss(w, opponent(seat), room) * use_left(w)
    return 0.2 if not w.welcomes(seat, location) else 0.0


def expelled(w: Wars, seat: Seat, location: int) -> float:
    """What it brings when the other's Agent goes."""
    if location >= TRACK_LOCATION:
        return track_value(w, location - TRACK_LOCATION, seat)
    if ROOM_LOCATION <= location < POWER_LOCATION and w.location_owner(location) == seat:
        return room_loss(w, seat, (location - ROOM_LOCATION) % ROOMS) * use_left(w)
    return 0.2 if location < ROOM_LOCATION and w.owner[location] == NEUTRAL else 0.0


def track_value(w: Wars, major: int, seat: Seat) -> float:
    """What the other's Agent on a track costs a side: a symbol, or an alliance."""
    if major >= MAJOR_COUNT or w.ally[major] != EMPTY or not rounds_left(w):
        return 0.0
    pull = pull_of(w, major, seat)
    if pull >= w.terms().alliance:
        return BARRED
    return 0.3 + 0.1 * max(0, pull)


def put_down(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    return best(
        [(place_value(w, seat, action.location, style), action) for action in offers if isinstance(action, Place)]
    )
