"""How many answers a second a server takes: scripted games at N tables with M sockets, over loopback.

`python benchmarks/load.py [--game seven_virtues|governing] [--tables 250] [--sockets 4] [--seconds 10] [--rate N]
[--database URL] [--redis URL --processes 2 [--share 0.25]] [--profile]` starts a server in a process of its own, seats
people at every table, and answers whatever they are asked: as fast as the server takes it, or with `--rate` so many a
second in all. Then it measures two servers that only echo, in the same run: what the machine gives at this hour. Both
write as many rows of the same kinds through the same writer, send as many frames in as many writes, and their messages
are as long as the game's were on average in this run; they know no rules, no people and no views. `bare_echo` knows
nothing else either: no handshake, no limits, no kinds of messages. `echo` stands behind the server's own websockets,
and does what any server that is open to strangers must: it checks handshake, origin and limits, reads every message by
its schema, takes one at a time for each table, counts them and drops who does not read.

Of several processes each keeps its part of the tables; visitors come in where theirs is. They are compared with one
process, measured before them in the same run, instead of an echo. Where client and database share the machine, it has
no room for a second server; with `--share` every server process has so much of a core and no more, one or several, and
what is compared is the servers and not the machine. This needs root and the control groups of Linux.

Printed as JSON: answers a second, the time until "accepted" (p50, p99), the server's CPU time for one answer, memory
for one idle socket, and the first as a ratio to either echo. `cpu_share` and `client_share` say how much of a core the
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


class Share:
    """So much of a core for one process: a control group of its own (Linux, version 1 or 2)."""

    PERIOD = 20_000
    """Microseconds in which the share is given."""

    def __init__(self, cores: float, process: int) -> None:
        groups = Path("/sys/fs/cgroup")
        older = (groups / "cpu").is_dir()
        self.home = groups / ("cpu" if older else "") / f"virtu-load-{process}"
        quota = round(cores * self.PERIOD)
        try:
            self.home.mkdir()
            if older:
                (self.home / "cpu.cfs_period_us").write_text(str(self.PERIOD))
                (self.home / "cpu.cfs_quota_us").write_text(str(quota))
            else:
                (self.home / "cpu.max").write_text(f"{quota} {self.PERIOD}")
            (self.home / "cgroup.procs").write_text(str(process))
        except OSError as error:
            sys.exit(f"--share needs Linux, root and its control groups: {error}")

    def end(self) -> None:
        self.home.rmdir()


class Process:
    """A server in a process of its own, and what it used."""

    share: Share | None = None

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
        if self.share is not None:
            self.share.end()

    def limit(self, cores: float) -> None:
        self.share = Share(cores, self.process.pid)


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


async def played(arguments: argparse.Namespace, folder: Path, count: int) -> Json:
    """The server itself, in so many processes."""
    database = arguments.database or f"sqlite+aiosqlite:///{folder / 'virtu.sqlite'}"
    settings = json.dumps({**SETTINGS, "database": database, "redis": arguments.redis})
    serve = [str(Path(__file__)), "--serve", settings, *(["--profile"] if arguments.profile else [])]
    processes = [Process(*serve) for _ in range(count)]
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
        for process in processes if arguments.share else []:
            process.limit(arguments.share)
        found = await measured(processes, seats, score, pace, arguments.seconds)
        return {**found, "kilobytes_per_idle_socket": round(grown / max(1, idle), 1)}
    finally:
        for process in processes:
            process.stop()


async def echoed(arguments: argparse.Namespace, folder: Path, size: int, bare: bool) -> Json:
    """As many sockets and the same writer, without games; updates are of this size."""
    database = folder / f"{'bare_' * bare}echo.sqlite"
    echo = (str(database), str(arguments.tables), str(LINES[arguments.game]), str(size))
    process = Process(str(Path(__file__)), "--bare-echo" if bare else "--echo", *echo)
    try:
        score, pace = Score(), Pace(arguments.rate)
        tables = [f"/api/tables/t{number}/socket" for number in range(arguments.tables)]
        paths = [(path, "x=y") for path in tables for _ in range(arguments.sockets)]
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


class EchoTable:
    """Tells everybody who is there how far it is, and asks the next one to go on."""

    def __init__(self, row: Any, lines: int, filling: Json) -> None:
        self.row = row
        self.lines = lines
        self.filling = filling
        self.there: list[Any] = []

    def shown(self, seat: int) -> bytes:
        asked = self.row.version % max(1, len(self.there)) == seat
        offers = [{"text": "go on"}] if asked else []
        message = {"type": "update", "version": self.row.version, "question": {"seat": 0, "offers": offers}}
        return msgspec.json.encode({**message, "filling": self.filling})

    def change(self, who: str, message_id: str) -> Any:
        from virtu.server.storage.rows import Change, LineRow

        new = [LineRow(0, "take hope", "0" * 16)] * self.lines
        change = Change(self.row.next(), self.row.version, self.row.version * self.lines, new)
        change.answer = (who, message_id)
        return change


async def echo_tables(path: str, count: int, lines: int, size: int) -> tuple[Any, list[EchoTable]]:
    """A database with so many tables; what they say is of this size."""
    from virtu.server.settings import database_url
    from virtu.server.storage.rows import SeatRow, TableRow
    from virtu.server.storage.store import Store

    store = Store(database_url(path))
    await store.open()
    filling = {"key 0": 0}
    while len(msgspec.json.encode(filling)) < size - OUTER:
        filling[f"key {len(filling)}"] = len(filling)
    tables: list[EchoTable] = []
    for number in range(count):
        row = TableRow(f"t{number}", "seven_virtues", "1", "1", "", 2, {}, None, "playing", seats=[SeatRow("open")])
        await store.add(row)
        tables.append(EchoTable(row, lines, filling))
    return store, tables


async def bare_echo(*shape: Any) -> None:
    """A bare protocol over the writer."""
    from virtu.server.run import listen, settle_down

    store, tables = await echo_tables(*shape)

    class Echo(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            assert isinstance(transport, asyncio.Transport)
            self.transport = transport
            self.frames: Frames | None = None

        def data_received(self, data: bytes) -> None:
            if self.frames is None:
                self.frames = Frames(1 << 20)
                self.table = tables[int(data.split(b"/")[3][1:])]
                self.table.there.append(self)
                self.transport.write(b"HTTP/1.1 101 Switching\r\n\r\n")
                self.transport.write(frame(TEXT, self.table.shown(len(self.table.there) - 1)))
                return
            for _, text in self.frames.feed(data):
                message = msgspec.json.decode(text)
                self.save(message["id"], message["version"])

        def save(self, name: str, version: int) -> None:
            table = self.table
            if version != table.row.version:
                return
            change = table.change(f"guest {id(self)}", name)

            def done(_: object, error: BaseException | None) -> None:
                assert error is None, error
                table.row = change.row
                accepted = frame(TEXT, b'{"type":"accepted","id":"%b"}' % name.encode())
                for seat, other in enumerate(table.there):
                    shown = frame(TEXT, table.shown(seat))
                    other.transport.write(accepted + shown if other is self else shown)

            store.writer.submit(change, done)

    listening = listen("127.0.0.1", 0)
    server = await asyncio.get_running_loop().create_server(Echo, sock=listening, backlog=2048)
    settle_down()
    print(f"echo at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    await server.serve_forever()


async def echo(*shape: Any) -> None:
    """The same behind the server's own websockets."""
    from types import SimpleNamespace

    import uvicorn

    from virtu.server import Settings, messages
    from virtu.server.cluster.forward import Ways
    from virtu.server.http.guests import Signer
    from virtu.server.http.limits import Visits
    from virtu.server.http.socket import Socket, Sockets
    from virtu.server.metrics import Meters
    from virtu.server.run import listen, settle_down
    from virtu.server.tables.inbox import Inbox
    from virtu.server.tables.subscriber import Subscriber

    store, tables = await echo_tables(*shape)

    class Hall:
        """A table as sockets see it."""

        def __init__(self, table: EchoTable) -> None:
            self.table = table
            self.inbox = Inbox()
            self.commands = self

        @property
        def row(self) -> Any:
            return self.table.row

        async def do(self, work: Any) -> Any:
            return await self.inbox.do(work())

        def post(self, work: Any, done: Any, own: bool = False) -> None:
            self.inbox.put(work(), done, own)

        async def subscribe(self, one: Subscriber) -> None:
            self.table.there.append(one)
            one.push(self.table.shown(len(self.table.there) - 1), snapshot=True)

        async def unsubscribe(self, one: Subscriber) -> None:
            self.table.there.remove(one)

        async def hear(self, one: Subscriber, message: messages.Answer) -> None:
            if message.version != self.row.version:
                return
            change = self.table.change(f"guest {id(one)}", message.id)
            await store.save(change)
            self.table.row = change.row
            one.hold()
            one.reply(messages.Accepted(message.id, change.row.version))
            for seat, other in enumerate(self.table.there):
                other.push(self.table.shown(seat))
            one.release()

    class Halls:
        leases = None

        def __init__(self) -> None:
            self.by_name = {table.row.id: Hall(table) for table in tables}

        async def table(self, name: str) -> Hall:
            return self.by_name[name]

    settings = Settings(**SETTINGS)
    sockets = Sockets(settings)

    async def app(scope: object, receive: object, send: object) -> None:
        raise AssertionError("nothing but websockets is asked for")

    app.state = SimpleNamespace(  # type: ignore[attr-defined]
        lobby=Halls(), settings=settings, signer=Signer("echo"), sockets=sockets, ways=Ways(),
        visits=Visits(settings), meters=Meters(),
    )  # fmt: skip
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(app, ws=Socket, lifespan="off", log_level="warning", access_log=False, backlog=2048)
    sockets.start()
    settle_down()
    listening.listen(config.backlog)
    print(f"echo at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    await uvicorn.Server(config).serve(sockets=[listening])


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
    parser.add_argument("--share", type=float, help="how much of a core each server process may use")
    parser.add_argument("--profile", action="store_true", help="the server prints where its time went")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--echo", nargs=4, help=argparse.SUPPRESS)
    parser.add_argument("--bare-echo", nargs=4, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        sys.exit(serve(json.loads(arguments.serve), arguments.profile))
    for way, shape in ((echo, arguments.echo), (bare_echo, arguments.bare_echo)):
        if shape:
            asyncio.run(way(shape[0], *map(int, shape[1:])))
            return
    with tempfile.TemporaryDirectory() as folder:
        others: Json = {}
        if arguments.processes > 1:
            others["one_process"] = asyncio.run(played(arguments, Path(folder), 1))
        game = asyncio.run(played(arguments, Path(folder), arguments.processes))
        if arguments.processes == 1:
            for name in ("echo", "bare_echo"):
                size = game["bytes_per_update"]
                others[name] = asyncio.run(echoed(arguments, Path(folder), size, bare=name == "bare_echo"))
    for name, other in [*others.items()]:
        ratio = game["answers_per_second"] / max(1.0, other["answers_per_second"])
        others[f"ratio_to_{name}"] = round(ratio, 3)
    shape = {"game": arguments.game, "processes": arguments.processes, "tables": arguments.tables}
    shape["sockets"] = arguments.tables * arguments.sockets
    print(json.dumps({**shape, "share": arguments.share, "rules": FORM, **game, **others}, indent=1))


if __name__ == "__main__":
    main()
