"""Bad input: a clear error with a status code, nothing lost, nothing written to the log."""

import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed

from server.people import Chair, Json, Person, Server

GAME: Json = {"game": "seven_virtues", "players": 2}
DEEP = b"[" * 5000
SEATS: list[Json] = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


def repr_(value: object) -> str:
    return repr(value)[:30]


def check(reply: httpx.Response, status: int, code: str) -> Json:
    assert (reply.status_code, reply.json()["code"]) == (status, code), reply.text
    body: Json = reply.json()
    assert body["status"] == status
    assert len(body["sentence"]) > 8
    assert isinstance(body["facts"], dict)
    return body


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess", "players": 2}, 404, "unknown_game"),
        ({"game": "seven_virtues", "players": 8}, 422, "bad_players"),
        ({"game": "seven_virtues", "players": 1}, 422, "bad_players"),
        ({"game": "seven_virtues", "players": -1}, 400, "bad_message"),
        ({"game": "seven_virtues", "players": "two"}, 400, "bad_message"),
        ({"game": "seven_virtues"}, 400, "bad_message"),
        ({"game": ["seven_virtues"], "players": 2}, 400, "bad_message"),
        ({"game": "s" * 500, "players": 2}, 400, "bad_message"),
        ({**GAME, "surprise": 1}, 400, "bad_message"),
        ({**GAME, "options": {"wings": "yes"}}, 422, "bad_option"),
        ({**GAME, "options": {"hands": "three"}}, 422, "bad_option"),
        ({**GAME, "options": {"first": "5"}}, 422, "bad_option"),
        ({"game": "honour", "players": 5, "options": {"timer": "clock"}}, 422, "bad_option"),
        ({"game": "honour", "players": 5, "options": {"round_limit": 101}}, 422, "bad_option"),
        ({**GAME, "options": ["hands"]}, 400, "bad_message"),
        ({**GAME, "options": {"hands": {"deep": 1}}}, 400, "bad_message"),
        ({**GAME, "seats": SEATS[:1]}, 422, "bad_seats"),
        ({**GAME, "seats": [{"kind": "me"}] * 2}, 422, "bad_seats"),
        ({**GAME, "seats": [{"kind": "king"}] * 2}, 400, "bad_message"),
        ({**GAME, "seats": [{"kind": "me"}, {"kind": "bot", "level": "godlike"}]}, 422, "unknown_level"),
        ({**GAME, "seats": [{"kind": "open"}] * 10000}, 413, "too_large"),
        ({**GAME, "seats": [{"kind": "open"}] * 50}, 400, "bad_message"),
        ({**GAME, "name": "x" * 61}, 422, "bad_name"),
        ({**GAME, "name": "x\u0000y"}, 422, "bad_name"),
        ({**GAME, "seed": -4}, 400, "bad_message"),
        ({**GAME, "seed": 10**30}, 400, "bad_message"),
        ([], 400, "bad_message"),
        (None, 400, "bad_message"),
    ],
)
async def test_wishes_for_tables(ann: Person, wish: object, status: int, code: str) -> None:
    check(await ann.http.post("/api/tables", json=wish), status, code)


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b"", b"nonsense", DEEP, b'{"game": NaN}'], ids=repr_)
async def test_malformed_json(ann: Person, body: bytes) -> None:
    for path in ("/api/tables", "/api/me"):
        method = ann.http.put if path == "/api/me" else ann.http.post
        check(
            await method(path, content=body, headers={"Content-Type": "application/json"}), 400, "bad_message"
        )


NAMELESS = ["", "   ", "x" * 41, "a\u202eb", "a\x00b", "x" * 30000, "\u3164", "\u2800\u034f"]


