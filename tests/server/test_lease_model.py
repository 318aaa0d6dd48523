"""The protocol between processes, database and lease, tried in every order of events.

`leases.py`, `postgres_writer.py` and `table.py` follow it; here it stands by itself and small enough to be explored
completely: two processes, one table, two answers of a person who asks again, and two mishaps (with `--long` three). A
mishap is a process that is taken for dead (it may be asleep, cut off, or really dead), one that crashes, a message
between process and database that is lost, and a table let go. Messages are delivered at any time, however late.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

PROCESSES = (0, 1)
ANSWERS = ("a", "b")


@dataclass(frozen=True, slots=True)
class Kept:
    """What a process knows of the table: under which token, and, once it has read it, the log."""

    token: int
    log: str | None = None
    sent: str = ""
    """The answer that is with the database."""
    doubt: bool = False
    """What became of that answer is not known."""


@dataclass(frozen=True, slots=True)
class Commit:
    """A change on its way to the database."""

    token: int
    version: int
    answer: str


@dataclass(frozen=True, slots=True)
class World:
    holder: int | None = None
    token: int = 0
    log: str = ""
    alive: frozenset[int] = frozenset(PROCESSES)
    kept: tuple[Kept | None, ...] = (None, None)
    way: tuple[Commit, ...] = ()
    """What has not arrived yet; one thing may be on its way twice."""
    told: str = ""
    """Answers that were acknowledged."""
    mishaps: int = 2
    """How many may still happen."""
    wrong: str = ""


@dataclass(frozen=True, slots=True)
class Protocol:
    """What protects it; each part can be left out, to see that it is needed."""

    token: bool = True
    version: bool = True
    settle_by_token: bool = True
    tell_after_commit: bool = True


def put(world: World, process: int, kept: Kept | None, **more: object) -> World:
    return replace(world, kept=tuple(kept if p == process else k for p, k in enumerate(world.kept)), **more)  # type: ignore[arg-type]


def tell(world: World, answer: str) -> World:
    return world if answer in world.told else replace(world, told="".join(sorted(world.told + answer)))


def after(world: World, rules: Protocol) -> Iterator[World]:
    """All that can happen next."""
    for process, kept in enumerate(world.kept):
        yield from process_steps(world, process, kept, rules)
    for commit in {*world.way}:
        yield from arrivals(world, commit, rules)


def process_steps(world: World, me: int, kept: Kept | None, rules: Protocol) -> Iterator[World]:
    if me not in world.alive:
        # Who was taken for dead comes again under another name, and knows nothing.
        yield put(world, me, None, alive=world.alive | {me})
    if kept is None:
        if me in world.alive and world.holder in (None, me):
            yield put(world, me, Kept(world.token + 1), holder=me, token=world.token + 1)
        return
    if kept.log is None:
        yield put(world, me, replace(kept, log=world.log))
    elif kept.doubt:
        yield settle(world, me, kept, rules)
    elif not kept.sent:
        for answer in ANSWERS:
            if answer in kept.log:
                yield tell(world, answer)
            else:
                sent = put(world, me, replace(kept, sent=answer), way=on_its_way(world, commit_of(kept, answer)))
                yield sent if rules.tell_after_commit else tell(sent, answer)
    if world.mishaps:
        one_more = replace(world, mishaps=world.mishaps - 1)
        yield put(one_more, me, None)
        if kept.sent and not kept.doubt:
            yield put(one_more, me, replace(kept, doubt=True))
        if me in world.alive:
            yield replace(one_more, alive=world.alive - {me}, holder=None if world.holder == me else world.holder)
        if not kept.sent and kept.token == world.token:
            yield put(one_more, me, None, holder=None)


def on_its_way(world: World, commit: Commit) -> tuple[Commit, ...]:
    return tuple(sorted((*world.way, commit), key=lambda one: (one.token, one.version, one.answer)))


def commit_of(kept: Kept, answer: str) -> Commit:
    assert kept.log is not None
    return Commit(kept.token, len(kept.log), answer)


def settle(world: World, me: int, kept: Kept, rules: Protocol) -> World:
    """The connection broke: the database is asked what it has."""
    assert kept.log is not None
    if rules.settle_by_token and world.token != kept.token:
        return put(world, me, None)
    if len(world.log) == len(kept.log) + 1:
        return tell(put(world, me, Kept(kept.token, world.log)), kept.sent)
    again = commit_of(kept, kept.sent)
    return put(world, me, replace(kept, doubt=False), way=on_its_way(world, again))


def arrivals(world: World, commit: Commit, rules: Protocol) -> Iterator[World]:
    sender = next((p for p, k in enumerate(world.kept) if k is not None and k.token == commit.token), None)
    kept = None if sender is None else world.kept[sender]
    waits = kept is not None and kept.sent == commit.answer and not kept.doubt
    first = world.way.index(commit)
    rest = replace(world, way=world.way[:first] + world.way[first + 1 :])
    fenced = (rules.token and commit.token != world.token) or (rules.version and commit.version != len(world.log))
    if fenced:
        yield put(rest, sender, None) if sender is not None and waits else rest
        return
    written = replace(rest, log=rest.log + commit.answer)
    if commit.token != world.token:
        written = replace(written, wrong="somebody wrote after another had taken the table over")
    if sender is None or kept is None or not waits:
        yield written
        return
    yield tell(put(written, sender, Kept(commit.token, written.log)), commit.answer)


def fault(world: World) -> str:
    if world.wrong:
        return world.wrong
    if len({*world.log}) < len(world.log):
        return "an answer was written twice"
    return "" if {*world.told} <= {*world.log} else "an acknowledged answer is lost"


def explore(rules: Protocol, start: World) -> tuple[dict[World, list[World]], str]:
    """Every world that can come about with what follows it; stops at the first that must not."""
    follows: dict[World, list[World]] = {}
    waiting = deque([start])
    seen = {start}
    while waiting:
        world = waiting.popleft()
        if wrong := fault(world):
            return follows, wrong
        follows[world] = [*after(world, rules)]
        for following in follows[world]:
            if following not in seen:
                seen.add(following)
                waiting.append(following)
    return follows, ""


def test_no_order_of_events_loses_or_doubles_an_answer_and_every_table_can_go_on(long: bool) -> None:
    follows, wrong = explore(Protocol(), World(mishaps=3 if long else 2))
    assert wrong == ""
    assert len(follows) > 1_000
    # From everywhere both answers can still be written and acknowledged: walk back from where they are.
    before: dict[World, list[World]] = {}
    for world, following in follows.items():
        for one in following:
            before.setdefault(one, []).append(world)
    good = deque(world for world in follows if len(world.told) == len(ANSWERS))
    reached = {*good}
    while good:
        for world in before.get(good.popleft(), []):
            if world not in reached:
                reached.add(world)
                good.append(world)
    assert reached == {*follows}


@pytest.mark.parametrize(
    ("left_out", "wrong"),
    [
        ("token", "somebody wrote after another had taken the table over"),
        ("version", "an answer was written twice"),
        ("settle_by_token", "an acknowledged answer is lost"),
        ("tell_after_commit", "an acknowledged answer is lost"),
    ],
)
def test_each_part_of_the_protocol_is_needed(left_out: str, wrong: str) -> None:
    assert explore(replace(Protocol(), **{left_out: False}), World())[1] == wrong
