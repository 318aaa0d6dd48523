"""WI-4.2, WI-5 The action of the marker's Room: none, one of the general actions, or Annex and Influence."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions import ACTION_NAME, PERFORM, SKIP, Annex, Perform, Skip
from virtu.games.governing.clauses import ACTION_ANSWER, ROOM_ACTION, UNBLOCK
from virtu.games.governing.component_data import ACTIONS
from virtu.games.governing.state import EMPTY
from virtu.games.governing.steps.act import END_ACTION, blocked, blocking_agent, room_action, unblock_facts
from virtu.games.governing.steps.govern import GovernPool
from virtu.games.governing.steps.scheme import Scheming
from virtu.games.governing.steps.trade import TradePool
from virtu.games.governing.tables import (
    ANNEX,
    GOVERN,
    NO_ACTION,
    SPONSOR,
    TRACK_LOCATION,
    TRADE,
    WAGE_WAR,
)
from virtu.games.wars_of_italy.actions import CONCLUDE, Conclude
from virtu.games.wars_of_italy.clauses import CONCLUDE_ACTIVE, CONCLUDE_AGENT, CONCLUDE_ZONE, EMPTY_ROOM
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.step import WarsAsk
from virtu.games.wars_of_italy.steps.alliance import ConcludeAlliance, gains
from virtu.games.wars_of_italy.steps.campaign import Campaign
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.tables import SIDES
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class ActionOfRoom(Do):
    """The action step opens the window for an Indulgence."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def perform(self, w: Wars) -> None:
        w.requesting = self.who
        w.then(CHOOSE_DEED[self.who], END_ACTION[self.who])


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseRoomAction(WarsAsk):
    """WI-5.3.1 (DP-V1) Perform the Room's action or skip it; in an Annex Room conclude or be diplomatic."""

    def topic(self) -> str:
        return "action"

    def rule(self) -> Clause:
        return ACTION_ANSWER

    def candidates(self, w: Wars) -> list[Action]:
        action = room_action(w, self.who)
        if action in (NO_ACTION, SPONSOR):
            return [SKIP]
        return [PERFORM[action], *CONCLUDE, SKIP]

    def own_objection(self, w: Wars, action: Action) -> Clause | None:
        if isinstance(action, Skip):
            return None
        if isinstance(action, Conclude):
            wanted = ANNEX
        elif isinstance(action, Perform):
            wanted = action.action
        elif isinstance(action, Annex):
            return ROOM_ACTION if room_action(w, self.who) not in (ANNEX, NO_ACTION) else ACTION_ANSWER
        else:
            return ACTION_ANSWER
        printed = room_action(w, self.who)
        if printed == NO_ACTION:
            return EMPTY_ROOM
        if wanted != printed:
            return ROOM_ACTION
        clause = blocked(w, self.who, wanted)
        if clause is not None or not isinstance(action, Conclude):
            return clause
        return conclude_objection(w, self.who, action.major)

    def own_answer(self, w: Wars, action: Action) -> None:
        if isinstance(action, Conclude):
            w.then(ConcludeAlliance(self.who, action.major))
        elif isinstance(action, Perform):
            if w.news is not None:
                w.tell("performed", ACTION_ANSWER, {"seat": self.who, "action": str(action)})
            if action.action == GOVERN:
                w.then(GovernPool(self.who, 0))
            elif action.action == TRADE:
                w.then(TradePool(self.who))
            elif action.action == ANNEX:
                w.then(Diplomacy(self.who, 0, 0))
            elif action.action == WAGE_WAR:
                w.then(Campaign(self.who))
            else:
                blocked = blocking_agent(w, self.who) != EMPTY
                w.then(Scheming(self.who, w.rules.unblock_masks if blocked else 0))
        elif w.news is not None:
            w.tell("skipped", ACTION_ANSWER, {"seat": self.who})

    def details(self, w: Wars, viewer: Seat | None) -> dict[str, object]:
        action = room_action(w, self.who)
        return {"action": None if action == NO_ACTION else ACTIONS[action]}

    def own_preview(self, w: Wars, action: Action) -> dict[str, object]:
        return gains(w, action.major) if isinstance(action, Conclude) else {}

    def own_facts(self, w: Wars, action: Action, clause: Clause) -> dict[str, Fact]:
        printed = room_action(w, self.who)
        facts: dict[str, Fact] = {"action": "nothing" if printed == NO_ACTION else ACTION_NAME[printed]}
        if clause is UNBLOCK:
            facts.update(unblock_facts(w, self.who))
        return facts


def conclude_objection(w: Wars, seat: Seat, major: int) -> Clause | None:
    """WI-5.3.8 Tested at the start of the action."""
    if w.sworn[major] != EMPTY:
        return CONCLUDE_ACTIVE
    if not w.in_alliance_zone(major, seat):
        return CONCLUDE_ZONE
    agent = w.agent[TRACK_LOCATION + major]
    return None if agent in (EMPTY, seat) else CONCLUDE_AGENT


CHOOSE_DEED: Final = [ChooseRoomAction(Seat(seat)) for seat in range(len(SIDES))]


TAGS: Final[dict[str, type]] = {"action_of_room": ActionOfRoom, "choose_room_action": ChooseRoomAction}
"""What positions and records call them: a tag never changes."""
