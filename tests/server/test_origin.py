"""Requests of foreign pages, and letters that act on databases, terminals and screens."""

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from server.people import Person, Server
from server.postgres import Postgres
from virtu.kernel.dice import dice_from
from virtu.kernel.record import Record, Recorder
from virtu.server.tables.lobby import game_named

NEIGHBOUR = "http://127.0.0.1:9"
"""A page on another port of the same host: a browser sends our cookies along."""


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"Sec-Fetch-Site": "same-site", "Origin": NEIGHBOUR}, 403, "foreign_page"),
        ({"Sec-Fetch-Site": "cross-site"}, 403, "foreign_page"),
        ({"Origin": NEIGHBOUR}, 403, "foreign_page"),
        ({"Origin": "null"}, 403, "foreign_page"),
        ({"Origin": "http://["}, 403, "foreign_page"),
        ({"Host": "["}, 400, "bad_message"),
        ({"Host": "a:b"}, 400, "bad_message"),
        ({"Host": "a:99999"}, 400, "bad_message"),
        ({"Host": "a" * 300}, 400, "bad_message"),
        ({"Content-Type": "text/plain"}, 415, "wrong_kind"),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415, "wrong_kind"),
        ({"Sec-Fetch-Site": "same-origin", "Content-Type": "application/json"}, 200, ""),
        ({}, 200, ""),
    ],
)
async def test_only_our_own_pages_make_somebody_leave(
    ann: Person, headers: dict[str, str], status: int, code: str
) -> None:
    table = await ann.create("me", "open")
    path = f"/api/tables/{table['id']}/leave"
    body = b"{}" if "Content-Type" in headers else b""
    reply = await ann.http.post(path, content=body, headers=headers)
    assert (reply.status_code, reply.json().get("code", "")) == (status, code), reply.text
    still = (await ann.get(f"/api/tables/{table['id']}"))["your_seat"]
    assert still == (None if status == 200 else 0)


async def test_a_form_of_our_own_page_is_no_message_either(ann: Person) -> None:
    reply = await ann.http.post("/api/tables", data={"game": "honour"}, headers={"Origin": ann.address})
    assert (reply.status_code, reply.json()["code"]) == (415, "wrong_kind")
    reply = await ann.http.post("/api/records", json={})
    assert (reply.status_code, reply.json()["code"]) == (415, "wrong_kind")
    assert (await ann.http.get("/api/tables", headers={"Origin": NEIGHBOUR})).status_code == 200, "looking is free"


def record_by(name: str) -> bytes:
    game = game_named("seven_virtues")
    recorder = Recorder(Record(game, 2, game.read_options({})), dice_from(3))
    while recorder.roll():
        pass
    recorder.record.names = [name, "Bob"]
    return recorder.record.write().encode()


@pytest.mark.parametrize("name", ["a\u202eb", "a\x1b[31mb", "a\x00b", "a\u200bb"], ids=ascii)
async def test_a_name_in_a_record_is_a_name(ann: Person, name: str) -> None:
    reply = await ann.http.post("/api/records", content=record_by(name))
    assert (reply.status_code, reply.json()["code"]) == (422, "bad_record"), reply.text
    reply = await ann.http.post("/api/records", content=record_by("Zoë  of Říp"))
    assert reply.json()["seats"][0]["name"] == "Zoë of Říp"


async def test_no_letter_is_too_much_for_postgresql(own: Callable[..., Server], postgres: Postgres) -> None:
    """It takes no NUL in a text, wherever it comes from."""
    server = own(database=postgres.fresh())
    async with Person(server) as ann:
        for path in ("/api/tables/a%00b", "/api/tables/%00/record"):
            reply = await ann.http.get(path)
            assert (reply.status_code, reply.json()["code"]) == (404, "unknown_table"), path
        assert (await ann.http.get("/table/a%00b")).status_code != 500
        assert (await ann.http.post("/api/records", content=record_by("a\x00b"))).status_code == 422
        table = await ann.create("me", "easy", options={"first": "0"})
        async with ann.sit("a%00b") as chair:
            assert json.loads(chair.raw[0])["code"] == "unknown_table"
        async with ann.sit(table) as chair:
            await chair.send(type="answer", version=chair.version, id="a\x00b", action=chair.offers[0])
            assert (await chair.read())["code"] == "bad_message"
            assert (await chair.answer(chair.offers[0]))["type"] == "accepted"
    assert server.stop() == 0
    assert server.complaints() == ""


async def test_a_long_address_is_nowhere(house: Server) -> None:
    async with httpx.AsyncClient(base_url=house.address) as client:
        for path in ("/" + "x" * 300 + ".js", "/" + "ü" * 300 + ".js", "/assets/" + "x" * 5000 + ".js"):
            assert (await client.get(path)).status_code == 404
        assert (await client.get("/" + "x" * 300)).status_code != 500


async def test_a_page_that_is_none_gets_no_socket(ann: Person) -> None:
    table = await ann.create("me", "open")
    async with ann.sit(table["id"], origin="http://[") as chair:
        assert chair.kinds == ["error"]


