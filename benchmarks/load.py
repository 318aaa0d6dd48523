"""How many answers a second a server takes: scripted games at N tables with M sockets, over loopback.

`python benchmarks/load.py [--game seven_virtues|governing] [--tables 250] [--sockets 4] [--seconds 10] [--rate N]
[--database URL] [--redis URL --processes 2] [--profile]` starts a server in a process of its own, seats people at
every table, and answers whatever they are asked: as fast as the server takes it, or with `--rate` so many a second in
all. Then it measures a server that only echoes, in the same run: what the machine gives at this hour. It writes as many
rows of the same kinds through the same writer, sends as many frames in as many writes, and its messages are as long as
the game's were on average in this run; it knows no rules, no people, no limits and no views. Of several processes
each keeps its share of the tables; visitors come in where theirs is.

Printed as JSON: answers a second, the time until "accepted" (p50, p99), the server's CPU time for one answer, memory
for one idle socket, and the first as a ratio to the echo. `cpu_share` and `client_share` say how much of a core the
server and this client had: a client near 1 is what limits, and a server far from 1 shared its core with others.
Figures of CPU per answer are those of a busy server: at a low rate every message wakes loop, writer and disk by itself.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from virtu.form import FORM
from virtu.server.http.frames import TEXT, Frames, frame

PLAYERS = {"seven_virtues": 4, "governing": 4}
LINES = {"seven_virtues": 2, "governing": 1}
"""How many lines an answer writes, with the throws of chance that follow it: 2.1 and 1.0 on average."""
OUTER = 82
"""So long is an echo's message without its filling, more or less."""
SETTINGS: dict[str, Any] = {
    "bot_workers": 1, "tables_per_minute": 1e6, "requests_per_second": 1e6, "requests_at_once": 10**6,
    "sockets_per_address": 10**6, "sockets_per_person": 10**6, "connections_per_address": 10**6,
    "tables_at_once": 10**6,
}  # fmt: skip
Json = dict[str, Any]


