"""Chance at a table can be checked: its seed was pledged before the first throw, and players had their part in it."""

import asyncio
import json
from pathlib import Path

import pytest

from cli.terminal import virtu
from server.people import Person
from virtu import Record
from virtu.kernel.pledge import pledge
from virtu.kernel.record import BadRecord


async def test_what_chance_brought_follows_from_the_pledged_seed(ann: Person, bob: Person, tmp_path: Path) -> None:
    table = await ann.create("me", "open", salt="ann's own 7")
    shown = table["pledge"]
    assert (len(shown["hash"]), shown["salt"], shown["seed"]) == (64, "0:annsown7", None)
    joined = await bob.post(f"/api/tables/{table['id']}/join", json={"salt": "b42"})
    assert joined["pledge"] == {**shown, "salt": "0:annsown7 1:b42"}
    async with ann.sit(table) as hers, bob.sit(table) as his:
        await asyncio.gather(hers.finish(), his.finish())
        told = json.dumps([json.loads(data) for data in hers.raw if b'"over"' not in data])
    over = (await bob.get(f"/api/tables/{table['id']}"))["pledge"]
    assert over["hash"] == shown["hash"] == pledge(over["seed"])
    assert over["seed"] not in told, "nobody knew it before the end"
    text = (await bob.http.get(f"/api/tables/{table['id']}/record")).text
    assert f"seed {over['seed']}\nsalt 0:annsown7 1:b42\n" in text
    file = tmp_path / "x.game"
    file.write_text(text)
    said = virtu("verify", file, "--json")
    assert (said.code, said.json["records"][0]["pledge"]) == (0, shown["hash"])
    # A server that had chosen another salt, or another seed, would have dealt otherwise.
    for old, new in (("1:b42", "1:b43"), (over["seed"], over["seed"][::-1])):
        with pytest.raises(BadRecord, match="did not follow from the seed"):
            Record.read(text.replace(old, new)).verify()


async def test_what_is_taken_back_comes_again_from_the_same_seed(ann: Person) -> None:
    table = await ann.create("me", "random", options={"first": "0"})
    async with ann.sit(table) as chair:
        await chair.until(lambda chair: chair.offers)
        offer = chair.offers[0]
        version = (await chair.answer(offer))["version"]
        await chair.until(lambda chair: chair.version > version and chair.offers)
        back = await chair.ask(type="ask_back", version=chair.version)
        await chair.reach(back["version"])
        await chair.reach((await chair.answer(offer))["version"])
        await chair.finish()
    Record.read((await ann.http.get(f"/api/tables/{table['id']}/record")).text).verify()


async def test_a_chosen_seed_is_no_pledge(ann: Person) -> None:
    assert (await ann.create("me", "easy", seed=4))["pledge"] is None


async def test_nobody_talks_so_much_that_others_are_not_heard(ann: Person, bob: Person) -> None:
    """Otherwise somebody in league with the server, who knows the seed, would be the only one to add to it."""
    table = await bob.create("me", "open", "open", salt="first")
    for _ in range(15):
        await bob.post(f"/api/tables/{table['id']}/join", json={"seat": 1, "salt": "b" * 32})
        await bob.post(f"/api/tables/{table['id']}/leave", json={})
        await bob.post(f"/api/tables/{table['id']}/join", json={"seat": 0, "salt": "c" * 32})
        await bob.post(f"/api/tables/{table['id']}/leave", json={})
    await bob.post(f"/api/tables/{table['id']}/join", json={"seat": 0, "salt": "d" * 32})
    joined = await ann.post(f"/api/tables/{table['id']}/join", json={"seat": 2, "salt": "a" * 32})
    assert joined["pledge"]["salt"].split()[-1] == f"2:{'a' * 32}"
    assert len(joined["pledge"]["salt"].split()) <= 3
