"""The websockets of tables and plans: bytes in, one call to the table, bytes out. No task per message."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from functools import partial
from typing import Any, cast
from urllib.parse import unquote

import msgspec
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.server import ServerProtocol

from virtu.server import messages
from virtu.server.cluster.forward import AGAIN, HOP, Pipe, Ways, attempts, lead
from virtu.server.errors import Elsewhere, Fault, moving, refuse
from virtu.server.http.frames import BINARY, CLOSE, PING, PONG, TEXT, BadFrame, Frames, closing, frame
from virtu.server.http.guests import Signer, cookie_in
from virtu.server.http.limits import Visit, Visits, address_of
from virtu.server.http.origin import same_host
from virtu.server.metrics import Meters
from virtu.server.settings import Settings
from virtu.server.tables.lobby import Lobby
from virtu.server.tables.plan import Plan
from virtu.server.tables.stage import Stage
from virtu.server.tables.subscriber import Subscriber, nobody, nowhere
from virtu.server.tables.table import Table

logger = logging.getLogger("virtu.server")
decoder = msgspec.json.Decoder(messages.FromClient)
encoder = msgspec.json.Encoder()
PLACE = re.compile(r"/api/tables/([^/?]+)/(socket|plan)")
DEAR = 10
"""Making a whole table visible costs as much as so many other messages."""
SHOWING = (messages.Undo, messages.AskBack)
"""After these everybody sees the table anew."""
LAPSED = 4410
"""A plan is closed with this code."""
PATIENCE = 400
"""So many messages above the limit, and the connection is closed."""
FAREWELL = 5.0
"""So many seconds the other side has to say goodbye as well."""
LOOK_AROUND = 0.25
"""The share of a ping's time after which all connections are looked at again."""


