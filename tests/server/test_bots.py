"""Bots that sleep, crash, lie or talk nonsense never stall a table."""

import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from server.people import Chair, Person, Server
from virtu.games.registry import GAMES
from virtu.kernel.ids import Seat
from virtu.kernel.record import Entry, Record
from virtu.server.tables.driver import pause
from virtu.server.workers.job_queue import Job, JobQueue


async def go_round(chair: Chair) -> None:
    """Answer, and wait until the others have."""
    version = (await chair.answer(chair.offers[0]))["version"]
    await chair.until(lambda chair: chair.version > version and chair.offers)


async def test_no_bot_stalls_a_table(own: Callable[..., Server]) -> None:
    server = own(bot_module="strange_bots", bot_budget=0.05, bot_grace=3.0, bot_workers=2)
    async with Person(server) as ann:
        assert "sleeps" in (await ann.get("/api/games"))["bots"]
        table = await ann.create(
            "me", "sleeps", "crashes", "raises", "lies", "babbles", "exits", options={"first": "0"}
        )
        normal = await ann.create("easy", "random")
        async with ann.sit(table) as chair, ann.sit(normal) as watching:
            version = (await chair.answer(chair.offers[0]))["version"]
            troubles = {1: "late", 2: "crashed", 3: "failed", 4: "illegal", 5: "illegal", 6: "failed"}
            await chair.until(lambda chair: chair.version > version and chair.offers)
            stood_in = {
                entry["facts"]["seat"]: entry["facts"]["trouble"]
                for entry in chair.log
                if entry["event"] == "stood_in"
            }
            assert stood_in == troubles
            took = [entry["facts"]["seat"] for entry in chair.log if entry["event"] == "took"]
            assert took == [0, 1, 2, 3, 4, 5, 6]
            await watching.until(lambda chair: chair.over)
            assert not [entry for entry in watching.log if entry["event"] == "stood_in"]
            log = chair.log
        server.kill()
        server.start()
        ann.follow(server)
        async with ann.sit(table) as chair:
            assert chair.log[: len(log)] == log, "the notes are kept with the log"
    assert "Traceback" not in server.complaints()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="limits and clones of processes are POSIX")
async def test_no_bot_takes_the_machine(own: Callable[..., Server]) -> None:
    """One eats memory, one clones its process, one leaves a process behind: their workers are ended with all of it."""
    server = own(bot_module="strange_bots", bot_grace=10.0, bot_workers=2)
    async with Person(server) as ann:
        table = await ann.create("me", "hoards", "clones", "breeds", options={"first": "0"})
        async with ann.sit(table) as chair:
            await go_round(chair)
            stood_in = [entry["facts"]["trouble"] for entry in chair.log if entry["event"] == "stood_in"]
            assert stood_in == ["crashed"] * 3
    assert server.stop() == 0
    assert "Traceback" not in server.complaints()
    left = [path for path in Path("/proc").glob("[0-9]*/cmdline") if str(server.data) in path.read_text()]
    assert not left


async def test_workers_that_never_start_leave_the_game_to_good_advice(own: Callable[..., Server]) -> None:
    server = own(bot_module="stillborn_bots")
    async with Person(server) as ann:
        table = await ann.create("me", "hard", options={"first": "0"})
        async with ann.sit(table) as chair:
            await go_round(chair)
            stood_in = [entry["facts"] for entry in chair.log if entry["event"] == "stood_in"]
            assert [facts["trouble"] for facts in stood_in] == ["crashed"]


async def test_a_table_of_experts_does_not_hold_up_the_others(own: Callable[..., Server]) -> None:
    """There are two workers, and two tables keep as many as they get busy with long thoughts."""
    server = own(bot_budget=5.0, bot_workers=2)
    async with Person(server) as ann, Person(server) as bob:
        busy = [await ann.create("expert", "expert", game="wars_of_italy") for _ in range(2)]
        table = await bob.create("me", "easy", "medium", options={"first": "0"})
        async with ann.sit(busy[0]), ann.sit(busy[1]), bob.sit(table) as chair:
            await go_round(chair)  # perhaps the workers have not started yet
            begun = time.monotonic()
            await go_round(chair)
            assert time.monotonic() - begun < 5.0


async def test_the_server_s_owner_says_how_strong_bots_may_be(own: Callable[..., Server]) -> None:
    server = own(strongest_bot="medium")
    async with Person(server) as ann:
        assert (await ann.get("/api/games"))["bots"] == ["random", "easy", "medium"]
        order = {"game": "seven_virtues", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "level": "hard"}]}
        assert (await ann.http.post("/api/tables", json=order)).json()["code"] == "unknown_level"


def without_a_choice(lines: list[tuple[str, int, str, str]]) -> int:
    """How often a bot had only one legal answer in these games of Honour for five with a person in the first seat."""
    game = GAMES["honour"]
    found = 0
    for table in {table for table, *_ in lines}:
        record = Record(game, 5, game.read_options({}))
        record.entries = [Entry(Seat(seat), text, digest) for name, seat, text, digest in lines if name == table]
        state = record.start()
        for index, entry in enumerate(record.entries):
            found += entry.seat > 0 and len(game.offers(state)) == 1
            record.repeat(state, index, entry)
    return found


