"""The one writer: together if it can be, each alone if it must be, and nobody is told before it is on the disk."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import text

from server import postgres
from server.people import Person, Server
from virtu.server.errors import Fault
from virtu.server.settings import database_url
from virtu.server.storage.rows import Change, LineRow, NoteRow, SeatRow, TableRow
from virtu.server.storage.store import Store
from virtu.server.storage.writer import Fenced, Unwritten


@pytest.fixture(scope="module")
def instance() -> Iterator[postgres.Postgres]:
    if not postgres.available():
        pytest.skip(postgres.MISSING)
    found = postgres.Postgres()
    yield found
    found.remove()


@pytest_asyncio.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """The same for both databases."""
    if request.param == "sqlite":
        address = database_url(str(tmp_path / "x.sqlite"))
    else:
        address = request.getfixturevalue("instance").fresh()
    found = Store(address)
    await found.open()
    yield found
    await found.close()


def row(name: str) -> TableRow:
    seats = [SeatRow("person", "Ann", "guest-ann"), SeatRow("open")]
    return TableRow(name, "seven_virtues", "1", "1", "", 2, {"first": "0"}, None, state="playing", seats=seats)


def answered(before: TableRow, first: int, *lines: str) -> Change:
    after = replace(before, version=before.version + 1, waiting_for=[1], dice=2**62, fates=["deal hope 3"])
    rows = [LineRow(0, line, "0" * 16) for line in lines]
    return Change(after, before.version, first, rows, answer=("guest-ann", f"a{after.version}"))


async def saved(store: Store, *changes: Change) -> list[Exception | None]:
    """What became of each; all are given before any is written."""
    futures: list[asyncio.Future[Exception | None]] = []
    for change in changes:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        store.writer.submit(change, lambda _, error, future=future: future.set_result(error))  # type: ignore[misc]
        futures.append(future)
    return list(await asyncio.gather(*futures))


async def test_changes_of_many_tables_are_written_together(store: Store) -> None:
    tables = [row(f"t{number}") for number in range(30)]
    for table in tables:
        await store.add(table)
    before = store.writer.commits
    changes = [answered(table, 0, "take hope", "take faith") for table in tables]
    assert await saved(store, *changes) == [None] * 30
    assert store.writer.commits - before < 30
    for table, change in zip(tables, changes, strict=True):
        assert await store.table(table.id) == change.row
        lines, notes, answers = await store.log(table.id)
        assert (lines, notes, answers) == (list(change.lines), [], {("guest-ann", "a1"): 1})


async def test_who_is_told_finds_it_written(store: Store) -> None:
    await store.add(row("t"))
    seen: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    async def look() -> None:
        seen.set_result((await store.log("t"))[0])

    tasks: list[asyncio.Task[None]] = []
    store.writer.submit(answered(row("t"), 0, "take hope"), lambda *_: tasks.append(asyncio.create_task(look())))
    assert await seen == [LineRow(0, "take hope", "0" * 16)]


async def test_one_that_cannot_be_written_harms_no_other(store: Store) -> None:
    tables = [row(f"t{number}") for number in range(6)]
    for table in tables:
        await store.add(table)
    changes = [answered(table, 0, "take hope") for table in tables]
    changes[2].old = 7  # somebody else has changed this one
    changes[4].lines = [LineRow(0, "take hope", "0" * 16), LineRow(0, None, "0" * 16)]  # type: ignore[arg-type]
    outcomes = await saved(store, *changes)
    assert [error is None for error in outcomes] == [True, True, False, True, False, True]
    assert isinstance(outcomes[2], Fenced)
    assert isinstance(outcomes[4], Unwritten)
    assert "guest-ann" not in str(outcomes[4])
    for number, table in enumerate(tables):
        assert len((await store.log(table.id))[0]) == (0 if number in (2, 4) else 1)
    # The writer itself is well.
    changes[2].old = 0
    assert await saved(store, changes[2]) == [None]


async def test_who_comes_second_is_fenced_off_though_the_line_is_there_already(store: Store) -> None:
    """The line it would write has its number in the log: that is no trouble of the database's."""
    start = row("t")
    await store.add(start)
    assert await saved(store, answered(start, 0, "take hope")) == [None]
    late = answered(start, 0, "take faith")
    late.answer = ("guest-ann", "late")
    assert isinstance((await saved(store, late))[0], Fenced)
    assert [line.text for line in (await store.log("t"))[0]] == ["take hope"]