class Sockets:
    """All open connections: one clock looks after the silent ones."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open: set[Socket] = set()
        self.timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        for socket in list(self.open):
            socket.look(loop.time())
        self.timer = loop.call_later(self.settings.ping_seconds * LOOK_AROUND, self.start)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


class Socket(asyncio.Protocol):
    """One connection. uvicorn makes it when a request asks for a websocket, and hands the request on."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **_: object) -> None:
        state = cast(Any, config.app).state
        self.lobby: Lobby = state.lobby
        self.settings: Settings = state.settings
        self.signer: Signer = state.signer
        self.sockets: Sockets = state.sockets
        self.ways: Ways = state.ways
        self.connections: set[Any] = server_state.connections
        self.loop = asyncio.get_running_loop()
        self.frames = Frames(2 * self.settings.message_limit)
        self.visits: Visits = state.visits
        self.meters: Meters = state.meters
        self.visit: Visit | None = None
        self.ignored = 0
        self.heard = self.loop.time()
        self.pinged = False
        self.ends: float | None = None
        """When the connection is cut off, if the other side does not close it before."""
        self.entering: asyncio.Task[None] | None = None
        self.stage: Stage | None = None
        self.table: Table | None = None
        self.one = Subscriber(None, self.deliver)
        self.one.send_away = partial(self.close, 1012, "moved")
        self.lost = False
        self.pipe: Pipe | None = None
        """Where the table is, if another process keeps it."""

    # ---- the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.set_write_buffer_limits(high=self.settings.backlog)
        self.connections.add(self)
        self.sockets.open.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if self.visit is not None:
            self.visit.leave()
            self.visit = None
        self.connections.discard(self)
        self.sockets.open.discard(self)
        if self.pipe is not None:
            self.pipe.transport.close()
        if self.table is not None:
            if isinstance(self.stage, Plan):
                self.stage.commands.stop()
                self.table.post(partial(self.table.forget, self.stage), ignore, own=True)
            else:
                self.table.post(partial(self.table.unsubscribe, self.one), ignore, own=True)
        self.stage = self.table = None
        self.one.deliver, self.one.send_away = nowhere, nobody

    def shutdown(self) -> None:
        """The server stops."""
        if self.ends is None:
            self.transport.write(closing(1012, "restart"))
        self.transport.close()

    def look(self, at: float) -> None:
        """Ask whether a silent one is still there; cut off who does not answer, read or say goodbye."""
        silent = at - self.heard
        if self.pipe is not None:
            return  # its keeper looks after it
        if (self.ends is not None and at >= self.ends) or silent > 2 * self.settings.ping_seconds:
            self.transport.abort()
        elif silent > self.settings.ping_seconds and not self.pinged and self.entering is not None:
            self.pinged = True
            self.transport.write(frame(PING, b""))

    def pause_writing(self) -> None:
        # Who does not read is not read either: nobody makes work whose fruits they leave lying.
        self.one.full = True
        if self.pipe is not None:
            self.pipe.transport.pause_reading()
            return
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        due = self.one.emptied()
        if self.transport.is_closing():
            return
        if self.pipe is not None:
            self.pipe.transport.resume_reading()
            return
        self.transport.resume_reading()
        if due and self.stage is not None:
            self.stage.post(partial(self.stage.snapshot, self.one), ignore, own=True)

    def deliver(self, *messages: bytes) -> None:
        if self.ends is not None or self.transport.is_closing():
            return
        if len(messages) == 1:
            self.transport.write(frame(TEXT, messages[0]))
        else:
            self.transport.write(b"".join([frame(TEXT, message) for message in messages]))
        if self.one.gone:
            self.close(4408, "gone")

    def close(self, code: int, reason: str) -> None:
        """Say goodbye, and listen no more; the last bytes are waited for."""
        if self.ends is None and not self.transport.is_closing():
            self.ends = self.loop.time() + FAREWELL
            self.loop.call_later(FAREWELL, self.transport.abort)
            self.transport.write(closing(code, reason))

    def turn_away(self, fault: Fault) -> None:
        self.one.reply(messages.Error(None, fault.code, fault.sentence, {**fault.facts}))
        self.close(4000 + fault.status, fault.code)

    # ---- coming in

    def data_received(self, data: bytes) -> None:
        self.heard, self.pinged = self.loop.time(), False
        if self.entering is None:
            self.shake_hands(data)
            return
        if self.pipe is not None:
            self.pipe.said(data)
            return
        try:
            for kind, content in self.frames.feed(data):
                if kind in (TEXT, BINARY):
                    self.said(content)
                elif kind in (PING, PONG):
                    self.sounded(kind, content)
                elif kind == CLOSE:
                    self.goodbye(content)
                    return
        except BadFrame as bad:
            self.close(bad.code, "")

    def sounded(self, kind: int, content: bytes) -> None:
        """A ping is answered, but it is a message like any other; so is a pong that nobody asked for."""
        if self.visit is not None and not self.visit.may():
            self.ignored += 1
            if self.ignored > PATIENCE:
                self.close(4429, "too_fast")
        elif kind == PING and self.ends is None:
            self.transport.write(frame(PONG, content))

    def goodbye(self, content: bytes) -> None:
        if self.ends is None:
            self.transport.write(frame(CLOSE, content[:2]))
        self.transport.close()

    def shake_hands(self, data: bytes) -> None:
        protocol = ServerProtocol(logger=logger)
        protocol.receive_data(data)
        request = next((event for event in protocol.events_received() if isinstance(event, Request)), None)
        place = None if request is None else PLACE.fullmatch(request.path.partition("?")[0])
        if request is None or place is None:
            self.transport.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            self.transport.close()
            return
        protocol.send_response(protocol.accept(request))
        self.transport.write(b"".join(protocol.data_to_send()))
        if protocol.handshake_exc is not None:
            self.transport.close()
            return
        # Nothing is read until there is somebody to say it to.
        self.transport.pause_reading()
        self.entering = self.loop.create_task(self.enter(request, data, unquote(place[1]), place[2]))

    async def enter(self, request: Request, said: bytes, table_id: str, door: str) -> None:
        try:
            check_origin(request)
            self.one.guest = self.signer.read(cookie_in(request.headers.get_all("Cookie")))
            self.visit = self.visits.enter(self.address(request), self.one.guest)
            if not self.visit.may(DEAR):
                refuse(429, "too_fast", "So many connections in so short a time; please wait a little.")
            table = await self.find(request, said, table_id)
            if table is not None and door == "plan":
                await self.begin_plan(table)
            elif table is not None:
                self.stage = self.table = table
                await table.do(partial(table.subscribe, self.one))
        except Fault as fault:
            self.turn_away(fault)
        except Exception as error:
            logger.error("a connection to table %.40s failed", table_id, exc_info=error)
            self.close(1011, "internal")
        if self.lost:
            self.connection_lost(None)
        elif not self.one.full and not self.transport.is_closing():
            self.transport.resume_reading()

    async def find(self, request: Request, said: bytes, table_id: str) -> Table | None:
        """The table; None if another process keeps it, and everything is passed on to that one."""
        for attempt in range(attempts(self.lobby)):
            if attempt:
                await asyncio.sleep(AGAIN)
            try:
                return await self.lobby.table(table_id)
            except Elsewhere as elsewhere:
                if self.hopped(request) is not None:
                    raise
                with suppress(OSError, TimeoutError):
                    self.pipe = await lead(self, said, self.address(request), elsewhere.address)
                    if self.visit is not None:
                        # There they are counted.
                        self.visit.leave()
                        self.visit = None
                    return None
            except Fault as fault:
                if fault.code != "busy" or self.lost:
                    raise
        raise moving()

    def address(self, request: Request) -> str:
        hopped = self.hopped(request)
        if hopped is not None:
            return hopped
        peer = self.transport.get_extra_info("peername")
        forwarded = ",".join(request.headers.get_all("X-Forwarded-For"))
        return address_of(str(peer[0]) if peer else "", forwarded, self.settings.trusted_proxies)

    def hopped(self, request: Request) -> str | None:
        """The visitor's address, if one of our processes sent them; it says so once."""
        said = request.headers.get_all(HOP)
        return self.signer.hopped(said[0]) if len(said) == 1 else None

    async def begin_plan(self, table: Table) -> None:
        plan: Plan = await table.do(partial(table.plan, self.one))
        self.stage, self.table = plan, table
        plan.ended = self.lapse
        await plan.do(plan.begin)

    def lapse(self, plan: Plan) -> None:
        self.one.reply(plan.farewell())
        self.close(LAPSED, "lapsed")

    # ---- what is said

    def said(self, text: bytes) -> None:
        if self.ends is not None or self.stage is None:
            return
        if self.visit is None or not self.visit.may():
            self.ignored += 1
            if self.ignored > PATIENCE:
                self.close(4429, "too_fast")
            else:
                self.one.reply(messages.Error(None, "too_fast", "Too many messages; this one was not read."))
            return
        try:
            self.handle(text, self.stage)
        except Fault as fault:
            self.complain(text, None, fault)

    def handle(self, text: bytes, stage: Stage) -> None:
        limit, one = self.settings.message_limit, self.one
        if len(text) > limit:
            refuse(413, "too_large", f"A message has at most {limit} bytes, not {len(text)}.")
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            refuse(400, "bad_message", f"This message cannot be read: {error}.")
        match message:
            case messages.Ping():
                one.reply(messages.Pong(message.id, stage.row.version))
            case messages.Resync():
                self.charge()
                stage.post(partial(stage.snapshot, one), partial(self.complain, text))
            case _:
                if isinstance(message, SHOWING):
                    self.charge()
                done = self.meters.timed(partial(self.complain, text))
                stage.post(partial(stage.commands.hear, one, message), done)

    def charge(self) -> None:
        """Fault if somebody has no right to everything anew."""
        if self.visit is None or not self.visit.may(DEAR - 1):
            refuse(429, "too_fast", "Too many messages; this one was not read.")

    def complain(self, text: bytes, _: object, error: BaseException | None) -> None:
        if isinstance(error, Fault):
            self.one.reply(messages.Error(message_id(text), error.code, error.sentence, {**error.facts}))
        elif error is not None:
            logger.error("a message could not be answered", exc_info=error)


def ignore(_: object, error: BaseException | None) -> None:
    """Whoever is gone need not hear of it."""


def check_origin(request: Request) -> None:
    """Another site's page must not speak in a guest's name."""
    origin = request.headers.get("Origin")
    if origin and not same_host(origin, request.headers.get("Host")):
        refuse(403, "foreign_page", "This page does not come from this server.")


def message_id(text: bytes) -> str | None:
    """The id a message seems to have, so that its sender recognises the error."""
    if len(text) > 1 << 16:
        return None
    try:
        message = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    given = message.get("id") if isinstance(message, dict) else None
    return given[:64] if isinstance(given, str) else None
