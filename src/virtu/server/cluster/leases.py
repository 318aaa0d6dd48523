"""Which of several processes keeps which table: leases in PostgreSQL, each with a token that grows.

A process is alive as long as its row in `servers` says so, by the database's clock. A table whose holder is alive is
nobody else's; one whose holder is not is taken by whoever needs it, with the next token. Every change names the token
it was made under (`postgres_writer.py`), so a process that has slept through its end writes nothing any more.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg
from sqlalchemy import text

from virtu.games.registry import GAMES
from virtu.server.errors import Elsewhere, Fault, moving
from virtu.server.log_throttle import ThrottledWarning
from virtu.server.storage.claim import SERVING, plain_address
from virtu.server.storage.store import Store
from virtu.server.storage.writer import Transaction

logger = logging.getLogger("virtu.server")
BEATS = 8
"""So many signs of life are given in the time of a lease."""
SURE = 0.8
"""After this share of a lease without news from the database a process trusts in its tables no more."""
FORGOTTEN = 3600
"""Seconds after which nobody needs to know that there was such a process."""

ENTER = (
    "INSERT INTO servers (id, address, rules, until) "
    "VALUES (%(me)s, %(address)s, %(rules)s::json, clock_timestamp() + %(seconds)s * interval '1 s')"
)
# Who is late may not revive itself: others may have taken its tables already.
BEAT = (
    "UPDATE servers SET until = clock_timestamp() + %(seconds)s * interval '1 s' "
    "WHERE id = %(me)s AND until > clock_timestamp()"
)
OTHERS = "SELECT id, address FROM servers WHERE id <> %(me)s AND until > clock_timestamp()"
CLEAR = f"DELETE FROM servers WHERE until < clock_timestamp() - interval '{FORGOTTEN} s'"
ALIVE = "s.until > clock_timestamp()"
KNOWS = "(s.rules ->> t.game) = t.rules_version || ' ' || t.data_hash"
"""Whether a process plays by the very rules a table was begun under."""
CLAIM = text(f"""
    UPDATE tables t SET holder = :me, token = t.token + 1
     WHERE t.id = :table
       AND (t.holder = :me OR NOT EXISTS (SELECT 1 FROM servers s WHERE s.id = t.holder AND {ALIVE}))
       AND EXISTS (SELECT 1 FROM servers s WHERE s.id = :me AND {ALIVE})
       AND (EXISTS (SELECT 1 FROM servers s WHERE s.id = :me AND {KNOWS})
            OR NOT EXISTS (SELECT 1 FROM servers s WHERE {ALIVE} AND {KNOWS}))
    RETURNING t.token
""")
KEEPER = text(f"""
    SELECT (SELECT s.address FROM servers s WHERE s.id = t.holder AND s.id <> :me AND {ALIVE}),
           (SELECT min(s.address) FROM servers s WHERE s.id <> :me AND {ALIVE} AND {KNOWS})
      FROM tables t WHERE t.id = :table
