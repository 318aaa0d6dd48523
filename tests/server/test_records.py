"""Records out and in, and finished games step by step."""

import asyncio
import os
import signal
from collections.abc import Callable

import pytest

from server.people import Json, Person, Server
from virtu import Record, game


async def finished(ann: Person) -> tuple[Json, str]:
    table = await ann.create("random", "random", seed=21)
    async with ann.sit(table) as chair:
        await chair.until(lambda chair: chair.over)
    reply = await ann.http.get(f"/api/tables/{table['id']}/record")
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    assert "attachment" in reply.headers["content-disposition"]
    return table, reply.text


async def test_a_record_goes_out_and_comes_in(ann: Person) -> None:
    table, text = await finished(ann)
    brought = await ann.post("/api/records", 201, content=text.encode())
    assert brought["id"] != table["id"]
    assert (brought["state"], brought["imported"]) == ("over", True)
    assert brought["winners"] == (await ann.get(f"/api/tables/{table['id']}"))["winners"]
    again = (await ann.http.get(f"/api/tables/{brought['id']}/record")).text
    assert again == text
    assert brought["id"] in [found["id"] for found in (await ann.get("/api/tables"))["mine"]]
    async with ann.sit(brought) as chair:
        assert chair.over
        assert (await chair.answer("take hope"))["code"] == "not_playing"


async def test_a_finished_game_is_replayed_step_by_step(ann: Person) -> None:
    table, text = await finished(ann)
    record = Record.read(text)
    replay = await ann.get(f"/api/tables/{table['id']}/replay")
    assert replay["length"] == len(replay["steps"]) == len(record.entries)
    assert [step["offer"]["text"] for step in replay["steps"]] == [entry.text for entry in record.entries]
    numbers = [event["n"] for step in replay["steps"] for event in step["events"]]
    assert numbers == list(range(1, len(numbers) + 1))
    seven = game("seven_virtues")
    for step in (0, 1, 14, 20, replay["length"]):
        shown = await ann.get(f"/api/tables/{table['id']}/replay/{step}")
        state = record.replay(step)
        assert shown["step"] == step
        assert shown["view"]["active"] == seven.plain_view(state, None)["active"]
        # Everything is open when it is over: every hand as its holder saw it.
        for seat in range(2):
            own = await ann.get(f"/api/tables/{table['id']}/replay/{step}?seat={seat}")
            assert own["view"]["players"][seat] == shown["view"]["players"][seat]
        hands = sum(len(player["hand"]) for player in shown["view"]["players"])
        assert hands == sum(player["cards"] for player in shown["view"]["players"])
        if step < replay["length"]:
            assert replay["steps"][step]["offer"] in shown["question"]["offers"]
        else:
            assert shown["question"] is None
    for step in (replay["length"] + 1, 10**9):
        reply = await ann.http.get(f"/api/tables/{table['id']}/replay/{step}")
        assert (reply.status_code, reply.json()["code"]) == (404, "unknown_step")
    reply = await ann.http.get(f"/api/tables/{table['id']}/replay/3?seat=9")
    assert (reply.status_code, reply.json()["code"]) == (404, "unknown_seat")


async def test_a_running_game_is_not_replayed(ann: Person) -> None:
    table = await ann.create("me", "easy")
    reply = await ann.http.get(f"/api/tables/{table['id']}/replay")
    assert (reply.status_code, reply.json()["code"]) == (409, "not_over")
    # Nothing is hidden here but the order of the pile, and the record does not tell it.
    text = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
    Record.read(text).verify()
    waiting = await ann.create("me", "open")
    reply = await ann.http.get(f"/api/tables/{waiting['id']}/record")
    assert (reply.status_code, reply.json()["code"]) == (409, "not_playing")


async def test_an_unfinished_record_can_be_looked_at(ann: Person) -> None:
    _, text = await finished(ann)
    lines = text.splitlines()
    brought = await ann.post("/api/records", 201, content="\n".join(lines[:40]).encode())
    assert brought["winners"] == []
    replay = await ann.get(f"/api/tables/{brought['id']}/replay")
    last = await ann.get(f"/api/tables/{brought['id']}/replay/{replay['length']}")
    assert last["question"] is not None


@pytest.mark.parametrize(
    "damage",
    [
        "", "hello", "virtu record 1", "virtu record 1\ngame chess\nrules 1\ndata 1\nplayers 2\n\n",
        "digest", "answer", "seat", "data", "rules", "players", "option", "binary", "twice",
    ],
    ids=lambda damage: damage[:20],
)  # fmt: skip
async def test_broken_records(ann: Person, damage: str) -> None:
    _, text = await finished(ann)
    lines = text.splitlines()
    first = lines.index("") + 1
    body: bytes = damage.encode()
    changed = {
        "digest": [*lines[:-1], lines[-1][:-1] + ("0" if lines[-1][-1] != "0" else "1")],
        "answer": [*lines[:first], lines[first].replace("deal", "steal"), *lines[first + 1 :]],
        "seat": [*lines[:first], lines[first].replace("chance", "0     "), *lines[first + 1 :]],
        "data": [line if not line.startswith("data") else "data 000000000000" for line in lines],
        "rules": [line if not line.startswith("rules") else "rules 0.0.1" for line in lines],
        "players": [line if not line.startswith("players") else "players 9" for line in lines],
        "option": [line if not line.startswith("option hands") else "option hands wet" for line in lines],
        "twice": [*lines, *lines[first:]],
    }
    if damage in changed:
        body = "\n".join(changed[damage]).encode()
    if damage == "binary":
        body = b"virtu record 1\n\xff\xff"
    reply = await ann.http.post("/api/records", content=body)
    assert (reply.status_code, reply.json()["code"]) == (422, "bad_record"), reply.text
    assert len(reply.json()["sentence"]) > 30
    await asyncio.sleep(0)


async def test_replays_and_records_are_read_elsewhere(own: Callable[..., Server]) -> None:
    """Not by the process everybody's answers wait for; and when that other one is killed, by the next."""
    server = own(bot_workers=1)
    async with Person(server) as ann:
        table = await ann.create("random", "random", seed=1)
        async with ann.sit(table) as watching:
            await watching.until(lambda chair: chair.over)
        before = {*server.children()}
        shown = await ann.get(f"/api/tables/{table['id']}/replay")
        worker = {*server.children()} - before
        assert len(worker) == 1
        os.kill(worker.pop(), signal.SIGKILL)
        assert await ann.get(f"/api/tables/{table['id']}/replay") == shown
        view = await ann.get(f"/api/tables/{table['id']}/replay/{shown['length']}")
        assert view["view"] == (await ann.get(f"/api/tables/{table['id']}/replay/{shown['length']}"))["view"]
        assert (await ann.http.get(f"/api/tables/{table['id']}/replay/9999")).json()["code"] == "unknown_step"
    assert server.stop() == 0