async def test_all_a_change_can_hold(store: Store) -> None:
    start = row("t")
    await store.add(start, [LineRow(0, "take hope", ""), LineRow(1, "take faith", "")])
    seats = [SeatRow("open"), SeatRow("bot")]
    after = replace(start, version=1, rules_version="2", options={"first": "1"}, seats=seats)
    change = Change(after, 0, 1, [LineRow(1, "pass", "")], cut=True, notes=[NoteRow(1, "took_back", {"seat": 1})])
    change.answer, change.seats, change.rules = ("guest-ann", "a1"), True, True
    assert await saved(store, change) == [None]
    assert await store.table("t") == after
    lines, notes, answers = await store.log("t")
    assert [line.text for line in lines] == ["take hope", "pass"]
    assert notes == [NoteRow(1, "took_back", {"seat": 1})]
    assert answers == {("guest-ann", "a1"): 1}
    forgetful = Change(replace(after, version=2), 1, 2, forget=1)
    assert await saved(store, forgetful) == [None]
    assert (await store.log("t"))[2] == {}
    await store.rename("guest-ann", "Anna")
    await store.remove("t")
    assert await store.table("t") is None


async def test_a_database_that_goes_away_and_comes_back(instance: postgres.Postgres) -> None:
    """Whoever wants something hears at once that it must be tried again; what was acknowledged is there."""
    store = Store(instance.fresh())
    await store.open()
    await store.add(row("t"))
    assert await saved(store, answered(row("t"), 0, "take hope")) == [None]
    instance.stop()
    after = replace(row("t"), version=1)
    assert isinstance((await saved(store, answered(after, 1, "take faith")))[0], Unwritten)
    for failing in (store.new_guest("Bob"), store.table("t"), store.log("t")):
        with pytest.raises(Fault) as fault:
            await failing
        assert (fault.value.status, fault.value.code) == (503, "storage")
    instance.start()
    assert await saved(store, answered(after, 1, "take faith")) == [None]
    assert [line.text for line in (await store.log("t"))[0]] == ["take hope", "take faith"]
    await store.close()


async def test_nobody_waits_for_ever_for_a_database_that_hangs(instance: postgres.Postgres) -> None:
    """Who asks is told to try again, and what they gave up is not written later; an answer on its way is."""
    store = Store(instance.fresh(), patience=1.0)
    await store.open()
    await store.add(row("t"))
    with instance.frozen():
        answer = asyncio.create_task(saved(store, answered(row("t"), 0, "take hope")))
        await asyncio.sleep(0.1)
        for hanging in (store.new_guest("Bob"), store.table("t"), store.log("t")):
            with pytest.raises(Fault) as fault:
                async with asyncio.timeout(30):
                    await hanging
            assert (fault.value.status, fault.value.code) == (503, "storage")
        assert not answer.done()
    assert await answer == [None]
    assert [line.text for line in (await store.log("t"))[0]] == ["take hope"]
    async with store.reading() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM guests"))).scalar() == 0
    await store.close()


async def test_whether_a_broken_commit_was_one_is_asked(instance: postgres.Postgres) -> None:
    """The connection ends while it commits: once before the database has heard of it, once after."""
    store = Store(instance.fresh())
    await store.open()
    await store.add(row("t"))
    writer: Any = store.writer
    for number, committed in enumerate((False, True)):
        connection = writer.connection

        def commit(connection: Any = connection, committed: bool = committed) -> None:
            if committed:
                type(connection).commit(connection)
            connection.close()
            raise __import__("psycopg").OperationalError("the connection broke")

        connection.commit = commit
        change = answered(replace(row("t"), version=number), number, "take hope")
        assert await saved(store, change) == [None]
        found = await store.table("t")
        assert found is not None
        assert found.version == number + 1
        assert len((await store.log("t"))[0]) == number + 1
    await store.close()


