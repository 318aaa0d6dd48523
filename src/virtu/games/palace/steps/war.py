"""AG-8.6 Wage War: Cavalry and Ships move Troops; War symbols of the Room's cards become tokens, unused ones return."""

from dataclasses import dataclass
from typing import Any, Final

from virtu.games.palace.actions import DONE, Done, March, Sail, Use
from virtu.games.palace.clauses import (
    MARCH_CAVALRY,
    MARCH_ROAD,
    NO_PRICE,
    SAIL_PORTS,
    SAIL_SHIPS,
    TOKEN_PRICE,
    TOKENS_LEFT,
    WAR_ANSWER,
)
from virtu.games.palace.clauses_war import TOKENS_RETURN
from virtu.games.palace.ledger import pooled
from virtu.games.palace.payment_table import FOR_WAR
from virtu.games.palace.pointing import Passage
from virtu.games.palace.purchasing_power import FREE, Cost, Means, cost_of, means_of, room_card
from virtu.games.palace.state import EMPTY, OUT, Palace
from virtu.games.palace.steps.pay import PayingAsk, usable_among, use, use_objection
from virtu.games.palace.tables import (
    ACTION_SOURCE,
    CARD_BOTTOM,
    CARD_PRICE,
    CAVALRY,
    CITIES,
    CITY_NAME,
    FLORIN,
    IMPROVEMENT_SOURCE,
    SHIP,
    TOKENS,
    VOYAGE,
    WAR,
)
from virtu.games.palace.wire import Details
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


def florins_for_tokens(g: Palace, seat: Seat) -> int:
    return g.treasury[seat] + g.pool[FLORIN]


def price_each(card: int) -> int:
    """AG-8.6.8 The printed price of one War symbol of a card."""
    return CARD_PRICE[card] // CARD_BOTTOM[card][WAR]


def tokens_left(g: Palace) -> int:
    return TOKENS - sum(g.tokens)


def source_objection(g: Palace, seat: Seat, source: int, symbol: int) -> Clause | None:
    """AG-8.6.8 Why a source cannot be used in a war: War symbols become tokens, florins only pay for these."""
    clause = use_objection(g, seat, source, symbol, FOR_WAR)
    if clause is not None:
        return clause
    if symbol == WAR:
        return token_objection(g, seat, source)
    useless = symbol == FLORIN and not g.rules.surplus_banked and not tokens_to_buy(g, seat, source)
    return NO_PRICE if useless else None


def token_objection(g: Palace, seat: Seat, source: int) -> Clause | None:
    """AG-8.6.8 A War symbol needs a token in the supply and its price at once."""
    if not tokens_left(g):
        return TOKENS_LEFT
    return TOKEN_PRICE if florins_for_tokens(g, seat) < price_each(room_card(g, seat, source)) else None


def use_in_war(g: Palace, seat: Seat, source: int, symbol: int) -> None:
    use(g, seat, source, symbol, FOR_WAR)
    if symbol == WAR:
        take_tokens(g, seat, source)


def take_tokens(g: Palace, seat: Seat, source: int) -> None:
    """One token for each War symbol of the bottom, as far as tokens and florins reach."""
    card = room_card(g, seat, source)
    price = price_each(card)
    count = 0
    while count < CARD_BOTTOM[card][WAR] and tokens_left(g) and florins_for_tokens(g, seat) >= price:
        from_pool = min(price, g.pool[FLORIN])
        g.pool[FLORIN] -= from_pool
        g.treasury[seat] -= price - from_pool
        g.tokens[seat] += 1
        count += 1
    g.pool[WAR] = 0
    if g.news is not None:
        g.tell("took_tokens", TOKENS_LEFT, {"seat": seat, "count": count, "florins": count * price})


def tokens_to_buy(g: Palace, seat: Seat, besides: int) -> bool:
    """AG-4.2.4 Whether a token that costs florins could still be taken from the Room's other card."""
    other = IMPROVEMENT_SOURCE if besides == ACTION_SOURCE else ACTION_SOURCE
    card = room_card(g, seat, other)
    if card == EMPTY or other in g.used or not tokens_left(g):
        return False
    return CARD_BOTTOM[card][WAR] > 0 and CARD_PRICE[card] > 0


def token_in_reach(g: Palace, seat: Seat, means: Means) -> bool:
    """AG-8.6.8 Whether a token could be taken, if need be with florins that are still to be banked."""
    if not tokens_left(g):
        return False
    for index, source in enumerate(means.sources):
        if means.gifts[index][WAR] and price_each(room_card(g, seat, source)) <= means.totals[FLORIN]:
            return True
    return False


def war_facts(g: Palace, seat: Seat, action: Action) -> dict[str, Fact]:
    """The Ships in the pool; of War symbols their price and the florins for them."""
    facts: dict[str, Fact] = {"left": g.pool[SHIP]}
    if isinstance(action, Use) and action.symbol == WAR and action.source in (ACTION_SOURCE, IMPROVEMENT_SOURCE):
        card = room_card(g, seat, action.source)
        if card != EMPTY and CARD_BOTTOM[card][WAR]:
            facts["price"] = price_each(card)
            facts["florins"] = florins_for_tokens(g, seat)
    return facts


