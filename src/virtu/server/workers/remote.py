"""`virtu worker`: processes that think for the bots of servers elsewhere, as the database tells them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
import sys
from contextlib import suppress
from typing import Any, Final

import psycopg

from virtu.server import json_log
from virtu.server.log_throttle import ThrottledWarning
from virtu.server.workers import worker
from virtu.server.workers.job_queue import Job, Thinking
from virtu.server.workers.jobs import ANSWER, ASKED, BEAT, CLEAR, DONE, TAKE, connect, rules_key
from virtu.server.workers.process import Worker, see_off

logger = logging.getLogger("virtu.server")
LEASE = 3 * BEAT
"""So long after its last sign of life a worker's jobs are its own."""
ENTER = "INSERT INTO workers VALUES (%(me)s, %(rules)s, %(places)s, clock_timestamp() + %(lease)s * interval '1 s')"
# Who is late may not revive itself: others may have taken its jobs already.
SIGN = (
    "UPDATE workers SET until = clock_timestamp() + %(lease)s * interval '1 s' "
    "WHERE id = %(me)s AND until > clock_timestamp()"
)
FORGET = "DELETE FROM workers WHERE until < clock_timestamp() - interval '1 h'"
LEAVE = "DELETE FROM workers WHERE id = %(me)s"
KINDS: Final[dict[str, Thinking]] = {kind.__name__: kind for kind in (worker.think, worker.suggest, worker.caution)}


class RemoteWorker:
    """Some processes that think, and the one name under which they take their jobs."""

    def __init__(self, database: str, places: int, megabytes: int) -> None:
        self.database = database
        self.places = places
        self.megabytes = megabytes
        self.rules = rules_key()
        self.me = 0
        self.asked = asyncio.Event()
        """Somebody has asked something."""
        self.trouble = ThrottledWarning()

    async def go_on(self) -> None:
        """Until cancelled. The database may go and come back."""
        tasks = [asyncio.create_task(self.live()), *(asyncio.create_task(self.work()) for _ in range(self.places))]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(psycopg.Error):
                async with await connect(self.database) as connection:
                    await connection.execute(LEAVE, {"me": self.me})

    async def live(self) -> None:
        """Says that it is there, and hears that something is asked."""
        while True:
            try:
                async with await connect(self.database) as connection:
                    await connection.execute(f"LISTEN {ASKED}")
                    while True:
                        lease = {"me": self.me, "lease": LEASE}
                        if not (await connection.execute(SIGN, lease)).rowcount:
                            await self.enter(connection)
                        self.asked.set()  # a message may have been lost
                        async for _ in connection.notifies(timeout=BEAT):
                            self.asked.set()
            except psycopg.Error as error:
                self.trouble.warn(f"the database does not answer: {type(error).__name__}")
            await asyncio.sleep(BEAT)

    async def enter(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Register under a name nobody ever had."""
        await connection.execute(FORGET)
        await connection.execute(CLEAR)
        self.me = secrets.randbits(62)
        places = {"me": self.me, "rules": self.rules, "places": self.places, "lease": LEASE}
        await connection.execute(ENTER, places)

    async def work(self) -> None:
        """One process: a job after the other."""
        one = Worker(self.megabytes)
        try:
            while True:
                await self.asked.wait()
                self.asked.clear()
                try:
                    async with await connect(self.database) as connection:
                        while taken := await self.take(connection):
                            name, token, kind, level, question, seconds, patience = taken
                            job = Job("", level, seconds, KINDS[kind], tuple(question))
                            text, wrong = "", ""
                            try:
                                text, wrong = await one.think(job, patience)
                            except Exception as error:
                                # Too late, or its process died: the next thought gets a fresh one.
                                one.kill()
                                one = Worker(self.megabytes)
                                wrong = type(error).__name__
                            if wrong:
                                logger.warning("a bot of level %s failed: %s", level, wrong)
                            said = {"id": name, "token": token, "text": text, "wrong": wrong}
                            await connection.execute(ANSWER, said)
                            await connection.execute("SELECT pg_notify(%s, %s)", [DONE, str(name)])
                except psycopg.Error:
                    await asyncio.sleep(BEAT)  # `live` says what is wrong
        finally:
            one.kill()

    async def take(self, connection: psycopg.AsyncConnection[Any]) -> tuple[Any, ...] | None:
        return await (await connection.execute(TAKE, {"me": self.me, "rules": self.rules})).fetchone()


def run(database: str, places: int, megabytes: int, log: str) -> int:
    """Think until stopped. Returns 0, or 2 with a sentence if it cannot start."""
    json_log.keep(log)
    try:
        asyncio.run(work(database, places, megabytes))
    except psycopg.errors.UndefinedTable:
        print("virtu worker: this database has no tables yet: start a server with it first", file=sys.stderr)
        return 2
    except psycopg.Error as error:
        print(f"virtu worker: the database cannot be used: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    finally:
        see_off()
    return 0


async def work(database: str, places: int, megabytes: int) -> None:
    async with await connect(database) as connection:
        await connection.execute("SELECT 1 FROM jobs, workers LIMIT 1")
    going = asyncio.ensure_future(RemoteWorker(database, places, megabytes).go_on())
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, going.cancel)
    print(f"Bots think here, {places} at a time — stop with Ctrl-C.", flush=True)
    with suppress(asyncio.CancelledError):
        await going
