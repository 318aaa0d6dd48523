"""What florins buy in Winter: cards that work in Rooms, Titles that count, the Crosses that decide who is devout."""

from typing import Final

from virtu.bots.outlooks.palace.choice import best, frugal
from virtu.bots.outlooks.palace.prospects import CARD_WORTH, TILE_WORTH
from virtu.bots.outlooks.wars_of_italy.closed_rooms import action_of
from virtu.bots.outlooks.wars_of_italy.prospects import FAITH, rounds_left, use_left
from virtu.bots.outlooks.wars_of_italy.style import Style
from virtu.games.palace.actions import DONE
from virtu.games.palace.actions_winter import (
    AS_ACTION,
    BENEATH,
    BUY,
    CATHEDRAL_ITEM,
    MOVE_IN,
    ON_TOP,
    TITLE_ITEM,
    Buy,
    MoveIn,
)
from virtu.games.palace.market import PRICE, bundle_cost, capacity, cards_in, item_objection, with_item
from virtu.games.palace.payment_table import FOR_PURCHASE
from virtu.games.palace.state import EMPTY
from virtu.games.palace.steps.purchase import ChooseItems
from virtu.games.palace.steps.reorganise import room_frozen
from virtu.games.palace.tables import (
    ANNEX,
    CARD_ACTION,
    CARD_BOTTOM,
    CAVALRY,
    CROSS,
    CROWN,
    FLORIN,
    GOVERN,
    KINDS,
    MASK,
    NO_ACTION,
    ROOMS,
    SCHEME,
    SHIP,
    SPACES,
    TILE_BOTTOM,
    TILE_POINTS,
    TITLE_SOURCE,
    TITLE_SPACE,
    TRADE,
    WAGE_WAR,
)
from virtu.games.wars_of_italy.state import Wars, opponent
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat

ENOUGH_MASKS: Final = 4
"""Who has so many Masks can undo what the other does, and do the same."""
ANNEX_ROOMS: Final = 2
"""So many Rooms for diplomacy keep a side going."""


def rooms_with(w: Wars, seat: Seat, action: int) -> int:
    """How many Rooms perform an action."""
    count = 0
    for room in range(ROOMS):
        if action_of(w, seat, room) == action:
            count += 1
    return count


def serves(card: int, action: int) -> float:
    """What a card gives to the action of its Room, visit for visit."""
    bottom = CARD_BOTTOM[card]
    if action == ANNEX:
        return 0.5 * bottom[CROWN] + 0.15 * bottom[CROSS] + 0.1 * bottom[SHIP]
    if action == GOVERN:
        return 0.4 * (bottom[CROWN] + bottom[CROSS]) + 0.05 * bottom[FLORIN]
    if action == WAGE_WAR:
        return 0.3 * bottom[CAVALRY] + 0.1 * bottom[SHIP]
    if action == SCHEME:
        return 0.5 * bottom[MASK]
    return 0.25 * bottom[SHIP] if action == TRADE else 0.0


def place_in_room(w: Wars, seat: Seat, card: int, room: int, beneath: bool) -> float:
    """What a card is worth in a Room; not above 0: better at court."""
    if beneath:
        return serves(card, action_of(w, seat, room))
    kind, printed = CARD_ACTION[card], w.printed(seat, room)
    if kind == ANNEX and printed != ANNEX:
        if rooms_with(w, seat, ANNEX) >= ANNEX_ROOMS or printed == GOVERN:
            return 0.0
        return serves(card, ANNEX) + (1.5 if printed == NO_ACTION else 0.8)
    if kind == printed and kind != NO_ACTION:
        # The Room loses its printed symbol.
        return serves(card, kind) - (0.0 if kind == ANNEX else 0.4)
    return serves(card, kind) - 0.1 if printed == NO_ACTION and kind == GOVERN else 0.0


def reorganise(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """A card that serves its Room pays at every visit, and leaves a space to the next."""
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, MoveIn) and action.how != ON_TOP:
            card = w.spaces[seat * SPACES + action.space]
            value = place_in_room(w, seat, card, action.room, action.how == BENEATH)
            scores.append((value - 0.3 * CARD_WORTH[card], action))
    return best(scores, 0.2) or DONE


def ways_into_rooms(w: Wars, seat: Seat) -> list[Action]:
    """How ready cards at court could enter a Room: all that the rule looks at."""
    thawed = [room for room in range(ROOMS) if has_place(w, seat, room) and room_frozen(w, seat, room) is None]
    ways: list[Action] = []
    for space in range(SPACES):
        card = w.spaces[seat * SPACES + space]
        if card == EMPTY or not w.space_ready[seat * SPACES + space]:
            continue
        for room in thawed:
            if w.actions[seat * ROOMS + room] != EMPTY:
                ways.append(MOVE_IN[space][room][BENEATH])
            elif CARD_ACTION[card] != NO_ACTION:
                ways.append(MOVE_IN[space][room][AS_ACTION])
    return ways