@dataclass(slots=True, init=False, unsafe_hash=True)
class WarAsk(PayingAsk):
    """AG-8.6 DP-P7 Use a source, move a Troop by road or sea, or stop."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def topic(self) -> str:
        return "war"

    def rule(self) -> Clause:
        return WAR_ANSWER

    def asked(self, g: Palace) -> Seat:
        return self.who

    def means(self, g: Palace) -> Means:
        return means_of(g, self.who, FOR_WAR)

    # ---- what each game answers for itself

    def troop(self, g: Any, colour: int, origin: int) -> Clause | None:
        """Why no Troop of a colour may leave a City."""
        raise AssertionError(f"{self} moves nobody")

    def arrive(self, g: Any, colour: int, city: int) -> None:
        """What a Troop's arrival changes."""

    def stop(self, g: Any) -> None:
        """What ends with the action."""

    def sparing(self) -> bool:
        """Whether costs are named, and nobody is led to an Indulgence."""
        return False

    # ---- the same for both

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        return pooled(g, self, FOR_WAR, [CAVALRY, SHIP], self.sparing())

    def offers_within(self, g: Palace, means: Means) -> list[Action]:
        # Only War symbols and their florins may be refused for reasons of their own.
        offers = [
            action
            for action in usable_among(means)
            if not (isinstance(action, Use) and action.symbol in (WAR, FLORIN)) or self.own_objection(g, action) is None
        ]
        if g.pool[CAVALRY] or g.pool[SHIP]:
            for colour in g.colours_of(self.who):
                for origin in range(CITIES):
                    if g.count_at(colour, origin) and self.troop(g, colour, origin) is None:
                        offers += self.ways(g, colour, origin)
        offers.append(DONE)
        return offers

    def way_on(self, g: Palace) -> Action | None:
        # Florins, be it those of an Indulgence, may buy a token that is not offered yet.
        return None if token_in_reach(g, self.who, self.means(g)) else PayingAsk.way_on(self, g)

    def is_open(self, g: Palace) -> bool:
        for action in self.own_offers(g):
            if isinstance(action, Use) and action.symbol in (WAR, FLORIN):
                return True
        for colour in g.colours_of(self.who):
            for origin in range(CITIES):
                if g.count_at(colour, origin) and self.troop(g, colour, origin) is None:
                    return True
        return False

    def ways(self, g: Palace, colour: int, origin: int) -> list[Action]:
        """Every step a Troop of a colour could take from a City."""
        ways: list[Action] = []
        if g.pool[CAVALRY]:
            march = g.orders(colour).march[origin]
            ways += [march[city] for city in g.neighbours(origin)]
        if g.pool[SHIP]:
            row, sail = VOYAGE[origin], g.orders(colour).sail[origin]
            for city in range(CITIES):
                if 0 < row[city] <= g.pool[SHIP] and g.owner[city] != OUT:
                    ways.append(sail[city])
        return ways

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Use):
            return source_objection(g, self.who, action.source, action.symbol)
        if isinstance(action, March):
            if action.city not in g.neighbours(action.origin):
                return MARCH_ROAD
            clause = self.troop(g, g.colour_of(self.who, action), action.origin)
            return MARCH_CAVALRY if clause is None and not g.pool[CAVALRY] else clause
        if isinstance(action, Sail):
            if g.owner[action.origin] == OUT or g.owner[action.city] == OUT:
                return SAIL_PORTS
            clause = self.troop(g, g.colour_of(self.who, action), action.origin)
            if clause is None and VOYAGE[action.origin][action.city] > g.pool[SHIP]:
                return SAIL_SHIPS
            return clause
        return WAR_ANSWER

    def own_answer(self, g: Palace, action: Action) -> None:
        if isinstance(action, Use):
            use_in_war(g, self.who, action.source, action.symbol)
        elif isinstance(action, March):
            g.pool[CAVALRY] -= 1
            self.move(g, action, "marched", MARCH_ROAD)
        elif isinstance(action, Sail):
            g.pool[SHIP] -= VOYAGE[action.origin][action.city]
            self.move(g, action, "sailed", SAIL_PORTS)
        else:
            self.stop(g)
            return
        g.then(self)

    def move(self, g: Palace, action: Passage, event: str, clause: Clause) -> None:
        """One Troop goes from City to City."""
        colour, origin, city = g.colour_of(self.who, action), action.origin, action.city
        g.change(colour, origin, -1)
        g.change(colour, city, 1)
        self.arrive(g, colour, city)
        if g.news is not None:
            places: dict[str, Fact] = {"origin": CITY_NAME[origin], "city": CITY_NAME[city]}
            g.tell(event, clause, {"seat": self.who, **g.named_colour(colour), **places})

    def takes(self, g: Palace, action: Action) -> Cost:
        if isinstance(action, Sail):
            return cost_of(ships=VOYAGE[action.origin][action.city])
        return cost_of(cavalry=1) if isinstance(action, March) else FREE

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        return war_facts(g, self.who, action)


@dataclass(slots=True, init=False, unsafe_hash=True)
class ReturnTokens(Do):
    """AG-10.3.9 Unused tokens return to the supply: of one player, or of all."""

    who: Final[int]

    def __init__(self, who: int) -> None:
        self.who = who

    def perform(self, g: Palace) -> None:
        for seat in range(g.players):
            if self.who in (EMPTY, seat) and g.tokens[seat]:
                if g.news is not None:
                    g.tell("returned_tokens", TOKENS_RETURN, {"seat": seat, "tokens": g.tokens[seat]})
                g.tokens[seat] = 0


RETURN_ALL: Final = ReturnTokens(EMPTY)


TAGS: Final[dict[str, type]] = {"return_tokens": ReturnTokens}
