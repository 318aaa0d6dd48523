"""AG-10.8, AG-10.9 The Cities track, the Cortigiano spaces that come and go with it, and the new turn order."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions import DISCARD, Discard
from virtu.games.governing.actions_war import GIVE_UP, GiveUp
from virtu.games.governing.actions_winter import SHIFT, Shift
from virtu.games.governing.clauses_war import (
    FREE_LEGAL,
    GIVEN_UP,
    LOST_SPACE,
    NEW_ORDER,
    SHADED_SPACE,
    SPACE_CHANGED,
    SPACE_HOLDS,
    TRACK_MOVED,
)
from virtu.games.governing.state import EMPTY, Governing
from virtu.games.governing.step import PalaceAsk
from virtu.games.governing.tables import (
    BASE_SPACES,
    CARD_NAME,
    FIRST_SPACE,
    KINDS,
    LAST_SPACE,
    SHADED,
    SOURCES,
    SPACE_NAME,
    SPACES,
)
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


def gain_city(g: Governing, seat: Seat, city: int) -> None:
    """AG-8.5.6 A neutral City gets a disc; the Cities track follows."""
    before = g.extra_spaces(seat)
    g.owner[city] = seat
    move_disc(g, seat)
    reopen_spaces(g, seat, before)


def conquer_city(g: Governing, seat: Seat, city: int) -> None:
    """AG-10.5.3, AG-10.8.3 A City changes its disc: the loser's disc moves first, so the conqueror's lies higher."""
    loser = g.owner[city]
    before = g.extra_spaces(seat)
    g.owner[city] = seat
    if g.rules.loser_on_top:
        move_disc(g, seat)
    if loser >= 0:
        move_disc(g, Seat(loser))
    move_disc(g, seat)
    reopen_spaces(g, seat, before)


def move_disc(g: Governing, seat: Seat) -> None:
    """AG-10.8.1, AG-10.8.2 The disc goes on top of those already on its new space; else it keeps its place."""
    count = g.city_count(seat)
    space = max(FIRST_SPACE, min(LAST_SPACE, count))
    if space == g.track[seat]:
        return
    if (count >= 5) != (g.track[seat] >= 5) and g.news is not None:
        g.tell("gained_space" if count >= 5 else "lost_space", SPACE_CHANGED, {"seat": seat, "cities": count})
    g.track[seat] = space
    g.stack.remove(seat)
    g.stack.insert(0, seat)
    if g.news is not None:
        g.tell("moved_on_track", TRACK_MOVED, {"seat": seat, "cities": count})


def reopen_spaces(g: Governing, seat: Seat, before: int) -> None:
    """AG-16.4 For each extra space gained, a base space that was given up is open again."""
    for _ in range(g.extra_spaces(seat) - before):
        for space in BASE_SPACES:
            if g.closed[seat * SPACES + space]:
                g.closed[seat * SPACES + space] = 0
                break


def move_locks(g: Governing, seat: Seat, space: int, target: int) -> None:
    """AG-4.1.7 What a card has paid with goes with it to another space; with a discarded card (EMPTY) it goes."""
    if not g.locks:
        return
    first = (seat * SOURCES + space) * KINDS
    moved = [entry for entry in g.locks if first <= entry < first + KINDS]
    for entry in moved:
        g.locks.remove(entry)
        if target != EMPTY:
            g.locks.append(entry + (target - space) * KINDS)


@dataclass(slots=True, init=False, unsafe_hash=True)
class CheckSpaces(Do):
    """AG-10.8.5 More shaded spaces are occupied than allowed: the owner vacates one, then another."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def perform(self, g: Governing) -> None:
        if g.shaded_occupied(self.who) > g.shaded_allowed(self.who):
            g.then(VacateSpace(self.who), self)


