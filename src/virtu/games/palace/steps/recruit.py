"""AG-11.5 Recruitment: Troops for florins."""

from dataclasses import dataclass
from typing import Any

from virtu.games.palace.actions import Done
from virtu.games.palace.actions_winter import RECRUIT_AT, Recruit
from virtu.games.palace.state import Palace
from virtu.games.palace.step import SeatAsk
from virtu.games.palace.tables import CITY_NAME
from virtu.games.palace.wire import Details, Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class RecruitAsk(SeatAsk):
    """AG-11.5.1 (DP-W4) One Troop at a time, until done."""

    def topic(self) -> str:
        return "recruit"

    def place(self, g: Any, action: Recruit) -> Clause | None:
        """Why no such Troop can be put on its City, whatever it costs."""
        raise AssertionError(f"{self} recruits nobody")

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Recruit):
            return self.rule()
        clause = self.place(g, action)
        poor = clause is None and g.recruit_price(self.who, action) > g.treasury[self.who]
        return g.cited().recruit_price if poor else clause

    def own_answer(self, g: Palace, action: Action) -> None:
        if not isinstance(action, Recruit):
            return
        price, colour = g.recruit_price(self.who, action), g.colour_of(self.who, action)
        g.treasury[self.who] -= price
        g.change(colour, action.city, 1)
        facts: dict[str, Fact] = {**g.named_colour(colour), "city": CITY_NAME[action.city], "florins": price}
        g.tell("recruited", self.rule(), {"seat": self.who, **facts})
        g.then(self)

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        cities = g.cities_of(self.who)
        return {"prices": {CITY_NAME[city]: g.recruit_price(self.who, RECRUIT_AT[city]) for city in cities}}

    def own_preview(self, g: Palace, action: Action) -> Preview:
        return {"florins": g.recruit_price(self.who, action)} if isinstance(action, Recruit) else {}

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"florins": g.treasury[self.who]}
        return {**facts, "price": g.recruit_price(self.who, action)} if isinstance(action, Recruit) else facts
