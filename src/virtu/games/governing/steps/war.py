"""AG-8.6 Wage War: Cavalry and Ships move Troops; War symbols of the Room's cards become tokens."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions import DONE, MARCH, SAIL, Done, March, Sail, Use
from virtu.games.governing.clauses import (
    MARCH_CAVALRY,
    MARCH_ROAD,
    NO_PRICE,
    SAIL_PORTS,
    SAIL_SHIPS,
    TOKEN_PRICE,
    TOKENS_LEFT,
    TROOP_STOPPED,
    TROOP_THERE,
    WAR_ANSWER,
)
from virtu.games.governing.ledger import pooled
from virtu.games.governing.payment_table import FOR_WAR
from virtu.games.governing.purchasing_power import FREE, Cost, Means, cost_of, means_of, room_card
from virtu.games.governing.state import EMPTY, OUT, Governing
from virtu.games.governing.steps.pay import PayingAsk, usable_among, use, use_objection
from virtu.games.governing.tables import (
    ACTION_SOURCE,
    CARD_BOTTOM,
    CARD_PRICE,
    CAVALRY,
    CITIES,
    CITY_NAME,
    FLORIN,
    IMPROVEMENT_SOURCE,
    NEIGHBOURS,
    SHIP,
    TOKENS,
    VOYAGE,
    WAR,
)
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class WarPool(PayingAsk):
    """AG-8.6 DP-P7 Use a source, move a Troop by road or sea, or stop."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def topic(self) -> str:
        return "war"

    def rule(self) -> Clause:
        return WAR_ANSWER

    def asked(self, g: Governing) -> Seat:
        return self.who

    def means(self, g: Governing) -> Means:
        return means_of(g, self.who, FOR_WAR)

    def offers_within(self, g: Governing, means: Means) -> list[Action]:
        # Only War symbols and their florins may be refused for reasons of their own.
        found = [
            action
            for action in usable_among(means)
            if not (isinstance(action, Use) and action.symbol in (WAR, FLORIN)) or self.own_objection(g, action) is None
        ]
        if g.pool[CAVALRY] or g.pool[SHIP]:
            roads = NEIGHBOURS[g.side()]
            for origin in range(CITIES):
                if g.owner[origin] != self.who or not g.troops_at(self.who, origin):
                    continue
                if g.pool[CAVALRY]:
                    found += [MARCH[origin][city] for city in roads[origin] if g.owner[city] != OUT]
                if g.pool[SHIP]:
                    row = VOYAGE[origin]
                    for city in range(CITIES):
                        if 0 < row[city] <= g.pool[SHIP] and g.owner[city] != OUT:
                            found.append(SAIL[origin][city])
        found.append(DONE)
        return found

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Use):
            return source_objection(g, self.who, action.source, action.symbol)
        if isinstance(action, March):
            if action.city not in g.neighbours(action.origin):
                return MARCH_ROAD
            clause = self.troop(g, action.origin)
            return MARCH_CAVALRY if clause is None and not g.pool[CAVALRY] else clause
        if isinstance(action, Sail):
            if g.owner[action.origin] == OUT or g.owner[action.city] == OUT:
                return SAIL_PORTS
            clause = self.troop(g, action.origin)
            if clause is None and VOYAGE[action.origin][action.city] > g.pool[SHIP]:
                return SAIL_SHIPS
            return clause
        return WAR_ANSWER

    def troop(self, g: Governing, origin: int) -> Clause | None:
        """AG-8.6.4 Only a Troop in an own City moves: one in front of another City has stopped there."""
        if not g.troops_at(self.who, origin):
            return TROOP_THERE
        return None if g.owner[origin] == self.who else TROOP_STOPPED

    def own_answer(self, g: Governing, action: Action) -> None:
        if isinstance(action, Use):
            use_in_war(g, self.who, action.source, action.symbol)
        elif isinstance(action, March):
            g.pool[CAVALRY] -= 1
            move_troop(g, self.who, action.origin, action.city, "marched", MARCH_ROAD)
        elif isinstance(action, Sail):
            g.pool[SHIP] -= VOYAGE[action.origin][action.city]
            move_troop(g, self.who, action.origin, action.city, "sailed", SAIL_PORTS)
        else:
            return
        g.then(self)

    def details(self, g: Governing, viewer: Seat | None) -> dict[str, object]:
        return pooled(g, self, FOR_WAR, [CAVALRY, SHIP])

    def takes(self, g: Governing, action: Action) -> Cost:
        if isinstance(action, Sail):
            return cost_of(ships=VOYAGE[action.origin][action.city])
        return cost_of(cavalry=1) if isinstance(action, March) else FREE

    def own_facts(self, g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
        return war_facts(g, self.who, action)


def move_troop(g: Governing, seat: Seat, origin: int, city: int, event: str, clause: Clause) -> None:
    """One Troop goes from City to City; in a City of somebody else it besieges."""
    g.troops[origin * g.players + seat] -= 1
    g.troops[city * g.players + seat] += 1
    if g.news is not None:
        g.tell(event, clause, {"seat": seat, "origin": CITY_NAME[origin], "city": CITY_NAME[city]})


def florins_for_tokens(g: Governing, seat: Seat) -> int:
    return g.treasury[seat] + g.pool[FLORIN]


def price_each(card: int) -> int:
    """AG-8.6.8 The printed price of one War symbol of a card."""
    return CARD_PRICE[card] // CARD_BOTTOM[card][WAR]


def tokens_left(g: Governing) -> int:
    return TOKENS - sum(g.tokens)


def source_objection(g: Governing, seat: Seat, source: int, symbol: int) -> Clause | None:
    """AG-8.6.8 Why a source cannot be used in a war: War symbols become tokens, florins only pay for these."""
    clause = use_objection(g, seat, source, symbol, FOR_WAR)
    if clause is not None:
        return clause
    if symbol == WAR:
        return token_objection(g, seat, source)
    useless = symbol == FLORIN and not g.rules.surplus_banked and not tokens_to_buy(g, seat, source)
    return NO_PRICE if useless else None


def token_objection(g: Governing, seat: Seat, source: int) -> Clause | None:
    """AG-8.6.8 A War symbol needs a token in the supply and its price at once."""
    if not tokens_left(g):
        return TOKENS_LEFT
    return TOKEN_PRICE if florins_for_tokens(g, seat) < price_each(room_card(g, seat, source)) else None


def use_in_war(g: Governing, seat: Seat, source: int, symbol: int) -> None:
    use(g, seat, source, symbol, FOR_WAR)
    if symbol == WAR:
        take_tokens(g, seat, source)


def take_tokens(g: Governing, seat: Seat, source: int) -> None:
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


def tokens_to_buy(g: Governing, seat: Seat, besides: int) -> bool:
    """AG-4.2.4 Whether a token that costs florins could still be taken from the Room's other card."""
    other = IMPROVEMENT_SOURCE if besides == ACTION_SOURCE else ACTION_SOURCE
    card = room_card(g, seat, other)
    if card == EMPTY or other in g.used or not tokens_left(g):
        return False
    return CARD_BOTTOM[card][WAR] > 0 and CARD_PRICE[card] > 0


def war_facts(g: Governing, seat: Seat, action: Action) -> dict[str, Fact]:
    """The Ships in the pool; of War symbols their price and the florins for them."""
    facts: dict[str, Fact] = {"left": g.pool[SHIP]}
    if isinstance(action, Use) and action.symbol == WAR and action.source in (ACTION_SOURCE, IMPROVEMENT_SOURCE):
        card = room_card(g, seat, action.source)
        if card != EMPTY and CARD_BOTTOM[card][WAR]:
            facts["price"] = price_each(card)
            facts["florins"] = florins_for_tokens(g, seat)
    return facts


TAGS: Final[dict[str, type]] = {"war_pool": WarPool}
"""What positions and records call them: a tag never changes."""