@dataclass(slots=True, init=False, unsafe_hash=True)
class VacateSpace(PalaceAsk):
    """AG-10.8.5 (DP-Q5) Move a card out of a shaded space or discard it; AG-16.4 or give up a base space."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def topic(self) -> str:
        return "vacate"

    def rule(self) -> Clause:
        return LOST_SPACE

    def asked(self, g: Governing) -> Seat:
        return self.who

    def candidates(self, g: Governing) -> list[Action]:
        found: list[Action] = []
        for space in range(SPACES):
            found += [SHIFT[space][target] for target in BASE_SPACES if target != space]
            found.append(DISCARD[space])
        return [*found, *[GIVE_UP[space] for space in BASE_SPACES]]

    def own_objection(self, g: Governing, action: Action) -> Clause | None:
        base = self.who * SPACES
        if isinstance(action, GiveUp):
            if not g.rules.lost_space_any:
                return LOST_SPACE
            fine = not SHADED[action.space] and not g.closed[base + action.space]
            return None if fine and g.spaces[base + action.space] == EMPTY else GIVEN_UP
        if not isinstance(action, (Shift, Discard)):
            return LOST_SPACE
        space = action.space
        if not SHADED[space] and not g.rules.lost_space_any:
            return SHADED_SPACE
        if g.spaces[base + space] == EMPTY:
            return SPACE_HOLDS
        if isinstance(action, Shift):
            # Every shaded space is full or not allowed: the card can only go to a base space.
            return None if not SHADED[action.target] and g.may_receive(self.who, action.target) else FREE_LEGAL
        return None

    def own_answer(self, g: Governing, action: Action) -> None:
        base = self.who * SPACES
        if isinstance(action, GiveUp):
            g.closed[base + action.space] = 1
            if g.news is not None:
                g.tell("gave_up_space", LOST_SPACE, {"seat": self.who, "space": SPACE_NAME[action.space]})
            return
        if isinstance(action, Shift):
            space = action.space
            card = g.spaces[base + space]
            g.spaces[base + action.target] = card
            g.space_ready[base + action.target] = g.space_ready[base + space]
            g.spaces[base + space] = EMPTY
            g.space_ready[base + space] = 0
            move_locks(g, self.who, space, action.target)
            if g.news is not None:
                facts: dict[str, Fact] = {"seat": self.who, "card": CARD_NAME[card], "space": SPACE_NAME[space]}
                g.tell("vacated_by_moving", LOST_SPACE, {**facts, "target": SPACE_NAME[action.target]})
        else:
            assert isinstance(action, Discard)
            space = action.space
            card = g.discard_card(self.who, space)
            move_locks(g, self.who, space, EMPTY)
            if g.news is not None:
                facts = {"seat": self.who, "card": CARD_NAME[card], "space": SPACE_NAME[space]}
                g.tell("vacated_by_discarding", LOST_SPACE, facts)
        if not SHADED[space]:
            g.closed[base + space] = 1

    def own_facts(self, g: Governing, action: Action, clause: Clause) -> dict[str, Fact]:
        return space_facts(g, self.who)


def space_facts(g: Governing, seat: Seat) -> dict[str, Fact]:
    """AG-2.2.3 How many shaded spaces hold cards, and how many may."""
    return {"occupied": g.shaded_occupied(seat), "allowed": g.shaded_allowed(seat)}


@dataclass(slots=True, init=False, unsafe_hash=True)
class NewOrder(Do):
    """AG-10.9 Most Cities first by true count; among equals the higher disc."""

    def perform(self, g: Governing) -> None:
        ranked = sorted([(-g.city_count(Seat(seat)), g.stack.index(seat), seat) for seat in range(g.players)])
        g.order = [seat for _, _, seat in ranked]
        if g.news is not None:
            g.tell("set_order", NEW_ORDER, {"order": " ".join([str(seat) for seat in g.order])})


TAGS: Final[dict[str, type]] = {
    "check_spaces": CheckSpaces,
    "vacate_space": VacateSpace,
    "new_order": NewOrder,
}
"""What positions and records call them: a tag never changes."""
