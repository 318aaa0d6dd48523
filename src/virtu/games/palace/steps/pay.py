"""AG-4 Payments: sources are used one at a time, each for one kind of symbol, until the cost is met."""

from dataclasses import dataclass
from typing import Any, Final

from virtu.games.palace.actions import DONE, PAY, USE, Bank, Pay, Use
from virtu.games.palace.clauses import (
    ALLIANCE_BONUS,
    COST_IN_REACH,
    COST_IS_MET,
    NO_SUCH_SOURCE,
    NOT_NEEDED,
    ONE_TYPE_PER_PHASE,
    PAYMENT,
    READIED_BY_THIS,
    READY_ONLY,
    ROOM_COVERED,
    SHOWS_SYMBOL,
    SOURCE_MAY_PAY,
    SURPLUS,
    USED_ONCE,
)
from virtu.games.palace.indulgence_rules import request, request_objection
from virtu.games.palace.ledger import asks_to_pay, brought, covered, ledger
from virtu.games.palace.payment_table import FOR_PURCHASE, OF_NOTHING, OF_ROOM, PURPOSE_NAME, SOURCE_KIND
from virtu.games.palace.purchasing_power import (
    FREE,
    Cost,
    Means,
    gift,
    lock,
    locked,
    means_of,
    room_card,
    room_symbol,
)
from virtu.games.palace.solver import lacking
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.step import PalaceAsk, for_florins, named
from virtu.games.palace.tables import (
    ACTION_SOURCE,
    CITY_SOURCE,
    CROSS,
    CROWN,
    FLORIN,
    IMPROVEMENT_SOURCE,
    INDULGENCE_SOURCE,
    KINDS,
    MICHELANGELO_SOURCE,
    POWER_SOURCE,
    ROOM_SOURCE,
    ROOMS,
    SOURCE_NAME,
    SPACES,
)
from virtu.games.palace.wire import Details, Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class Charge(Do):
    """AG-4.1.1 A cost falls due: paid at once if only the treasury is concerned, else the payer chooses sources."""

    payer: Final[Seat]
    cost: Final[Cost]
    purpose: Final[int]

    def __init__(self, payer: Seat, cost: Cost, purpose: int) -> None:
        self.payer = payer
        self.cost = cost
        self.purpose = purpose

    def perform(self, g: Palace) -> None:
        if is_met(g, self.payer, self.cost) and not asks_to_pay(g, self.payer, self.cost, self.purpose):
            settle(g, self.payer, self.cost)
        else:
            g.then(ChooseSource(self.payer, self.cost, self.purpose))


