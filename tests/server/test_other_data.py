"""Games begun with component data that a server no longer plays with: they wait for them, unchanged, and say so."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from cli.terminal import virtu
from server.people import Person, Server
from virtu.games.palace.component_data import FIRST, USUAL
from virtu.games.registry import GAMES

VARIABLE = GAMES["governing"].data_variable


@pytest.fixture
def before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that plays with the data of before; started again it plays with today's."""
    monkeypatch.setenv(VARIABLE, FIRST)
    server = Server(tmp_path)
    monkeypatch.delenv(VARIABLE)
    yield server
    server.stop()


def again(server: Server) -> None:
    assert server.stop() == 0
    server.start()


def stored(server: Server, table: str) -> tuple[object, ...]:
    with closing(sqlite3.connect(server.database)) as database:
        row = database.execute("SELECT state, data_hash, winners FROM tables WHERE id = ?", [table]).fetchone()
        lines = database.execute("SELECT n, seat, text, digest FROM lines WHERE table_id = ? ORDER BY n", [table])
        return (*row, *lines.fetchall())


async def test_a_game_that_runs_waits_for_its_data(before: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Person(before) as ann:
        table = (await ann.create("me", "easy", "easy", game="governing"))["id"]
        async with ann.sit(table) as chair:
            await chair.until(lambda chair: chair.offers)
            assert (await chair.answer(chair.offers[0]))["type"] == "accepted"
            await chair.until(lambda chair: chair.offers)
        again(before)
        ann.follow(before)
        was = stored(before, table)
        said = virtu("check", "--json", "--database", before.database)
        [finding] = said.json["told"]
        assert (said.code, finding["verdict"]) == (1, "parked")
        assert f"begun with the component data {FIRST}, here are {USUAL}" in finding["sentence"]
        assert f"virtu --data {FIRST} serve" in finding["sentence"]
        async with ann.sit(table) as chair:
            assert chair.table["state"] == "parked"
            assert chair.table["begun_with"] == FIRST
            assert f"virtu --data {FIRST} serve" in chair.table["trouble"]
            assert chair.view is None
        assert (await ann.get(f"/api/tables/{table}/record", 409))["sentence"].count(f"--data {FIRST}") == 1
        assert stored(before, table)[1:] == was[1:]
        with monkeypatch.context() as other:
            other.setenv(VARIABLE, FIRST)
            again(before)
        ann.follow(before)
        async with ann.sit(table) as chair:
            assert (chair.table["state"], chair.table["begun_with"]) == ("playing", "")
            await chair.until(lambda chair: chair.offers)
            assert (await chair.answer(chair.offers[0]))["type"] == "accepted"
        assert stored(before, table)[3 : len(was)] == was[3:]


async def test_a_table_that_still_waits_for_people_begins_with_what_is_there(before: Server) -> None:
    async with Person(before) as ann, Person(before) as bea:
        table = (await ann.create("me", "open", game="wars_of_italy"))["id"]
        again(before)
        for one in (ann, bea):
            one.follow(before)
        async with ann.sit(table) as chair:
            assert chair.table["state"] == "waiting"
            await bea.post(f"/api/tables/{table}/join", json={"seat": 1})
            await chair.until(lambda chair: chair.table["state"] == "playing")
            await chair.until(lambda chair: chair.offers)
        assert stored(before, table)[1] == GAMES["wars_of_italy"].data_hash


async def test_a_finished_game_stays_over(before: Server) -> None:
    """Whether it was played to its end or ended by those who played it."""
    async with Person(before) as ann:
        table = (await ann.create("me", "easy", "easy", game="governing"))["id"]
        async with ann.sit(table) as chair:
            await chair.until(lambda chair: chair.offers)
            await ann.post(f"/api/tables/{table}/end")
            await chair.until(lambda chair: chair.over)
        was = stored(before, table)
        assert was[0] == "over"
        again(before)
        ann.follow(before)
        async with ann.sit(table) as chair:
            assert (chair.table["state"], chair.table["begun_with"]) == ("parked", FIRST)
        assert stored(before, table) == was
