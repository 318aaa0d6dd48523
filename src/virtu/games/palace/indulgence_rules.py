"""AG-7.4 Requesting an Indulgence: when it may be, and what it does."""

from typing import Final

from virtu.games.palace.clauses import (
    BENEFIT,
    INDULGENCE_LAID,
    REQUEST_ONCE,
    REQUEST_ROOM,
    REQUEST_STACK,
    REQUEST_WINDOW,
)
from virtu.games.palace.state import NOT_REQUESTED, PLACED, RETREATS, SIEGES, SPRING, TO_BE_PLACED, Palace
from virtu.games.palace.tables import ROOMS
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat

FLORINS: Final = 3


def request_objection(g: Palace, seat: Seat) -> Clause | None:
    """AG-7.4.2 to AG-7.4.6 The clause that forbids a request now."""
    if g.requesting != seat and not (g.rules.request_all_spring and g.phase in (SIEGES, RETREATS)):
        return REQUEST_WINDOW
    if g.indulgences[seat * ROOMS + g.marker[seat]]:
        return REQUEST_ROOM
    if g.requested[seat] != NOT_REQUESTED:
        return REQUEST_ONCE
    return REQUEST_STACK if not g.rules.indulgences_unlimited and g.indulgences_left() <= 0 else None


def request(g: Palace, seat: Seat, benefit: str) -> None:
    """AG-7.4.10 The benefit is taken now; the card follows when the action step ends, in Winter at once."""
    if g.news is not None:
        g.tell("requested", BENEFIT, {"seat": seat, "benefit": benefit})
    if g.phase == SPRING:
        g.requested[seat] = TO_BE_PLACED
    else:
        lay_indulgence(g, seat)


def lay_indulgence(g: Palace, seat: Seat) -> None:
    """The Indulgence goes onto the marker's Room."""
    g.requested[seat] = PLACED
    g.indulgences[seat * ROOMS + g.marker[seat]] = 1
    if g.news is not None:
        g.tell("laid", INDULGENCE_LAID, {"seat": seat, "room": g.marker[seat] + 1})
