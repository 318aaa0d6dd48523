"""Nothing is lost: not when a connection breaks, not when the server is killed."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from server.people import Person, Server, alive, wait_for
from virtu import Record
from virtu.server.run import run

DAMAGE = "f00f00f00f00f00f"


@pytest.fixture(scope="module")
def shaken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is killed and comes back."""
    server = Server(tmp_path_factory.mktemp("shaken"), bot_pace=0.01)
    yield server
    assert server.stop() == 0
    said = server.complaints().splitlines()
    assert [line for line in said if DAMAGE not in line] == []


async def test_reconnecting_resumes(ann: Person) -> None:
    table = await ann.create("me", "easy")
    async with ann.sit(table) as chair:
        await chair.until(lambda chair: chair.offers)
        chair.socket.transport.abort()
    async with ann.sit(table) as again:
        await again.until(lambda chair: chair.offers)
        assert again.question == chair.question
        assert (await again.answer(again.offers[0]))["type"] == "accepted"


async def test_a_killed_server_goes_on_where_it_was(shaken: Server) -> None:
    server = shaken
    async with Person(server) as ann, Person(server) as bob:
        table = await ann.create("me", "open", "easy", seed=4)
        watched = await ann.create("random", "easy", "random", "easy", "random")
        waiting = await bob.create("me", "open")
        await bob.post(f"/api/tables/{table['id']}/join", json={})
        async with ann.sit(table) as hers, bob.sit(table) as his:
            for _ in range(4):
                await asyncio.gather(
                    *(chair.until(lambda chair: chair.asked in (0, 1)) for chair in (hers, his))
                )
                asked = hers if hers.offers else his
                reply = await asked.answer(asked.offers[0])
                await asyncio.gather(*(chair.reach(reply["version"]) for chair in (hers, his)))
            await asyncio.gather(*(chair.until(lambda chair: chair.asked in (0, 1)) for chair in (hers, his)))
            asked, guest = (hers, ann) if hers.offers else (his, bob)
            kept = (asked.version, asked.offers[0])
            accepted = await asked.answer(kept[1], id="last")
            # The answer is accepted: from here on the plug may be pulled.
            workers = server.children()
            server.kill()
        wait_for(lambda: not any(map(alive, workers)))
        lines = log_of(server, table["id"])
        server.start()
        for person in (ann, bob):
            person.follow(server)
        assert log_of(server, table["id"])[: len(lines)] == lines
        async with guest.sit(table) as chair:
            assert chair.version >= accepted["version"]
            assert await chair.answer(kept[1], id="last", version=kept[0]) == accepted
        async with ann.sit(table) as hers, bob.sit(table) as his:
            await asyncio.gather(hers.finish(), his.finish())
        async with ann.sit(watched) as watching:
            await watching.until(lambda chair: chair.over)
        text = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
        record = Record.read(text)
        assert record.game.over(record.verify())
        assert [(int(entry.seat), entry.text) for entry in record.entries][: len(lines)] == lines
        assert (await bob.get(f"/api/tables/{waiting['id']}"))["state"] == "waiting"


async def test_no_acknowledged_answer_is_lost_when_many_tables_are_killed(own: Callable[..., Server]) -> None:
    """The plug is pulled while answers of all tables are being written together."""
    server = own()
    accepted: list[tuple[str, str, int]] = []
    enough = asyncio.Event()

    async def play(person: Person, table: str) -> None:
        with suppress(ConnectionClosed):
            async with person.sit(table) as chair:
                while True:
                    await chair.until(lambda chair: chair.offers or chair.over)
                    if chair.over:
                        return
                    reply = await chair.answer(chair.offers[0])
                    if reply["type"] == "accepted":
                        accepted.append((table, reply["id"], reply["version"]))
                    if len(accepted) >= 60:
                        enough.set()
                    await chair.reach(reply.get("version", 0))

    async with Person(server) as ann, Person(server) as bob:
        tables = [(await ann.create("me", "open"))["id"] for _ in range(8)]
        for table in tables:
            await bob.post(f"/api/tables/{table}/join", json={})
        playing = [asyncio.create_task(play(person, table)) for table in tables for person in (ann, bob)]
        await asyncio.wait_for(enough.wait(), 120)
        server.kill()
        await asyncio.gather(*playing)
        with sqlite3.connect(server.database) as database:
            kept = {*database.execute("select table_id, answer_id, version from answers")}
        assert {*accepted} <= kept
        server.start()
        ann.follow(server)
        for table in tables:
            Record.read((await ann.http.get(f"/api/tables/{table}/record")).text).verify()


