"""The database: one transaction per change, and nothing is published before it is committed."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path

import alembic.command
import alembic.config
from sqlalchemy import Connection, RowMapping, delete, event, insert, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from virtu.server import schema
from virtu.server.rows import Change, LineRow, NoteRow, SeatRow, TableRow, fresh_id, now
from virtu.server.wire import TableState

SHOWN = 50
"""How many tables a list shows."""


class Store:
    """Everything the server remembers."""

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
        except ArgumentError:
            raise ValueError(f"{url!r} is not the address of a database") from None
        self.embedded = parsed.get_backend_name() == "sqlite"
        if self.embedded and parsed.database and parsed.database != ":memory:":
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine: AsyncEngine = create_async_engine(parsed, hide_parameters=True)
        # SQLite has one writer at a time; waiting here is fairer than its busy handler.
        self.turn = asyncio.Lock()
        if self.embedded:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    async def open(self) -> None:
        """Bring the tables up to date; ValueError if the database cannot be used."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (OperationalError, DatabaseError) as error:
            raise ValueError(f"the database {self.engine.url} cannot be used: {error.orig}") from None

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        if self.embedded:
            async with self.turn, self.engine.begin() as connection:
                yield connection
        else:
            async with self.engine.begin() as connection:
                yield connection

    # ---- keys and guests

    async def secret(self) -> str:
        """The key guests' cookies are signed with, made on the first start."""
        async with self.writing() as connection:
            found = await connection.scalar(
                select(schema.keys.c.value).where(schema.keys.c.name == "cookies")
            )
            if found is None:
                found = secrets.token_urlsafe(48)
                await connection.execute(insert(schema.keys).values(name="cookies", value=found))
            return str(found)

    async def new_guest(self, name: str) -> str:
        guest = fresh_id(16)
        async with self.writing() as connection:
            await connection.execute(insert(schema.guests).values(id=guest, name=name, created=now()))
        return guest

    async def guest_name(self, guest: str) -> str | None:
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(schema.guests.c.name).where(schema.guests.c.id == guest))
        return None if found is None else str(found)

    async def rename(self, guest: str, name: str) -> None:
        async with self.writing() as connection:
            await connection.execute(
                update(schema.guests).where(schema.guests.c.id == guest).values(name=name)
            )
            await connection.execute(
                update(schema.seats)
                .where(schema.seats.c.guest == guest, schema.seats.c.kind == "person")
                .values(name=name)
            )

    # ---- tables

    async def add(self, row: TableRow, lines: Sequence[LineRow] = (), follows: str | None = None) -> str:
        """A new table. As somebody's rematch it may exist already: the id that counts is returned."""
        async with self.writing() as connection:
            if follows is not None:
                taken = await connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id == follows, schema.tables.c.rematch.is_(None))
                    .values(rematch=row.id)
                )
                if taken.rowcount == 0:
                    return str(
                        await connection.scalar(
                            select(schema.tables.c.rematch).where(schema.tables.c.id == follows)
                        )
                    )
            await connection.execute(insert(schema.tables).values(columns(row)))
            await connection.execute(insert(schema.seats), seat_values(row))
            await add_lines(connection, row.id, 0, lines)
        return row.id

    async def remove(self, table: str) -> None:
        """Forget a table with all that belongs to it."""
        async with self.writing() as connection:
            await connection.execute(
                update(schema.tables).where(schema.tables.c.rematch == table).values(rematch=None)
            )
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

    async def table(self, table: str) -> TableRow | None:
        found = await self.select(schema.tables.c.id == table, 1)
        return found[0] if found else None

    async def mine(self, guest: str) -> list[TableRow]:
        # Also where a bot keeps the seat warm.
        seated = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        return await self.select(or_(schema.tables.c.id.in_(seated), schema.tables.c.owner == guest), SHOWN)

    async def in_state(self, state: TableState, limit: int = SHOWN) -> list[TableRow]:
        return await self.select(schema.tables.c.state == state, limit)

    async def select(self, condition: object, limit: int) -> list[TableRow]:
        query = select(schema.tables).where(condition)  # type: ignore[arg-type]
        async with self.engine.connect() as connection:
            found = (
                (await connection.execute(query.order_by(schema.tables.c.since.desc()).limit(limit)))
                .mappings()
                .all()
            )
            seats = (
                (
                    await connection.execute(
                        select(schema.seats)
                        .where(schema.seats.c.table_id.in_([row["id"] for row in found]))
                        .order_by(schema.seats.c.table_id, schema.seats.c.seat)
                    )
                )
                .mappings()
                .all()
            )
        rows = {row["id"]: TableRow(**row) for row in found}
        for seat in seats:
            rows[seat["table_id"]].seats.append(seat_row(seat))
        return list(rows.values())

    async def log(self, table: str) -> tuple[list[LineRow], list[NoteRow], dict[tuple[str, str], int]]:
        """The lines, the notes, and the answers already accepted."""
        lines, notes, answers = schema.lines, schema.notes, schema.answers
        async with self.engine.connect() as connection:
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

    async def save(self, row: TableRow, change: Change | None = None, seats: bool = False) -> None:
        """A table's new summary together with what was added to its log, in one transaction."""
        async with self.writing() as connection:
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == row.id)
                .values(columns(row, ("id", "rematch")))
            )
            if seats:
                await connection.execute(delete(schema.seats).where(schema.seats.c.table_id == row.id))
                await connection.execute(insert(schema.seats), seat_values(row))
            if change is None:
                return
            if change.anew or not change.lines:
                taken_back = (schema.lines.c.table_id == row.id, schema.lines.c.n >= change.first)
                await connection.execute(delete(schema.lines).where(*taken_back))
            await add_lines(connection, row.id, change.first, change.lines)
            if change.notes:
                await connection.execute(
                    insert(schema.notes),
                    [
                        {"table_id": row.id, "n": change.first_note + n, "at": row.since, **asdict(note)}
                        for n, note in enumerate(change.notes)
                    ],
                )
            if change.answer is not None:
                guest, answer = change.answer
                await connection.execute(
                    insert(schema.answers).values(
                        table_id=row.id, guest=guest, answer_id=answer, version=row.version
                    )
                )


def columns(row: TableRow, without: tuple[str, ...] = ()) -> dict[str, object]:
    return {name: value for name, value in asdict(row).items() if name != "seats" and name not in without}


def seat_values(row: TableRow) -> list[dict[str, object]]:
    return [{"table_id": row.id, "seat": number, **asdict(seat)} for number, seat in enumerate(row.seats)]


def seat_row(found: RowMapping) -> SeatRow:
    return SeatRow(found["kind"], found["name"], found["guest"], found["level"])


async def add_lines(connection: AsyncConnection, table: str, first: int, lines: Sequence[LineRow]) -> None:
    if lines:
        at = now()
        await connection.execute(
            insert(schema.lines),
            [{"table_id": table, "n": first + n, "at": at, **asdict(line)} for n, line in enumerate(lines)],
        )


def prepare_sqlite(connection: object, _: object) -> None:
    """Readers do not wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parent.parent / "migrations"))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")
