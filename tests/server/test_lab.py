"""The lab of a real server: studies from start to end, what is refused, and what its own games show."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.testing import TestClient

from cli.terminal import virtu
from server.people import Json, Person, Server, alive, wait_for
from virtu.server.app import explain_fault
from virtu.server.http import rules
from virtu.server.lab.api import ROUTES
from virtu.server.lab.laboratory import Kept, Laboratory
from virtu.server.lab.own_games import Outcome, summed
from virtu.server.lab.wire import NewStudy
from virtu.server.settings import Settings

TINY: Json = {"game": "seven_virtues", "players": 2, "games": 10, "bots": ["random"], "seed": 7}
LONG: Json = {"game": "honour", "players": 5, "games": 2000, "bots": ["easy"]}
"""Minutes: nobody who looks at once finds it finished."""


LONGEST = 120.0
"""Seconds that no process takes to come or go, however busy the machine is."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With a short line, a short memory, and visitors who may say where they come from."""
    found = Server(tmp_path_factory.mktemp("lab"), studies_waiting=1, studies_per_person=1, trusted_proxies="127.0.0.1")
    yield found
    assert found.stop() == 0
    assert found.complaints() == ""


def refused(reply: httpx.Response, status: int, code: str) -> None:
    assert (reply.status_code, reply.json()["code"]) == (status, code), reply.text
    assert reply.json()["sentence"]


async def until_done(person: Person, name: str) -> Json:
    """The study when it is over; progress never goes back."""
    before = 0
    while True:
        found: Json = await person.get(f"/api/lab/studies/{name}")
        assert before <= found["done"] <= found["total"]
        before = found["done"]
        if found["state"] in ("done", "failed"):
            return found
        await asyncio.sleep(0.05)


def players_of(server: Server) -> list[int]:
    """The processes of studies."""
    found = []
    for one in server.children():
        with suppress(FileNotFoundError, ProcessLookupError):  # others come and go
            if b"virtu.lab.background" in Path(f"/proc/{one}/cmdline").read_bytes():
                found.append(one)
    return found


def test_a_study_stands_back_behind_everything() -> None:
    ask = "import os; from virtu.lab.background import stand_back; stand_back(500, 19); "
    ask += "print(os.nice(0), os.sched_getscheduler(0) == os.SCHED_IDLE, os.getpgrp() == os.getpid())"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, env=env, check=True)
    assert said.stdout.split() == ["19", "True", "True"]
    assert Settings().study_nice == 19


async def test_a_study_from_start_to_end(server: Server, tmp_path: Path) -> None:
    """What the page shows and what one command finds with the downloaded file are the same to the last digit."""
    async with Person(server) as ann, Person(server) as bob:
        made = await ann.post("/api/lab/studies", 201, json={**TINY, "other": {"hands": "open"}})
        assert (made["state"], made["total"], made["yours"]) == ("waiting", 20, True)
        name = made["id"]
        over = await until_done(ann, name)
        assert (over["state"], over["done"], over["trouble"]) == ("done", 20, "")
        found = await bob.get(f"/api/lab/studies/{name}/figures")
        assert found["study"]["yours"] is False
        assert [one["games"] for one in found["figures"]] == [10, 10]
        assert [one["wins"]["games"] for one in found["figures"][0]["seats"]] == [10, 10]
        assert found["seeds"] == [7, 16]
        assert {"rounds", "seat 1 wins"} <= {one["name"] for one in found["changes"]}
        assert {**over, "yours": False} in (await bob.get("/api/lab"))["studies"]

        page = await bob.http.get(f"/api/lab/studies/{name}/report")
        assert page.headers["content-type"].startswith("text/html")
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert "<script" not in page.text
        assert f"virtu lab run {over['file']}" in page.text
        table = await bob.http.get(f"/api/lab/studies/{name}/table")
        assert table.content.startswith(b"\x1f\x8b")
        refused(await bob.http.get(f"/api/lab/studies/{name}/data"), 404, "no_data")

        (tmp_path / over["file"]).write_bytes((await bob.http.get(f"/api/lab/studies/{name}/file")).content)
        said = virtu("lab", "run", tmp_path / over["file"], "--folder", tmp_path / "mine", "--workers", 1)
        assert said.code == 0, said.err
        mine = json.loads((tmp_path / "mine" / "report.json").read_text())
        assert list(mine["figures"].values()) == found["figures"]
        assert (tmp_path / "mine" / "report.html").read_text() == page.text

        refused(await bob.http.delete(f"/api/lab/studies/{name}"), 403, "not_your_study")
        assert (await ann.http.delete(f"/api/lab/studies/{name}")).status_code == 204
        refused(await ann.http.get(f"/api/lab/studies/{name}"), 404, "unknown_study")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"games": 11}, "bad_study"),
        ({"bots": ["expert"]}, "bad_study"),
        ({"bots": ["program:rm"]}, "bad_study"),
        ({"bots": ["easy", "easy", "easy"]}, "bad_study"),
        ({"players": 9}, "bad_players"),
        ({"options": {"hands": "odd"}}, "bad_option"),
        ({"other": {}}, "same_sides"),
        ({"other": {"hands": "memory"}, "number": "price_guild", "value": 3}, "bad_study"),
        ({"number": "price_guild", "value": 3}, "bad_study"),
        ({"game": "governing", "players": 3, "number": "price_guild", "value": 2}, "same_sides"),
        ({"game": "governing", "players": 3, "number": "price_guild", "value": 9}, "bad_study"),
        ({"games": 2000, "bots": ["medium@10p"]}, "study_too_large"),
        ({"games": 100, "bots": ["random", "medium@2p"]}, "study_too_large"),
    ],
)
async def test_what_is_refused(server: Server, wish: Json, code: str) -> None:
    async with Person(server) as ann:
        refused(await ann.http.post("/api/lab/studies", json={**TINY, **wish}), 422, code)


