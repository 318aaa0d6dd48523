"""The one thread that writes: whatever came while it wrote goes into the next transaction together."""

from __future__ import annotations

import asyncio
import logging
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from virtu.server.storage.rows import Change, LineRow, TableRow, now
from virtu.server.tables.inbox import Done, fulfil

logger = logging.getLogger("virtu.server")
T = TypeVar("T")
LARGEST = 250
"""So many changes go into one transaction at most."""
QUIET = 5.0
"""After so many seconds without work a writer tidies up."""
json = msgspec.json.Encoder()


class Unwritten(Exception):
    """It was not written down; trying again may help. The message has no values in it."""


class Unreachable(Unwritten):
    """There is no database to write to: the same holds for everything else."""


class Doubt(Exception):
    """The connection broke while a transaction was being committed: perhaps it was, perhaps not."""


class Fenced(Unwritten):
    """Somebody else has changed the table since: what this server thinks of it is no longer true."""


class Transaction(Protocol):
    """What other writing than a table's changes is made of."""

    def execute(self, sql: str, *values: object) -> Any:
        """One statement with `?` for its values; a cursor with `rowcount` and `fetchone`."""


Task: TypeAlias = Callable[[Transaction], Any]


@dataclass(slots=True)
class Item:
    """Something to write, and who is told."""

    work: Change | Task
    done: Done
    waiting: asyncio.Future[Any] | None = None
    """Who waits for a task: if they gave up before it began, it is not done."""


Outcome: TypeAlias = tuple[Item, Any, Exception | None]


class Writer(ABC):
    """Everything this process writes goes through here. Nobody is told of anything before it is committed."""

    def __init__(self) -> None:
        self.queue: SimpleQueue[Item | None] = SimpleQueue()
        self.thread: threading.Thread | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0
        self.written = 0
        """How many transactions there were, and how many changes in them."""

    def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.write_on, name="writer", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        """What was given before is still written, unless whoever asked has given up."""
        if self.thread is not None:
            self.queue.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None

    # ---- what is asked of it

    def submit(self, change: Change, done: Done) -> None:
        self.queue.put(Item(change, done))

    async def run(self, task: Callable[[Transaction], T], limit: float | None = None) -> T:
        """Do something in a transaction; it may be done twice, the first time in vain. Nobody waits past the limit."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self.queue.put(Item(task, partial(fulfil, future), future))
        if limit is None:
            return await future
        late = Unwritten(f"it has not answered for {limit:g} seconds")
        timer = loop.call_later(limit, fulfil, future, None, late)
        try:
            return await future
        finally:
            timer.cancel()

    # ---- the thread

    def write_on(self) -> None:
        try:
            while True:
                batch = self.gather()
                items = [item for item in batch if item is not None and not given_up(item)]
                if items:
                    self.tell(self.write(items))
                if None in batch:
                    return
        finally:
            self.end()

    def gather(self) -> list[Item | None]:
        """All that waits; waits itself while there is nothing."""
        while True:
            try:
                batch = [self.queue.get(timeout=QUIET)]
                break
            except Empty:
                self.tidy()
        while len(batch) < LARGEST and not self.queue.empty():
            batch.append(self.queue.get())
        return batch

    def tell(self, outcomes: Sequence[Outcome]) -> None:
        """One call for all of them: waking the loop costs more than a statement."""
        assert self.loop is not None
        self.loop.call_soon_threadsafe(announce, outcomes)

    def write(self, items: list[Item]) -> list[Outcome]:
        """All together; if that fails each by itself, so that one that cannot be written harms no other."""
        try:
            results = self.transact(items)
        except Doubt:
            return [self.settle(item) for item in items]
        except Exception as error:
            failure = error if isinstance(error, Unwritten) else Unwritten(plain(error))
            if len(items) == 1 or isinstance(error, Unreachable):
                return [(item, None, failure) for item in items]
            logger.warning("%d changes could not be written together: %s; each is tried alone", len(items), failure)
            return [outcome for item in items if not given_up(item) for outcome in self.write([item])]
        self.commits += 1
        self.written += len(items)
        return [(item, result, None) for item, result in zip(items, results, strict=True)]

    def settle(self, item: Item) -> Outcome:
        """What became of something that was perhaps committed."""
        raise AssertionError("this database always says whether it has committed")

    @abstractmethod
    def transact(self, items: list[Item]) -> list[Any]:
        """Write and commit; the tasks' results in their places. Raises: nothing was written, unless it is a Doubt."""

    def in_place(self) -> bool:
        """Whether what is written can be found again."""
        return True

    def tidy(self) -> None:  # noqa: B027 - most have nothing to tidy
        """Nothing has come for a while."""

    @abstractmethod
    def end(self) -> None:
        """The thread's last act."""


