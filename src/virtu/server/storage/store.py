"""What the server remembers: reading here, writing through its one writer."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import alembic.command
import alembic.config
import msgspec
from alembic.util.exc import CommandError
from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Select,
    Text,
    UnaryExpression,
    and_,
    cast,
    event,
    func,
    not_,
    or_,
    select,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from virtu.server.errors import unreadable, unwritten
from virtu.server.storage import schema
from virtu.server.storage.claim import plain_address, with_timeouts
from virtu.server.storage.rows import Change, LineRow, NoteRow, TableRow, fresh_id, now
from virtu.server.storage.sqlite_writer import PRAGMAS, SqliteWriter
from virtu.server.storage.stored import read_table
from virtu.server.storage.writer import (
    DOCUMENTS,
    Fenced,
    Transaction,
    Unwritten,
    Writer,
    add_all,
    plain,
)
from virtu.server.tables.inbox import Saved
from virtu.server.wire import TableState

logger = logging.getLogger("virtu.server")
T = TypeVar("T")
SHOWN = 50
"""How many tables a list shows."""


PORTION = 500
"""So many tables are read at a time where all are looked at."""
MIGRATING = 0x7669727475
"""The name PostgreSQL knows our lock by."""
# Documents are read as text, so that one that cannot be read spoils no list.
COLUMNS = [
    cast(column, Text).label(column.name) if column.name in DOCUMENTS else column
    for column in schema.tables.c
    if column.name != "holder"
]


class Store:
    """Everything the server remembers."""

    def __init__(self, url: str, patience: float = 10.0) -> None:
        self.patience = patience
        """So many seconds a PostgreSQL database may keep people waiting."""
        try:
            parsed = make_url(url)
        except ArgumentError:
            raise ValueError(f"{url!r} is not the address of a database") from None
        self.embedded = parsed.get_backend_name() == "sqlite"
        if self.embedded and parsed.database in (None, "", ":memory:"):
            raise ValueError("a database is a file: one in memory would forget every answer")
        if self.embedded:
            Path(str(parsed.database)).parent.mkdir(parents=True, exist_ok=True)
        # A connection from before a restart of the database is noticed before anybody relies on it.
        self.url = parsed
        address = parsed if self.embedded else with_timeouts(parsed)
        self.engine: AsyncEngine = create_async_engine(address, hide_parameters=True, pool_pre_ping=not self.embedded)
        if self.embedded:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
        self.writer = writer_for(parsed)

    async def open(self) -> None:
        """Bring the tables up to date; ValueError if the database cannot be used."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
                for table in schema.metadata.sorted_tables:
                    await connection.execute(select(table.c[0]).limit(1))
        except CommandError:
            raise ValueError(
                f"the database {self.url} was written by a later version of this program: use that one"
            ) from None
        except (SQLAlchemyError, OSError) as error:
            raise ValueError(
                f"the database {self.url} cannot be used: {plain(getattr(error, 'orig', None) or error)}"
            ) from None
        if self.writer.thread is None:
            self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; a Fault that invites to try again if there is none."""
        try:
            async with asyncio.timeout(self.limit()), self.engine.connect() as connection:
                yield connection
        except TimeoutError:
            logger.error("the database cannot be read: it has not answered for %g seconds", self.patience)
            raise unreadable() from None
        except (SQLAlchemyError, OSError) as error:
            logger.error("the database cannot be read: %s", plain(getattr(error, "orig", None) or error))
            raise unreadable() from None

    async def write(self, task: Callable[[Transaction], T]) -> T:
        """Whoever waits too long is told so; what had not begun by then is not done later."""
        try:
            return await self.writer.run(task, self.limit())
        except Unwritten as error:
            logger.error("the database refused: %s", error)
            raise unwritten() from None

    def limit(self) -> float | None:
        """A file on this machine either answers or fails by itself; 0: no limit."""
        return None if self.embedded or not self.patience else self.patience

    def save(self, change: Change) -> Saved:
        """Write a table's change down; whoever awaits that in an inbox goes on when it is committed."""
        saved = Saved()
        self.writer.submit(change, saved.settle)
        return saved

    # ---- keys and guests

    async def secret(self) -> str:
        """The key guests' cookies are signed with, made on the first start."""

        def kept(transaction: Transaction) -> str:
            made = "INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
            transaction.execute(made, "cookies", secrets.token_urlsafe(48))
            return str(transaction.execute("SELECT value FROM keys WHERE name = ?", "cookies").fetchone()[0])

        return await self.write(kept)

    async def new_guest(self, name: str) -> str:
        guest = fresh_id(16)
        statement = "INSERT INTO guests (id, name, created) VALUES (?, ?, ?)"
        await self.write(lambda transaction: transaction.execute(statement, guest, name, now()).rowcount)
        return guest

    async def guest_name(self, guest: str) -> str | None:
        async with self.reading() as connection:
            name = await connection.scalar(select(schema.guests.c.name).where(schema.guests.c.id == guest))
        return None if name is None else str(name)

    async def rename(self, guest: str, name: str) -> None:
        def renamed(transaction: Transaction) -> None:
            transaction.execute("UPDATE guests SET name = ? WHERE id = ?", name, guest)
            transaction.execute("UPDATE seats SET name = ? WHERE guest = ? AND kind = 'person'", name, guest)

        await self.write(renamed)

    # ---- tables

    async def add(self, row: TableRow, lines: Sequence[LineRow] = (), follows: str | None = None) -> str:
        """A new table. As somebody's rematch it may exist already: the id that counts is returned."""

        def added(transaction: Transaction) -> str:
            if follows is not None:
                taken = transaction.execute(
                    "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL", row.id, follows
                )
                if taken.rowcount == 0:
                    before = transaction.execute("SELECT rematch FROM tables WHERE id = ?", follows).fetchone()
                    return str(before[0])
            return add_all(transaction, row, lines)

        return await self.write(added)

    async def add_lesson(self, row: TableRow, lines: Sequence[LineRow]) -> str:
        """The table of a lesson; or the one its learner has left before the end, whoever else was asked meanwhile."""
        assert row.lesson is not None
        named = row.lesson["name"]

        def added(transaction: Transaction) -> str:
            # Of two who add for the same learner one waits here until the other is done.
            transaction.execute("UPDATE guests SET name = name WHERE id = ?", row.owner)
            begun = transaction.execute(
                "SELECT id, CAST(lesson AS TEXT) FROM tables WHERE owner = ? AND game = ? AND state = 'playing'",
                *(row.owner, row.game),
            )
            while (one := begun.fetchone()) is not None:
                lesson = msgspec.json.decode(one[1] or "null")
                if lesson is not None and lesson["name"] == named:
                    return str(one[0])
            return add_all(transaction, row, lines)

        return await self.write(added)

    async def remove(self, table: str, token: int = 0) -> None:
        """Forget a table with all that belongs to it."""

        def removed(transaction: Transaction) -> None:
            transaction.execute("UPDATE tables SET rematch = NULL WHERE rematch = ?", table)
            if not transaction.execute("DELETE FROM tables WHERE id = ? AND token = ?", table, token).rowcount:
                raise Fenced("a table is not as this server left it")

        await self.write(removed)

    async def park(self, row: TableRow) -> None:
        """Put a table aside; what else is written about it stays as it is, to be looked at."""
        statement = (
            "UPDATE tables SET state = ?, trouble = ?, version = ?, waiting_for = ? WHERE id = ? AND token = ?"
        )
        values = (row.state, row.trouble, row.version, "[]", row.id, row.token)
        await self.write(lambda transaction: transaction.execute(statement, *values).rowcount)

    async def table(self, table: str) -> TableRow | None:
        rows = await self.select(schema.tables.c.id == table, 1)
        return rows[0] if rows else None

    async def mine(self, guest: str) -> list[TableRow]:
        # Also where a bot keeps the seat warm.
        seated = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        own = or_(schema.tables.c.id.in_(seated), schema.tables.c.owner == guest)
        ended = schema.tables.c.state == "over"
        return await self.select(own, SHOWN, ended.asc())  # many that are over must not hide one that goes on

    async def in_state(
        self, state: TableState, people: int = 0, since: str = "", each: int = SHOWN
    ) -> list[TableRow]:
        """Tables where at least so many people sit: what nobody is shown must not take the place of others.

        Those where nothing has happened since then are not even looked at: there may be very many. Of one owner's
        tables only the newest `each` are listed, if they are among the newest of all.
        """
        tables, seats = schema.tables, schema.seats
        sitting = select(func.count()).where(seats.c.table_id == tables.c.id, seats.c.kind == "person")
        wanted = and_(tables.c.state == state, tables.c.since >= since, sitting.scalar_subquery() >= people)
        if each < SHOWN:
            owner = func.coalesce(tables.c.owner, tables.c.id).label("owner")
            newest = tables.c.since.desc()
            recent = select(tables.c.id, owner, tables.c.since).where(wanted).order_by(newest).limit(PORTION).subquery()
            place = func.row_number().over(partition_by=recent.c.owner, order_by=recent.c.since.desc()).label("place")
            numbered = select(recent.c.id, place).subquery()
            wanted = tables.c.id.in_(select(numbered.c.id).where(numbered.c.place <= each))
        return await self.select(wanted, SHOWN)

    async def select(
        self, condition: ColumnElement[bool], limit: int, *first: UnaryExpression[Any]
    ) -> list[TableRow]:
        """The newest first, within whatever comes before that."""
        query = select(*COLUMNS).where(condition).order_by(*first, schema.tables.c.since.desc())
        return await self.rows(query.limit(limit))

    async def restless(self, unheld: bool = False) -> AsyncIterator[TableRow]:
        """Tables that may go on without a person: a bot plays, a clock runs, or nobody is asked. Portion by portion.

        With `unheld` only those that no living process keeps.
        """
        tables, seats = schema.tables, schema.seats
        here, waits = seats.c.table_id == tables.c.id, cast(tables.c.waiting_for, Text)
        bots = select(seats.c.seat).where(here, seats.c.kind == "bot").exists()
        asked = waits == "[" + cast(seats.c.seat, Text) + "]"
        person = select(seats.c.seat).where(here, seats.c.kind == "person", asked).exists()
        alone = or_(cast(tables.c.options, Text).like('%"clock"%'), waits == "[]", and_(bots, not_(person)))
        living = select(schema.servers.c.id).where(schema.servers.c.until > func.clock_timestamp())
        free = [or_(tables.c.holder.is_(None), tables.c.holder.not_in(living))] if unheld else []
        last = ""
        while True:
            query = select(*COLUMNS).where(tables.c.state == "playing", tables.c.id > last, alone, *free)
            rows = await self.rows(query.order_by(tables.c.id).limit(PORTION))
            for row in rows:
                yield row
            if len(rows) < PORTION:
                return
            last = rows[-1].id

    async def rows(self, query: Select[Any]) -> list[TableRow]:
        seats = schema.seats
        async with self.reading() as connection:
            records = (await connection.execute(query)).mappings().all()
            sitting = select(seats).where(seats.c.table_id.in_([row["id"] for row in records]))
            seated = (await connection.execute(sitting.order_by(seats.c.table_id, seats.c.seat))).mappings().all()
        by_table: dict[str, list[Any]] = {row["id"]: [] for row in records}
        for seat in seated:
            by_table[seat["table_id"]].append(seat)
        return [read_table(row, by_table[row["id"]]) for row in records]

    async def log(self, table: str) -> tuple[list[LineRow], list[NoteRow], dict[tuple[str, str], int]]:
        """The lines, the notes, and the answers already accepted."""
        lines, notes, answers = schema.lines, schema.notes, schema.answers
        async with self.reading() as connection:
            said = await connection.execute(
                select(lines.c.seat, lines.c.text, lines.c.digest)
                .where(lines.c.table_id == table)
                .order_by(lines.c.n)
            )
            noted = await connection.execute(
                select(notes.c.line, notes.c.event, notes.c.facts)
                .where(notes.c.table_id == table)
                .order_by(notes.c.n)
            )
            given = await connection.execute(
                select(answers.c.guest, answers.c.answer_id, answers.c.version).where(
                    answers.c.table_id == table
                )
            )
            return (
                [LineRow(*row) for row in said],
                [NoteRow(*row) for row in noted],
                {(guest, answer): version for guest, answer, version in given},
            )


def prepare_sqlite(connection: object, _: object) -> None:
    """Readers do not wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def writer_for(address: URL) -> Writer:
    if address.get_backend_name() == "sqlite":
        return SqliteWriter(address.database or "")
    from virtu.server.storage.postgres_writer import PostgresWriter  # an extra package, for those who need it

    return PostgresWriter(plain_address(address))


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing; of several processes one does."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parents[2] / "migrations"))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")