""")
"""Who keeps a table, and who could."""


class Leases:
    """This process among those that serve the same database."""

    def __init__(self, store: Store, database: str, address: str, seconds: float) -> None:
        self.store = store
        self.database = plain_address(database)
        self.address = address
        self.seconds = seconds
        self.rules = json.dumps({game.name: f"{game.rules_version} {game.data_hash}" for game in GAMES.values()})
        self.me = 0
        """The name of this process; it gets a new one if it was taken for dead."""
        self.others: dict[int, str] = {}
        """Where the other living ones are."""
        self.sent = float("-inf")
        """When the last sign of life was sent that arrived."""
        self.lapses = 0
        self.lapsed: Callable[[], None] = lambda: None
        """Called in the loop when all tables may have become somebody else's."""
        self.left: Callable[[set[str]], None] = lambda _: None
        """Called in the loop with the addresses of processes that are alive no more."""
        self.orphans = asyncio.Event()
        """Set when one of them has left tables behind."""
        self.loop: asyncio.AbstractEventLoop | None = None
        self.connection: psycopg.Connection[Any] | None = None
        self.ending = threading.Event()
        self.thread = threading.Thread(target=self.live_on, name="leases", daemon=True)
        self.watcher: asyncio.Task[None] | None = None
        self.trouble = ThrottledWarning()

    # ---- life

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        try:
            await asyncio.to_thread(self.enter)
        except psycopg.Error as error:
            raise ValueError(f"the database does not take this server in: {error}") from None
        self.thread.start()
        self.watcher = asyncio.create_task(self.watch())

    async def close(self) -> None:
        """Let all tables go: whoever wants them has them at once. What was written before is written."""
        if self.watcher is not None:
            self.watcher.cancel()
        self.ending.set()
        await asyncio.to_thread(self.thread.join)

        def left(transaction: Transaction) -> None:
            transaction.execute("UPDATE tables SET holder = NULL WHERE holder = ?", self.me)
            transaction.execute("DELETE FROM servers WHERE id = ?", self.me)

        with suppress(Fault):
            await self.store.write(left)
        if self.connection is not None:
            self.connection.close()

    def sure(self) -> bool:
        """Whether this process is certainly alive to all others."""
        return waking_seconds() - self.sent < self.seconds * SURE

    async def watch(self) -> None:
        """Whoever cannot tell whether its tables are its own gives them up before anybody takes them."""
        known = True
        while True:
            await asyncio.sleep(self.seconds / (2 * BEATS))
            if known and not self.sure():
                logger.warning("the database has not heard of this process for too long: its tables are given up")
                self.lapses += 1
                self.lapsed()
            known = self.sure()

    # ---- the thread that says "I am here"

    def live_on(self) -> None:
        while not self.ending.wait(self.seconds / BEATS):
            try:
                self.beat()
            except psycopg.Error as error:
                self.trouble.warn(f"no sign of life can be given: {type(error).__name__}")
                if self.connection is not None:
                    with suppress(psycopg.Error):
                        self.connection.close()
                self.connection = None

    def connected(self) -> psycopg.Connection[Any]:
        if self.connection is None or self.connection.closed:
            wait = max(1, round(self.seconds / BEATS))
            made = psycopg.connect(
                self.database,
                autocommit=True,
                connect_timeout=max(2, wait),
                tcp_user_timeout=1000 * wait,
                options=f"-c statement_timeout={1000 * wait}",
            )
            locked = made.execute("SELECT pg_try_advisory_lock_shared(%s)", [SERVING]).fetchone()
            if not locked or not locked[0]:
                made.close()
                raise psycopg.OperationalError("a server that wants to be alone uses this database")
            self.connection = made
        return self.connection

    def enter(self) -> None:
        """Register under a name nobody ever had."""
        me, sent = secrets.randbits(62), waking_seconds()
        values = {"me": me, "address": self.address, "rules": self.rules, "seconds": self.seconds}
        connection = self.connected()
        connection.execute(CLEAR)
        connection.execute(ENTER, values)
        self.me, self.sent = me, sent
        self.look_around(connection)

    def beat(self) -> None:
        sent = waking_seconds()
        connection = self.connected()
        if connection.execute(BEAT, {"me": self.me, "seconds": self.seconds}).rowcount:
            self.sent = sent
            self.look_around(connection)
            return
        logger.warning("this process was taken for dead: its tables are given up")
        self.lapses += 1
        assert self.loop is not None
        self.loop.call_soon_threadsafe(self.lapsed)
        self.enter()

    def look_around(self, connection: psycopg.Connection[Any]) -> None:
        before = self.others
        self.others = {int(name): str(address) for name, address in connection.execute(OTHERS, {"me": self.me})}
        if gone := before.keys() - self.others.keys():
            assert self.loop is not None
            self.loop.call_soon_threadsafe(self.bereave, {before[name] for name in gone})

    def bereave(self, gone: set[str]) -> None:
        self.left(gone)
        self.orphans.set()

    # ---- tables

    async def claim(self, table: str) -> int:
        """From now on the table is this process's, if there is such a table; Elsewhere if another one keeps it.

        Returns how often this process has lost all its tables, for `check`.
        """
        lapses = self.lapses
        self.check(lapses)
        asked = {"me": self.me, "table": table}
        async with self.store.reading() as connection:
            claimed = (await connection.execute(CLAIM, asked)).first()
            await connection.commit()
            if claimed is not None:
                return lapses
            keeper = (await connection.execute(KEEPER, asked)).first()
        if keeper is None:
            return lapses
        if keeper[0] or keeper[1]:
            raise Elsewhere(str(keeper[0] or keeper[1]))
        raise moving()

    def check(self, lapses: int) -> None:
        """Fault if the tables claimed since may be somebody else's again."""
        if lapses != self.lapses or not self.sure():
            raise moving()

    async def release(self, table: str, token: int) -> None:
        """Nobody needs the table here; anybody may have it."""
        statement = "UPDATE tables SET holder = NULL WHERE id = ? AND token = ?"
        with suppress(Fault):
            await self.store.write(lambda transaction: transaction.execute(statement, table, token).rowcount)


def waking_seconds() -> float:
    """A clock that nobody sets, and that counts the time a machine was suspended."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)
