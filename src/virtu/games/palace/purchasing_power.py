"""AG-4.1 What a seat can put up for a purpose, and whether a cost is within its reach."""

from typing import Final

from virtu.games.palace.indulgence_rules import FLORINS, request_objection
from virtu.games.palace.payment_table import OF_COURT, OF_DOMAIN, OF_ROOM, SOURCE_KIND
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.tables import (
    ACTION_SOURCE,
    CARD_BOTTOM,
    CARD_KINDS,
    CROSS,
    CROWN,
    EITHER,
    EMPIRE,
    FLORIN,
    IMPROVEMENT_SOURCE,
    INDULGENCE_SOURCE,
    KINDS,
    MICHELANGELO_SOURCE,
    NO_ACTION,
    OTTOMAN,
    POWER_SOURCE,
    PRINTED_SYMBOL,
    ROOM_SOURCE,
    ROOMS,
    SHIP,
    SOURCES,
    SPACES,
    TILE_BOTTOM,
    kinds_in,
)
from virtu.kernel.ids import Seat

Cost = tuple[int, ...]
"""Nine numbers by symbol; the last, EITHER, counts Crowns or Crosses of the payer's choice."""

ROOM_CARDS: Final = [ACTION_SOURCE, IMPROVEMENT_SOURCE]

OTTOMAN_SHIPS: Final = 2
"""AG-12.3.4"""
FREE: Final[Cost] = (0, 0, 0, 0, 0, 0, 0, 0, 0)


def cost_of(
    florins: int = 0, crowns: int = 0, crosses: int = 0, cavalry: int = 0, ships: int = 0, masks: int = 0,
    arrows: int = 0, either: int = 0,
) -> Cost:
    return (florins, crowns, crosses, cavalry, ships, masks, 0, arrows, either)


def gift(g: Palace, seat: Seat, source: int, symbol: int) -> int:
    """How many of a symbol a source gives, whether or not it may be used now."""
    if source < SPACES:
        card = g.spaces[seat * SPACES + source]
        return 0 if card == EMPTY else CARD_BOTTOM[card][symbol]
    if source == ROOM_SOURCE:
        return 1 if room_symbol(g, seat) == symbol else 0
    if source in (ACTION_SOURCE, IMPROVEMENT_SOURCE):
        card = room_card(g, seat, source)
        return 0 if card == EMPTY else CARD_BOTTOM[card][symbol]
    if source < POWER_SOURCE:
        return g.bottom(seat, source)[symbol]
    if source == POWER_SOURCE + EMPIRE:
        return 1 if symbol == CROSS else 0
    if source == POWER_SOURCE + OTTOMAN:
        return OTTOMAN_SHIPS if symbol == SHIP else 0
    if source == INDULGENCE_SOURCE:
        return FLORINS if symbol == FLORIN else 1 if symbol == CROWN else 0
    return 1 if source == MICHELANGELO_SOURCE and symbol == CROWN else 0


def room_symbol(g: Palace, seat: Seat) -> int:
    """AG-4.4.1 The printed symbol of the marker's Room, unless a card covers it; -1: none."""
    room = g.marker[seat]
    if room == EMPTY or g.actions[seat * ROOMS + room] != EMPTY:
        return -1
    action = g.printed(seat, room)
    return PRINTED_SYMBOL[action] if action != NO_ACTION else -1


def room_card(g: Palace, seat: Seat, source: int) -> int:
    """The Action card or Improvement of the marker's Room, or EMPTY."""
    room = g.marker[seat]
    if room == EMPTY:
        return EMPTY
    return g.actions[seat * ROOMS + room] if source == ACTION_SOURCE else g.improvements[seat * ROOMS + room]


def more_florins(g: Palace, seat: Seat, cost: Cost, purpose: int, used: list[int], in_pool: int) -> bool:
    """AG-4.2.4 Whether florins on Room cards that are not used yet could still spare the treasury."""
    row = g.may_pay(purpose)[OF_ROOM]
    if not (g.rules.surplus_banked and row) and (cost[FLORIN] <= in_pool or not row >> FLORIN & 1):
        return False
    for source in ROOM_CARDS:
        if source not in used and room_card(g, seat, source) != EMPTY and gift(g, seat, source, FLORIN):
            return True
    return False


def locked(g: Palace, seat: Seat, source: int, symbol: int) -> bool:
    """AG-4.1.7 Whether a bottom has paid with another symbol in this phase."""
    if not g.locks:
        return False
    first = (seat * SOURCES + source) * KINDS
    others = [entry for entry in g.locks if first <= entry < first + KINDS and entry != first + symbol]
    return len(others) > 0


