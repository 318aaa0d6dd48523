"""Writing into an SQLite file: full durability, and checkpoints where no answer waits for them."""

import logging
import os
import sqlite3
import threading
from contextlib import closing, suppress
from itertools import chain
from typing import Any

from virtu.server.storage.rows import Change
from virtu.server.storage.writer import (
    SUMMARY,
    Fenced,
    Item,
    Unreachable,
    Writer,
    answers_of,
    changes_of,
    lines_of,
    plain,
    remainder,
    summary,
)

logger = logging.getLogger("virtu.server")
SIZES = (128, 32, 8, 2, 1)
"""So many rows go into one statement. SQLite's module takes the interpreter anew after every statement, and while
the loop is busy it has to wait for that: many rows in few statements are written beside the loop, not in turns with it.
"""


def statements(before: str, width: int, after: str = "") -> dict[int, str]:
    """By number of rows: a statement over that many rows of so many values."""
    row = f"({', '.join('?' * width)})"
    return {size: f"{before} VALUES {', '.join([row] * size)}{after}" for size in SIZES}


WIDTH = len(SUMMARY) + 2
UPDATE = statements(
    f"UPDATE tables SET {', '.join(f'{name} = j.column{place}' for place, name in enumerate(SUMMARY, 1))} FROM (",
    WIDTH,
    f") AS j WHERE tables.id = j.column{WIDTH - 1} AND tables.version = j.column{WIDTH}",
)
LINE = statements("INSERT INTO lines (table_id, n, seat, text, digest, at)", 6)
ANSWER = statements("INSERT INTO answers (table_id, guest, answer_id, version)", 4)
EVERY = 2.0
"""Seconds between two checkpoints while something is written."""
LARGE = 64 << 20
"""A log of so many bytes is begun anew, even if answers wait for that."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


class Statements:
    """One connection as the tasks see it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
        return self.connection.execute(sql, values)


class SqliteWriter(Writer):
    """SQLite has one writer at a time: this one."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path
        self.connection: sqlite3.Connection | None = None
        self.dirty = False
        """Something was written since the log was last emptied."""
        self.marks: dict[str, tuple[int, int]] = {}
        """By name: which files they are that were opened."""
        self.ending = threading.Event()
        self.checkpoints = threading.Thread(target=self.checkpoint_on, name="checkpoints", daemon=True)

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        # With automatic checkpoints single answers waited for a second.
        connection.execute("PRAGMA wal_autocheckpoint=0")
        return connection

    def start(self) -> None:
        super().start()
        self.checkpoints.start()

    def transact(self, items: list[Item]) -> list[Any]:
        connection = self.begin()
        try:
            self.write_changes(connection, changes_of(items))
            results = [
                None if isinstance(item.work, Change) else item.work(Statements(connection)) for item in items
            ]
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            raise
        return results

    def begin(self) -> sqlite3.Connection:
        """A transaction; Unreachable if there can be none, and trying one change after the other only takes longer."""
        if not self.in_place():
            raise Unreachable("the database file is not the one that was opened: put it back and start again")
        try:
            if self.connection is None:
                self.connection = self.connect()
            self.dirty = True
            self.connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise Unreachable(plain(error)) from None
        return self.connection

    def in_place(self) -> bool:
        """SQLite goes on writing to a file that was removed or replaced: nobody would find that again."""
        for name in (self.path, f"{self.path}-wal"):
            try:
                status = os.stat(name)
            except OSError:
                if name in self.marks:
                    return False
                continue
            if self.marks.setdefault(name, (status.st_dev, status.st_ino)) != (status.st_dev, status.st_ino):
                return False
        return True

    def write_changes(self, connection: sqlite3.Connection, changes: list[Change]) -> None:
        if not changes:
            return
        if self.put(connection, UPDATE, [summary(change) for change in changes]) != len(changes):
            raise Fenced("a table is not as this server left it")
        statements = Statements(connection)
        for change in changes:
            if change.rare():
                remainder(statements, change)
        self.put(connection, LINE, lines_of(changes))
        self.put(connection, ANSWER, answers_of(changes))

    def put(self, connection: sqlite3.Connection, by_size: dict[int, str], rows: list[tuple[object, ...]]) -> int:
        """Write rows in as few statements as there are sizes for; how many were changed or added."""
        changed = at = 0
        for size in SIZES:
            while len(rows) - at >= size:
                values = list(chain.from_iterable(rows[at : at + size]))
                changed += connection.execute(by_size[size], values).rowcount
                at += size
        return changed

    # ---- the log file

    def log_size(self) -> int:
        with suppress(OSError):
            return os.stat(f"{self.path}-wal").st_size
        return 0

    def gather(self) -> list[Item | None]:
        if self.log_size() > LARGE:
            self.empty("RESTART")
        return super().gather()

    def tidy(self) -> None:
        if self.dirty:
            self.dirty = False
            self.empty("TRUNCATE")

    def empty(self, way: str) -> None:
        """Between two transactions; a reader who stays long is not waited for."""
        if self.connection is not None:
            with suppress(sqlite3.Error):
                self.connection.execute("PRAGMA busy_timeout=50")
                self.connection.execute(f"PRAGMA wal_checkpoint({way})").fetchall()
            with suppress(sqlite3.Error):
                self.connection.execute("PRAGMA busy_timeout=10000")

    def checkpoint_on(self) -> None:
        done = 0
        try:
            with closing(self.connect()) as connection:
                while not self.ending.wait(EVERY):
                    if self.commits != done:
                        done = self.commits
                        with suppress(sqlite3.Error):
                            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error as error:
            logger.warning("no checkpoints are made: %s", error)

    def end(self) -> None:
        self.ending.set()
        self.checkpoints.join()
        if self.connection is not None:
            self.connection.close()
