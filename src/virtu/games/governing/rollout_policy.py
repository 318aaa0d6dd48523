"""How a careless player would choose: weights for random play.

Left to blind chance nobody ever finishes: florins are squandered, every Room is soon blocked by Indulgences, and
without a ready card nothing can be redeemed any more. Every legal answer keeps a weight, so that random games still
see everything.
"""

from virtu.games.governing.actions import (
    Annex,
    Bank,
    Discard,
    Done,
    Expel,
    Lift,
    March,
    Move,
    Pay,
    Perform,
    Place,
    Ready,
    Redeem,
    Sail,
    Skip,
    Use,
)
from virtu.games.governing.actions_war import Announce, Besiege, GiveUp, LoseTroop, Retreat
from virtu.games.governing.actions_winter import (
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
from virtu.games.governing.state import ABSENT, Governing
from virtu.games.governing.tables import INDULGENCE_SOURCE, PIRATE, POWER_LOCATION, PRINTED, ROOMS, WAGE_WAR
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask


def rollout_policy(g: Governing, offers: list[Action]) -> list[int]:
    """One weight per offer, none of them zero."""
    ask = g.agenda[-1]
    assert isinstance(ask, Ask)
    seat = ask.asked(g)
    return [weight(g, seat, action, ask.topic() == "pay") for action in offers]


def weight(g: Governing, seat: Seat, action: Action, paying: bool) -> int:
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
        return 9000 if PRINTED[g.faction[seat]][room] == WAGE_WAR and g.troops_on_board(seat) > 2 else 3000
    if isinstance(action, (Annex, Redeem, Ready, Ally, AllyForLess, Build, Besiege)):
        return 8000
    if isinstance(action, (Perform, Pay, Announce, Buy)):
        return 3000
    if isinstance(action, (March, Sail)):
        return temptation(g, seat, action.city)
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


def temptation(g: Governing, seat: Seat, city: int) -> int:
    """Where a careless player leads Troops: to Cathedrals, into a crowd, to Cities nobody can annex."""
    if g.owner[city] == seat:
        return 400
    crowd = len([other for other in range(g.players) if g.troops[city * g.players + other]])
    return 10_000 + 50_000 * (g.cathedral[city] != ABSENT) + 40_000 * crowd + 30_000 * PIRATE[city]
