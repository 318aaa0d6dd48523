"""The parts that need no server."""

import asyncio
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection

from virtu.games.registry import GAMES
from virtu.server import Settings
from virtu.server.http.limits import Bucket, Buckets
from virtu.server.messages import Pong
from virtu.server.run import run
from virtu.server.settings import data_directory, database_url
from virtu.server.storage import schema
from virtu.server.storage.rows import LineRow, SeatRow, TableRow
from virtu.server.storage.store import Store
from virtu.server.tables.patch import apply, diff
from virtu.server.tables.subscriber import Subscriber

words = st.text("abc", max_size=2)
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=12,
)
objects = st.dictionaries(words, plain, max_size=4)


@given(objects, objects)
def test_a_patch_leads_from_one_view_to_the_other(old: dict[str, object], new: dict[str, object]) -> None:
    patch = diff(old, new)
    assert same(apply(old, patch), new)
    assert (patch == {}) == same_shape(old, new)


def same(one: object, two: object) -> bool:
    return repr(one) == repr(two) or one == two


def same_shape(one: object, two: object) -> bool:
    return one == two


def test_patches_are_small() -> None:
    old = {
        "row": ["a", "b", "c"],
        "pile": 3,
        "players": [{"points": 7, "hand": []}, {"points": 7, "hand": []}],
    }
    new = {
        "row": ["a", "x", "c"],
        "pile": 2,
        "players": [{"points": 7, "hand": []}, {"points": 9, "hand": ["b"]}],
    }
    assert diff(old, new) == {
        "row": {"$at": {"1": "x"}},
        "pile": 2,
        "players": {"$at": {"1": {"points": 9, "hand": {"$is": ["b"]}}}},
    }
    assert diff({"a": 1}, {}) == {"a": {"$gone": True}}
    assert diff({"a": {"b": 1}}, {"a": None}) == {"a": None}


async def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    store = Store(database_url(str(tmp_path / "deep" / "er" / "x.sqlite")))
    await store.open()

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.open()
    assert await store.secret() == await store.secret()
    await store.close()


def make_old(database: sqlite3.Connection, *columns: str) -> None:
    """As it was before these columns, and what came after them."""
    for table in ("servers", "workers", "jobs"):
        database.execute(f"DROP TABLE {table}")
    database.execute("DROP INDEX tables_by_holder")
    for column in ("secret", "salt", "holder", "token", *columns):
        database.execute(f"ALTER TABLE tables DROP COLUMN {column}")


async def test_a_database_of_an_earlier_version_keeps_its_tables(tmp_path: Path) -> None:
    """As it was before what chance threw was remembered."""
    file = tmp_path / "x.sqlite"
    store = Store(database_url(str(file)))
    await store.open()
    row = TableRow("old", "seven_virtues", "1", "1", "", 2, {}, None, seats=[SeatRow("open"), SeatRow("open")])
    line = LineRow(0, "take hope", "")
    await store.add(row, [line])
    await store.close()
    with closing(sqlite3.connect(file)) as database, database:
        make_old(database, "lesson", "fates")
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    store = Store(database_url(str(file)))
    await store.open()
    found = await store.table("old")
    assert found is not None
    assert (found.seats, found.fates) == (row.seats, [])
    assert (await store.log("old"))[0] == [line]
    await store.close()


async def test_tables_whose_words_changed_go_on(tmp_path: Path) -> None:
    """HO-11.4 A full game that was announced with a clock; cards of which more was said than is known (SV-R10)."""
    file = tmp_path / "x.sqlite"
    store = Store(database_url(str(file)))
    await store.open()
    clock = GAMES["honour"].read_options({"variant": "short", "timer": "clock"})
    seats = [SeatRow("open") for _ in range(5)]
    for row in (
        TableRow("virtues", "seven_virtues", "1.0.0", "9d16e40c4c78", "", 5, {}, None, seats=seats),
        TableRow("foreign", "seven_virtues", "1.0.0", "000000000000", "", 5, {}, None, seats=seats),
        TableRow("full", "honour", "1.0.0", "1", "", 5, {**clock, "variant": "full"}, None, seats=seats),
        TableRow("short", "honour", "1.0.0", "1", "", 5, clock, None, seats=seats),
    ):
        await store.add(row)
    await store.close()
    with closing(sqlite3.connect(file)) as database, database:
        make_old(database, "lesson")
        database.execute("UPDATE alembic_version SET version_num = '0002'")
    store = Store(database_url(str(file)))
    await store.open()
    found = {name: await store.table(name) for name in ("virtues", "foreign", "full", "short")}
    await store.close()
    rows = {name: row for name, row in found.items() if row is not None}
    assert rows["virtues"].data_hash == GAMES["seven_virtues"].data_hash
    assert rows["foreign"].data_hash == "000000000000"
    assert GAMES["honour"].read_options({**rows["full"].options})["timer"] == "rounds"
    assert rows["short"].options == clock


