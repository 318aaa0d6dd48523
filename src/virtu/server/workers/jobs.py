"""Thoughts for `virtu worker`, bots' processes on other machines: asked and answered through PostgreSQL.

A worker is alive as long as its row in `workers` says so, by the database's clock. A job is its taker's as long as that
is alive; then anybody's, with the next token, and whoever comes late with an older one is not heard. A question holds
an imagined position, so no worker can know more than the seat it thinks for.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from typing import Any

import psycopg

from virtu.games.registry import GAMES
from virtu.server.ending import end
from virtu.server.log_throttle import ThrottledWarning
from virtu.server.storage.claim import plain_address
from virtu.server.workers.job_queue import Job

BEAT = 1.0
"""Seconds between two looks at who is there, and at what a lost message would have told."""
ALIVE = "w.until > clock_timestamp()"
PLACES = f"SELECT coalesce(sum(w.places), 0) FROM workers w WHERE w.rules = %(rules)s AND {ALIVE}"
ASK = """
    INSERT INTO jobs (id, rules, kind, level, question, seconds, patience, asked)
    VALUES (%(id)s, %(rules)s, %(kind)s, %(level)s, %(question)s, %(seconds)s, %(patience)s, clock_timestamp())
"""
TAKE = f"""
    UPDATE jobs j SET token = j.token + 1, taker = %(me)s
     WHERE j.id = (
           SELECT o.id FROM jobs o
            WHERE o.rules = %(rules)s AND o.text IS NULL
              AND (o.taker IS NULL OR NOT EXISTS (SELECT 1 FROM workers w WHERE w.id = o.taker AND {ALIVE}))
              AND EXISTS (SELECT 1 FROM workers w WHERE w.id = %(me)s AND {ALIVE})
            ORDER BY o.asked FOR UPDATE SKIP LOCKED LIMIT 1)
    RETURNING j.id, j.token, j.kind, j.level, j.question, j.seconds, j.patience
"""
ANSWER = "UPDATE jobs SET text = %(text)s, wrong = %(wrong)s WHERE id = %(id)s AND token = %(token)s"
ANSWERED = "SELECT id FROM jobs WHERE id = ANY(%(ids)s) AND text IS NOT NULL"
CLOSE = "DELETE FROM jobs WHERE id = %(id)s RETURNING text, wrong"
# A server that died waits for nothing any more.
CLEAR = "DELETE FROM jobs WHERE asked < clock_timestamp() - (patience + 60) * interval '1 s'"
ASKED, DONE = "virtu_job_asked", "virtu_job_done"
"""What the database tells everybody who listens."""


def rules_key() -> str:
    """Whoever has another one plays by other rules, and could not read the position."""
    all_rules = sorted(f"{game.name} {game.rules_version} {game.data_hash}" for game in GAMES.values())
    return hashlib.blake2b("\n".join(all_rules).encode(), digest_size=16).hexdigest()


async def connect(database: str) -> psycopg.AsyncConnection[Any]:
    return await psycopg.AsyncConnection.connect(plain_address(database), autocommit=True)


class Jobs:
    """A server's side: how many could think elsewhere, and what was asked of them."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.rules = rules_key()
        self.places = 0
        """How many thoughts fit into the workers that are alive."""
        self.waiting: dict[int, asyncio.Event] = {}
        self.asking: psycopg.AsyncConnection[Any] | None = None
        self.turn = asyncio.Lock()
        self.listener: asyncio.Task[None] | None = None
        self.trouble = ThrottledWarning()

    def open(self) -> None:
        self.listener = asyncio.create_task(self.listen())

    async def close(self) -> None:
        await end(self.listener)
        if self.asking is not None:
            await self.asking.close()

    def place(self) -> Elsewhere:
        return Elsewhere(self)

    async def think(self, job: Job, patience: float) -> tuple[str, str]:
        """As a worker of our own would: TimeoutError if it is late, another error if nobody can be asked."""
        name, told = secrets.randbits(62), asyncio.Event()
        values = {
            "id": name, "rules": self.rules, "kind": job.think.__name__, "level": job.level,
            "question": json.dumps(job.question), "seconds": job.seconds, "patience": patience,
        }
        self.waiting[name] = told
        try:
            await self.say(ASK, values)
            await self.say(f"NOTIFY {ASKED}")
            await asyncio.wait_for(told.wait(), patience)
        finally:
            del self.waiting[name]
            answer = await asyncio.shield(self.say(CLOSE, {"id": name}))
        if answer is None or answer[0] is None:
            raise TimeoutError
        return str(answer[0]), str(answer[1])

    async def say(self, statement: str, values: dict[str, Any] | None = None) -> Any:
        """One statement after another on one connection; the row it returns, if any."""
        async with self.turn:
            if self.asking is None or self.asking.closed:
                self.asking = await connect(self.database)
            cursor = await self.asking.execute(statement.encode(), values)
            return await cursor.fetchone() if cursor.description else None

    async def listen(self) -> None:
        while True:
            try:
                async with await connect(self.database) as connection:
                    await connection.execute(f"LISTEN {DONE}")
                    while True:
                        places = await (await connection.execute(PLACES, {"rules": self.rules})).fetchone()
                        self.places = int(places[0]) if places else 0
                        answered = await connection.execute(ANSWERED, {"ids": list(self.waiting)})
                        for (name,) in await answered.fetchall():
                            self.tell(int(name))
                        async for note in connection.notifies(timeout=BEAT):
                            self.tell(int(note.payload))
            except psycopg.Error as error:
                self.places = 0
                self.trouble.warn(f"nobody hears what bots on other machines think: {type(error).__name__}")
            await asyncio.sleep(BEAT)

    def tell(self, name: int) -> None:
        if name in self.waiting:
            self.waiting[name].set()


class Elsewhere:
    """A place in a worker on another machine, as a server uses one of its own (`crew.Worker`)."""

    def __init__(self, jobs: Jobs) -> None:
        self.jobs = jobs

    async def think(self, job: Job, patience: float) -> tuple[str, str]:
        return await self.jobs.think(job, patience)

    def kill(self) -> None:
        """Nobody waits for its answer any more."""

    async def end(self) -> None:
        """It goes on thinking for others."""
