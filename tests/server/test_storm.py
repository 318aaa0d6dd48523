"""People and bots play while their servers are killed, stopped, put to sleep, and while database and Redis restart.

Only with `--long`. `VIRTU_MISHAPS=1000` says how many mishaps there shall be; the kinds take turns, at random moments.
"""

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from server import postgres, redis_server
from server.people import Chair, Person, Server
from virtu import Record

MISHAPS = int(os.environ.get("VIRTU_MISHAPS", "20"))
TABLES = 4
KINDS = ("kill", "stop", "sleep", "kill", "database", "kill", "redis")
"""In this order, over and over."""
LOST = (ConnectionClosed, InvalidMessage, OSError, EOFError, TimeoutError, httpx.HTTPError, AssertionError)
"""What happens to a connection; that an assertion of a chair fails is looked at separately (`Storm.amiss`)."""


class Storm:
    """Two servers, some tables, and what was promised to whom."""

    def __init__(self, servers: list[Server], database: postgres.Postgres, redis: redis_server.Redis) -> None:
        self.servers = servers
        self.database = database
        self.redis = redis
        self.accepted: set[tuple[str, str, int]] = set()
        self.amiss: list[str] = []
        self.over = False
        self.happened: dict[str, int] = {}

    async def rage(self) -> None:
        for number in range(MISHAPS):
            await asyncio.sleep(random.uniform(0.2, 3.0))
            kind = KINDS[number % len(KINDS)]
            await asyncio.to_thread(self.strike, kind, self.servers[number // len(KINDS) % len(self.servers)])
            self.happened[kind] = self.happened.get(kind, 0) + 1
        self.over = True

    def strike(self, kind: str, server: Server) -> None:
        if kind == "kill":
            server.kill()
            server.start()
        elif kind == "stop":
            assert server.stop() == 0
            server.start()
        elif kind == "sleep":
            server.process.send_signal(signal.SIGSTOP)
            with suppress(Exception):
                server.process.wait(5.0)
            server.process.send_signal(signal.SIGCONT)
        elif kind == "database":
            self.database.stop()
            self.database.start()
        else:
            self.redis.stop()
            self.redis.start()

    # ---- people

    async def play(self, person: Person, table: str) -> None:
        """Answer as the client does: what was not acknowledged is said again under its name, wherever one gets in."""
        open_answer: tuple[str, str, int] | None = None
        while True:
            try:
                person.follow(random.choice(self.servers))
                async with person.sit(table, open_timeout=20, ping_timeout=10) as chair:
                    if chair.kinds != ["snapshot"]:
                        raise ConnectionError
                    while True:
                        if open_answer is None:
                            await chair.until(lambda chair: chair.offers or chair.over)
                            if chair.over:
                                return
                            action = random.choice(chair.offers)
                            open_answer = f"s{random.getrandbits(60):x}", action, chair.version
                        open_answer = await self.answer(chair, table, open_answer)
            except LOST as error:
                if isinstance(error, AssertionError) and "does not follow" in str(error):
                    self.amiss.append(f"{table}: {error}")
                await asyncio.sleep(random.uniform(0.2, 1.0))

    async def answer(self, chair: Chair, table: str, given: tuple[str, str, int]) -> tuple[str, str, int] | None:
        name, action, version = given
        reply = await chair.ask(type="answer", id=name, version=version, action=action)
        if reply["type"] == "accepted":
            self.accepted.add((table, name, reply["version"]))
            await chair.reach(reply["version"])
            return None
        if reply.get("code") in ("storage", "busy"):
            raise ConnectionError
        # Somebody, or this very person before a mishap, was quicker.
        await chair.resync()
        return None


@pytest.fixture
def storm(tmp_path: Path, long: bool) -> Iterator[Storm]:
    if not long:
        pytest.skip("only with --long: servers that are killed again and again")
    if not postgres.available() or not redis_server.available():
        pytest.skip(f"{postgres.MISSING}; or {redis_server.MISSING}")
    database, redis = postgres.Postgres(), redis_server.Redis()
    servers: list[Server] = []
    try:
        shared = {"database": database.fresh(), "redis": redis.address, "lease_seconds": 2.0}
        for name in ("first", "second"):
            (tmp_path / name).mkdir()
            servers.append(Server(tmp_path / name, **shared))
        yield Storm(servers, database, redis)
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.stop()
        redis.remove()
        database.remove()


async def test_nothing_acknowledged_is_lost_and_no_table_is_stuck(storm: Storm) -> None:
    import psycopg

    async with Person(storm.servers[0]) as ann, Person(storm.servers[1]) as bob:
        tables: list[str] = []

        async def evening(number: int) -> None:
            while not storm.over:
                with suppress(*LOST):
                    seats = ("me", "open") if number % 2 else ("me", "open", "random")
                    made = Person(storm.servers[0])
                    made.http.cookies = ann.http.cookies
                    made.follow(random.choice(storm.servers))
                    table = (await made.create(*seats))["id"]
                    tables.append(table)
                    while True:
                        with suppress(*LOST):
                            bob.follow(random.choice(storm.servers))
                            await bob.post(f"/api/tables/{table}/join", json={})
                            break
                        await asyncio.sleep(0.5)
                    await asyncio.gather(storm.play(ann, table), storm.play(bob, table))

        await asyncio.gather(storm.rage(), *(evening(number) for number in range(TABLES)))
        assert storm.amiss == []
        # All games ended, whatever happened: none is stuck. What was promised is there, once, and replays.
        address = str(storm.servers[0].settings["database"]).replace("+psycopg", "")
        with psycopg.connect(address) as connection:
            kept = {*connection.execute("SELECT table_id, answer_id, version FROM answers")}
            parked = connection.execute("SELECT count(*) FROM tables WHERE state = 'parked'").fetchone()
        assert storm.accepted <= kept
        assert parked == (0,)
        ann.follow(storm.servers[0])
        for table in tables:
            text = (await ann.http.get(f"/api/tables/{table}/record")).text
            if "\n\n" in text:
                Record.read(text).verify()
    print(f"{storm.happened}: {len(storm.accepted)} answers at {len(tables)} tables, none lost")