async def test_one_rematch_for_all_who_ask_at_once(tmp_path: Path) -> None:
    store = Store(database_url(str(tmp_path / "x.sqlite")))
    await store.open()

    def row(name: str) -> TableRow:
        return TableRow(
            name, "seven_virtues", "1", "1", "", 2, {}, None, seats=[SeatRow("open"), SeatRow("open")]
        )

    await store.add(row("old"))
    made = await asyncio.gather(*(store.add(row(f"new{number}"), follows="old") for number in range(8)))
    assert len(set(made)) == 1
    found = await store.table("old")
    assert found is not None
    assert found.rematch == made[0]
    await store.close()


def test_databases(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("VIRTU_DATA", str(tmp_path))
    assert data_directory() == tmp_path
    assert database_url(None) == f"sqlite+aiosqlite:///{tmp_path}/virtu.sqlite"
    assert database_url("sqlite:////tmp/x.db") == "sqlite+aiosqlite:////tmp/x.db"
    assert database_url("postgresql://u@h/d") == "postgresql+psycopg://u@h/d"
    assert database_url(str(tmp_path / "y.db")) == f"sqlite+aiosqlite:///{tmp_path}/y.db"
    with pytest.raises(ValueError, match="sqlite:///PATH or postgresql"):
        database_url("mysql://x/y")


def test_a_server_that_cannot_start_says_why(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text.sqlite").write_text("this is no database, however one looks at it\n" * 50)
    assert run(port=0, database="mysql://x/y") == 2
    assert "a database is sqlite:///PATH" in capfd.readouterr().err
    assert run(host="203.0.113.1", port=0, settings=Settings(database=database_url(str(tmp_path / "x")))) == 2
    assert "cannot listen on 203.0.113.1" in capfd.readouterr().err
    text = str(tmp_path / "text.sqlite")
    code = f"import virtu.server.run, sys; sys.exit(virtu.server.run.run(port=0, database={text!r}))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=30, check=False
    )
    assert done.returncode == 2
    assert "cannot be used" in done.stderr
    assert "Traceback" not in done.stderr


async def test_small_messages_do_not_wait_for_an_acknowledgement() -> None:
    """Else the second of two messages comes 40 milliseconds late."""
    from virtu.server.run import listen

    at_once: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    class Accepted(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            accepted = transport.get_extra_info("socket")
            at_once.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            transport.close()

    listening = listen("127.0.0.1", 0)
    server = await asyncio.get_running_loop().create_server(Accepted, sock=listening)
    async with server:
        _, writer = await asyncio.open_connection(*listening.getsockname())
        assert await at_once
        writer.close()


def test_buckets_fill_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    bucket = Bucket(2.0, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    buckets = Buckets(1.0, 1)
    assert (buckets.take("a"), buckets.take("a"), buckets.take("b")) == (True, False, True)


def test_who_falls_behind_loses_updates_but_no_reply() -> None:
    sent: list[bytes] = []
    one = Subscriber("ann", lambda *messages: sent.extend(messages))
    one.push(b"too early")
    one.push(b"snapshot 0", snapshot=True)
    one.push(b"update 1")
    one.full = True
    one.push(b"update 2")
    one.reply(Pong("x", 1))
    one.push(b"snapshot 2", snapshot=True)
    assert one.emptied(), "a snapshot is due"
    one.push(b"update 3")
    one.push(b"snapshot 3", snapshot=True)
    one.push(b"update 4")
    assert sent == [b"snapshot 0", b"update 1", b'{"type":"pong","id":"x","version":1}', b"snapshot 3", b"update 4"]
    assert not one.gone
    one.full = True
    for _ in range(100):
        one.reply(Pong("x", 1))
    assert one.gone
