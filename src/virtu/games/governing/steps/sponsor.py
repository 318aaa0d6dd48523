"""AG-8.3, AG-9.3 Sponsor: a step on the Patronage track, and the bonuses on the way."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.state import Governing
from virtu.games.palace.actions import DISCARD, PUT, TAKE_BONUS, Discard, Put, TakeBonus
from virtu.games.palace.clauses import (
    AGENT_GAINED,
    BONUS_ANSWER,
    BONUS_TAKEN,
    MACHIAVELLI_ANSWER,
    OTHER_TYPE,
    OWN_CORTIGIANO,
    PATRONAGE_STEP_UP,
)
from virtu.games.palace.purchasing_power import Cost, cost_of
from virtu.games.palace.state import EMPTY, READY
from virtu.games.palace.step import SeatAsk, SeatDo
from virtu.games.palace.steps.spaces import discard, put_objection, reopen_spaces, space_facts
from virtu.games.palace.tables import (
    BONUS_TYPE,
    BONUSES,
    CANNONS,
    CANNONS_BONUS,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    PRINCE,
    SPACE_NAME,
    SPACES,
    TITLE_KINDS,
)
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact

# AG-8.3.2 By target step.
PRICES: Final[list[Cost]] = [
    cost_of(),
    cost_of(florins=2, either=1),
    cost_of(florins=2, either=1),
    cost_of(florins=3, crowns=1, either=1),
    cost_of(florins=3, crowns=1, either=1),
    cost_of(florins=4, crowns=2, crosses=1),
]
BONUS_STEPS: Final = (2, 4)


def sponsor_cost(step: int) -> Cost:
    """AG-8.3.2 The price of a step."""
    return PRICES[step]


@dataclass(slots=True, init=False, unsafe_hash=True)
class AdvancePatronage(SeatDo):
    """AG-8.3.1 One step; on steps 2 and 4 a bonus is taken."""

    def perform(self, g: Governing) -> None:
        g.patronage[self.who] += 1
        if g.news is not None:
            g.tell("sponsored", PATRONAGE_STEP_UP, {"seat": self.who, "step": g.patronage[self.who]})
        if g.patronage[self.who] in BONUS_STEPS:
            g.then(ChooseBonus(self.who))


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseBonus(SeatAsk):
    """AG-8.3.4 DP-P6 Take a Patronage bonus; the second is of the other type."""

    def topic(self) -> str:
        return "bonus"

    def rule(self) -> Clause:
        return BONUS_ANSWER

    def candidates(self, g: Governing) -> list[Action]:
        return [*TAKE_BONUS]

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        if not isinstance(action, TakeBonus):
            return BONUS_ANSWER
        if g.bonus[action.bonus] != EMPTY:
            return BONUS_TAKEN
        return OTHER_TYPE if g.slots[self.who * 2 + BONUS_TYPE[action.bonus]] else None

    def own_answer(self, g: Governing, action: Action) -> None:
        assert isinstance(action, TakeBonus)
        bonus = action.bonus
        before = g.extra_spaces(self.who)
        g.bonus[bonus] = self.who
        g.slots[self.who * 2 + BONUS_TYPE[bonus]] = 1
        if g.news is not None:
            g.tell("took_bonus", BONUS_ANSWER, {"seat": self.who, "bonus": BONUSES[bonus]})
            # By name as well, so that statistics can tell them apart.
            g.tell(f"took_{BONUSES[bonus]}", BONUS_ANSWER, {"seat": self.who})
        reopen_spaces(g, self.who, before)
        if bonus == PRINCE and g.gain_agent(self.who) and g.news is not None:
            g.tell("gained_agent", AGENT_GAINED, {"seat": self.who})
        if bonus == CANNONS_BONUS:
            g.titles[self.who * TITLE_KINDS + CANNONS] = READY
        if bonus == MACHIAVELLI:
            g.then(PlaceMachiavelli(self.who))


@dataclass(slots=True, init=False, unsafe_hash=True)
class PlaceMachiavelli(SeatAsk):
    """AG-9.3.9 He takes a Cortigiano space, freed by a discard if need be."""

    def topic(self) -> str:
        return "machiavelli"

    def rule(self) -> Clause:
        return MACHIAVELLI_ANSWER

    def candidates(self, g: Governing) -> list[Action]:
        return [*PUT, *DISCARD]

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        if isinstance(action, Put):
            return put_objection(g, self.who, action.space)
        if not isinstance(action, Discard):
            return MACHIAVELLI_ANSWER
        return OWN_CORTIGIANO if g.spaces[self.who * SPACES + action.space] == EMPTY else None

    def own_answer(self, g: Governing, action: Action) -> None:
        if isinstance(action, Discard):
            discard(g, self.who, action.space)
            g.then(self)
        else:
            assert isinstance(action, Put)
            g.put_card(self.who, MACHIAVELLI_CARD, action.space)
            if g.news is not None:
                facts: dict[str, Fact] = {"seat": self.who, "card": "machiavelli", "space": SPACE_NAME[action.space]}
                g.tell("placed_card", MACHIAVELLI_ANSWER, facts)

    def own_facts(self, g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
        return space_facts(g, self.who)


TAGS: Final[dict[str, type]] = {
    "advance_patronage": AdvancePatronage,
    "choose_bonus": ChooseBonus,
    "place_machiavelli": PlaceMachiavelli,
}
