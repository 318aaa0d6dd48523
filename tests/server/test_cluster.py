"""Several processes serve one database: a table is kept by one of them, wherever its people come in."""

import asyncio
import hashlib
import hmac
import json
import os
import re
import signal
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import psycopg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server import redis_server
from server.people import Chair, Json, Person, Server
from server.postgres import Postgres
from virtu import Record
from virtu.server import Settings, wire
from virtu.server.cluster.leases import Leases
from virtu.server.errors import Fault
from virtu.server.http.limits import Buckets, Visits
from virtu.server.run import run
from virtu.server.storage.store import Store
from virtu.server.tables.lobby import AT_ONCE, Lobby
from virtu.server.workers.bots import Bots

LONG = "only with --long: processes that are started again"
TAKEOVERS = 5


@pytest.fixture(scope="session")
def redis() -> Iterator[redis_server.Redis]:
    if not redis_server.available():
        pytest.skip(redis_server.MISSING)
    found = redis_server.Redis()
    yield found
    found.remove()


@pytest.fixture(scope="module")
def pair(
    postgres: Postgres, redis: redis_server.Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database; a test that kills one starts it again."""
    shared = {"database": postgres.fresh(), "redis": redis.address, "lease_seconds": 2.0, "sockets_per_person": 6}
    first = Server(tmp_path_factory.mktemp("first"), **shared)
    second = Server(tmp_path_factory.mktemp("second"), **shared)
    yield first, second
    for server in (first, second):
        if server.process.poll() is None:
            assert server.stop() == 0


def up(pair: tuple[Server, Server]) -> tuple[Server, Server]:
    """Both are running, whatever another test did to them."""
    for server in pair:
        if server.process.poll() is not None:
            server.start()
    return pair


def at(person: Person, server: Server) -> Person:
    person.follow(server)
    return person


async def play_one(hers: Chair, his: Chair) -> Json:
    """One answer by whoever is asked; both see it."""
    await asyncio.gather(*(chair.until(lambda chair: chair.over or chair.asked in (0, 1)) for chair in (hers, his)))
    asked = hers if hers.offers else his
    reply = await asked.answer(asked.offers[0])
    assert reply["type"] == "accepted", reply
    await asyncio.gather(*(chair.reach(reply["version"]) for chair in (hers, his)))
    return reply


async def sit_again(person: Person, table: Json, stack: AsyncExitStack) -> Chair:
    """As the client does: come again until somebody has the table."""
    while True:
        with suppress(ConnectionClosed, OSError):
            chair = await stack.enter_async_context(person.sit(table))
            if chair.kinds == ["snapshot"]:
                return chair
        await asyncio.sleep(0.2)


async def test_people_of_one_table_come_in_by_different_processes(pair: tuple[Server, Server]) -> None:
    first, second = pair
    async with Person(first) as ann, Person(second) as bob:
        table = await ann.create("me", "open", seed=4)
        joined = await bob.post(f"/api/tables/{table['id']}/join", json={})
        assert (joined["state"], joined["your_seat"]) == ("playing", 1)
        async with ann.sit(table) as hers, bob.sit(table) as his:
            await asyncio.gather(hers.finish(), his.finish())
            assert hers.log == his.log
            assert {seat["connected"] for seat in his.table["seats"]} == {True}
        texts = {(await person.http.get(f"/api/tables/{table['id']}/record")).text for person in (ann, bob)}
        assert len(texts) == 1
        Record.read(texts.pop()).verify()
        assert (await bob.get(f"/api/tables/{table['id']}/replay"))["length"] > 10
        refused = await bob.http.delete(f"/api/tables/{table['id']}")
        assert (refused.status_code, refused.json()["code"]) == (403, "not_alone")
        foreign = {"Origin": "http://elsewhere.example"}
        assert (await bob.http.post(f"/api/tables/{table['id']}/leave", json={}, headers=foreign)).status_code == 403
        invited = await bob.get(f"/api/tables/{table['id']}/invitation")
        assert invited["address"] is None or invited["address"].endswith(table["id"])
        assert (await bob.http.get("/api/tables/nonesuch")).status_code == 404


async def test_who_claims_to_be_sent_by_another_process_is_led_like_anybody(pair: tuple[Server, Server]) -> None:
    first, second = up(pair)
    async with Person(first) as ann:
        table = await ann.create("me", "open")
        address = f"{second.address.replace('http', 'ws')}/api/tables/{table['id']}/socket"
        headers = {"Cookie": ann.cookie, "X-Virtu-Hop": "me"}
        async with connect(address, additional_headers=headers) as line:
            assert json.loads(await line.recv())["type"] == "snapshot"
    assert "Traceback" not in first.complaints()


async def test_a_keeper_that_slept_through_its_end_writes_nothing_more(pair: tuple[Server, Server]) -> None:
    """Stopped for longer than its lease, it wakes with messages that it has not read yet."""
    first, second = pair
    async with Person(first) as ann, Person(second) as bob:
        table = await ann.create("me", "open", seed=4, options={"first": "0"})
        await bob.post(f"/api/tables/{table['id']}/join", json={})
        async with ann.sit(table) as hers, AsyncExitStack() as stack:
            version, offer = hers.version, hers.offers[0]
            os.kill(first.process.pid, signal.SIGSTOP)
            late = await hers.send(type="answer", version=version, action=offer)
            try:
                cookie = ann.cookie
                again = await sit_again(at(ann, second), table, stack)
                reply = await again.answer(hers.offers[-1])
                assert reply["type"] == "accepted"
            finally:
                os.kill(first.process.pid, signal.SIGCONT)
            said: list[Json] = []
            with suppress(ConnectionClosed):
                while True:
                    said.append(await hers.read())
            assert not [message for message in said if message.get("id") == late and message["type"] == "accepted"]
            await again.resync()
            assert again.version == reply["version"]
            # The sleeper is well again, and leads to the new keeper.
            async with at(ann, first).sit(table, cookie=cookie) as back:
                assert back.version == reply["version"]
    assert "taken for dead" in first.complaints() or "given up" in first.complaints()


async def test_the_lobby_knows_who_is_there_and_names_are_new_everywhere(pair: tuple[Server, Server]) -> None:
    """Both by way of Redis, from the process that keeps the table to the other and back."""
    first, second = pair
    async with Person(first) as ann, Person(second) as bob:
        table = await ann.create("me", "open", seed=4)
        await bob.post(f"/api/tables/{table['id']}/join", json={})
        async with ann.sit(table) as hers, bob.sit(table) as his:
            found: list[bool] = []
            while found != [True, True]:
                await asyncio.sleep(0.2)
                mine = (await bob.get("/api/tables"))["mine"]
                found = next([seat["connected"] for seat in row["seats"]] for row in mine if row["id"] == table["id"])
            assert (await bob.http.put("/api/me", json={"name": "Roberto"})).status_code == 200
            for chair in (hers, his):
                await chair.until(lambda chair: chair.table["seats"][1]["name"] == "Roberto")


async def test_news_of_names_come_again_after_the_database_was_away(
    redis: redis_server.Redis, tmp_path: Path
) -> None:
    """Somebody's new name could not be looked up: that must not be the last one that is."""
    database = Postgres()
    server = Server(tmp_path, database=database.fresh(), redis=redis.address)
    address = str(server.settings["database"]).replace("+psycopg", "")
    try:
        async with Person(server) as ann:
            table = await ann.create("me", "open")
            with psycopg.connect(address) as connection:
                found = connection.execute("SELECT value FROM keys").fetchone()
                assert found is not None
            key = hashlib.sha256(b"commons" + found[0].encode()).digest()
            news = hmac.new(key, f"guest {ann.id}".encode(), hashlib.sha256).hexdigest()[:20]
            async with ann.sit(table):
                await asyncio.to_thread(database.stop)
                redis.said("PUBLISH", "virtu:news", news)
                await asyncio.sleep(1.0)
                await asyncio.to_thread(database.start)
            with psycopg.connect(address) as connection:
                connection.execute("UPDATE guests SET name = 'Anna' WHERE id = %s", [ann.id])
            while (await ann.http.get("/readyz")).status_code != 200:
                await asyncio.sleep(0.2)
            async with ann.sit(table) as chair, asyncio.timeout(30):
                while chair.table["seats"][0]["name"] != "Anna":
                    redis.said("PUBLISH", "virtu:news", news)
                    await asyncio.sleep(0.5)
                    await chair.resync()
    finally:
        server.stop()
        database.remove()


async def test_a_lesson_begins_once_though_two_processes_are_asked(pair: tuple[Server, Server]) -> None:
    first, second = up(pair)
    for _ in range(5):
        async with Person(first) as ann, httpx.AsyncClient(base_url=second.address, timeout=60) as http:
            path, head = "/api/lessons/seven_virtues/taking", {"Cookie": ann.cookie}
            both = await asyncio.gather(ann.http.post(path, json={}), http.post(path, json={}, headers=head))
            assert {reply.status_code for reply in both} == {201}, [reply.text for reply in both]
            assert len({reply.json()["id"] for reply in both}) == 1


async def test_open_sockets_are_counted_together(pair: tuple[Server, Server]) -> None:
    """Six are allowed (`pair`): four here leave two there."""
    first, second = pair
    async with Person(first) as dora, AsyncExitStack() as stack:
        here = await dora.create("me", "open")
        there = await at(dora, second).create("me", "open")
        for _ in range(4):
            await stack.enter_async_context(at(dora, first).sit(here))
        at(dora, second)
        for _ in range(2):
            await stack.enter_async_context(dora.sit(there))
        while True:
            async with dora.sit(there) as one_more:
                if one_more.kinds == ["error"]:
                    break
            await asyncio.sleep(0.3)
        with pytest.raises(ConnectionClosed) as closed:
            await one_more.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


async def test_what_is_said_counts_at_all_processes(
    postgres: Postgres, redis: redis_server.Redis, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Whoever has said all they may at one process has nothing left at the other."""
    shared = {
        "database": postgres.fresh(),
        "redis": redis.address,
        "requests_per_second": 4.0,
        "requests_at_once": 200,
    }
    servers = [Server(tmp_path_factory.mktemp("shared"), **shared) for _ in range(2)]

    async def heard(chair: Chair, times: int) -> int:
        for _ in range(times):
            await chair.send(type="ping")
        replies = [(await chair.read())["type"] for _ in range(times)]
        assert {*replies} <= {"pong", "error"}
        return replies.count("pong")

    async with Person(servers[0]) as ann:
        tables = [await at(ann, server).create("me", "open") for server in servers]
        async with at(ann, servers[0]).sit(tables[0]) as here, at(ann, servers[1]).sit(tables[1]) as there:
            await asyncio.sleep(3.0)  # they have met
            assert await heard(there, 3) == 3
            assert await heard(here, 260) >= 180
            await asyncio.sleep(2.5)
            assert await heard(there, 100) < 60
    for server in servers:
        assert server.stop() == 0
        assert server.complaints() == ""


async def test_who_asks_too_often_makes_nobody_look_for_tables(
    postgres: Postgres, redis: redis_server.Redis, tmp_path: Path
) -> None:
    """Where a table is kept is looked up before anything else; that has its limit too."""
    limits = {"requests_per_second": 1.0, "requests_at_once": 20}
    server = Server(tmp_path, database=postgres.fresh(), redis=redis.address, **limits)

    def looked() -> int:
        with psycopg.connect(str(server.settings["database"]).replace("+psycopg", "")) as connection:
            found = connection.execute(
                "SELECT seq_scan + coalesce(idx_scan, 0) FROM pg_stat_user_tables WHERE relname = 'tables'"
            ).fetchone()
        assert found is not None
        return int(found[0])

    try:
        async with Person(server) as ann:
            before = looked()
            told = [(await ann.http.get(f"/api/tables/nobody{number:03}")).status_code for number in range(300)]
            await asyncio.sleep(2.5)  # so long PostgreSQL takes to tell
            assert {404, 429} == {*told}
            assert looked() - before < 300, "three for each that is let in, and 900 for all"
    finally:
        assert server.stop() == 0


async def test_redis_holds_nothing_of_a_game_and_no_name(
    pair: tuple[Server, Server], redis: redis_server.Redis
) -> None:
    first, second = pair
    async with Person(first) as ann, Person(second) as bob:
        table = await ann.create("me", "open", "easy", "easy", "easy", game="honour")
        await bob.post(f"/api/tables/{table['id']}/join", json={})
        async with ann.sit(table) as hers, bob.sit(table) as his:
            while not redis.everything().get(f"present {table['id']}"):
                await asyncio.sleep(0.2)
            kept = redis.everything()
            assert {*hers.kinds, *his.kinds} <= {"snapshot", "update"}
        assert kept[f"present {table['id']}"] == "0,1"
        told = {key: value for key, value in kept.items() if not key.startswith("present ")}
        for key, value in told.items():
            assert re.fullmatch(r"(open|people|addresses|bucket \w+) [0-9a-f]{20}", key), key
            assert re.fullmatch(r"[\d.]+", value), value
        for person in (ann, bob):
            assert person.id not in str(kept)
            assert person.name not in str(kept)


async def test_limits_are_shared_and_without_redis_each_process_counts_alone() -> None:
    if not redis_server.available():
        pytest.skip(redis_server.MISSING)
    from virtu.server.cluster.presence import Presence

    redis = redis_server.Redis()
    try:
        leases: Any = SimpleNamespace(me=1, others={})
        ends = [Presence(redis.address, "secret", leases, Visits(Settings())) for _ in range(2)]
        own = [Buckets(0.001, 3) for _ in ends]
        taken = [await end.take("makers", bucket, "ann") for end, bucket in zip(ends * 3, own * 3, strict=True)]
        assert taken == [True] * 3 + [False] * 3
        redis.stop()
        alone = [await end.take("makers", bucket, "ann") for end, bucket in zip(ends * 4, own * 4, strict=True)]
        assert alone == [True] * 6 + [False] * 2
        for end in ends:
            await end.close()
    finally:
        redis.remove()


def test_who_does_not_share_is_refused(
    pair: tuple[Server, Server], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(port=0, database=str(pair[0].settings["database"])) == 2
    assert "started with --redis" in capfd.readouterr().err


@pytest.mark.parametrize("way", ["kill", "stop"])
async def test_when_the_keeper_ends_play_goes_on_at_the_other(
    pair: tuple[Server, Server], way: str, long: bool
) -> None:
    if way == "stop" and not long:
        pytest.skip(LONG)
    first, second = up(pair)
    async with Person(first) as ann, Person(second) as bob:
        table = await ann.create("me", "open", seed=4)
        await bob.post(f"/api/tables/{table['id']}/join", json={})
        async with ann.sit(table) as hers, bob.sit(table) as his:
            for _ in range(3):
                await play_one(hers, his)
            await asyncio.gather(*(chair.until(lambda chair: chair.asked in (0, 1)) for chair in (hers, his)))
            asked, guest = (hers, ann) if hers.offers else (his, bob)
            kept = (asked.version, asked.offers[0])
            accepted = await asked.answer(kept[1], id="last")
            if way == "kill":
                first.kill()
            else:
                assert await asyncio.to_thread(first.stop) == 0
            with pytest.raises(ConnectionClosed):
                await his.until(lambda chair: False)
        at(ann, second)
        async with AsyncExitStack() as stack:
            hers, his = await sit_again(ann, table, stack), await sit_again(bob, table, stack)
            again = hers if guest is ann else his
            assert again.version == accepted["version"]
            assert await again.answer(kept[1], id="last", version=kept[0]) == accepted, "it was not forgotten"
            await asyncio.gather(hers.finish(), his.finish())
        Record.read((await bob.http.get(f"/api/tables/{table['id']}/record")).text).verify()


async def test_a_killed_keeper_is_replaced_within_five_seconds(
    postgres: Postgres, redis: redis_server.Redis, tmp_path: Path, long: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the lease everybody has; a table with a person who comes again, and one where a bot is asked."""
    if not long:
        pytest.skip(LONG)
    shared = {"database": postgres.fresh(), "redis": redis.address}
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
    first, second = Server(tmp_path / "first", bot_pace=3.0, **shared), Server(tmp_path / "second", **shared)
    waits: dict[str, list[float]] = {"people": [], "bots": []}
    async with Person(first) as ann, Person(first) as bob:
        for _ in range(TAKEOVERS):
            for person in (ann, bob):
                at(person, first)
            table = await ann.create("me", "open", options={"first": "0"})
            await bob.post(f"/api/tables/{table['id']}/join", json={})
            alone = await ann.create("me", "easy", options={"first": "0"})
            async with ann.sit(table) as hers, ann.sit(alone) as chair:
                version = (await hers.answer(hers.offers[0]))["version"]
                thought = (await chair.answer(chair.offers[0]))["version"]
                first.kill()
            killed = time.monotonic()
            people = asyncio.create_task(answer_again(at(bob, second), table, version))
            at(ann, second)
            while not await beyond(ann, alone, thought):
                await asyncio.sleep(0.05)
            waits["bots"].append(time.monotonic() - killed)
            waits["people"].append(await people - killed)
            first.start()
    with capsys.disabled():
        for kind, found in waits.items():
            print(f"\nseconds until play goes on ({kind}):", *(round(wait, 2) for wait in found))
    for server in (first, second):
        assert server.stop() == 0
    assert max(waits["people"] + waits["bots"]) < 5


async def beyond(person: Person, table: Json, version: int) -> bool:
    """Whether a table has gone on, as the list says, which wakes nobody."""
    mine = (await person.get("/api/tables"))["mine"]
    return bool(next(row for row in mine if row["id"] == table["id"])["version"] > version)


async def answer_again(person: Person, table: Json, version: int) -> float:
    """Come again until somebody has the table, and answer there if one is asked: when that was acknowledged."""
    async with AsyncExitStack() as stack:
        chair = await sit_again(person, table, stack)
        assert chair.version >= version
        if chair.offers:
            assert (await chair.answer(chair.offers[0]))["type"] == "accepted"
        return time.monotonic()


async def test_bots_go_on_at_the_other_process_though_nobody_looks(pair: tuple[Server, Server], long: bool) -> None:
    if not long:
        pytest.skip(LONG)
    first, second = up(pair)
    async with Person(first) as ann:
        table = await ann.create("me", "easy", options={"first": "0"})
        async with ann.sit(table) as chair:
            await chair.answer(chair.offers[0])
            first.kill()
        at(ann, second)
        for _ in range(600):
            lists = await ann.get("/api/tables")
            found = next(mine for mine in lists["mine"] if mine["id"] == table["id"])
            if found["waiting_for"] == [0]:
                break
            await asyncio.sleep(0.1)
        assert found["waiting_for"] == [0], "the bot has answered, or had before"


async def test_a_game_goes_on_under_the_rules_it_began_with_while_a_process_knows_them(
    pair: tuple[Server, Server], tmp_path: Path, long: bool
) -> None:
    """An upgrade, process by process: the new one leaves the games of the old rules to the old one."""
    if not long:
        pytest.skip(LONG)
    first, _ = up(pair)
    shared = {name: first.settings[name] for name in ("database", "redis", "lease_seconds")}
    folders = [tmp_path / name for name in ("old", "older")]
    for folder in folders:
        folder.mkdir()
    old, older = (Server(folder, rules={"seven_virtues": "1.0.1"}, **shared) for folder in folders)
    async with Person(older) as ann:
        table = await ann.create("me", "random", options={"first": "0"})
        async with ann.sit(table) as chair:
            reply = await chair.answer(chair.offers[0])
        older.kill()
        # Nobody keeps it now, and the present rules are nearer; yet the other old process is asked.
        async with AsyncExitStack() as stack:
            chair = await sit_again(at(ann, first), table, stack)
            assert chair.version >= reply["version"]
            assert "upgraded" not in [entry["event"] for entry in chair.log]
            await chair.until(lambda chair: chair.offers)
            assert (await chair.answer(chair.offers[0]))["type"] == "accepted"
        assert old.stop() == 0
        async with AsyncExitStack() as stack:
            chair = await sit_again(ann, table, stack)
            said = [entry["facts"] for entry in chair.log if entry["event"] == "upgraded"]
            assert [facts["from"] for facts in said] == ["1.0.1"]
            await chair.finish()


async def test_a_table_that_is_lost_while_it_is_read_asks_no_bot_here(postgres: Postgres) -> None:
    """Whoever keeps it now does."""
    settings = Settings(database=postgres.fresh(), bot_workers=1)
    store = Store(settings.database)
    await store.open()
    leases = Leases(store, settings.database, "127.0.0.1:1", 60.0)
    await leases.open()
    lobby = Lobby(store, Bots(settings), settings, leases)
    guest = await store.new_guest("Ann")
    seats = [wire.SeatWish("me"), wire.SeatWish("bot", "random")]
    wish = wire.NewTable("seven_virtues", 2, seats, options={"first": "1"})
    for _ in range(AT_ONCE):
        await lobby.reading.acquire()
    creating = asyncio.create_task(lobby.create(wish, guest, "Ann"))
    with psycopg.connect(leases.database, autocommit=True) as connection:
        while connection.execute("SELECT holder FROM tables WHERE holder IS NOT NULL").fetchone() is None:
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)
    leases.lapses += 1
    for _ in range(AT_ONCE):
        lobby.reading.release()
    with pytest.raises(Fault, match="is being moved"):
        await creating
    await asyncio.sleep(0.1)
    thinking = [task for task in asyncio.all_tasks() if "Driver.think" in repr(task)]
    for task in thinking:
        task.cancel()
    await lobby.close()
    await store.close()
    assert not thinking
