"""Visitors who mean no good, each from an address of their own, all at once: `python abuse.py ADDRESS SECONDS`.

Prints how often each was answered in which way, as JSON.
"""

import asyncio
import json
import random
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

BREATH = 0.02
"""Seconds between two blows: about what one person may say."""
LOST = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError)
NONSENSE: list[Any] = [None, -1, 2**63, 1e308, "", "\u202e", "x" * 9000, [], {}, [[[]]] * 50, True]


class Villain:
    """One address, one cookie, and what came of it."""

    def __init__(self, server: str, number: int) -> None:
        self.server = server
        self.headers = {"X-Forwarded-For": f"10.0.0.{number}"}
        self.http = httpx.AsyncClient(base_url=server, headers=self.headers, timeout=20)
        self.got: Counter[str] = Counter()
        self.dice = random.Random(number)

    async def ask(self, method: str, path: str, **more: Any) -> Any:
        reply = await self.http.request(method, path, **more)
        self.got[str(reply.status_code)] += 1
        return reply.json() if "json" in reply.headers.get("content-type", "") else None

    async def table(self, *kinds: str, game: str = "seven_virtues") -> str:
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in kinds]
        while True:
            await self.ask("GET", "/api/me")
            found = await self.ask("POST", "/api/tables", json={"game": game, "players": len(seats), "seats": seats})
            if "id" in found:
                return str(found["id"])
            if found["code"] == "too_many_running":
                self.http.cookies.clear()  # somebody else, then
            await asyncio.sleep(1)

    def sit(self, table: str, door: str = "socket") -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.server.replace('http', 'ws')}/api/tables/{table}/{door}"
        return connect(address, additional_headers={**self.headers, "Cookie": cookie}, max_size=None)

    async def hear(self, line: ClientConnection, kind: str) -> Any:
        """The next message of this kind; all others are counted."""
        while True:
            message = json.loads(await line.recv())
            self.got[message.get("code", message["type"])] += 1
            if message["type"] == kind:
                return message

    async def listen(self, line: ClientConnection) -> None:
        with suppress(*LOST):
            await self.hear(line, "never")

    # ---- what they do, over and over

    async def want_everything(self) -> None:
        """Ask for all there is at somebody's table, and read none of it."""
        table = await self.table("me", "open")
        self.http.cookies.clear()
        lines = [await self.sit(table) for _ in range(10)]
        for line in lines:
            line.transport.pause_reading()
        for _ in range(200):
            for line in lines:
                await line.send('{"type":"resync","id":"r"}')
            await asyncio.sleep(BREATH)

    async def open_tables(self) -> None:
        """Tables of bots that nobody looks at, and sockets to them that come and go."""
        table = await self.table("hard", "hard", "hard", game="governing")
        async with self.sit(table) as line:
            await self.hear(line, "snapshot")

    async def half_ask(self) -> None:
        """Begin requests and leave them."""
        where = urlsplit(self.server)
        ends = []
        for _ in range(30):
            end = socket.create_connection((where.hostname, where.port))
            begun = [b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: a\r\n", b"", b"\0\r\n\r\n"]
            end.sendall(self.dice.choice(begun))
            ends.append(end)
            self.got["begun"] += 1
            await asyncio.sleep(BREATH)
        for end in ends:
            end.close()

    async def pester_bots(self) -> None:
        """Warnings, hints and explanations without end."""
        table = await self.table("me", "easy", "easy", game="governing")
        async with self.sit(table) as line:
            question = (await self.hear(line, "snapshot"))["question"]
            while not question or not question["offers"]:
                question = (await self.hear(line, "update"))["question"]
            action = question["offers"][0]["text"]
            reading = asyncio.create_task(self.listen(line))
            for number in range(400):
                kind = self.dice.choice(["warn", "hint", "explain", "preview"])
                await line.send(json.dumps({"type": kind, "id": f"p{number}", "action": action}))
                await asyncio.sleep(BREATH)
            reading.cancel()

    async def waver(self) -> None:
        """Answer and take back, at the table and in a plan."""
        table = await self.table("me", "random", game="wars_of_italy")
        async with self.sit(table, self.dice.choice(["socket", "plan"])) as line:
            version, action = 0, ""
            for number in range(300):
                message = json.loads(await line.recv())
                self.got[message.get("code", message["type"])] += 1
                version = message.get("version", version)
                if offers := (message.get("question") or {}).get("offers"):
                    action = offers[0]["text"]
                kind = "undo" if message.get("undo") else "answer"
                said = {"type": kind, "id": f"u{number}", "version": version}
                await line.send(json.dumps({**said, "action": action} if kind == "answer" else said))
                await asyncio.sleep(BREATH)

    async def babble(self) -> None:
        """Messages that mean nothing, pings, and pieces of messages."""
        table = await self.table("me", "open")
        async with self.sit(table) as line:
            for number in range(400):
                kind = self.dice.choice(["answer", "undo", "redo", "ask_back", "consent", "resync", "ping", "?"])
                said = {"type": kind, "id": f"b{number}", "version": self.dice.choice(NONSENSE)}
                await line.send(json.dumps({**said, "action": self.dice.choice(NONSENSE)}))
                if number % 3 == 0:
                    await line.ping()
                with suppress(TimeoutError):
                    async with asyncio.timeout(BREATH):
                        await self.hear(line, "never")

    async def look_up(self) -> None:
        """Replays, records, lists and pages that cost more than others."""
        table = await self.table("me", "random")
        paths = [f"/api/tables/{table}/{page}" for page in ("replay", "record", "decided/0", "code", "replay/1")]
        paths += ["/api/tables", "/api/lab", "/api/lab/games/seven_virtues", "/api/openapi.json", "/readyz", "/"]
        await self.ask("POST", f"/api/tables/{table}/resign")
        for _ in range(100):
            await asyncio.gather(*(self.ask("GET", self.dice.choice(paths)) for _ in range(4)))
            await asyncio.sleep(4 * BREATH)

    async def meddle(self) -> None:
        """Join, leave, resign, rename and delete, all at the same time."""
        table = await self.table("me", "open", "random")
        ways = ["join", "leave", "resign", "end", "rematch"]
        for number in range(60):
            jobs: list[Awaitable[Any]] = [
                self.ask("POST", f"/api/tables/{table}/{way}", json={} if way in ("join", "leave") else None)
                for way in self.dice.sample(ways, 3)
            ]
            jobs.append(self.ask("PUT", "/api/me", json={"name": f"Eve {number}"}))
            await asyncio.gather(*jobs)
            await asyncio.sleep(4 * BREATH)
        await asyncio.gather(*(self.ask("DELETE", f"/api/tables/{table}") for _ in range(3)))

    async def send_trash(self) -> None:
        """Bodies and headers that mean nothing."""
        await self.ask("GET", "/api/me")
        for _ in range(100):
            wish = {name: self.dice.choice(NONSENSE) for name in ("game", "players", "seats", "options", "seed")}
            await self.ask("POST", "/api/tables", json=wish)
            await self.ask("POST", "/api/records", content=b"x" * self.dice.choice([0, 9, 900_000]))
            host = {"Host": self.dice.choice(["[", "a:b", "x" * 4000])}
            await self.ask("GET", "/", headers=host)
            await asyncio.sleep(4 * BREATH)


    async def leave_open(self) -> None:
        """Cookies that are none, games nobody knows, and messages that are never ended."""
        table = await self.table("me", "open")
        lines = [await self.sit(table) for _ in range(8)]
        for line in lines:
            line.transport.write(b"\x81\xff" + (60_000).to_bytes(8, "big") + bytes(50_000))
        for number in range(60):
            odd = {"Cookie": 'odd="' + "\\" * self.dice.choice([9, 900, 30_000]) + '"'}
            await self.ask("GET", "/api/tables", headers=odd)
            await self.ask("GET", f"/api/lessons/{'x' * self.dice.choice([9, 900, 30_000])}{number}/first")
            await self.ask("GET", f"/api/rules/{'x' * 300}{number}")
            await asyncio.sleep(4 * BREATH)
        for line in lines:
            line.transport.abort()


async def persist(villain: Villain, deed: Callable[[], Awaitable[None]], until: float) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(until - time.monotonic()):
            while True:
                with suppress(*LOST, KeyError):
                    await deed()
                await asyncio.sleep(0.2)


async def main(server: str, seconds: float) -> None:
    until = time.monotonic() + seconds
    names = ["want_everything", "open_tables", "half_ask", "pester_bots", "waver", "babble"]
    names += ["look_up", "meddle", "send_trash", "leave_open"]
    villains = [Villain(server, number) for number in range(len(names))]
    deeds = zip(villains, names, strict=True)
    await asyncio.gather(*(persist(villain, getattr(villain, name), until) for villain, name in deeds))
    print(json.dumps({name: dict(villain.got) for villain, name in zip(villains, names, strict=True)}))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2])))