async def test_a_game_on_postgresql_survives_its_server(instance: postgres.Postgres, tmp_path: Path) -> None:
    server = Server(tmp_path, database=instance.fresh())
    async with Person(server) as ann, Person(server) as bob:
        table = await ann.create("me", "open", seed=4)
        await bob.post(f"/api/tables/{table['id']}/join", json={})
        async with ann.sit(table) as hers, bob.sit(table) as his:
            await asyncio.gather(*(chair.until(lambda chair: chair.asked in (0, 1)) for chair in (hers, his)))
            asked = hers if hers.offers else his
            reply = await asked.answer(asked.offers[0])
            assert reply["type"] == "accepted"
            server.kill()
        server.start()
        for person in (ann, bob):
            person.follow(server)
        async with ann.sit(table) as hers, bob.sit(table) as his:
            assert hers.version == reply["version"]
            await asyncio.gather(hers.finish(), his.finish())
    assert server.stop() == 0
    assert server.complaints() == ""


async def test_a_locked_file_is_waited_for_once_and_not_by_each(tmp_path: Path) -> None:
    """Somebody looks into the database with a tool of their own, and has it to themselves for a while."""
    store = Store(database_url(str(tmp_path / "x.sqlite")))
    await store.open()
    tables = [row(f"t{number}") for number in range(20)]
    for table in tables:
        await store.add(table)
    await store.writer.run(lambda transaction: transaction.execute("SELECT 1"))
    writer: Any = store.writer
    tries: list[str] = []
    writer.connection.execute("PRAGMA busy_timeout=300")
    writer.connection.set_trace_callback(lambda statement: tries.append(statement) if "BEGIN" in statement else None)
    with sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        outcomes = await saved(store, *(answered(table, 0, "take hope") for table in tables))
        assert all(isinstance(outcome, Unwritten) for outcome in outcomes)
        assert len(tries) <= 3, "all in one transaction or two"
        other.execute("ROLLBACK")
    assert await saved(store, *(answered(table, 0, "take hope") for table in tables)) == [None] * 20
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file stays")
@pytest.mark.parametrize("name", ["x.sqlite", "x.sqlite-wal"])
async def test_nothing_is_acknowledged_that_goes_into_a_removed_file(tmp_path: Path, name: str) -> None:
    """SQLite writes on, and after the next start nobody would know of it."""
    store = Store(database_url(str(tmp_path / "x.sqlite")))
    await store.open()
    await store.add(row("t"))
    assert await saved(store, answered(row("t"), 0, "take hope")) == [None]
    (tmp_path / name).rename(tmp_path / "away")
    after = replace(row("t"), version=1)
    assert isinstance((await saved(store, answered(after, 1, "take faith")))[0], Unwritten)
    assert not store.writer.in_place()
    (tmp_path / name).write_bytes((tmp_path / "away").read_bytes())
    assert isinstance((await saved(store, answered(after, 1, "take faith")))[0], Unwritten), "a copy is another file"
    (tmp_path / "away").rename(tmp_path / name)
    assert await saved(store, answered(after, 1, "take faith")) == [None]
    await store.close()


async def test_readers_do_not_keep_the_writer(tmp_path: Path) -> None:
    """A list that is read slowly, and the log is made shorter all the same when it is read."""
    store = Store(database_url(str(tmp_path / "x.sqlite")))
    await store.open()
    await store.add(row("t"))
    async with store.engine.connect() as reader:
        await reader.execute(text("SELECT count(*) FROM tables"))
        assert await saved(store, answered(row("t"), 0, "take hope")) == [None]
    await store.close()
    assert not (tmp_path / "x.sqlite-wal").exists()