def has_place(w: Wars, seat: Seat, room: int) -> bool:
    """Whether a Room could take one more card."""
    return w.actions[seat * ROOMS + room] == EMPTY or w.improvements[seat * ROOMS + room] == EMPTY


def room_for(w: Wars, seat: Seat, card: int) -> float:
    """The most a card could be worth in one of the Rooms."""
    most = 0.0
    for room in range(ROOMS):
        place = seat * ROOMS + room
        if w.actions[place] == EMPTY:
            most = max(most, place_in_room(w, seat, card, room, False))
        elif w.improvements[place] == EMPTY:
            most = max(most, place_in_room(w, seat, card, room, True))
    return most


def devotion(w: Wars, seat: Seat, crosses: int) -> float:
    """What so many more Crosses do to the points for Religion."""
    if not crosses:
        return 0.0
    lead = w.symbols_shown(seat, CROSS) - w.symbols_shown(opponent(seat), CROSS)
    sure = 1.0 if rounds_left(w) < 3 else 0.4
    if lead > 0:
        return 0.15 * crosses * (rounds_left(w) > 0)
    return FAITH * sure if lead + crosses > 0 else 0.2 * crosses


def secrecy(w: Wars, seat: Seat, masks: int) -> float:
    """What so many more Masks are worth: who has too few cannot keep its Rooms open."""
    if not masks:
        return 0.0
    missing = ENOUGH_MASKS - w.symbols_shown(seat, MASK)
    return 0.6 * max(0, min(masks, missing))


def item_value(w: Wars, seat: Seat, item: int) -> float:
    """What an item of the display is worth to a side."""
    if item < TITLE_ITEM:
        value = max(1.3 * CARD_WORTH[item], room_for(w, seat, item)) + 0.8 + secrecy(w, seat, CARD_BOTTOM[item][MASK])
        return value * use_left(w) + devotion(w, seat, CARD_BOTTOM[item][CROSS])
    tile = TITLE_SOURCE + item - TITLE_ITEM
    value = (1.6 * TILE_WORTH[tile] + 0.5 * TITLE_SPACE[item - TITLE_ITEM]) * use_left(w)
    return value + TILE_POINTS[tile] + devotion(w, seat, TILE_BOTTOM[tile][CROSS])


def price_worth(w: Wars, item: int) -> float:
    """What is given up for an item."""
    price = PRICE[item]
    symbols = price[CROWN] + price[CROSS]
    return (0.12 * price[FLORIN] + 0.25 * symbols) * use_left(w)


def purchase(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    ask = w.agenda[-1]
    assert isinstance(ask, ChooseItems)
    own = frugal(w, seat, FOR_PURCHASE)
    free = len(w.free_spaces(seat)) + titles_in(ask.items) - cards_in(ask.items)
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Buy) and (free > 0 or action.item >= TITLE_ITEM):
            value = item_value(w, seat, action.item) - price_worth(w, action.item)
            if value > 0.2 and own.reach(bundle_cost(ask.items, action.item)):
                scores.append((value, action))
    return best(scores, 0.2) or DONE


def titles_in(items: tuple[int, ...]) -> int:
    """The Titles of a bundle that open a space."""
    count = 0
    for item in items:
        if TITLE_ITEM <= item < CATHEDRAL_ITEM and TITLE_SPACE[item - TITLE_ITEM]:
            count += 1
    return count


def affordable(w: Wars, ask: ChooseItems) -> list[Action]:
    """Done, and the items that can join the bundle without an Indulgence: all that the rule looks at."""
    seat, spent = ask.who, bundle_cost(ask.items, EMPTY)
    own = frugal(w, seat, FOR_PURCHASE)
    free = len(w.free_spaces(seat)) + titles_in(ask.items) - cards_in(ask.items)
    spaces = EMPTY
    offers: list[Action] = [DONE]
    for item in range(TITLE_ITEM if free <= 0 else 0, CATHEDRAL_ITEM):
        price = PRICE[item]
        short = False
        for symbol in range(KINDS):
            if price[symbol] and price[symbol] + spent[symbol] > own.totals[symbol]:
                short = True
                break
        if short:
            continue
        if spaces == EMPTY:
            spaces = capacity(w, seat, ask.items)
        if item_objection(w, seat, ask.items, item, spaces) is None and own.reach(with_item(spent, item)):
            offers.append(BUY[item])
    return offers