async def test_nothing_free_is_written_into_a_study(server: Server) -> None:
    async with Person(server) as ann:
        wishes: list[Json] = [{"question": "x"}, {"bots": []}, {"seed": -1}, {"games": "many"}]
        for wish in wishes:
            refused(await ann.http.post("/api/lab/studies", json={**TINY, **wish}), 400, "bad_message")
        refused(await ann.http.post("/api/lab/studies", json={**TINY, "game": "chess"}), 404, "unknown_game")


async def test_one_at_a_time_and_a_short_line(server: Server) -> None:
    """One study per person and per address; whoever leaves makes room at once."""
    homes = ("10.0.0.1", "10.0.0.1", "10.0.0.2", "10.0.0.3")
    async with Person(server) as ann, Person(server) as bob, Person(server) as cid, Person(server) as dot:
        everybody = (ann, bob, cid, dot)
        for person, home in zip(everybody, homes, strict=True):
            person.http.headers["X-Forwarded-For"] = home
        first = await ann.post("/api/lab/studies", 201, json=LONG)
        refused(await ann.http.post("/api/lab/studies", json=LONG), 429, "study_running")
        ann.http.headers["X-Forwarded-For"] = "10.0.0.9"
        refused(await ann.http.post("/api/lab/studies", json=LONG), 429, "study_running")
        refused(await bob.http.post("/api/lab/studies", json=LONG), 429, "study_running")
        while (await ann.get(f"/api/lab/studies/{first['id']}"))["state"] != "running":
            await asyncio.sleep(0.02)
        second = await cid.post("/api/lab/studies", 201, json=LONG)
        assert second["place"] == 1
        refused(await dot.http.post("/api/lab/studies", json=LONG), 429, "lab_full")
        await asyncio.to_thread(wait_for, lambda: players_of(server), LONGEST)
        playing = players_of(server)
        assert (await ann.http.delete(f"/api/lab/studies/{first['id']}")).status_code == 204
        await asyncio.to_thread(wait_for, lambda: not any(map(alive, playing)), LONGEST)
        left = [one["id"] for one in (await dot.get("/api/lab"))["studies"] if one["state"] in ("waiting", "running")]
        assert left == [second["id"]]
        assert (await cid.http.delete(f"/api/lab/studies/{second['id']}")).status_code == 204
        third = await dot.post("/api/lab/studies", 201, json=LONG)
        assert (await dot.http.delete(f"/api/lab/studies/{third['id']}")).status_code == 204


