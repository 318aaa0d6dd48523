"""AG-11.3 Reorganising the Palace: single-card moves between Rooms and Cortigiano spaces."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions import DISCARD, DONE, Discard, Done
from virtu.games.palace.actions_winter import (
    AS_ACTION,
    BENEATH,
    MOVE_IN,
    MOVE_OUT,
    ON_TOP,
    PREPOSITION,
    SHIFT,
    MoveIn,
    MoveOut,
    Shift,
)
from virtu.games.palace.clauses import OWN_CORTIGIANO, SHADED_LIMIT, SPACE_CLOSED
from virtu.games.palace.clauses_winter import (
    ENOUGH_SHIFTS,
    FROZEN_AGENT,
    FROZEN_INDULGENCE,
    FROZEN_MARKER,
    HEIR_NEEDS_ICON,
    LEAVES_EXHAUSTED,
    NEEDS_ICON,
    NO_INSERT,
    NOTHING_THERE,
    ONE_IMPROVEMENT,
    READY_CARDS,
    REORGANISE,
    ROOM_BARE,
    ROOM_TAKEN,
    SPACE_EMPTY,
    TARGET_FREE,
)
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.step import PalaceAsk
from virtu.games.palace.steps.spaces import discard, space_facts, vacate_at_once
from virtu.games.palace.tables import (
    CARD_ACTION,
    CARD_NAME,
    NO_ACTION,
    ROOM_LOCATION,
    ROOMS,
    SHADED,
    SPACE_NAME,
    SPACES,
)
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.ids import Seat

SHIFTS: Final = 12
"""AG-11.3.1 allows any number of moves; so many between spaces reach every arrangement, and Winter ends."""


def room_frozen(g: Palace, seat: Seat, room: int) -> Clause | None:
    """AG-11.3.2 Why no card may enter or leave a Room."""
    if g.marker[seat] == room:
        return FROZEN_MARKER
    if g.indulgences[seat * ROOMS + room]:
        return FROZEN_INDULGENCE
    agent = g.agent_in_room(seat, room)
    return FROZEN_AGENT if agent != EMPTY and agent != seat else None


def thawed_rooms(g: Palace, seat: Seat) -> list[int]:
    """The Rooms that are not frozen, looked at together."""
    rooms: list[int] = []
    first, first_agent = seat * ROOMS, ROOM_LOCATION + g.faction[seat] * ROOMS
    marker = g.marker[seat]
    for room in range(ROOMS):
        if room != marker and not g.indulgences[first + room]:
            agent = g.agent[first_agent + room]
            if agent in (EMPTY, seat):
                rooms.append(room)
    return rooms


def space_objection(g: Palace, seat: Seat, space: int) -> Clause | None:
    """AG-11.3.7, AG-2.2.3 Why a card may not go to a space."""
    place = seat * SPACES + space
    if g.spaces[place] != EMPTY:
        return TARGET_FREE
    if g.closed[place]:
        return SPACE_CLOSED
    return None if g.may_receive(seat, space) else SHADED_LIMIT


@dataclass(slots=True, init=False, unsafe_hash=True)
class Reorganise(PalaceAsk):
    """AG-11.3.1 (DP-W2) One move or discard after the other, until done."""

    who: Final[Seat]
    shifts: Final[int]
    """Moves between spaces so far."""

    def __init__(self, who: Seat, shifts: int) -> None:
        self.who = who
        self.shifts = shifts

    def topic(self) -> str:
        return "reorganise"

    def rule(self) -> Clause:
        return REORGANISE

    def asked(self, g: Palace) -> Seat:
        return self.who

    def own_offers(self, g: Palace) -> list[Action]:
        # The same as asking `objection` for every candidate, with Rooms and spaces looked at once.
        offers: list[Action] = [DONE]
        base = self.who * SPACES
        free = g.free_spaces(self.who)
        thawed = thawed_rooms(g, self.who)
        for space in range(SPACES):
            card = g.spaces[base + space]
            if card == EMPTY:
                continue
            if g.space_ready[base + space]:
                for room in thawed:
                    self.ways_in(g, space, room, CARD_ACTION[card] != NO_ACTION, offers)
                if self.shifts < SHIFTS:
                    for target in self.beyond_shaded(g, free) if SHADED[space] else free:
                        offers.append(SHIFT[space][target])
            offers.append(DISCARD[space])
        for room in thawed if free else []:
            action, improvement = g.actions[self.who * ROOMS + room], g.improvements[self.who * ROOMS + room]
            if action != EMPTY and (improvement == EMPTY or CARD_ACTION[improvement] != NO_ACTION):
                offers += [MOVE_OUT[room][0][space] for space in free]
            if improvement != EMPTY:
                offers += [MOVE_OUT[room][1][space] for space in free]
        return offers

    def beyond_shaded(self, g: Palace, free: list[int]) -> list[int]:
        """Where a card on a shaded space may go: it makes room for itself on another one."""
        base = self.who * SPACES
        return [
            space for space in range(SPACES)
            if space in free or (SHADED[space] and g.spaces[base + space] == EMPTY)
        ]

    def ways_in(self, g: Palace, space: int, room: int, icon: bool, offers: list[Action]) -> None:
        """AG-11.3.3 How a card at court could enter a thawed Room."""
        place = self.who * ROOMS + room
        if g.actions[place] == EMPTY:
            if icon:
                offers.append(MOVE_IN[space][room][AS_ACTION])
        elif g.improvements[place] == EMPTY:
            offers.append(MOVE_IN[space][room][BENEATH])
            if icon and g.rules.insert_above:
                offers.append(MOVE_IN[space][room][ON_TOP])

    def own_objection(self, g: Palace, action: Action) -> Clause | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, MoveIn):
            return self.may_enter(g, action)
        if isinstance(action, MoveOut):
            return self.may_leave(g, action)
        if isinstance(action, Shift):
            return self.may_shift(g, action)
        if isinstance(action, Discard):
            return OWN_CORTIGIANO if g.spaces[self.who * SPACES + action.space] == EMPTY else None
        return REORGANISE

    def may_enter(self, g: Palace, action: MoveIn) -> Clause | None:
        """AG-11.3.3 (a) to (c)"""
        card = g.spaces[self.who * SPACES + action.space]
        if card == EMPTY:
            return SPACE_EMPTY
        frozen = room_frozen(g, self.who, action.room)
        if frozen is not None:
            return frozen
        if not g.space_ready[self.who * SPACES + action.space]:
            return READY_CARDS
        place = self.who * ROOMS + action.room
        if action.how == AS_ACTION:
            if g.actions[place] != EMPTY:
                return ROOM_TAKEN
        else:
            if action.how == ON_TOP and not g.rules.insert_above:
                return NO_INSERT
            if g.actions[place] == EMPTY:
                return ROOM_BARE
            if g.improvements[place] != EMPTY:
                return ONE_IMPROVEMENT
        return NEEDS_ICON if action.how != BENEATH and CARD_ACTION[card] == NO_ACTION else None

    def may_leave(self, g: Palace, action: MoveOut) -> Clause | None:
        """AG-11.3.4, AG-11.3.5"""
        place = self.who * ROOMS + action.room
        card = g.improvements[place] if action.improvement else g.actions[place]
        if card == EMPTY:
            return NOTHING_THERE
        frozen = room_frozen(g, self.who, action.room)
        if frozen is not None:
            return frozen
        heir = g.improvements[place]
        if not action.improvement and heir != EMPTY and CARD_ACTION[heir] == NO_ACTION:
            return HEIR_NEEDS_ICON
        return space_objection(g, self.who, action.space)

    def may_shift(self, g: Palace, action: Shift) -> Clause | None:
        """AG-11.3.3 (d)"""
        base = self.who * SPACES
        if g.spaces[base + action.space] == EMPTY:
            return SPACE_EMPTY
        if not g.space_ready[base + action.space]:
            return READY_CARDS
        if self.shifts >= SHIFTS:
            return ENOUGH_SHIFTS
        clause = space_objection(g, self.who, action.target)
        # A card that leaves a shaded space makes room for itself on another one.
        return None if clause is SHADED_LIMIT and SHADED[action.space] else clause

    def own_answer(self, g: Palace, action: Action) -> None:
        shifts = self.shifts
        if isinstance(action, MoveIn):
            self.enter(g, action)
        elif isinstance(action, MoveOut):
            self.leave(g, action)
        elif isinstance(action, Shift):
            self.shift(g, action)
            shifts += 1
        elif isinstance(action, Discard):
            discard(g, self.who, action.space)
        else:
            return
        g.then(Reorganise(self.who, shifts))
        if isinstance(action, Discard):
            vacate_at_once(g, self.who)

    def enter(self, g: Palace, action: MoveIn) -> None:
        place, room = self.who * SPACES + action.space, self.who * ROOMS + action.room
        card = g.spaces[place]
        g.spaces[place] = EMPTY
        g.space_ready[place] = 0
        if action.how == BENEATH:
            g.improvements[room] = card
        else:
            g.improvements[room] = g.actions[room]
            g.actions[room] = card
        if g.news is not None:
            facts: dict[str, Fact] = {"seat": self.who, "card": CARD_NAME[card], "room": action.room + 1}
            g.tell(f"put_card_{PREPOSITION[action.how]}", REORGANISE, facts)

    def leave(self, g: Palace, action: MoveOut) -> None:
        place, room = self.who * SPACES + action.space, self.who * ROOMS + action.room
        if action.improvement:
            card = g.improvements[room]
        else:
            card = g.actions[room]
            g.actions[room] = g.improvements[room]
        g.improvements[room] = EMPTY
        g.spaces[place] = card
        g.space_ready[place] = 0
        if g.news is not None:
            facts: dict[str, Fact] = {"seat": self.who, "card": CARD_NAME[card], "room": action.room + 1}
            g.tell("took_card_out", LEAVES_EXHAUSTED, {**facts, "space": SPACE_NAME[action.space]})

    def shift(self, g: Palace, action: Shift) -> None:
        base = self.who * SPACES
        card = g.spaces[base + action.space]
        g.spaces[base + action.space] = EMPTY
        g.space_ready[base + action.space] = 0
        g.put_card(self.who, card, action.target)
        if g.news is not None:
            facts: dict[str, Fact] = {"seat": self.who, "card": CARD_NAME[card]}
            g.tell("shifted", REORGANISE, {**facts, "space": SPACE_NAME[action.target]})

    def own_facts(self, g: Palace, action: Action, clause: Clause) -> dict[str, Fact]:
        facts: dict[str, Fact] = {**space_facts(g, self.who), "limit": SHIFTS}
        if isinstance(action, Shift) and clause in (SHADED_LIMIT, SPACE_CLOSED):
            facts["space"] = SPACE_NAME[action.target]
        card = self.card_of(g, action, clause)
        if card != EMPTY:
            facts["card"] = CARD_NAME[card]
        return facts

    def card_of(self, g: Palace, action: Action, clause: Clause) -> int:
        """The card a refusal is about, or EMPTY."""
        if isinstance(action, (MoveIn, Shift, Discard)):
            return g.spaces[self.who * SPACES + action.space]
        if not isinstance(action, MoveOut):
            return EMPTY
        place = self.who * ROOMS + action.room
        improvement = action.improvement or clause is HEIR_NEEDS_ICON
        return g.improvements[place] if improvement else g.actions[place]


TAGS: Final[dict[str, type]] = {"reorganise": Reorganise}
