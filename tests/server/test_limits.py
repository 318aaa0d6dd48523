"""Many connections of one person, or of one address, get no more than one would."""

import json
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from server.people import Chair, Person, Server
from virtu.games.registry import GAMES
from virtu.server.http.limits import address_of
from virtu.server.storage.rows import SeatRow, TableRow
from virtu.server.tables.audience import Audience
from virtu.server.tables.play import Play
from virtu.server.tables.subscriber import Subscriber


async def codes(chair: Chair, count: int, *kinds: str) -> list[str]:
    """The next so many replies of these kinds and errors, in short."""
    found: list[str] = []
    while len(found) < count:
        message = await chair.read()
        if message["type"] in (*kinds, "error"):
            found.append(message.get("code", "fine"))
    return found


@pytest.mark.parametrize("known", [True, False], ids=["guest", "nobody"])
async def test_so_many_connections_and_no_more(own: Callable[..., Server], known: bool) -> None:
    server = own(sockets_per_person=3, sockets_per_address=5)
    async with Person(server) as ann, Person(server) as bob, AsyncExitStack() as stack:
        table = await ann.create("me", "open")
        cookie = None if known else ""
        for _ in range(2):
            await stack.enter_async_context(ann.sit(table, cookie=cookie))
        async with ann.sit(table, cookie=cookie):
            async with ann.sit(table, cookie=cookie) as fourth:
                assert json.loads(fourth.raw[0])["code"] == "too_many_sockets"
                with pytest.raises(ConnectionClosed) as closed:
                    await fourth.read()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
            for expected in (True, True, False):
                chair = await stack.enter_async_context(bob.sit(table))
                assert (json.loads(chair.raw[0])["type"] == "snapshot") == expected, "five of this address"
        again = await stack.enter_async_context(ann.sit(table, cookie=cookie))
        assert json.loads(again.raw[0])["type"] == "snapshot", "there is room again"
    assert server.stop() == 0
    assert server.complaints() == ""


async def test_two_connections_share_what_one_may_say(own: Callable[..., Server]) -> None:
    server = own(requests_per_second=0.01, requests_at_once=50)
    async with Person(server) as ann, Person(server) as bob:
        table = await ann.create("me", "open")
        async with ann.sit(table) as one, ann.sit(table) as two, bob.sit(table) as other:
            for chair in (one, two):
                for _ in range(20):
                    await chair.send(type="ping")
            said = await codes(one, 20, "pong") + await codes(two, 20, "pong")
            assert (said.count("fine"), said.count("too_fast")) == (30, 10)
            assert (await other.ask(type="ping"))["type"] == "pong", "another person is not concerned"


async def test_asking_for_everything_costs_more(own: Callable[..., Server]) -> None:
    server = own(requests_per_second=0.01, requests_at_once=60)
    async with Person(server) as ann:
        table = await ann.create("me", "open")
        async with ann.sit(table) as chair:
            for _ in range(10):
                await chair.send(type="resync")
            said = await codes(chair, 10, "snapshot")
            assert said == ["fine"] * 5 + ["too_fast"] * 5


def test_everything_is_made_once_while_nothing_happens() -> None:
    game = GAMES["honour"]
    row = TableRow("t", game.name, game.rules_version, game.data_hash, "", 5, game.read_options({}), None, dice=5)
    row.seats = [SeatRow("person", f"guest {seat}", f"guest {seat}") for seat in range(5)]
    row.state = "playing"
    play, audience = Play(row, []), Audience(0.0)
    play.roll()
    sent: dict[str | None, list[bytes]] = {guest: [] for guest in ("guest 0", "guest 1", None, "eve", "mallory")}
    people = {guest: Subscriber(guest, sent[guest].append) for guest in sent}
    for one in people.values():
        audience.add(one)
    for _ in range(3):
        for one in people.values():
            audience.snapshot(one, row, play, [])
    first = {guest: messages[0] for guest, messages in sent.items()}
    assert all(message == first[guest] for guest, messages in sent.items() for message in messages)
    assert sent["guest 0"][2] is sent["guest 0"][1], "not made again"
    assert sent[None][2] is sent["eve"][2] is sent["mallory"][2], "all who only watch see the same"
    assert first["guest 0"] != first["guest 1"] != first[None]
    row.version += 1
    audience.snapshot(people["guest 0"], row, play, [])
    assert json.loads(sent["guest 0"][3])["version"] == 1


async def test_one_person_has_so_many_unfinished_tables(own: Callable[..., Server]) -> None:
    server = own(tables_at_once=2, tables_per_minute=3)
    wish = {"game": "seven_virtues", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with Person(server) as ann:
        tables = [await ann.http.post("/api/tables", json=wish) for _ in range(3)]
        assert [reply.status_code for reply in tables] == [201, 201, 429]
        assert tables[2].json()["code"] == "too_many_running"
        assert (await ann.http.delete(f"/api/tables/{tables[0].json()['id']}")).status_code == 204
        again = await ann.http.post("/api/tables", json=wish)
        assert again.json()["code"] == "too_many_tables", "and so many in a minute"


def test_whom_a_proxy_speaks_for() -> None:
    assert address_of("10.0.0.9", "6.6.6.6", "") == "10.0.0.9"
    assert address_of("10.0.0.9", "6.6.6.6", "127.0.0.1") == "10.0.0.9", "no proxy of ours"
    assert address_of("127.0.0.1", "6.6.6.6, 7.7.7.7", "127.0.0.1") == "7.7.7.7", "what came before may be a lie"
    assert address_of("127.0.0.1", "7.7.7.7, 10.0.0.2", "127.0.0.1,10.0.0.2") == "7.7.7.7"
    assert address_of("127.0.0.1", "", "127.0.0.1") == "127.0.0.1"


def test_proxies_are_addresses_or_networks_however_they_are_written() -> None:
    """All channels ask this one: websockets, requests and the number of connections."""
    assert address_of("::ffff:127.0.0.1", "6.6.6.6", "127.0.0.1") == "6.6.6.6", "a server that listens on ::"
    assert address_of("10.1.2.3", "6.6.6.6, 10.9.9.9", "10.0.0.0/8") == "6.6.6.6"
    assert address_of("11.1.2.3", "6.6.6.6", "10.0.0.0/8") == "11.1.2.3"
    assert address_of("0:0:0:0:0:0:0:1", "6.6.6.6", "::1") == "6.6.6.6"
    assert address_of("127.0.0.1", "6.6.6.6:1234", "127.0.0.1") == "6.6.6.6", "one visitor, many ports"
    assert address_of("127.0.0.1", "[2001:db8::1]:1234", "127.0.0.1") == address_of("2001:db8::2", "", "")
    assert address_of("127.0.0.1", "6.6.6.6, 7.7.7.7", "*") == "7.7.7.7"
    assert address_of("127.0.0.1", "6.6.6.6, unknown", "127.0.0.1") == "127.0.0.1", "nobody is called that"