def log_of(server: Server, table: str) -> list[tuple[int, str]]:
    with sqlite3.connect(server.database) as database:
        return database.execute(
            "select seat, text from lines where table_id = ? order by n", [table]
        ).fetchall()


def test_two_servers_do_not_share_a_database(shaken: Server, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(port=0, database=str(shaken.database)) == 2
    assert "another server is using" in capfd.readouterr().err


async def test_seeded_dice_survive_a_kill(shaken: Server) -> None:
    """The same seed and answers give the same record, with and without a kill in between."""
    server = shaken
    texts = []
    for killed in (False, True):
        async with Person(server) as ann, Person(server) as bob:
            table = await ann.create("me", "open", seed=9, options={"first": "0"})
            await bob.post(f"/api/tables/{table['id']}/join", json={})
            async with ann.sit(table) as hers:
                await hers.answer(hers.offers[0])
            if killed:
                server.kill()
                server.start()
                for person in (ann, bob):
                    person.follow(server)
            async with ann.sit(table) as hers, bob.sit(table) as his:
                await asyncio.gather(hers.finish(), his.finish())
            text = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
            texts.append(text.partition("\n\n")[2])
    assert texts[0] == texts[1]


async def test_a_table_whose_log_is_damaged_is_parked_and_others_go_on(shaken: Server) -> None:
    server = shaken
    async with Person(server) as ann:
        bad = await ann.create("me", "easy")
        good = await ann.create("me", "easy")
        async with ann.sit(bad) as chair:
            await chair.until(lambda chair: chair.offers)
        server.kill()
        with sqlite3.connect(server.database) as database:
            digest = database.execute(
                "select digest from lines where table_id = ? and n = 5", [bad["id"]]
            ).fetchone()[0]
            database.execute(
                f"update lines set digest = '{DAMAGE}' where table_id = ? and n = 5", [bad["id"]]
            )
        server.start()
        ann.follow(server)
        async with ann.sit(bad) as chair:
            assert chair.table["state"] == "parked"
            # What stood in the line may be a secret: only the log of whoever runs the server tells it.
            assert chair.table["trouble"].startswith("line ")
            assert chair.table["trouble"].endswith("cannot be played again")
            assert DAMAGE in server.complaints()
            assert (await chair.answer("take hope"))["code"] == "not_playing"
        async with ann.sit(good) as chair:
            await chair.finish()
            # Stopping does not wait for those who are still there.
            begun = time.monotonic()
            assert await asyncio.to_thread(server.stop) == 0
            assert time.monotonic() - begun < 12
            with pytest.raises(ConnectionClosed):
                await chair.until(lambda chair: False)
        with sqlite3.connect(server.database) as database:
            database.execute("update lines set digest = ? where table_id = ? and n = 5", [digest, bad["id"]])
        server.start()
        ann.follow(server)
        async with ann.sit(bad) as chair:
            assert chair.table["state"] == "playing"
            await chair.finish()


async def test_rules_that_fail_park_one_table_only(own: Callable[..., Server]) -> None:
    """And the log tells it, here in a form for machines."""
    server = own(trip="done", log="json")
    async with Person(server) as ann:
        table = await ann.create("me", "random", options={"first": "0"}, seed=1)
        other = await ann.create("me", "random", options={"first": "0"}, seed=2)
        async with ann.sit(table) as chair, ann.sit(other) as second:
            while "done" not in chair.offers and chair.table["state"] == "playing":
                await chair.until(lambda chair: chair.offers or chair.table["state"] != "playing")
                if chair.offers and "done" not in chair.offers:
                    version = (await chair.answer(chair.offers[0]))["version"]
                    await chair.reach(version)
            if chair.table["state"] == "playing":
                failed = await chair.answer("done")
                assert failed["code"] == "parked"
                await chair.until(lambda chair: chair.table["state"] == "parked")
            assert chair.table["state"] == "parked"
            assert chair.table["trouble"] == "RuntimeError"
            assert chair.view is not None
            assert (await second.ask(type="ping"))["type"] == "pong"
            await second.until(lambda chair: chair.offers)
            assert (await second.answer(second.offers[0]))["type"] == "accepted"
        lines = log_of(server, table["id"])
        assert lines[-1][1] != "done", "what failed was not written down"
        log = [json.loads(line) for line in server.complaints().splitlines()]
        said = next(line for line in log if "is parked" in line["message"])
        assert (said["level"], said["table"], said["logger"]) == ("error", table["id"], "virtu.server")
        assert "tripped over done" in said["trace"]
        assert ann.id not in str(log)
