"""WI-4.2, WI-5 The action of the marker's Room: none, one of the general actions, or Annex and Influence."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import PERFORM, SKIP, Annex, Perform, Skip
from virtu.games.palace.clauses import ACTION_ANSWER, ROOM_ACTION
from virtu.games.palace.state import EMPTY
from virtu.games.palace.step import SeatDo
from virtu.games.palace.steps.act import END_ACTION, RoomAsk, blocked, room_action, room_facts
from virtu.games.palace.tables import ANNEX, NO_ACTION, SPONSOR, TRACK_LOCATION
from virtu.games.wars_of_italy.actions import CONCLUDE, Conclude
from virtu.games.wars_of_italy.clauses import CONCLUDE_ACTIVE, CONCLUDE_AGENT, CONCLUDE_ZONE, EMPTY_ROOM
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.alliance import ConcludeAlliance, gains
from virtu.games.wars_of_italy.steps.campaign import Campaign
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.tables import SIDES
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class ActionOfRoom(SeatDo):
    """The action step opens the window for an Indulgence."""

    def perform(self, w: Wars) -> None:
        w.requesting = self.who
        w.then(CHOOSE_DEED[self.who], END_ACTION[self.who])


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseRoomAction(RoomAsk):
    """WI-5.3.1 (DP-V1) Perform the Room's action or skip it; in an Annex Room conclude or be diplomatic."""

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

    def begin(self, w: Wars, action: Action) -> None:
        if isinstance(action, Conclude):
            w.then(ConcludeAlliance(self.who, action.major))
        elif action == PERFORM[ANNEX]:
            w.then(Diplomacy(self.who, 0, 0))
        else:
            w.then(Campaign(self.who))

    def own_preview(self, w: Wars, action: Action) -> dict[str, object]:
        return gains(w, action.major) if isinstance(action, Conclude) else {}

    def own_facts(self, w: Wars, action: Action, clause: Clause) -> dict[str, Fact]:
        return room_facts(w, self.who, clause)


def conclude_objection(w: Wars, seat: Seat, major: int) -> Clause | None:
    """WI-5.3.8 Tested at the start of the action."""
    if w.ally[major] != EMPTY:
        return CONCLUDE_ACTIVE
    if not w.in_alliance_zone(major, seat):
        return CONCLUDE_ZONE
    agent = w.agent[TRACK_LOCATION + major]
    return None if agent in (EMPTY, seat) else CONCLUDE_AGENT


CHOOSE_DEED: Final = [ChooseRoomAction(Seat(seat)) for seat in range(len(SIDES))]


TAGS: Final[dict[str, type]] = {"action_of_room": ActionOfRoom, "choose_room_action": ChooseRoomAction}
"""What positions and records call them: a tag never changes."""
