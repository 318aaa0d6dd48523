"""Purchases: what a Winter's florins buy, item by item or as one bundle."""

from typing import Final

from virtu.bots.outlooks.palace.choice import frugal
from virtu.bots.outlooks.palace.prospects import crosses_of, patronage, progress, rank_gain
from virtu.bots.outlooks.palace.style import NEVER, Style
from virtu.bots.outlooks.palace.war_plan import muster
from virtu.bots.outlooks.palace.winter import rooms_for, wants_room
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.alliance import alliance_cost
from virtu.games.governing.steps.sponsor import sponsor_cost
from virtu.games.palace.actions import DONE
from virtu.games.palace.actions_winter import BUY, CATHEDRAL_ITEM, ITEMS, TITLE_ITEM, Buy
from virtu.games.palace.market import PRICE, bundle_cost, capacity, cards_in, item_objection
from virtu.games.palace.payment_table import FOR_PURCHASE
from virtu.games.palace.purchasing_power import FREE, Cost, Means, means_of
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.steps.act import room_action
from virtu.games.palace.steps.purchase import ChooseItems
from virtu.games.palace.tables import (
    ANNEX,
    CARD_ACTION,
    CARD_BOTTOM,
    CARD_POINTS,
    CATHEDRAL_SOURCE,
    CROSS,
    CROWN,
    FLORIN,
    KINDS,
    LAST_STEP,
    NOTABLES,
    POWERS,
    ROOMS,
    SPACES,
    SPONSOR,
    TILE_BOTTOM,
    TILE_POINTS,
    TITLE_SOURCE,
    TITLE_SPACE,
)
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask

BOTTOM: Final[list[list[int]]] = [
    *CARD_BOTTOM[:TITLE_ITEM],
    *[TILE_BOTTOM[TITLE_SOURCE + item - TITLE_ITEM] for item in range(TITLE_ITEM, CATHEDRAL_ITEM)],
    TILE_BOTTOM[CATHEDRAL_SOURCE],
]
"""By item: the symbols it shows."""
POINTS: Final[list[int]] = [
    *CARD_POINTS[:TITLE_ITEM],
    *[TILE_POINTS[TITLE_SOURCE + item - TITLE_ITEM] for item in range(TITLE_ITEM, CATHEDRAL_ITEM)],
    TILE_POINTS[CATHEDRAL_SOURCE],
]

FAMILY_CARD: Final = 1.0
"""What a card of the Family brings."""


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


def last_winter(g: Palace) -> bool:
    """AG-14.1.2 Whether the points are counted after this Winter."""
    return isinstance(g, Governing) and g.triggers != 0