async def test_a_study_rests_goes_on_and_is_kept_as_far_as_it_came(server: Server, tmp_path: Path) -> None:
    """What it has found so far is shown, and becomes the whole study if its owner wants no more."""
    async with Person(server) as ann, Person(server) as bob:
        made = await ann.post("/api/lab/studies", 201, json={**TINY, "games": 2000, "other": {"hands": "open"}})
        path = f"/api/lab/studies/{made['id']}"
        refused(await ann.http.post(f"{path}/keep"), 409, "not_done")
        while not (found := await ann.get(path))["found"]:
            assert found["state"] in ("waiting", "running")
            await asyncio.sleep(0.05)
        for deed in ("pause", "resume", "keep"):
            refused(await bob.http.post(f"{path}/{deed}"), 403, "not_your_study")
        assert (await ann.post(f"{path}/pause", 201))["state"] == "paused"
        await asyncio.to_thread(wait_for, lambda: not players_of(server), LONGEST)
        rests = await ann.get(path)
        so_far = await bob.get(f"{path}/figures")
        assert [one["games"] for one in so_far["figures"]] == [rests["found"]] * 2
        assert 250 <= rests["found"] <= rests["done"] < rests["total"] == 4000
        refused(await ann.http.post("/api/lab/studies", json=TINY), 429, "study_running")

        assert (await ann.post(f"{path}/resume", 201))["state"] in ("waiting", "running")
        while (found := await ann.get(path))["done"] <= rests["done"]:
            assert found["state"] in ("waiting", "running")
            await asyncio.sleep(0.05)
        over = await ann.post(f"{path}/keep", 201)
        assert (over["state"], over["study"]["games"], over["done"]) == ("done", over["found"], over["total"])
        assert over["found"] < 2000
        kept = await bob.get(f"{path}/figures")
        (tmp_path / over["file"]).write_text(kept["text"])
        said = virtu("lab", "run", tmp_path / over["file"], "--folder", tmp_path / "mine", "--workers", 1)
        assert said.code == 0, said.err
        mine = json.loads((tmp_path / "mine" / "report.json").read_text())
        assert list(mine["figures"].values()) == kept["figures"]
        assert (await ann.http.delete(path)).status_code == 204


def test_a_host_may_switch_it_off(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'virtu.sqlite'}", lab=False)
    assert not rules.games([], settings.lab).lab
    laboratory = State({"laboratory": Laboratory(settings)})
    api = Router("/api", route_handlers=ROUTES)
    app = Litestar([api], state=laboratory, exception_handlers={Exception: explain_fault})
    with TestClient(app) as client:
        for path in ("/api/lab", "/api/lab/studies/abc", "/api/lab/studies/abc/report", "/api/lab/games/honour"):
            refused(client.get(path), 403, "lab_off")
        refused(client.post("/api/lab/studies", json=TINY), 403, "lab_off")


async def test_a_killed_server_goes_on_with_its_study(server: Server) -> None:
    """Its process ends with it; three times in the middle of the same one, and that is left alone."""
    async with Person(server) as ann:
        made = await ann.post("/api/lab/studies", 201, json={**TINY, "bots": ["easy"]})
        path = f"/api/lab/studies/{made['id']}"
        while (found := await ann.get(path))["state"] in ("waiting", "running") and not found["done"]:
            await asyncio.sleep(0.02)
        playing = players_of(server)
        server.kill()
        await asyncio.to_thread(wait_for, lambda: not any(map(alive, playing)), LONGEST)
        study = msgspec.convert(TINY, NewStudy)
        hopeless = Kept("lost", "somebody", study, made["created"], made["since"], "running", tries=3)
        (server.database.with_suffix(".studies") / "lost").mkdir()
        (server.database.with_suffix(".studies") / "lost" / "about.json").write_bytes(msgspec.json.encode(hopeless))
        server.start()
        ann.follow(server)
        over = await until_done(ann, made["id"])
        assert (over["state"], over["done"]) == ("done", 10)
        assert (await ann.get(f"{path}/figures"))["figures"][0]["games"] == 10

        lost = await ann.get("/api/lab/studies/lost")
        assert (lost["state"], lost["trouble"]) == ("failed", "interrupted")