async def test_nonsense_does_not_fill_the_log(own: Callable[..., Server]) -> None:
    server = own()
    host, port = server.address.removeprefix("http://").split(":")
    for _ in range(50):
        with socket.create_connection((host, int(port))) as line:
            line.sendall(b"nonsense\r\n\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 400")
    assert 0 < server.complaints().count("\n") <= 2


def handshake(server: Server, table: str, *headers: bytes) -> bytes:
    """The first bytes a server answers."""
    host, _, port = server.address.removeprefix("http://").rpartition(":")
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1".encode(),
        f"Host: {host}:{port}".encode(),
        b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *headers,
    ]
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(b"\r\n".join(lines) + b"\r\n\r\n")
        return line.recv(4096)


async def test_odd_headers_of_a_socket_are_not_worth_a_line_in_the_log(own: Callable[..., Server]) -> None:
    """Nobody counts those who are refused before it is known who they are."""
    server = own()
    async with Person(server) as ann:
        table = (await ann.create("me", "random"))["id"]
        hop, origin = b"X-Virtu-Hop: a", b"Origin: http://a"
        odd = [(hop, hop), (b"X-Virtu-Hop: \xff",), (origin, origin), (b"Cookie: virtu_guest=\xff\xfe",)]
        for headers in odd:
            assert (await asyncio.to_thread(handshake, server, table, *headers)).startswith(b"HTTP/1.1 ")
    assert server.stop() == 0
    assert server.complaints() == ""


async def test_who_speaks_for_others_is_a_setting(own: Callable[..., Server]) -> None:
    """Otherwise anybody on this machine has as many addresses as they like, and no limit."""
    few = {"requests_per_second": 0.01, "requests_at_once": 4}

    async def asked(server: Server) -> list[int]:
        async with httpx.AsyncClient(base_url=server.address) as client:
            names = [{"X-Forwarded-For": f"10.0.0.{number}"} for number in range(8)]
            return [(await client.get("/api/games", headers=name)).status_code for name in names]

    assert await asked(own(**few)) == [200] * 4 + [429] * 4
    assert await asked(own(**few, trusted_proxies="127.0.0.1")) == [200] * 8


@pytest.mark.parametrize(("proxies", "status"), [("10.0.0.5", 404), ("127.0.0.0/8", 404), ("", 404)])
async def test_numbers_are_not_read_through_a_proxy(own: Callable[..., Server], proxies: str, status: int) -> None:
    """Neither through one that is not named, which says nothing true about who asks, nor by somebody from elsewhere."""
    server = own(trusted_proxies=proxies)
    async with httpx.AsyncClient(base_url=server.address) as client:
        assert (await client.get("/metrics")).status_code == 200
        assert (await client.get("/metrics", headers={"X-Forwarded-For": "6.6.6.6"})).status_code == status


async def test_a_network_of_proxies_speaks_for_others(own: Callable[..., Server]) -> None:
    few = {"requests_per_second": 0.01, "requests_at_once": 4}
    async with httpx.AsyncClient(base_url=own(**few, trusted_proxies="127.0.0.0/8").address) as client:
        names = [{"X-Forwarded-For": f"10.0.0.7:{number}"} for number in range(8)]
        found = [(await client.get("/api/games", headers=name)).status_code for name in names]
        assert found == [200] * 4 + [429] * 4, "one visitor with many ports"
        secure = await client.get("/api/me", headers={"X-Forwarded-For": "10.0.0.8", "X-Forwarded-Proto": "https"})
        assert "Secure" in secure.headers["set-cookie"]
        assert secure.headers["cache-control"] == "no-store", "who somebody is, is nobody else's business"


async def test_the_log_names_no_guest(own: Callable[..., Server]) -> None:
    """Whoever has a guest's id is a step nearer to being them; a log is read by many."""
    server = own()
    async with Person(server) as ann:
        with sqlite3.connect(server.database) as database:
            database.execute("DROP TABLE guests")
        reply = await ann.http.get("/api/me")
        assert reply.status_code >= 500
        assert ann.id not in server.complaints()
        assert server.complaints(), "it was written down"


def serve(*options: str, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "virtu", "serve", "--port", "0", *options],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    return done.stderr


def test_why_it_does_not_start_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "virtu.sqlite").mkdir()
    said = serve(VIRTU_DATA=str(tmp_path))
    why = "cannot be used: is a directory"
    assert said == f"virtu serve: the database {tmp_path}/virtu.sqlite {why}\n"
    (tmp_path / "file").touch()
    said = serve(VIRTU_DATA=str(tmp_path / "file" / "data"))
    assert said.startswith(f"virtu serve: the database {tmp_path}/file/data/virtu.sqlite cannot be used: ")
    assert said.count("\n") == 1
    pytest.importorskip("psycopg")
    said = serve("--database", "postgresql://nobody@127.0.0.1:1/none")
    assert said.startswith("virtu serve: the database postgresql")
    assert (said.count("\n"), said[-1]) == (1, "\n")
