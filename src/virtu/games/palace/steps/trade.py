"""AG-8.4 Trade: two florins for each Ship."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import DONE, Done, Use
from virtu.games.palace.clauses import TRADE_ANSWER
from virtu.games.palace.payment_table import FOR_TRADE
from virtu.games.palace.purchasing_power import Means, means_of
from virtu.games.palace.state import Palace
from virtu.games.palace.steps.pay import PayingAsk, usable_among, use, use_objection
from virtu.games.palace.tables import SHIP
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat

FLORINS_A_SHIP: Final = 2


@dataclass(slots=True, init=False, unsafe_hash=True)
class TradePool(PayingAsk):
    """AG-8.4.1 DP-P4 Use one more source of Ships, or stop."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def topic(self) -> str:
        return "trade"

    def rule(self) -> Clause:
        return TRADE_ANSWER

    def asked(self, g: Palace) -> Seat:
        return self.who

    def means(self, g: Palace) -> Means:
        return means_of(g, self.who, FOR_TRADE)

    def offers_within(self, g: Palace, means: Means) -> list[Action]:
        return [*usable_among(means), DONE]

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Use):
            return TRADE_ANSWER
        return use_objection(g, self.who, action.source, action.symbol, FOR_TRADE)

    def own_answer(self, g: Palace, action: Action) -> None:
        if not isinstance(action, Use):
            return
        amount = use(g, self.who, action.source, action.symbol, FOR_TRADE)
        if action.symbol == SHIP:
            # Nothing else takes Ships in a Trade, so they are sold as they come.
            g.pool[SHIP] = 0
            g.treasury[self.who] += FLORINS_A_SHIP * amount
            if g.news is not None:
                g.tell("traded", TRADE_ANSWER, {"seat": self.who, "florins": FLORINS_A_SHIP * amount})
        g.then(self)


TAGS: Final[dict[str, type]] = {"trade_pool": TradePool}
