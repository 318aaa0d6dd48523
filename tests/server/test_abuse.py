"""People play on while others do their worst: as quickly as before, and the server does not grow.

Some seconds; an hour with `--long`, or as many minutes as `VIRTU_ABUSE_MINUTES` says.
"""

import asyncio
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import pytest

from server.people import Person, Server

HERE = Path(__file__).parent
T = TypeVar("T")
USUAL = {
    "bot_pace": 0.4,
    "bot_budget": 5.0,
    "bot_workers": 2,
    "tables_per_minute": 30,
    "plans_per_minute": 20,
    "tables_at_once": 100,
    "sockets_per_address": 400,
    "sockets_per_person": 24,
    "requests_per_second": 40.0,
    "requests_at_once": 200,
    "study_nice": 19,
    "header_seconds": 5.0,
    "trusted_proxies": "127.0.0.1",
}
"""The limits people play with. Whoever means no good comes through a proxy, from other addresses."""
TABLES = 3
PACE = 0.1
"""Seconds between two answers at a table. People who answer faster begin more tables than one may in a minute."""
TIMES = 3
"""So many times longer than in quiet an answer may take."""
ENOUGH = 40
"""So many answers at least are looked at."""
ROOM = 40
"""So many megabytes it may grow after the first third."""


class Evening:
    """Two people at each of some tables, one game after another; how long every answer took."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.took: list[float] = []
        self.wrong: list[str] = []
        self.playing = [asyncio.create_task(self.spend()) for _ in range(TABLES)]

    async def spend(self) -> None:
        async with Person(self.server) as ann, Person(self.server) as bob:
            while True:
                table = await ann.create("me", "open")
                await bob.post(f"/api/tables/{table['id']}/join", json={})
                async with ann.sit(table) as hers, bob.sit(table) as his:
                    while not hers.over:
                        asked = hers if hers.offers else his
                        begun = time.perf_counter()
                        reply = await asked.answer(asked.offers[0])
                        self.took.append(time.perf_counter() - begun)
                        if reply["type"] != "accepted":
                            self.wrong.append(str(reply))
                        await asyncio.gather(*(chair.reach(reply["version"]) for chair in (hers, his)))
                        await asyncio.sleep(PACE)

    async def during(self, work: Awaitable[T]) -> T:
        """Wait for something; if one of them cannot go on meanwhile, that is what went wrong."""
        waiting = asyncio.ensure_future(work)
        done, _ = await asyncio.wait([waiting, *self.playing], return_when=asyncio.FIRST_COMPLETED)
        for task in self.playing:
            if task in done:
                waiting.cancel()
                await task
        return await waiting

    async def end(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)

    def percentile(self) -> float:
        """How long all but one in a hundred took at most, since it was last asked."""
        took, self.took = sorted(self.took), []
        return took[int(len(took) * 0.99)]


def megabytes(process: int) -> float:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="this system does not tell how large a process is")
async def test_people_play_on_while_others_do_their_worst(
    own: Callable[..., Server], long: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    minutes = float(os.environ.get("VIRTU_ABUSE_MINUTES", "60" if long else "0.2"))
    server = own(**USUAL)
    evening = Evening(server)
    await evening.during(asyncio.sleep(min(60.0, 20 * minutes)))
    while len(evening.took) < ENOUGH:  # on a busy machine they come late
        await evening.during(asyncio.sleep(0.2))
    quiet = evening.percentile()
    villains = await asyncio.create_subprocess_exec(
        *("nice", sys.executable, str(HERE / "abuse.py"), server.address, str(60 * minutes)),
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        await evening.during(asyncio.sleep(20 * minutes))
        early = megabytes(server.process.pid)
        said, _ = await evening.during(villains.communicate())
    finally:
        with suppress(ProcessLookupError):
            villains.kill()
    late = megabytes(server.process.pid)
    assert len(evening.took) >= ENOUGH, "people were not kept from playing"
    loud = evening.percentile()
    await evening.end()
    got = json.loads(said)
    with capsys.disabled():
        print(f"\n{minutes:g} minutes: 99 % within {1000 * quiet:.0f} ms in quiet, {1000 * loud:.0f} ms in abuse;")
        print(f"{early:.0f} MB after a third, {late:.0f} MB in the end; {got}")
    assert evening.wrong == []
    codes = {code for villain in got.values() for code in villain}
    assert {code for code in codes if code.startswith("5")} <= {"503"}
    assert {"parked", "internal", "storage"} & codes == set()
    assert all(got.values()), "each of them was heard"
    assert late - early < ROOM
    assert "Traceback" not in server.complaints()
    assert len(server.complaints()) < 1 << 16
    if long:
        assert loud <= TIMES * quiet
    assert loud < 1.0, "nobody waits for long"
