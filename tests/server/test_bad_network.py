"""Messages are lost, doubled, late and out of order, lines stall and break: in the end everybody sees the same table.

A few games; 500 of them with `--long`, or as many as `VIRTU_GAMES` says.
"""

import asyncio
import json
import os
import random
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from server.bad_network import CUT, DELAY, DOUBLE, LOSE, STALL, SWAP, Trouble, bad_line
from server.people import Chair, Json, Person, Server
from virtu import Record
from virtu.server.tables.patch import apply

LOST = (ConnectionClosed, InvalidMessage, OSError, EOFError, TimeoutError)
ASKS = 0.15
"""A client that has heard nothing for so many seconds asks how things stand."""
SILENCE = 5
"""After so many questions without an answer it takes the line for dead."""
AT_ONCE = 40
"""Most of the time a game waits for what was lost: many together take hardly longer."""
KINDS: tuple[tuple[str, tuple[str, ...], Json], ...] = (
    ("seven_virtues", ("me", "open"), {}),
    ("seven_virtues", ("me", "open", "random"), {}),
    ("honour", ("me", "open", "random", "random", "random"), {"variant": "short", "rounds": 3}),
)


class Visitor:
    """Somebody at a table, with the manners of our client: follows updates, and asks where something is missing."""

    def __init__(self, person: Person, table: str, line: str, dice: random.Random) -> None:
        self.address = f"{line.replace('http', 'ws')}/api/tables/{table}/socket"
        self.headers = {"Cookie": person.cookie}
        self.dice = dice
        self.seen: Json = {"version": -1}
        """What a snapshot shows, kept up to date."""
        self.pending: Json | None = None
        """The answer that is not acknowledged."""
        self.count = 0
        self.accepted: dict[str, int] = {}

    @property
    def over(self) -> bool:
        return self.seen["version"] >= 0 and bool(self.seen["table"]["state"] == "over")

    async def stay(self) -> None:
        """Until the game is over and nothing is missing."""
        while not self.over or self.pending is not None:
            with suppress(*LOST):
                line = connect(self.address, additional_headers=self.headers, open_timeout=2, max_size=None)
                async with line as socket:
                    await self.talk(socket)

    async def talk(self, socket: ClientConnection) -> None:
        silent = 0
        while (not self.over or self.pending is not None) and silent < SILENCE:
            try:
                async with asyncio.timeout(ASKS):
                    data = await socket.recv(decode=False)
            except TimeoutError:
                silent += 1
                await socket.send(json.dumps({"type": "ping", "id": "?"}))
                continue
            silent = 0
            for message in self.hear(json.loads(data)):
                await socket.send(json.dumps(message))
        if silent:
            socket.transport.abort()

    def hear(self, message: Json) -> list[Json]:
        """What one message makes the client say."""
        kind = message["type"]
        if kind == "snapshot":
            self.seen = message
            return self.again()
        if kind == "update":
            return self.follow(message)
        if kind == "pong":
            return [{"type": "resync", "id": "!"}] if message["version"] > self.seen["version"] else self.again()
        if self.pending is not None and message.get("id") == self.pending["id"]:
            if kind == "accepted":
                self.accepted[self.pending["id"]] = message["version"]
            # An error shows the table anew; then another answer is chosen.
            self.pending = None
        return []

    def follow(self, update: Json) -> list[Json]:
        seen = self.seen
        if update["base"] < seen["version"]:
            return []
        if update["base"] > seen["version"]:
            return [{"type": "resync", "id": "!"}]
        seen["view"] = apply(seen["view"], update["patch"])
        seen["log"] += update["events"]
        for name in ("version", "question", "score", "table", "undo"):
            seen[name] = update.get(name, seen[name])
        return self.again()

    def again(self) -> list[Json]:
        """What is not acknowledged is said once more; if there is nothing, the open question is answered."""
        offers = (self.seen["question"] or {}).get("offers")
        if self.pending is None and offers:
            self.count += 1
            action = self.dice.choice(offers)["text"]
            version = self.seen["version"]
            self.pending = {"type": "answer", "id": f"w{self.count}", "version": version, "action": action}
        return [] if self.pending is None else [self.pending]


def shown(seen: Json | Chair) -> dict[str, Any]:
    """All that does not depend on who is connected just now."""
    found = seen if isinstance(seen, dict) else vars(seen)
    return {name: found[name] for name in ("version", "view", "log", "score", "question")}


async def play(server: Server, line: str, number: int) -> None:
    game, seats, options = KINDS[number % len(KINDS)]
    dice = random.Random(number)
    async with Person(server) as ann, Person(server) as bob, Person(server) as eve:
        table = (await ann.create(*seats, game=game, options=options))["id"]
        await bob.post(f"/api/tables/{table}/join", json={})
        visitors = [Visitor(person, table, line, dice) for person in (ann, bob, eve)]
        await asyncio.gather(*(visitor.stay() for visitor in visitors))
        for person, visitor in zip((ann, bob, eve), visitors, strict=True):
            async with person.sit(table) as chair:
                assert shown(visitor.seen) == shown(chair)
        async with Person(server) as reader:  # the others' connections have been idle for long, and may just be closed
            Record.read((await reader.http.get(f"/api/tables/{table}/record")).text).verify()
        with sqlite3.connect(server.database) as database:
            kept = {*database.execute("SELECT guest, answer_id, version FROM answers WHERE table_id = ?", [table])}
            given = database.execute(
                "SELECT count(*) FROM lines WHERE table_id = ? AND seat IN (0, 1)", [table]
            ).fetchone()
    told = {
        (person.id, name, version)
        for person, visitor in zip((ann, bob), visitors[:2], strict=True)
        for name, version in visitor.accepted.items()
    }
    assert told == kept, "each answer was taken once, and acknowledged"
    assert given == (len(kept),)


async def test_on_a_bad_network_everybody_sees_the_same_in_the_end(own: Callable[..., Server], long: bool) -> None:
    server = own(ping_seconds=2.0)
    trouble = Trouble(1)
    games = int(os.environ.get("VIRTU_GAMES", "500" if long else "2"))
    left = iter(range(games))

    async def evening(line: str) -> None:
        for number in left:
            await play(server, line, number)

    async with bad_line(server.address, trouble) as line:
        await asyncio.gather(*(evening(line) for _ in range(AT_ONCE)))
    assert {LOSE, DOUBLE, DELAY, SWAP, STALL, CUT} <= {*trouble.happened}
    print(f"{games} games, {dict(trouble.happened)}: the same for everybody")
    # Of half-open lines nothing stays at the server.
    async with Person(server) as ann:
        while "virtu_sockets 0.0" not in (await ann.http.get("/metrics")).text:
            await asyncio.sleep(0.2)
    assert server.complaints() == ""
