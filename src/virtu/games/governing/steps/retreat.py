"""AG-10.7 Retreats: each marked Troop goes to a City of its owner or is lost."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions import SEATS, Bank, Use
from virtu.games.governing.actions_war import LOSE_TROOP, RETREAT, LoseTroop, Retreat
from virtu.games.governing.clauses_war import (
    REFUGE,
    RETREAT_CHOICE,
    RETREAT_KEPT,
    RETREAT_SHIPS,
    RETREATED,
    ROAD_OR_PORT,
)
from virtu.games.governing.payment_table import FOR_RETREAT
from virtu.games.governing.purchasing_power import Cost, cost_of, means_of, payable
from virtu.games.governing.state import RETREATS, Governing
from virtu.games.governing.step import PalaceAsk
from virtu.games.governing.steps.pay import Charge
from virtu.games.governing.tables import CITIES, CITY_NAME, FLORIN, VOYAGE
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do

EVERYWHERE: Final = -1


@dataclass(slots=True, init=False, unsafe_hash=True)
class Retreats(Do):
    """AG-10.7.1 After every siege turn, in order."""

    def perform(self, g: Governing) -> None:
        g.phase = RETREATS
        g.then(*[RETREAT_TURN[seat] for seat in g.order])


@dataclass(slots=True, init=False, unsafe_hash=True)
class RetreatTurn(Do):
    """AG-10.7.1 One player disposes of every marked Troop, one after the other, then pays all Ships at once."""

    who: Final[Seat]
    only: Final[int]
    """The City a lost siege is retreated from at once (AG-10.6.3), or EVERYWHERE."""
    ships: Final[int]
    """AG-10.7.3 Ships owed so far."""

    def __init__(self, who: Seat, only: int, ships: int) -> None:
        self.who = who
        self.only = only
        self.ships = ships

    def perform(self, g: Governing) -> None:
        for city in range(CITIES):
            if g.marked_at(self.who, city) and self.only in (EVERYWHERE, city):
                g.then(RetreatTroop(self.who, city, self.only, self.ships))
                return
        if self.ships:
            g.then(Charge(self.who, cost_of(ships=self.ships), FOR_RETREAT))


@dataclass(slots=True, init=False, unsafe_hash=True)
class RetreatTroop(PalaceAsk):
    """AG-10.7.2 (DP-Q6) Where one marked Troop goes."""

    who: Final[Seat]
    city: Final[int]
    only: Final[int]
    ships: Final[int]

    def __init__(self, who: Seat, city: int, only: int, ships: int) -> None:
        self.who = who
        self.city = city
        self.only = only
        self.ships = ships

    def topic(self) -> str:
        return "retreat"

    def rule(self) -> Clause:
        return RETREAT_CHOICE

    def asked(self, g: Governing) -> Seat:
        return self.who

    def candidates(self, g: Governing) -> list[Action]:
        return [*[RETREAT[city] for city in g.cities_of(self.who)], LOSE_TROOP]

    def own_offers(self, g: Governing) -> list[Action]:
        # The same as asking `objection` for every City, with the search over sources done once per distance.
        found: list[Action] = []
        reach: list[int] = []
        roads = g.neighbours(self.city)
        for city in g.cities_of(self.who):
            if city not in roads:
                seas = VOYAGE[self.city][city]
                if not seas:
                    continue
                if not reach:
                    reach = [0, 0, 0, 0, 0]
                    means = means_of(g, self.who, FOR_RETREAT)
                    for far in range(1, 5):
                        reach[far] = 1 if means.reach(cost_of(ships=self.ships + far)) else 0
                if not reach[seas]:
                    continue
            found.append(RETREAT[city])
        return [*found, LOSE_TROOP]

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        if isinstance(action, LoseTroop):
            return None
        if not isinstance(action, Retreat):
            return RETREAT_CHOICE
        if not g.controls(self.who, action.city):
            return REFUGE
        if action.city in g.neighbours(self.city):
            return None
        seas = VOYAGE[self.city][action.city]
        if not seas:
            return ROAD_OR_PORT
        return None if payable(g, self.who, self.owed(seas), FOR_RETREAT) else RETREAT_SHIPS

    def owed(self, more: int) -> Cost:
        return cost_of(ships=self.ships + more)

    def keeps(self, g: Governing, action: Action) -> Clause | None:
        if not self.ships or not isinstance(action, (Bank, Use)):
            return None
        return None if means_of(g, self.who, FOR_RETREAT).reach(self.owed(0), action.source, FLORIN) else RETREAT_KEPT

    def own_answer(self, g: Governing, action: Action) -> None:
        g.marked[self.city * g.players + self.who] -= 1
        ships = 0
        if isinstance(action, Retreat):
            g.troops[action.city * g.players + self.who] += 1
            if action.city not in g.neighbours(self.city):
                ships = VOYAGE[self.city][action.city]
            if g.news is not None:
                facts: dict[str, Fact] = {"seat": self.who, "origin": CITY_NAME[self.city], "ships": ships}
                name = "retreated_by_sea" if ships else "retreated_by_road"
                g.tell(name, RETREATED, {**facts, "city": CITY_NAME[action.city]})
        elif g.news is not None:
            g.tell("lost_in_retreat", RETREATED, {"seat": self.who, "origin": CITY_NAME[self.city]})
        g.then(RetreatTurn(self.who, self.only, self.ships + ships))

    def details(self, g: Governing, viewer: Seat | None) -> dict[str, object]:
        return {"city": CITY_NAME[self.city], "ships": self.ships, "left": g.marked_at(self.who, self.city)}

    def own_preview(self, g: Governing, action: Action) -> dict[str, object]:
        if not isinstance(action, Retreat):
            return {}
        ships = 0 if action.city in g.neighbours(self.city) else VOYAGE[self.city][action.city]
        return {"ships": ships, "owed": self.ships + ships}

    def own_facts(self, g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
        seas = VOYAGE[self.city][action.city] if isinstance(action, Retreat) else 0
        return {"origin": CITY_NAME[self.city], "ships": self.ships + seas}


# Steps are values: those that come every Year are made once and shared.
RETREAT_TURN: Final = [RetreatTurn(Seat(seat), EVERYWHERE, 0) for seat in range(SEATS)]


TAGS: Final[dict[str, type]] = {
    "retreats": Retreats,
    "retreat_turn": RetreatTurn,
    "retreat_troop": RetreatTroop,
}
"""What positions and records call them: a tag never changes."""
