"""A table stored by the previous release goes on after the update.

`release_0_1.sql` is the database of that release, with one running table for each game; its guest is Ann.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from server.people import Person, Server
from virtu.games.palace.component_data import FIRST
from virtu.games.registry import GAMES

DUMP = Path(__file__).parent / "release_0_1.sql"
COOKIE = "IndyZmd0ZGZwN3E5a3R2dmQi.pAUv7IDwQcoYpQUCdUN5F5o9Vyc"
TABLES = {
    "seven_virtues": "bk4xc9gu",
    "honour": "cp7t5sp4",
    "governing": "da846a57",
    "wars_of_italy": "ks4mb5mn",
}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / "virtu.sqlite")) as database:
        database.executescript(DUMP.read_text(encoding="utf-8"))
    return tmp_path


@pytest.fixture
def served(data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """With the component data of that release."""
    monkeypatch.setenv(GAMES["governing"].data_variable, FIRST)
    server = Server(data)
    yield server
    server.stop()


@pytest.mark.parametrize("game", TABLES)
async def test_a_table_of_the_previous_release_goes_on(served: Server, game: str) -> None:
    async with Person(served) as ann:
        ann.http.cookies.set("virtu_guest", COOKIE)
        async with ann.sit(TABLES[game], cookie=f"virtu_guest={COOKIE}") as chair:
            assert chair.table["state"] == "playing", chair.table["trouble"]
            assert [entry["facts"]["from"] for entry in chair.log if entry["event"] == "upgraded"] == ["1.0.0"]
            await chair.until(lambda chair: chair.offers)
            assert (await chair.answer(chair.offers[0]))["type"] == "accepted"
    # Once is enough: the next start finds present rules.
    assert served.stop() == 0
    served.start()
    async with Person(served) as ann, ann.sit(TABLES[game]) as watching:
        assert watching.table["state"] == "playing"
        assert len([entry for entry in watching.log if entry["event"] == "upgraded"]) == 1


async def test_a_table_whose_answers_are_refused_now_is_put_aside_with_the_reason(data: Path) -> None:
    with closing(sqlite3.connect(data / "virtu.sqlite")) as database, database:
        table = TABLES["seven_virtues"]
        database.execute("UPDATE lines SET text = 'take 14' WHERE table_id = ? AND seat >= 0", [table])
    server = Server(data)
    async with Person(server) as ann, ann.sit(TABLES["seven_virtues"]) as chair:
        assert chair.table["state"] == "parked"
        assert "rules 1.0.0 that cannot go on" in chair.table["trouble"]
        assert "take 14" not in chair.table["trouble"], "it may be somebody's secret"
        assert "take 14" in server.complaints()
    server.stop()
