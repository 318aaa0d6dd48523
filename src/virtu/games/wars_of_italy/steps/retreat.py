"""WI-8.5.2 Retreats: to own cities, and to those of allied or Favourable Major Cities."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions import Bank, Use
from virtu.games.governing.actions_war import LOSE_TROOP, RETREAT, LoseTroop, Retreat
from virtu.games.governing.clauses_war import RETREAT_CHOICE, RETREAT_KEPT, RETREAT_SHIPS, ROAD_OR_PORT
from virtu.games.governing.payment_table import FOR_RETREAT
from virtu.games.governing.purchasing_power import Cost, cost_of, means_of
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.pay import Charge
from virtu.games.governing.tables import CITIES, CITY_NAME, FLORIN, NEIGHBOURS, SIDE_2_5, VOYAGE
from virtu.games.wars_of_italy.clauses import REFUGE, RETREATED
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.step import WarsAsk
from virtu.games.wars_of_italy.tables import COLOURS
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class RouteTurn(Do):
    """One side disposes of every routed Troop, one after the other, then pays all Ships at once."""

    who: Final[Seat]
    ships: Final[int]
    """Ships owed so far."""

    def __init__(self, who: Seat, ships: int) -> None:
        self.who = who
        self.ships = ships

    def perform(self, w: Wars) -> None:
        for city in range(CITIES):
            for colour in w.colours_of(self.who):
                if w.routed_at(colour, city):
                    w.then(RetreatOne(self.who, city, colour, self.ships))
                    return
        if self.ships:
            w.then(Charge(self.who, cost_of(ships=self.ships), FOR_RETREAT))


@dataclass(slots=True, init=False, unsafe_hash=True)
class RetreatOne(WarsAsk):
    """Where one routed Troop goes; posture is read now."""

    city: Final[int]
    colour: Final[int]
    ships: Final[int]

    def __init__(self, who: Seat, city: int, colour: int, ships: int) -> None:
        WarsAsk.__init__(self, who)
        self.city = city
        self.colour = colour
        self.ships = ships

    def topic(self) -> str:
        return "retreat"

    def rule(self) -> Clause:
        return RETREAT_CHOICE

    def candidates(self, w: Wars) -> list[Action]:
        return [*[RETREAT[city] for city in range(CITIES) if w.opens_to(self.who, city)], LOSE_TROOP]

    def own_objection(self, w: Wars, action: Action) -> Clause | None:
        if isinstance(action, LoseTroop):
            return None
        if not isinstance(action, Retreat):
            return RETREAT_CHOICE
        if not w.opens_to(self.who, action.city):
            return REFUGE
        if action.city in NEIGHBOURS[SIDE_2_5][self.city]:
            return None
        seas = VOYAGE[self.city][action.city]
        if not seas:
            return ROAD_OR_PORT
        return None if means_of(w, self.who, FOR_RETREAT).reach(self.owed(seas)) else RETREAT_SHIPS

    def owed(self, more: int) -> Cost:
        return cost_of(ships=self.ships + more)

    def keeps(self, g: Governing, action: Action) -> Clause | None:
        if not self.ships or not isinstance(action, (Bank, Use)):
            return None
        return None if means_of(g, self.who, FOR_RETREAT).reach(self.owed(0), action.source, FLORIN) else RETREAT_KEPT

    def own_answer(self, w: Wars, action: Action) -> None:
        w.change_routed(self.colour, self.city, -1)
        ships = 0
        if isinstance(action, Retreat):
            w.change(self.colour, action.city, 1)
            if action.city not in NEIGHBOURS[SIDE_2_5][self.city]:
                ships = VOYAGE[self.city][action.city]
            if w.news is not None:
                facts: dict[str, Fact] = {"seat": self.who, "colour": COLOURS[self.colour], "ships": ships}
                name = "retreated_by_sea" if ships else "retreated_by_road"
                w.tell(name, RETREATED, {**facts, "origin": CITY_NAME[self.city], "city": CITY_NAME[action.city]})
        elif w.news is not None:
            lost: dict[str, Fact] = {"seat": self.who, "colour": COLOURS[self.colour], "origin": CITY_NAME[self.city]}
            w.tell("lost_in_retreat", RETREATED, lost)
        w.then(RouteTurn(self.who, self.ships + ships))

    def details(self, w: Wars, viewer: Seat | None) -> dict[str, object]:
        left = w.routed_at(self.colour, self.city)
        return {"city": CITY_NAME[self.city], "ships": self.ships, "colour": COLOURS[self.colour], "left": left}

    def own_preview(self, w: Wars, action: Action) -> dict[str, object]:
        if not isinstance(action, Retreat):
            return {}
        ships = 0 if action.city in NEIGHBOURS[SIDE_2_5][self.city] else VOYAGE[self.city][action.city]
        return {"ships": ships, "owed": self.ships + ships}

    def own_facts(self, w: Wars, action: Action, clause: Clause) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"origin": CITY_NAME[self.city], "owed": self.ships, "total": self.ships}
        if isinstance(action, Retreat):
            facts["ships"] = self.ships + VOYAGE[self.city][action.city]
        return facts


TAGS: Final[dict[str, type]] = {"route_turn": RouteTurn, "retreat_one": RetreatOne}
"""What positions and records call them: a tag never changes."""
