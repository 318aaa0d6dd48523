"""Paying well: all payments of a cost that waste nothing another payment would keep, the least wasteful first."""

from typing import Final

from virtu.games.palace.actions import BANK, USE
from virtu.games.palace.payment_table import OF_MICHELANGELO, OF_ROOM, SOURCE_KIND
from virtu.games.palace.purchasing_power import Cost, Means, means_of
from virtu.games.palace.state import Palace
from virtu.games.palace.tables import CROSS, CROWN, EITHER, FLORIN, INDULGENCE_SOURCE, KINDS
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat

MOST_NODES: Final = 40000
MOST_FOUND: Final = 1500
"""The search gives up looking for further payments here; what it has found is good all the same."""


class Payment:
    """One way to meet a cost: which sources give what, what is lost, and what stays available."""

    def __init__(
        self, sources: list[int], symbols: list[int], kept: list[int], treasury: int, wasted: int, in_room: int
    ) -> None:
        self.sources = sources
        self.symbols = symbols
        self.kept = kept
        """Sources that stay ready."""
        self.treasury = treasury
        """Florins afterwards."""
        self.wasted = wasted
        """Symbols nobody needed."""
        self.in_room = in_room
        """Florins that lie in the pool once its sources are used."""

    def actions(self) -> list[Action]:
        """The answers that carry it out, in an order that is always legal."""
        return [giving(source, self.symbols[index]) for index, source in enumerate(self.sources)]

    def rank(self) -> tuple[int, int, int, int]:
        """Least wasteful first; an Indulgence is a loss of its own."""
        return (INDULGENCE_SOURCE in self.sources, self.wasted, len(self.sources), -self.treasury)


def giving(source: int, symbol: int) -> Action:
    """The answer by which a source gives a symbol: florins are banked, but for those of Rooms and Indulgences."""
    used = symbol != FLORIN or SOURCE_KIND[source] == OF_ROOM or source == INDULGENCE_SOURCE
    return USE[source][symbol] if used else BANK[source]


def is_free(source: int) -> bool:
    """Sources that never exhaust: nothing is saved by leaving them out."""
    return SOURCE_KIND[source] in (OF_ROOM, OF_MICHELANGELO)


def payments(g: Palace, seat: Seat, cost: Cost, purpose: int) -> list[Payment]:
    """All payments of which none keeps less than another: fewer ready sources or florins. Empty: out of reach."""
    solver = Solver(means_of(g, seat, purpose), cost, g.rules.surplus_banked)
    solver.solve()
    return solver.best()


