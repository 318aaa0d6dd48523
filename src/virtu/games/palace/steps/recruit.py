"""AG-11.5 Recruitment: Troops for florins."""

from dataclasses import dataclass
from typing import Any

from virtu.games.palace.actions import Done
from virtu.games.palace.actions_winter import Recruit
from virtu.games.palace.state import Palace
from virtu.games.palace.step import SeatAsk
from virtu.games.palace.tables import CITY_NAME
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class RecruitAsk(SeatAsk):
    """AG-11.5.1 (DP-W4) One Troop at a time, until done."""

    def topic(self) -> str:
        return "recruit"

    def price(self, g: Any, action: Action) -> int:
        """What a Troop costs; -1 for an answer that recruits nobody."""
        return g.recruit_price(self.who, action.city) if isinstance(action, Recruit) else -1

    def place(self, g: Any, action: Any) -> Clause | None:
        """Why no such Troop can be put on its City, whatever it costs."""
        raise AssertionError(f"{self} recruits nobody")

    def too_poor(self) -> Clause:
        """What refuses a price that is not in the treasury."""
        raise AssertionError(f"{self} refuses nothing")

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        price = self.price(g, action)
        if price < 0:
            return self.rule()
        clause = self.place(g, action)
        return self.too_poor() if clause is None and price > g.treasury[self.who] else clause

    def arrive(self, g: Palace, action: Any) -> dict[str, Fact]:
        """The Troop is put on its City; what the news say of it."""
        colour = g.colour_of(self.who, action)
        g.change(colour, action.city, 1)
        return {**g.named_colour(colour), "city": CITY_NAME[action.city]}

    def own_answer(self, g: Palace, action: Action) -> None:
        price = self.price(g, action)
        if price < 0:
            return
        g.treasury[self.who] -= price
        g.tell("recruited", self.rule(), {"seat": self.who, **self.arrive(g, action), "florins": price})
        g.then(self)

    def details(self, g: Palace, viewer: Seat | None) -> dict[str, object]:
        return {"prices": {CITY_NAME[city]: g.recruit_price(self.who, city) for city in g.cities_of(self.who)}}

    def own_preview(self, g: Palace, action: Action) -> dict[str, object]:
        price = self.price(g, action)
        return {} if price < 0 else {"florins": price}

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        price, florins = self.price(g, action), g.treasury[self.who]
        return {"florins": florins} if price < 0 else {"florins": florins, "price": price}
