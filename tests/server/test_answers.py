"""Answers: once, by the right seat, to the open question; taken back while nobody has learned from them."""

import asyncio
from collections.abc import AsyncIterator

import pytest_asyncio

from server.people import Chair, Json, Person


@pytest_asyncio.fixture
async def pair(ann: Person, bob: Person) -> AsyncIterator[tuple[Chair, Chair]]:
    """Two people at a table: the one who is asked, and the other."""
    table = await ann.create("me", "open", seed=3, options={"first": "0"})
    await bob.post(f"/api/tables/{table['id']}/join", json={})
    async with ann.sit(table) as hers, bob.sit(table) as his:
        yield hers, his


async def test_repeating_an_answer_is_harmless(pair: tuple[Chair, Chair]) -> None:
    asked, other = pair
    version, action = asked.version, asked.offers[0]
    first = await asked.answer(action, id="same")
    assert first == {"type": "accepted", "id": "same", "version": version + 1}
    again = await asked.answer(action, id="same", version=version)
    assert again == first
    whole = await asked.resync()
    assert whole["version"] == version + 1
    # Ids belong to who gave them.
    await other.until(lambda chair: chair.offers)
    assert (await other.answer(other.offers[0], id="same"))["version"] == version + 2


async def test_sending_ten_times_at_once_counts_once(pair: tuple[Chair, Chair]) -> None:
    asked, _ = pair
    version, action = asked.version, asked.offers[0]
    for _ in range(10):
        await asked.send(type="answer", version=version, action=action, id="burst")
    replies: list[Json] = []
    while len(replies) < 10:
        message = await asked.read()
        if message.get("id") == "burst":
            replies.append(message)
    assert [reply["type"] for reply in replies] == ["accepted"] * 10
    assert (await asked.resync())["version"] == version + 1


async def test_a_stale_answer_gets_the_table_as_it_is(pair: tuple[Chair, Chair]) -> None:
    asked, other = pair
    version = asked.version
    await asked.answer(asked.offers[0])
    for given in (version, version - 1, version + 50):
        error = await asked.answer("take hope", version=given)
        assert (error["type"], error["code"]) == ("error", "stale")
        assert (await asked.read())["type"] == "snapshot"
    await other.until(lambda chair: chair.offers)


async def test_only_the_asked_seat_answers(pair: tuple[Chair, Chair], house: object) -> None:
    asked, other = pair
    action = asked.offers[0]
    for kind in ("answer", "explain", "preview"):
        error = await other.ask(type=kind, version=other.version, action=action)
        assert (error["type"], error["code"]) == ("error", "not_your_turn")
    async with Person(str(getattr(house, "address", ""))) as eve, eve.sit(asked.table) as watching:
        for kind in ("answer", "explain", "preview", "undo"):
            error = await watching.ask(type=kind, version=watching.version, action=action)
            assert (error["type"], error["code"]) == ("error", "not_your_seat")
    assert (await asked.answer(action))["type"] == "accepted"


async def test_a_refusal_names_its_clause_and_facts(pair: tuple[Chair, Chair]) -> None:
    """SV-3.2 A Virtue needs two cards."""
    asked, _ = pair
    version = asked.version
    row = [card.split() for card in asked.view["active"]]
    virtue = next(
        name
        for name in ("charity", "faith", "hope", "fortitude", "justice", "temperance", "prudence")
        if [word for word, _ in row].count(name) < 2
    )
    refused = await asked.answer(f"take {virtue}")
    count = [word for word, _ in row].count(virtue)
    assert refused["type"] == "refused"
    assert (refused["clause"], refused["key"], refused["version"]) == ("SV-3.2", "SV-3-2", version)
    assert refused["facts"]["count"] == count
    assert str(count) in refused["sentence"]
    nonsense = await asked.answer("dance")
    assert nonsense["type"] == "refused"
    assert nonsense["clause"] == "SV-3.1"
    explained = await asked.ask(type="explain", action=f"Take  {virtue.upper()}")
    assert explained["refusal"]["clause"] == "SV-3.2"
    assert explained["preview"] == {}
    assert (await asked.resync())["version"] == version


async def test_previews(pair: tuple[Chair, Chair]) -> None:
    asked, _ = pair
    assert asked.question is not None
    offer = asked.offers[0]
    explained = await asked.ask(type="preview", action=offer)
    assert explained["refusal"] is None
    assert explained["preview"] == asked.question["previews"][offer]
    assert explained["preview"]["cards"]


async def test_ping(pair: tuple[Chair, Chair]) -> None:
    assert await pair[0].ask(type="ping", id="p1") == {"type": "pong", "id": "p1"}


async def until_the_pile_is_empty(pair: tuple[Chair, Chair]) -> tuple[Chair, Chair]:
    """Plays on; returns who is asked now, and the other."""
    while pair[0].view["pile"]:
        asked = pair[0] if pair[0].offers else pair[1]
        version = (await asked.answer(asked.offers[0]))["version"]
        for chair in pair:
            await chair.reach(version)
    return pair if pair[0].offers else (pair[1], pair[0])


async def test_an_answer_is_taken_back_until_somebody_else_answers(pair: tuple[Chair, Chair]) -> None:
    asked, other = await until_the_pile_is_empty(pair)
    view, offers, version = asked.view, asked.offers, asked.version
    assert not asked.undo
    assert (await asked.answer(offers[0]))["type"] == "accepted"
    await asked.reach(version + 1)
    assert asked.undo
    await other.reach(version + 1)
    assert not other.undo
    refused = await other.ask(type="undo", version=other.version)
    assert refused["code"] == "no_undo"
    back = await asked.ask(type="undo", version=asked.version, id="back")
    assert back["type"] == "accepted"
    await asked.reach(version + 2)
    assert (asked.view, asked.offers, asked.undo) == (view, offers, False)
    assert asked.log[-1]["event"] == "took_back"
    assert asked.log[-1]["clause"] == ""
    # Repeating it takes nothing else back; a late answer to the old question is stale.
    assert await asked.ask(type="undo", version=asked.version, id="back") == back
    await other.reach(version + 2)
    assert other.view["players"] != []
    assert (await asked.answer(offers[-1], version=version + 1))["code"] == "stale"
    # Once the other has answered it is too late.
    await asked.resync()
    await asked.answer(offers[-1])
    await other.until(lambda chair: chair.offers)
    await other.answer(other.offers[0])
    await asked.reach(version + 4)
    assert not asked.undo
    assert (await asked.ask(type="undo", version=asked.version))["code"] == "no_undo"


async def test_chance_cannot_be_taken_back(pair: tuple[Chair, Chair]) -> None:
    asked, _ = pair
    await asked.answer(asked.offers[0])
    await asked.resync()
    assert not asked.undo
    assert (await asked.ask(type="undo", version=asked.version))["code"] == "no_undo"


async def test_two_windows_of_one_person_see_the_same(ann: Person, bob: Person) -> None:
    table = await ann.create("me", "open", options={"first": "0"})
    await bob.post(f"/api/tables/{table['id']}/join", json={})
    async with ann.sit(table) as one, ann.sit(table) as two:
        assert one.offers == two.offers != []
        version = (await one.answer(one.offers[0]))["version"]
        await asyncio.gather(*(chair.reach(version) for chair in (one, two)))
        assert one.view == two.view
        assert one.raw[-1] == two.raw[-1]