def lock(g: Palace, seat: Seat, source: int, symbol: int) -> None:
    """AG-4.1.7 From now on this bottom pays with this symbol only, until the phase ends."""
    if g.rules.locked_by_phase:
        entry = (seat * SOURCES + source) * KINDS + symbol
        if entry not in g.locks:
            g.locks.append(entry)


class Means:
    """The sources a seat may use for a purpose, with what each gives; florins to bank are among them."""

    def __init__(self, treasury: int, pool: list[int]) -> None:
        self.treasury = treasury
        self.pool = pool
        self.sources: list[int] = []
        self.gifts: list[list[int]] = []
        self.kinds: list[list[int]] = []
        """By source: the symbols it shows."""
        self.totals = [0] * KINDS
        self.totals[FLORIN] = treasury + pool[FLORIN]
        self.firm = pool[:]
        """By symbol: what is there without any choice, in hand or from sources that show nothing else."""
        self.firm[FLORIN] += treasury

    def add(self, source: int, bottom: list[int], kinds: list[int]) -> None:
        """A source that gives one of these symbols, of which it shows these kinds."""
        self.sources.append(source)
        self.gifts.append(bottom)
        self.kinds.append(kinds)
        totals = self.totals
        for symbol in kinds:
            totals[symbol] += bottom[symbol]
        if len(kinds) == 1:
            self.firm[kinds[0]] += bottom[kinds[0]]

    def drop(self, source: int) -> None:
        """Do without a source, if it is there at all."""
        if source not in self.sources:
            return
        index = self.sources.index(source)
        self.sources.pop(index)
        bottom, kinds = self.gifts.pop(index), self.kinds.pop(index)
        for symbol in kinds:
            self.totals[symbol] -= bottom[symbol]
        if len(kinds) == 1:
            self.firm[kinds[0]] -= bottom[kinds[0]]

    def bankable(self) -> list[int]:
        """AG-4.2.2, AG-7.4 The sources that would give florins to the treasury."""
        sources: list[int] = []
        for index, source in enumerate(self.sources):
            if self.gifts[index][FLORIN] and SOURCE_KIND[source] != OF_ROOM:
                sources.append(source)
        return sources

    def reach(self, cost: Cost, source: int = -1, symbol: int = -1) -> bool:
        """Whether the sources can meet the cost; a source already promised for a symbol gives only that."""
        if source >= 0:
            return self.reach_after(cost, self.sources.index(source), symbol)
        totals, firm, pool = self.totals, self.firm, self.pool
        contested = 0
        for kind in range(KINDS):
            wanted = cost[kind]
            if wanted > firm[kind]:
                if wanted > totals[kind] + (0 if kind == FLORIN else pool[kind]):
                    return False
                contested += 1
        # Sources that could choose all serve the one symbol that is short, and together they have enough of it.
        return (contested <= 1 and not cost[EITHER]) or self.find(cost, -1, -1)

    def reach_after(self, cost: Cost, promised: int, symbol: int) -> bool:
        """The same once the source at an index is promised for a symbol."""
        totals, firm, pool = self.totals, self.firm, self.pool
        bottom = self.gifts[promised]
        bound = len(self.kinds[promised]) == 1
        contested = 0
        for kind in range(KINDS):
            wanted = cost[kind]
            if not wanted:
                continue
            sure = firm[kind]
            gone = 0
            if kind == symbol:
                if not bound:
                    sure += bottom[kind]
            elif bottom[kind]:
                gone = bottom[kind]
                if bound:
                    sure -= gone
            if wanted > sure:
                if wanted > totals[kind] - gone + (0 if kind == FLORIN else pool[kind]):
                    return False
                contested += 1
        return (contested <= 1 and not cost[EITHER]) or self.find(cost, promised, symbol)

    def find(self, cost: Cost, promised: int, symbol: int) -> bool:
        """Whether there is a way to meet the cost, looked for source by source."""
        need = self.missing(cost, promised, symbol)
        flexible: list[list[int]] = []
        for index, kinds in enumerate(self.kinds):
            if index == promised:
                continue
            useful = 0
            only = -1
            for kind in kinds:
                if wants(need, kind):
                    useful += 1
                    only = kind
            if useful == 1:
                give(need, only, self.gifts[index][only])
            elif useful:
                flexible.append(self.gifts[index])
        return search(flexible, 0, need, [], set())

    def missing(self, cost: Cost, promised: int, symbol: int) -> list[int]:
        """By symbol, the free choice last: what the cost takes beyond what is in hand and promised."""
        pool = self.pool
        need = [0] * (KINDS + 1)
        either = cost[EITHER]
        for kind in range(KINDS):
            if not cost[kind] and not either:
                continue
            left = cost[kind] - pool[kind]
            if kind == FLORIN:
                left -= self.treasury
            if kind == symbol:
                left -= self.gifts[promised][kind]
            if left > 0:
                need[kind] = left
            elif kind in (CROWN, CROSS):
                either += left
        if either > 0:
            need[EITHER] = either
        return need


