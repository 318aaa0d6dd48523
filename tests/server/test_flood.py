"""Somebody says the same thing as often and as fast as they may: nothing grows, and nobody else waits for it."""

import asyncio
import json
import os
import random
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from server.people import Chair, Person, Server
from server.test_sockets import handshake, masked, memory
from virtu.lessons.lesson import lessons
from virtu.server.errors import Fault
from virtu.server.http.cached import cached
from virtu.server.http.frames import PIECES, BadFrame, Frames
from virtu.server.http.limits import household
from virtu.server.metrics import Meters
from virtu.server.storage.store import Store
from virtu.server.tables import plan
from virtu.server.tables.commands import AT_ONCE, TOLD
from virtu.server.tables.lessons import lesson_named
from virtu.server.workers.replay_worker import SHARE


async def metric(person: Person, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", (await person.http.get("/metrics")).text, re.MULTILINE)
    assert found is not None
    return float(found[1])


async def replies(chair: Chair, ids: set[str]) -> list[str]:
    """The kinds of all replies to these, or the codes of errors."""
    found: list[str] = []
    while ids:
        message = await chair.read()
        if message.get("id") in ids:
            ids.remove(message["id"])
            found.append(str(message.get("code", message["type"])))
    return found


async def test_who_asks_for_warnings_without_end_waits_for_the_last_one_only(own: Callable[..., Server]) -> None:
    server = own()
    async with Person(server) as ann:
        table = await ann.create("me", "random", "random", game="governing", seed=3)
        async with ann.sit(table) as chair:
            await chair.until(lambda one: one.offers)
            for number in range(150):
                warn = {"type": "warn", "id": f"w{number}", "action": chair.offers[0]}
                await chair.socket.send(json.dumps(warn))
            assert await metric(ann, "virtu_bots_waiting") <= AT_ONCE
            said = await replies(chair, {f"w{number}" for number in range(150)})
            assert {*said} <= {"warned", "too_fast"}
            # The game goes on at once.
            reply = await chair.answer(random.choice(chair.offers))
            assert reply["type"] == "accepted"
    assert server.complaints() == ""


async def test_hints_for_what_was_taken_back_are_not_thought_out(own: Callable[..., Server]) -> None:
    server = own()
    async with Person(server) as ann:
        table = await ann.create("me", "random", "random", game="governing", seed=3)
        async with ann.sit(table, door="plan") as chair:
            await chair.until(lambda one: one.offers)
            hints: set[str] = set()
            for number in range(25):
                assert (await chair.answer(chair.offers[0]))["type"] == "accepted"
                await chair.socket.send(json.dumps({"type": "hint", "id": f"h{number}"}))
                hints.add(f"h{number}")
                await chair.until(lambda one: one.undo)
                await chair.send(type="undo", version=chair.version)
                await chair.until(lambda one: not one.undo)
            assert await metric(ann, "virtu_bots_waiting") <= 1
    assert server.complaints() == ""


async def test_taking_back_without_end_makes_no_endless_log(ann: Person) -> None:
    table = await ann.create("me", "random", "random", game="governing", seed=3)
    async with ann.sit(table) as chair:
        await chair.until(lambda one: one.offers)
        for _ in range(20):
            await chair.until(lambda one: one.offers and not one.undo)
            assert (await chair.answer(chair.offers[0]))["type"] == "accepted"
            await chair.until(lambda one: one.undo)
            assert (await chair.ask(type="undo", version=chair.version))["type"] == "accepted"
        await chair.resync()
        assert sum(entry["event"] == "took_back" for entry in chair.log) == TOLD


async def test_a_plan_remembers_so_many_answers(own: Callable[..., Server]) -> None:
    server = own()
    async with Person(server) as ann:
        table = await ann.create("me", "random", "random", game="governing", seed=3)
        async with ann.sit(table) as seat:
            await seat.until(lambda one: one.offers)  # no bot moves any more, which would end the plan
        async with ann.sit(table, door="plan") as chair:
            await chair.until(lambda one: one.offers)
            first = await chair.answer(chair.offers[0], id="first")
            assert await chair.ask(type="answer", id="first", version=0, action="") == first
            for _ in range(plan.REMEMBERED // 2 + 1):
                await chair.until(lambda one: one.undo)
                await chair.ask(type="undo", version=chair.version)
                await chair.until(lambda one: not one.undo)
                await chair.ask(type="redo", version=chair.version)
            forgotten = await chair.ask(type="answer", id="first", version=0, action="")
            assert forgotten.get("code") == "stale"


async def test_pings_are_messages_too(own: Callable[..., Server]) -> None:
    server = own(requests_per_second=5.0, requests_at_once=60)
    async with Person(server) as ann:
        table = await ann.create("me", "open")
        async with ann.sit(table) as chair:
            transport = chair.socket.transport
            transport.write(b"".join(masked(Opcode.PING, b"?") for _ in range(600)))
            with pytest.raises(ConnectionClosed) as closed:
                await chair.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429


def test_a_message_in_a_thousand_pieces_is_none() -> None:
    pieces = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
    pieces += Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * (PIECES - 1)
    Frames(1000).feed(pieces)
    with pytest.raises(BadFrame) as bad:
        Frames(1000).feed(pieces + Frame(Opcode.CONT, b"", fin=False).serialize(mask=True))
    assert bad.value.code == 1009


def shaken(server: Server, path: str, *headers: str) -> bytes:
    """What a request for a websocket is answered with."""
    host = urlsplit(server.address)
    head = [f"GET {path} HTTP/1.1", f"Host: {host.netloc}", "Upgrade: websocket", "Connection: Upgrade"]
    head += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", *headers, "", ""]
    with socket.create_connection((host.hostname or "", host.port or 0), timeout=60) as found:
        found.sendall("\r\n".join(head).encode())
        return found.recv(1 << 16)


def spent(server: Server) -> float:
    """Seconds of processor time, however busy the machine is."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="this system does not tell what a process has spent")
async def test_a_cookie_of_backslashes_holds_nobody_up(own: Callable[..., Server]) -> None:
    """Python before 3.12.6 takes time by the square of their number to take the quotes off a cookie."""
    server = own()
    async with Person(server) as ann:
        table = await ann.create("me", "open")
        before = spent(server)
        odd = 'odd="' + "\\" * 50_000 + '"'
        for cookie in (odd, f"{odd}; {ann.cookie}", f"{ann.cookie}; {odd}"):
            assert (await ann.http.get("/api/me", headers={"Cookie": cookie})).status_code == 200
        lines = ['Cookie: odd="' + "\\" * 8_000 + '"'] * 6
        assert b" 101 " in shaken(server, f"/api/tables/{table['id']}/socket", *lines)
        assert (await ann.http.get("/api/me")).status_code == 200
        assert spent(server) - before < 0.5
    assert server.complaints() == ""


async def test_an_address_that_is_none_is_not_worth_a_line_in_the_log(own: Callable[..., Server]) -> None:
    server = own()
    for path in ("//[", "//[x]/api/tables/y/socket", "http://[/api/tables/y/socket", "/api/tables/%00/socket"):
        answer = shaken(server, path)
        assert answer.split()[1] in (b"400", b"404", b"101"), answer
    assert server.stop() == 0
    assert server.complaints() == ""


@pytest.mark.parametrize("length", [20, 300, 5000])
async def test_games_that_are_none_are_not_looked_for(ann: Person, length: int) -> None:
    """Whatever is remembered of a name that somebody makes up is remembered of a million."""
    name = "x" * length
    for path in (f"lessons/{name}/first", f"rules/{name}", f"games/{name}/components", f"games/{name}/figures"):
        assert (await ann.http.get(f"/api/{path}")).status_code == 404, path
    known = lessons.cache_info().currsize
    with pytest.raises(Fault):
        lesson_named(name, "first")
    assert lessons.cache_info().currsize == known


async def test_half_a_message_takes_little_room(own: Callable[..., Server]) -> None:
    """A hundred connections that never end what they began to say."""
    server = own()
    async with Person(server) as ann:
        table = await ann.create("me", "open")
        before = memory(server)
        begun = masked(Opcode.TEXT, b"x" * 1_000_000)[:-1]
        held = []
        for _ in range(60):
            found = handshake(server, f"/api/tables/{table['id']}/socket", ann.cookie)
            found.setblocking(True)
            with suppress(OSError):  # it may be hung up on before the end
                found.sendall(begun)
            held.append(found)
        await asyncio.sleep(1.0)
        assert (await ann.http.get("/api/me")).status_code == 200
        assert memory(server) - before < 20_000
        for found in held:
            found.close()


async def test_names_are_not_changed_without_end(own: Callable[..., Server]) -> None:
    server = own(tables_per_minute=6)
    async with Person(server) as ann:
        told = [(await ann.http.put("/api/me", json={"name": f"Ann {number}"})).status_code for number in range(12)]
        assert told[:5] == [200] * 5
        assert told[-1] == 429


async def test_whether_all_is_well_is_looked_up_once_for_all_who_ask(tmp_path: Path) -> None:
    """Everybody may ask, and the answer takes long where there are many tables."""
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'virtu.sqlite'}")
    await store.open()
    looked = 0

    @event.listens_for(store.engine.sync_engine, "before_cursor_execute")
    def look(*_: object) -> None:
        nonlocal looked
        looked += 1

    meters = Meters()
    assert await asyncio.gather(*(meters.count(store) for _ in range(50))) == [{}] * 50
    assert looked == 1
    await store.close()


async def test_what_never_changes_is_written_once(ann: Person) -> None:
    """Written anew for everybody, the description alone kept a server busy: 58 ms each."""
    made = 0

    def make() -> list[str]:
        nonlocal made
        made += 1
        return ["x" * 1000]

    request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(cached={})), headers={})
    assert [cached(request, "x", make).content for _ in range(3)] == [b'["' + b"x" * 1000 + b'"]'] * 3
    assert made == 1
    for path in ("/api/openapi.json", "/api/games", "/api/rules/honour", "/api/rules/honour?lang=fr"):
        packed = await ann.http.get(path)
        plain = await ann.http.get(path, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
        again = await ann.http.get(path, headers={"If-None-Match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_one_address_does_not_keep_replays_from_others(own: Callable[..., Server]) -> None:
    server = own(trusted_proxies="127.0.0.1")
    async with Person(server) as ann:
        table = await ann.create("me", "random")
        async with ann.sit(table) as chair:
            await chair.finish()
        path = f"/api/tables/{table['id']}/decided/0"

        async def asked(address: str) -> int:
            return (await ann.http.get(path, headers={"X-Forwarded-For": address})).status_code

        flood = [asyncio.create_task(asked("10.0.0.1")) for _ in range(80)]
        await asyncio.sleep(0.05)
        other = await asked("10.0.0.2")
        said = [await task for task in flood]
        assert other == 200
        assert {*said} <= {200, 429}
        assert said.count(200) >= SHARE


def test_a_network_of_ipv6_is_one_address() -> None:
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("testclient") == "testclient"


async def test_a_table_is_deleted_though_somebody_does_not_hang_up(own: Callable[..., Server]) -> None:
    server = own()
    async with Person(server) as ann, Person(server) as eve:
        table = await ann.create("me", "random")
        async with eve.sit(table) as chair:
            chair.socket.transport.pause_reading()
            reply = await ann.http.delete(f"/api/tables/{table['id']}")
            assert reply.status_code == 204
            assert (await ann.http.get(f"/api/tables/{table['id']}")).status_code == 404
    assert server.complaints() == ""


async def test_much_that_is_asked_for_leaves_the_memory_again(own: Callable[..., Server]) -> None:
    """What nobody looks at is not kept for five minutes where there is much of it."""
    server = own(awake=3, swept=0.2, hardly=0.3)
    async with Person(server) as ann:
        tables: list[Any] = [await ann.create("me", "open") for _ in range(12)]
        async with ann.sit(tables[0]):
            async with asyncio.timeout(20):
                while await metric(ann, "virtu_tables_awake") > 3:
                    await asyncio.sleep(0.2)
            assert (await ann.get(f"/api/tables/{tables[5]['id']}"))["state"] == "waiting"
