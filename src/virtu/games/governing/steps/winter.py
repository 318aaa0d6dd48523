"""AG-11.1, AG-11.2 Winter: its turns, and the salary that opens each."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions import SEATS
from virtu.games.governing.actions_winter import DISBAND_AT, PAY_SALARY, Disband, PaySalary
from virtu.games.governing.clauses_winter import (
    DISBAND,
    DISBAND_WHERE,
    SALARY,
    SALARY_FLORINS,
    WINTER_STEPS,
)
from virtu.games.governing.state import WINTER, Governing
from virtu.games.governing.step import PalaceAsk
from virtu.games.governing.steps.alliance import ChooseAlliance
from virtu.games.governing.steps.purchase import ChooseItems
from virtu.games.governing.steps.recruit import RecruitTroops
from virtu.games.governing.steps.reorganise import Reorganise
from virtu.games.governing.tables import CITIES, CITY_NAME
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.state import Step
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class Winter(Do):
    """AG-5.2 In the new order every player completes all Winter steps before the next begins."""

    def perform(self, g: Governing) -> None:
        g.phase = WINTER
        g.locks.clear()
        g.then(*[WINTER_TURN[seat] for seat in g.order])


@dataclass(slots=True, init=False, unsafe_hash=True)
class WinterTurn(Do):
    """AG-11.1.1 Salary, reorganise, purchase, recruit, Alliance: strictly in that order."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def perform(self, g: Governing) -> None:
        who = self.who
        g.requesting = who
        if g.news is not None:
            g.tell("began_winter", WINTER_STEPS, {"seat": who})
        g.then(*STEPS_A_TO_E[who])


@dataclass(slots=True, init=False, unsafe_hash=True)
class EndWinterTurn(Do):
    """AG-7.4.3 Outside the own Winter turn no Indulgence is requested."""

    def perform(self, g: Governing) -> None:
        g.requesting = NOBODY


def salary_due(troops: int) -> int:
    """AG-11.2.1 Nothing for 2 Troops, 1 florin for 3 or 4, 2 for 5 or 6."""
    return max(0, (troops - 1) // 2)


@dataclass(slots=True, init=False, unsafe_hash=True)
class Salary(Do):
    """AG-11.2.1 Two Troops serve for nothing."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def perform(self, g: Governing) -> None:
        if salary_due(g.troops_on_board(self.who)):
            g.then(ChooseSalary(self.who))


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseSalary(PalaceAsk):
    """AG-11.2.2 (DP-W1) Each florin paid keeps two more Troops."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def topic(self) -> str:
        return "salary"

    def rule(self) -> Clause:
        return SALARY

    def asked(self, g: Governing) -> Seat:
        return self.who

    def candidates(self, g: Governing) -> list[Action]:
        return [*PAY_SALARY]

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        if not isinstance(action, PaySalary) or action.florins > salary_due(g.troops_on_board(self.who)):
            return SALARY
        return None if action.florins <= g.treasury[self.who] else SALARY_FLORINS

    def own_answer(self, g: Governing, action: Action) -> None:
        assert isinstance(action, PaySalary)
        g.treasury[self.who] -= action.florins
        if g.news is not None:
            g.tell("paid_salary", SALARY, {"seat": self.who, "florins": action.florins})
        g.then(DisbandDownTo(self.who, 2 + 2 * action.florins))

    def details(self, g: Governing, viewer: Seat | None) -> dict[str, object]:
        troops = g.troops_on_board(self.who)
        return {"troops": troops, "due": salary_due(troops)}

    def own_preview(self, g: Governing, action: Action) -> dict[str, object]:
        assert isinstance(action, PaySalary)
        return {"florins": action.florins, "keeps": 2 + 2 * action.florins}

    def own_facts(self, g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
        troops = g.troops_on_board(self.who)
        return {"due": salary_due(troops), "troops": troops, "florins": g.treasury[self.who]}


@dataclass(slots=True, init=False, unsafe_hash=True)
class DisbandDownTo(Do):
    """AG-11.2.2 Troops beyond those paid for are removed, of the owner's choice."""

    who: Final[Seat]
    keep: Final[int]

    def __init__(self, who: Seat, keep: int) -> None:
        self.who = who
        self.keep = keep

    def perform(self, g: Governing) -> None:
        if g.troops_on_board(self.who) > self.keep:
            g.then(DisbandTroop(self.who, self.keep))


@dataclass(slots=True, init=False, unsafe_hash=True)
class DisbandTroop(PalaceAsk):
    """AG-11.2.2 (DP-W1) Which Troop is removed."""

    who: Final[Seat]
    keep: Final[int]

    def __init__(self, who: Seat, keep: int) -> None:
        self.who = who
        self.keep = keep

    def topic(self) -> str:
        return "disband"

    def rule(self) -> Clause:
        return DISBAND

    def asked(self, g: Governing) -> Seat:
        return self.who

    def candidates(self, g: Governing) -> list[Action]:
        return [DISBAND_AT[city] for city in range(CITIES) if g.troops_at(self.who, city)]

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        if not isinstance(action, Disband):
            return DISBAND
        return None if g.troops_at(self.who, action.city) else DISBAND_WHERE

    def own_answer(self, g: Governing, action: Action) -> None:
        assert isinstance(action, Disband)
        g.troops[action.city * g.players + self.who] -= 1
        if g.news is not None:
            g.tell("disbanded", DISBAND, {"seat": self.who, "city": CITY_NAME[action.city]})
        g.then(DisbandDownTo(self.who, self.keep))

    def details(self, g: Governing, viewer: Seat | None) -> dict[str, object]:
        return {"excess": g.troops_on_board(self.who) - self.keep}

    def own_facts(self, g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
        return {"keep": self.keep, "excess": g.troops_on_board(self.who) - self.keep}


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
    "end_winter_turn": EndWinterTurn,
    "salary": Salary,
    "choose_salary": ChooseSalary,
    "disband_down_to": DisbandDownTo,
    "disband_troop": DisbandTroop,
}
"""What positions and records call them: a tag never changes."""
