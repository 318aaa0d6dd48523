"""A game with secrets at a real table, and with a clock."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from server.people import Chair, Person, Server
from virtu import Record
from virtu.games.registry import GAMES
from virtu.server.storage.rows import LineRow, TableRow
from virtu.server.tables import screen
from virtu.server.tables.play import Play

pytestmark = pytest.mark.skipif("honour" not in GAMES, reason="without the game of Honour")
SHORT = {"variant": "short", "rounds": 3}


def replayed(text: str) -> Play:
    record = Record.read(text)
    row = TableRow("t", "honour", record.rules_version, record.data_hash, "", 5, record.options, None, dice=1)
    return Play(row, [LineRow(int(entry.seat), entry.text, entry.digest) for entry in record.entries])


def options_of(**wanted: object) -> dict[str, object]:
    """The wanted options as far as the game knows them."""
    return {name: value for name, value in wanted.items() if name in GAMES["honour"].options}


async def test_everybody_learns_their_own_secrets_only(ann: Person, bob: Person) -> None:
    """HO-12.2 A card from the deck is known to its drawer only."""
    table = await ann.create(
        "me", "open", "random", "random", "random", game="honour", options=options_of(**SHORT)
    )
    await bob.post(f"/api/tables/{table['id']}/join", json={})
    async with (
        Person(ann.address) as eve,
        ann.sit(table) as hers,
        bob.sit(table) as his,
        eve.sit(table) as watching,
    ):
        for person in (ann, bob, eve):
            reply = await person.http.get(f"/api/tables/{table['id']}/record")
            assert (reply.status_code, reply.json()["code"]) == (403, "hidden")
        await asyncio.gather(hers.finish(last), his.finish(last))
        await watching.until(lambda chair: chair.over)
    reply = await ann.http.get(f"/api/tables/{table['id']}/record")
    play = replayed(reply.text)
    secrets = [event for group in play.events for event in group if event.audience is not None]
    assert secrets
    for chair, seat in ((hers, 0), (his, 1), (watching, None)):
        assert chair.log == [
            msgspec.to_builtins(entry) for entry in screen.log(play.events, [], seat, seats=play.seats())
        ]


def last(offers: list[str]) -> str:
    return offers[-1]


async def test_an_exchange_is_taken_back_while_nothing_was_drawn(ann: Person, bob: Person) -> None:
    """HO-4.5 Naming cards for an exchange teaches nobody anything; the cards drawn for them do."""
    seats = ["me", "open", "random", "random", "random"]
    table = await ann.create(*seats, game="honour", options=options_of(**SHORT))
    await bob.post(f"/api/tables/{table['id']}/join", json={})
    async with ann.sit(table) as hers, bob.sit(table) as his:
        taken_back = 0
        for _ in range(12):
            await asyncio.gather(
                *(chair.until(lambda chair: chair.over or chair.asked in (0, 1)) for chair in (hers, his))
            )
            if hers.over:
                break
            asked = hers if hers.offers else his
            before = asked.view
            version = (await asked.answer(asked.offers[0]))["version"]
            await asyncio.gather(*(chair.reach(version) for chair in (hers, his)))
            if asked.undo and asked.asked in (0, 1):
                reply = await asked.ask(type="undo", version=asked.version)
                assert reply["type"] == "accepted"
                await asyncio.gather(*(chair.reach(version + 1) for chair in (hers, his)))
                assert asked.view == before
                taken_back += 1
                version = (await asked.answer(asked.offers[-1]))["version"]
                await asyncio.gather(*(chair.reach(version) for chair in (hers, his)))
        assert taken_back > 0


async def test_a_full_game_announces_no_clock(ann: Person) -> None:
    """HO-11.4 Asked for one it is refused, with the clause; of itself it has none, and the short one has rounds."""
    seats = ["me", "random", "random", "random", "random"]
    wish = {"game": "honour", "players": 5, "options": {"variant": "full", "timer": "clock"}}
    refused = await ann.post("/api/tables", 422, json=wish)
    assert refused["code"] == "bad_option"
    assert "a full game has no clock (HO-11.4)" in refused["sentence"]
    for variant in ("full", "short"):
        table = await ann.create(*seats, game="honour", options={"variant": variant})
        assert (table["options"]["timer"], table["rings"]) == ("rounds", None)


async def test_the_clock_rings_once_and_is_in_the_record(own: Callable[..., Server]) -> None:
    """HO-11.4 When it rings the round is finished; the moment it rang is in the log."""
    server = own(clock_seconds=4.0)
    async with Person(server) as ann:
        options = options_of(variant="short", timer="clock")
        table = await ann.create("me", "random", "random", "random", "random", game="honour", options=options)
        async with ann.sit(table) as chair:
            await chair.until(lambda chair: rang(chair))
        server.kill()
        server.start()
        ann.follow(server)
        async with ann.sit(table) as chair:
            assert rang(chair) == 1
            await chair.finish(last)
            assert rang(chair) == 1
        text = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
        record = Record.read(text)
        assert record.game.over(record.verify())
        assert [entry.text for entry in record.entries if entry.seat == -2] == ["ring"]


def rang(chair: Chair) -> int:
    return [entry["event"] for entry in chair.log].count("rang")