@pytest.mark.parametrize("name", NAMELESS, ids=repr_)
async def test_names(ann: Person, name: str) -> None:
    check(await ann.http.put("/api/me", json={"name": name}), 422, "bad_name")
    assert (await ann.get("/api/me"))["name"] == ann.name


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/tables/nowhere", 404, "unknown_table"),
        ("GET", "/api/tables/" + "x" * 50, 404, "unknown_table"),
        ("GET", "/api/tables/nowhere/record", 404, "unknown_table"),
        ("GET", "/api/tables/nowhere/replay", 404, "unknown_table"),
        ("GET", "/api/tables/nowhere/replay/3", 404, "unknown_table"),
        ("GET", "/api/tables/nowhere/replay/three", 404, "not_found"),
        ("POST", "/api/tables/nowhere/join", 404, "unknown_table"),
        ("POST", "/api/tables/nowhere/leave", 404, "unknown_table"),
        ("POST", "/api/tables/nowhere/rematch", 404, "unknown_table"),
        ("GET", "/api/games/chess/components", 404, "unknown_game"),
        ("GET", "/api/rules/chess", 404, "unknown_game"),
        ("GET", "/api/rules/..%2f..%2fpyproject", 404, "not_found"),
        ("GET", "/api/nothing", 404, "not_found"),
        ("DELETE", "/api/tables", 405, "wrong_method"),
        ("PUT", "/api/tables/nowhere", 405, "wrong_method"),
    ],
)
async def test_places_that_do_not_exist(ann: Person, method: str, path: str, status: int, code: str) -> None:
    check(await ann.http.request(method, path), status, code)


async def test_without_a_cookie_one_may_only_look(ann: Person, house: Server) -> None:
    table = await ann.create("me", "open")
    async with httpx.AsyncClient(base_url=house.address) as nobody:
        assert (await nobody.get(f"/api/tables/{table['id']}")).json()["your_seat"] is None
        assert (await nobody.get("/api/tables")).json()["mine"] == []
        check(await nobody.post("/api/tables", json=GAME), 401, "no_guest")
        check(await nobody.post(f"/api/tables/{table['id']}/join", json={}), 401, "no_guest")
        check(await nobody.post(f"/api/tables/{table['id']}/leave"), 401, "no_guest")
        check(await nobody.put("/api/me", json={"name": "Nobody"}), 401, "no_guest")
        check(await nobody.post("/api/records", content=b"virtu record 1"), 401, "no_guest")


@pytest.mark.parametrize("how", ["nonsense", "tail", "other", "empty-object"])
async def test_a_wrong_cookie_is_refused_and_replaced(ann: Person, house: Server, how: str) -> None:
    good = ann.http.cookies["virtu_guest"]
    payload, _, mark = good.partition(".")
    bad = {
        "nonsense": "hello", "tail": f"{payload}.{mark.swapcase()}", "other": f"ImFiYyI.{mark}",
        "empty-object": "e30." + mark,
    }[how]  # fmt: skip
    table = await ann.create("me", "easy")
    async with httpx.AsyncClient(base_url=house.address, cookies={"virtu_guest": bad}) as thief:
        check(await thief.get("/api/tables"), 401, "bad_cookie")
        check(await thief.post("/api/tables", json=GAME), 401, "bad_cookie")
        me = await thief.get("/api/me")
        assert me.status_code == 200
        assert me.json()["id"] != ann.id
        assert "HttpOnly" in me.headers["set-cookie"]
        assert "SameSite=lax" in me.headers["set-cookie"]
    async with ann.sit(table, cookie=f"virtu_guest={bad}") as chair:
        assert json.loads(chair.raw[0])["code"] == "bad_cookie"
        with pytest.raises(ConnectionClosed) as closed:
            await chair.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


async def test_another_site_cannot_speak_for_a_guest(ann: Person) -> None:
    table = await ann.create("me", "easy")
    async with ann.sit(table, origin="http://evil.example") as chair:
        assert json.loads(chair.raw[0])["code"] == "foreign_page"
    async with ann.sit(table, origin=ann.address) as chair:
        assert chair.seat == 0


async def test_a_socket_to_no_table(ann: Person) -> None:
    async with ann.sit("nowhere") as chair:
        assert json.loads(chair.raw[0])["code"] == "unknown_table"
        with pytest.raises(ConnectionClosed) as closed:
            await chair.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


@pytest_asyncio.fixture
async def chair(ann: Person, bob: Person) -> AsyncIterator[Chair]:
    table = await ann.create("me", "open", options={"first": "0"})
    await bob.post(f"/api/tables/{table['id']}/join", json={})
    async with ann.sit(table) as chair:
        yield chair


