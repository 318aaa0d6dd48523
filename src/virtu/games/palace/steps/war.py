"""AG-8.6.8 War symbols of the Room's cards become tokens; unused ones return."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import Use
from virtu.games.palace.clauses import NO_PRICE, TOKEN_PRICE, TOKENS_LEFT
from virtu.games.palace.clauses_war import TOKENS_RETURN
from virtu.games.palace.payment_table import FOR_WAR
from virtu.games.palace.purchasing_power import room_card
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.steps.pay import use, use_objection
from virtu.games.palace.tables import (
    ACTION_SOURCE,
    CARD_BOTTOM,
    CARD_PRICE,
    FLORIN,
    IMPROVEMENT_SOURCE,
    SHIP,
    TOKENS,
    WAR,
)
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
"""What positions and records call them: a tag never changes."""
