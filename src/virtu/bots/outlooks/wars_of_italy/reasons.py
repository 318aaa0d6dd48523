"""Why an answer of the Wars of Italy is worth a thought; what both games know is said by the Art of Governing."""

from virtu.bots.outlooks.palace import reasons as general
from virtu.bots.outlooks.palace.reasons import Reason
from virtu.games.palace.actions import Enter, March, Move, Pass, Place, Sail
from virtu.games.palace.actions_war import Announce, Besiege
from virtu.games.palace.state import EMPTY, NEUTRAL
from virtu.games.palace.tables import CITY_NAME, NO_ACTION, ROOMS, TRACK_LOCATION, TRACKS
from virtu.games.wars_of_italy.actions import Conclude, MarchAlly, SailAlly
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import MAJORS
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat
from virtu.kernel.state import State


def reason(state: State, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(state, Wars)
    if isinstance(action, Conclude):
        return "conclude", {"points": general.whole(general.foreseen(state, seat, action), "points")}
    if isinstance(action, (Enter, Move)):
        return room(state, seat, action.room if isinstance(action, Enter) else state.marker[seat] + action.rooms)
    if isinstance(action, (March, Sail, MarchAlly, SailAlly)):
        return march(state, seat, action.city)
    if isinstance(action, (Besiege, Announce, Pass)):
        return general.fight(state, seat, action, general.foreseen(state, seat, action))
    if isinstance(action, Place) and action.location >= TRACK_LOCATION:
        return "place_track", {"major": TRACKS[action.location - TRACK_LOCATION]}
    return general.reason(state, seat, action)


def room(w: Wars, seat: Seat, number: int) -> Reason:
    number %= ROOMS
    if w.actions[seat * ROOMS + number] == EMPTY and w.printed(seat, number) == NO_ACTION:
        return "empty_room", {"room": number + 1}
    return general.room(w, seat, number)


def march(w: Wars, seat: Seat, city: int) -> Reason:
    if w.welcomes(seat, city):
        return "garrison", {"city": CITY_NAME[city]}
    if w.owner[city] != NEUTRAL and w.disc[city] != EMPTY:
        return "march_major", {"city": CITY_NAME[city], "major": MAJORS[w.disc[city]]}
    return general.march(w, seat, city)
