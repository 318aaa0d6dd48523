"""AG-10.7 Retreats: each routed Troop goes to a City that welcomes it or is lost."""

from dataclasses import dataclass

from virtu.games.palace.actions import Bank, Use
from virtu.games.palace.actions_war import LOSE_TROOP, RETREAT, LoseTroop, Retreat
from virtu.games.palace.clauses_war import RETREAT_CHOICE, RETREAT_KEPT, RETREAT_SHIPS, ROAD_OR_PORT
from virtu.games.palace.payment_table import FOR_RETREAT
from virtu.games.palace.purchasing_power import Cost, cost_of, means_of, payable
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.step import CityAsk
from virtu.games.palace.steps.pay import Charge
from virtu.games.palace.tables import CITIES, CITY_NAME, FLORIN, VOYAGE
from virtu.games.palace.wire import Details, Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.state import Step


@dataclass(slots=True, init=False, unsafe_hash=True)
class RetreatAsk(CityAsk):
    """AG-10.7.2 (DP-Q6) Where one routed Troop goes."""

    def promised(self) -> int:
        """AG-10.7.3 The Ships owed so far."""
        raise AssertionError(f"{self} owes nothing")

    def routed(self) -> int:
        """The colour of the Troop."""
        return self.who

    def following(self, ships: int) -> Step:
        """What follows once the Troop is gone, so many Ships away."""
        raise AssertionError(f"{self} is followed by nothing")

    def leave(self, g: Palace, city: int, ships: int) -> dict[str, Fact]:
        """The Troop goes to a City, or (EMPTY) is lost; then the next; what the news say besides."""
        g.change_routed(self.routed(), self.city, -1)
        if city != EMPTY:
            g.change(self.routed(), city, 1)
        g.then(self.following(ships))
        return g.named_colour(self.routed())

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        left = g.routed_at(self.routed(), self.city)
        told: Details = {"city": CITY_NAME[self.city], "ships": self.promised(), "left": left}
        colour = g.named_colour(self.routed())
        if colour:
            told["colour"] = str(colour["colour"])
        return told

    def topic(self) -> str:
        return "retreat"

    def rule(self) -> Clause:
        return RETREAT_CHOICE

    def refuges(self, g: Palace) -> list[int]:
        return [city for city in range(CITIES) if g.welcomes(self.who, city)]

    def own_offers(self, g: Palace) -> list[Action]:
        # The same as asking `objection` for every City, with the search over sources done once per distance.
        offers: list[Action] = []
        reach: list[int] = []
        roads = g.neighbours(self.city)
        for city in self.refuges(g):
            if city not in roads:
                seas = VOYAGE[self.city][city]
                if not seas:
                    continue
                if not reach:
                    reach = [0, 0, 0, 0, 0]
                    means = means_of(g, self.who, FOR_RETREAT)
                    for far in range(1, 5):
                        reach[far] = 1 if means.reach(cost_of(ships=self.promised() + far)) else 0
                if not reach[seas]:
                    continue
            offers.append(RETREAT[city])
        return [*offers, LOSE_TROOP]

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if isinstance(action, LoseTroop):
            return None
        if not isinstance(action, Retreat):
            return RETREAT_CHOICE
        if not g.welcomes(self.who, action.city):
            return g.cited().refuge
        if action.city in g.neighbours(self.city):
            return None
        seas = VOYAGE[self.city][action.city]
        if not seas:
            return ROAD_OR_PORT
        return None if payable(g, self.who, self.owed(seas), FOR_RETREAT) else RETREAT_SHIPS

    def owed(self, more: int) -> Cost:
        return cost_of(ships=self.promised() + more)

    def keeps(self, g: Palace, action: Action) -> Clause | None:
        if not self.promised() or not isinstance(action, (Bank, Use)):
            return None
        return None if means_of(g, self.who, FOR_RETREAT).reach(self.owed(0), action.source, FLORIN) else RETREAT_KEPT

    def ships_to(self, g: Palace, city: int) -> int:
        return 0 if city in g.neighbours(self.city) else VOYAGE[self.city][city]

    def own_answer(self, g: Palace, action: Action) -> None:
        facts: dict[str, Fact] = {"seat": self.who, "origin": CITY_NAME[self.city]}
        if isinstance(action, Retreat):
            ships = self.ships_to(g, action.city)
            name = "retreated_by_sea" if ships else "retreated_by_road"
            facts.update({"ships": ships, "city": CITY_NAME[action.city]})
            facts.update(self.leave(g, action.city, ships))
        else:
            name = "lost_in_retreat"
            facts.update(self.leave(g, EMPTY, 0))
        g.tell(name, g.cited().retreated, facts)

    def own_preview(self, g: Palace, action: Action) -> Preview:
        if not isinstance(action, Retreat):
            return {}
        ships = self.ships_to(g, action.city)
        return {"ships": ships, "owed": self.promised() + ships}

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        seas = VOYAGE[self.city][action.city] if isinstance(action, Retreat) else 0
        return {"origin": CITY_NAME[self.city], "ships": self.promised() + seas}


def pay_ships(g: Palace, seat: Seat, ships: int) -> None:
    """AG-10.7.3 All Ships of a seat's retreats are paid at once."""
    if ships:
        g.then(Charge(seat, cost_of(ships=ships), FOR_RETREAT))
