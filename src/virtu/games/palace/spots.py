"""Places on the board by name, as answers point to them and clients draw them.

"city:pisa", "room:1:2" (seat and Room, both from 0), "space:left1", "tile:duchy", "card:under:2" (the Improvement of
a Room), "power:france", "item:bishop", "bonus:leonardo", "major:rome", "source:token".
"""

from typing import Any

from virtu.games.palace.tables import (
    ACTION_SOURCE,
    CITY_NAME,
    CITY_SOURCE,
    IMPROVEMENT_SOURCE,
    INDULGENCE_SOURCE,
    POWER_LOCATION,
    POWER_SOURCE,
    POWERS,
    ROOM_LOCATION,
    ROOM_SOURCE,
    ROOMS,
    SOURCE_NAME,
    SPACE_NAME,
    SPACES,
    TRACK_LOCATION,
    TRACKS,
)
from virtu.kernel.action import Arg
from virtu.kernel.ids import Seat


def city_spot(city: int) -> str:
    return f"city:{CITY_NAME[city]}"


def room_spot(seat: int, room: int) -> str:
    return f"room:{seat}:{room}"


def space_spot(space: int) -> str:
    return f"space:{SPACE_NAME[space]}"


def source_spot(g: Any, seat: Seat, source: int) -> str:
    """Where a source of the seat lies; those without a place of their own stand beside the Palace."""
    if source < SPACES:
        return space_spot(source)
    if source in (ROOM_SOURCE, ACTION_SOURCE):
        return room_spot(seat, g.marker[seat])
    if source == IMPROVEMENT_SOURCE:
        return f"card:under:{g.marker[seat]}"
    kind = "tile" if CITY_SOURCE <= source < POWER_SOURCE else "power" if source < INDULGENCE_SOURCE else "source"
    return f"{kind}:{SOURCE_NAME[source]}"


def location_spot(g: Any, location: int) -> str:
    """A place for an Agent; empty where nobody plays its Palace."""
    if location < ROOM_LOCATION:
        return city_spot(location)
    if location >= TRACK_LOCATION:
        return f"major:{TRACKS[location - TRACK_LOCATION]}"
    if location >= POWER_LOCATION:
        return f"power:{POWERS[location - POWER_LOCATION]}"
    faction, room = divmod(location - ROOM_LOCATION, ROOMS)
    return room_spot(g.faction.index(faction), room) if faction in g.faction else ""


def family_args(place: int, name: str) -> dict[str, Arg]:
    """Where a Family card goes: into a Room, under the card of a Room, or to a space of this name."""
    if place >= 2 * ROOMS:
        return {"space": name}
    return {"under" if place >= ROOMS else "room": place % ROOMS + 1}


def family_spot(seat: Seat, place: int, name: str) -> str:
    return f"space:{name}" if place >= 2 * ROOMS else room_spot(seat, place % ROOMS)
