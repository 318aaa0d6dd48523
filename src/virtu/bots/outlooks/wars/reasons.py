"""Why an answer of the Wars of Italy is worth a thought; what both games know is said by the Art of Governing."""

from virtu.bots.outlooks.palace import reasons as general
from virtu.bots.outlooks.palace.reasons import Reason
from virtu.games.palace.actions import Annex, Enter, March, Move, Pass, Perform, Place, Sail
from virtu.games.palace.actions_war import Announce, Besiege
from virtu.games.palace.component_data import ACTIONS
from virtu.games.palace.state import EMPTY, NEUTRAL
from virtu.games.palace.tables import ANNEX, CITY_NAME, NO_ACTION, ROOMS, TRACK_LOCATION
from virtu.games.wars_of_italy.actions import (
    Arrange,
    Conclude,
    Influence,
    MarchAlly,
    RecruitAlly,
    SailAlly,
)
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import MAJORS
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat
from virtu.kernel.state import State


def reason(state: State, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(state, Wars)
    if isinstance(action, Conclude):
        return "conclude", {"points": general.whole(general.foreseen(state, seat, action), "points")}
    if isinstance(action, Influence):
        return "influence", {"major": MAJORS[action.major]}
    if isinstance(action, Annex):
        return "annex", {"city": CITY_NAME[action.city], "points": 1}
    if isinstance(action, (Enter, Move)):
        return room(state, seat, action.room if isinstance(action, Enter) else state.marker[seat] + action.rooms)
    if isinstance(action, Perform):
        return ("diplomacy" if action.action == ANNEX else ACTIONS[action.action]), {}
    if isinstance(action, (March, Sail, MarchAlly, SailAlly)):
        return march(state, seat, action.city)
    if isinstance(action, (Besiege, Announce, Pass)):
        return general.fight(state, seat, action, general.foreseen(state, seat, action))
    if isinstance(action, Place) and action.location >= TRACK_LOCATION:
        return "place_track", {}
    if isinstance(action, Arrange):
        return general.family(state, seat, action.card, action.place)
    return ("recruit", {}) if isinstance(action, RecruitAlly) else general.reason(state, seat, action)


def room(w: Wars, seat: Seat, number: int) -> Reason:
    number %= ROOMS
    if w.actions[seat * ROOMS + number] == EMPTY and w.printed(seat, number) == NO_ACTION:
        return "empty_room", {}
    return general.room(w, seat, number)


def march(w: Wars, seat: Seat, city: int) -> Reason:
    if w.welcomes(seat, city):
        return "garrison", {"city": CITY_NAME[city]}
    if w.owner[city] != NEUTRAL and w.disc[city] != EMPTY:
        return "march_major", {"city": CITY_NAME[city], "major": MAJORS[w.disc[city]]}
    return general.march(w, seat, city)
