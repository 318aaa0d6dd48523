"""Leading a visitor of one process to the process that keeps the table: the same bytes, sent on.

The keeper checks cookie, page and limits as for anybody else; what is hidden never passes through a third hand. The one
thing it takes another process's word for is the visitor's address, which is signed with the servers' own key.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import h11

from virtu.server.errors import Elsewhere, Fault, moving
from virtu.server.http.frames import closing
from virtu.server.http.guests import Signer
from virtu.server.http.limits import household
from virtu.server.http.origin import say
from virtu.server.tables.lobby import Lobby

if TYPE_CHECKING:
    from litestar import Litestar

    from virtu.server.http.socket import Socket

HOP = "x-virtu-hop"
"""The header in which one process tells another whom it speaks for."""
PLACE = re.compile(r"/api/tables/([^/]+)(?:/(?!(?:invitation|code)$).*)?")
"""Requests that only a table's keeper can answer."""
AGAIN = 0.2
"""Seconds between two attempts to reach a keeper, or to become it."""
HANDSHAKE = 2.0
"""So many seconds a keeper has to answer the door."""
AWAY = (OSError, TimeoutError, h11.RemoteProtocolError)
OWN_HEADERS = {"connection", "keep-alive", "transfer-encoding", "upgrade", HOP}
"""What concerns one connection only."""


def attempts(lobby: Lobby) -> int:
    """A keeper that died is waited for as long as it may be believed alive, and a little longer."""
    return 1 if lobby.leases is None else round(1.5 * lobby.leases.seconds / AGAIN)


def parts(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


def visitor(scope: Any) -> str:
    """The address a request comes from."""
    return str(scope["client"][0]) if scope.get("client") else ""


class Ways:
    """Open ways to other processes. One that sleeps holds its end without a word; when it counts as dead it is cut."""

    def __init__(self) -> None:
        self.open: dict[asyncio.BaseTransport, str] = {}

    def cut(self, keepers: set[str]) -> None:
        for transport, keeper in [*self.open.items()]:
            if keeper in keepers and isinstance(transport, asyncio.Transport):
                transport.abort()


class Front:
    """The application, and a guide to tables that are kept elsewhere."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.state = app.state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        place = PLACE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if place is None or self.is_hop(scope):
            await self.app(scope, receive, send)
            return
        lobby: Lobby = self.state.lobby
        if lobby.awake(place[1]) is None and not self.state.seekers.take(household(visitor(scope))):
            await say(send, Fault(429, "too_fast", "Too many requests; please wait a second."))
            return
        for attempt in range(attempts(lobby)):
            if attempt:
                await asyncio.sleep(AGAIN)
            try:
                await lobby.table(place[1])
            except Elsewhere as elsewhere:
                try:
                    reader, writer = await asyncio.wait_for(
                        asyncio.open_connection(*parts(elsewhere.address)), HANDSHAKE
                    )
                except AWAY:
                    continue
                self.state.ways.open[writer.transport] = elsewhere.address
                await self.pass_on(scope, receive, send, reader, writer)
                return
            except Fault as fault:
                if fault.code == "busy":
                    continue
            await self.app(scope, receive, send)
            return
        await say(send, moving())

    def is_hop(self, scope: Any) -> bool:
        named = (value.decode("latin-1") for name, value in scope["headers"] if name.decode() == HOP)
        return self.state.signer.hopped(next(named, None)) is not None

    async def pass_on(
        self, scope: Any, receive: Any, send: Any, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """One request and its answer, as they come."""
        talk = h11.Connection(h11.CLIENT)
        begun = False
        try:
            headers = [(name, value) for name, value in scope["headers"] if name.decode() not in OWN_HEADERS]
            headers += [(HOP.encode(), self.state.signer.hop(visitor(scope)).encode()), (b"connection", b"close")]
            if any(name == b"transfer-encoding" for name, _ in scope["headers"]):
                headers.append((b"transfer-encoding", b"chunked"))
            query = b"?" + scope["query_string"] if scope["query_string"] else b""
            target = (scope.get("raw_path") or scope["path"].encode()) + query
            writer.write(talk.send(h11.Request(method=scope["method"], target=target, headers=headers)) or b"")
            more = True
            while more:
                message = await receive()
                if message["type"] != "http.request":
                    return
                more = message.get("more_body", False)
                if body := message.get("body", b""):
                    writer.write(talk.send(h11.Data(data=body)) or b"")
                    await writer.drain()
            writer.write(talk.send(h11.EndOfMessage()) or b"")
            while True:
                event = talk.next_event()
                if event is h11.NEED_DATA:
                    talk.receive_data(await reader.read(1 << 16))
                elif isinstance(event, h11.Response):
                    answered = [(name, value) for name, value in event.headers if name.decode() not in OWN_HEADERS]
                    begun = True
                    await send({"type": "http.response.start", "status": event.status_code, "headers": answered})
                elif isinstance(event, h11.Data):
                    await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
                else:
                    await send({"type": "http.response.body", "body": b""})
                    return
        except (*AWAY, h11.LocalProtocolError):
            # What was asked may have been done: only the visitor can decide to ask again.
            if not begun:
                await say(send, moving())
        finally:
            self.state.ways.open.pop(writer.transport, None)
            writer.close()


class Pipe(asyncio.Protocol):
    """The way of one websocket to the process that keeps its table. What passes is not looked into."""

    def __init__(self, socket: Socket, request: bytes, signer: Signer, address: str) -> None:
        self.socket = socket
        first, *rest = request.split(b"\r\n")
        hop = b"%b: %b" % (HOP.encode(), signer.hop(address).encode())
        # What a visitor says of that is not passed on.
        rest = [line for line in rest if not line.lower().startswith(b"%b:" % HOP.encode())]
        self.request = b"\r\n".join([first, hop, *rest])
        self.head: bytes | None = b""
        """What the keeper has said so far of the handshake; None: it is done."""
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        if self.head is not None:
            self.head += data
            head, end, data = self.head.partition(b"\r\n\r\n")
            if not end:
                return
            self.head = None
            if not head.startswith(b"HTTP/1.1 101") or self.ready.done():
                self.transport.close()
                return
            self.ready.set_result(None)
        if data and not self.socket.transport.is_closing():
            self.socket.transport.write(data)

    def said(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(data)

    def pause_writing(self) -> None:
        if not self.socket.transport.is_closing():
            self.socket.transport.pause_reading()

    def resume_writing(self) -> None:
        if not self.socket.transport.is_closing():
            self.socket.transport.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        self.socket.ways.open.pop(self.transport, None)
        if self.head is not None:
            if not self.ready.done():
                self.ready.set_exception(ConnectionError("the keeper does not answer"))
        elif not self.socket.transport.is_closing():
            self.socket.transport.write(closing(1012, "moved"))
            self.socket.transport.close()


async def lead(socket: Socket, request: bytes, address: str, keeper: str) -> Pipe:
    """Connect a websocket with the keeper of its table; OSError or TimeoutError if it cannot be reached."""
    pipe = Pipe(socket, request, socket.signer, address)
    async with asyncio.timeout(HANDSHAKE):
        transport, _ = await asyncio.get_running_loop().create_connection(lambda: pipe, *parts(keeper))
        socket.ways.open[transport] = keeper
        try:
            await pipe.ready
        except BaseException:
            transport.abort()
            raise
    return pipe
