"""AG-8.5 How far a neutral City is, and what it costs to annex it."""

from typing import Final

from virtu.games.palace.clauses import (
    ANNEX_CROWNS,
    ANNEX_IN_PLAY,
    ANNEX_NEUTRAL,
    ANNEX_PIRATES,
    ANNEX_REACH,
    ANNEX_SHIPS,
)
from virtu.games.palace.purchasing_power import Cost, cost_of
from virtu.games.palace.state import NEUTRAL, OUT, Palace
from virtu.games.palace.symbols import symbols
from virtu.games.palace.tables import CITIES, CITY_SOURCE, NEIGHBOURS, PIRATE, PORTS, TILE_BOTTOM, VOYAGE
from virtu.games.palace.wire import Preview
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat

FAR: Final = 99


def seas_to(g: Palace, seat: Seat, city: int) -> int:
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


def annex_cost(g: Palace, seat: Seat, city: int) -> Cost:
    """AG-8.5.5 One Crown more than the value, and the Ships of the voyage."""
    return cost_of(crowns=g.value_for(seat, city) + 1, ships=seas_to(g, seat, city))


def annex_preview(g: Palace, seat: Seat, city: int) -> Preview:
    """How far a City is, what it is worth, and the tile it brings."""
    value, tile = g.value_for(seat, city), symbols(TILE_BOTTOM[CITY_SOURCE + city])
    return {"value": value, "ships": seas_to(g, seat, city), "tile": tile}


def annex_objection(g: Palace, seat: Seat, city: int, crowns: int, ships: int) -> Clause | None:
    """AG-8.5 Why a City cannot be annexed with so many Crowns and Ships."""
    if g.owner[city] == OUT:
        return ANNEX_IN_PLAY
    if g.owner[city] != NEUTRAL:
        return ANNEX_NEUTRAL
    if PIRATE[city]:
        return ANNEX_PIRATES
    seas = seas_to(g, seat, city)
    if seas == FAR:
        return ANNEX_REACH
    if g.value_for(seat, city) >= crowns:
        return ANNEX_CROWNS
    return ANNEX_SHIPS if seas > ships else None


def needs(g: Palace, seat: Seat, city: int, crowns: int, ships: int) -> dict[str, Fact]:
    """The owner and the price of a City, and what there is of what is short: Crowns, else Ships."""
    value, seas = g.value_for(seat, city), seas_to(g, seat, city)
    return {
        "owner": g.owner[city],
        "crowns": value + 1,
        "ships": 0 if seas == FAR else seas,
        "reach": crowns if crowns <= value else ships,
    }
