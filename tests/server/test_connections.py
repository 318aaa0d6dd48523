"""Connections that say nothing, and more of them than the machine has room for."""

import asyncio
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from server.people import Person, Server

HALF = b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Half: "
REST = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"


async def hung_up(said: bytes, server: Server, drip: bytes = b"") -> bool:
    """Whether the server ends a connection that never finishes its request."""
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said)
    try:
        async with asyncio.timeout(20):
            while not reader.at_eof():
                try:
                    async with asyncio.timeout(0.2):
                        if not await reader.read(1000):
                            return True
                except TimeoutError:
                    writer.write(drip)
    except (TimeoutError, ConnectionError) as end:
        return isinstance(end, ConnectionError)
    finally:
        writer.close()
    return True


async def test_a_request_is_finished_or_hung_up_on(own: Callable[..., Server]) -> None:
    server = own(header_seconds=1.0, body_seconds=1.0)
    async with Person(server) as ann:
        table = await ann.create("me", "easy")
        async with ann.sit(table) as chair:
            cases = [hung_up(HALF, server), hung_up(b"", server), hung_up(HALF, server, b"x"), hung_up(REST, server)]
            assert await asyncio.gather(*cases) == [True] * 4
            assert (await chair.ask(type="ping"))["type"] == "pong", "a table is no request"
        replies = [await ann.http.get("/api/games") for _ in range(3)]
        assert [reply.status_code for reply in replies] == [200] * 3
    assert server.stop() == 0
    assert server.complaints() == ""


async def test_one_address_has_so_many_connections(own: Callable[..., Server]) -> None:
    server = own(connections_per_address=5)
    host, port = server.address.removeprefix("http://").split(":")
    many = [socket.create_connection((host, int(port))) for _ in range(12)]
    await asyncio.sleep(0.5)
    ended = 0
    for one in many:
        one.settimeout(0.05)
        try:
            ended += one.recv(1) == b""
        except TimeoutError:
            pass
        except ConnectionError:
            ended += 1
    assert ended == 7
    for one in many:
        one.close()
    async with httpx.AsyncClient(base_url=server.address) as client:
        assert (await client.get("/api/games")).status_code == 200


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only /proc tells")
async def test_a_machine_short_of_files_goes_on(tmp_path: Path) -> None:
    """More callers than files: whoever is too many is hung up on, the log stays short and the processor idle."""
    server = Server(tmp_path, header_seconds=2.0, bot_workers=1, few_files=160)
    host, port = server.address.removeprefix("http://").split(":")
    many = [socket.create_connection((host, int(port))) for _ in range(250)]
    for one in many:
        one.send(HALF)
    before = spent(server.process.pid)
    await asyncio.sleep(1.0)
    assert spent(server.process.pid) - before < 0.7
    deadline = time.monotonic() + 20
    async with httpx.AsyncClient(base_url=server.address, timeout=5) as client:
        while True:
            try:
                assert (await client.get("/api/games")).status_code == 200
                break
            except httpx.TransportError:
                assert time.monotonic() < deadline
                await asyncio.sleep(0.2)
    for one in many:
        one.close()
    assert server.stop() == 0
    assert len(server.complaints()) < 1000
    assert "turned away" in server.complaints()


def spent(process: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def test_a_low_limit_is_raised_as_far_as_the_system_allows() -> None:
    code = (
        "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (64, 512));"
        "from virtu.server.http.connections import raise_limit; print(raise_limit(), *r.getrlimit(r.RLIMIT_NOFILE))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.split() == ["416", "512", "512"]
