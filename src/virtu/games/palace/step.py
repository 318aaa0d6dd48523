"""What the rules attach to every question: florins to bank (DP-A1) or to request for an Indulgence (DP-P5, DP-W6)."""

from dataclasses import dataclass
from typing import Any, Final

from virtu.games.palace.actions import BANK, USE, Bank, Use
from virtu.games.palace.clauses import BANK_FLORINS, BANK_OWN, BANK_READY, SPRING_CROWN, WINTER_CROWN
from virtu.games.palace.indulgence_rules import FLORINS, request, request_objection
from virtu.games.palace.payment_table import OF_INDULGENCE, OF_MICHELANGELO, OF_ROOM, SOURCE_KIND
from virtu.games.palace.purchasing_power import FREE, Cost, gift
from virtu.games.palace.state import EMPTY, WINTER, Palace
from virtu.games.palace.symbols import symbols
from virtu.games.palace.tables import (
    CARD_BOTTOM,
    CARD_NAME,
    FLORIN,
    INDULGENCE_SOURCE,
    INDULGENCES,
    SOURCE_NAME,
    SPACES,
    TILE_BOTTOM,
)
from virtu.games.palace.wire import Details, Preview
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask, Do


class PalaceAsk(Ask):
    """A question to a seat, and beside it florins to bank or to request at any time (AG-4.2.3).

    Each question tells its own offers, objections, consequences, previews and facts in the verbs that begin with
    `own_`.
    """

    __slots__ = ()

    def offers(self, g: Palace) -> list[Action]:
        offers = self.own_offers(g)
        for action in florins_at_hand(g, self.asked(g)):
            if self.keeps(g, action) is None:
                offers.append(action)
        return offers

    def objection(self, g: Palace, action: Action) -> Clause | None:
        if isinstance(action, Bank):
            clause = bank_objection(g, self.asked(g), action.source)
            return self.keeps(g, action) if clause is None else clause
        if isinstance(action, Use) and action.source == INDULGENCE_SOURCE and action.symbol == FLORIN:
            clause = request_objection(g, self.asked(g))
            return self.keeps(g, action) if clause is None else clause
        clause = self.own_objection(g, action)
        if clause is self.rule() and isinstance(action, Use) and action.source == INDULGENCE_SOURCE:
            # AG-7.4.8, AG-7.4.9 Nothing is paid here, so there is nothing to spend the Crown on.
            barred = request_objection(g, self.asked(g))
            return barred if barred is not None else WINTER_CROWN if g.phase == WINTER else SPRING_CROWN
        return clause

    def answer(self, g: Palace, action: Action) -> None:
        if isinstance(action, Bank):
            bank(g, self.asked(g), action.source)
            self.again(g)
        elif isinstance(action, Use) and action.source == INDULGENCE_SOURCE and action.symbol == FLORIN:
            seat = self.asked(g)
            request(g, seat, "florins")
            g.treasury[seat] += FLORINS
            self.again(g)
        else:
            self.own_answer(g, action)

    def preview(self, g: Palace, action: Action, seat: Seat | None) -> Preview:
        """The table is open, so everybody may know."""
        who = self.asked(g)
        if isinstance(action, Bank):
            florins = g.bottom(who, action.source)[FLORIN]
            return {"florins": florins, "treasury": g.treasury[who] + florins}
        if isinstance(action, Use):
            return self.use_preview(g, action)
        return self.own_preview(g, action)

    def use_preview(self, g: Palace, action: Use) -> Preview:
        """What a source gives, and what pool and treasury then hold: florins, sold Ships and paid tokens move these."""
        who = self.asked(g)
        after = g.clone()
        self.answer(after, action)
        treasury = after.treasury[who]
        if action.source == INDULGENCE_SOURCE and action.symbol == FLORIN:
            return {"florins": FLORINS, "treasury": treasury}
        kind, gives = SOURCE_KIND[action.source], gift(g, who, action.source, action.symbol)
        seen: Preview = {"gives": gives, "pool": symbols(after.pool)}
        if kind != OF_INDULGENCE:
            seen["exhausts"] = kind not in (OF_ROOM, OF_MICHELANGELO)
        if treasury != g.treasury[who]:
            seen["treasury"] = treasury
        return seen

    def facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        facts = g.names_of(self.asked(g), action)
        if isinstance(action, Use):
            facts["purpose"] = self.topic()
            facts["stack"] = INDULGENCES
        facts.update(self.own_facts(g, action, clause))
        return facts

    def obvious(self, g: Palace, offers: list[Action]) -> Action | None:
        return offers[0] if len(offers) == 1 else self.way_on(g)

    def way_on(self, g: Any) -> Action | None:
        """The answer beside which nothing but florins can be had, where florins would open no other."""
        return None

    def own_offers(self, g: Any) -> list[Action]:
        """The candidates no clause objects to."""
        return [action for action in self.candidates(g) if self.own_objection(g, action) is None]

    def own_objection(self, g: Any, action: Action) -> Clause | None:
        raise AssertionError(f"{self} judges nothing")

    def own_answer(self, g: Any, action: Action) -> None:
        raise AssertionError(f"{self} accepts nothing")

    def own_preview(self, g: Any, action: Action) -> Preview:
        """What an answer that only this question takes would bring."""
        return {}

    def details(self, g: Any, viewer: Seat | None) -> Details:
        """What the question is about, for whoever draws it."""
        return {}

    def own_facts(self, g: Any, action: Action, clause: Clause) -> dict[str, Fact]:
        """What a refusal tells besides the things the answer names."""
        return {}

    def takes(self, g: Any, action: Action) -> Cost:
        """What an answer takes from the pool."""
        return FREE

    def keeps(self, g: Any, action: Action) -> Clause | None:
        """The clause that forbids banking or requesting florins because something already agreed would fail."""
        return None

    def holds(self, g: Any, space: int) -> Clause | None:
        """The clause that keeps a Cortigiano at court while this question waits."""
        return None

    def again(self, g: Any) -> None:
        """Ask once more after florins came in."""
        g.then(self)


