"""AG-8.1 The action step: perform the action of the marker's Room, or skip it."""

from dataclasses import dataclass
from typing import Any, Final

from virtu.games.palace.actions import ACTION_NAME, Perform, Skip
from virtu.games.palace.clauses import ACTION_ANSWER, AGENT_BLOCKS, INDULGENCE_BLOCKS, ROOM_ACTION, UNBLOCK
from virtu.games.palace.component_data import ACTIONS
from virtu.games.palace.indulgence_rules import lay_indulgence
from virtu.games.palace.payment_table import FOR_SCHEME
from virtu.games.palace.purchasing_power import means_of
from virtu.games.palace.state import EMPTY, TO_BE_PLACED, Palace
from virtu.games.palace.step import SeatAsk, SeatDo
from virtu.games.palace.steps.govern import GovernPool
from virtu.games.palace.steps.pay import clear
from virtu.games.palace.steps.scheme import Scheming
from virtu.games.palace.steps.trade import TradePool
from virtu.games.palace.tables import (
    CARD_ACTION,
    GOVERN,
    MASK,
    NO_ACTION,
    ROOMS,
    SCHEME,
    SEATS,
    SPONSOR,
    TRADE,
)
from virtu.games.palace.wire import Details
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import NOBODY, Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class EndAction(SeatDo):
    """AG-4.4.3, AG-7.4.10 Symbols left are lost, and a requested Indulgence goes onto the Room."""

    def perform(self, g: Palace) -> None:
        clear(g)
        if g.requested[self.who] == TO_BE_PLACED:
            lay_indulgence(g, self.who)
        g.requesting = NOBODY


def room_action(g: Palace, seat: Seat) -> int:
    """AG-8.1.1 The action of the marker's Room: of its Action card, else the printed one."""
    room = g.marker[seat]
    card = g.actions[seat * ROOMS + room]
    return g.printed(seat, room) if card == EMPTY else CARD_ACTION[card]


def blocking_agent(g: Palace, seat: Seat) -> int:
    """AG-7.3.2 The opponent whose Agent is in the marker's Room, or EMPTY."""
    agent = g.agent_in_room(seat, g.marker[seat])
    return EMPTY if agent == seat else agent


def blocked(g: Palace, seat: Seat, action: int) -> Clause | None:
    """AG-7.3 Why the Room's action cannot be performed: an Indulgence or an opposing Agent closes the Room."""
    if g.indulgences[seat * ROOMS + g.marker[seat]]:
        return INDULGENCE_BLOCKS
    if blocking_agent(g, seat) == EMPTY:
        return None
    if action != SCHEME:
        return AGENT_BLOCKS
    reach = means_of(g, seat, FOR_SCHEME).totals[MASK]
    return None if reach >= g.rules.unblock_masks else UNBLOCK


def room_facts(g: Palace, seat: Seat, clause: Clause) -> dict[str, Fact]:
    """AG-7.3.4 The action of a Room; the Masks that would open it, and how many there are."""
    printed = room_action(g, seat)
    action = "nothing" if printed == NO_ACTION else ACTION_NAME[printed]
    if clause is not UNBLOCK:
        return {"action": action}
    reach = means_of(g, seat, FOR_SCHEME).totals[MASK]
    return {"action": action, "masks": g.rules.unblock_masks, "reach": reach}


@dataclass(slots=True, init=False, unsafe_hash=True)
class RoomAsk(SeatAsk):
    """AG-8.1.2 DP-P3 Perform the action of the marker's Room or skip it."""

    def topic(self) -> str:
        return "action"

    def rule(self) -> Clause:
        return ACTION_ANSWER

    def wanted(self, g: Any, action: Action) -> int:
        """The action an answer is a part of, or NO_ACTION."""
        return action.action if isinstance(action, Perform) else NO_ACTION

    def elsewhere(self, g: Palace) -> Clause:
        """What refuses an action that is not the Room's."""
        return ROOM_ACTION

    def performing(self, g: Any, action: Action) -> Clause | None:
        """Why an answer cannot be carried out in an open Room."""
        raise AssertionError(f"{self} judges nothing")

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if isinstance(action, Skip):
            return None
        wanted = self.wanted(g, action)
        if wanted == NO_ACTION:
            return ACTION_ANSWER
        if wanted != room_action(g, self.who):
            return self.elsewhere(g)
        clause = blocked(g, self.who, wanted)
        return self.performing(g, action) if clause is None else clause

    def way_on(self, g: Palace) -> Action | None:
        """Nothing can be done, or all that can be done is asked once more: whoever begins may still stop at once."""
        answers = self.own_offers(g)
        if len(answers) == 1:
            return answers[0]
        action = answers[0]
        if len(answers) > 2 or not isinstance(action, Perform) or action.action == SPONSOR:
            return None
        return None if action.action == SCHEME and blocking_agent(g, self.who) != EMPTY else action

    def own_answer(self, g: Palace, action: Action) -> None:
        if isinstance(action, Perform):
            if g.news is not None:
                g.tell("performed", ACTION_ANSWER, {"seat": self.who, "action": str(action)})
            if action.action == GOVERN:
                g.then(GovernPool(self.who, 0))
            elif action.action == TRADE:
                g.then(TradePool(self.who))
            elif action.action == SCHEME:
                blocked = blocking_agent(g, self.who) != EMPTY
                g.then(Scheming(self.who, g.rules.unblock_masks if blocked else 0))
            else:
                self.begin(g, action)
        elif not isinstance(action, Skip):
            self.begin(g, action)
        elif g.news is not None:
            g.tell("skipped", ACTION_ANSWER, {"seat": self.who})

    def begin(self, g: Any, action: Action) -> None:
        """What only one of the games does in a Room, or does its own way."""
        raise AssertionError(f"{action} does nothing")

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        action = room_action(g, self.who)
        return {"action": None if action == NO_ACTION else ACTIONS[action]}

    def own_facts(self, g: Any, action: Action, clause: Clause) -> dict[str, Fact]:
        return room_facts(g, self.who, clause)


# Steps are values: those that come every Year are made once and shared.
END_ACTION: Final = [EndAction(Seat(seat)) for seat in range(SEATS)]


TAGS: Final[dict[str, type]] = {"end_action": EndAction}
