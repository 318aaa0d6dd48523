"""AG-10.8, AG-10.9 The Cities track, and the new turn order."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.state import ROOMY, Governing
from virtu.games.palace.clauses_war import NEW_ORDER, SPACE_CHANGED, TRACK_MOVED
from virtu.games.palace.steps.spaces import reopen_spaces
from virtu.games.palace.tables import FIRST_SPACE, LAST_SPACE
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


def gain_city(g: Governing, seat: Seat, city: int) -> None:
    """AG-8.5.6 A neutral City gets a disc; the Cities track follows."""
    before = g.extra_spaces(seat)
    g.owner[city] = seat
    move_disc(g, seat)
    reopen_spaces(g, seat, before)


def conquer_city(g: Governing, seat: Seat, city: int) -> None:
    """AG-10.5.3, AG-10.8.3 A City changes its disc: the loser's disc moves first, so the conqueror's lies higher."""
    loser = g.owner[city]
    before = g.extra_spaces(seat)
    g.owner[city] = seat
    if g.terms().loser_on_top:
        move_disc(g, seat)
    if loser >= 0:
        move_disc(g, Seat(loser))
    move_disc(g, seat)
    reopen_spaces(g, seat, before)


def move_disc(g: Governing, seat: Seat) -> None:
    """AG-10.8.1, AG-10.8.2 The disc goes on top of those already on its new space; else it keeps its place."""
    count = g.city_count(seat)
    space = max(FIRST_SPACE, min(LAST_SPACE, count))
    if space == g.track[seat]:
        return
    if (count >= ROOMY) != (g.track[seat] >= ROOMY) and g.news is not None:
        g.tell("gained_space" if count >= ROOMY else "lost_space", SPACE_CHANGED, {"seat": seat, "cities": count})
    g.track[seat] = space
    g.stack.remove(seat)
    g.stack.insert(0, seat)
    if g.news is not None:
        g.tell("moved_on_track", TRACK_MOVED, {"seat": seat, "cities": count})


@dataclass(slots=True, init=False, unsafe_hash=True)
class NewOrder(Do):
    """AG-10.9 Most Cities first by true count; among equals the higher disc."""

    def perform(self, g: Governing) -> None:
        ranked = sorted([(-g.city_count(Seat(seat)), g.stack.index(seat), seat) for seat in range(g.players)])
        g.order = [seat for _, _, seat in ranked]
        if g.news is not None:
            g.tell("set_order", NEW_ORDER, {"order": " ".join([str(seat) for seat in g.order])})


TAGS: Final[dict[str, type]] = {"new_order": NewOrder}
