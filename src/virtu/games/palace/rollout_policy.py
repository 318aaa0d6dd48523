"""How a careless player of either game would choose: weights for random play; every legal answer keeps one."""


from virtu.games.palace.actions import (
    Annex,
    Bank,
    Discard,
    Done,
    Expel,
    Lift,
    Move,
    Pay,
    Perform,
    Place,
    Ready,
    Redeem,
    Skip,
    Use,
)
from virtu.games.palace.actions_war import Announce, Besiege, GiveUp, LoseTroop, Retreat
from virtu.games.palace.actions_winter import (
    Ally,
    AllyForLess,
    Build,
    Buy,
    Disband,
    MoveIn,
    MoveOut,
    Recruit,
    Shift,
)
from virtu.games.palace.state import Palace
from virtu.games.palace.tables import INDULGENCE_SOURCE, POWER_LOCATION, ROOMS, WAGE_WAR
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def weight(g: Palace, seat: Seat, action: Action, paying: bool) -> int:
    if isinstance(action, Use):
        if action.source == INDULGENCE_SOURCE:
            # A second Indulgence in the Palace is the beginning of the end.
            return 1 if sum(g.indulgences[seat * ROOMS : seat * ROOMS + ROOMS]) else 100 if paying else 8
        return 2000
    if isinstance(action, Bank):
        return 2000 if paying else 160
    if isinstance(action, Move):
        room = (g.marker[seat] + action.rooms) % ROOMS
        if g.room_is_blocked(seat, room):
            return 400
        # An army longs for a war.
        return 9000 if g.printed(seat, room) == WAGE_WAR and g.on_board(seat) > 2 else 3000
    if isinstance(action, (Annex, Redeem, Ready, Ally, AllyForLess, Build, Besiege)):
        return 8000
    if isinstance(action, (Perform, Pay, Announce, Buy)):
        return 3000
    if isinstance(action, (Skip, Expel, Disband)):
        return 600
    if isinstance(action, (Done, Retreat)):
        return 1200
    if isinstance(action, Recruit):
        return 6000
    if isinstance(action, Place):
        # Whoever is allied with a Power would rather be left alone there.
        return 3000 if action.location >= POWER_LOCATION and g.location_owner(action.location) != seat else 160
    if isinstance(action, MoveIn):
        return 160
    if isinstance(action, (Discard, Shift, MoveOut, Lift, GiveUp, LoseTroop)):
        return 20
    return 800
