"""Whole games over real sockets."""

import asyncio
import json
from collections.abc import Callable

import pytest

from server.people import Person, Server
from virtu import Record
from virtu.games.registry import BUILT_IN as GAMES


async def test_bots_play_a_whole_game_and_a_spectator_follows_it(ann: Person, bob: Person) -> None:
    table = await ann.create("easy", "random", "random", seed=5)
    assert table["your_seat"] is None
    async with bob.sit(table) as chair:
        assert chair.seat is None
        await chair.until(lambda chair: chair.over)
        seen, log, score = chair.view, chair.log, chair.score
        whole = await chair.resync()
        assert (whole["view"], whole["log"], whole["score"]) == (seen, log, score)
        assert chair.kinds.count("snapshot") == 2, "everything else came as patches"
        assert chair.table["winners"]
        assert chair.question is None
    text = (await bob.http.get(f"/api/tables/{table['id']}/record")).text
    record = Record.read(text)
    end = record.verify()
    assert record.game.over(end)
    assert [int(seat) for seat in record.game.winners(end)] == chair.table["winners"]
    assert [score["total"] for score in chair.score] == [score.total for score in record.game.score(end)]


async def test_a_seed_makes_a_game_repeatable(ann: Person) -> None:
    views = []
    for _ in range(2):
        table = await ann.create("me", "open", seed=11)
        assert table["seeded"]
        assert table["state"] == "waiting"
        async with Person(ann.address) as bob:
            await bob.post(f"/api/tables/{table['id']}/join", json={})
            async with ann.sit(table) as chair, bob.sit(table) as other:
                await asyncio.gather(chair.finish(), other.finish())
                await chair.resync()
                views.append((chair.view, [entry["facts"] for entry in chair.log]))
    assert views[0] == views[1]


async def test_a_chosen_seed_is_told_to_everybody(own: Callable[..., Server]) -> None:
    """Whoever knows it can compute every hand: told in the lists, while people wait, at play, to spectators, after a
    restart and at the end. Dice of the server's own are not."""
    server = own()
    async with Person(server) as ann, Person(server) as bob, Person(server) as eve:
        table = await ann.create("me", "open", seed=11)
        fair = await ann.create("me", "open")
        listed = {found["id"]: found for found in (await bob.get("/api/tables"))["open"]}
        assert (listed[table["id"]]["seeded"], listed[fair["id"]]["seeded"]) == (True, False)
        async with bob.sit(table) as invited, bob.sit(fair) as welcome:
            assert (invited.table["seeded"], welcome.table["seeded"]) == (True, False)
            await bob.post(f"/api/tables/{table['id']}/join", json={})
            await invited.until(lambda chair: chair.table["state"] == "playing")
            assert invited.table["seeded"]
        server.kill()
        server.start()
        for person in (ann, bob, eve):
            person.follow(server)
        async with ann.sit(table) as hers, bob.sit(table) as his, eve.sit(table) as watching:
            assert [chair.table["seeded"] for chair in (hers, his, watching)] == [True] * 3
            assert (watching.seat, watching.table["state"]) == (None, "playing")
            await asyncio.gather(hers.finish(), his.finish())
        listed = {found["id"]: found for found in (await ann.get("/api/tables"))["mine"]}
        assert (listed[table["id"]]["state"], listed[table["id"]]["seeded"]) == ("over", True)
        again = await ann.post(f"/api/tables/{table['id']}/rematch", 201)
        assert not again["seeded"], "a rematch throws dice of its own"


async def test_a_record_that_is_taken_over_is_marked_as_such(ann: Person) -> None:
    """Nobody chose its seed here, but its game is over and known: a rating leaves out what is imported too."""
    table = await ann.create("random", "random", seed=21)
    async with ann.sit(table) as chair:
        await chair.until(lambda chair: chair.over)
    text = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
    taken = await ann.post("/api/records", 201, content=text, headers={"content-type": "text/plain"})
    assert (taken["seeded"], taken["imported"], taken["state"]) == (False, True, "over")


async def test_two_people_and_a_spectator(ann: Person, bob: Person, house: Server) -> None:
    table = await ann.create("me", "open")
    async with ann.sit(table) as hers, Person(house) as eve, eve.sit(table) as watching:
        assert (hers.view, hers.question, hers.score) == (None, None, None)
        assert [seat["connected"] for seat in hers.table["seats"]] == [True, False]
        joined = await bob.post(f"/api/tables/{table['id']}/join", json={"seat": 1})
        assert (joined["state"], joined["your_seat"]) == ("playing", 1)
        async with bob.sit(table) as his:
            await asyncio.gather(hers.finish(), his.finish())
            await watching.until(lambda chair: chair.over)
            for chair in (hers, his, watching):
                view, log = chair.view, chair.log
                whole = await chair.resync()
                assert (whole["view"], whole["log"]) == (view, log)
            assert hers.table["winners"] == his.table["winners"] == watching.table["winners"] != []
            assert (hers.seat, his.seat, watching.seat) == (0, 1, None)
    asked = [json.loads(data).get("question") for data in watching.raw]
    assert {str(question["offers"]) for question in asked if question} == {"[]"}


async def test_hands_are_hidden_while_they_are_remembered(ann: Person, bob: Person) -> None:
    """SV-6.2 Other hands show only their size until the Virtues are called."""
    table = await ann.create("me", "open")
    await bob.post(f"/api/tables/{table['id']}/join", json={})
    async with ann.sit(table) as hers, bob.sit(table) as his:
        asked = hers if hers.offers else his
        reply = await asked.answer(asked.offers[0])
        for chair in (hers, his):
            await chair.reach(reply["version"])
        seat = asked.seat
        other = his if asked is hers else hers
        assert seat is not None
        assert asked.view["players"][seat]["hand"]
        assert other.view["players"][seat]["hand"] == []
        assert other.view["players"][seat]["cards"] == len(asked.view["players"][seat]["hand"])
        assert other.offers
        assert asked.offers == []


async def test_several_tables_at_once(ann: Person) -> None:
    tables = [await ann.create("random", "random", "easy") for _ in range(4)]

    async def follow(table: dict[str, object]) -> int:
        async with ann.sit(table) as chair:
            await chair.until(lambda chair: chair.over)
            return chair.version

    versions = await asyncio.gather(*map(follow, tables))
    assert min(versions) > 10


@pytest.mark.parametrize("name", list(GAMES))
async def test_every_game_is_played_and_followed(ann: Person, name: str) -> None:
    """A person and bots; the views made from patches are those of a snapshot."""
    players = GAMES[name].players[0]
    table = await ann.create("me", *["random"] * (players - 1), game=name, seed=8)
    async with Person(ann.address) as eve, ann.sit(table) as chair, eve.sit(table) as watching:
        answers = 0
        while answers < 12 and chair.version < 60 and not chair.over:
            await chair.until(lambda chair: chair.offers or chair.over)
            if chair.offers:
                question = chair.question
                assert question is not None
                assert set(question["previews"]) in (set(), set(chair.offers))
                reply = await chair.answer(chair.offers[answers % len(chair.offers)])
                assert reply["type"] == "accepted", reply
                await chair.reach(reply["version"])
                answers += 1
        for one in (chair, watching):
            # What is still on its way comes first; then nothing may differ.
            await one.ask(type="ping")
            view, log, score, version = one.view, one.log, one.score, one.version
            whole = await one.resync()
            if whole["version"] == version:
                assert (whole["view"], whole["log"], whole["score"]) == (view, log, score)
        assert answers > 0
