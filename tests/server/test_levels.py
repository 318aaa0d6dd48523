"""The levels as the pages know them: how long they think, how strong they are, and how they sit in for somebody."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from server.people import Person, Server
from virtu.bots.ladder import Ladder, Rung
from virtu.bots.levels import LEVELS, SECONDS
from virtu.form import FORM

RUNG = Rung(
    "seven_virtues", 2, "easy", "random", 40, 35.5, 0.89, (0.75, 0.95), 0.5, (47.0, 31.0), (0.0, 0.0), 10_000, 1.0,
    "1", "two cores", "compiled",
)


async def test_the_levels_tell_their_time_and_which_form_runs(own: Callable[..., Server]) -> None:
    server = own(bot_budget=5.0)
    async with Person(server) as ann:
        told = await ann.get("/api/bots")
    assert [level["name"] for level in told["levels"]] == LEVELS
    assert {level["name"]: level["seconds"] for level in told["levels"]} == {
        level: SECONDS.get(level, 0) for level in LEVELS
    }
    assert told["form"] == FORM
    assert server.process.stdout is not None
    assert ("plain Python" in server.process.stdout.readline()) == (FORM == "plain")


async def test_what_was_measured_is_told_as_it_is(own: Callable[..., Server], tmp_path: Path) -> None:
    measured = Ladder([RUNG], [])
    (tmp_path / "ladder.json").write_bytes(msgspec.json.encode(measured))
    server = own(ladder=str(tmp_path / "ladder.json"))
    async with Person(server) as ann:
        told = await ann.get("/api/bots")
    assert msgspec.convert(told["ladder"], Ladder) == measured


@pytest.mark.parametrize("content", [None, "{", '{"rungs": 3}'])
async def test_nothing_measured_is_no_trouble(
    own: Callable[..., Server], tmp_path: Path, content: str | None
) -> None:
    path = tmp_path / "ladder.json"
    if content is not None:
        path.write_text(content)
    async with Person(own(ladder=str(path))) as ann:
        assert (await ann.get("/api/bots"))["ladder"] is None


async def test_a_bot_of_any_level_sits_in_and_hands_the_seat_back(
    ann: Person, bob: Person, house: Server
) -> None:
    table = await ann.create("me", "open", options={"first": "0"})
    await bob.post(f"/api/tables/{table['id']}/join")
    for level in LEVELS:
        left = await bob.post(f"/api/tables/{table['id']}/leave", json={"level": level})
        assert (left["seats"][1]["kind"], left["seats"][1]["level"]) == ("bot", level)
        assert (left["your_seat"], left["kept_seat"]) == (None, 1)
        assert (await ann.get(f"/api/tables/{table['id']}"))["kept_seat"] is None, "that is only bob's business"
        back = await bob.post(f"/api/tables/{table['id']}/join")
        assert (back["your_seat"], back["kept_seat"]) == (1, None)
    async with Person(house) as eve, ann.sit(table) as chair, bob.sit(table) as away, eve.sit(table) as watching:
        refused = await bob.http.post(f"/api/tables/{table['id']}/leave", json={"level": "angel"})
        assert (refused.status_code, refused.json()["code"]) == (422, "unknown_level")
        await bob.post(f"/api/tables/{table['id']}/leave", json={"level": "medium"})
        await away.until(lambda away: away.seat is None)
        assert away.table["kept_seat"] == 1
        version = (await chair.answer(chair.offers[0]))["version"]
        await chair.until(lambda chair: chair.version > version and chair.offers)
        await away.reach(chair.version)
        assert away.table["kept_seat"] == 1
        await ann.http.put("/api/me", json={"name": "Anna"})
        for one, kept in ((away, 1), (watching, None)):
            await one.until(lambda one: one.table["seats"][0]["name"] == "Anna")
            assert one.table["kept_seat"] == kept
            assert one.view == (await one.resync())["view"]
        await bob.post(f"/api/tables/{table['id']}/join")
        await away.until(lambda away: away.seat == 1)
