"""AG-10.8.5 The shaded Cortigiano spaces: they come, and go with the card on them."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import DISCARD, Discard
from virtu.games.palace.actions_war import GIVE_UP, GiveUp
from virtu.games.palace.actions_winter import SHIFT, Shift
from virtu.games.palace.clauses import DISCARDED_CARD, SHADED_LIMIT, SPACE_CLOSED, SPACE_FREE
from virtu.games.palace.clauses_war import FREE_LEGAL, GIVEN_UP, LOST_SPACE, SHADED_SPACE, SPACE_HOLDS
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.step import PalaceAsk, SeatAsk, SeatDo
from virtu.games.palace.tables import BASE_SPACES, CARD_NAME, KINDS, SHADED, SOURCES, SPACE_NAME, SPACES
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat


def reopen_spaces(g: Palace, seat: Seat, before: int) -> None:
    """AG-16.4 For each extra space gained, a base space that was given up is open again."""
    for _ in range(g.extra_spaces(seat) - before):
        for space in BASE_SPACES:
            if g.closed[seat * SPACES + space]:
                g.closed[seat * SPACES + space] = 0
                break


def move_locks(g: Palace, seat: Seat, space: int, target: int) -> None:
    """AG-4.1.7 What a card has paid with goes with it to another space; with a discarded card (EMPTY) it goes."""
    if not g.locks:
        return
    first = (seat * SOURCES + space) * KINDS
    moved = [entry for entry in g.locks if first <= entry < first + KINDS]
    for entry in moved:
        g.locks.remove(entry)
        if target != EMPTY:
            g.locks.append(entry + (target - space) * KINDS)


def discard(g: Palace, seat: Seat, space: int) -> None:
    """AG-2.3.2 A Cortigiano leaves; Agents gained through it are kept."""
    card = g.discard_card(seat, space)
    move_locks(g, seat, space, EMPTY)
    if g.news is not None:
        g.tell("discarded", DISCARDED_CARD, {"seat": seat, "card": CARD_NAME[card]})


@dataclass(slots=True, init=False, unsafe_hash=True)
class CheckSpaces(SeatDo):
    """AG-10.8.5 More shaded spaces are occupied than allowed: the owner vacates one, then another."""

    def perform(self, g: Palace) -> None:
        if g.shaded_occupied(self.who) > g.shaded_allowed(self.who):
            g.then(VacateSpace(self.who), self)


def vacate_at_once(g: Palace, seat: Seat) -> None:
    """AG-10.8.5 A space that went with a card is vacated before the question that cost it goes on."""
    if g.shaded_occupied(seat) > g.shaded_allowed(seat):
        g.then(CheckSpaces(seat))


@dataclass(slots=True, init=False, unsafe_hash=True)
class VacateSpace(SeatAsk):
    """AG-10.8.5 (DP-Q5) Move a card out of a shaded space or discard it; AG-16.4 or give up a base space."""

    def topic(self) -> str:
        return "vacate"

    def rule(self) -> Clause:
        return LOST_SPACE

    def candidates(self, g: Palace) -> list[Action]:
        answers: list[Action] = []
        for space in range(SPACES):
            answers += [SHIFT[space][target] for target in BASE_SPACES if target != space]
            answers.append(DISCARD[space])
        return [*answers, *[GIVE_UP[space] for space in BASE_SPACES]]

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        base = self.who * SPACES
        if isinstance(action, GiveUp):
            if not g.loses_any_space():
                return LOST_SPACE
            fine = not SHADED[action.space] and not g.closed[base + action.space]
            return None if fine and g.spaces[base + action.space] == EMPTY else GIVEN_UP
        if not isinstance(action, (Shift, Discard)):
            return LOST_SPACE
        space = action.space
        if not SHADED[space] and not g.loses_any_space():
            return SHADED_SPACE
        if g.spaces[base + space] == EMPTY:
            return SPACE_HOLDS
        if isinstance(action, Shift):
            # Every shaded space is full or not allowed: the card can only go to a base space.
            return None if not SHADED[action.target] and g.may_receive(self.who, action.target) else FREE_LEGAL
        asking = interrupted(g)
        return None if asking is None else asking.holds(g, space)

    def keeps(self, g: Palace, action: Action) -> Clause | None:
        asking = interrupted(g)
        return None if asking is None else asking.keeps(g, action)

    def own_answer(self, g: Palace, action: Action) -> None:
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

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        asking = interrupted(g)
        facts = {} if asking is None else asking.own_facts(g, action, clause)
        return {**facts, **space_facts(g, self.who)}


def interrupted(g: Palace) -> PalaceAsk | None:
    """The question that goes on once the space is vacated; in a siege there is none."""
    index = len(g.agenda) - 1
    while index >= 0 and isinstance(g.agenda[index], (CheckSpaces, VacateSpace)):
        index -= 1
    ask = g.agenda[index] if index >= 0 else None
    return ask if isinstance(ask, PalaceAsk) else None


def put_objection(g: Palace, seat: Seat, space: int) -> Clause | None:
    """AG-2.2 Why a card cannot go to a Cortigiano space."""
    if g.spaces[seat * SPACES + space] != EMPTY:
        return SPACE_FREE
    if g.closed[seat * SPACES + space]:
        return SPACE_CLOSED
    return None if g.may_receive(seat, space) else SHADED_LIMIT


def space_facts(g: Palace, seat: Seat) -> dict[str, Fact]:
    """AG-2.2.3 How many shaded spaces hold cards, and how many may."""
    return {"occupied": g.shaded_occupied(seat), "allowed": g.shaded_allowed(seat)}


TAGS: Final[dict[str, type]] = {
    "check_spaces": CheckSpaces,
    "vacate_space": VacateSpace,
}
