"""People and bots play while their servers are killed, stopped, put to sleep, and while database and Redis restart.

Only with `--long`. `VIRTU_MISHAPS=1000` says how many mishaps there shall be in all, over one process with SQLite, one
with PostgreSQL, and two with PostgreSQL and Redis; the kinds take turns, at random moments.
"""

import asyncio
import os
import random
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from server import postgres, redis_server
from server.people import Chair, Person, Server
from virtu import Record

MISHAPS = int(os.environ.get("VIRTU_MISHAPS", "40"))
TABLES = 4
ASLEEP = 30.0
"""So many seconds a process is stopped: its lease is over long before."""
CALM = 240.0
"""So many seconds after the last mishap all games must have come to their end."""
LOST = (ConnectionClosed, InvalidMessage, OSError, EOFError, TimeoutError, httpx.HTTPError, AssertionError)
"""What happens to a connection; that an assertion of a chair fails is looked at separately (`Crashes.amiss`)."""


@dataclass(frozen=True)
class World:
    """How many processes there are on which database, and what befalls them, over and over."""

    processes: int
    database: str
    kinds: tuple[str, ...]
    share: float
    """Of all mishaps."""


WORLDS = {
    "one on SQLite": World(1, "sqlite", ("kill",) * 19 + ("stop",), 0.4),
    "one on PostgreSQL": World(1, "postgresql", ("kill",) * 8 + ("database", "stop"), 0.3),
    "two on PostgreSQL": World(
        2, "postgresql", ("kill", "kill", "sleep", "kill", "database", "kill", "kill", "redis", "kill", "stop"), 0.3
    ),
}


class Crashes:
    """Servers, some tables, and what was promised to whom."""

    def __init__(
        self,
        world: World,
        servers: list[Server],
        database: postgres.Postgres | None,
        redis: redis_server.Redis | None,
    ) -> None:
        self.world = world
        self.servers = servers
        self.database = database
        self.redis = redis
        self.accepted: set[tuple[str, str, int]] = set()
        self.amiss: list[str] = []
        self.over = False
        self.happened: Counter[str] = Counter()
        self.unfinished: set[str] = set()

    async def rage(self, mishaps: int) -> None:
        for number in range(mishaps):
            await asyncio.sleep(random.expovariate(1.5))
            kind = self.world.kinds[number % len(self.world.kinds)]
            if kind == "sleep" and self.happened[kind] >= 3:
                kind = "kill"  # half a minute each: a few are enough
            await asyncio.to_thread(self.strike, kind, random.choice(self.servers))
            self.happened[kind] += 1
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
            time.sleep(ASLEEP)
            server.process.send_signal(signal.SIGCONT)
        elif kind == "database":
            assert self.database is not None
            self.database.stop()
            self.database.start()
        else:
            assert self.redis is not None
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
                await asyncio.sleep(random.uniform(0.1, 0.5))

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

    async def evening(self, number: int, ann: Person, bob: Person) -> None:
        """One game after another, at a table with or without a bot."""
        seats = ("me", "open") if number % 2 else ("me", "open", "random")
        while not self.over:
            with suppress(*LOST):
                ann.follow(random.choice(self.servers))
                table = (await ann.create(*seats))["id"]
                self.unfinished.add(table)
                while True:
                    with suppress(*LOST):
                        bob.follow(random.choice(self.servers))
                        await bob.post(f"/api/tables/{table}/join", json={})
                        break
                    await asyncio.sleep(0.3)
                await asyncio.gather(self.play(ann, table), self.play(bob, table))
                self.unfinished.discard(table)

    def kept(self) -> tuple[set[tuple[str, str, int]], list[str]]:
        """What the database has of the answers, and all tables that were put aside."""
        answers = "SELECT table_id, answer_id, version FROM answers"
        parked = "SELECT id FROM tables WHERE state = 'parked'"
        if self.world.database == "sqlite":
            with sqlite3.connect(self.servers[0].database) as file:
                return {*file.execute(answers)}, [name for (name,) in file.execute(parked)]
        import psycopg

        with psycopg.connect(str(self.servers[0].settings["database"]).replace("+psycopg", "")) as connection:
            return {*connection.execute(answers)}, [name for (name,) in connection.execute(parked)]


@pytest.fixture
def crashes(tmp_path: Path, long: bool) -> Iterator[Callable[[World], Crashes]]:
    if not long:
        pytest.skip("only with --long: servers that are killed again and again")
    found: list[Crashes] = []

    def begun(world: World) -> Crashes:
        alone = world.database == "sqlite"
        if not alone and (not postgres.available() or not redis_server.available()):
            pytest.skip(f"{postgres.MISSING}; or {redis_server.MISSING}")
        crashes = Crashes(world, [], None if alone else postgres.Postgres(), None)
        found.append(crashes)
        shared: dict[str, object] = {}
        if crashes.database is not None:
            shared = {"database": crashes.database.fresh()}
        if world.processes > 1:
            crashes.redis = redis_server.Redis()
            shared |= {"redis": crashes.redis.address, "lease_seconds": 2.0}
        for number in range(world.processes):
            (tmp_path / str(number)).mkdir()
            crashes.servers.append(Server(tmp_path / str(number), **shared))
        return crashes

    yield begun
    for crashes in found:
        for server in crashes.servers:
            if server.process.poll() is None:
                server.stop()
        for thing in (crashes.redis, crashes.database):
            if thing is not None:
                thing.remove()


@pytest.mark.parametrize("name", WORLDS)
async def test_nothing_acknowledged_is_lost_and_no_table_is_stuck(
    crashes: Callable[[World], Crashes], name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    world = WORLDS[name]
    here = crashes(world)
    async with Person(here.servers[0]) as ann, Person(here.servers[-1]) as bob:
        evenings = [asyncio.create_task(here.evening(number, ann, bob)) for number in range(TABLES)]
        await here.rage(max(1, round(MISHAPS * world.share)))
        # All games come to their end, whatever happened.
        await asyncio.wait(evenings, timeout=CALM)
        assert here.unfinished == set(), "stuck"
        await asyncio.gather(*evenings)
        assert here.amiss == []
        # What was promised is there, once; and all of it replays with the same digests.
        kept, parked = here.kept()
        assert here.accepted <= kept
        assert len(kept) == len({(table, answer) for table, answer, _ in kept})
        assert parked == []
        ann.follow(here.servers[0])
        tables = {table for table, _, _ in kept}
        for table in tables:
            Record.read((await ann.http.get(f"/api/tables/{table}/record")).text).verify()
    with capsys.disabled():
        count = f"{len(here.accepted)} answers at {len(tables)} tables"
        print(f"\n{name}: {dict(here.happened)}; {count}, none lost")
