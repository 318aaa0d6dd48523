"""WI-4.2, WI-5 The action of the marker's Room: none, one of the general actions, or Annex and Influence."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import PERFORM, SKIP, Annex
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.step import SeatDo
from virtu.games.palace.steps.act import END_ACTION, RoomAsk, room_action
from virtu.games.palace.tables import ANNEX, NO_ACTION, SPONSOR, TRACK_LOCATION
from virtu.games.wars_of_italy.actions import CONCLUDE, Conclude
from virtu.games.wars_of_italy.clauses import CONCLUDE_ACTIVE, CONCLUDE_AGENT, CONCLUDE_ZONE, EMPTY_ROOM
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.alliance import ConcludeAlliance, gains
from virtu.games.wars_of_italy.steps.campaign import Campaign
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.tables import SIDES
from virtu.games.wars_of_italy.wire import Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class ActionOfRoom(SeatDo):
    """The action step opens the window for an Indulgence."""

    def perform(self, w: Wars) -> None:
        w.requesting = self.who
        w.then(CHOOSE_ROOM_ACTION[self.who], END_ACTION[self.who])


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseRoomAction(RoomAsk):
    """WI-5.3.1 (DP-V1) Perform the Room's action or skip it; in an Annex Room conclude or be diplomatic."""

    def candidates(self, w: Wars) -> list[Action]:
        action = room_action(w, self.who)
        if action in (NO_ACTION, SPONSOR):
            return [SKIP]
        return [PERFORM[action], *CONCLUDE, SKIP]

    def wanted(self, w: Wars, action: Action) -> int:
        if isinstance(action, Annex):
            # A City is named later, so in an Annex Room, and in one without action, this is no answer.
            return NO_ACTION if room_action(w, self.who) in (ANNEX, NO_ACTION) else ANNEX
        return ANNEX if isinstance(action, Conclude) else RoomAsk.wanted(self, w, action)

    def elsewhere(self, w: Palace) -> Clause:
        return EMPTY_ROOM if room_action(w, self.who) == NO_ACTION else RoomAsk.elsewhere(self, w)

    def performing(self, w: Wars, action: Action) -> Clause | None:
        return conclude_objection(w, self.who, action.major) if isinstance(action, Conclude) else None

    def begin(self, w: Wars, action: Action) -> None:
        if isinstance(action, Conclude):
            w.then(ConcludeAlliance(self.who, action.major))
        elif action == PERFORM[ANNEX]:
            w.then(Diplomacy(self.who, 0, 0))
        else:
            w.then(Campaign(self.who))

    def own_preview(self, w: Wars, action: Action) -> Preview:
        return gains(w, action.major) if isinstance(action, Conclude) else {}


def conclude_objection(w: Wars, seat: Seat, major: int) -> Clause | None:
    """WI-5.3.8 Tested at the start of the action."""
    if w.ally[major] != EMPTY:
        return CONCLUDE_ACTIVE
    if not w.in_alliance_zone(major, seat):
        return CONCLUDE_ZONE
    agent = w.agent[TRACK_LOCATION + major]
    return None if agent in (EMPTY, seat) else CONCLUDE_AGENT


CHOOSE_ROOM_ACTION: Final = [ChooseRoomAction(Seat(seat)) for seat in range(len(SIDES))]


TAGS: Final[dict[str, type]] = {"action_of_room": ActionOfRoom, "choose_room_action": ChooseRoomAction}