class Ask(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    seat: int
    offers: list[Ask]


class Heard(msgspec.Struct):
    """As much of a message as a script needs."""

    type: str
    id: str | None = None
    version: int = -1
    question: Question | None = None
    code: str = ""


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Score:
    """What was measured."""

    answers: int = 0
    waits: list[float] = field(default_factory=list)
    errors: dict[str, int] = field(default_factory=dict)
    over: int = 0
    updates: int = 0
    letters: int = 0
    """How many updates came, and how long they were together."""


class Seat(asyncio.Protocol):
    """One person: answers the open question as the dice say. Masked with zeros, which is a mask too."""

    def __init__(self, path: str, host: str, cookie: str, score: Score, pace: "Pace") -> None:
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self.score, self.pace = score, pace
        self.rest = b""
        self.open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sent: dict[str, float] = {}
        self.count = 0
        self.seen = -1
        self.dice = random.Random(path + cookie)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data
        if not self.open:
            head, mark, data = data.partition(b"\r\n\r\n")
            if not mark:
                self.rest = head
                return
            assert b" 101 " in head, head
            self.open = True
        at = 0
        while at + 2 <= len(data):
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if start + size > len(data):
                break
            if data[at] & 15 == TEXT:
                self.hear(data[start : start + size])
            at = start + size
        self.rest = data[at:]

    def hear(self, text: bytes) -> None:
        heard = decode(text)
        if heard.type == "accepted" and heard.id in self.sent:
            self.score.answers += 1
            self.score.waits.append(time.perf_counter() - self.sent.pop(heard.id))
        elif heard.type in ("snapshot", "update"):
            if heard.type == "update":
                self.score.updates += 1
                self.score.letters += len(text)
            if not self.ready.done():
                self.ready.set_result(None)
            if heard.question is None:
                self.score.over += heard.type == "update"
            elif heard.question.offers and heard.version > self.seen:
                self.seen = heard.version
                self.pace.due(self, heard.version, self.dice.choice(heard.question.offers).text)
        elif heard.type in ("error", "refused"):
            self.score.errors[heard.code or heard.type] = self.score.errors.get(heard.code or heard.type, 0) + 1

    def answer(self, version: int, action: str) -> None:
        self.count += 1
        name = f"a{self.count}"
        self.sent[name] = time.perf_counter()
        self.say({"type": "answer", "version": version, "id": name, "action": action})

    def say(self, message: Json) -> None:
        whole = frame(TEXT, json.dumps(message).encode())
        long = whole[1] == 126
        head = 4 if long else 2
        self.transport.write(bytes([whole[0], whole[1] | 0x80]) + whole[2:head] + bytes(4) + whole[head:])


class Pace:
    """Answers at once, or so many a second in all."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.held = True
        self.waiting: deque[tuple[Seat, int, str]] = deque()

    def due(self, seat: Seat, version: int, action: str) -> None:
        if self.held or self.rate:
            self.waiting.append((seat, version, action))
        else:
            seat.answer(version, action)

    async def go(self, until: float, score: Score, enough: float) -> None:
        """Until the time is up, or so many have seen the end of their game: all tables play while it is measured."""
        self.held = False
        begun, given = time.perf_counter(), 0
        while (now := time.perf_counter()) < until and score.over < enough:
            while self.waiting and (not self.rate or given < (now - begun) * self.rate):
                seat, version, action = self.waiting.popleft()
                seat.answer(version, action)
                given += 1
            await asyncio.sleep(0.001 if self.rate else 0.02)


class Process:
    """A server in a process of its own, and what it used."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, line
        self.address = next(word for word in line.split() if word.startswith("http://"))

    def cpu(self) -> float:
        return spent_by(Path(f"/proc/{self.process.pid}/stat"))

    def loop_cpu(self) -> float:
        """Of the thread in which the event loop runs: the first."""
        return spent_by(Path(f"/proc/{self.process.pid}/task/{self.process.pid}/stat"))

    def memory(self) -> int:
        """Kilobytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def spent_by(stat: Path) -> float:
    """Seconds of processor time."""
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def tables(address: str, game: str, count: int, people: int) -> tuple[list[str], list[str]]:
    """Tables where the same people sit, and their cookies."""
    players = PLAYERS[game]
    cookies: list[str] = []
    names: list[str] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for _ in range(players):
            made = await http.get("/api/me", headers={"Cookie": ""})
            cookies.append(made.headers["set-cookie"].partition(";")[0])
            http.cookies.clear()
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        for _ in range(count):
            wish = {"game": game, "players": players, "seats": seats}
            made = await http.post("/api/tables", json=wish, headers={"Cookie": cookies[0]})
            names.append(made.json()["id"])
            for cookie in cookies[1:]:
                await http.post(f"/api/tables/{names[-1]}/join", json={}, headers={"Cookie": cookie})
    return names, cookies[:people]


async def connected(address: str, paths: list[tuple[str, str]], score: Score, pace: Pace) -> list[Seat]:
    host = urlsplit(address).netloc
    seats: list[Seat] = []
    for path, cookie in paths:
        _, seat = await asyncio.get_running_loop().create_connection(
            lambda path=path, cookie=cookie: Seat(path, host, cookie, score, pace),  # type: ignore[misc]
            *host.rsplit(":", 1),
        )
        seats.append(seat)
    await asyncio.gather(*(seat.ready for seat in seats))
    return seats


async def measured(processes: list[Process], seats: list[Seat], score: Score, pace: Pace, seconds: float) -> Json:
    cpu, loop, own = used(processes), loops(processes), time.process_time()
    begun = time.perf_counter()
    await pace.go(begun + seconds, score, len(seats) / 10)
    spent, took = used(processes) - cpu, time.perf_counter() - begun
    own, loop = time.process_time() - own, loops(processes) - loop
    waits = sorted(score.waits) or [0.0]
    found: Json = {
        "answers_per_second": round(score.answers / took, 1),
        "p50_ms": round(statistics.median(waits) * 1000, 2),
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 2),
        "cpu_ms_per_answer": round(spent / max(1, score.answers) * 1000, 3),
        "loop_ms_per_answer": round(loop / max(1, score.answers) * 1000, 3),
        "cpu_share": round(spent / took, 2),
        "client_share": round(own / took, 2),
        "bytes_per_update": round(score.letters / max(1, score.updates)),
        "answers": score.answers,
        "errors": score.errors,
    }
    for seat in seats:
        seat.transport.abort()
    return found


def used(processes: list[Process]) -> float:
    return sum(process.cpu() for process in processes)


def loops(processes: list[Process]) -> float:
    return sum(process.loop_cpu() for process in processes)


async def played(arguments: argparse.Namespace, folder: Path) -> Json:
    """The server itself."""
    database = arguments.database or f"sqlite+aiosqlite:///{folder / 'virtu.sqlite'}"
    settings = json.dumps({**SETTINGS, "database": database, "redis": arguments.redis})
    serve = [str(Path(__file__)), "--serve", settings, *(["--profile"] if arguments.profile else [])]
    processes = [Process(*serve) for _ in range(arguments.processes)]
    try:
        score, pace = Score(), Pace(arguments.rate)
        seats: list[Seat] = []
        grown = idle = 0
        for process in processes:
            share = arguments.tables // len(processes)
            names, cookies = await tables(process.address, arguments.game, share, arguments.sockets)
            paths = [(f"/api/tables/{name}/socket", cookie) for name in names for cookie in cookies]
            # Awake tables are no sockets: what one more connection costs is measured on top of them.
            seats += await connected(process.address, paths[:: len(cookies)], score, pace)
            before = process.memory()
            rest = [path for number, path in enumerate(paths) if number % len(cookies)]
            seats += await connected(process.address, rest, score, pace)
            grown, idle = grown + process.memory() - before, idle + len(rest)
        found = await measured(processes, seats, score, pace, arguments.seconds)
        return {**found, "kilobytes_per_idle_socket": round(grown / max(1, idle), 1)}
    finally:
        for process in processes:
            process.stop()


async def echoed(arguments: argparse.Namespace, folder: Path, size: int) -> Json:
    """The same sockets and the same writer, without games; updates are of this size."""
    echo = (str(folder / "echo.sqlite"), str(arguments.tables), str(LINES[arguments.game]), str(size))
    process = Process(str(Path(__file__)), "--echo", *echo)
    try:
        score, pace = Score(), Pace(arguments.rate)
        paths = [(f"/{table}/{seat}", "x=y") for table in range(arguments.tables) for seat in range(arguments.sockets)]
        seats = await connected(process.address, paths, score, pace)
        return await measured([process], seats, score, pace, arguments.seconds)
    finally:
        process.stop()


# ---- the server's side


def serve(settings: Json, profile: bool) -> int:
    from virtu.server import Settings
    from virtu.server.run import run

    if not profile:
        return run(port=0, settings=Settings(**settings))
    import cProfile
    import pstats

    profiler = cProfile.Profile()
    code = profiler.runcall(run, port=0, settings=Settings(**settings))
    stats = pstats.Stats(profiler, stream=sys.stderr)
    stats.sort_stats("tottime").print_stats(45)
    return code


async def echo(path: str, count: int, lines: int, size: int) -> None:
    """Takes an answer, writes lines of about its size, tells everybody at that table, asks the next seat."""
    from virtu.server.run import listen
    from virtu.server.settings import database_url
    from virtu.server.storage.rows import Change, LineRow, SeatRow, TableRow
    from virtu.server.storage.store import Store

    store = Store(database_url(path))
    await store.open()
    rows: list[TableRow] = []
    circles: list[list[Any]] = [[] for _ in range(count)]
    filling = {"key 0": 0}
    while len(msgspec.json.encode(filling)) < size - OUTER:
        filling[f"key {len(filling)}"] = len(filling)
    for number in range(count):
        row = TableRow(f"t{number}", "seven_virtues", "1", "1", "", 2, {}, None, "playing", seats=[SeatRow("open")])
        await store.add(row)
        rows.append(row)

    class Echo(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            assert isinstance(transport, asyncio.Transport)
            self.transport = transport
            self.frames: Frames | None = None

        def data_received(self, data: bytes) -> None:
            if self.frames is None:
                self.frames = Frames(1 << 20)
                self.table = int(data.split()[1].split(b"/")[1])
                circles[self.table].append(self)
                self.transport.write(b"HTTP/1.1 101 Switching\r\n\r\n")
                self.transport.write(frame(TEXT, self.shown(int(data.split()[1].split(b"/")[2]))))
                return
            for _, text in self.frames.feed(data):
                message = msgspec.json.decode(text)
                self.save(message["id"], message["version"])

        def shown(self, seat: int) -> bytes:
            row = rows[self.table]
            asked = row.version % max(1, len(circles[self.table])) == seat
            offers = [{"text": "go on"}] if asked else []
            message = {"type": "update", "version": row.version, "question": {"seat": 0, "offers": offers}}
            return msgspec.json.encode({**message, "filling": filling})

        def save(self, name: str, version: int) -> None:
            row = rows[self.table]
            if version != row.version:
                return
            after = row.next()
            new = [LineRow(0, "take hope", "0" * 16)] * lines
            change = Change(after, row.version, row.version * lines, new)
            change.answer = (f"guest {id(self)}", name)

            def done(_: object, error: BaseException | None) -> None:
                assert error is None, error
                rows[self.table] = after
                accepted = frame(TEXT, b'{"type":"accepted","id":"%b"}' % name.encode())
                for seat, other in enumerate(circles[self.table]):
                    shown = frame(TEXT, other.shown(seat))
                    other.transport.write(accepted + shown if other is self else shown)

            store.writer.submit(change, done)

    listening = listen("127.0.0.1", 0)
    server = await asyncio.get_running_loop().create_server(Echo, sock=listening, backlog=2048)
    print(f"echo at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    await server.serve_forever()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=PLAYERS, default="seven_virtues")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--sockets", type=int, default=4, help="at each table")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=0.0, help="answers a second in all; 0: as many as it takes")
    parser.add_argument("--database", help="where the server writes; else a file that is removed afterwards")
    parser.add_argument("--redis", default="", help="where several processes meet; needs a PostgreSQL database")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--profile", action="store_true", help="the server prints where its time went")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--echo", nargs=4, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        sys.exit(serve(json.loads(arguments.serve), arguments.profile))
    if arguments.echo:
        asyncio.run(echo(arguments.echo[0], *map(int, arguments.echo[1:])))
        return
    with tempfile.TemporaryDirectory() as folder:
        game = asyncio.run(played(arguments, Path(folder)))
        plain = asyncio.run(echoed(arguments, Path(folder), game["bytes_per_update"]))
    ratio = round(game["answers_per_second"] / max(1.0, plain["answers_per_second"]), 3)
    shape = {"game": arguments.game, "processes": arguments.processes, "tables": arguments.tables}
    shape["sockets"] = arguments.tables * arguments.sockets
    print(json.dumps({**shape, "rules": FORM, **game, "echo": plain, "ratio_to_echo": ratio}, indent=1))


if __name__ == "__main__":
    main()