def wants(need: list[int], symbol: int) -> bool:
    """Whether a symbol is of any use to a need."""
    return need[symbol] > 0 or (need[EITHER] > 0 and symbol in (CROWN, CROSS))


def give(need: list[int], symbol: int, amount: int) -> None:
    """Take symbols off a need; Crowns and Crosses beyond their own need serve the free choice."""
    left = need[symbol] - amount
    if left < 0:
        if symbol in (CROWN, CROSS):
            need[EITHER] = max(0, need[EITHER] + left)
        left = 0
    need[symbol] = left


def search(flexible: list[list[int]], index: int, need: list[int], rest: list[int], seen: set[int]) -> bool:
    """Whether the bottoms from an index on, each used for one symbol, cover the need.

    `rest` is their `totals_from`, worked out by the first call that cannot do without.
    """
    short = 0
    wanted = -1
    for kind in range(KINDS):
        if need[kind]:
            short += 1
            wanted = kind
    if short <= 1 and not need[EITHER]:
        return not short or together(flexible, index, wanted) >= need[wanted]
    if not rest:
        rest = totals_from(flexible, need)
    first = index * REST
    missing = need[EITHER]
    code = index * 32 + missing
    for kind in range(KINDS):
        # A bound before any search: the rest together, as if every bottom gave all its symbols.
        if need[kind] > rest[first + kind]:
            return False
        missing += need[kind]
        code = code * 32 + need[kind]
    if missing > rest[first + KINDS] or code in seen:
        return False
    seen.add(code)
    bottom = flexible[index]
    # Icons before florins: fewer sources show them.
    for kind in range(KINDS - 1, -1, -1):
        if bottom[kind] and wants(need, kind):
            after = need[:]
            give(after, kind, bottom[kind])
            if search(flexible, index + 1, after, rest, seen):
                return True
    return search(flexible, index + 1, need, rest, seen)


def together(flexible: list[list[int]], index: int, symbol: int) -> int:
    """How many of a symbol the bottoms from an index on give if all give that one."""
    total = 0
    for later in range(index, len(flexible)):
        total += flexible[later][symbol]
    return total


REST: Final = KINDS + 1


def totals_from(flexible: list[list[int]], need: list[int]) -> list[int]:
    """By index * REST + symbol: what the bottoms from an index on show; last, how much of a need they cover at most."""
    rest = [0] * ((len(flexible) + 1) * REST)
    for index in range(len(flexible) - 1, -1, -1):
        first, later = index * REST, (index + 1) * REST
        most = 0
        for kind, amount in enumerate(flexible[index]):
            rest[first + kind] = rest[later + kind] + amount
            if amount > most and wants(need, kind):
                most = amount
        rest[first + KINDS] = rest[later + KINDS] + most
    return rest


def giving(symbol: int, amount: int) -> list[int]:
    """A bottom with one kind of symbol."""
    return [amount if kind == symbol else 0 for kind in range(KINDS)]


def only(bottom: list[int], kinds: list[int]) -> list[int]:
    """A bottom of which only some kinds may be used."""
    masked = [0] * KINDS
    for symbol in kinds:
        masked[symbol] = bottom[symbol]
    return masked


ONE: Final = [giving(symbol, 1) for symbol in range(KINDS)]
TWO_SHIPS: Final = giving(SHIP, OTTOMAN_SHIPS)
THREE_FLORINS: Final = giving(FLORIN, FLORINS)
FLORINS_OR_CROWN: Final = [FLORINS if kind == FLORIN else 1 if kind == CROWN else 0 for kind in range(KINDS)]


