"""Plans: the table as one seat imagines it, seen by nobody else, gone as soon as the table itself moves."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.people import Chair, Json, Person, Server

GAMES = (("governing", 3), ("seven_virtues", 3), ("honour", 5), ("wars_of_italy", 2))
PARTS = ("seats", "lines", "notes", "answers")


async def plan_on(chair: Chair, answers: int) -> None:
    """Answer for whoever is asked."""
    for _ in range(answers):
        reply = await chair.answer(chair.offers[0])
        assert reply["type"] == "accepted", reply
        await chair.reach(reply["version"])


async def closing(chair: Chair) -> tuple[Json, int | None]:
    """The last message before the server closes, and its code."""
    message: Json = {}
    try:
        while True:
            message = await chair.read()
    except ConnectionClosed as closed:
        return message, None if closed.rcvd is None else closed.rcvd.code


def kept(server: Server, table: str) -> list[list[Any]]:
    """All the database has about a table."""
    with sqlite3.connect(server.database) as database:
        return [
            database.execute(f"select * from {name} where {key} = ?", [table]).fetchall()
            for name, key in [("tables", "id"), *((part, "table_id") for part in PARTS)]
        ]


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_a_plan_goes_on_for_every_seat_and_leaves_no_trace(
    house: Server, game: str, players: int
) -> None:
    async with AsyncExitStack() as stack:
        ann, *guests = [await stack.enter_async_context(Person(house)) for _ in range(players)]
        table = await ann.create("me", *["open"] * (players - 1), game=game, seed=7)
        for guest in guests:
            await guest.post(f"/api/tables/{table['id']}/join", json={})
        async with ann.sit(table) as real, guests[0].sit(table) as other:
            await real.resync()
            before, known = kept(house, table["id"]), len(other.raw)
            async with ann.sit(table, door="plan") as plan:
                assert (plan.version, plan.seat) == (real.version, plan.asked)
                first = (plan.view, plan.offers)
                seats: set[int | None] = set()
                views: list[tuple[int | None, Any]] = []
                while len(seats) < 2 or len(views) < 9:
                    views.append((plan.seat, plan.view))
                    seats.add(plan.asked)
                    await plan_on(plan, 1)
                offer = plan.offers[0]
                assert (await plan.ask(type="preview", action=offer))["refusal"] is None
                assert (await plan.ask(type="explain", action="dance"))["refusal"]["sentence"]
                assert (await plan.ask(type="hint"))["type"] == "hinted"
                last = (plan.seat, plan.view)
                # Everything can be taken back and given again, and what chance threw comes again.
                await plan.ask(type="undo", version=plan.version)
                await plan.resync()
                assert (plan.seat, plan.view) == views[-1]
                await plan.ask(type="redo", version=plan.version)
                await plan.resync()
                assert (plan.seat, plan.view) == last
                await plan.ask(type="undo", version=plan.version, turn=True)
                await plan.resync()
                assert (plan.view, plan.offers, plan.undo) == (*first, False)
                assert (await plan.ask(type="ask_back", version=plan.version))["code"] == "no_undo"
            await real.resync()
            await other.resync()
            assert len(other.raw) == known + 1, "nobody hears of it"
            assert kept(house, table["id"]) == before


async def test_a_plan_lapses_when_the_table_moves(ann: Person, bob: Person) -> None:
    table = await ann.create("me", "open", seed=3, options={"first": "0"})
    await bob.post(f"/api/tables/{table['id']}/join", json={})
    async with ann.sit(table) as hers, ann.sit(table, door="plan") as one, bob.sit(table, door="plan") as two:
        await plan_on(one, 2)
        await plan_on(two, 1)
        # Somebody coming or going is no move.
        async with bob.sit(table):
            await hers.resync()
        await plan_on(one, 1)
        await hers.answer(hers.offers[0])
        for plan in (one, two):
            message, code = await closing(plan)
            assert (message["type"], message["code"], code) == ("error", "lapsed", 4410)


async def test_only_players_of_a_running_game_plan(ann: Person, bob: Person) -> None:
    table = await ann.create("me", "open")
    async with ann.sit(table, door="plan") as plan:
        assert json_code(plan) == "not_playing"
        assert (await closing(plan))[1] == 4409
    other = await ann.create("me", "easy")
    async with bob.sit(other, door="plan") as plan:
        assert json_code(plan) == "not_your_seat"
        assert (await closing(plan))[1] == 4403


@pytest.mark.parametrize("hands", ["memory", "open"])
async def test_6_2_a_plan_does_not_open_hands_that_one_must_remember(
    ann: Person, bob: Person, hands: str
) -> None:
    """SV-6.2 The planner answers for the other, and sees of the other's hand what the table shows: its size."""
    table = await ann.create("me", "open", seed=3, options={"first": "0", "hands": hands})
    await bob.post(f"/api/tables/{table['id']}/join", json={})
    async with ann.sit(table) as hers, bob.sit(table) as his:
        await hers.answer(hers.offers[0])
        await his.until(lambda chair: chair.offers)
        await his.answer(his.offers[0])
        async with ann.sit(table, door="plan") as plan:
            await plan_on(plan, 1)
            assert plan.seat == 1
            mine, other = plan.view["players"]
            assert len(mine["hand"]) == mine["cards"] > 0
            assert len(other["hand"]) == (0 if hands == "memory" else other["cards"])
            previews = plan.question["previews"] if plan.question else {}
            assert previews
            for preview in previews.values():
                assert ("holds" in preview) is (hands == "open"), "nor what it would then hold"


async def test_12_1_a_plan_shows_the_guessed_hands_it_answers_for(ann: Person) -> None:
    """HO-12.1 They are guesses, so all of them are shown, by every seat that is asked."""
    table = await ann.create("me", *["easy"] * 4, game="honour", seed=3)
    async with ann.sit(table) as real:
        await real.until(lambda chair: chair.offers)
        async with ann.sit(table, door="plan") as plan:
            seats: set[int | None] = set()
            while len(seats) < 3:
                await plan.answer("done" if "done" in plan.offers else plan.offers[0])
                await plan.resync()
                assert plan.seat is not None
                player = plan.view["players"][plan.seat]
                assert len(player["hand"]) == player["cards"] > 0
                seats.add(plan.seat)


async def test_plans_cannot_be_begun_without_end(own: Callable[..., Server]) -> None:
    """So many in a minute for one person at one table; others, and other tables, are not held up."""
    server = own(plans_per_minute=3)
    async with Person(server) as ann, Person(server) as bob:
        one, two = [await ann.create("me", "open") for _ in range(2)]
        for table in (one, two):
            await bob.post(f"/api/tables/{table['id']}/join", json={})
        for _ in range(3):
            async with ann.sit(one, door="plan") as plan:
                assert plan.kinds == ["snapshot"]
        for _ in range(2):
            async with ann.sit(one, door="plan") as plan:
                message, code = json.loads(plan.raw[0]), (await closing(plan))[1]
                assert (message["code"], code) == ("too_many_plans", 4429)
                assert message["sentence"] == "So many plans in so short a time; please wait a little."
        for person, table in ((ann, two), (bob, one)):
            async with person.sit(table, door="plan") as plan:
                assert plan.kinds == ["snapshot"]


def json_code(chair: Chair) -> str:
    return str(json.loads(chair.raw[0])["code"])
