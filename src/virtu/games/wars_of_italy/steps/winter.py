"""WI-10.1 Winter: its turns, and the salary of every fourth Round."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions_winter import DISBAND_AT, Disband, PaySalary
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.reorganise import Reorganise
from virtu.games.governing.steps.winter import EndWinterTurn
from virtu.games.governing.tables import CITIES, CITY_NAME
from virtu.games.wars_of_italy.actions import DISBAND_ALLY, DisbandAlly
from virtu.games.wars_of_italy.actions import SALARY as SALARIES
from virtu.games.wars_of_italy.clauses import DISBAND, DISBAND_WHERE, SALARY, SALARY_FLORINS, WINTER
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.step import WarsAsk, WarsDo
from virtu.games.wars_of_italy.steps.market import Market
from virtu.games.wars_of_italy.steps.recruit import RecruitFor
from virtu.games.wars_of_italy.tables import COLOURS, FIRST_MAJOR, SALARY_ROUNDS, SIDES
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat
from virtu.kernel.state import Step


@dataclass(frozen=True, slots=True)
class WinterOf(WarsDo):
    """WI-10 Salary, reorganise, purchase, recruit: strictly in that order."""

    who: Seat

    def happen(self, w: Wars) -> None:
        w.requesting = self.who
        if w.news is not None:
            w.tell("began_winter", WINTER, {"seat": self.who})
        w.then(*STEPS_B_TO_D[self.who])
        if w.year in SALARY_ROUNDS and w.army(self.who):
            w.then(ChooseWage(self.who))


def salary_due(troops: int) -> int:
    """WI-10.1 One florin for two Troops, rounded up; nobody serves for nothing."""
    return (troops + 1) // 2


@dataclass(frozen=True, slots=True)
class ChooseWage(WarsAsk):
    """WI-10.1 Each florin paid keeps two Troops."""

    who: Seat

    def topic(self) -> str:
        return "salary"

    def rule(self) -> Clause:
        return SALARY

    def seat(self, g: Governing) -> Seat:
        return self.who

    def choices(self, w: Wars) -> list[Action]:
        return [*SALARIES]

    def judge(self, w: Wars, action: Action) -> Clause | None:
        if not isinstance(action, PaySalary) or action.florins > salary_due(w.army(self.who)):
            return SALARY
        return None if action.florins <= w.treasury[self.who] else SALARY_FLORINS

    def decide(self, w: Wars, action: Action) -> None:
        assert isinstance(action, PaySalary)
        w.treasury[self.who] -= action.florins
        if w.news is not None:
            w.tell("paid_salary", SALARY, {"seat": self.who, "florins": action.florins})
        w.then(DismissTo(self.who, 2 * action.florins))


@dataclass(frozen=True, slots=True)
class DismissTo(WarsDo):
    """WI-R42 Troops beyond those paid for leave, of the side's choice."""

    who: Seat
    keep: int

    def happen(self, w: Wars) -> None:
        if w.army(self.who) > self.keep:
            w.then(DismissOne(self.who, self.keep))


@dataclass(frozen=True, slots=True)
class DismissOne(WarsAsk):
    """WI-R42 Which Troop leaves."""

    who: Seat
    keep: int

    def topic(self) -> str:
        return "disband"

    def rule(self) -> Clause:
        return DISBAND

    def seat(self, g: Governing) -> Seat:
        return self.who

    def choices(self, w: Wars) -> list[Action]:
        found: list[Action] = []
        for colour in w.colours_of(self.who):
            for city in range(CITIES):
                if w.count_at(colour, city):
                    own = colour < FIRST_MAJOR
                    found.append(DISBAND_AT[city] if own else DISBAND_ALLY[colour - FIRST_MAJOR][city])
        return found

    def judge(self, w: Wars, action: Action) -> Clause | None:
        if not isinstance(action, (Disband, DisbandAlly)):
            return DISBAND
        colour = action.colour if isinstance(action, DisbandAlly) else self.who
        fine = colour in w.colours_of(self.who) and w.count_at(colour, action.city)
        return None if fine else DISBAND_WHERE

    def decide(self, w: Wars, action: Action) -> None:
        assert isinstance(action, (Disband, DisbandAlly))
        colour = action.colour if isinstance(action, DisbandAlly) else self.who
        w.change(colour, action.city, -1)
        if w.news is not None:
            w.tell(
                "disbanded", DISBAND, {"seat": self.who, "colour": COLOURS[colour], "city": CITY_NAME[action.city]}
            )
        w.then(DismissTo(self.who, self.keep))


STEPS_B_TO_D: Final[list[list[Step]]] = [
    [Reorganise(seat, 0), Market(seat, ()), RecruitFor(seat), EndWinterTurn()]
    for seat in [Seat(side) for side in range(len(SIDES))]
]
"""By seat: what follows the salary."""
