"""AG-8.1 The action step: perform the action of the marker's Room, or skip it."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions import ACTION_NAME, ANNEX_CITY, PERFORM, SEATS, SKIP, Annex, Perform, Skip
from virtu.games.governing.clauses import (
    ACTION_ANSWER,
    AGENT_BLOCKS,
    INDULGENCE_BLOCKS,
    LAST_STEP_REACHED,
    ROOM_ACTION,
    SPONSOR_PRICE,
    UNBLOCK,
)
from virtu.games.governing.component_data import ACTIONS
from virtu.games.governing.indulgence_rules import lay_indulgence
from virtu.games.governing.ledger import price
from virtu.games.governing.payment_table import FOR_ANNEX, FOR_SCHEME, FOR_SPONSOR
from virtu.games.governing.purchasing_power import means_of
from virtu.games.governing.state import EMPTY, NEUTRAL, TO_BE_PLACED, Governing
from virtu.games.governing.step import PalaceAsk
from virtu.games.governing.steps.annex import TakeCity, annex_cost, annex_facts, annex_objection, annexation
from virtu.games.governing.steps.govern import GovernPool
from virtu.games.governing.steps.pay import Charge, clear, cost_words
from virtu.games.governing.steps.scheme import Scheming
from virtu.games.governing.steps.sponsor import BONUS_STEPS, AdvancePatronage, sponsor_cost
from virtu.games.governing.steps.trade import TradePool
from virtu.games.governing.steps.war import WarPool
from virtu.games.governing.tables import (
    ANNEX,
    CARD_ACTION,
    GOVERN,
    IN_PLAY,
    LAST_STEP,
    MASK,
    PATRONAGE_POINTS,
    PIRATE,
    ROOMS,
    SCHEME,
    SPONSOR,
    TRADE,
    WAGE_WAR,
)
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class ActionStep(Do):
    """AG-5.4 The action step opens the window for an Indulgence."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def perform(self, g: Governing) -> None:
        g.requesting = self.who
        g.then(CHOOSE_ACTION[self.who], END_ACTION[self.who])


@dataclass(slots=True, init=False, unsafe_hash=True)
class EndAction(Do):
    """AG-4.4.3, AG-7.4.10 Symbols left are lost, and a requested Indulgence goes onto the Room."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def perform(self, g: Governing) -> None:
        clear(g)
        if g.requested[self.who] == TO_BE_PLACED:
            lay_indulgence(g, self.who)
        g.requesting = NOBODY


def room_action(g: Governing, seat: Seat) -> int:
    """AG-8.1.1 The action of the marker's Room: of its Action card, else the printed one."""
    room = g.marker[seat]
    card = g.actions[seat * ROOMS + room]
    return g.printed(seat, room) if card == EMPTY else CARD_ACTION[card]


def blocking_agent(g: Governing, seat: Seat) -> int:
    """AG-7.3.2 The opponent whose Agent is in the marker's Room, or EMPTY."""
    agent = g.agent_in_room(seat, g.marker[seat])
    return EMPTY if agent == seat else agent


def blocked(g: Governing, seat: Seat, action: int) -> Clause | None:
    """AG-7.3 Why the Room's action cannot be performed: an Indulgence or an opposing Agent closes the Room."""
    if g.indulgences[seat * ROOMS + g.marker[seat]]:
        return INDULGENCE_BLOCKS
    if blocking_agent(g, seat) == EMPTY:
        return None
    if action != SCHEME:
        return AGENT_BLOCKS
    reach = means_of(g, seat, FOR_SCHEME).totals[MASK]
    return None if reach >= g.rules.unblock_masks else UNBLOCK