@dataclass(slots=True, init=False, unsafe_hash=True)
class SeatAsk(PalaceAsk):
    """A question to the seat it names."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def asked(self, g: Palace) -> Seat:
        return self.who


@dataclass(slots=True, init=False, unsafe_hash=True)
class CityAsk(SeatAsk):
    """A question to a seat about a City."""

    city: Final[int]

    def __init__(self, who: Seat, city: int) -> None:
        SeatAsk.__init__(self, who)
        self.city = city


@dataclass(slots=True, init=False, unsafe_hash=True)
class SeatDo(Do):
    """What happens to the seat it names."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who


@dataclass(slots=True, init=False, unsafe_hash=True)
class CityDo(SeatDo):
    """What a seat does at a City."""

    city: Final[int]

    def __init__(self, who: Seat, city: int) -> None:
        SeatDo.__init__(self, who)
        self.city = city


def florins_at_hand(g: Palace, seat: Seat) -> list[Action]:
    """DP-A1, DP-P5, DP-W6 What a seat may do for florins beside any question."""
    answers: list[Action] = []
    base = seat * SPACES
    for source in g.ready_sources(seat):
        bottom = CARD_BOTTOM[g.spaces[base + source]] if source < SPACES else TILE_BOTTOM[source]
        if bottom[FLORIN]:
            answers.append(BANK[source])
    if request_objection(g, seat) is None:
        answers.append(USE[INDULGENCE_SOURCE][FLORIN])
    return answers


def for_florins(source: int) -> Action:
    """The action that brings a source's florins to the treasury."""
    return USE[INDULGENCE_SOURCE][FLORIN] if source == INDULGENCE_SOURCE else BANK[source]


def bank_objection(g: Palace, seat: Seat, source: int) -> Clause | None:
    """AG-4.2.2 Only a ready Cortigiano card or tile with florins is banked."""
    if not g.owns(seat, source):
        return BANK_OWN
    if not g.is_ready(seat, source):
        return BANK_READY
    return None if g.bottom(seat, source)[FLORIN] else BANK_FLORINS


def bank(g: Palace, seat: Seat, source: int) -> None:
    """AG-4.2.2 All its florins go to the treasury; the source is exhausted."""
    florins = g.bottom(seat, source)[FLORIN]
    g.exhaust(seat, source)
    g.treasury[seat] += florins
    if g.news is not None:
        g.tell("banked", BANK_FLORINS, {"seat": seat, **named(g, seat, source), "florins": florins})


def named(g: Palace, seat: Seat, source: int) -> dict[str, Fact]:
    """A source by its name, and where it is a Cortigiano space by its card: people speak of cards."""
    facts: dict[str, Fact] = {"source": SOURCE_NAME[source]}
    if source < SPACES and g.spaces[seat * SPACES + source] != EMPTY:
        facts["card"] = CARD_NAME[g.spaces[seat * SPACES + source]]
    return facts
