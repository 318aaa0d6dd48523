"""AG-11.4 What the display sells: prices, limits, and the spaces a bundle needs."""

from typing import Final

from virtu.games.palace.actions_winter import CATHEDRAL_ITEM, TITLE_ITEM
from virtu.games.palace.clauses_winter import (
    BUNDLE_SPACES,
    CATHEDRAL_CITY,
    CROWN_OR_REPUBLIC,
    LIMIT,
    ONE_OF_A_KIND,
    OWN_ARMS,
    SOLD_OUT,
)
from virtu.games.palace.purchasing_power import FREE, Cost
from virtu.games.palace.state import ABSENT, EMPTY, Palace
from virtu.games.palace.tables import (
    BASE_SPACES,
    CARD_COST,
    CARD_LIMIT,
    CATHEDRAL_COST,
    DUCHY,
    KINGDOM,
    PRINCIPALITY,
    REPUBLIC,
    ROOMS,
    SHADED_SPACES,
    SPACES,
    TITLE_COPIES,
    TITLE_COST,
    TITLE_KINDS,
    TITLE_SPACE,
)
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat

PRICE: Final[list[list[int]]] = [*CARD_COST[:TITLE_ITEM], *TITLE_COST[: CATHEDRAL_ITEM - TITLE_ITEM], CATHEDRAL_COST]
"""The printed price of each item, by symbol."""
ITEM_COST: Final[list[Cost]] = [(*price, 0) for price in PRICE]
"""The same as a cost: no printed price leaves a choice."""


def bundle_cost(items: tuple[int, ...], more: int) -> Cost:
    """AG-11.4.1 The sum of the prices; `more`: one item on top, or EMPTY."""
    total = FREE if more == EMPTY else with_item(FREE, more)
    for item in items:
        total = with_item(total, item)
    return total


def with_item(cost: Cost, item: int) -> Cost:
    """A cost and the price of one more item."""
    if cost is FREE:
        return ITEM_COST[item]
    total = list(cost)
    for symbol, amount in enumerate(PRICE[item]):
        if amount:
            total[symbol] += amount
    return tuple(total)


def cards_in(items: tuple[int, ...]) -> int:
    """How many items of a bundle are cards."""
    count = 0
    for item in items:
        if item < TITLE_ITEM:
            count += 1
    return count


def within(price: list[int], left: list[int]) -> bool:
    """Whether a price could be within reach of what is left, as if no bottom had to choose."""
    beyond = 0
    for symbol, amount in enumerate(price):
        if amount and amount > left[symbol]:
            beyond += 1
    return not beyond


def titles_held(g: Palace, kind: int) -> int:
    """How many players own a Title or Guild tile."""
    return len([seat for seat in range(g.players) if g.titles[seat * TITLE_KINDS + kind] != ABSENT])


def capacity(g: Palace, seat: Seat, items: tuple[int, ...]) -> int:
    """AG-11.4.4 The spaces a player has once the Titles of the bundle are there."""
    base = seat * SPACES
    titles = len([item for item in items if TITLE_ITEM <= item < CATHEDRAL_ITEM and TITLE_SPACE[item - TITLE_ITEM]])
    extra = g.lasting_spaces(seat)
    grown = min(len(SHADED_SPACES), extra + titles) - extra
    # AG-16.4 A base space that was given up opens again as X grows; until then a shaded one stands in for it.
    closed = max(0, sum(g.closed[base : base + SPACES]) - grown)
    return len(BASE_SPACES) - closed + min(len(SHADED_SPACES), extra + grown + closed)


def in_court(g: Palace, seat: Seat, card: int) -> int:
    """The space of a Cortigiano card of that kind, or EMPTY."""
    for space in range(SPACES):
        if g.spaces[seat * SPACES + space] == card:
            return space
    return EMPTY


def in_rooms(g: Palace, seat: Seat, card: int) -> bool:
    first = seat * ROOMS
    return card in g.actions[first : first + ROOMS] or card in g.improvements[first : first + ROOMS]


def item_objection(g: Palace, seat: Seat, items: tuple[int, ...], item: int, spaces: int) -> Clause | None:
    """Why an item cannot join the bundle, its price left aside; the spaces are those the bundle has so far."""
    clause = g.sale_objection(seat, item)
    if clause is not None:
        return clause
    if item in items:
        return ONE_OF_A_KIND
    if item < TITLE_ITEM:
        # AG-11.4.6 A card in a Room cannot be discarded; one at court can, before the new one is placed.
        if CARD_LIMIT[item] and in_rooms(g, seat, item):
            return LIMIT
        if not g.notables[item]:
            return SOLD_OUT
        return None if cards_in(items) < spaces else BUNDLE_SPACES
    if item < CATHEDRAL_ITEM:
        return title_objection(g, seat, items, item - TITLE_ITEM)
    if not g.cathedrals_left():
        return SOLD_OUT
    return None if g.cathedral_sites(seat) else CATHEDRAL_CITY


def title_objection(g: Palace, seat: Seat, items: tuple[int, ...], kind: int) -> Clause | None:
    """AG-11.4.7, AG-11.4.8 Titles and Guild."""
    if g.titles[seat * TITLE_KINDS + kind] != ABSENT:
        return OWN_ARMS if kind in (DUCHY, PRINCIPALITY) else LIMIT
    if kind in (KINGDOM, REPUBLIC):
        other = KINGDOM + REPUBLIC - kind
        if g.titles[seat * TITLE_KINDS + other] != ABSENT or TITLE_ITEM + other in items:
            return CROWN_OR_REPUBLIC
    return SOLD_OUT if kind >= KINGDOM and titles_held(g, kind) >= TITLE_COPIES[kind] else None
