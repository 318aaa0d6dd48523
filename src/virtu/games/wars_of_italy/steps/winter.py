"""WI-10.1 Winter: its turns, and the salary of every fourth Round."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions_winter import DISBAND_AT, Disband, PaySalary
from virtu.games.governing.steps.reorganise import Reorganise
from virtu.games.governing.steps.winter import EndWinterTurn
from virtu.games.governing.tables import CITIES, CITY_NAME
from virtu.games.wars_of_italy.actions import DISBAND_ALLY, DisbandAlly
from virtu.games.wars_of_italy.actions import SALARY as SALARIES
from virtu.games.wars_of_italy.clauses import DISBAND, DISBAND_WHERE, SALARY, SALARY_FLORINS, WINTER
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.step import WarsAsk
from virtu.games.wars_of_italy.steps.market import Market
from virtu.games.wars_of_italy.steps.recruit import RecruitFor
from virtu.games.wars_of_italy.tables import COLOURS, FIRST_MAJOR, SALARY_ROUNDS, SIDES
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.state import Step
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class WinterOf(Do):
    """WI-10 Salary, reorganise, purchase, recruit: strictly in that order."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def perform(self, w: Wars) -> None:
        w.requesting = self.who
        if w.news is not None:
            w.tell("began_winter", WINTER, {"seat": self.who})
        w.then(*STEPS_B_TO_D[self.who])
        if w.year in SALARY_ROUNDS and w.army(self.who):
            w.then(PaySide(self.who))


def salary_due(troops: int) -> int:
    """WI-10.1 One florin for two Troops, rounded up; nobody serves for nothing."""
    return (troops + 1) // 2


@dataclass(slots=True, init=False, unsafe_hash=True)
class PaySide(WarsAsk):
    """WI-10.1 Each florin paid keeps two Troops."""

    def topic(self) -> str:
        return "salary"

    def rule(self) -> Clause:
        return SALARY

    def candidates(self, w: Wars) -> list[Action]:
        return [*SALARIES]

    def own_objection(self, w: Wars, action: Action) -> Clause | None:
        if not isinstance(action, PaySalary) or action.florins > salary_due(w.army(self.who)):
            return SALARY
        return None if action.florins <= w.treasury[self.who] else SALARY_FLORINS

    def own_answer(self, w: Wars, action: Action) -> None:
        assert isinstance(action, PaySalary)
        w.treasury[self.who] -= action.florins
        if w.news is not None:
            w.tell("paid_salary", SALARY, {"seat": self.who, "florins": action.florins})
        w.then(DisbandTo(self.who, 2 * action.florins))

    def details(self, w: Wars, viewer: Seat | None) -> dict[str, object]:
        return {"troops": w.army(self.who), "due": salary_due(w.army(self.who))}

    def own_preview(self, w: Wars, action: Action) -> dict[str, object]:
        assert isinstance(action, PaySalary)
        return {"florins": action.florins, "keeps": 2 * action.florins}

    def own_facts(self, w: Wars, action: Action, clause: Clause) -> dict[str, Fact]:
        return {"due": salary_due(w.army(self.who))}


@dataclass(slots=True, init=False, unsafe_hash=True)
class DisbandTo(Do):
    """WI-R42 Troops beyond those paid for leave, of the side's choice."""

    who: Final[Seat]
    keep: Final[int]

    def __init__(self, who: Seat, keep: int) -> None:
        self.who = who
        self.keep = keep

    def perform(self, w: Wars) -> None:
        if w.army(self.who) > self.keep:
            w.then(DisbandOne(self.who, self.keep))


@dataclass(slots=True, init=False, unsafe_hash=True)
class DisbandOne(WarsAsk):
    """WI-R42 Which Troop leaves."""

    keep: Final[int]

    def __init__(self, who: Seat, keep: int) -> None:
        WarsAsk.__init__(self, who)
        self.keep = keep

    def topic(self) -> str:
        return "disband"

    def rule(self) -> Clause:
        return DISBAND

    def candidates(self, w: Wars) -> list[Action]:
        found: list[Action] = []
        for colour in w.colours_of(self.who):
            for city in range(CITIES):
                if w.count_at(colour, city):
                    own = colour < FIRST_MAJOR
                    found.append(DISBAND_AT[city] if own else DISBAND_ALLY[colour - FIRST_MAJOR][city])
        return found

    def own_objection(self, w: Wars, action: Action) -> Clause | None:
        if not isinstance(action, (Disband, DisbandAlly)):
            return DISBAND
        colour = action.colour if isinstance(action, DisbandAlly) else self.who
        fine = colour in w.colours_of(self.who) and w.count_at(colour, action.city)
        return None if fine else DISBAND_WHERE

    def own_answer(self, w: Wars, action: Action) -> None:
        assert isinstance(action, (Disband, DisbandAlly))
        colour = action.colour if isinstance(action, DisbandAlly) else self.who
        w.change(colour, action.city, -1)
        if w.news is not None:
            w.tell(
                "disbanded", DISBAND, {"seat": self.who, "colour": COLOURS[colour], "city": CITY_NAME[action.city]}
            )
        w.then(DisbandTo(self.who, self.keep))

    def details(self, w: Wars, viewer: Seat | None) -> dict[str, object]:
        return {"excess": w.army(self.who) - self.keep}


STEPS_B_TO_D: Final[list[list[Step]]] = [
    [Reorganise(seat, 0), Market(seat, ()), RecruitFor(seat), EndWinterTurn()]
    for seat in [Seat(side) for side in range(len(SIDES))]
]
"""By seat: what follows the salary."""


TAGS: Final[dict[str, type]] = {
    "winter_of": WinterOf,
    "pay_side": PaySide,
    "disband_to": DisbandTo,
    "disband_one": DisbandOne,
}
"""What positions and records call them: a tag never changes."""
