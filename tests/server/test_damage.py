"""What is damaged, full or away: one table is put aside, one sentence is said, and everything else goes on."""

import asyncio
import json
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from server import postgres
from server.people import Person, Server
from virtu.server.run import run


def started(path: Path) -> tuple[int, str]:
    """What a server says that is asked to use this file; it stops by itself only if it cannot."""
    code = f"import virtu.server.run, sys; sys.exit(virtu.server.run.run(port=0, database={str(path)!r}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr


DAMAGE = [
    ("update tables set game = 'chess' where id = ?", "no game is called 'chess'"),
    ("update tables set options = '{nonsense' where id = ?", "its options cannot be read"),
    ("update tables set options = '[1]' where id = ?", "its options are no options"),
    ("update tables set options = '{\"hands\": \"three\"}' where id = ?", "Error"),
    ("update tables set waiting_for = '[7]' where id = ?", "somebody who does not sit there"),
    ("update tables set since = 'yesterday' where id = ?", "its times are no times"),
    ("update tables set players = 99 where id = ?", "is not for 99 players"),
    ("delete from seats where table_id = ? and seat = 0", "it has the seats [1], not 0 to 1"),
    ("insert into notes values (?, 0, 0, 'x', 'x', '')", "Error"),
]


@pytest.fixture(scope="module")
def interrupted(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with games of bots that have not gone far."""

    async def made(server: Server) -> None:
        async with Person(server) as ann:
            for _ in range(len(DAMAGE) + 1):
                await ann.create("random", "random", seed=5)

    server = Server(tmp_path_factory.mktemp("interrupted"), bot_pace=600.0)
    asyncio.run(made(server))
    server.stop()
    return server.database.read_bytes()


async def test_rows_that_make_no_sense_park_their_tables_alone(interrupted: bytes, tmp_path: Path) -> None:
    """And when they are mended the games go on."""
    file = tmp_path / "virtu.sqlite"
    file.write_bytes(interrupted)
    with closing(sqlite3.connect(file)) as database, database:
        good, *bad = [row[0] for row in database.execute("select id from tables")]
        for (statement, _), table in zip(DAMAGE, bad, strict=True):
            database.execute(statement, [table])
    server = Server(tmp_path, bot_pace=0.0)
    async with Person(server) as eve:
        lists = await eve.get("/api/tables")
        assert not {*bad} & {table["id"] for kind in ("open", "watch") for table in lists[kind]}
        for (_, reason), table in zip(DAMAGE, bad, strict=True):
            async with eve.sit(table) as watching:
                assert watching.table["state"] == "parked"
                assert reason in watching.table["trouble"]
        async with eve.sit(good) as watching:
            await watching.until(lambda chair: chair.over)
    server.kill()
    with closing(sqlite3.connect(file)) as database, database:
        states = dict(database.execute("select id, state from tables"))
        assert states == {good: "over", **dict.fromkeys(bad, "parked")}
        # Only what says so was written: the rest is there to be looked at.
        assert database.execute("select game from tables where id = ?", [bad[0]]).fetchone() == ("chess",)
        database.execute("update tables set game = 'seven_virtues' where id = ?", [bad[0]])
    server.start()
    async with Person(server) as eve, eve.sit(bad[0]) as watching:
        await watching.until(lambda chair: chair.over)
    assert server.stop() == 0


def test_databases_that_are_none_end_in_one_sentence(interrupted: bytes, tmp_path: Path) -> None:
    """One of a later version, a piece of one, an emptied one."""
    later, short, emptied = tmp_path / "later", tmp_path / "short", tmp_path / "emptied"
    later.write_bytes(interrupted)
    with closing(sqlite3.connect(later)) as database, database:
        database.execute("update alembic_version set version_num = '9999'")
    short.write_bytes(interrupted[: len(interrupted) // 2])
    emptied.write_bytes(interrupted)
    with pytest.MonkeyPatch.context() as patch:
        # It starts, and says that its port is taken: by then there is a database.
        patch.setattr("sys.stderr", sys.stdout)
        assert run(host="203.0.113.1", port=0, database=str(emptied)) == 2
    emptied.write_bytes(b"")
    for path, sentence in (
        (later, "was written by a later version"),
        (short, "cannot be used"),
        (emptied, "is empty, but there was one"),
    ):
        code, said = started(path)
        assert code == 2, said
        assert sentence in said
        assert len(said.strip().splitlines()) == 1, said


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server's may grow: what it writes is refused, as on a disk without room."""
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4000, resource.RLIM_INFINITY))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="this system cannot narrow another process's limits")
async def test_a_full_disk_is_said_and_nothing_is_lost(own: Callable[..., Server]) -> None:
    server = own()
    async with Person(server) as ann, Person(server) as bob:
        table = await ann.create("me", "open", options={"first": "0"})
        other = await ann.create("me", "open")
        await bob.post(f"/api/tables/{table['id']}/join", json={})
        async with ann.sit(table) as chair:
            with full_disk(server):
                wish = {"game": "seven_virtues", "players": 2}
                newcomer = await ann.http.get("/api/me", headers={"Cookie": ""})
                for reply in (
                    await ann.http.post("/api/tables", json=wish),
                    await ann.http.put("/api/me", json={"name": "Anna"}),
                    await ann.http.delete(f"/api/tables/{other['id']}"),
                    await bob.http.post(f"/api/tables/{other['id']}/join", json={}),
                    newcomer,
                ):
                    assert (reply.status_code, reply.json()["code"]) == (503, "storage"), reply.text
                offer, version = chair.offers[0], chair.version
                error = await chair.answer(offer, id="mine")
                assert (error["type"], error["code"]) == ("error", "storage")
                assert (await ann.get(f"/api/tables/{table['id']}"))["version"] == version
            accepted = await chair.answer(offer, id="mine", version=version)
            assert (accepted["type"], accepted["version"]) == ("accepted", version + 1)
        assert (await ann.get("/api/me"))["name"] == ann.name
        await bob.post(f"/api/tables/{other['id']}/join", json={})
    assert server.stop() == 0
    assert "Traceback" not in server.complaints()
    assert ann.id not in server.complaints(), "no values stand in the log"


