"""Rooms that Agents close: what each of them costs its side."""

from typing import Final

from virtu.games.palace.state import EMPTY
from virtu.games.palace.tables import ANNEX, CARD_ACTION, GOVERN, ROOMS, WAGE_WAR
from virtu.games.wars_of_italy.state import Wars, opponent
from virtu.kernel.ids import Seat

CLOSED: Final = 2.4
"""What it costs a side that its only Room for an action it lives on is closed."""
NARROWED: Final = 1.2
"""The same where another Room has the action."""
GUARDED: Final = 0.7
"""How much of that an Agent of one's own saves: the other has to expel it first."""


def action_of(w: Wars, seat: Seat, room: int) -> int:
    """The action of any Room of a side."""
    card = w.actions[seat * ROOMS + room]
    return w.printed(seat, room) if card == EMPTY else CARD_ACTION[card]


def room_loss(w: Wars, seat: Seat, room: int) -> float:
    """What a side loses while one of its Rooms is closed."""
    action = action_of(w, seat, room)
    if action == WAGE_WAR:
        return 0.4
    if action != ANNEX and action != GOVERN:
        return 0.15
    for other in range(ROOMS):
        if other != room and action_of(w, seat, other) == action and w.agent_in_room(seat, other) != opponent(seat):
            return NARROWED
    return CLOSED


def losses(w: Wars, seat: Seat) -> float:
    """What all Rooms cost a side that are closed now, less what its guards save."""
    total = 0.0
    for room in range(ROOMS):
        agent = w.agent_in_room(seat, room)
        if agent == seat:
            total -= 0.3 * GUARDED * room_loss(w, seat, room)
        elif agent != EMPTY:
            total += room_loss(w, seat, room)
    return total
