"""AG-8.1 The action step: perform the action of the marker's Room, or skip it."""

from dataclasses import dataclass
from typing import Final, cast

from virtu.games.governing.state import Governing
from virtu.games.governing.steps.annex import TakeCity, annex_facts, annexation, means_objection
from virtu.games.governing.steps.sponsor import BONUS_STEPS, AdvancePatronage, sponsor_cost
from virtu.games.governing.steps.war import WarPool
from virtu.games.governing.wire import Preview
from virtu.games.palace.actions import ANNEX_CITY, PERFORM, SKIP, Annex, Perform
from virtu.games.palace.annexing import annex_cost
from virtu.games.palace.clauses import LAST_STEP_REACHED, SPONSOR_PRICE
from virtu.games.palace.ledger import price
from virtu.games.palace.payment_table import FOR_ANNEX, FOR_SPONSOR
from virtu.games.palace.purchasing_power import means_of
from virtu.games.palace.state import NEUTRAL
from virtu.games.palace.step import SeatDo
from virtu.games.palace.steps.act import END_ACTION, RoomAsk, blocked, room_action
from virtu.games.palace.steps.marker import marker_step
from virtu.games.palace.steps.pay import Charge, cost_words
from virtu.games.palace.tables import ANNEX, IN_PLAY, LAST_STEP, PATRONAGE_POINTS, PIRATE, SEATS, SPONSOR
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class SpringTurn(SeatDo):
    """AG-5.4 Move, redemption, action step."""

    def perform(self, g: Governing) -> None:
        g.then(marker_step(g, self.who), ACTION_STEP[self.who])


@dataclass(slots=True, init=False, unsafe_hash=True)
class ActionStep(SeatDo):
    """AG-5.4 The action step opens the window for an Indulgence."""

    def perform(self, g: Governing) -> None:
        g.requesting = self.who
        g.then(CHOOSE_ACTION[self.who], END_ACTION[self.who])


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseAction(RoomAsk):
    """AG-8.1.2 DP-P3 Perform the action or skip it; an Annex names its City at once."""

    def own_offers(self, g: Governing) -> list[Action]:
        action = room_action(g, self.who)
        if action != ANNEX:
            return [*[PERFORM[action]] * (self.own_objection(g, PERFORM[action]) is None), SKIP]
        offers: list[Action] = []
        if blocked(g, self.who, ANNEX) is None:
            means = means_of(g, self.who, FOR_ANNEX)
            for city in IN_PLAY[g.players]:
                if g.owner[city] == NEUTRAL and not PIRATE[city] and means_objection(g, self.who, city, means) is None:
                    offers.append(ANNEX_CITY[city])
        offers.append(SKIP)
        return offers

    def wanted(self, g: Governing, action: Action) -> int:
        return ANNEX if isinstance(action, Annex) else RoomAsk.wanted(self, g, action)

    def performing(self, g: Governing, action: Action) -> Clause | None:
        if isinstance(action, Annex):
            return means_objection(g, self.who, action.city, means_of(g, self.who, FOR_ANNEX))
        if action != PERFORM[SPONSOR]:
            return None
        if g.patronage[self.who] == LAST_STEP:
            return LAST_STEP_REACHED
        means = means_of(g, self.who, FOR_SPONSOR)
        return None if means.reach(sponsor_cost(g.patronage[self.who] + 1)) else SPONSOR_PRICE

    def begin(self, g: Governing, action: Action) -> None:
        if isinstance(action, Annex):
            g.then(Charge(self.who, annex_cost(g, self.who, action.city), FOR_ANNEX), TakeCity(self.who, action.city))
        elif action == PERFORM[SPONSOR]:
            cost = sponsor_cost(g.patronage[self.who] + 1)
            g.then(Charge(self.who, cost, FOR_SPONSOR), AdvancePatronage(self.who))
        else:
            g.then(WarPool(self.who))

    def own_preview(self, g: Governing, action: Action) -> Preview:
        if isinstance(action, Annex):
            return annexation(g, self.who, action.city)
        if not isinstance(action, Perform) or action.action != SPONSOR:
            return {}
        step = g.patronage[self.who] + 1
        return {
            **cast("Preview", price(g, self.who, sponsor_cost(step), FOR_SPONSOR)),
            "step": step,
            "bonus": step in BONUS_STEPS,
            "points": PATRONAGE_POINTS[step] - PATRONAGE_POINTS[step - 1],
        }

    def own_facts(self, g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
        facts = RoomAsk.own_facts(self, g, action, clause)
        if isinstance(action, Annex):
            facts.update(annex_facts(g, self.who, action.city))
        elif isinstance(action, Perform) and g.patronage[self.who] < LAST_STEP:
            step = g.patronage[self.who] + 1
            facts.update({"step": step, "cost": cost_words(sponsor_cost(step))})
        return facts


# Steps are values: those that come every Year are made once and shared.
SPRING_TURN: Final = [SpringTurn(Seat(seat)) for seat in range(SEATS)]
ACTION_STEP: Final = [ActionStep(Seat(seat)) for seat in range(SEATS)]
CHOOSE_ACTION: Final = [ChooseAction(Seat(seat)) for seat in range(SEATS)]


TAGS: Final[dict[str, type]] = {
    "spring_turn": SpringTurn,
    "action_step": ActionStep,
    "choose_action": ChooseAction,
}
