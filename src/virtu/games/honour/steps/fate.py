"""HO-9 The Fate cards."""

from dataclasses import dataclass
from typing import Final

from virtu.games.honour.actions import BLAME, DONE, ENTRY, Blame, Done, Entry
from virtu.games.honour.clauses import (
    CAUGHT_ENTRY,
    CAUGHT_NONE,
    CRIER_ACTIVE,
    CRIER_NONE,
    FATE_CLAUSES,
    MARKET_RUNS,
    MISTAKEN_ENTRY,
    MISTAKEN_NONE,
    OATH_ENTRY,
    OATH_NONE,
    PARDON_ENTRY,
    PARDON_NONE,
    SCAPEGOAT_ENTRY,
    SCAPEGOAT_NAME,
    SCAPEGOAT_NONE,
    TALK_ENTRY,
    TALK_NONE,
    TURNS_NONE,
    YESTERDAY_ENTRY,
    YESTERDAY_NONE,
)
from virtu.games.honour.state import EMPTY, Honour
from virtu.games.honour.step import TurnAsk, about
from virtu.games.honour.steps.draw import FILL_HAND, lay_down
from virtu.games.honour.steps.mill import give_out, land, take_out, wake
from virtu.games.honour.tables import (
    CAUGHT,
    CRIER,
    DENOUNCED,
    FATES,
    FIRST_FATE,
    FITS,
    MARKET_DAY,
    MISTAKEN,
    NAME,
    OATH_HELPERS,
    PARDON,
    SCAPEGOAT,
    SEATS,
    TALK,
    TURNS_ROUND,
    YESTERDAY,
)
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat

# By design: why it would change nothing, and what may be chosen for it.
NOTHING: Final = [
    PARDON_NONE,
    OATH_NONE,
    TALK_NONE,
    YESTERDAY_NONE,
    TURNS_NONE,
    MISTAKEN_NONE,
    SCAPEGOAT_NONE,
    None,
    CAUGHT_NONE,
    MARKET_RUNS,
    CRIER_NONE,
]
CHOICE: Final = [
    PARDON_ENTRY,
    OATH_ENTRY,
    TALK_ENTRY,
    YESTERDAY_ENTRY,
    None,
    MISTAKEN_ENTRY,
    SCAPEGOAT_ENTRY,
    None,
    CAUGHT_ENTRY,
    None,
    None,
]


