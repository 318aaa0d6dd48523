"""Bots that sleep, crash, lie or talk nonsense never stall a table."""

import sqlite3
from collections.abc import Callable

import pytest

from server.people import Person, Server
from virtu.games.registry import GAMES
from virtu.kernel.ids import Seat
from virtu.kernel.record import Entry, Record
from virtu.server.driver import pause


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


async def test_12_1_a_bot_without_a_choice_is_asked_like_any_other(own: Callable[..., Server]) -> None:
    """HO-12.1 Bots that always fail leave a note whenever their worker is asked. It is asked for every single answer,
    also where only one was legal: no shorter way tells the others what a hand lacks."""
    server = own(bot_module="strange_bots")
    async with Person(server) as ann:
        table = await ann.create("me", *["raises"] * 4, game="honour")
        async with ann.sit(table) as chair:
            while len([entry for entry in chair.log if entry["event"] == "declined"]) < 4:
                await chair.until(lambda chair: chair.offers)
                reply = await chair.answer(chair.offers[0])
                await chair.reach(reply["version"])
    assert server.stop() == 0
    with sqlite3.connect(server.database) as database:
        lines = database.execute("select seat, text, digest from lines order by n").fetchall()
        notes = database.execute("select line, event from notes").fetchall()
    game = GAMES["honour"]
    record = Record(game, 5, game.read_options({}))
    record.entries = [Entry(Seat(seat), text, digest) for seat, text, digest in lines]
    alone = 0
    state = record.start()
    for index, entry in enumerate(record.entries):
        alone += entry.seat > 0 and len(game.offers(state)) == 1
        record.repeat(state, index, entry)
    assert alone > 0, "somebody had no choice"
    assert {event for _, event in notes} == {"stood_in"}
    assert sorted(line for line, _ in notes) == [n for n, (seat, *_) in enumerate(lines) if seat > 0]


def test_an_answer_is_shown_on_the_beat() -> None:
    """However long a bot thought within a beat, and whatever there was to think about, it is shown at its end."""
    for spent in (0.0, 0.001, 0.2, 0.399):
        assert spent + pause(0.4, spent) == pytest.approx(0.4)
    for spent in (0.401, 0.7):
        assert spent + pause(0.4, spent) == pytest.approx(0.8)
    assert pause(0.0, 0.3) == 0.0
