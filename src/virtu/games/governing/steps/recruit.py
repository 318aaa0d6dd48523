"""AG-11.5 Recruitment: Troops for florins in the own Cities."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions import DONE, Done
from virtu.games.governing.actions_winter import RECRUIT_AT, Recruit
from virtu.games.governing.clauses_winter import RECRUIT, RECRUIT_CITY, RECRUIT_PRICE, SIX_TROOPS
from virtu.games.governing.state import Governing
from virtu.games.governing.step import PalaceAsk
from virtu.games.governing.tables import CITIES, CITY_NAME, HOME, TROOPS
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


def recruit_price(g: Governing, seat: Seat, city: int) -> int:
    """AG-11.5.2 1 florin in a City bearing the own arms, 3 in any other."""
    return 1 if HOME[city] == g.faction[seat] else 3


@dataclass(slots=True, init=False, unsafe_hash=True)
class RecruitTroops(PalaceAsk):
    """AG-11.5.1 (DP-W4) One Troop at a time, until done."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def topic(self) -> str:
        return "recruit"

    def rule(self) -> Clause:
        return RECRUIT

    def asked(self, g: Governing) -> Seat:
        return self.who

    def candidates(self, g: Governing) -> list[Action]:
        if not g.treasury[self.who] or g.troops_on_board(self.who) >= TROOPS:
            return [DONE]
        return [DONE, *[RECRUIT_AT[city] for city in range(CITIES) if g.owner[city] == self.who]]

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Recruit):
            return RECRUIT
        if not g.controls(self.who, action.city):
            return RECRUIT_CITY
        if g.troops_on_board(self.who) >= TROOPS:
            return SIX_TROOPS
        return None if recruit_price(g, self.who, action.city) <= g.treasury[self.who] else RECRUIT_PRICE

    def own_answer(self, g: Governing, action: Action) -> None:
        if not isinstance(action, Recruit):
            return
        price = recruit_price(g, self.who, action.city)
        g.treasury[self.who] -= price
        g.troops[action.city * g.players + self.who] += 1
        if g.news is not None:
            g.tell("recruited", RECRUIT, {"seat": self.who, "city": CITY_NAME[action.city], "florins": price})
        g.then(self)

    def details(self, g: Governing, viewer: Seat | None) -> dict[str, object]:
        return {"prices": {CITY_NAME[city]: recruit_price(g, self.who, city) for city in g.cities_of(self.who)}}

    def own_preview(self, g: Governing, action: Action) -> dict[str, object]:
        return {"florins": recruit_price(g, self.who, action.city)} if isinstance(action, Recruit) else {}

    def own_facts(self, g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"florins": g.treasury[self.who]}
        if isinstance(action, Recruit):
            facts["price"] = recruit_price(g, self.who, action.city)
        return facts


TAGS: Final[dict[str, type]] = {"recruit_troops": RecruitTroops}
"""What positions and records call them: a tag never changes."""
