"""AG-8.6 Wage War: Cavalry and Ships move Troops; War symbols of the Room's cards become tokens."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.state import Governing
from virtu.games.palace.actions import DONE, MARCH, SAIL, Done, March, Sail, Use
from virtu.games.palace.clauses import (
    MARCH_CAVALRY,
    MARCH_ROAD,
    SAIL_PORTS,
    SAIL_SHIPS,
    TROOP_STOPPED,
    TROOP_THERE,
    WAR_ANSWER,
)
from virtu.games.palace.ledger import pooled
from virtu.games.palace.payment_table import FOR_WAR
from virtu.games.palace.purchasing_power import FREE, Cost, Means, cost_of, means_of
from virtu.games.palace.state import OUT
from virtu.games.palace.steps.pay import PayingAsk, usable_among
from virtu.games.palace.steps.war import source_objection, use_in_war, war_facts
from virtu.games.palace.tables import CAVALRY, CITIES, CITY_NAME, FLORIN, NEIGHBOURS, SHIP, VOYAGE, WAR
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class WarPool(PayingAsk):
    """AG-8.6 DP-P7 Use a source, move a Troop by road or sea, or stop."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def topic(self) -> str:
        return "war"

    def rule(self) -> Clause:
        return WAR_ANSWER

    def asked(self, g: Governing) -> Seat:
        return self.who

    def means(self, g: Governing) -> Means:
        return means_of(g, self.who, FOR_WAR)

    def offers_within(self, g: Governing, means: Means) -> list[Action]:
        # Only War symbols and their florins may be refused for reasons of their own.
        offers = [
            action
            for action in usable_among(means)
            if not (isinstance(action, Use) and action.symbol in (WAR, FLORIN)) or self.own_objection(g, action) is None
        ]
        if g.pool[CAVALRY] or g.pool[SHIP]:
            roads = NEIGHBOURS[g.side()]
            for origin in range(CITIES):
                if g.owner[origin] != self.who or not g.troops_at(self.who, origin):
                    continue
                if g.pool[CAVALRY]:
                    offers += [MARCH[origin][city] for city in roads[origin] if g.owner[city] != OUT]
                if g.pool[SHIP]:
                    row = VOYAGE[origin]
                    for city in range(CITIES):
                        if 0 < row[city] <= g.pool[SHIP] and g.owner[city] != OUT:
                            offers.append(SAIL[origin][city])
        offers.append(DONE)
        return offers

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Use):
            return source_objection(g, self.who, action.source, action.symbol)
        if isinstance(action, March):
            if action.city not in g.neighbours(action.origin):
                return MARCH_ROAD
            clause = self.troop(g, action.origin)
            return MARCH_CAVALRY if clause is None and not g.pool[CAVALRY] else clause
        if isinstance(action, Sail):
            if g.owner[action.origin] == OUT or g.owner[action.city] == OUT:
                return SAIL_PORTS
            clause = self.troop(g, action.origin)
            if clause is None and VOYAGE[action.origin][action.city] > g.pool[SHIP]:
                return SAIL_SHIPS
            return clause
        return WAR_ANSWER

    def troop(self, g: Governing, origin: int) -> Clause | None:
        """AG-8.6.4 Only a Troop in an own City moves: one in front of another City has stopped there."""
        if not g.troops_at(self.who, origin):
            return TROOP_THERE
        return None if g.owner[origin] == self.who else TROOP_STOPPED

    def own_answer(self, g: Governing, action: Action) -> None:
        if isinstance(action, Use):
            use_in_war(g, self.who, action.source, action.symbol)
        elif isinstance(action, March):
            g.pool[CAVALRY] -= 1
            move_troop(g, self.who, action.origin, action.city, "marched", MARCH_ROAD)
        elif isinstance(action, Sail):
            g.pool[SHIP] -= VOYAGE[action.origin][action.city]
            move_troop(g, self.who, action.origin, action.city, "sailed", SAIL_PORTS)
        else:
            return
        g.then(self)

    def details(self, g: Governing, viewer: Seat | None) -> dict[str, object]:
        return pooled(g, self, FOR_WAR, [CAVALRY, SHIP])

    def takes(self, g: Governing, action: Action) -> Cost:
        if isinstance(action, Sail):
            return cost_of(ships=VOYAGE[action.origin][action.city])
        return cost_of(cavalry=1) if isinstance(action, March) else FREE

    def own_facts(self, g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
        return war_facts(g, self.who, action)


def move_troop(g: Governing, seat: Seat, origin: int, city: int, event: str, clause: Clause) -> None:
    """One Troop goes from City to City; in a City of somebody else it besieges."""
    g.troops[origin * g.players + seat] -= 1
    g.troops[city * g.players + seat] += 1
    if g.news is not None:
        g.tell(event, clause, {"seat": seat, "origin": CITY_NAME[origin], "city": CITY_NAME[city]})


TAGS: Final[dict[str, type]] = {"war_pool": WarPool}
"""What positions and records call them: a tag never changes."""
