"""WI-10.3, WI-9.2 Recruitment: own Troops, and Troops of allies on the allies' own cities."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import DONE
from virtu.games.palace.actions_winter import RECRUIT_AT, Recruit
from virtu.games.palace.state import EMPTY
from virtu.games.palace.steps.recruit import RecruitAsk
from virtu.games.palace.tables import CITIES
from virtu.games.wars_of_italy.actions import RECRUIT_ALLY, RecruitAlly
from virtu.games.wars_of_italy.clauses import ALL_TROOPS, ALLY_CITY, RECRUIT, RECRUIT_CITY
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import CAP, FIRST_MAJOR, INITIAL
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause


@dataclass(slots=True, init=False, unsafe_hash=True)
class RecruitFor(RecruitAsk):
    """WI-10.3 (DP-V7) One Troop at a time, until done."""

    def rule(self) -> Clause:
        return RECRUIT

    def candidates(self, w: Wars) -> list[Action]:
        answers: list[Action] = [DONE]
        for city in range(CITIES):
            if w.owner[city] == self.who:
                answers.append(RECRUIT_AT[city])
                if INITIAL[city] >= FIRST_MAJOR:
                    answers.append(RECRUIT_ALLY[city])
        return answers

    def place(self, w: Wars, action: Recruit) -> Clause | None:
        colour, city = w.colour_of(self.who, action), action.city
        if isinstance(action, RecruitAlly):
            fits = w.disc[city] == colour - FIRST_MAJOR and w.is_initial(colour, city)
        else:
            fits = w.disc[city] == EMPTY or w.terms().recruit_at_allies
        if w.owner[city] != self.who or not fits:
            return ALLY_CITY if isinstance(action, RecruitAlly) else RECRUIT_CITY
        return ALL_TROOPS if w.on_board(colour) >= CAP[colour] else None


TAGS: Final[dict[str, type]] = {"recruit_for": RecruitFor}