@dataclass(slots=True, init=False, unsafe_hash=True)
class PayingAsk(PalaceAsk):
    """A question whose answers draw on sources: what the seat can put up is worked out once for all of them."""

    def offers(self, g: Palace) -> list[Action]:
        means = self.means(g)
        offers = self.offers_within(g, means)
        agreed = self.agreed()
        for source in means.bankable():
            if agreed is FREE or means.reach(agreed, source, FLORIN):
                offers.append(for_florins(source))
        return offers

    def own_offers(self, g: Palace) -> list[Action]:
        return self.offers_within(g, self.means(g))

    def way_on(self, g: Palace) -> Action | None:
        answers = self.own_offers(g)
        return DONE if answers == [DONE] or (not self.is_open(g) and DONE in answers) else None

    def is_open(self, g: Any) -> bool:
        """Whether sources used for it could lead to anything."""
        return True

    def means(self, g: Any) -> Means:
        """What the seat can put up for what the question is about."""
        raise AssertionError(f"{self} needs no means")

    def offers_within(self, g: Any, means: Means) -> list[Action]:
        """The answers no clause objects to, given these means."""
        raise AssertionError(f"{self} offers nothing")

    def agreed(self) -> Cost:
        """What the seat owes already: florins may not be had at its expense."""
        return FREE

    def owes(self) -> Clause:
        """The clause that refuses florins which would cost what is agreed."""
        return COST_IN_REACH

    def keeps(self, g: Palace, action: Action) -> Clause | None:
        agreed = self.agreed()
        if agreed is FREE or not isinstance(action, (Bank, Use)):
            return None
        return None if self.means(g).reach(agreed, action.source, FLORIN) else self.owes()


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseSource(PayingAsk):
    """AG-4.1 DP-P4 Use one more source, or pay when the cost is met; no answer leads to a cost that cannot be met."""

    payer: Final[Seat]
    cost: Final[Cost]
    purpose: Final[int]

    def __init__(self, payer: Seat, cost: Cost, purpose: int) -> None:
        self.payer = payer
        self.cost = cost
        self.purpose = purpose

    def topic(self) -> str:
        return "pay"

    def rule(self) -> Clause:
        return PAYMENT

    def asked(self, g: Palace) -> Seat:
        return self.payer

    def means(self, g: Palace) -> Means:
        return means_of(g, self.payer, self.purpose)

    def offers_within(self, g: Palace, means: Means) -> list[Action]:
        offers: list[Action] = []
        need = needed(g, self.cost)
        banked = g.rules.surplus_banked
        for index, source in enumerate(means.sources):
            bottom = means.gifts[index]
            for symbol in range(KINDS):
                if not bottom[symbol]:
                    continue
                if symbol == FLORIN:
                    if SOURCE_KIND[source] != OF_ROOM or not (need[FLORIN] or banked):
                        continue
                elif not need[symbol]:
                    continue
                if means.reach(self.cost, source, symbol):
                    offers.append(USE[source][symbol])
        if is_met(g, self.payer, self.cost):
            offers.append(PAY)
        return offers

    def agreed(self) -> Cost:
        return self.cost

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if isinstance(action, Pay):
            return None if is_met(g, self.payer, self.cost) else COST_IS_MET
        if not isinstance(action, Use):
            return PAYMENT
        clause = use_objection(g, self.payer, action.source, action.symbol, self.purpose)
        if clause is not None:
            return clause
        if not needed(g, self.cost)[action.symbol] and not (action.symbol == FLORIN and g.rules.surplus_banked):
            return NOT_NEEDED
        means = means_of(g, self.payer, self.purpose)
        return None if means.reach(self.cost, action.source, action.symbol) else COST_IN_REACH

    def own_answer(self, g: Palace, action: Action) -> None:
        if isinstance(action, Use):
            use(g, self.payer, action.source, action.symbol, self.purpose)
            self.again(g)
        else:
            settle(g, self.payer, self.cost)

    def again(self, g: Palace) -> None:
        g.then(Charge(self.payer, self.cost, self.purpose))

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        return {"ledger": ledger(g, self.payer, self.cost, self.purpose)}

    def preview(self, g: Palace, action: Action, seat: Seat | None) -> Preview:
        seen = PalaceAsk.preview(self, g, action, seat)
        if not isinstance(action, Pay):
            after = g.clone()
            self.answer(after, action)
            seen["covered"] = covered(after, self.payer, self.cost, self.purpose)
        return seen

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"purpose": PURPOSE_NAME[self.purpose]}
        if isinstance(action, Pay):
            facts["missing"] = missing_words(g, self.payer, self.cost)
        return facts


def needed(g: Palace, cost: Cost) -> list[int]:
    """By symbol: how many more the cost can take up; florins only as far as Room cards could give them."""
    need = lacking(cost, g.pool)
    free = need.pop()
    need[CROWN] += free
    need[CROSS] += free
    return need


def is_met(g: Palace, seat: Seat, cost: Cost) -> bool:
    """Whether the pool and the treasury cover a cost."""
    return not any(lacking(cost, brought(g, seat)))


def settle(g: Palace, seat: Seat, cost: Cost) -> None:
    """The cost is paid from the pool, florins first from Room cards, then from the treasury; the rest is lost."""
    florins = max(0, cost[FLORIN] - g.pool[FLORIN])
    g.treasury[seat] -= florins
    if g.news is not None and cost != FREE:
        g.tell("paid", PAYMENT, {"seat": seat, "florins": florins, "cost": cost_words(cost)})
    clear(g)


def clear(g: Palace) -> None:
    """AG-4.1.5 Symbols left in the pool are lost; the next payment begins anew."""
    for symbol in range(KINDS):
        g.pool[symbol] = 0
    g.used.clear()
    g.renewed.clear()


