"""The requests over HTTP."""

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.openapi import ResponseSpec
from litestar.params import Body, FromPath, FromQuery

from virtu.bots.levels import SECONDS
from virtu.form import FORM
from virtu.rulebook import ENGLISH
from virtu.server import wire
from virtu.server.cluster.forward import HOP
from virtu.server.errors import refuse, unknown_table
from virtu.server.http import contract
from virtu.server.http import rules as rulebooks
from virtu.server.http.addresses import HINT, address_for, code
from virtu.server.http.cached import cached
from virtu.server.http.guests import COOKIE, Signer, checked_name, cookie_in, guest_name
from virtu.server.http.ladder import ladder
from virtu.server.http.limits import Buckets, household
from virtu.server.http.pages import AS_IT_IS
from virtu.server.settings import Settings
from virtu.server.storage import archive
from virtu.server.storage.counts import unfinished
from virtu.server.tables.lessons import lesson_named, told
from virtu.server.tables.lobby import Lobby, game_named

YEARS = 60 * 60 * 24 * 400
FAULTS = {
    status: ResponseSpec(
        wire.FaultBody, description="What is wrong, in one sentence", generate_examples=False
    )
    for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
PACKED = {AS_IT_IS: True}
"""Marks what is compressed already."""
Asking = Request[object, object, State]


def lobby(request: Asking) -> Lobby:
    shared: Lobby = request.app.state.lobby
    return shared


def reader(request: Asking) -> str | None:
    """The guest who asks, or None for a spectator."""
    signer: Signer = request.app.state.signer
    return signer.read(cookie_in(request.headers.getall("cookie", [])))


async def guest(request: Asking) -> tuple[str, str]:
    """The guest who asks, and their name; Fault if there is no cookie."""
    visitor = reader(request)
    name = None if visitor is None else await lobby(request).store.guest_name(visitor)
    if visitor is None or name is None:
        refuse(401, "no_guest", "Ask /api/me first: it makes you a guest.")
    return visitor, name


async def may(request: Asking, kind: str, who: str, price: float = 1) -> bool:
    """Whether somebody may do this once more; one count for all processes that share the database."""
    buckets: Buckets = request.app.state[kind]
    presence = lobby(request).presence
    return buckets.take(who, price) if presence is None else await presence.take(kind, buckets, who, price)


async def limited(request: Asking, who: str) -> None:
    if not (await may(request, "makers", who) and await may(request, "addresses", address(request))):
        refuse(429, "too_many_tables", "So many tables in so short a time; please wait a minute.")


async def check_share(request: Asking, who: str) -> None:
    """Fault for somebody who has as many unfinished tables as one may."""
    most = lobby(request).settings.tables_at_once
    if await unfinished(lobby(request).store, who) >= most:
        refuse(429, "too_many_running", f"You have {most} unfinished tables; end or delete one first.", most=most)


@get("/me", summary="Who am I? Makes a guest if there is none", responses=FAULTS)
async def me(request: Asking) -> Response[wire.Guest]:
    signer: Signer = request.app.state.signer
    try:
        visitor = reader(request)
    except Exception:
        visitor = None
    store = lobby(request).store
    name = None if visitor is None else await store.guest_name(visitor)
    if visitor is not None and name is not None:
        return Response(wire.Guest(visitor, name))
    await limited(request, f"guest {address(request)}")
    name = guest_name()
    visitor = await store.new_guest(name)
    secure = request.url.scheme == "https"
    cookie = Cookie(
        COOKIE,
        value=signer.write(visitor),
        max_age=YEARS,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
    return Response(wire.Guest(visitor, name), cookies=[cookie])


def address(request: Asking) -> str:
    """Whom a request comes from, also by way of another process of ours."""
    signer: Signer = request.app.state.signer
    hopped = signer.hopped(request.headers.get(HOP))
    return hopped if hopped is not None else household(request.client.host if request.client else "")


@put("/me", summary="Take another name", responses=FAULTS)
async def rename(request: Asking, data: Annotated[wire.Rename, Body()]) -> wire.Guest:
    visitor, _ = await guest(request)
    name = checked_name(data.name)
    # Every table of theirs is told.
    if not await may(request, "makers", f"name of {visitor}"):
        refuse(429, "too_fast", "So many names in so short a time; please wait a little.")
    await lobby(request).rename(visitor, name)
    return wire.Guest(visitor, name)


@get("/games", summary="The games and the levels of bots", responses=FAULTS, opt=PACKED)
async def games(request: Asking) -> Response[wire.Games]:
    here = lobby(request)
    return cached(request, "games", lambda: rulebooks.games(here.bots.levels, here.settings.lab))


@get("/bots", summary="How the levels play, and how strong they are", responses=FAULTS)
async def bots(request: Asking) -> wire.BotsInfo:
    pool = lobby(request).bots
    levels = [wire.BotLevel(level, pool.seconds(level) if level in SECONDS else 0.0) for level in pool.levels]
    return wire.BotsInfo(FORM, levels, ladder(pool.settings.ladder))


@get("/games/{game:str}/components", summary="A game's cards, map and names", responses=FAULTS)
async def components(request: Asking, game: FromPath[str]) -> Response[dict[str, object] | None]:
    rules = game_named(game)
    etag = f'"{rules.data_hash}-{rules.rules_version}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if request.headers.get("If-None-Match") == etag:
        return Response(None, status_code=304, headers=headers)
    return Response({**rules.components(), "data_hash": rules.data_hash}, headers=headers)


@get("/games/{game:str}/figures", summary="What a player aid tells: costs, points, limits", responses=FAULTS)
async def figures(request: Asking, game: FromPath[str], table: FromQuery[str | None] = None) -> dict[str, object]:
    """By the options of a table, or as they usually are."""
    rules = game_named(game)
    usual = rules.read_options({})
    if table is None:
        return {**rules.aid_figures(0, usual)}
    row = await lobby(request).row(table)
    if row.game != game:
        raise unknown_table(table)
    return {**rules.aid_figures(row.players, usual | row.options)}


@get(
    "/rules/{game:str}",
    summary="The numbered rules, as far as they are told in a language",
    responses=FAULTS,
    opt=PACKED,
)
async def rules(
    request: Asking, game: FromPath[str], lang: FromQuery[str] = ENGLISH
) -> Response[wire.Rules]:
    name = game_named(game).name
    try:
        told = rulebooks.language(name, lang)
        return cached(request, f"rules {name} {told}", lambda: rulebooks.told(name, told))
    except ValueError as error:
        refuse(404, "unknown_game", f"{error}.")


@get("/lessons/{game:str}/{name:str}", summary="A guided first game, step by step", responses=FAULTS)
async def lesson(game: FromPath[str], name: FromPath[str]) -> wire.LessonPlan:
    return told(lesson_named(game, name))


@post("/lessons/{game:str}/{name:str}", summary="Begin a lesson, or go on with it", responses=FAULTS)
async def learn(request: Asking, game: FromPath[str], name: FromPath[str]) -> wire.TableInfo:
    visitor, guest_called = await guest(request)
    await limited(request, visitor)
    return await lobby(request).learn(lesson_named(game, name), visitor, guest_called)


@get("/tables", summary="My tables, open tables, tables to watch", responses=FAULTS)
async def tables(request: Asking) -> wire.Tables:
    return await lobby(request).lists(reader(request))


@post("/tables", summary="A new table", responses=FAULTS)
async def create(request: Asking, data: Annotated[wire.NewTable, Body()]) -> wire.TableInfo:
    visitor, name = await guest(request)
    await limited(request, visitor)
    await check_share(request, visitor)
    table = await lobby(request).create(data, visitor, name)
    return table.info(visitor)


@get("/tables/{table_id:str}", summary="One table", responses=FAULTS)
async def table(request: Asking, table_id: FromPath[str]) -> wire.TableInfo:
    here = await lobby(request).table(table_id)
    return here.info(reader(request))


@post("/tables/{table_id:str}/join", status_code=200, summary="Take a seat", responses=FAULTS)
async def join(
    request: Asking, table_id: FromPath[str], data: Annotated[wire.JoinTable | None, Body()] = None
) -> wire.TableInfo:
    who, name = await guest(request)
    table = await lobby(request).table(table_id)
    wish = data or wire.JoinTable()
    await table.do(partial(table.join, who, name, wish.seat, wish.salt))
    return table.info(who)


@post("/tables/{table_id:str}/leave", status_code=200, summary="Leave the table", responses=FAULTS)
async def leave(
    request: Asking, table_id: FromPath[str], data: Annotated[wire.LeaveTable | None, Body()] = None
) -> wire.TableInfo:
    who, _ = await guest(request)
    table = await lobby(request).table(table_id)
    await table.do(partial(table.leave, who, data.level if data else None))
    return table.info(who)


@post("/tables/{table_id:str}/resign", status_code=200, summary="Give one's seat up for good", responses=FAULTS)
async def resign(request: Asking, table_id: FromPath[str]) -> wire.TableInfo:
    who, _ = await guest(request)
    table = await lobby(request).table(table_id)
    await table.do(partial(table.resign, who))
    return table.info(who)


@post("/tables/{table_id:str}/end", status_code=200, summary="End the game if all agree", responses=FAULTS)
async def end(request: Asking, table_id: FromPath[str]) -> wire.TableInfo:
    who, _ = await guest(request)
    table = await lobby(request).table(table_id)
    await table.do(partial(table.ask_end, who))
    return table.info(who)


@delete("/tables/{table_id:str}", summary="Delete a table of one's own", responses=FAULTS)
async def remove(request: Asking, table_id: FromPath[str]) -> None:
    who, _ = await guest(request)
    table = await lobby(request).table(table_id)
    await lobby(request).delete(table, who)


def address_of(request: Asking, table_id: str) -> str | None:
    settings: Settings = request.app.state.settings
    address = address_for(str(request.base_url), settings.host, settings.port)
    return None if address is None else f"{address}/table/{table_id}"


@get("/tables/{table_id:str}/invitation", summary="How others come here", responses=FAULTS)
async def invitation(request: Asking, table_id: FromPath[str]) -> wire.Invitation:
    address = address_of(request, (await lobby(request).row(table_id)).id)
    return wire.Invitation(address, HINT if address is None else "")


@get("/tables/{table_id:str}/code", media_type="image/svg+xml", summary="The same as a QR code", responses=FAULTS)
async def invitation_code(request: Asking, table_id: FromPath[str]) -> Response[bytes]:
    address = address_of(request, (await lobby(request).row(table_id)).id)
    if address is None:
        refuse(409, "not_reached", f"Only this machine reaches this server; start it with {HINT}.")
    return Response(code(address), media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})


@post("/tables/{table_id:str}/rematch", summary="The same people once more", responses=FAULTS)
async def rematch(request: Asking, table_id: FromPath[str]) -> wire.TableInfo:
    who, _ = await guest(request)
    await limited(request, who)
    await check_share(request, who)
    table = await lobby(request).table(table_id)
    return await lobby(request).rematch(table, who)


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT, summary="The game as text", responses=FAULTS)
async def record(request: Asking, table_id: FromPath[str]) -> Response[str]:
    who = reader(request)
    table = await lobby(request).table(table_id)
    text = await lobby(request).record(table, who)
    headers = {"Content-Disposition": f'attachment; filename="{table.row.game}-{table.row.id}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/tables/{table_id:str}/replay", summary="A finished game step by step", responses=FAULTS)
async def replay(request: Asking, table_id: FromPath[str]) -> Response[wire.Replay]:
    who = reader(request)
    table = await lobby(request).table(table_id)
    steps, length = await lobby(request).archived(address(request), table, archive.steps)
    info = msgspec.json.encode(table.info(who))
    return already(b'{"table":%b,"steps":%b,"length":%d}' % (info, steps, length))


def already(encoded: bytes) -> Response[Any]:
    """What is JSON already."""
    return Response(msgspec.Raw(encoded), media_type=MediaType.JSON)


@get("/tables/{table_id:str}/replay/{step:int}", summary="The table after a step", responses=FAULTS)
async def replay_step(
    request: Asking, table_id: FromPath[str], step: FromPath[int], seat: FromQuery[int | None] = None
) -> Response[wire.ReplayView]:
    table = await lobby(request).table(table_id)
    return already(await lobby(request).archived(address(request), table, archive.replay_view, step, seat))


@get("/tables/{table_id:str}/decided/{seat:int}", summary="What decided a finished game", responses=FAULTS)
async def what_decided(
    request: Asking, table_id: FromPath[str], seat: FromPath[int]
) -> Response[list[wire.Verdict]]:
    table = await lobby(request).table(table_id)
    return already(await lobby(request).archived(address(request), table, archive.verdicts, seat))


@post("/records", summary="Bring a record, as plain text", responses=FAULTS)
async def import_record(request: Asking) -> wire.TableInfo:
    who, _ = await guest(request)
    await limited(request, who)
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        refuse(422, "bad_record", "The record cannot be used: it is not text in UTF-8.")
    table = await lobby(request).import_record(text, who, address(request))
    return table.info(who)


@get("/openapi.json", include_in_schema=False, opt=PACKED)
async def described(request: Asking) -> Response[dict[str, object]]:
    """The requests above for machines. No page shows it: those there are load scripts from elsewhere."""
    return cached(request, "openapi", lambda: contract.exact(dict(request.app.openapi_schema.to_schema())))


ROUTES = [me, rename, games, bots, components, figures, rules, tables, create, table, join, leave, rematch]
ROUTES += [record, replay, replay_step, what_decided, resign, end, remove, invitation, invitation_code, lesson, learn]