def unblock_facts(g: Governing, seat: Seat) -> dict[str, Fact]:
    """AG-7.3.4 The Masks that would open a Room, and how many there are."""
    return {"masks": g.rules.unblock_masks, "reach": means_of(g, seat, FOR_SCHEME).totals[MASK]}


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseAction(PalaceAsk):
    """AG-8.1.2 DP-P3 Perform the action or skip it; an Annex names its City at once."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def topic(self) -> str:
        return "action"

    def rule(self) -> Clause:
        return ACTION_ANSWER

    def asked(self, g: Governing) -> Seat:
        return self.who

    def own_offers(self, g: Governing) -> list[Action]:
        action = room_action(g, self.who)
        if action != ANNEX:
            return [*[PERFORM[action]] * (self.own_objection(g, PERFORM[action]) is None), SKIP]
        found: list[Action] = []
        if blocked(g, self.who, ANNEX) is None:
            means = means_of(g, self.who, FOR_ANNEX)
            for city in IN_PLAY[g.players]:
                if g.owner[city] == NEUTRAL and not PIRATE[city] and annex_objection(g, self.who, city, means) is None:
                    found.append(ANNEX_CITY[city])
        found.append(SKIP)
        return found

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        if isinstance(action, Skip):
            return None
        if isinstance(action, Annex):
            wanted = ANNEX
        elif isinstance(action, Perform):
            wanted = action.action
        else:
            return ACTION_ANSWER
        if wanted != room_action(g, self.who):
            return ROOM_ACTION
        clause = blocked(g, self.who, wanted)
        if clause is not None:
            return clause
        if isinstance(action, Annex):
            return annex_objection(g, self.who, action.city, means_of(g, self.who, FOR_ANNEX))
        if wanted == SPONSOR:
            if g.patronage[self.who] == LAST_STEP:
                return LAST_STEP_REACHED
            means = means_of(g, self.who, FOR_SPONSOR)
            return None if means.reach(sponsor_cost(g.patronage[self.who] + 1)) else SPONSOR_PRICE
        return None

    def own_answer(self, g: Governing, action: Action) -> None:
        if isinstance(action, Annex):
            g.then(Charge(self.who, annex_cost(g, self.who, action.city), FOR_ANNEX), TakeCity(self.who, action.city))
        elif isinstance(action, Perform):
            if g.news is not None:
                g.tell("performed", ACTION_ANSWER, {"seat": self.who, "action": str(action)})
            if action.action == GOVERN:
                g.then(GovernPool(self.who, 0))
            elif action.action == SPONSOR:
                cost = sponsor_cost(g.patronage[self.who] + 1)
                g.then(Charge(self.who, cost, FOR_SPONSOR), AdvancePatronage(self.who))
            elif action.action == TRADE:
                g.then(TradePool(self.who))
            elif action.action == WAGE_WAR:
                g.then(WarPool(self.who))
            else:
                blocked = blocking_agent(g, self.who) != EMPTY
                g.then(Scheming(self.who, g.rules.unblock_masks if blocked else 0))
        elif g.news is not None:
            g.tell("skipped", ACTION_ANSWER, {"seat": self.who})

    def details(self, g: Governing, viewer: Seat | None) -> dict[str, object]:
        return {"action": ACTIONS[room_action(g, self.who)]}

    def own_preview(self, g: Governing, action: Action) -> dict[str, object]:
        if isinstance(action, Annex):
            return annexation(g, self.who, action.city)
        if not isinstance(action, Perform) or action.action != SPONSOR:
            return {}
        step = g.patronage[self.who] + 1
        return {
            **price(g, self.who, sponsor_cost(step), FOR_SPONSOR),
            "step": step,
            "bonus": step in BONUS_STEPS,
            "points": PATRONAGE_POINTS[step] - PATRONAGE_POINTS[step - 1],
        }

    def own_facts(self, g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"action": ACTION_NAME[room_action(g, self.who)]}
        if isinstance(action, Annex):
            facts.update(annex_facts(g, self.who, action.city))
        elif isinstance(action, Perform) and g.patronage[self.who] < LAST_STEP:
            step = g.patronage[self.who] + 1
            facts.update({"step": step, "cost": cost_words(sponsor_cost(step))})
        if clause is UNBLOCK:
            facts.update(unblock_facts(g, self.who))
        return facts


# Steps are values: those that come every Year are made once and shared.
ACTION_STEP: Final = [ActionStep(Seat(seat)) for seat in range(SEATS)]
CHOOSE_ACTION: Final = [ChooseAction(Seat(seat)) for seat in range(SEATS)]
END_ACTION: Final = [EndAction(Seat(seat)) for seat in range(SEATS)]


TAGS: Final[dict[str, type]] = {
    "action_step": ActionStep,
    "end_action": EndAction,
    "choose_action": ChooseAction,
}
"""What positions and records call them: a tag never changes."""