def use_objection(g: Palace, seat: Seat, source: int, symbol: int, purpose: int) -> Clause | None:
    """Why a source cannot give a symbol for a purpose; the order follows the rules: kind, object, state."""
    kind, row = SOURCE_KIND[source], g.may_pay(purpose)
    florin_of_room = g.rules.surplus_banked and kind == OF_ROOM and symbol == FLORIN and row[OF_ROOM] != 0
    if kind == OF_NOTHING or not (row[kind] >> symbol & 1 or florin_of_room):
        return SOURCE_MAY_PAY
    if source in g.used:
        return USED_ONCE
    if source < SPACES or CITY_SOURCE <= source < POWER_SOURCE:
        if not g.owns(seat, source):
            return NO_SUCH_SOURCE
        if not g.is_ready(seat, source):
            return READY_ONLY
        if not g.bottom(seat, source)[symbol]:
            return SHOWS_SYMBOL
        if source in g.renewed:
            return READIED_BY_THIS
        return ONE_TYPE_PER_PHASE if locked(g, seat, source, symbol) else None
    if source == ROOM_SOURCE:
        if g.actions[seat * ROOMS + g.marker[seat]] != EMPTY:
            return ROOM_COVERED
        return None if room_symbol(g, seat) == symbol else SHOWS_SYMBOL
    if source in (ACTION_SOURCE, IMPROVEMENT_SOURCE):
        if room_card(g, seat, source) == EMPTY:
            return NO_SUCH_SOURCE
        return None if gift(g, seat, source, symbol) else SHOWS_SYMBOL
    if source == INDULGENCE_SOURCE:
        return request_objection(g, seat)
    if g.may_use(seat, source):
        return None
    return NO_SUCH_SOURCE if source == MICHELANGELO_SOURCE else ALLIANCE_BONUS


def use(g: Palace, seat: Seat, source: int, symbol: int, purpose: int) -> int:
    """Use a source: its symbols go to the pool, florins of Room cards under AG-4.2.5 to the treasury."""
    amount = gift(g, seat, source, symbol)
    g.used.append(source)
    if source < SPACES or CITY_SOURCE <= source < POWER_SOURCE:
        g.exhaust(seat, source)
        lock(g, seat, source, symbol)
    elif source == INDULGENCE_SOURCE:
        request(g, seat, "crown")
    elif POWER_SOURCE <= source < INDULGENCE_SOURCE:
        g.exhaust(seat, source)
    if symbol == FLORIN and g.rules.surplus_banked:
        g.treasury[seat] += amount
        g.tell("banked", SURPLUS, {"seat": seat, **named(g, seat, source), "florins": amount})
    else:
        g.pool[symbol] += amount
    if g.news is not None:
        facts: dict[str, Fact] = {"seat": seat, "source": SOURCE_NAME[source]}
        g.tell("used", PAYMENT, {**facts, "symbol": WORDS[symbol], "count": amount})
        if source >= POWER_SOURCE:
            # By name as well, so that statistics can tell them apart.
            g.tell(f"used_{SOURCE_NAME[source]}", PAYMENT, facts)
    return amount


def usable(g: Palace, seat: Seat, purpose: int) -> list[Action]:
    """Every source a pooled action could use now, each with each symbol the purpose takes."""
    return usable_among(means_of(g, seat, purpose))


def usable_among(means: Means) -> list[Action]:
    """The same for means that are known; only florins of a Room are used, all others are banked."""
    answers: list[Action] = []
    for index, source in enumerate(means.sources):
        for symbol in means.kinds[index]:
            if symbol != FLORIN or SOURCE_KIND[source] == OF_ROOM:
                answers.append(USE[source][symbol])
    return answers


WORDS: Final = ["florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow", "crown or cross"]


def cost_words(cost: Cost) -> str:
    """A cost as facts and events write it: "2 florin, 1 crown"."""
    return ", ".join([f"{cost[symbol]} {WORDS[symbol]}" for symbol in range(KINDS + 1) if cost[symbol]])


def missing_words(g: Palace, seat: Seat, cost: Cost) -> str:
    """What a payment still lacks, in words."""
    return cost_words(tuple(lacking(cost, brought(g, seat))))


TAGS: Final[dict[str, type]] = {"charge": Charge, "choose_source": ChooseSource}


__all__ = [
    "FOR_PURCHASE", "PURPOSE_NAME", "Charge", "ChooseSource", "PayingAsk", "clear", "cost_words", "is_met", "needed",
    "settle", "usable", "usable_among", "use", "use_objection",
]
