"""AG-7.2 Redemption: Indulgences the marker passed may go back to the stack."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import DONE, REDEEM, Done, Redeem, Use
from virtu.games.palace.clauses import AN_INDULGENCE, ON_THE_WAY, REDEEM_PRICE, REDEEMED, REDEMPTION
from virtu.games.palace.ledger import pooled
from virtu.games.palace.payment_table import FOR_REDEMPTION
from virtu.games.palace.purchasing_power import FREE, Cost, Means, cost_of, means_of
from virtu.games.palace.state import Palace
from virtu.games.palace.steps.pay import PayingAsk, clear, usable_among, use, use_objection
from virtu.games.palace.tables import CROSS, CROWN, ROOMS
from virtu.games.palace.wire import Details
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do

# AG-7.2.3 The price of a redemption: so many of one or of the other.
CROSSES: Final = 1
CROWNS: Final = 2


@dataclass(slots=True, init=False, unsafe_hash=True)
class MayRedeem(Do):
    """AG-7.2.1 The window is open while an Indulgence lies on the way."""

    who: Final[Seat]
    moved: Final[int]

    def __init__(self, who: Seat, moved: int) -> None:
        self.who = who
        self.moved = moved

    def perform(self, g: Palace) -> None:
        if redeemable(g, self.who, self.moved):
            g.then(Redemption(self.who, self.moved))
        else:
            clear(g)


@dataclass(slots=True, init=False, unsafe_hash=True)
class Redemption(PayingAsk):
    """AG-7.2 DP-P2 Put up Crowns and Crosses, redeem with them, or stop; all redemptions share one pool."""

    who: Final[Seat]
    moved: Final[int]

    def __init__(self, who: Seat, moved: int) -> None:
        self.who = who
        self.moved = moved

    def topic(self) -> str:
        return "redeem"

    def rule(self) -> Clause:
        return REDEMPTION

    def asked(self, g: Palace) -> Seat:
        return self.who

    def means(self, g: Palace) -> Means:
        return means_of(g, self.who, FOR_REDEMPTION)

    def offers_within(self, g: Palace, means: Means) -> list[Action]:
        offers = usable_among(means)
        if g.pool[CROWN] or g.pool[CROSS]:
            for room in redeemable(g, self.who, self.moved):
                offers += [action for action in REDEEM[room] if self.own_objection(g, action) is None]
        offers.append(DONE)
        return offers

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Use):
            return use_objection(g, self.who, action.source, action.symbol, FOR_REDEMPTION)
        if not isinstance(action, Redeem):
            return REDEMPTION
        if not g.indulgences[self.who * ROOMS + action.room]:
            return AN_INDULGENCE
        if action.room not in redeemable(g, self.who, self.moved):
            return ON_THE_WAY
        # AG-R13 No mixing: either one Cross or two Crowns.
        fine = g.pool[CROSS] >= CROSSES if action.symbol == CROSS else g.pool[CROWN] >= CROWNS
        return None if fine else REDEEM_PRICE

    def own_answer(self, g: Palace, action: Action) -> None:
        if isinstance(action, Use):
            use(g, self.who, action.source, action.symbol, FOR_REDEMPTION)
            g.then(self)
        elif isinstance(action, Redeem):
            g.pool[action.symbol] -= CROSSES if action.symbol == CROSS else CROWNS
            g.indulgences[self.who * ROOMS + action.room] = 0
            if g.news is not None:
                g.tell("redeemed", REDEEMED, {"seat": self.who, "room": action.room + 1})
            g.then(MayRedeem(self.who, self.moved))
        else:
            clear(g)

    def details(self, g: Palace, viewer: Seat | None) -> Details:
        return pooled(g, self, FOR_REDEMPTION, [CROSS, CROWN])

    def takes(self, g: Palace, action: Action) -> Cost:
        if not isinstance(action, Redeem):
            return FREE
        return cost_of(crosses=CROSSES) if action.symbol == CROSS else cost_of(crowns=CROWNS)

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        return {"crosses": g.pool[CROSS], "crowns": g.pool[CROWN]}


def redeemable(g: Palace, seat: Seat, moved: int) -> list[int]:
    """AG-7.2.2 Rooms with an Indulgence that the marker passed or stopped on; the first Room only if re-entered."""
    rooms: list[int] = []
    for back in range(min(moved, ROOMS)):
        room = (g.marker[seat] - back) % ROOMS
        if g.indulgences[seat * ROOMS + room]:
            rooms.append(room)
    return rooms


TAGS: Final[dict[str, type]] = {"may_redeem": MayRedeem, "redemption": Redemption}
