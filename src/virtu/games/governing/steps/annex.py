"""AG-8.5 Annex: one neutral City, by road or by sea, for more Crowns than its value."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.clauses import (
    ANNEX_BOTH,
    ANNEX_CROWNS,
    ANNEX_IN_PLAY,
    ANNEX_NEUTRAL,
    ANNEX_PIRATES,
    ANNEX_REACH,
    ANNEX_SHIPS,
    ANNEXED,
)
from virtu.games.governing.purchasing_power import Cost, Means, cost_of
from virtu.games.governing.state import NEUTRAL, OUT, Governing
from virtu.games.governing.steps.tracks import gain_city
from virtu.games.governing.tables import CITIES, CITY_NAME, CROWN, NEIGHBOURS, PIRATE, PORTS, SHIP, VOYAGE
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do

FAR = 99


def seas_to(g: Governing, seat: Seat, city: int) -> int:
    """AG-8.5.2 The Ships a City costs: 0 by road, else the seas of a shortest route; FAR out of reach."""
    owner = g.owner
    for other in NEIGHBOURS[g.side()][city]:
        if owner[other] == seat:
            return 0
    if not PORTS[city]:
        return FAR
    best = FAR
    row = VOYAGE[city]
    for other in range(CITIES):
        if owner[other] == seat and 0 < row[other] < best:
            best = row[other]
    return best


def annex_cost(g: Governing, seat: Seat, city: int) -> Cost:
    """AG-8.5.5 One Crown more than the value, and the Ships of the voyage."""
    return cost_of(crowns=g.value_for(seat, city) + 1, ships=seas_to(g, seat, city))


def annex_objection(g: Governing, seat: Seat, city: int, means: Means) -> Clause | None:
    """Why a City cannot be annexed with these means."""
    if g.owner[city] == OUT:
        return ANNEX_IN_PLAY
    if g.owner[city] != NEUTRAL:
        return ANNEX_NEUTRAL
    if PIRATE[city]:
        return ANNEX_PIRATES
    crowns = g.value_for(seat, city) + 1
    ships = seas_to(g, seat, city)
    if ships == FAR:
        return ANNEX_REACH
    if crowns > means.totals[CROWN]:
        return ANNEX_CROWNS
    if ships > means.totals[SHIP]:
        return ANNEX_SHIPS
    return None if means.reach(cost_of(crowns=crowns, ships=ships)) else ANNEX_BOTH


@dataclass(slots=True, init=False, unsafe_hash=True)
class TakeCity(Do):
    """AG-8.5.6 A disc on the City, its tile ready into the Domain."""

    who: Final[Seat]
    city: Final[int]

    def __init__(self, who: Seat, city: int) -> None:
        self.who = who
        self.city = city

    def perform(self, g: Governing) -> None:
        gain_city(g, self.who, self.city)
        g.city_ready[self.city] = 1
        if g.news is not None:
            g.tell("annexed", ANNEXED, {"seat": self.who, "city": CITY_NAME[self.city]})


TAGS: Final[dict[str, type]] = {"take_city": TakeCity}
"""What positions and records call them: a tag never changes."""