def changes_nothing(g: Honour, design: int) -> Clause | None:
    """HO-9 A Fate card is playable only if it can change something; else the clause that says why it cannot."""
    if design == MARKET_DAY:
        # It can matter even while the queue sleeps, which may wake before it ends. (HO-R23)
        return MARKET_RUNS if g.market == SEATS else None
    if design == CRIER:
        if not g.queue:
            return CRIER_NONE
        return CRIER_ACTIVE if g.active else None
    if design == TURNS_ROUND:
        size = len(g.queue)
        for place in range(size // 2):
            if not same(g, place, size - 1 - place):
                return None
        return TURNS_NONE
    for place in range(len(g.queue)):
        if may_choose(g, design, EMPTY, place):
            return None
    return NOTHING[design]


def same(g: Honour, first: int, second: int) -> bool:
    """Whether two entries are alike: equal cards under one name."""
    return g.queue[first] == g.queue[second] and g.named[first] == g.named[second]


def may_choose(g: Honour, design: int, first: int, place: int) -> bool:
    """Whether a design may choose an entry; `first` is the entry already chosen, or EMPTY."""
    if design == PARDON:
        return True
    if design in (OATH_HELPERS, SCAPEGOAT):
        return g.named[place] == g.turn
    if design == CAUGHT:
        return g.named[place] != g.turn
    if design == TALK:
        return len([other for other in range(place) if not same(g, place, other)]) > 0
    if design == YESTERDAY:
        return len([other for other in range(place, len(g.queue)) if not same(g, place, other)]) > 0
    assert design == MISTAKEN
    if first != EMPTY:
        return may_swap(g, first, place)
    return len([other for other in range(len(g.queue)) if may_swap(g, place, other)]) > 0


def may_swap(g: Honour, first: int, second: int) -> bool:
    """HO-9.6 Different names, and each fits its new card."""
    one, two = g.named[first], g.named[second]
    return one != two and FITS[g.queue[first] * SEATS + two] and FITS[g.queue[second] * SEATS + one]


def play_fate(g: Honour, design: int) -> None:
    """HO-9 The card goes to the discard pile, its effect happens, and its player draws."""
    lay_down(g, g.turn, FIRST_FATE + design)
    g.discards[FIRST_FATE + design] += 1
    if g.news is not None:
        g.tell("played_fate", FATE_CLAUSES[design], {"seat": g.turn, "card": FATES[design]})
    g.then(FILL_HAND[g.turn])
    if design == TURNS_ROUND:
        g.queue.reverse()
        g.named.reverse()
        happened(g, design, {"count": len(g.queue)})
    elif design == MARKET_DAY:
        g.market = SEATS
        happened(g, design, {})
    elif design == CRIER:
        happened(g, design, {"count": len(g.queue)})
        wake(g, FATE_CLAUSES[CRIER])
    else:
        g.then(ChooseEntry(design, EMPTY))


def denounce(g: Honour, kind: int, target: Seat) -> None:
    """HO-9.8 The Dishonour card is given out at once; both cards are replaced."""
    lay_down(g, g.turn, FIRST_FATE + DENOUNCED)
    g.discards[FIRST_FATE + DENOUNCED] += 1
    lay_down(g, g.turn, kind)
    g.then(FILL_HAND[g.turn])
    if g.news is not None:
        g.tell("played_fate", FATE_CLAUSES[DENOUNCED], {"seat": g.turn, "card": FATES[DENOUNCED]})
    happened(g, DENOUNCED, {"card": NAME[kind], "target": target})
    land(g, kind, target, FATE_CLAUSES[DENOUNCED])


def happened(g: Honour, design: int, facts: dict[str, Fact]) -> None:
    """Every design has an event of its own."""
    if g.news is not None:
        g.tell(FATES[design], FATE_CLAUSES[design], {"seat": g.turn, **facts})


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseEntry(TurnAsk):
    """HO-9.1 to HO-9.4, HO-9.6, HO-9.7, HO-9.9 Choose an entry of the queue."""

    design: Final[int]
    first: Final[int]
    """The entry already chosen; for Oath-Helpers 0 once one was removed; else EMPTY."""

    def __init__(self, design: int, first: int) -> None:
        self.design = design
        self.first = first

    def topic(self) -> str:
        return FATES[self.design]

    def rule(self) -> Clause:
        clause = CHOICE[self.design]
        assert clause is not None
        return clause

    def candidates(self, g: Honour) -> list[Action]:
        entries: list[Action] = [*ENTRY[: len(g.queue)]]
        return [DONE, *entries] if self.may_stop() else entries

    def may_stop(self) -> bool:
        return self.design == OATH_HELPERS and self.first != EMPTY

    def objection(self, g: Honour, action: Action) -> Clause | None:
        if isinstance(action, Done) and self.may_stop():
            return None
        if not isinstance(action, Entry) or action.place >= len(g.queue):
            return self.rule()
        return None if may_choose(g, self.design, self.first, action.place) else self.rule()

    def answer(self, g: Honour, action: Action) -> None:
        if isinstance(action, Entry):
            use_entry(g, self.design, self.first, action.place)


def use_entry(g: Honour, design: int, first: int, place: int) -> None:
    """What a design does with the entry chosen for it."""
    if design == MISTAKEN and first == EMPTY:
        g.then(ChooseEntry(MISTAKEN, place))
        return
    if design == SCAPEGOAT:
        g.then(ChooseBlamed(place))
        return
    facts: dict[str, Fact] = {"card": NAME[g.queue[place]], "owner": g.named[place], "place": place + 1}
    if design == MISTAKEN:
        facts["other"] = NAME[g.queue[first]]
        facts["second"] = g.named[first]
        happened(g, design, facts)
        g.named[first], g.named[place] = g.named[place], g.named[first]
        return
    happened(g, design, facts)
    if design == CAUGHT:
        give_out(g, place, FATE_CLAUSES[CAUGHT])
    elif design == TALK:
        move(g, place, 0)
    elif design == YESTERDAY:
        move(g, place, len(g.queue) - 1)
    else:
        g.discards[take_out(g, place)] += 1
        if design == OATH_HELPERS and first == EMPTY and g.turn in g.named:
            g.then(ChooseEntry(OATH_HELPERS, 0))


def move(g: Honour, place: int, to: int) -> None:
    """HO-9.3, HO-9.4 Move an entry, with its name, to another place."""
    kind, name = g.queue.pop(place), g.named.pop(place)
    g.queue.insert(to, kind)
    g.named.insert(to, name)


@dataclass(slots=True, init=False, unsafe_hash=True)
class ChooseBlamed(TurnAsk):
    """HO-9.7 Another player whom the card fits takes the place on the entry."""

    place: Final[int]

    def __init__(self, place: int) -> None:
        self.place = place

    def topic(self) -> str:
        return "blame"

    def rule(self) -> Clause:
        return SCAPEGOAT_NAME

    def candidates(self, g: Honour) -> list[Action]:
        return [*BLAME]

    def objection(self, g: Honour, action: Action) -> Clause | None:
        if not isinstance(action, Blame) or action.target == g.turn:
            return SCAPEGOAT_NAME
        return None if FITS[g.queue[self.place] * SEATS + action.target] else SCAPEGOAT_NAME

    def answer(self, g: Honour, action: Action) -> None:
        assert isinstance(action, Blame)
        g.named[self.place] = action.target
        happened(
            g,
            SCAPEGOAT,
            {"card": NAME[g.queue[self.place]], "target": action.target, "place": self.place + 1},
        )

    def facts(self, g: Honour, action: Action, clause: Clause) -> dict[str, Fact]:
        return {**about(g, action), "card": NAME[g.queue[self.place]]}


TAGS: Final[dict[str, type]] = {"choose_entry": ChooseEntry, "choose_blamed": ChooseBlamed}
