"""AG-11.5 Recruitment: Troops for florins in the own Cities."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.state import Governing
from virtu.games.palace.actions import DONE
from virtu.games.palace.actions_winter import RECRUIT_AT, Recruit
from virtu.games.palace.clauses_winter import RECRUIT, RECRUIT_CITY, SIX_TROOPS
from virtu.games.palace.steps.recruit import RecruitAsk
from virtu.games.palace.tables import CITIES, TROOPS
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause


@dataclass(slots=True, init=False, unsafe_hash=True)
class RecruitTroops(RecruitAsk):
    """AG-11.5.1 (DP-W4) One Troop at a time, until done."""

    def rule(self) -> Clause:
        return RECRUIT

    def candidates(self, g: Governing) -> list[Action]:
        if not g.treasury[self.who] or g.on_board(self.who) >= TROOPS:
            return [DONE]
        return [DONE, *[RECRUIT_AT[city] for city in range(CITIES) if g.owner[city] == self.who]]

    def own_offers(self, g: Governing) -> list[Action]:
        # The candidates want only their price: Troops are counted once, not for every City.
        florins = g.treasury[self.who]
        return [
            action
            for action in self.candidates(g)
            if not isinstance(action, Recruit) or g.recruit_price(self.who, action) <= florins
        ]

    def place(self, g: Governing, action: Recruit) -> Clause | None:
        if not g.controls(self.who, action.city):
            return RECRUIT_CITY
        return SIX_TROOPS if g.on_board(self.who) >= TROOPS else None


TAGS: Final[dict[str, type]] = {"recruit_troops": RecruitTroops}
