"""WI-10.3, WI-9.2 Recruitment: own Troops, and Troops of allies on the allies' own cities."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions import DONE, Done
from virtu.games.governing.actions_winter import RECRUIT_AT, Recruit
from virtu.games.governing.state import EMPTY
from virtu.games.governing.tables import CITIES, CITY_NAME
from virtu.games.wars_of_italy.actions import RECRUIT_ALLY, RecruitAlly
from virtu.games.wars_of_italy.clauses import ALL_TROOPS, ALLY_CITY, RECRUIT, RECRUIT_CITY, RECRUIT_PRICE
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.step import WarsAsk
from virtu.games.wars_of_italy.tables import ARMS, CAP, COLOURS, FIRST_MAJOR, INITIAL
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat

AT_HOME: Final = 1
ELSEWHERE: Final = 3


def is_initial(w: Wars, colour: int, city: int) -> bool:
    """WI-2.2, WI-R44 An initial city of a colour, or only one whose tile shows arms."""
    return INITIAL[city] == colour and (ARMS[city] or not w.terms().arms_only)


def recruit_price(w: Wars, seat: Seat, city: int) -> int:
    """WI-10.3"""
    return AT_HOME if w.disc[city] == EMPTY and is_initial(w, seat, city) else ELSEWHERE


@dataclass(slots=True, init=False, unsafe_hash=True)
class RecruitFor(WarsAsk):
    """WI-10.3 (DP-V7) One Troop at a time, until done."""

    def topic(self) -> str:
        return "recruit"

    def rule(self) -> Clause:
        return RECRUIT

    def candidates(self, w: Wars) -> list[Action]:
        found: list[Action] = [DONE]
        for city in range(CITIES):
            if w.owner[city] == self.who:
                found.append(RECRUIT_AT[city])
                if INITIAL[city] >= FIRST_MAJOR:
                    found.append(RECRUIT_ALLY[city])
        return found

    def own_objection(self, w: Wars, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Recruit):
            city = action.city
            if w.owner[city] != self.who or (w.disc[city] != EMPTY and not w.terms().recruit_at_allies):
                return RECRUIT_CITY
            if w.on_board(self.who) >= CAP[self.who]:
                return ALL_TROOPS
            return None if recruit_price(w, self.who, city) <= w.treasury[self.who] else RECRUIT_PRICE
        if not isinstance(action, RecruitAlly):
            return RECRUIT
        colour, city = INITIAL[action.city], action.city
        if w.owner[city] != self.who or w.disc[city] != colour - FIRST_MAJOR or not is_initial(w, colour, city):
            return ALLY_CITY
        if w.on_board(colour) >= CAP[colour]:
            return ALL_TROOPS
        return None if w.treasury[self.who] >= AT_HOME else RECRUIT_PRICE

    def own_answer(self, w: Wars, action: Action) -> None:
        if isinstance(action, Recruit):
            colour, city, price = int(self.who), action.city, recruit_price(w, self.who, action.city)
        elif isinstance(action, RecruitAlly):
            colour, city, price = INITIAL[action.city], action.city, AT_HOME
        else:
            return
        w.treasury[self.who] -= price
        w.change(colour, city, 1)
        if w.news is not None:
            w.tell(
                "recruited", RECRUIT,
                {"seat": self.who, "colour": COLOURS[colour], "city": CITY_NAME[city], "florins": price},
            )
        w.then(self)

    def details(self, w: Wars, viewer: Seat | None) -> dict[str, object]:
        return {"prices": {CITY_NAME[city]: recruit_price(w, self.who, city) for city in w.cities_of(self.who)}}

    def own_preview(self, w: Wars, action: Action) -> dict[str, object]:
        return {"florins": self.price(w, action)} if isinstance(action, (Recruit, RecruitAlly)) else {}

    def own_facts(self, w: Wars, action: Action, clause: Clause) -> dict[str, Fact]:
        return {"price": self.price(w, action)} if isinstance(action, (Recruit, RecruitAlly)) else {}

    def price(self, w: Wars, action: Action) -> int:
        return recruit_price(w, self.who, action.city) if isinstance(action, Recruit) else AT_HOME


TAGS: Final[dict[str, type]] = {"recruit_for": RecruitFor}
"""What positions and records call them: a tag never changes."""
