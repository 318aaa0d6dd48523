"""What those who run a server ask it."""

import asyncio
import re
import sqlite3
from collections.abc import Callable

import httpx

from server.people import Person, Server
from virtu.server.metrics import FRESH


async def test_a_server_tells_how_it_does(own: Callable[..., Server]) -> None:
    server = own()
    async with Person(server) as ann:
        table = await ann.create("me", "random", options={"first": "0"})
        async with ann.sit(table) as chair:
            reply = await chair.answer(chair.offers[0])
            await chair.until(lambda chair: chair.version > reply["version"] and chair.offers)
            await chair.answer("nonsense")
            text = (await ann.http.get("/metrics")).text
            numbers = {name: float(value) for name, value in re.findall(r"^(\S+) ([\d.e+]+)$", text, re.MULTILINE)}
            assert numbers['virtu_tables{state="playing"}'] == 1
            assert numbers['virtu_tables{state="parked"}'] == 0
            assert numbers["virtu_tables_awake"] == 1
            assert numbers["virtu_sockets"] == 1
            assert numbers["virtu_commits_total"] >= 3
            assert numbers["virtu_message_seconds_count"] == 2
            assert numbers["virtu_bots_waiting"] == 0
        assert ann.id not in text
        assert ann.name not in text
        assert (await ann.http.get("/healthz")).text == "well\n"
        assert (await ann.http.get("/readyz")).text == "ready\n"
        proxied = await ann.http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
        assert proxied.status_code == 404, "whoever comes through a proxy is not this machine"


async def test_a_server_without_its_database_is_alive_but_not_ready(own: Callable[..., Server]) -> None:
    server = own(metrics_for="10.0.0.1", requests_at_once=2, requests_per_second=0.01)
    async with httpx.AsyncClient(base_url=server.address) as client:
        assert [(await client.get("/readyz")).status_code for _ in range(30)] == [200] * 30, "no visitor"
        assert (await client.get("/metrics")).status_code == 404
        with sqlite3.connect(server.database) as database:
            database.execute("ALTER TABLE tables RENAME TO elsewhere")
        await asyncio.sleep(FRESH)
        reply = await client.get("/readyz")
        assert (reply.status_code, reply.json()["code"]) == (503, "storage")
        assert (await client.get("/healthz")).status_code == 200
