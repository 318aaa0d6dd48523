"""Bots that think on other machines: `virtu worker` beside a server, both real processes on a real PostgreSQL."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from cli.terminal import virtu as command
from server.people import Person, Server
from server.postgres import Postgres
from virtu.server.storage.claim import plain_address

STRANGE = str(Path(__file__).parent)


class Elsewhere:
    """`virtu worker` as a process."""

    def __init__(self, database: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "virtu", "worker", "--database", plain_address(database), "--places", "1"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": paths()},
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("Bots think here, 1 at a time")

    def stop(self) -> tuple[int, str]:
        self.process.terminate()
        _, said = self.process.communicate(timeout=20)
        return self.process.returncode, said


def paths() -> str:
    return os.pathsep.join([STRANGE, *filter(None, sys.path)])


@pytest.fixture
def elsewhere() -> Iterator[Callable[[str], Elsewhere]]:
    started: list[Elsewhere] = []

    def start(database: str) -> Elsewhere:
        started.append(Elsewhere(database))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.process.kill()
            one.process.communicate()


def count(database: str, what: str) -> int:
    with psycopg.connect(plain_address(database)) as connection:
        found = connection.execute(what.encode()).fetchone()
    assert found is not None
    return int(found[0])


ALIVE = "SELECT count(*) FROM workers WHERE until > clock_timestamp()"


async def test_long_thoughts_go_to_a_worker_elsewhere(
    own: Callable[..., Server], postgres: Postgres, elsewhere: Callable[[str], Elsewhere]
) -> None:
    """The bots of this level think nowhere but in a process that is told so: at home they fail."""
    database = postgres.fresh()
    server = own(database=database, bot_module="homeless_bots", bot_budget=0.5)
    one = elsewhere(database)
    async with Person(server) as ann:
        while "virtu_bots_elsewhere 1.0" not in (await ann.http.get("/metrics")).text:  # it has heard of the worker
            await asyncio.sleep(0.1)
        table = await ann.create("me", "hard", options={"first": "0"})
        async with ann.sit(table) as chair:
            for _ in range(3):
                await chair.until(lambda chair: chair.offers)
                reply = await chair.answer(chair.offers[0])
                await chair.reach(reply["version"])
            await chair.until(lambda chair: chair.offers)
            assert not [entry for entry in chair.log if entry["event"] == "stood_in"]
    assert count(database, ALIVE) == 1
    assert count(database, "SELECT count(*) FROM jobs") == 0
    code, said = one.stop()
    assert (code, said) == (0, "")
    assert count(database, ALIVE) == 0
    assert server.stop() == 0
    assert not server.complaints()


async def test_a_game_outlives_a_worker_that_is_killed(
    own: Callable[..., Server], postgres: Postgres, elsewhere: Callable[[str], Elsewhere]
) -> None:
    database = postgres.fresh()
    server = own(database=database, bot_budget=0.5)
    one = elsewhere(database)
    async with Person(server) as ann:
        table = await ann.create("me", "hard", options={"first": "0"})
        async with ann.sit(table) as chair:
            for turn in range(3):
                await chair.until(lambda chair: chair.offers)
                reply = await chair.answer(chair.offers[0])
                if turn == 1:
                    one.process.kill()
                    one.process.communicate()
                await chair.reach(reply["version"])
            await chair.until(lambda chair: chair.offers)
    assert server.stop() == 0


def test_only_postgresql_has_workers_elsewhere() -> None:
    said = command("worker", "--database", "sqlite:///games.db")
    assert said.code == 2
    assert "bots think on other machines only beside PostgreSQL" in said.err