@pytest.mark.parametrize(
    "message",
    [
        "{", "", "null", "[]", "42", '"answer"', "{}", '{"type": "dance", "id": "x"}', '{"type": 7}', DEEP.decode(),
        '{"type": "answer", "id": "x"}',
        '{"type": "answer", "id": "x", "version": "1", "action": "take 3"}',
        '{"type": "answer", "id": "x", "version": -1, "action": "take 3"}',
        '{"type": "answer", "id": "x", "version": 1, "action": ["take 3"]}',
        '{"type": "answer", "id": "", "version": 1, "action": "take 3"}',
        '{"type": "answer", "id": null, "version": 1, "action": "take 3"}',
        '{"type": "undo", "version": 1.5, "id": "x"}',
        '{"type": "ping", "id": {"a": 1}}',
        json.dumps({"type": "answer", "id": "x" * 65, "version": 1, "action": "take 3"}),
        json.dumps({"type": "explain", "id": "x", "action": "take " + "9" * 300}),
        b"\xff\xfe\x00", b"\x00",
    ],
    ids=repr_,
)  # fmt: skip
async def test_messages_that_cannot_be_read(chair: Chair, message: str | bytes) -> None:
    await chair.socket.send(message)
    error = await chair.read()
    assert (error["type"], error["code"]) == ("error", "bad_message")
    assert len(error["sentence"]) > 10
    try:
        given: Any = json.loads(message)
    except (ValueError, RecursionError):
        given = None
    if isinstance(given, dict) and isinstance(given.get("id"), str):
        assert error["id"] == given["id"][:64]
    assert (await chair.ask(type="ping"))["type"] == "pong", "the connection lives on"
    assert (await chair.answer(chair.offers[0]))["type"] == "accepted"


@pytest.mark.parametrize(
    "action", ["", "take", "take justice 99", "tаke hope", "'; drop table lines", "\u0000", "🂡" * 40]
)
async def test_answers_that_mean_nothing(chair: Chair, action: str) -> None:
    reply = await chair.answer(action)
    assert (reply["type"], reply["clause"]) == ("refused", "SV-3.1")
    assert (await chair.answer(chair.offers[0]))["type"] == "accepted"


async def test_large_messages(chair: Chair, ann: Person) -> None:
    await chair.socket.send(json.dumps({"type": "explain", "id": "big", "action": "x" * 70_000}))
    assert (await chair.read())["code"] == "too_large"
    assert (await chair.ask(type="ping"))["type"] == "pong"
    check(await ann.http.post("/api/tables", json={**GAME, "name": "x" * 70_000}), 413, "too_large")
    check(await ann.http.post("/api/records", content=b"virtu record 1\n" * 80_000), 413, "too_large")
    await chair.socket.send("x" * 3_000_000)
    with pytest.raises(ConnectionClosed) as closed:
        await chair.until(lambda chair: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    async with ann.sit(chair.table) as again:
        assert again.offers == chair.offers


async def test_too_much_at_once(own: Callable[..., Server]) -> None:
    server = own(requests_per_second=0.5, requests_at_once=30, tables_per_minute=3)
    async with Person(server) as ann:
        made = [await ann.http.post("/api/tables", json=GAME) for _ in range(5)]
        assert [reply.status_code for reply in made] == [201, 201, 201, 429, 429]
        check(made[-1], 429, "too_many_tables")
        async with ann.sit(made[0].json()) as chair:
            for _ in range(60):
                await chair.send(type="ping")
            codes: list[str] = []
            while len(codes) < 60:
                message = await chair.read()
                if message["type"] in ("pong", "error"):
                    codes.append(message.get("code", "fine"))
            assert 20 <= codes.count("fine") < 50, "coming in cost as much as ten messages"
            assert codes.count("fine") + codes.count("too_fast") == 60
        replies = [await ann.http.get("/api/games") for _ in range(60)]
        check(replies[-1], 429, "too_fast")
        assert (await ann.http.get("/")).status_code != 429
    assert server.stop() == 0
    assert server.complaints() == ""


async def test_a_slow_reader_gets_a_snapshot_and_holds_nobody_up(own: Callable[..., Server]) -> None:
    server = own(backlog=1000)
    async with Person(server) as ann, Person(server) as eve:
        table = await ann.create("me", "open")
        async with eve.sit(table, max_queue=1) as slow:
            # Eve asks for snapshots and reads nothing: first her buffers fill, then the server's backlog.
            for _ in range(100):
                await slow.send(type="resync")
            slow.socket.transport.pause_reading()
            for number in range(40):
                reply = await ann.http.put("/api/me", json={"name": f"Ann {number}"})
                assert reply.status_code == 200
            slow.socket.transport.resume_reading()
            await slow.until(lambda chair: chair.table["seats"][0]["name"] == "Ann 39")
    assert server.stop() == 0
    assert server.complaints() == ""
