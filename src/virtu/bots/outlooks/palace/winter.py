"""Winter: the Palace is put in order, and florins become cards, Titles, Troops and Alliances."""

from typing import Final

from virtu.bots.outlooks.palace.choice import best, frugal
from virtu.bots.outlooks.palace.prospects import CARD_WORTH, patronage
from virtu.bots.outlooks.palace.style import Style
from virtu.games.governing.steps.sponsor import sponsor_cost
from virtu.games.palace.actions import DONE
from virtu.games.palace.actions_winter import (
    AS_ACTION,
    BENEATH,
    CATHEDRAL_ITEM,
    ITEM_NAME,
    Ally,
    AllyForLess,
    Buy,
    MoveIn,
    Recruit,
)
from virtu.games.palace.market import bundle_cost, cards_in
from virtu.games.palace.payment_table import FOR_PURCHASE
from virtu.games.palace.purchasing_power import Cost
from virtu.games.palace.state import EMPTY, NEUTRAL, Palace
from virtu.games.palace.steps.act import room_action
from virtu.games.palace.steps.purchase import ChooseItems
from virtu.games.palace.tables import (
    ANNEX,
    CARD_ACTION,
    CARD_BOTTOM,
    CROSS,
    CROWN,
    FLORIN,
    GOVERN,
    HOME,
    LAST_STEP,
    NOTABLES,
    PRINTED,
    ROOMS,
    SCHEME,
    SPACES,
    SPONSOR,
    TITLE_SPACE,
    VALUE,
    WAGE_WAR,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def rooms_for(g: Palace, seat: Seat, action: int) -> list[int]:
    """Rooms whose Action card performs an action."""
    first = seat * ROOMS
    found = [room for room in range(first, first + ROOMS) if g.actions[room] != EMPTY]
    return [room for room in found if CARD_ACTION[g.actions[room]] == action]


def chances_for(g: Palace, seat: Seat, action: int) -> int:
    """How many Rooms perform an action, by card or by print."""
    printed = PRINTED[g.faction[seat]]
    bare = [room for room in range(ROOMS) if g.actions[seat * ROOMS + room] == EMPTY]
    return len([room for room in bare if printed[room] == action]) + len(rooms_for(g, seat, action))


def wants_room(g: Palace, seat: Seat, action: int) -> bool:
    """One Room to annex or sponsor comes round every third Year: a second one makes the difference."""
    if action == SPONSOR and patronage(g, seat) >= LAST_STEP - 1:
        return False
    if action == ANNEX and len([owner for owner in g.owner if owner == NEUTRAL]) <= g.players + 2:
        return False
    return action in (ANNEX, SPONSOR) and chances_for(g, seat, action) < 2


def reorganise(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """Rooms that annex or sponsor by their own means are the engine of a State."""
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
                    scores.append((2.5 + 0.1 * CARD_WORTH[card], action))
                elif wants_room(g, seat, kind) and printed[action.room] in (SCHEME, WAGE_WAR):
                    scores.append((2.0 + 0.2 * (printed[action.room] == SCHEME), action))
            elif action.how == BENEATH:
                crowns = CARD_BOTTOM[card][CROWN]
                if CARD_ACTION[under] == ANNEX and crowns and kind not in (ANNEX, SPONSOR):
                    scores.append((1.0 + 0.5 * crowns, action))
                elif CARD_ACTION[under] == SPONSOR and crowns + CARD_BOTTOM[card][CROSS] and kind != SPONSOR:
                    scores.append((0.9 + 0.3 * crowns, action))
                elif crowded and CARD_ACTION[under] == GOVERN and crowns:
                    scores.append((0.5 + 0.1 * crowns, action))
    return best(scores, 0.0) or DONE


ITEM_VALUE: Final[dict[str, float]] = {
    "pope": 3.6,
    "cardinal": 1.7,
    "bishop": 1.2,
    "gonfalonier": 1.2,
    "podesta": 1.3,
    "ambassador": 1.0,
    "consigliere": 1.0,
    "merchant": 0.9,
    "maestro": 0.9,
    "condottiere": 0.8,
    "admiral": 0.7,
    "assassin": 0.7,
    "duchy": 1.3,
    "principality": 2.1,
    "kingdom": 1.9,
    "republic": 1.8,
    "guild": 1.4,
    "cathedral": 2.4,
}


def savings(g: Palace, seat: Seat) -> int:
    """Florins kept for a step of Patronage, if its Room is near."""
    step = patronage(g, seat) + 1
    if step > LAST_STEP:
        return 0
    after = g.clone()
    for _ in range(2):
        after.marker[seat] = (after.marker[seat] + 1) % ROOMS
        if room_action(after, seat) == SPONSOR:
            return sponsor_cost(step)[FLORIN]
    return 0


def with_florins(cost: Cost, more: int) -> Cost:
    return (cost[0] + more, *cost[1:])


def purchase(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    ask = g.agenda[-1]
    assert isinstance(ask, ChooseItems)
    scores: list[tuple[float, Action]] = []
    held = g.palace_cards(seat)
    own = frugal(g, seat, FOR_PURCHASE)
    engines = [*rooms_for(g, seat, ANNEX), *rooms_for(g, seat, SPONSOR)]
    bare = [room for room in engines if g.improvements[room] == EMPTY]
    titles = len(
        [
            item
            for item in ask.items
            if item >= NOTABLES and item != CATHEDRAL_ITEM and TITLE_SPACE[item - NOTABLES]
        ]
    )
    room = len(g.free_spaces(seat)) + titles > cards_in(ask.items)
    saved = savings(g, seat)
    for action in offers:
        if (
            isinstance(action, Buy)
            and (room or action.item >= NOTABLES)
            and own.reach(with_florins(bundle_cost(ask.items, action.item), saved))
        ):
            value = ITEM_VALUE.get(ITEM_NAME[action.item], 0.8)
            if action.item < NOTABLES:
                value -= 0.15 * held.count(action.item)
                kind = CARD_ACTION[action.item]
                if (
                    wants_room(g, seat, kind)
                    and len([card for card in held if CARD_ACTION[card] == kind]) < 2
                ):
                    value += 1.0
                elif CARD_BOTTOM[action.item][CROWN] and bare:
                    value += 0.5 * CARD_BOTTOM[action.item][CROWN]
            scores.append((value, action))
    return best(scores, 0.3) or DONE


def recruit(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores: list[tuple[float, Action]] = []
    wanted = 6 if g.treasury[seat] > 5 else 4 if g.treasury[seat] > 2 else 3
    if g.on_board(seat) >= wanted:
        return DONE
    for action in offers:
        if isinstance(action, Recruit):
            near = [g.owner[other] for other in g.neighbours(action.city)]
            border = len([owner for owner in near if owner >= 0 and owner != seat])
            cheap = HOME[action.city] == g.faction[seat]
            if cheap or g.treasury[seat] > 6:
                value = 0.3 * border + 0.1 * VALUE[action.city] - 0.3 * g.troops_at(seat, action.city) + cheap
                scores.append((value, action))
    return best(scores, 0.0) or DONE


def alliance(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores = [(1.0, action) for action in offers if isinstance(action, AllyForLess)]
    return best([*scores, *[(0.5, action) for action in offers if isinstance(action, Ally)]]) or DONE
