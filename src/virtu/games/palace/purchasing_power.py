"""AG-4.1 What a seat can put up for a purpose, and whether a cost is within its reach."""

from typing import Final

from virtu.games.palace.indulgence_rules import FLORINS, request_objection
from virtu.games.palace.payment_table import OF_ROOM, SOURCE_KIND
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
    TILE_KINDS,
)
from virtu.kernel.ids import Seat

Cost = tuple[int, ...]
"""Nine numbers by symbol; the last, EITHER, counts Crowns or Crosses of the payer's choice."""

CROWNED: Final = (CROWN, CROSS)
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
        return 2 if symbol == SHIP else 0
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
    for source in (ACTION_SOURCE, IMPROVEMENT_SOURCE):
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

    def add(self, source: int, bottom: list[int], kinds: list[int]) -> None:
        """A source that gives one of these symbols, of which it shows these kinds."""
        self.sources.append(source)
        self.gifts.append(bottom)
        self.kinds.append(kinds)
        totals = self.totals
        for symbol in kinds:
            totals[symbol] += bottom[symbol]

    def bankable(self) -> list[int]:
        """AG-4.2.2, AG-7.4 The sources that would give florins to the treasury."""
        found: list[int] = []
        for index, source in enumerate(self.sources):
            if self.gifts[index][FLORIN] and SOURCE_KIND[source] != OF_ROOM:
                found.append(source)
        return found

    def reach(self, cost: Cost, source: int = -1, symbol: int = -1) -> bool:
        """Whether the sources can meet the cost; a source already promised for a symbol gives only that."""
        totals = self.totals
        pool = self.pool
        if cost[FLORIN] > totals[FLORIN]:
            return False
        if source < 0:
            # Mostly the answer is plain: too little of something, or only one thing wanted, so no source must choose.
            wanted = 0
            for kind in range(KINDS + 1):
                if cost[kind]:
                    wanted += 1
                    if kind == EITHER:
                        wanted += 1
                    elif kind != FLORIN and cost[kind] > totals[kind] + pool[kind]:
                        return False
            if wanted <= 1:
                return True
        need = [0] * (KINDS + 1)
        crowns = cost[CROWN] - pool[CROWN]
        crosses = cost[CROSS] - pool[CROSS]
        either = cost[EITHER]
        taken = -1
        florins = cost[FLORIN] - pool[FLORIN] - self.treasury
        if source >= 0:
            taken = self.sources.index(source)
            amount = self.gifts[taken][symbol]
            if symbol == CROWN:
                crowns -= amount
            elif symbol == CROSS:
                crosses -= amount
            elif symbol == FLORIN:
                florins -= amount
        if crowns < 0:
            either += crowns
            crowns = 0
        if crosses < 0:
            either += crosses
            crosses = 0
        need[FLORIN] = max(0, florins)
        need[CROWN] = crowns
        need[CROSS] = crosses
        need[EITHER] = max(0, either)
        missing = need[FLORIN] + crowns + crosses + need[EITHER]
        for kind in range(CROSS + 1, KINDS):
            if cost[kind]:
                left = cost[kind] - pool[kind] - (self.gifts[taken][kind] if kind == symbol else 0)
                if left > 0:
                    need[kind] = left
                    missing += left
        if not missing:
            return True
        for kind in range(1, KINDS):
            if need[kind] > totals[kind]:
                return False
        flexible: list[list[int]] = []
        for index in range(len(self.gifts)):
            if index == taken:
                continue
            relevant = 0
            only = -1
            bottom = self.gifts[index]
            for kind in self.kinds[index]:
                if need[kind] or (need[EITHER] and kind in CROWNED):
                    relevant += 1
                    only = kind
            if relevant == 1:
                give(need, only, bottom[only])
            elif relevant:
                flexible.append(bottom)
        return search(flexible, 0, need, totals_from(flexible), set())


def give(need: list[int], symbol: int, amount: int) -> None:
    """Take symbols off a need; Crowns and Crosses beyond their own need serve the free choice."""
    left = need[symbol] - amount
    if left < 0:
        if symbol in CROWNED:
            need[EITHER] = max(0, need[EITHER] + left)
        left = 0
    need[symbol] = left