async def test_a_database_that_is_away_is_no_missing_table(tmp_path: Path) -> None:
    if not postgres.available():
        pytest.skip(postgres.MISSING)
    instance = postgres.Postgres()
    server = Server(tmp_path, database=instance.fresh(), idle_seconds=0.2)
    try:
        async with Person(server) as ann, Person(server) as bob:
            table = await ann.create("me", "open", options={"first": "0"})
            await bob.post(f"/api/tables/{table['id']}/join", json={})
            async with bob.sit(table) as his:
                instance.stop()
                async with ann.sit("elsewhere") as chair:
                    said = json.loads(chair.raw[-1])
                    assert (said["type"], said["code"]) == ("error", "storage")
                    await chair.socket.wait_closed()
                    assert chair.socket.close_code == 4503
                for path in ("/api/tables", "/api/tables/elsewhere", f"/api/tables/{table['id']}/record"):
                    reply = await ann.http.get(path)
                    assert reply.status_code in (200, 503)
                    assert reply.status_code == 200 or reply.json()["code"] == "storage"
                assert (await his.ask(type="ping"))["type"] == "pong"
                instance.start()
                await ann.get("/api/tables")
            async with ann.sit(table) as hers:
                assert (await hers.answer(hers.offers[0]))["type"] == "accepted"
            # Restarted while nobody asks: whoever asks next notices nothing.
            instance.stop()
            instance.start()
            await ann.get("/api/tables")
        assert server.stop() == 0
        assert "Traceback" not in server.complaints()
    finally:
        if server.process.poll() is None:
            os.kill(server.process.pid, 9)
        instance.remove()
