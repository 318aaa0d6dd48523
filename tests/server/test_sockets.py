"""The websockets themselves: frames in all their shapes, and connections that do not read or do not answer."""

import asyncio
import json
import os
import socket
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from server.people import Person, Server
from virtu.server.http.frames import CLOSE, PING, TEXT, BadFrame, Frames, frame


def masked(kind: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(kind, data, fin).serialize(mask=True)


@given(st.lists(st.binary(max_size=300) | st.just(b"x" * 70_000), max_size=4), st.integers(1, 400))
def test_messages_arrive_however_they_are_cut(messages: list[bytes], pieces: int) -> None:
    """In one piece or in several, with a ping between, and the bytes in any portions."""
    sent, wanted = b"", []
    for number, message in enumerate(messages):
        if number % 2:
            middle = len(message) // 2
            sent += masked(Opcode.TEXT, message[:middle], fin=False) + masked(Opcode.PING, b"?")
            sent += masked(Opcode.CONT, b"", fin=False) + masked(Opcode.CONT, message[middle:])
            wanted += [(PING, b"?"), (TEXT, message)]
        else:
            sent += masked(Opcode.TEXT, message)
            wanted.append((TEXT, message))
    frames, found = Frames(1 << 20), []
    size = max(1, len(sent) // pieces)
    for at in range(0, len(sent), size):
        found += frames.feed(sent[at : at + size])
    assert found == wanted


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(Opcode.TEXT, b"unmasked").serialize(mask=False), 1002),
        (b"\xc1\x80\x00\x00\x00\x00", 1002),
        (b"\x83\x80\x00\x00\x00\x00", 1002),
        (masked(Opcode.CONT, b"of what?"), 1002),
        (masked(Opcode.TEXT, b"a", fin=False) + masked(Opcode.TEXT, b"b"), 1002),
        (b"\x09\x80\x00\x00\x00\x00", 1002),
        (b"\x89\xfe\x00\x7e\x00\x00\x00\x00" + bytes(126), 1002),
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big"), 1009),
        (masked(Opcode.TEXT, b"a" * 900, fin=False) + masked(Opcode.CONT, b"b" * 200), 1009),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else "frame",  # masks are random, names must not be
)
def test_what_is_no_frame_is_refused(data: bytes, code: int) -> None:
    with pytest.raises(BadFrame) as bad:
        Frames(1000).feed(data)
    assert bad.value.code == code


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_frames_to_a_client_are_those_of_the_standard(size: int) -> None:
    assert frame(TEXT, b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
    assert CLOSE == Opcode.CLOSE


async def test_who_neither_reads_nor_answers_is_cut_off(own: Callable[..., Server]) -> None:
    """Else they are shown as connected for ever, and all that is said to them is kept."""
    server = own(ping_seconds=1.0)
    async with Person(server) as ann, Person(server) as bob:
        table = await ann.create("me", "open", game="governing", players=3, seats=None)
        async with bob.sit(table) as watching:
            deaf = handshake(server, f"/api/tables/{table['id']}/socket", ann.cookie)
            await watching.until(lambda chair: chair.table["seats"][0]["connected"])
            ask = masked(Opcode.TEXT, json.dumps({"type": "resync", "id": "x"}).encode())
            before = memory(server)
            for _ in range(300):
                try:
                    deaf.send(ask)
                except BlockingIOError:
                    await asyncio.sleep(0.01)
            await watching.until(lambda chair: not chair.table["seats"][0]["connected"])
            assert memory(server) - before < 8_000, "what nobody reads is not kept"
            deaf.close()
            # Who answers pings may be silent as long as they like.
            await asyncio.sleep(4)
            assert (await watching.ask(type="ping"))["type"] == "pong"
    assert server.stop() == 0
    assert server.complaints() == ""


def handshake(server: Server, path: str, cookie: str) -> socket.socket:
    """A connection made by hand, of which nothing more is read."""
    host = urlsplit(server.address).netloc
    name, _, port = host.partition(":")
    found = socket.create_connection((name, int(port)))
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.sendall(
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in found.recv(100)
    found.setblocking(False)
    return found


def memory(server: Server) -> int:
    """Kilobytes."""
    with open(f"/proc/{server.process.pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def test_unknown_places_have_no_socket(house: Server) -> None:
    host = urlsplit(house.address).netloc
    with socket.create_connection((host.partition(":")[0], int(host.partition(":")[2]))) as found:
        found.sendall(
            f"GET /api/nowhere HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 404 " in found.recv(100)
