"""AG-8.5 Annex: one neutral City, by road or by sea, for more Crowns than its value."""

from dataclasses import dataclass
from typing import Final, cast

from virtu.games.governing.state import Governing
from virtu.games.governing.steps.tracks import gain_city
from virtu.games.governing.wire import Preview
from virtu.games.palace.annexing import annex_cost, annex_objection, annex_preview, needs
from virtu.games.palace.clauses import ANNEX_BOTH, ANNEXED
from virtu.games.palace.ledger import price
from virtu.games.palace.payment_table import FOR_ANNEX
from virtu.games.palace.purchasing_power import Means, means_of
from virtu.games.palace.step import CityDo
from virtu.games.palace.tables import CITIES_POINTS, CITY_NAME, CROWN, FIRST_SPACE, LAST_SPACE, SHIP, VOYAGE
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


def means_objection(g: Governing, seat: Seat, city: int, means: Means) -> Clause | None:
    """Why a City cannot be annexed with these means."""
    clause = annex_objection(g, seat, city, means.totals[CROWN], means.totals[SHIP])
    if clause is not None:
        return clause
    return None if means.reach(annex_cost(g, seat, city)) else ANNEX_BOTH


def annexation(g: Governing, seat: Seat, city: int) -> Preview:
    """What annexing a City would cost and bring."""
    cities = g.city_count(seat) + 1
    return {
        **cast("Preview", price(g, seat, annex_cost(g, seat, city), FOR_ANNEX)),
        **cast("Preview", annex_preview(g, seat, city)),
        "origin": start_of(g, seat, city),
        "cities": cities,
        "points": track_points(cities) - track_points(cities - 1),
    }


def start_of(g: Governing, seat: Seat, city: int) -> str:
    """The own City a City is annexed from: a neighbour by road, else the port with the shortest voyage."""
    for other in g.neighbours(city):
        if g.owner[other] == seat:
            return CITY_NAME[other]
    ports = [(VOYAGE[city][other], other) for other in g.cities_of(seat) if VOYAGE[city][other]]
    return CITY_NAME[min(ports)[1]] if ports else ""


def track_points(cities: int) -> int:
    return CITIES_POINTS[max(FIRST_SPACE, min(LAST_SPACE, cities)) - FIRST_SPACE]


def annex_facts(g: Governing, seat: Seat, city: int) -> dict[str, Fact]:
    """What an annexation would take, and how far the means go: Crowns first, then Ships."""
    totals = means_of(g, seat, FOR_ANNEX).totals
    return needs(g, seat, city, totals[CROWN], totals[SHIP])


@dataclass(slots=True, init=False, unsafe_hash=True)
class TakeCity(CityDo):
    """AG-8.5.6 A disc on the City, its tile ready into the Domain."""

    def perform(self, g: Governing) -> None:
        gain_city(g, self.who, self.city)
        g.city_ready[self.city] = 1
        if g.news is not None:
            g.tell("annexed", ANNEXED, {"seat": self.who, "city": CITY_NAME[self.city]})


TAGS: Final[dict[str, type]] = {"take_city": TakeCity}
