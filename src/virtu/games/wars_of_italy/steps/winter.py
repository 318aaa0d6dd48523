"""WI-10.1 Winter: its turns, and the salary of every fourth Round."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.step import SeatDo
from virtu.games.palace.steps.purchase import ChooseItems
from virtu.games.palace.steps.reorganise import Reorganise
from virtu.games.palace.steps.winter import DisbandAsk, EndWinterTurn, SalaryAsk
from virtu.games.wars_of_italy.clauses import DISBAND, SALARY
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.recruit import RecruitFor
from virtu.games.wars_of_italy.tables import SALARY_ROUNDS, SIDES
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat
from virtu.kernel.state import Step


@dataclass(slots=True, init=False, unsafe_hash=True)
class WinterOf(SeatDo):
    """WI-10 Salary, reorganise, purchase, recruit: strictly in that order."""

    def perform(self, w: Wars) -> None:
        w.begin_winter_turn(self.who)
        w.then(*STEPS_B_TO_D[self.who])
        if w.year in SALARY_ROUNDS and w.army(self.who):
            w.then(PaySide(self.who))


@dataclass(slots=True, init=False, unsafe_hash=True)
class PaySide(SalaryAsk):
    """WI-10.1 Each florin paid keeps two Troops."""

    def rule(self) -> Clause:
        return SALARY

    def disband(self, keep: int) -> Step:
        return DisbandOne(self.who, keep)


@dataclass(slots=True, init=False, unsafe_hash=True)
class DisbandOne(DisbandAsk):
    """WI-R42 Troops beyond those paid for leave, of the side's choice."""

    def rule(self) -> Clause:
        return DISBAND


STEPS_B_TO_D: Final[list[list[Step]]] = [
    [Reorganise(seat, 0), ChooseItems(seat, ()), RecruitFor(seat), EndWinterTurn()]
    for seat in [Seat(side) for side in range(len(SIDES))]
]
"""By seat: what follows the salary."""


TAGS: Final[dict[str, type]] = {"winter_of": WinterOf, "pay_side": PaySide, "disband_one": DisbandOne}
