"""AG-8.2 Govern: each Crown or Cross readies up to two tiles, each tile once, or reactivates an Alliance."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import DONE, REACTIVATE, READY_TILE, Done, Reactivate, Ready, Use
from virtu.games.palace.clauses import (
    ALLIANCE_PAID,
    EXHAUSTED_TILE,
    GOVERN_ANSWER,
    GOVERN_SYMBOL,
    PAID_THIS_GOVERN,
    READIED_ONCE,
    SPENT_ALLIANCE,
)
from virtu.games.palace.ledger import pooled
from virtu.games.palace.payment_table import FOR_GOVERN
from virtu.games.palace.purchasing_power import FREE, Cost, Means, cost_of, means_of
from virtu.games.palace.state import Palace
from virtu.games.palace.steps.pay import PayingAsk, usable_among, use, use_objection
from virtu.games.palace.tables import CITY_SOURCE, CROSS, CROWN, POWER_SOURCE, POWERS, SOURCE_NAME, SPACES
from virtu.games.palace.wire import Details
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class GovernPool(PayingAsk):
    """AG-8.2 DP-P4 Use a source, ready a tile, reactivate an Alliance, or stop."""

    who: Final[Seat]
    half: Final[int]
    """1 while the last symbol spent on tiles may ready one more (AG-R32: never one tile and one Alliance)."""

    def __init__(self, who: Seat, half: int) -> None:
        self.who = who
        self.half = half

    def topic(self) -> str:
        return "govern"

    def rule(self) -> Clause:
        return GOVERN_ANSWER

    def asked(self, g: Palace) -> Seat:
        return self.who

    def means(self, g: Palace) -> Means:
        return means_of(g, self.who, FOR_GOVERN)

    def offers_within(self, g: Palace, means: Means) -> list[Action]:
        offers = usable_among(means)
        if self.half or g.pool[CROWN] or g.pool[CROSS]:
            for source in g.tiles_of(self.who):
                if not g.is_ready(self.who, source) and source not in g.used and source not in g.renewed:
                    offers.append(READY_TILE[source])
            offers += [action for action in REACTIVATE if self.own_objection(g, action) is None]
        offers.append(DONE)
        return offers

    def is_open(self, g: Palace) -> bool:
        for source in g.tiles_of(self.who):
            if not g.is_ready(self.who, source) and source not in g.used and source not in g.renewed:
                return True
        for power in range(len(POWERS)):
            if g.has_spent(self.who, power) and POWER_SOURCE + power not in g.used:
                return True
        return g.rules.surplus_banked or self.could_ready_what_it_banks(g)

    def could_ready_what_it_banks(self, g: Palace) -> bool:
        """AG-8.2.4 Whether a tile can be exhausted for its florins and readied with what another source gives."""
        means = self.means(g)
        for source in means.bankable():
            if source < CITY_SOURCE or source >= POWER_SOURCE or source in g.renewed:
                continue
            if self.half or g.pool[CROWN] or g.pool[CROSS]:
                return True
            for index, other in enumerate(means.sources):
                if other != source and (means.gifts[index][CROWN] or means.gifts[index][CROSS]):
                    return True
        return False

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Use):
            return use_objection(g, self.who, action.source, action.symbol, FOR_GOVERN)
        symbols = g.pool[CROWN] + g.pool[CROSS]
        if isinstance(action, Ready):
            if action.source < SPACES or not g.owns(self.who, action.source) or g.is_ready(self.who, action.source):
                return EXHAUSTED_TILE
            if action.source in g.used:
                return PAID_THIS_GOVERN
            if action.source in g.renewed:
                return READIED_ONCE
            return None if symbols or self.half else GOVERN_SYMBOL
        if isinstance(action, Reactivate):
            if not g.has_spent(self.who, action.power):
                return SPENT_ALLIANCE
            if POWER_SOURCE + action.power in g.used:
                return ALLIANCE_PAID
            return None if symbols else GOVERN_SYMBOL
        return GOVERN_ANSWER

    def own_answer(self, g: Palace, action: Action) -> None:
        half = self.half
        if isinstance(action, Use):
            use(g, self.who, action.source, action.symbol, FOR_GOVERN)
        elif isinstance(action, Ready):
            if not half:
                spend(g)
            half = 1 - half
            g.turn_source(self.who, action.source, True)
            g.renewed.append(action.source)
            if g.news is not None:
                g.tell("readied", EXHAUSTED_TILE, {"seat": self.who, "source": SOURCE_NAME[action.source]})
        elif isinstance(action, Reactivate):
            spend(g)
            g.turn_source(self.who, POWER_SOURCE + action.power, True)
            if g.news is not None:
                g.tell("reactivated", SPENT_ALLIANCE, {"seat": self.who, "power": POWERS[action.power]})
        else:
            return
        g.then(GovernPool(self.who, half))

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        return {**pooled(g, self, FOR_GOVERN, [CROWN]), "half": self.half}

    def takes(self, g: Palace, action: Action) -> Cost:
        return cost_of(either=1) if isinstance(action, (Ready, Reactivate)) else FREE


def spend(g: Palace) -> None:
    """One Crown or Cross of the pool; in a Govern they are worth the same."""
    g.pool[CROWN if g.pool[CROWN] else CROSS] -= 1


TAGS: Final[dict[str, type]] = {"govern_pool": GovernPool}