def search(flexible: list[list[int]], index: int, need: list[int], rest: list[int], seen: set[int]) -> bool:
    """Whether the bottoms from an index on, each used for one symbol, cover the need; `rest` is their `totals_from`."""
    first = index * REST
    missing = need[EITHER]
    code = index * 32 + missing
    for kind in range(KINDS):
        wanted = need[kind]
        code = code * 32 + wanted
        if wanted:
            # A bound before any search: the rest together, as if every bottom gave all its symbols.
            if wanted > rest[first + kind]:
                return False
            missing += wanted
    if not missing:
        return True
    if need[CROWN] + need[CROSS] + need[EITHER] > rest[first + KINDS] or code in seen:
        return False
    seen.add(code)
    bottom = flexible[index]
    for kind in range(KINDS):
        if bottom[kind] and (need[kind] or (need[EITHER] and kind in CROWNED)):
            after = need[:]
            give(after, kind, bottom[kind])
            if search(flexible, index + 1, after, rest, seen):
                return True
    return search(flexible, index + 1, need, rest, seen)


REST: Final = KINDS + 1


def totals_from(flexible: list[list[int]]) -> list[int]:
    """By index * REST + symbol: what the bottoms from an index on show; last, how many are Crowns or Crosses."""
    rest = [0] * ((len(flexible) + 1) * REST)
    for index in range(len(flexible) - 1, -1, -1):
        first, later = index * REST, (index + 1) * REST
        bottom = flexible[index]
        for kind in range(KINDS):
            rest[first + kind] = rest[later + kind] + bottom[kind]
        rest[first + KINDS] = rest[later + KINDS] + max(bottom[CROWN], bottom[CROSS])
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


ONE_CROWN: Final = giving(CROWN, 1)
ONE_CROSS: Final = giving(CROSS, 1)
TWO_SHIPS: Final = giving(SHIP, 2)
FLORINS_OR_CROWN: Final = [FLORINS if kind == FLORIN else 1 if kind == CROWN else 0 for kind in range(KINDS)]


def means_of(g: Palace, seat: Seat, purpose: int) -> Means:
    """AG-4.3 All that a seat may use for a purpose now, beyond what the pool already holds."""
    means = Means(g.treasury[seat], g.pool[:])
    row = g.may_pay(purpose)
    for source in g.ready_sources(seat):
        if source < SPACES:
            card = g.spaces[seat * SPACES + source]
            bottom, shown = CARD_BOTTOM[card], CARD_KINDS[card]
        else:
            bottom, shown = TILE_BOTTOM[source], TILE_KINDS[source]
        allowed = 0 if g.renewed and source in g.renewed else row[SOURCE_KIND[source]]
        kinds: list[int] = []
        for symbol in shown:
            if symbol == FLORIN or (
                allowed >> symbol & 1 and not (g.locks and locked(g, seat, source, symbol))
            ):
                kinds.append(symbol)
        if kinds:
            means.add(source, bottom if len(kinds) == len(shown) else only(bottom, kinds), kinds)
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
            means.add(INDULGENCE_SOURCE, only(FLORINS_OR_CROWN, [FLORIN]), [FLORIN])
    for source in own:
        if source > INDULGENCE_SOURCE:
            add_own(source, means)
    return means


def add_own(source: int, means: Means) -> None:
    """AG-4.3 A source that only one of the games knows."""
    if source == POWER_SOURCE + EMPIRE:
        means.add(source, ONE_CROSS, [CROSS])
    elif source == POWER_SOURCE + OTTOMAN:
        means.add(source, TWO_SHIPS, [SHIP])
    else:
        means.add(source, ONE_CROWN, [CROWN])


def add_room(g: Palace, seat: Seat, allowed: int, means: Means) -> None:
    """AG-4.4.1 The Room's own sources: printed symbol, Action card, Improvement."""
    symbol = room_symbol(g, seat)
    if symbol >= 0 and allowed >> symbol & 1 and ROOM_SOURCE not in g.used:
        means.add(ROOM_SOURCE, giving(symbol, 1), [symbol])
    for source in (ACTION_SOURCE, IMPROVEMENT_SOURCE):
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