def test_old_studies_are_forgotten(tmp_path: Path) -> None:
    """The oldest of somebody who has many, the oldest of all, and those of long ago; never one that waits."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'virtu.sqlite'}"
    laboratory = Laboratory(Settings(database, studies_kept=3, studies_per_person=2, study_days=9.0))
    study = msgspec.convert(TINY, NewStudy)
    today = datetime.now(UTC)
    finished = {"a": ("ann", 1), "b": ("ann", 2), "c": ("ann", 3), "d": ("bob", 4), "e": ("cid", 5), "f": ("dot", 10)}
    for name, (owner, days) in finished.items():
        since = (today - timedelta(days=days)).isoformat(timespec="milliseconds")
        laboratory.studies[name] = kept = Kept(name, owner, study, since, since, "done")
        laboratory.note(kept)
    laboratory.studies["w"] = Kept("w", "eve", study, "2020", "2020", "waiting")
    laboratory.sweep()
    assert sorted(laboratory.studies) == ["a", "b", "d", "w"]
    assert sorted(path.name for path in laboratory.place.iterdir()) == ["a", "b", "d"]


def played(people: str, winner: int, points: tuple[int, ...] = (5, 3)) -> Outcome:
    """A finished game for two: who sat there as "pb", who won."""
    kinds = [letter == "p" for letter in people]
    return Outcome(f"{people}{winner}{points}", True, 2, kinds, ["france", "naples"],
                   [float(seat == winner) for seat in range(2)], [*points], 9, 60)  # fmt: skip


def test_people_and_bots_are_never_mixed() -> None:
    games = [played("pp", 0), played("pp", 0, (9, 1)), played("pb", 1), played("bp", 0), played("bb", 1)]
    told = summed("wars_of_italy", 2, games, 7, 5)
    assert (told.counts, told.finished, told.counted) == ({2: 5}, 7, 5)
    shown = {
        group.who: (group.games, {row.name: (row.wins.value, row.wins.games) for row in group.factions})
        for group in told.groups
    }
    assert shown == {
        "people": (2, {"france": (1.0, 2), "naples": (0.0, 2)}),
        "people_with_bots": (2, {"france": (0.0, 1), "naples": (0.0, 1)}),
        "bots_with_people": (2, {"france": (1.0, 1), "naples": (1.0, 1)}),
        "bots": (1, {"france": (0.0, 1), "naples": (1.0, 1)}),
    }
    assert [(one.company, one.games) for one in told.lengths] == [("people", 2), ("mixed", 2), ("bots", 1)]
    assert told.groups[0].factions[0].wins.low < 1.0, "two games are not sure"
    assert summed("wars_of_italy", 3, games, 7, 5).groups == []


async def test_what_the_servers_own_games_show(server: Server) -> None:
    """Only whole games count, and nothing is told of who played them, or of games that go on."""
    async with Person(server) as ann, Person(server) as bob:
        async with ann.sit(await ann.create("random", "random")) as watching:
            await watching.until(lambda chair: chair.over)
        async with ann.sit(await ann.create("me", "random")) as chair:
            await chair.finish()
        given_up = await ann.create("me", "random")
        await ann.post(f"/api/tables/{given_up['id']}/resign", 200)
        seeded = await ann.create("random", "random", seed=3)
        async with ann.sit(seeded) as watching:
            await watching.until(lambda chair: chair.over)
        running = await ann.create("me", "open")
        await bob.post(f"/api/tables/{running['id']}/join", 200, json={})
        found: Any = {"counted": -1, "finished": 0}
        while found["counted"] < found["finished"] or not found["finished"]:
            found = await bob.get("/api/lab/games/seven_virtues?players=2")
            await asyncio.sleep(0.02)
        assert (found["finished"], found["counts"]) == (3, {"2": 2}), "the one that was given up is not counted"
        assert [(one["who"], one["games"]) for one in found["groups"]] == [
            ("people_with_bots", 1), ("bots_with_people", 1), ("bots", 1),
        ]  # fmt: skip
        assert [one["company"] for one in found["lengths"]] == ["mixed", "bots"]
        assert all(one["decisions"]["value"] > 10 for one in found["lengths"])
        text = json.dumps(found)
        assert not [word for word in (ann.id, ann.name, bob.name, running["id"], given_up["id"]) if word in text]
        remembered = (server.database.with_suffix(".studies") / "outcomes.jsonl").read_bytes().splitlines()
        assert len(remembered) == 3, "each game is counted once"
        # Starting a process takes longer than counting many games: one is kept for all who ask.
        workers = server.children()
        async with ann.sit(await ann.create("me", "random")) as chair:
            await chair.finish()
        while found["counted"] < 4:
            found = await bob.get("/api/lab/games/seven_virtues?players=2")
            await asyncio.sleep(0.02)
        assert server.children() == workers, "who asks again and again starts no processes"
