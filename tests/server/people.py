"""People at a real server: each with cookies of their own, and connections that follow a table."""

import asyncio
import itertools
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from virtu.server.tables.patch import apply

HERE = Path(__file__).parent
Json = dict[str, Any]
PATIENCE = 60.0
"""No test waits longer for a message."""
names = itertools.count(1)
QUICK: Json = {
    "bot_pace": 0.0,
    "bot_budget": 0.2,
    "bot_grace": 20.0,
    "bot_workers": 1,
    "tables_per_minute": 100_000,
    "plans_per_minute": 100_000,
    "tables_at_once": 100_000,
    "sockets_per_address": 100_000,
    "sockets_per_person": 100_000,
    "requests_per_second": 1000.0,
    "requests_at_once": 10_000,
    "study_nice": 0,
}


def children_of(process: int) -> list[int]:
    """Where the system tells."""
    children: list[int] = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):  # others come and go
            if path.read_text().rpartition(")")[2].split()[1] == str(process):
                children.append(int(path.parent.name))
    return children


class Server:
    """A server process on a port of its own."""

    def __init__(self, data: Path, **settings: object) -> None:
        self.data = data
        self.database = data / "virtu.sqlite"
        self.settings = {**QUICK, "database": f"sqlite+aiosqlite:///{self.database}", **settings}
        self.said = data / "said.txt"
        self.start()

    def start(self) -> None:
        path = os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])
        self.errors = self.said.open("a")
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "serve.py"), json.dumps(self.settings)],
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert " at http://" in line, line + self.said.read_text()
        self.address = line.split()[3]

    def children(self) -> list[int]:
        """Its worker processes."""
        return children_of(self.process.pid)

    def kill(self) -> None:
        """As if the plug had been pulled."""
        self.process.kill()
        self.process.wait(10)
        self.errors.close()

    def stop(self) -> int:
        self.process.terminate()
        code = self.process.wait(15)
        self.errors.close()
        return code

    def complaints(self) -> str:
        """What it wrote to standard error; a killed one's semaphores are cleaned up aloud, and that is fine."""
        lines = self.said.read_text().splitlines(keepends=True)
        return "".join(
            line for line in lines if "resource_tracker" not in line and "warnings.warn" not in line
        )


class Chair:
    """One connection to a table. Follows patches as the client does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[bytes] = []
        self.kinds: list[str] = []
        self.table: Json = {}
        self.view: Any = None
        self.version = -1
        self.question: Json | None = None
        self.log: list[Json] = []
        self.score: Any = None
        self.undo = False
        self.redo = False
        self.seat: int | None = None
        self.ask_back = False
        self.asking: Json | None = None

    async def read(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            data = await self.socket.recv(decode=False)
        self.raw.append(data)
        message: Json = json.loads(data)
        self.kinds.append(message["type"])
        if message["type"] == "snapshot":
            self.table, self.view, self.log = message["table"], message["view"], message["log"]
            self.seat = message["seat"]
        elif message["type"] == "update":
            assert message["base"] == self.version, "an update that does not follow"
            self.view = apply(self.view, message["patch"])
            self.log += message["events"]
            self.table = message.get("table", self.table)
        if message["type"] in ("snapshot", "update"):
            self.version, self.question = message["version"], message["question"]
            self.score = message.get("score", self.score)
            self.undo, self.redo = message["undo"], message["redo"]
            self.ask_back, self.asking = message.get("ask_back", False), message.get("asking")
            assert [entry["n"] for entry in self.log] == list(range(1, len(self.log) + 1))
        return message

    async def until(self, done: Callable[["Chair"], object]) -> Json:
        """Read on until the table looks like this."""
        message: Json = {}
        while not done(self):
            message = await self.read()
        return message

    async def reach(self, version: int) -> None:
        """Read on until the table is at this version."""
        await self.until(lambda chair: chair.version >= version)

    async def send(self, **message: object) -> str:
        """Say something; returns its id."""
        message.setdefault("id", f"m{next(names)}")
        await self.socket.send(json.dumps(message))
        return str(message["id"])

    async def ask(self, **message: object) -> Json:
        """Say something and read on until it is replied to."""
        name = await self.send(**message)
        while True:
            reply = await self.read()
            if reply.get("id") == name:
                return reply

    async def answer(self, action: str, **more: object) -> Json:
        return await self.ask(**{"type": "answer", "version": self.version, "action": action, **more})

    async def resync(self) -> Json:
        await self.send(type="resync")
        while True:
            message = await self.read()
            if message["type"] == "snapshot":
                return message

    @property
    def offers(self) -> list[str]:
        return [offer["text"] for offer in self.question["offers"]] if self.question else []

    @property
    def asked(self) -> int | None:
        return self.question["seat"] if self.question else None

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["state"] == "over"

    async def finish(self, choose: Callable[[list[str]], str] = lambda offers: offers[0]) -> None:
        """Answer whatever is asked until the game is over."""
        while True:
            await self.until(lambda chair: chair.over or chair.offers)
            if self.over:
                return
            reply = await self.answer(choose(self.offers))
            assert reply["type"] == "accepted", reply
            await self.reach(reply["version"])


class Person:
    """Somebody with a browser."""

    def __init__(self, server: Server | str) -> None:
        self.address = server if isinstance(server, str) else server.address
        self.http = httpx.AsyncClient(base_url=self.address, timeout=30)
        self.id = ""
        self.name = ""

    async def __aenter__(self) -> "Person":
        me = (await self.http.get("/api/me")).json()
        self.id, self.name = me["id"], me["name"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    def follow(self, server: Server) -> None:
        """The server came back at another address."""
        self.address = server.address
        self.http.base_url = httpx.URL(server.address)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def create(self, *seats: str, game: str = "seven_virtues", **more: object) -> Json:
        """A table with seats like "me", "open", "easy"."""
        kinds = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats
        ]
        wish = {"game": game, "players": len(seats), "seats": kinds, **more}
        reply = await self.http.post("/api/tables", json=wish)
        assert reply.status_code == 201, reply.text
        found: Json = reply.json()
        return found

    async def get(self, path: str, status: int = 200) -> Any:
        reply = await self.http.get(path)
        assert reply.status_code == status, reply.text
        return reply.json()

    async def post(self, path: str, status: int = 200, **body: object) -> Any:
        reply = await self.http.post(path, **body)  # type: ignore[arg-type]
        assert reply.status_code == status, reply.text
        return reply.json()

    @asynccontextmanager
    async def sit(
        self, table: Json | str, cookie: str | None = None, door: str = "socket", **more: Any
    ) -> AsyncIterator[Chair]:
        """Connect to a table, or through the door "plan" to a plan of it, and read the first snapshot."""
        name = table if isinstance(table, str) else table["id"]
        address = f"{self.address.replace('http', 'ws')}/api/tables/{name}/{door}"
        headers = {"Cookie": self.cookie if cookie is None else cookie}
        async with connect(address, additional_headers=headers, max_size=None, **more) as socket:
            chair = Chair(socket)
            first = await chair.read()
            assert first["type"] in ("snapshot", "error"), first
            yield chair


def wait_for(condition: Callable[[], object], seconds: float = 15) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.05)


def alive(process: int) -> bool:
    return Path(f"/proc/{process}").exists()
