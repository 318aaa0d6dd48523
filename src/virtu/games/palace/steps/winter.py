"""AG-11.1, AG-11.2 What every Winter has: the salary of the Troops, and an end of each turn."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions_winter import PAY_SALARY, Disband, PaySalary
from virtu.games.palace.armies import TROOPS_A_FLORIN
from virtu.games.palace.state import Palace
from virtu.games.palace.step import SeatAsk
from virtu.games.palace.tables import CITIES, CITY_NAME
from virtu.games.palace.wire import Details, Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.state import Step
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class EndWinterTurn(Do):
    """AG-7.4.3 Outside the own Winter turn no Indulgence is requested."""

    def perform(self, g: Palace) -> None:
        g.requesting = NOBODY


@dataclass(slots=True, init=False, unsafe_hash=True)
class SalaryAsk(SeatAsk):
    """AG-11.2.2 (DP-W1) Each florin paid keeps two more Troops."""

    def topic(self) -> str:
        return "salary"

    def disband(self, keep: int) -> Step:
        """What follows where more Troops than these were not paid."""
        raise AssertionError(f"{self} disbands nobody")

    def candidates(self, g: Palace) -> list[Action]:
        return [*PAY_SALARY[: g.salary_due(self.who) + 1]]

    def own_offers(self, g: Palace) -> list[Action]:
        # The same as asking for every sum, with the Troops counted once.
        return [*PAY_SALARY[: min(g.salary_due(self.who), g.treasury[self.who]) + 1]]

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if not isinstance(action, PaySalary) or action.florins > g.salary_due(self.who):
            return self.rule()
        return None if action.florins <= g.treasury[self.who] else g.cited().salary_florins

    def own_answer(self, g: Palace, action: Action) -> None:
        assert isinstance(action, PaySalary)
        g.treasury[self.who] -= action.florins
        g.tell("paid_salary", self.rule(), {"seat": self.who, "florins": action.florins})
        keep = g.free_troops() + TROOPS_A_FLORIN * action.florins
        if g.army(self.who) > keep:
            g.then(self.disband(keep))

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        return {"troops": g.army(self.who), "due": g.salary_due(self.who)}

    def own_preview(self, g: Palace, action: Action) -> Preview:
        assert isinstance(action, PaySalary)
        return {"florins": action.florins, "keeps": g.free_troops() + TROOPS_A_FLORIN * action.florins}

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        return {"due": g.salary_due(self.who), "troops": g.army(self.who), "florins": g.treasury[self.who]}


@dataclass(slots=True, init=False, unsafe_hash=True)
class DisbandAsk(SeatAsk):
    """AG-11.2.2 (DP-W1) Which Troop that is not paid leaves, as long as there are more than were paid for."""

    keep: Final[int]

    def __init__(self, who: Seat, keep: int) -> None:
        SeatAsk.__init__(self, who)
        self.keep = keep

    def topic(self) -> str:
        return "disband"

    def candidates(self, g: Palace) -> list[Action]:
        answers: list[Action] = []
        for colour in g.colours_of(self.who):
            disband = g.orders(colour).disband
            answers += [disband[city] for city in range(CITIES) if g.count_at(colour, city)]
        return answers

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if not isinstance(action, Disband):
            return self.rule()
        colour = g.colour_of(self.who, action)
        here = colour in g.colours_of(self.who) and g.count_at(colour, action.city)
        return None if here else g.cited().disband_where

    def own_answer(self, g: Palace, action: Action) -> None:
        assert isinstance(action, Disband)
        colour = g.colour_of(self.who, action)
        g.change(colour, action.city, -1)
        g.tell("disbanded", self.rule(), {"seat": self.who, **g.named_colour(colour), "city": CITY_NAME[action.city]})
        if g.army(self.who) > self.keep:
            g.then(self)

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        return {"excess": g.army(self.who) - self.keep}

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        return {"keep": self.keep, "excess": g.army(self.who) - self.keep}


TAGS: Final[dict[str, type]] = {"end_winter_turn": EndWinterTurn}
