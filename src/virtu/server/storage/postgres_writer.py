"""Writing into PostgreSQL: one statement per kind of row and transaction, sent together."""

import logging
import time
from contextlib import suppress
from typing import Any

import psycopg

from virtu.server.storage.rows import Change
from virtu.server.storage.writer import (
    DOCUMENTS,
    SUMMARY,
    Doubt,
    Fenced,
    Item,
    Outcome,
    Unreachable,
    Unwritten,
    Writer,
    answers_of,
    changes_of,
    lines_of,
    plain,
    remainder,
    summary,
)

logger = logging.getLogger("virtu.server")
TYPES = {"version": "int", "asked": "int", "dice": "bigint", "token": "bigint", "old": "int", "n": "int", "seat": "int"}
PATIENCE = 0.2
"""Seconds between two attempts to learn what became of a transaction."""


def arrays(*names: str) -> str:
    """One array of values per column."""
    return ", ".join(f"%s::{TYPES.get(name, 'text')}[]" for name in names)


UPDATE = (
    "UPDATE tables t SET "
    + ", ".join(f"{name} = j.{name}{'::json' if name in DOCUMENTS else ''}" for name in SUMMARY)
    + f" FROM unnest({arrays(*SUMMARY, 'id', 'old', 'token')}) j({', '.join(SUMMARY)}, id, old, token)"
    + " WHERE t.id = j.id AND t.version = j.old AND t.token = j.token"
)
LINE = (
    "INSERT INTO lines (table_id, n, seat, text, digest, at) "
    f"SELECT * FROM unnest({arrays('table_id', 'n', 'seat', 'text', 'digest', 'at')})"
)
ANSWER = (
    "INSERT INTO answers (table_id, guest, answer_id, version) "
    f"SELECT * FROM unnest({arrays('table_id', 'guest', 'answer_id', 'version')})"
)


class Statements:
    """One connection as the tasks see it."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.connection = connection

    def execute(self, sql: str, *values: object) -> psycopg.Cursor[Any]:
        return self.connection.execute(sql.replace("?", "%s").encode(), values)


class PostgresWriter(Writer):
    """One connection, opened again whenever it breaks."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.connection: psycopg.Connection[Any] | None = None

    def connected(self) -> psycopg.Connection[Any]:
        if self.connection is None or self.connection.closed or self.connection.broken:
            self.connection = None
            try:
                self.connection = psycopg.connect(self.address, prepare_threshold=0)
            except psycopg.Error as error:
                raise Unreachable(plain(error)) from None
        return self.connection

    def transact(self, items: list[Item]) -> list[Any]:
        try:
            return self.transact_once(items)
        except psycopg.OperationalError:
            # The database was restarted since: nothing was committed, and a fresh connection may do better.
            if self.connection is None or not self.connection.closed:
                raise
            return self.transact_once(items)

    def transact_once(self, items: list[Item]) -> list[Any]:
        connection = self.connected()
        try:
            self.write_changes(connection, changes_of(items))
            results = [
                None if isinstance(item.work, Change) else item.work(Statements(connection)) for item in items
            ]
        except BaseException:
            self.give_up(connection)
            raise
        try:
            connection.commit()
        except psycopg.OperationalError as error:
            self.give_up(connection)
            raise Doubt(plain(error)) from None
        except BaseException:
            self.give_up(connection)
            raise
        return results

    def give_up(self, connection: psycopg.Connection[Any]) -> None:
        with suppress(psycopg.Error):
            connection.rollback()

    def write_changes(self, connection: psycopg.Connection[Any], changes: list[Change]) -> None:
        if not changes:
            return
        tables = columns([(*summary(change), change.row.token) for change in changes])
        try:
            with connection.pipeline():
                moved = connection.execute(UPDATE, tables)
                for change in changes:
                    if change.rare():
                        remainder(Statements(connection), change)
                if lines := lines_of(changes):
                    connection.execute(LINE, columns(lines))
                if answers := answers_of(changes):
                    connection.execute(ANSWER, columns(answers))
        except psycopg.errors.UniqueViolation:
            # Another process has written these lines already, which is known before the count of the tables is.
            raise Fenced("a table is not as this server left it") from None
        if moved.rowcount != len(changes):
            raise Fenced("a table is not as this server left it")

    # ---- a connection that breaks in the middle

    def settle(self, item: Item) -> Outcome:
        """Asks until the database tells; nobody is told anything before."""
        if not isinstance(item.work, Change):
            return item, None, Unwritten("the connection broke")
        while True:
            try:
                standing = self.standing(item.work.row.id)
                break
            except (psycopg.Error, Unreachable) as error:
                logger.warning("the database does not tell what it has written: %s", error)
                if self.refuse_waiting():
                    return item, None, Unwritten("this server is stopping")
                time.sleep(PATIENCE)
        row = item.work.row
        if standing is None or standing[1] != row.token:
            # Whoever keeps the table now knows whether the answer was written, and tells who sends it again.
            return item, None, Fenced("another process keeps this table now")
        if standing[0] == row.version:
            return item, None, None
        return self.write([item])[0]

    def standing(self, table: str) -> tuple[int, int] | None:
        """A table's version and token."""
        connection = self.connected()
        row = connection.execute("SELECT version, token FROM tables WHERE id = %s", [table]).fetchone()
        connection.rollback()
        return None if row is None else (int(row[0]), int(row[1]))

    def refuse_waiting(self) -> bool:
        """Others need not wait to hear that nothing can be written now. True: the server is stopping."""
        outcomes: list[Outcome] = []
        stopping = False
        while not self.queue.empty() and not stopping:
            item = self.queue.get()
            if item is None:
                stopping = True
                self.queue.put(None)
            else:
                outcomes.append((item, None, Unreachable("the database cannot be reached")))
        if outcomes:
            self.tell(outcomes)
        return stopping

    def end(self) -> None:
        if self.connection is not None:
            self.connection.close()


def columns(rows: list[tuple[object, ...]]) -> list[list[object]]:
    """Rows turned into one list per column."""
    return [list(column) for column in zip(*rows, strict=True)]