class Shopping:
    """What a seat thinks about a Winter's purchases: worked out once for the whole bundle."""

    def __init__(self, g: Palace, seat: Seat, style: Style) -> None:
        self.g = g
        self.seat = seat
        self.style = style
        self.last = style.foresees and last_winter(g)
        self.means = frugal(g, seat, FOR_PURCHASE)
        burdened = sum(g.indulgences[seat * ROOMS : seat * ROOMS + ROOMS])
        self.sinful = style.numbers.sin < NEVER and not self.last and not burdened
        """One Indulgence at a time: each closes a Room until it is redeemed."""
        self.all_means = means_of(g, seat, FOR_PURCHASE) if self.sinful else self.means
        self.crosses = [crosses_of(g, Seat(number)) for number in range(g.players)] if style.numbers.rank else []
        self.held = g.palace_cards(seat)
        self.near_end = progress(g) if style.numbers.fading else 0.0
        engines = [*rooms_for(g, seat, ANNEX), *rooms_for(g, seat, SPONSOR)]
        self.bare = len([room for room in engines if g.improvements[room] == EMPTY])
        self.spaces = len(g.free_spaces(seat))
        self.saved = 0 if self.last else savings(g, seat)
        self.worst = self.least_card() if style.numbers.replacing < NEVER else 0.0
        if style.foresees and not self.last and isinstance(g, Governing):
            self.saved += muster(g, seat, style)[0]
        if style.numbers.saving != 1.0:
            self.saved = int(style.numbers.saving * self.saved + 0.5)
        self.alliance = alliance_in_reach(g, seat, self.means) if style.foresees else FREE

    def value(self, item: int, items: tuple[int, ...]) -> float:
        """What an item would bring on top of a bundle."""
        g, seat, n = self.g, self.seat, self.style.numbers
        rank = 0.0
        if self.style.numbers.rank and BOTTOM[item][CROSS]:
            crosses = self.crosses[:]
            crosses[seat] += sum([BOTTOM[other][CROSS] for other in items])
            rank = float(rank_gain(g, seat, crosses, BOTTOM[item][CROSS]))
        if self.last:
            return POINTS[item] + rank
        value = self.style.items[item] + n.rank * rank
        if n.fading:
            value -= n.fading * self.near_end * (self.style.items[item] - POINTS[item])
        if n.price:
            cost = PRICE[item]
            value -= n.price * (cost[FLORIN] + cost[CROWN] + cost[CROSS])
        if item < NOTABLES:
            value -= n.again * self.held.count(item)
            kind = CARD_ACTION[item]
            alike = len([card for card in self.held if CARD_ACTION[card] == kind])
            if alike < 2 and wants_room(g, seat, kind, n.engines):
                value += n.engine
            elif CARD_BOTTOM[item][CROWN] and self.bare:
                value += n.beneath * CARD_BOTTOM[item][CROWN]
        return value

    def fits(self, item: int, items: tuple[int, ...]) -> bool:
        """Whether a card finds a place, or is worth the one it takes."""
        if item >= NOTABLES:
            return True
        titles = len([other for other in items if NOTABLES <= other < CATHEDRAL_ITEM and TITLE_SPACE[other - NOTABLES]])
        free = self.spaces + titles - cards_in(items)
        return free > 0 or self.last or (free == 0 and self.better_than_worst(item))

    def better_than_worst(self, item: int) -> bool:
        """Whether a card would bring more than one that is there."""
        n = self.style.numbers
        return n.replacing < NEVER and self.style.items[item] > self.worst + n.replacing

    def least_card(self) -> float:
        """What the card brings that is worth least."""
        least = NEVER
        for space in range(self.seat * SPACES, self.seat * SPACES + SPACES):
            card = self.g.spaces[space]
            if card != EMPTY:
                least = min(least, self.style.items[card] if card < NOTABLES else FAMILY_CARD)
        return least

    def affords(self, item: int, items: tuple[int, ...], value: float) -> bool:
        """Whether an item is within reach of what is not kept for something better."""
        cost = with_florins(bundle_cost(items, item), self.saved)
        if self.alliance is not FREE and value < self.style.numbers.alliance:
            cost = tuple([cost[symbol] + self.alliance[symbol] for symbol in range(KINDS + 1)])
        if self.means.reach(cost):
            return True
        return self.sinful and value > self.style.numbers.sin and self.all_means.reach(cost)

    def next_item(self, allowed: list[int], items: tuple[int, ...]) -> int:
        """The best of the items that are for sale, or EMPTY."""
        chosen, top = EMPTY, self.style.numbers.least
        for item in allowed:
            if self.fits(item, items):
                value = self.value(item, items)
                if value > top and self.affords(item, items, value):
                    chosen, top = item, value
        return chosen

    def for_sale(self, items: tuple[int, ...]) -> list[int]:
        """The items that may join a bundle."""
        totals = self.all_means.totals
        spaces = capacity(self.g, self.seat, items)
        allowed: list[int] = []
        for item in range(ITEMS):
            price = PRICE[item]
            within = price[FLORIN] <= totals[FLORIN] and price[CROSS] <= totals[CROSS] and price[CROWN] <= totals[CROWN]
            if within and item_objection(self.g, self.seat, items, item, spaces) is None:
                allowed.append(item)
        return allowed


def alliance_in_reach(g: Palace, seat: Seat, means: Means) -> Cost:
    """The cost of an Alliance that could be concluded this Winter, or FREE."""
    if isinstance(g, Governing):
        for power in range(len(POWERS)):
            if g.ally[power] == EMPTY and g.agent_on_power(power) in (EMPTY, seat):
                cost = alliance_cost(power, EMPTY)
                if means.reach(cost):
                    return cost
    return FREE


def purchase(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """The best item that is offered, or the end of the bundle."""
    ask = g.agenda[-1]
    assert isinstance(ask, ChooseItems)
    allowed = [action.item for action in offers if isinstance(action, Buy)]
    item = Shopping(g, seat, style).next_item(allowed, ask.items)
    return DONE if item == EMPTY else BUY[item]


def go_shopping(g: Palace, first: ChooseItems, style: Style, dice: Dice) -> Ask | None:
    """Put a whole bundle together in a playout; returns the question that follows."""
    shopping = Shopping(g, first.who, style)
    overlooked = dice.throw(ITEMS) if dice.throw(3) == 0 else EMPTY
    items = first.items
    allowed = [item for item in shopping.for_sale(items) if item != overlooked]
    while True:
        item = shopping.next_item(allowed, items)
        if item == EMPTY:
            return engine.answer(g, DONE)
        engine.answer(g, BUY[item])
        items = tuple(sorted([*items, item]))
        spaces = capacity(g, first.who, items)
        allowed = [other for other in allowed if item_objection(g, first.who, items, other, spaces) is None]