def given_up(item: Item) -> bool:
    return item.waiting is not None and item.waiting.done()


def plain(error: Exception) -> str:
    """What the database said, in one line and without the values it was given."""
    return f"{type(error).__name__}: {(str(error).splitlines() or [''])[0]}"[:200]


def announce(outcomes: Sequence[Outcome]) -> None:
    for item, result, error in outcomes:
        try:
            item.done(result, error)
        except Exception as trouble:
            logger.error("somebody could not go on after writing: %s", trouble, exc_info=trouble)


def changes_of(items: Sequence[Item]) -> list[Change]:
    return [item.work for item in items if isinstance(item.work, Change)]


# ---- the rows of changes, for either database

SUMMARY = (
    "state", "version", "asked", "waiting_for", "winners", "dice", "fates", "trouble", "started", "since", "lesson",
)  # fmt: skip
"""What changes at a table from answer to answer."""


def text(value: object) -> str:
    return json.encode(value).decode()


def summary(change: Change) -> tuple[object, ...]:
    """The new summary, then the id and the version it replaces."""
    row = change.row
    return (
        row.state,
        row.version,
        row.asked,
        text(row.waiting_for),
        text(row.winners),
        row.dice,
        text(row.fates),
        row.trouble,
        row.started,
        row.since,
        text(row.lesson),
        row.id,
        change.old,
    )


def lines_of(changes: Sequence[Change]) -> list[tuple[object, ...]]:
    at = now()
    return [
        (change.row.id, change.first + number, line.seat, line.text, line.digest, at)
        for change in changes
        for number, line in enumerate(change.lines)
    ]


def answers_of(changes: Sequence[Change]) -> list[tuple[object, ...]]:
    return [
        (change.row.id, *change.answer, change.row.version) for change in changes if change.answer is not None
    ]


def remainder(transaction: Transaction, change: Change) -> None:
    """What few changes have: answers taken back or forgotten, notes, other people in the seats, other rules."""
    row = change.row
    if change.cut:
        transaction.execute("DELETE FROM lines WHERE table_id = ? AND n >= ?", row.id, change.first)
    if change.forget:
        transaction.execute("DELETE FROM answers WHERE table_id = ? AND version <= ?", row.id, change.forget)
    for number, note in enumerate(change.notes):
        transaction.execute(
            "INSERT INTO notes (table_id, n, line, event, facts, at) VALUES (?, ?, ?, ?, ?, ?)",
            *(row.id, change.first_note + number, note.line, note.event, text(note.facts), row.since),
        )
    if change.seats:
        transaction.execute("UPDATE tables SET salt = ? WHERE id = ?", row.salt, row.id)
        transaction.execute("DELETE FROM seats WHERE table_id = ?", row.id)
        add_seats(transaction, change)
    if change.rules:
        transaction.execute(
            "UPDATE tables SET rules_version = ?, data_hash = ?, options = ?, secret = ? WHERE id = ?",
            *(row.rules_version, row.data_hash, text(row.options), row.secret, row.id),
        )


DOCUMENTS = ("options", "waiting_for", "winners", "fates", "lesson")
"""Columns that hold JSON."""
TABLE = (
    "id", "game", "rules_version", "data_hash", "name", "players", "options", "owner", *SUMMARY,
    "rematch", "imported", "created", "secret", "salt",
)  # fmt: skip


def add_table(transaction: Transaction, row: TableRow) -> None:
    values = {name: getattr(row, name) for name in TABLE}
    plain_values = [text(value) if name in DOCUMENTS else value for name, value in values.items()]
    places = ", ".join("?" * len(TABLE))
    transaction.execute(f"INSERT INTO tables ({', '.join(TABLE)}) VALUES ({places})", *plain_values)


def add_all(transaction: Transaction, row: TableRow, lines: Sequence[LineRow]) -> str:
    """A whole new table; its id."""
    change = Change(row, row.version, lines=lines)
    add_table(transaction, row)
    add_seats(transaction, change)
    add_lines(transaction, change)
    return row.id


def add_lines(transaction: Transaction, change: Change) -> None:
    for line in lines_of([change]):
        transaction.execute(
            "INSERT INTO lines (table_id, n, seat, text, digest, at) VALUES (?, ?, ?, ?, ?, ?)", *line
        )


def add_seats(transaction: Transaction, change: Change) -> None:
    for number, seat in enumerate(change.row.seats):
        transaction.execute(
            "INSERT INTO seats (table_id, seat, kind, guest, name, level) VALUES (?, ?, ?, ?, ?, ?)",
            *(change.row.id, number, seat.kind, seat.guest, seat.name, seat.level),
        )
