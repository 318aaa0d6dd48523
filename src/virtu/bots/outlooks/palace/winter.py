"""Winter: the Palace is put in order."""

from virtu.bots.outlooks.palace.choice import best
from virtu.bots.outlooks.palace.prospects import patronage
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.actions import DONE
from virtu.games.palace.actions_winter import (
    AS_ACTION,
    BENEATH,
    MoveIn,
)
from virtu.games.palace.state import EMPTY, NEUTRAL, Palace
from virtu.games.palace.tables import (
    ANNEX,
    CARD_ACTION,
    CARD_BOTTOM,
    CAVALRY,
    CROSS,
    CROWN,
    FLORIN,
    GOVERN,
    LAST_STEP,
    MASK,
    NO_ACTION,
    PRINTED,
    ROOMS,
    SCHEME,
    SHIP,
    SPACES,
    SPONSOR,
    TRADE,
    WAGE_WAR,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def rooms_for(g: Palace, seat: Seat, action: int) -> list[int]:
    """Rooms whose Action card performs an action."""
    first = seat * ROOMS
    rooms = [room for room in range(first, first + ROOMS) if g.actions[room] != EMPTY]
    return [room for room in rooms if CARD_ACTION[g.actions[room]] == action]


def chances_for(g: Palace, seat: Seat, action: int) -> int:
    """How many Rooms perform an action, by card or by print."""
    printed = PRINTED[g.faction[seat]]
    bare = [room for room in range(ROOMS) if g.actions[seat * ROOMS + room] == EMPTY]
    return len([room for room in bare if printed[room] == action]) + len(rooms_for(g, seat, action))


def wants_room(g: Palace, seat: Seat, action: int, engines: float) -> bool:
    """One Room to annex or sponsor comes round every third Year: a second one makes the difference."""
    if action == SPONSOR and patronage(g, seat) >= LAST_STEP - 1:
        return False
    if action == ANNEX and len([owner for owner in g.owner if owner == NEUTRAL]) <= g.players + 2:
        return False
    return action in (ANNEX, SPONSOR) and chances_for(g, seat, action) < engines


def other_beneath(action: int, bottom: list[int], style: Style) -> float:
    """What further symbols would do for the action above them."""
    n = style.numbers
    if action == GOVERN:
        return n.govern_roomy * bottom[CROWN]
    if action == ANNEX:
        return n.annex_ships * bottom[SHIP]
    if action == SPONSOR:
        return n.sponsor_florins * bottom[FLORIN]
    if action == SCHEME:
        return n.scheme_masks * bottom[MASK]
    if action == TRADE:
        return n.trade_ships * bottom[SHIP]
    return n.war_cavalry * bottom[CAVALRY] if action == WAGE_WAR else 0.0


def reorganise(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """Rooms that annex or sponsor by their own means are the engine of a State."""
    n = style.numbers
    scores: list[tuple[float, Action]] = []
    printed = PRINTED[g.faction[seat]]
    crowded = not g.free_spaces(seat)
    for action in offers:
        if isinstance(action, MoveIn):
            card = g.spaces[seat * SPACES + action.space]
            under = g.actions[seat * ROOMS + action.room]
            kind = CARD_ACTION[card]
            if action.how == AS_ACTION:
                if printed[action.room] == kind and kind in (GOVERN, SPONSOR, ANNEX):
                    scores.append((n.same_room + 0.1 * style.cards[card], action))
                elif wants_room(g, seat, kind, n.engines) and printed[action.room] in (SCHEME, WAGE_WAR):
                    scores.append((n.new_room + n.from_scheme * (printed[action.room] == SCHEME), action))
                elif n.same_other and printed[action.room] == kind and kind != NO_ACTION:
                    scores.append((n.same_other, action))
            elif action.how == BENEATH:
                crowns = CARD_BOTTOM[card][CROWN]
                if CARD_ACTION[under] == ANNEX and crowns and kind not in (ANNEX, SPONSOR):
                    scores.append((n.annex_beneath + n.annex_crowns * crowns, action))
                elif CARD_ACTION[under] == SPONSOR and crowns + CARD_BOTTOM[card][CROSS] and kind != SPONSOR:
                    scores.append((n.sponsor_beneath + n.sponsor_crowns * crowns, action))
                elif crowded and CARD_ACTION[under] == GOVERN and crowns:
                    scores.append((n.govern_beneath + n.govern_crowns * crowns, action))
                else:
                    scores.append((other_beneath(CARD_ACTION[under], CARD_BOTTOM[card], style), action))
    return best(scores, 0.0) or DONE
