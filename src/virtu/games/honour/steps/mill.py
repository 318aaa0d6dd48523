"""HO-7.3 to HO-8.2 The Rumour Mill, and what becomes of those whose Dishonour exceeds the cap."""

from dataclasses import dataclass
from typing import Final

from virtu.games.honour.clauses import FELL_ASLEEP, GIVEN_OUT, JOINED, RELOCATION, WOKE
from virtu.games.honour.state import Honour
from virtu.games.honour.tables import BARE, NAME, VALUE, VALUES, WAKES
from virtu.games.honour.wire import Entry, GivenOut
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class GiveOut(Do):
    """HO-7.5 An active queue gives its front card to the named player."""

    def perform(self, g: Honour) -> None:
        if g.active:
            give_out(g, 0, GIVEN_OUT)


GIVE_OUT: Final = GiveOut()


def gives_out(g: Honour) -> int:
    """HO-7.5, HO-9.10 How many cards the queue gives out if the turn ends now."""
    if not g.active or (g.woken and g.rules.next_turn):
        return 0
    return min(2 if g.market else 1, len(g.queue))


def schedule(g: Honour) -> list[Seat]:
    """HO-7.5, HO-9.10 At the end of whose turn each entry of an active queue is given out if nothing else happens."""
    turns = [g.turn] * gives_out(g)
    turn, market = g.turn, g.market
    while len(turns) < len(g.queue):
        turn, market = g.next_seat(turn), max(0, market - 1)
        turns += [turn, turn] if market else [turn]
    return turns


def entries(g: Honour) -> list[Entry]:
    """HO-7.3 The queue, front first; `after`: at the end of whose turn, as things stand, or None while all sleep."""
    turns = schedule(g)
    return [
        {"card": NAME[kind], "seat": g.named[place], "after": turns[place] if g.active else None}
        for place, kind in enumerate(g.queue)
    ]


def forecast(g: Honour) -> list[GivenOut]:
    """HO-7.5 What the queue would give out if the turn ended now."""
    after = g.clone()
    after.news = None
    given: list[GivenOut] = []
    for _ in range(gives_out(after)):
        if not after.active:
            break
        kind, seat = after.queue[0], after.named[0]
        total, cap = after.dishonour(seat) + VALUE[kind], after.cap(seat)
        give_out(after, 0, GIVEN_OUT)
        given.append(
            {"card": NAME[kind], "seat": seat, "total": total, "cap": cap, "relocates": int(total > cap)}
        )
    return given


def join(g: Honour, kind: int, seat: Seat) -> None:
    """HO-7.3, HO-7.4 The card joins the back of the queue; the fifth one wakes the Mill."""
    g.queue.append(kind)
    g.named.append(seat)
    if g.news is not None:
        g.tell("joined", JOINED, {"card": NAME[kind], "seat": seat, "place": len(g.queue)})
    if not g.active and len(g.queue) >= WAKES:
        wake(g, WOKE)


def wake(g: Honour, clause: Clause) -> None:
    """HO-7.4 The queue becomes active."""
    g.active = True
    g.woken = True
    g.tell("mill_woke", clause, {"count": len(g.queue)})


def take_out(g: Honour, place: int) -> int:
    """Take an entry out of the queue; HO-7.6 an empty queue falls asleep."""
    kind = g.queue.pop(place)
    g.named.pop(place)
    if not g.queue and g.active:
        g.active = False
        g.woken = False
        g.tell("mill_slept", FELL_ASLEEP, {})
    return kind


def give_out(g: Honour, place: int, clause: Clause) -> None:
    """An entry goes to the player whose name it bears, and counts."""
    seat = Seat(g.named[place])
    land(g, take_out(g, place), seat, clause)


def land(g: Honour, kind: int, seat: Seat, clause: Clause) -> None:
    """A Dishonour card lies in front of a player and counts; HO-8.1 over the cap the player relocates."""
    g.shames[seat].append(kind)
    total = g.dishonour(seat)
    if g.news is not None:
        g.tell(
            "dishonoured",
            clause,
            {"seat": seat, "card": NAME[kind], "value": VALUE[kind], "total": total, "cap": g.cap(seat)},
        )
    if total > g.cap(seat):
        relocate(g, seat)


def relocate(g: Honour, seat: Seat) -> None:
    """HO-8.1, HO-8.2 All in front of the player and in the queue under the name is lost; the hand is kept."""
    if g.news is not None:
        g.tell(
            "relocated",
            RELOCATION,
            {
                "seat": seat,
                "total": g.dishonour(seat),
                "cap": g.cap(seat),
                "honour": g.honour(seat),
                "tokens": g.tokens[seat],
                "recognition": g.levels[seat] - 1,
                "queued": g.named.count(seat),
            },
        )
    for kind in g.honours[seat]:
        g.discards[kind] += 1
    for kind in g.shames[seat]:
        g.discards[kind] += 1
    g.honours[seat].clear()
    g.shames[seat].clear()
    g.tops[seat * VALUES : seat * VALUES + VALUES] = BARE
    g.tokens[seat] = 0
    g.levels[seat] = 1
    for place in range(len(g.queue) - 1, -1, -1):
        if g.named[place] == seat:
            g.discards[take_out(g, place)] += 1


TAGS: Final[dict[str, type]] = {"give_out": GiveOut}
