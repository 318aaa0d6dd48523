"""The websocket of a table."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from virtu.server import wire
from virtu.server.errors import Fault, refuse
from virtu.server.guests import COOKIE, Signer
from virtu.server.limits import Bucket
from virtu.server.lobby import Lobby
from virtu.server.settings import Settings
from virtu.server.stage import Stage
from virtu.server.subscriber import Subscriber
from virtu.server.table import Table

Socket = WebSocket[object, object, State]
decoder = msgspec.json.Decoder(wire.FromClient)
encoder = msgspec.json.Encoder()
CLOSED = (WebSocketDisconnect, ConnectionError, RuntimeError)
LAPSED = 4410
"""A plan is closed with this code."""
PATIENCE = 400
"""So many messages above the limit, and the connection is closed."""


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Speak with one table until either side hangs up."""
    opened = await enter(socket, table_id)
    if opened is None:
        return
    table, one = opened
    await table.do(partial(table.subscribe, one))
    try:
        await converse(socket, table, one)
    finally:
        await asyncio.shield(table.do(partial(table.unsubscribe, one)))
        with suppress(*CLOSED):
            await socket.close()


@websocket("/tables/{table_id:str}/plan")
async def plan_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Speak with a plan of a table until either side hangs up or the table itself moves."""
    opened = await enter(socket, table_id)
    if opened is None:
        return
    table, one = opened
    try:
        plan = await table.do(partial(table.plan, one))
    except Fault as fault:
        await turn_away(socket, fault)
        return
    try:
        await plan.do(plan.begin)
        await converse(socket, plan, one, asyncio.create_task(plan.lapsed.wait()))
    finally:
        plan.commands.stop()
        await asyncio.shield(table.do(partial(table.forget, plan)))
        with suppress(*CLOSED):
            if plan.lapsed.is_set():
                await socket.send_text(encoder.encode(plan.farewell()))
                await socket.close(LAPSED, "lapsed")
            else:
                await socket.close()


async def enter(socket: Socket, table_id: str) -> tuple[Table, Subscriber] | None:
    """The table and a new connection to it, or a closed door."""
    await socket.accept()
    lobby: Lobby = socket.app.state.lobby
    settings: Settings = socket.app.state.settings
    signer: Signer = socket.app.state.signer
    try:
        check_origin(socket)
        guest = signer.read(socket.cookies.get(COOKIE))
        return await lobby.table(table_id), Subscriber(guest, settings.backlog)
    except Fault as fault:
        await turn_away(socket, fault)
        return None


async def turn_away(socket: Socket, fault: Fault) -> None:
    with suppress(*CLOSED):
        await socket.send_text(encoder.encode(wire.Error(None, fault.code, fault.sentence, {**fault.facts})))
        await socket.close(4000 + fault.status, fault.code)


async def converse(
    socket: Socket, table: Stage, one: Subscriber, *others: asyncio.Task[Literal[True]]
) -> None:
    """Listen and speak until one of the two, or something else, comes to its end."""
    settings: Settings = socket.app.state.settings
    talk = asyncio.create_task(listen(socket, table, one, settings))
    send = asyncio.create_task(speak(socket, table, one))
    tasks: list[asyncio.Task[Any]] = [talk, send, *others]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def check_origin(socket: Socket) -> None:
    """Another site's page must not speak in a guest's name."""
    origin = socket.headers.get("origin")
    if origin and urlsplit(origin).netloc != socket.headers.get("host"):
        refuse(403, "foreign_page", "This page does not come from this server.")


async def speak(socket: Socket, table: Stage, one: Subscriber) -> None:
    """Everything on its way to the connection, one by one; who falls behind gets a snapshot."""
    with suppress(*CLOSED):
        while not one.gone:
            message = await one.next()
            if message is None:
                await table.do(partial(table.snapshot, one))
            else:
                await socket.send_text(message)
        await socket.close(4408, "gone")


async def listen(socket: Socket, table: Stage, one: Subscriber, settings: Settings) -> None:
    bucket = Bucket(settings.requests_per_second, settings.requests_at_once)
    ignored = 0
    with suppress(*CLOSED):
        while True:
            text = await receive(socket)
            if not bucket.take():
                ignored += 1
                if ignored > PATIENCE:
                    await socket.close(4429, "too_fast")
                    return
                one.reply(wire.Error(None, "too_fast", "Too many messages; this one was not read."))
                continue
            try:
                await handle(text, table, one, settings)
            except Fault as fault:
                one.reply(wire.Error(message_id(text), fault.code, fault.sentence, {**fault.facts}))


async def receive(socket: Socket) -> bytes:
    """The next message, whether sent as text or as bytes."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="closed", code=event.get("code") or 1000)
    given: dict[str, object] = {**event}
    text, data = given.get("text"), given.get("bytes")
    if isinstance(text, str):
        return text.encode("utf-8", "replace")
    return data if isinstance(data, bytes) else b""


async def handle(text: bytes, table: Stage, one: Subscriber, settings: Settings) -> None:
    if len(text) > settings.message_limit:
        refuse(413, "too_large", f"A message has at most {settings.message_limit} bytes, not {len(text)}.")
    try:
        message = decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        refuse(400, "bad_message", f"This message cannot be read: {error}.")
    match message:
        case wire.Answer():
            await table.do(partial(table.commands.answer, one, message))
        case wire.Explain() | wire.Preview():
            await table.do(partial(table.commands.explain, one, message))
        case wire.Undo():
            await table.do(partial(table.commands.undo, one, message))
        case wire.Redo():
            await table.do(partial(table.commands.redo, one, message))
        case wire.AskBack():
            await table.do(partial(table.commands.ask_back, one, message))
        case wire.Consent():
            await table.do(partial(table.commands.consent, one, message))
        case wire.Hint():
            await table.do(partial(table.commands.hint, one, message))
        case wire.Warn():
            await table.do(partial(table.commands.warn, one, message))
        case wire.Resync():
            await table.do(partial(table.snapshot, one))
        case wire.Ping():
            one.reply(wire.Pong(message.id))


def message_id(text: bytes) -> str | None:
    """The id a message seems to have, so that its sender recognises the error."""
    if len(text) > 1 << 16:
        return None
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    given = found.get("id") if isinstance(found, dict) else None
    return given[:64] if isinstance(given, str) else None
