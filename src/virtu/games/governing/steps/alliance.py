"""AG-11.6, AG-12 Alliances with the three Powers: forming and appropriating."""

from dataclasses import dataclass
from typing import Final, cast

from virtu.games.governing.state import Governing
from virtu.games.governing.wire import Preview
from virtu.games.palace.actions import DONE, Done
from virtu.games.palace.actions_winter import ALLY, ALLY_FOR_LESS, Ally, AllyForLess
from virtu.games.palace.clauses_winter import (
    ALLIANCE,
    ALLIANCE_COST,
    ALREADY_ALLIED,
    APPROPRIATE,
    APPROPRIATED,
    DISCOUNT_AGENT,
    DISCOUNT_SYMBOL,
    DISCOUNT_WHICH,
    FORMED,
    FULL_COST,
)
from virtu.games.palace.ledger import price
from virtu.games.palace.payment_table import FOR_ALLIANCE
from virtu.games.palace.purchasing_power import Cost, Means, means_of
from virtu.games.palace.state import EMPTY
from virtu.games.palace.steps.pay import Charge, PayingAsk, cost_words
from virtu.games.palace.tables import POWER_COST, POWERS
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


def alliance_cost(power: int, less: int) -> Cost:
    """AG-12.1.2 The printed cost, without one symbol (or whole: EMPTY)."""
    cost = [*POWER_COST[power], 0]
    if less != EMPTY:
        cost[less] -= 1
    return tuple(cost)


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseAlliance(PayingAsk):
    """AG-11.6.1 (DP-W5) None, or one Alliance formed or appropriated."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def topic(self) -> str:
        return "alliance"

    def rule(self) -> Clause:
        return ALLIANCE

    def asked(self, g: Governing) -> Seat:
        return self.who

    def means(self, g: Governing) -> Means:
        return means_of(g, self.who, FOR_ALLIANCE)

    def offers_within(self, g: Governing, means: Means) -> list[Action]:
        offers: list[Action] = [DONE]
        for power in range(len(POWERS)):
            agent = g.agent_on_power(power)
            if g.ally[power] != self.who and (agent == self.who or g.ally[power] == EMPTY):
                if self.judge(g, ALLY[power], means) is None:
                    offers.append(ALLY[power])
                if agent == self.who:
                    offers += [action for action in ALLY_FOR_LESS[power] if self.judge(g, action, means) is None]
        return offers

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        return self.judge(g, action, None)

    def judge(self, g: Governing, action: Action, means: Means | None) -> Clause | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Ally):
            power, less = action.power, EMPTY
        elif isinstance(action, AllyForLess):
            power, less = action.power, action.symbol
        else:
            return ALLIANCE
        ally, agent = g.ally[power], g.agent_on_power(power)
        if ally == self.who:
            return ALREADY_ALLIED
        if ally != EMPTY and agent != self.who:
            return APPROPRIATE
        if less != EMPTY:
            if ally != EMPTY:
                return FULL_COST
            if agent != self.who:
                return DISCOUNT_AGENT
            if not POWER_COST[power][less]:
                return DISCOUNT_SYMBOL
        elif ally == EMPTY and agent == self.who:
            return DISCOUNT_WHICH
        if means is None:
            means = means_of(g, self.who, FOR_ALLIANCE)
        return None if means.reach(alliance_cost(power, less)) else ALLIANCE_COST

    def own_answer(self, g: Governing, action: Action) -> None:
        if isinstance(action, Ally):
            power, less = action.power, EMPTY
        elif isinstance(action, AllyForLess):
            power, less = action.power, action.symbol
        else:
            return
        g.then(Charge(self.who, alliance_cost(power, less), FOR_ALLIANCE), TakeAlliance(self.who, power))

    def own_preview(self, g: Governing, action: Action) -> Preview:
        cost = self.cost_of(action)
        if cost is None:
            return {}
        return {**cast("Preview", price(g, self.who, cost, FOR_ALLIANCE)), "cost": cost_words(cost)}

    def own_facts(self, g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
        cost = self.cost_of(action)
        return {} if cost is None else {"cost": cost_words(cost)}

    def cost_of(self, action: Action) -> Cost | None:
        """What the Alliance an answer names costs."""
        if isinstance(action, Ally):
            return alliance_cost(action.power, EMPTY)
        return alliance_cost(action.power, action.symbol) if isinstance(action, AllyForLess) else None


@dataclass(slots=True, init=False, unsafe_hash=True)
class TakeAlliance(Do):
    """AG-12.1.4, AG-12.2.2 The new ally's disc on the active space; a former one returns to its owner."""

    who: Final[Seat]
    power: Final[int]

    def __init__(self, who: Seat, power: int) -> None:
        self.who = who
        self.power = power

    def perform(self, g: Governing) -> None:
        former = g.ally[self.power]
        g.ally[self.power] = self.who
        g.spent[self.power] = 0
        if g.news is None:
            return
        if former == EMPTY:
            g.tell("formed_alliance", FORMED, {"seat": self.who, "power": POWERS[self.power]})
        else:
            g.tell(
                "appropriated_alliance", APPROPRIATED,
                {"seat": self.who, "defender": former, "power": POWERS[self.power]},
            )


TAGS: Final[dict[str, type]] = {"choose_alliance": ChooseAlliance, "take_alliance": TakeAlliance}