class Solver:
    """The search: first what the free sources give, then as few others as possible."""

    def __init__(self, means: Means, cost: Cost, surplus_banked: bool) -> None:
        self.means = means
        self.cost = cost
        self.surplus_banked = surplus_banked
        self.free = [index for index in range(len(means.sources)) if is_free(means.sources[index])]
        self.others = [index for index in range(len(means.sources)) if not is_free(means.sources[index])]
        self.ways: list[Payment] = []
        self.nodes = 0
        self.chosen: list[int] = []
        self.symbols: list[int] = []

    def relevant(self, index: int) -> list[int]:
        """The symbols of a source the cost has any use for."""
        cost = self.cost
        bottom = self.means.gifts[index]
        # AG-4.2.5 Florins of Room cards may go to the treasury, needed or not.
        banks = self.surplus_banked and SOURCE_KIND[self.means.sources[index]] == OF_ROOM
        return [
            kind for kind in range(KINDS)
            if bottom[kind]
            and (cost[kind] or (cost[EITHER] and kind in (CROWN, CROSS)) or (banks and kind == FLORIN))
        ]

    def solve(self) -> None:
        self.use_free(0)

    def use_free(self, position: int) -> None:
        """Every way to use the free sources, then the others on top of it."""
        if position == len(self.free):
            if self.covers():
                self.note()
            else:
                self.use_others(0)
            return
        kinds = self.relevant(self.free[position])
        if not kinds:
            self.use_free(position + 1)
        for kind in kinds:
            self.chosen.append(self.free[position])
            self.symbols.append(kind)
            self.use_free(position + 1)
            self.chosen.pop()
            self.symbols.pop()

    def use_others(self, position: int) -> None:
        """One more of the other sources, as long as the cost is not covered."""
        self.nodes += 1
        if position == len(self.others) or self.nodes > MOST_NODES or len(self.ways) >= MOST_FOUND:
            return
        index = self.others[position]
        missing = self.missing()
        if not self.enough_left(position, missing):
            return
        for kind in self.relevant(index):
            if not missing[kind] and not (missing[EITHER] and kind in (CROWN, CROSS)):
                continue
            self.chosen.append(index)
            self.symbols.append(kind)
            if self.covers():
                self.note()
            else:
                self.use_others(position + 1)
            self.chosen.pop()
            self.symbols.pop()
        self.use_others(position + 1)

    def given(self, besides: int = -1) -> list[int]:
        """What pool, treasury and the chosen sources give, one of them left out if asked."""
        total = self.means.pool[:]
        total[FLORIN] += self.means.treasury
        for position in range(len(self.chosen)):
            if position != besides:
                kind = self.symbols[position]
                total[kind] += self.means.gifts[self.chosen[position]][kind]
        return total

    def missing(self) -> list[int]:
        """What the cost still lacks, the free choice last."""
        return lacking(self.cost, self.given())

    def covers(self, besides: int = -1) -> bool:
        return not any(lacking(self.cost, self.given(besides)))

    def enough_left(self, position: int, missing: list[int]) -> bool:
        """A bound: whether the sources from a position on could cover what is missing at all."""
        for kind in range(KINDS):
            if missing[kind]:
                rest = 0
                for later in range(position, len(self.others)):
                    rest += self.means.gifts[self.others[later]][kind]
                if rest < missing[kind]:
                    return False
        return True

    def note(self) -> None:
        """A payment that covers the cost, unless one of its sources could be spared."""
        for position in range(len(self.chosen)):
            if not is_free(self.means.sources[self.chosen[position]]) and self.covers(position):
                return
        cost = self.cost
        given = self.given()
        in_room = self.means.pool[FLORIN]
        sources: list[int] = []
        symbols: list[int] = []
        useful = given[:]
        for position in range(len(self.chosen)):
            source = self.means.sources[self.chosen[position]]
            kind = self.symbols[position]
            amount = self.means.gifts[self.chosen[position]][kind]
            if is_free(source):
                if kind == FLORIN:
                    in_room += 0 if self.surplus_banked else amount
                else:
                    useful[kind] -= amount
                    if not any(lacking(cost, useful)):
                        # Free, and yet not needed: leave it out.
                        given[kind] -= amount
                        continue
                    useful[kind] += amount
            sources.append(source)
            symbols.append(kind)
        treasury = given[FLORIN] - in_room - max(0, cost[FLORIN] - in_room)
        wasted = max(0, in_room - cost[FLORIN])
        spare = 0
        for kind in range(1, KINDS):
            over = max(0, given[kind] - cost[kind])
            if kind in (CROWN, CROSS):
                spare += over
            elif cost[kind]:
                wasted += over
        wasted += max(0, spare - cost[EITHER])
        kept = [self.means.sources[index] for index in self.others if index not in self.chosen]
        self.ways.append(Payment(sources, symbols, sorted(kept), treasury, wasted, in_room))

    def best(self) -> list[Payment]:
        """The payments no other outdoes, each set of kept things once, least wasteful first."""
        best: list[Payment] = []
        masks: list[int] = []
        # Who keeps more comes first, florins before sources: so each is compared only with those that stay, by sources.
        for payment in sorted(self.ways, key=thrift_of):
            mask = mask_of(payment.kept)
            for kept in masks:
                if not mask & ~kept:
                    break
            else:
                best.append(payment)
                masks.append(mask)
        return sorted(best, key=rank_of)


def rank_of(payment: Payment) -> tuple[int, int, int, int]:
    return payment.rank()


def thrift_of(payment: Payment) -> tuple[int, int, tuple[int, int, int, int]]:
    return (-payment.treasury, -len(payment.kept), payment.rank())


def mask_of(sources: list[int]) -> int:
    """A set of sources as bits."""
    mask = 0
    for source in sources:
        mask |= 1 << source
    return mask


def lacking(cost: Cost, given: list[int]) -> list[int]:
    """What a cost lacks, by symbol, the free choice last."""
    missing = [max(0, cost[kind] - given[kind]) for kind in range(KINDS)]
    spare = max(0, given[CROWN] - cost[CROWN]) + max(0, given[CROSS] - cost[CROSS])
    missing.append(max(0, cost[EITHER] - spare))
    return missing
