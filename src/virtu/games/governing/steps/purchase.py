"""AG-11.4 Purchases: one bundle, one pooled payment, then the things find their places."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions import DISCARD, DONE, PUT, Bank, Discard, Done, Put, Use
from virtu.games.governing.actions_winter import (
    BUILD,
    BUY,
    CATHEDRAL_ITEM,
    ITEM_NAME,
    ITEMS,
    TITLE_ITEM,
    Build,
    Buy,
)
from virtu.games.governing.clauses import AGENT_GAINED, OWN_CORTIGIANO
from virtu.games.governing.clauses_winter import (
    BOUGHT,
    BUILD_WHERE,
    BUNDLE,
    BUNDLE_KEPT,
    BUNDLE_PRICE,
    BUNDLE_SPACES,
    CATHEDRAL_CITY,
    CROWN_OR_REPUBLIC,
    LIMIT,
    LIMIT_DISCARD,
    NOT_JUST_BOUGHT,
    ONE_OF_A_KIND,
    OWN_ARMS,
    PLACE_BOUGHT,
    SOLD_OUT,
)
from virtu.games.governing.means import Cost, Means, means_of
from virtu.games.governing.purposes import FOR_PURCHASE
from virtu.games.governing.state import ABSENT, EMPTY, EXHAUSTED, READY, Governing
from virtu.games.governing.step import GoverningAsk, GoverningDo
from virtu.games.governing.steps.pay import Charge
from virtu.games.governing.steps.reorganise import discard, space_objection
from virtu.games.governing.steps.tracks import reopen_spaces
from virtu.games.governing.tables import (
    BASE_SPACES,
    CARD_AGENT,
    CARD_COST,
    CARD_LIMIT,
    CARD_NAME,
    CATHEDRAL_COST,
    CATHEDRAL_SITES,
    CATHEDRALS,
    CITY_NAME,
    DUCHY,
    FLORIN,
    KINDS,
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
    WAR,
)
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat

PRICE: Final[list[list[int]]] = [*CARD_COST[:TITLE_ITEM], *TITLE_COST[: CATHEDRAL_ITEM - TITLE_ITEM], CATHEDRAL_COST]
"""The printed price of each item, by symbol."""


def bundle_cost(items: tuple[int, ...], more: int) -> Cost:
    """AG-11.4.1 The sum of the prices; `more`: one item on top, or EMPTY."""
    total = [0] * (KINDS + 1) if more == EMPTY else [*PRICE[more], 0]
    for item in items:
        price = PRICE[item]
        for symbol in range(KINDS):
            total[symbol] += price[symbol]
    return tuple(total)


def cards_in(items: tuple[int, ...]) -> int:
    """How many items of a bundle are cards."""
    return len([item for item in items if item < TITLE_ITEM])


def within(price: list[int], spent: Cost, totals: list[int]) -> bool:
    """Whether a price could be within reach: each symbol counted as if no bottom had to choose."""
    beyond = 0
    for symbol in range(KINDS):
        if price[symbol] and price[symbol] + spent[symbol] > totals[symbol]:
            beyond += 1
    return not beyond


def titles_held(g: Governing, kind: int) -> int:
    """How many players own a Title or Guild tile."""
    return len([seat for seat in range(g.players) if g.titles[seat * TITLE_KINDS + kind] != ABSENT])


def cathedral_sites(g: Governing, seat: Seat) -> list[int]:
    """AG-11.4.9 Own Cities of value 3 or 4 without pawn."""
    return [city for city in CATHEDRAL_SITES if g.owner[city] == seat and g.cathedral[city] == ABSENT]


def capacity(g: Governing, seat: Seat, items: tuple[int, ...]) -> int:
    """AG-11.4.4 The spaces a player has once the Titles of the bundle are there."""
    base = seat * SPACES
    titles = len([item for item in items if TITLE_ITEM <= item < CATHEDRAL_ITEM and TITLE_SPACE[item - TITLE_ITEM]])
    extra = g.extra_spaces(seat)
    grown = min(len(SHADED_SPACES), extra + titles) - extra
    # AG-16.4 A base space that was given up opens again as X grows; until then a shaded one stands in for it.
    closed = max(0, sum(g.closed[base : base + SPACES]) - grown)
    return len(BASE_SPACES) - closed + min(len(SHADED_SPACES), extra + grown + closed)


def in_court(g: Governing, seat: Seat, card: int) -> int:
    """The space of a Cortigiano card of that kind, or EMPTY."""
    for space in range(SPACES):
        if g.spaces[seat * SPACES + space] == card:
            return space
    return EMPTY


def in_rooms(g: Governing, seat: Seat, card: int) -> bool:
    first = seat * ROOMS
    return card in g.actions[first : first + ROOMS] or card in g.improvements[first : first + ROOMS]


def item_objection(g: Governing, seat: Seat, items: tuple[int, ...], item: int, spaces: int) -> Clause | None:
    """Why an item cannot join the bundle, its price left aside; the spaces are those the bundle has so far."""
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
    if len([city for city in CATHEDRAL_SITES if g.cathedral[city] != ABSENT]) >= CATHEDRALS:
        return SOLD_OUT
    return None if cathedral_sites(g, seat) else CATHEDRAL_CITY


def title_objection(g: Governing, seat: Seat, items: tuple[int, ...], kind: int) -> Clause | None:
    """AG-11.4.7, AG-11.4.8 Titles and Guild."""
    if g.titles[seat * TITLE_KINDS + kind] != ABSENT:
        return OWN_ARMS if kind in (DUCHY, PRINCIPALITY) else LIMIT
    if kind in (KINGDOM, REPUBLIC):
        other = KINGDOM + REPUBLIC - kind
        if g.titles[seat * TITLE_KINDS + other] != ABSENT or TITLE_ITEM + other in items:
            return CROWN_OR_REPUBLIC
    return SOLD_OUT if kind >= KINGDOM and titles_held(g, kind) >= TITLE_COPIES[kind] else None


@dataclass(frozen=True, slots=True)
class ChooseItems(GoverningAsk):
    """AG-11.4.1 (DP-W3) Items one by one, each only if the whole bundle can still be paid; then one payment."""

    who: Seat
    items: tuple[int, ...]
    """The bundle so far, ascending."""

    def topic(self) -> str:
        return "purchase"

    def rule(self) -> Clause:
        return BUNDLE

    def seat(self, g: Governing) -> Seat:
        return self.who

    def candidates(self, g: Governing) -> list[Action]:
        return [DONE, *BUY, *DISCARD]

    def legal(self, g: Governing) -> list[Action]:
        # The same as asking `objection` for every candidate, with everything they share prepared once.
        means = means_of(g, self.who, FOR_PURCHASE)
        spent = bundle_cost(self.items, EMPTY)
        spaces = capacity(g, self.who, self.items)
        found: list[Action] = [DONE]
        for item in range(ITEMS):
            if not within(PRICE[item], spent, means.totals):
                continue
            clause = item_objection(g, self.who, self.items, item, spaces)
            if clause is None and means.reach(bundle_cost(self.items, item)):
                found.append(BUY[item])
        return [*found, *[action for action in DISCARD if self.may_discard(g, action.space, means) is None]]

    def objection(self, g: Governing, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Buy):
            spaces = capacity(g, self.who, self.items)
            clause = item_objection(g, self.who, self.items, action.item, spaces)
            if clause is not None:
                return clause
            means = means_of(g, self.who, FOR_PURCHASE)
            return None if means.reach(bundle_cost(self.items, action.item)) else BUNDLE_PRICE
        if isinstance(action, Discard):
            return self.may_discard(g, action.space, None)
        return BUNDLE

    def may_discard(self, g: Governing, space: int, means: Means | None) -> Clause | None:
        """AG-2.3.1 A card that still has to pay for the bundle stays."""
        # No price has War: promised for it, a card pays for nothing.
        if g.spaces[self.who * SPACES + space] == EMPTY:
            return OWN_CORTIGIANO
        if not self.items or not g.is_ready(self.who, space):
            return None
        if means is None:
            means = means_of(g, self.who, FOR_PURCHASE)
        if space not in means.sources:
            return None
        return None if means.reach(bundle_cost(self.items, EMPTY), space, WAR) else BUNDLE_KEPT

    def keeps(self, g: Governing, action: Action) -> Clause | None:
        if not self.items or not isinstance(action, (Bank, Use)):
            return None
        means = means_of(g, self.who, FOR_PURCHASE)
        return None if means.reach(bundle_cost(self.items, EMPTY), action.source, FLORIN) else BUNDLE_KEPT

    def answer(self, g: Governing, action: Action) -> None:
        if isinstance(action, Buy):
            g.then(ChooseItems(self.who, tuple(sorted([*self.items, action.item]))))
        elif isinstance(action, Discard):
            discard(g, self.who, action.space)
            g.then(self)
        elif self.items:
            g.then(Charge(self.who, bundle_cost(self.items, EMPTY), FOR_PURCHASE), Deliver(self.who, self.items))


@dataclass(frozen=True, slots=True)
class Deliver(GoverningDo):
    """AG-11.4.5 Tiles arrive at once; each card and the Cathedral ask for their places."""

    who: Seat
    items: tuple[int, ...]

    def run(self, g: Governing) -> None:
        cards: list[int] = []
        before = g.extra_spaces(self.who)
        for item in self.items:
            if g.news is not None:
                g.tell("bought", BOUGHT, {"seat": self.who, "item": ITEM_NAME[item]})
            if item < TITLE_ITEM:
                cards.append(item)
                # The card leaves the display now, so that a discard cannot be bought in the same bundle.
                g.notables[item] -= 1
            elif item != CATHEDRAL_ITEM:
                g.titles[self.who * TITLE_KINDS + item - TITLE_ITEM] = READY
        reopen_spaces(g, self.who, before)
        if CATHEDRAL_ITEM in self.items:
            g.then(BuildCathedral(self.who), PlaceCards(self.who, tuple(cards), ()))
        else:
            g.then(PlaceCards(self.who, tuple(cards), ()))


@dataclass(frozen=True, slots=True)
class BuildCathedral(GoverningAsk):
    """AG-11.4.9 (DP-W3) Which City receives the pawn; the tile stays bound to it and arrives exhausted."""

    who: Seat

    def topic(self) -> str:
        return "cathedral"

    def rule(self) -> Clause:
        return BUILD_WHERE

    def seat(self, g: Governing) -> Seat:
        return self.who

    def candidates(self, g: Governing) -> list[Action]:
        return [BUILD[city] for city in CATHEDRAL_SITES]

    def objection(self, g: Governing, action: Action) -> Clause | None:
        if not isinstance(action, Build):
            return BUILD_WHERE
        return None if action.city in cathedral_sites(g, self.who) else CATHEDRAL_CITY

    def answer(self, g: Governing, action: Action) -> None:
        assert isinstance(action, Build)
        g.cathedral[action.city] = EXHAUSTED
        if g.news is not None:
            g.tell("built_cathedral", BUILD_WHERE, {"seat": self.who, "city": CITY_NAME[action.city]})


@dataclass(frozen=True, slots=True)
class PlaceCards(GoverningDo):
    """AG-11.4.3 The bought cards go to spaces one after the other."""

    who: Seat
    cards: tuple[int, ...]
    """Still to be placed."""
    fresh: tuple[int, ...]
    """Spaces that hold cards of this bundle."""

    def run(self, g: Governing) -> None:
        if self.cards:
            g.then(PlaceCard(self.who, self.cards, self.fresh))


@dataclass(frozen=True, slots=True)
class PlaceCard(GoverningAsk):
    """AG-11.4.3 (DP-W3) Where the first of the bought cards goes; a card bought before may be discarded for it."""

    who: Seat
    cards: tuple[int, ...]
    fresh: tuple[int, ...]

    def topic(self) -> str:
        return "place"

    def rule(self) -> Clause:
        return PLACE_BOUGHT

    def seat(self, g: Governing) -> Seat:
        return self.who

    def candidates(self, g: Governing) -> list[Action]:
        return [*PUT, *DISCARD]

    def objection(self, g: Governing, action: Action) -> Clause | None:
        card = self.cards[0]
        if isinstance(action, Discard):
            if g.spaces[self.who * SPACES + action.space] == EMPTY:
                return OWN_CORTIGIANO
            return NOT_JUST_BOUGHT if action.space in self.fresh else None
        if not isinstance(action, Put):
            return PLACE_BOUGHT
        clause = space_objection(g, self.who, action.space)
        if clause is not None:
            return clause
        # AG-R79 The limit is checked after the discards.
        return LIMIT_DISCARD if CARD_LIMIT[card] and in_court(g, self.who, card) != EMPTY else None

    def answer(self, g: Governing, action: Action) -> None:
        if isinstance(action, Discard):
            discard(g, self.who, action.space)
            g.then(self)
            return
        assert isinstance(action, Put)
        card = self.cards[0]
        g.put_card(self.who, card, action.space)
        if g.news is not None:
            g.tell("placed_card", PLACE_BOUGHT, {"seat": self.who, "card": CARD_NAME[card]})
        if CARD_AGENT[card] and g.gain_agent(self.who) and g.news is not None:
            g.tell("gained_agent", AGENT_GAINED, {"seat": self.who, "source": CARD_NAME[card]})
        g.then(PlaceCards(self.who, self.cards[1:], (*self.fresh, action.space)))

