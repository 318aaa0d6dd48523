"""WI-5.3 Diplomacy: at most one annexation, and Influence on any tracks, from one pool."""

from dataclasses import dataclass
from typing import Final, cast

from virtu.games.palace.actions import ANNEX_CITY, DONE, Annex, Done, Use
from virtu.games.palace.annexing import annex_cost, annex_objection, annex_preview, needs
from virtu.games.palace.clauses import ANNEX_BOTH
from virtu.games.palace.ledger import pooled
from virtu.games.palace.purchasing_power import FREE, Cost, cost_of, means_of
from virtu.games.palace.state import EMPTY
from virtu.games.palace.step import SeatAsk
from virtu.games.palace.steps.pay import usable, use, use_objection
from virtu.games.palace.tables import CITIES, CITY_NAME, CROSS, CROWN, SHIP
from virtu.games.wars_of_italy.actions import INFLUENCE, Conclude, Influence
from virtu.games.wars_of_italy.clauses import (
    ANNEXED,
    CONCLUDE_FIRST,
    CROSS_ROME,
    DIPLOMACY,
    INFLUENCE_ACTIVE,
    INFLUENCE_SYMBOL,
    MAJOR_DISC,
    ONE_ANNEXATION,
    PUT_UP_FIRST,
    TRACK_END,
)
from virtu.games.wars_of_italy.diplomacy import spend, spread, squares_after
from virtu.games.wars_of_italy.state import FOR_INFLUENCE, MAJOR, Wars
from virtu.games.wars_of_italy.tables import MAJOR_COUNT, ROME
from virtu.games.wars_of_italy.wire import Details, Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


@dataclass(slots=True, init=False, unsafe_hash=True)
class Diplomacy(SeatAsk):
    """WI-5.3.2 (DP-V2) Use a source, annex, influence, or stop; the order is free."""

    annexed: Final[int]
    """1 once a City was annexed in this action."""
    touched: Final[int]
    """Bits of the Major Cities on whose track a symbol was spent in this action (WI-5.3.6)."""

    def __init__(self, who: Seat, annexed: int, touched: int) -> None:
        SeatAsk.__init__(self, who)
        self.annexed = annexed
        self.touched = touched

    def topic(self) -> str:
        return "diplomacy"

    def rule(self) -> Clause:
        return DIPLOMACY

    def candidates(self, w: Wars) -> list[Action]:
        answers: list[Action] = usable(w, self.who, FOR_INFLUENCE)
        if w.pool[CROWN] and not self.annexed:
            answers += [ANNEX_CITY[city] for city in range(CITIES) if self.annexable(w, city)]
        if w.pool[CROWN] or w.pool[CROSS]:
            for major in range(MAJOR_COUNT):
                answers += INFLUENCE[major]
        answers.append(DONE)
        return answers

    def own_objection(self, w: Wars, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Use):
            return use_objection(w, self.who, action.source, action.symbol, FOR_INFLUENCE)
        if isinstance(action, Annex):
            return self.may_annex(w, action.city)
        if isinstance(action, Influence):
            return influence_objection(w, self.who, action.major, action.symbol)
        return CONCLUDE_FIRST if isinstance(action, Conclude) else DIPLOMACY

    def annexable(self, w: Wars, city: int) -> bool:
        """Whether the pool pays for a City."""
        return annex_objection(w, self.who, city, w.pool[CROWN], w.pool[SHIP]) is None

    def may_annex(self, w: Wars, city: int) -> Clause | None:
        if self.annexed:
            return ONE_ANNEXATION
        if w.owner[city] == MAJOR:
            return MAJOR_DISC
        if self.annexable(w, city):
            return None
        crowns, ships = self.reach(w)
        clause = annex_objection(w, self.who, city, crowns, ships)
        if clause is not None:
            return clause
        # The sources could, but the pool does not pay it yet.
        cost = annex_cost(w, self.who, city)
        return PUT_UP_FIRST if means_of(w, self.who, FOR_INFLUENCE).reach(cost) else ANNEX_BOTH

    def reach(self, w: Wars) -> tuple[int, int]:
        """The Crowns and Ships in the pool with those that sources could still give."""
        totals = means_of(w, self.who, FOR_INFLUENCE).totals
        return (w.pool[CROWN] + totals[CROWN], w.pool[SHIP] + totals[SHIP])

    def way_on(self, w: Wars) -> Action | None:
        return DONE if self.own_offers(w) == [DONE] else None

    def own_answer(self, w: Wars, action: Action) -> None:
        annexed, touched = self.annexed, self.touched
        if isinstance(action, Use):
            use(w, self.who, action.source, action.symbol, FOR_INFLUENCE)
        elif isinstance(action, Annex):
            cost = annex_cost(w, self.who, action.city)
            w.pool[CROWN] -= cost[CROWN]
            w.pool[SHIP] -= cost[SHIP]
            annex(w, self.who, action.city)
            annexed = 1
        elif isinstance(action, Influence):
            w.pool[action.symbol] -= 1
            spend(w, self.who, action.major, self.touched)
            touched |= 1 << action.major
        else:
            return
        w.then(Diplomacy(self.who, annexed, touched))

    def details(self, w: Wars, viewer: Seat | None) -> Details:
        near = cast("Details", pooled(w, self, FOR_INFLUENCE, [CROWN, CROSS, SHIP], sparing=True))
        return {**near, "spread": spread(w, self.who, self.touched)}

    def takes(self, w: Wars, action: Action) -> Cost:
        if isinstance(action, Influence):
            return cost_of(crosses=1) if action.symbol == CROSS else cost_of(crowns=1)
        return annex_cost(w, self.who, action.city) if isinstance(action, Annex) else FREE

    def own_preview(self, w: Wars, action: Action) -> Preview:
        if isinstance(action, Influence):
            after = squares_after(w, self.who, self.touched, action.major, 1)[0]
            return {"square": after["square"], "posture": after["posture"], "alliance": after["alliance"]}
        if not isinstance(action, Annex):
            return {}
        crowns = annex_cost(w, self.who, action.city)[CROWN]
        return {"crowns": crowns, **cast("Preview", annex_preview(w, self.who, action.city)), "points": 1}

    def own_facts(self, w: Wars, action: Action, clause: Clause) -> dict[str, Fact]:
        if not isinstance(action, Annex):
            return {}
        crowns, ships = self.reach(w)
        return needs(w, self.who, action.city, crowns, ships)


def annex(w: Wars, seat: Seat, city: int) -> None:
    """WI-5.3.3 The player's own disc; the tile arrives ready."""
    w.owner[city] = seat
    w.city_ready[city] = 0 if w.lost_tiles[city] else 1
    if w.news is not None:
        w.tell("annexed", ANNEXED, {"seat": seat, "city": CITY_NAME[city]})


def influence_objection(w: Wars, seat: Seat, major: int, symbol: int) -> Clause | None:
    """WI-5.3.4, WI-5.3.5, WI-5.3.7"""
    if w.ally[major] != EMPTY:
        return INFLUENCE_ACTIVE
    if symbol == CROSS and major != ROME:
        return CROSS_ROME
    if w.at_end(major, seat):
        return TRACK_END
    return None if w.pool[symbol] else INFLUENCE_SYMBOL


TAGS: Final[dict[str, type]] = {"diplomacy": Diplomacy}