async def test_12_1_a_bot_without_a_choice_is_asked_like_any_other(own: Callable[..., Server]) -> None:
    """HO-12.1 Bots that always fail leave a note whenever their worker is asked. It is asked for every single answer,
    also where only one was legal: no shorter way tells the others what a hand lacks."""
    server = own(bot_module="strange_bots")
    lines: list[tuple[str, int, str, str]] = []
    async with Person(server) as ann:
        while not without_a_choice(lines):  # few games go by without one
            table = await ann.create("me", *["raises"] * 4, game="honour")
            async with ann.sit(table) as chair:
                while len([entry for entry in chair.log if entry["event"] == "declined"]) < 4:
                    await chair.until(lambda chair: chair.offers or chair.over)
                    if chair.over:
                        break
                    reply = await chair.answer(chair.offers[0])
                    await chair.reach(reply["version"])
            with sqlite3.connect(server.database) as database:
                lines = database.execute("select table_id, seat, text, digest from lines order by n").fetchall()
    assert server.stop() == 0
    with sqlite3.connect(server.database) as database:
        answers = database.execute("select table_id, n, seat from lines").fetchall()
        notes = database.execute("select table_id, line, event from notes").fetchall()
    assert {event for *_, event in notes} == {"stood_in"}
    assert sorted(note[:2] for note in notes) == sorted((table, n) for table, n, seat in answers if seat > 0)


def test_an_answer_is_shown_on_the_beat() -> None:
    """However long a bot thought within a beat, and whatever there was to think about, it is shown at its end."""
    for spent in (0.0, 0.001, 0.2, 0.399):
        assert spent + pause(0.4, spent) == pytest.approx(0.4)
    for spent in (0.401, 0.7):
        assert spent + pause(0.4, spent) == pytest.approx(0.8)
    assert pause(0.0, 0.3) == 0.0


def test_a_quick_thought_waits_as_long_as_the_others_where_hands_are_hidden() -> None:
    """HO-12.1 An expert that has no choice knows at once; what it holds would show if it said so at once."""
    for spent in (0.001, 0.5, 4.9, 5.1):
        assert spent + pause(0.4, spent, usual=5.1) == pytest.approx(5.2)


async def test_bots_among_themselves_play_for_those_who_watch(own: Callable[..., Server]) -> None:
    """Tables nobody looks at cost nothing, not even after a restart; whoever comes sees the game go on."""
    server = own()
    async with Person(server) as ann:
        tables = [await ann.create("random", "easy") for _ in range(5)]
        await ann.create("me", "easy", options={"first": "1"})
        server.kill()
        server.start()
        ann.follow(server)
        with sqlite3.connect(server.database) as database:
            said = database.execute("SELECT table_id, count(*) FROM lines WHERE seat >= 0 GROUP BY 1").fetchall()
        assert not {table["id"] for table in tables} & {table for table, _ in said}
        async with ann.sit(tables[0]) as chair:
            await chair.until(lambda chair: chair.version > 4)
        async with ann.sit(tables[0]) as chair:
            await chair.until(lambda chair: chair.over)
        assert (await ann.get(f"/api/tables/{tables[1]['id']}"))["version"] <= 1


def job(table: str, seconds: float = 0.1, owner: str = "") -> Job:
    return Job(table, "any", seconds, lambda: ("", ""), (), owner)


async def test_somebody_s_many_tables_share_one_share() -> None:
    queue = JobQueue()
    for number in range(20):
        queue.add(job(f"a{number}", owner="ann"))
    queue.add(job("b", owner="bob"))
    queue.add(job("b", owner="bob"))
    first = queue.next({}, 1.0)
    assert first is not None
    assert first.owner == "ann"
    served = [queue.next({}, 1.0) for _ in range(4)]
    assert [one.owner for one in served if one] == ["bob", "ann", "bob", "ann"]
    queue.add(job("b", owner="bob"))
    waiting = queue.next({"a7": "ann"}, 1.0)
    assert waiting is not None
    assert waiting.owner == "bob", "ann has a worker already"
    again = job("c", owner="cid")
    queue.put_back(again)
    assert queue.next({}, 1.0) is again


async def test_tables_take_turns() -> None:
    queue = JobQueue()
    jobs = [job("a"), job("a"), job("a"), job("b"), job("c", 5.0)]
    for one in jobs:
        queue.add(one)
    a1, a2, a3, b, c = jobs
    assert queue.next({}, 9.0) is a1
    assert queue.next({"a": ""}, 0.1) is b, "one thought per table"
    assert queue.next({"a": ""}, 0.1) is None, "a long one waits for another worker"
    assert queue.next({"a": ""}, 9.0) is c, "whoever was served goes to the end"
    assert queue.drop(a2)
    assert not queue.drop(a2)
    assert queue.next({}, 9.0) is a3
    assert queue.next({}, 9.0) is None
