"""AG-11.1, AG-11.2 Winter: its turns, and the salary that opens each."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.state import Governing
from virtu.games.governing.steps.alliance import ChooseAlliance
from virtu.games.governing.steps.recruit import RecruitTroops
from virtu.games.palace.clauses_winter import DISBAND, SALARY
from virtu.games.palace.step import SeatDo
from virtu.games.palace.steps.purchase import ChooseItems
from virtu.games.palace.steps.reorganise import Reorganise
from virtu.games.palace.steps.winter import DisbandAsk, EndWinterTurn, SalaryAsk
from virtu.games.palace.tables import SEATS
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat
from virtu.kernel.state import Step
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class Winter(Do):
    """AG-5.2 In the new order every player completes all Winter steps before the next begins."""

    def perform(self, g: Governing) -> None:
        g.begin_winter()
        g.then(*[WINTER_TURN[seat] for seat in g.order])


@dataclass(slots=True, init=False, unsafe_hash=True)
class WinterTurn(SeatDo):
    """AG-11.1.1 Salary, reorganise, purchase, recruit, Alliance: strictly in that order."""

    def perform(self, g: Governing) -> None:
        g.begin_winter_turn(self.who)
        g.then(*STEPS_A_TO_E[self.who])


@dataclass(slots=True, init=False, unsafe_hash=True)
class Salary(SeatDo):
    """AG-11.2.1 Two Troops serve for nothing."""

    def perform(self, g: Governing) -> None:
        if g.salary_due(self.who):
            g.then(ChooseSalary(self.who))


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseSalary(SalaryAsk):
    """AG-11.2.2 (DP-W1) Each florin paid keeps two more Troops."""

    def rule(self) -> Clause:
        return SALARY

    def disband(self, keep: int) -> Step:
        return DisbandTroop(self.who, keep)


@dataclass(slots=True, init=False, unsafe_hash=True)
class DisbandTroop(DisbandAsk):
    """AG-11.2.2 (DP-W1) Which Troop is removed."""

    def rule(self) -> Clause:
        return DISBAND


def steps_a_to_e(who: Seat) -> list[Step]:
    """AG-11.1.1 The steps of one Winter turn, in their order."""
    return [
        Salary(who), Reorganise(who, 0), ChooseItems(who, ()), RecruitTroops(who), ChooseAlliance(who),
        EndWinterTurn(),
    ]


# Steps are values: those that come every Year are made once and shared.
WINTER_TURN: Final = [WinterTurn(Seat(seat)) for seat in range(SEATS)]
STEPS_A_TO_E: Final = [steps_a_to_e(Seat(seat)) for seat in range(SEATS)]


TAGS: Final[dict[str, type]] = {
    "winter": Winter,
    "winter_turn": WinterTurn,
    "salary": Salary,
    "choose_salary": ChooseSalary,
    "disband_troop": DisbandTroop,
}
