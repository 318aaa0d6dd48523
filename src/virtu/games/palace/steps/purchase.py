"""AG-11.4 Purchases: one bundle, one pooled payment, then the things find their places."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import DISCARD, DONE, Discard, Done
from virtu.games.palace.actions_winter import (
    BUILD,
    BUY,
    CATHEDRAL_ITEM,
    ITEM_NAME,
    TITLE_ITEM,
    Build,
    Buy,
    Shift,
)
from virtu.games.palace.clauses import AGENT_GAINED, OWN_CORTIGIANO
from virtu.games.palace.clauses_winter import (
    BOUGHT,
    BUILD_WHERE,
    BUNDLE,
    BUNDLE_KEPT,
    BUNDLE_PRICE,
    CATHEDRAL_CITY,
    LIMIT_DISCARD,
    NOT_JUST_BOUGHT,
    PLACE_BOUGHT,
)
from virtu.games.palace.ledger import price
from virtu.games.palace.market import (
    PRICE,
    bundle_cost,
    capacity,
    cards_in,
    in_court,
    item_objection,
    with_item,
    within,
)
from virtu.games.palace.payment_table import FOR_PURCHASE
from virtu.games.palace.purchasing_power import FREE, Cost, Means, means_of
from virtu.games.palace.state import EMPTY, READY, Palace
from virtu.games.palace.step import SeatAsk
from virtu.games.palace.steps.pay import Charge, PayingAsk, cost_words
from virtu.games.palace.steps.placing import CardAsk
from virtu.games.palace.steps.spaces import VacateSpace, discard, reopen_spaces, vacate_at_once
from virtu.games.palace.symbols import symbols
from virtu.games.palace.tables import (
    CARD_AGENT,
    CARD_LIMIT,
    CARD_NAME,
    CATHEDRAL_SITES,
    CITY_NAME,
    FLORIN,
    INDULGENCE_SOURCE,
    KINDS,
    KINGDOM,
    REPUBLIC,
    SHADED,
    SPACES,
    TITLE_KINDS,
    WAR,
)
from virtu.games.palace.wire import Details, Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseItems(PayingAsk):
    """AG-11.4.1 (DP-W3) Items one by one, each only if the whole bundle can still be paid; then one payment."""

    who: Final[Seat]
    items: Final[tuple[int, ...]]
    """The bundle so far, ascending."""

    def __init__(self, who: Seat, items: tuple[int, ...]) -> None:
        self.who = who
        self.items = items

    def topic(self) -> str:
        return "purchase"

    def rule(self) -> Clause:
        return BUNDLE

    def asked(self, g: Palace) -> Seat:
        return self.who

    def means(self, g: Palace) -> Means:
        return means_of(g, self.who, FOR_PURCHASE)

    def offers_within(self, g: Palace, means: Means) -> list[Action]:
        return self.items_in_reach(g, means)

    def agreed(self) -> Cost:
        return bundle_cost(self.items, EMPTY) if self.items else FREE

    def owes(self) -> Clause:
        return BUNDLE_KEPT

    def items_in_reach(self, g: Palace, means: Means) -> list[Action]:
        """Done, every item that can join the bundle, every card that can go."""
        spent = self.agreed()
        left = [means.totals[symbol] - spent[symbol] for symbol in range(KINDS)]
        florins = left[FLORIN]
        spaces = EMPTY
        items: list[Action] = [DONE]
        for item, each in enumerate(PRICE):
            # Far more is for sale than a purse holds: the price is looked at first.
            if each[FLORIN] > florins or not within(each, left):
                continue
            if spaces == EMPTY:
                spaces = capacity(g, self.who, self.items)
            if item_objection(g, self.who, self.items, item, spaces) is not None:
                continue
            if means.reach(with_item(spent, item)):
                items.append(BUY[item])
        for space in range(SPACES):
            if self.may_discard(g, space, means) is None:
                items.append(DISCARD[space])
        return items

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
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

    def may_discard(self, g: Palace, space: int, means: Means | None) -> Clause | None:
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

    def way_on(self, g: Palace) -> Action | None:
        # A card that has to pay for the bundle may go once its florins are banked.
        pays = [source for source in self.means(g).bankable() if source < SPACES]
        return None if pays else PayingAsk.way_on(self, g)

    def holds(self, g: Palace, space: int) -> Clause | None:
        return self.may_discard(g, space, None)

    def own_answer(self, g: Palace, action: Action) -> None:
        if isinstance(action, Buy):
            g.then(ChooseItems(self.who, tuple(sorted([*self.items, action.item]))))
        elif isinstance(action, Discard):
            discard(g, self.who, action.space)
            g.then(self)
            vacate_at_once(g, self.who)
        elif self.items:
            g.then(Charge(self.who, bundle_cost(self.items, EMPTY), FOR_PURCHASE), Deliver(self.who, self.items))

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        means = means_of(g, self.who, FOR_PURCHASE)
        means.drop(INDULGENCE_SOURCE)
        return {
            "bundle": [ITEM_NAME[item] for item in self.items],
            "cost": symbols(bundle_cost(self.items, EMPTY)),
            "spaces": len(g.free_spaces(self.who)),
            "collectable": means.totals[FLORIN] - g.treasury[self.who],
        }

    def own_preview(self, g: Palace, action: Action) -> Preview:
        if isinstance(action, Buy):
            whole, alone = bundle_cost(self.items, action.item), bundle_cost((), action.item)
            return {"cost": cost_words(whole), "alone": cost_words(alone)}
        if isinstance(action, Done) and self.items:
            return price(g, self.who, bundle_cost(self.items, EMPTY), FOR_PURCHASE)
        return {}

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        if not isinstance(action, Buy):
            return {"cost": cost_words(bundle_cost(self.items, EMPTY)), "limit": 1}
        bundle = (*self.items, action.item)
        facts: dict[str, Fact] = {
            "cost": cost_words(bundle_cost(self.items, action.item)),
            "limit": 1,
            "cards": cards_in(bundle),
            "spaces": capacity(g, self.who, bundle),
        }
        kind = action.item - TITLE_ITEM
        if kind in (KINGDOM, REPUBLIC):
            facts["other"] = ITEM_NAME[TITLE_ITEM + KINGDOM + REPUBLIC - kind]
        return facts


@dataclass(slots=True, init=False, unsafe_hash=True)
class Deliver(Do):
    """AG-11.4.5 Tiles arrive at once; each card and the Cathedral ask for their places."""

    who: Final[Seat]
    items: Final[tuple[int, ...]]

    def __init__(self, who: Seat, items: tuple[int, ...]) -> None:
        self.who = who
        self.items = items

    def perform(self, g: Palace) -> None:
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


@dataclass(slots=True, init=False, unsafe_hash=True)
class BuildCathedral(SeatAsk):
    """AG-11.4.9 (DP-W3) Which City receives the pawn; the tile stays bound to it and arrives exhausted."""

    def topic(self) -> str:
        return "cathedral"

    def rule(self) -> Clause:
        return BUILD_WHERE

    def candidates(self, g: Palace) -> list[Action]:
        return [BUILD[city] for city in CATHEDRAL_SITES]

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if not isinstance(action, Build):
            return BUILD_WHERE
        return None if action.city in g.cathedral_sites(self.who) else CATHEDRAL_CITY

    def own_answer(self, g: Palace, action: Action) -> None:
        assert isinstance(action, Build)
        g.build_cathedral(action.city)
        if g.news is not None:
            g.tell("built_cathedral", BUILD_WHERE, {"seat": self.who, "city": CITY_NAME[action.city]})


@dataclass(slots=True, init=False, unsafe_hash=True)
class PlaceCards(Do):
    """AG-11.4.3 The bought cards go to spaces one after the other."""

    who: Final[Seat]
    cards: Final[tuple[int, ...]]
    """Still to be placed."""
    fresh: Final[tuple[int, ...]]
    """Spaces that hold cards of this bundle."""

    def __init__(self, who: Seat, cards: tuple[int, ...], fresh: tuple[int, ...]) -> None:
        self.who = who
        self.cards = cards
        self.fresh = fresh

    def perform(self, g: Palace) -> None:
        if self.cards:
            g.then(PlaceCard(self.who, self.cards, self.fresh))
        elif g.shaded_occupied(self.who) > g.shaded_allowed(self.who):
            g.then(VacateForBundle(self.who, self.fresh))


@dataclass(slots=True, init=False, unsafe_hash=True)
class VacateForBundle(VacateSpace):
    """AG-10.8.5, AG-11.4.3 A card that was discarded took its space with it; those just bought stay."""

    fresh: Final[tuple[int, ...]]

    def __init__(self, who: Seat, fresh: tuple[int, ...]) -> None:
        VacateSpace.__init__(self, who)
        self.fresh = fresh

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if isinstance(action, Discard) and action.space in self.fresh:
            return NOT_JUST_BOUGHT
        return VacateSpace.own_objection(self, g, action)

    def own_answer(self, g: Palace, action: Action) -> None:
        fresh = list(self.fresh)
        if isinstance(action, Shift) and action.space in fresh:
            fresh[fresh.index(action.space)] = action.target
        g.then(PlaceCards(self.who, (), tuple(fresh)))
        VacateSpace.own_answer(self, g, action)

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        facts = VacateSpace.own_facts(self, g, action, clause)
        if clause is NOT_JUST_BOUGHT and isinstance(action, Discard):
            facts["card"] = CARD_NAME[g.spaces[self.who * SPACES + action.space]]
        return facts


@dataclass(slots=True, init=False, unsafe_hash=True)
class PlaceCard(CardAsk):
    """AG-11.4.3 (DP-W3) Where the first of the bought cards goes; a card bought before may be discarded for it."""

    cards: Final[tuple[int, ...]]
    fresh: Final[tuple[int, ...]]

    def __init__(self, who: Seat, cards: tuple[int, ...], fresh: tuple[int, ...]) -> None:
        CardAsk.__init__(self, who)
        self.cards = cards
        self.fresh = fresh

    def topic(self) -> str:
        return "place"

    def rule(self) -> Clause:
        return PLACE_BOUGHT

    def new_card(self) -> int:
        return self.cards[0]

    def kept(self, g: Palace, space: int) -> Clause | None:
        return NOT_JUST_BOUGHT if self.discarded_with(g, space) != EMPTY else None

    def discarded_with(self, g: Palace, space: int) -> int:
        """The space of a card just bought that would go: itself, or because another takes its space with it."""
        if space in self.fresh:
            return space
        shaded = [place for place in self.fresh if SHADED[place]]
        if not shaded:
            return EMPTY
        place = self.who * SPACES + space
        card = g.spaces[place]
        g.spaces[place] = EMPTY
        allowed = g.shaded_allowed(self.who)
        g.spaces[place] = card
        return shaded[0] if len(shaded) > allowed else EMPTY

    def unfit(self, g: Palace, space: int) -> Clause | None:
        clause = CardAsk.unfit(self, g, space)
        if clause is not None:
            return clause
        # AG-R79 The limit is checked after the discards.
        card = self.cards[0]
        return LIMIT_DISCARD if CARD_LIMIT[card] and in_court(g, self.who, card) != EMPTY else None

    def placed(self, g: Palace, space: int) -> None:
        card = self.cards[0]
        if g.news is not None:
            g.tell("placed_card", PLACE_BOUGHT, {"seat": self.who, "card": CARD_NAME[card]})
        if CARD_AGENT[card] and g.gain_agent(self.who) and g.news is not None:
            g.tell("gained_agent", AGENT_GAINED, {"seat": self.who, "source": CARD_NAME[card]})
        g.then(PlaceCards(self.who, self.cards[1:], (*self.fresh, space)))

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        facts: dict[str, Fact] = {**CardAsk.own_facts(self, g, action, clause), "item": CARD_NAME[self.cards[0]]}
        if isinstance(action, Discard) and g.spaces[self.who * SPACES + action.space] != EMPTY:
            space = self.discarded_with(g, action.space)
            facts["card"] = CARD_NAME[g.spaces[self.who * SPACES + (action.space if space == EMPTY else space)]]
        return facts


TAGS: Final[dict[str, type]] = {
    "choose_items": ChooseItems,
    "deliver": Deliver,
    "build_cathedral": BuildCathedral,
    "place_cards": PlaceCards,
    "place_card": PlaceCard,
    "vacate_for_bundle": VacateForBundle,
}


__all__ = [
    "BuildCathedral", "ChooseItems", "Deliver", "PlaceCard", "PlaceCards", "bundle_cost", "cards_in",
]
