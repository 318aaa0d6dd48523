"""What several processes tell each other through Redis: how many visitors each has, who is at which table, new names.

Only news, never truth: whoever misses some shows an old name or counts too few for a while, and nothing else.
Visitors stand there as hashes made with the servers' own key, tables with the numbers of the seats whose people are
there. Nothing of a game is.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import redis.asyncio
from redis.exceptions import RedisError

from virtu.server.ending import end
from virtu.server.errors import Fault
from virtu.server.http.limits import Bucket, Buckets, Visits
from virtu.server.log_throttle import ThrottledWarning

if TYPE_CHECKING:
    from virtu.server.cluster.leases import Leases
    from virtu.server.tables.lobby import Lobby

logger = logging.getLogger("virtu.server")
EVERY = 1.0
"""Seconds between two looks at each other."""
KEPT = 60
"""Seconds after which what nobody renews is gone."""
PATIENCE = 0.5
"""So many seconds Redis has for an answer; then each process counts for itself for a while."""
REST = 2.0
NEWS = "virtu:news"
# A bucket of tokens by Redis's own clock: rate, size, price.
TAKE = """
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
local rate, size, price = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(kept[1]) or size
tokens = math.min(size, tokens + math.max(0, now - (tonumber(kept[2]) or now)) * rate)
if tokens < price then return 0 end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens - price), 'at', tostring(now))
redis.call('EXPIRE', KEYS[1], math.ceil(size / rate) + 1)
return 1
"""


class Presence:
    """One process's end of it. Without Redis everything goes on, each process by itself."""

    def __init__(self, address: str, secret: str, leases: Leases, visits: Visits) -> None:
        self.redis = redis.asyncio.Redis.from_url(
            address, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, decode_responses=True
        )
        self.take_script = self.redis.register_script(TAKE)
        self.key = hashlib.sha256(b"commons" + secret.encode()).digest()
        self.leases = leases
        self.visits = visits
        self.limits = {"people": visits.people, "addresses": visits.addresses}
        for buckets in self.limits.values():
            buckets.named = self.name
        self.heard: dict[str, dict[str, float]] = {}
        """By key: how much each visitor had said at another process when we last looked."""
        self.away = 0.0
        """Until then Redis is left alone."""
        self.trouble = ThrottledWarning()
        self.tasks: list[asyncio.Task[None]] = []

    def open(self, lobby: Lobby) -> None:
        self.tasks = [asyncio.create_task(work) for work in (self.exchange(lobby), self.listen(lobby))]

    async def close(self) -> None:
        await end(*self.tasks)
        with suppress(RedisError, OSError):
            await self.redis.delete(*self.own(self.leases.me))
        with suppress(RedisError, OSError):
            await self.redis.aclose()

    def name(self, what: str) -> str:
        """A visitor's name that means nothing to anybody else."""
        return hmac.new(self.key, what.encode(), hashlib.sha256).hexdigest()[:20]

    def own(self, server: int) -> tuple[str, ...]:
        return f"virtu:open:{server}", f"virtu:present:{server}", *self.said(server)

    def said(self, server: int) -> list[str]:
        return [f"virtu:{kind}:{server}" for kind in self.limits]

    def there(self) -> bool:
        return time.monotonic() >= self.away

    def missed(self, error: Exception) -> None:
        self.away = time.monotonic() + REST
        self.trouble.warn(f"Redis is away, each process counts for itself: {type(error).__name__}")

    # ---- limits

    async def take(self, kind: str, buckets: Buckets, who: str, price: float = 1) -> bool:
        """As a bucket of our own, but one for all processes."""
        if self.there():
            try:
                key = f"virtu:bucket:{kind}:{self.name(who)}"
                return bool(await self.take_script([key], [buckets.rate, buckets.size, price]))
            except (RedisError, OSError) as error:
                self.missed(error)
        return buckets.take(who, price)

    # ---- every second

    async def exchange(self, lobby: Lobby) -> None:
        before: dict[str, str] = {}
        me = self.leases.me
        while True:
            await asyncio.sleep(EVERY)
            if me != self.leases.me:  # what was said under the old name is heard no more
                before, me = {}, self.leases.me
            if not self.there():
                before = {}
                continue
            try:
                before = await self.exchange_once(lobby, before)
            except (RedisError, OSError) as error:
                self.missed(error)
                self.visits.elsewhere = Counter()

    async def exchange_once(self, lobby: Lobby, before: dict[str, str]) -> dict[str, str]:
        """Say who is here, hear who is elsewhere."""
        visitors, present, *said = self.own(self.leases.me)
        here = {table: places for table, places in lobby.present() if places}
        counts: dict[Any, Any] = {self.name(who): count for who, count in self.visits.open.items()}
        speakers = [buckets.lately() for buckets in self.limits.values()]
        amounts: list[dict[Any, Any]] = [{name: one.spent for name, one in spenders.items()} for spenders in speakers]
        async with self.redis.pipeline(transaction=True) as pipe:
            for key, told in zip((visitors, *said), (counts, *amounts), strict=True):
                pipe.delete(key)
                if told:
                    pipe.hset(key, mapping=told)
            changed: dict[Any, Any] = {table: places for table, places in here.items() if before.get(table) != places}
            if changed:
                pipe.hset(present, mapping=changed)
            if gone := before.keys() - here.keys():
                pipe.hdel(present, *gone)
            for key in (visitors, present, *said):
                pipe.expire(key, KEPT)
            await pipe.execute()
        elsewhere: Counter[str] = Counter()
        others = [*self.leases.others]
        keys = [key for server in others for key in self.said(server)]
        async with self.redis.pipeline(transaction=False) as pipe:
            for key in [*(self.own(server)[0] for server in others), *keys]:
                pipe.hgetall(key)
            answers = await pipe.execute()
        for counts in answers[: len(others)]:
            elsewhere.update({name: int(count) for name, count in counts.items()})
        self.visits.elsewhere, self.visits.named = elsewhere, self.name
        heard: dict[str, dict[str, float]] = {}
        every = [*zip(self.limits.values(), speakers, strict=True)] * len(others)
        for key, spenders, (buckets, speaking) in zip(keys, answers[len(others) :], every, strict=True):
            heard[key] = {name: float(much) for name, much in spenders.items()}
            self.hear(key, heard[key], buckets, speaking)
        self.heard = heard
        return here

    def hear(self, key: str, told: dict[str, float], buckets: Buckets, here: dict[str, Bucket]) -> None:
        """What was said elsewhere since we last looked counts here too: a limit is one for all processes."""
        before = self.heard.get(key)
        if before is None:  # a process we have just met
            return
        for name, much in told.items():
            known = before.get(name, 0.0)
            # Less than before: they had been silent, and began anew.
            more = much - known if much >= known else much
            if more:
                buckets.owe(name, more, here)

    # ---- who is at a table

    async def places(self, tables: Iterable[str]) -> dict[str, set[int]]:
        """By table: the seats whose people are there, as far as other processes tell."""
        asked = list(tables)
        seats: dict[str, set[int]] = {}
        if not asked or not self.leases.others or not self.there():
            return seats
        try:
            async with self.redis.pipeline(transaction=False) as pipe:
                for server in self.leases.others:
                    pipe.hmget(self.own(server)[1], asked)
                for told in await pipe.execute():
                    seats.update({table: seats_in(said) for table, said in zip(asked, told, strict=True) if said})
        except (RedisError, OSError) as error:
            self.missed(error)
        return seats

    # ---- news

    async def renamed(self, guest: str) -> None:
        """Somebody has another name; whoever knows them looks it up."""
        if self.there():
            try:
                await self.redis.publish(NEWS, self.name(f"guest {guest}"))
            except (RedisError, OSError) as error:
                self.missed(error)

    async def listen(self, lobby: Lobby) -> None:
        while True:
            # Neither Redis nor the database may be there when somebody is to be looked up.
            with suppress(RedisError, OSError, TimeoutError, Fault):
                async with self.redis.pubsub() as heard:
                    await heard.subscribe(NEWS)
                    while True:
                        message: Any = await heard.get_message(ignore_subscribe_messages=True, timeout=5.0)
                        if message is not None:
                            await self.look_up(lobby, str(message["data"]))
            await asyncio.sleep(REST)

    async def look_up(self, lobby: Lobby, who: str) -> None:
        guests = {seat.guest for table in lobby.all_awake() for seat in table.row.seats if seat.kind == "person"}
        for guest in guests:
            if guest is not None and self.name(f"guest {guest}") == who:
                name = await lobby.store.guest_name(guest)
                if name is not None:
                    await lobby.call(guest, name)


def seats_in(said: str) -> set[int]:
    return {int(number) for number in said.split(",")}