class Gifts:
    """What bottoms give where only some symbols may be used; worked out once for each set of symbols."""

    def __init__(self, bottoms: list[list[int]]) -> None:
        self.bottoms = bottoms
        self.known: dict[int, tuple[list[list[int]], list[list[int]]]] = {}

    def under(self, symbols: int) -> tuple[list[list[int]], list[list[int]]]:
        """By bottom: its symbols, and which kinds they are. Florins can be banked for any purpose."""
        known = self.known.get(symbols)
        if known is None:
            usable = [kind for kind in range(KINDS) if kind == FLORIN or symbols >> kind & 1]
            gifts = [only(bottom, usable) for bottom in self.bottoms]
            known = (gifts, [kinds_in(gift) for gift in gifts])
            self.known[symbols] = known
        return known


COURT: Final = Gifts(CARD_BOTTOM)
"""Cortigiani, by card."""
DOMAIN: Final = Gifts(TILE_BOTTOM)
"""Tiles, by source."""


def means_of(g: Palace, seat: Seat, purpose: int) -> Means:
    """AG-4.3 All that a seat may use for a purpose now, beyond what the pool already holds."""
    means = Means(g.treasury[seat], g.pool[:])
    row = g.may_pay(purpose)
    court_gifts, court_kinds = COURT.known.get(row[OF_COURT]) or COURT.under(row[OF_COURT])
    domain_gifts, domain_kinds = DOMAIN.known.get(row[OF_DOMAIN]) or DOMAIN.under(row[OF_DOMAIN])
    spaces = g.spaces
    base = seat * SPACES
    restricted = bool(g.locks or g.renewed)
    for source in g.ready_sources(seat):
        if source < SPACES:
            card = spaces[base + source]
            bottom = court_gifts[card]
            kinds = court_kinds[card]
        else:
            bottom = domain_gifts[source]
            kinds = domain_kinds[source]
        if restricted:
            kinds = [symbol for symbol in kinds if symbol == FLORIN or not barred(g, seat, source, symbol)]
            bottom = only(bottom, kinds)
        if kinds:
            means.add(source, bottom, kinds)
    if row[OF_ROOM]:
        # AG-4.2.5 With florin_surplus=treasury the florins of Room cards are there for any action.
        add_room(g, seat, row[OF_ROOM] | (1 << FLORIN if g.rules.surplus_banked else 0), means)
    own = g.own_sources(seat, row)
    for source in own:
        if source < INDULGENCE_SOURCE:
            add_own(source, means)
    if request_objection(g, seat) is None:
        if row[SOURCE_KIND[INDULGENCE_SOURCE]]:
            means.add(INDULGENCE_SOURCE, FLORINS_OR_CROWN, [FLORIN, CROWN])
        else:
            means.add(INDULGENCE_SOURCE, THREE_FLORINS, [FLORIN])
    for source in own:
        if source > INDULGENCE_SOURCE:
            add_own(source, means)
    return means


def add_own(source: int, means: Means) -> None:
    """AG-4.3 A source that only one of the games knows."""
    if source == POWER_SOURCE + EMPIRE:
        means.add(source, ONE[CROSS], [CROSS])
    elif source == POWER_SOURCE + OTTOMAN:
        means.add(source, TWO_SHIPS, [SHIP])
    else:
        means.add(source, ONE[CROWN], [CROWN])


def barred(g: Palace, seat: Seat, source: int, symbol: int) -> bool:
    """AG-R109, AG-4.1.7 Whether a bottom was readied by this very Govern, or has paid with another symbol."""
    return source in g.renewed or locked(g, seat, source, symbol)


def add_room(g: Palace, seat: Seat, allowed: int, means: Means) -> None:
    """AG-4.4.1 The Room's own sources: printed symbol, Action card, Improvement."""
    symbol = room_symbol(g, seat)
    if symbol >= 0 and allowed >> symbol & 1 and ROOM_SOURCE not in g.used:
        means.add(ROOM_SOURCE, ONE[symbol], [symbol])
    for source in ROOM_CARDS:
        card = room_card(g, seat, source)
        if card == EMPTY or source in g.used:
            continue
        kinds = [kind for kind in CARD_KINDS[card] if allowed >> kind & 1]
        if kinds:
            means.add(source, only(CARD_BOTTOM[card], kinds), kinds)


def payable(g: Palace, seat: Seat, cost: Cost, purpose: int) -> bool:
    """Whether a seat could meet a cost now."""
    return means_of(g, seat, purpose).reach(cost)


__all__ = ["FREE", "Cost", "Means", "cost_of", "gift", "lock", "locked", "means_of", "payable"]
