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
    for kind in ("answer", "explain", "preview", "hint", "warn"):
        error = await other.ask(type=kind, version=other.version, action=action)
        assert (error["type"], error["code"]) == ("error", "not_your_turn")
    async with Person(str(getattr(house, "address", ""))) as eve, eve.sit(asked.table) as watching:
        for kind in ("answer", "explain", "preview", "undo", "redo", "ask_back", "consent", "hint", "warn"):
            more = {"action": action, "agree": True, "seat": 0, "wish": "end"}
            error = await watching.ask(type=kind, version=watching.version, **more)
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
    assert await pair[0].ask(type="ping", id="p1") == {"type": "pong", "id": "p1", "version": pair[0].version}


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


async def test_what_was_taken_back_is_given_again_until_something_else_is_answered(
    pair: tuple[Chair, Chair],
) -> None:
    asked, other = await until_the_pile_is_empty(pair)
    version, offers = asked.version, asked.offers
    assert (await asked.ask(type="redo", version=version))["code"] == "no_redo"
    await asked.answer(offers[0])
    await asked.reach(version + 1)
    view = asked.view
    await asked.ask(type="undo", version=version + 1)
    await asked.reach(version + 2)
    await other.reach(version + 2)
    assert (asked.undo, asked.redo, other.redo) == (False, True, False)
    assert (await other.ask(type="redo", version=other.version))["code"] == "no_redo"
    assert (await asked.ask(type="redo", version=version + 1))["code"] == "stale"
    again = await asked.ask(type="redo", version=version + 2, id="again")
    assert again == {"type": "accepted", "id": "again", "version": version + 3}
    assert await asked.ask(type="redo", version=version + 2, id="again") == again
    await asked.resync()
    assert (asked.view, asked.undo, asked.redo) == (view, True, False)
    await asked.ask(type="undo", version=asked.version)
    await asked.reach(version + 4)
    await asked.answer(offers[-1])
    await asked.reach(version + 5)
    assert not asked.redo
    assert (await asked.ask(type="redo", version=asked.version))["code"] == "no_redo"


async def test_several_answers_are_taken_back_and_given_again_in_order(ann: Person) -> None:
    """The Art of Governing, where one turn is many answers."""
    table = await ann.create("me", "easy", "easy", game="governing", seed=3)
    async with ann.sit(table) as chair:
        row = 0
        await chair.until(lambda one: one.offers)
        while row < 2:
            annex = [offer for offer in chair.offers if offer.startswith("annex")]
            await chair.reach((await chair.answer([*annex, *chair.offers][0]))["version"])
            await chair.until(lambda one: one.offers)
            row = row + 1 if chair.undo else 0
        views = [chair.view]
        while chair.undo:
            await chair.ask(type="undo", version=chair.version)
            views.append((await chair.resync())["view"])
        assert len(views) > 2
        for view in reversed(views[:-1]):
            assert chair.redo
            await chair.ask(type="redo", version=chair.version)
            assert (await chair.resync())["view"] == view
        assert not chair.redo


async def test_a_whole_turn_is_taken_back_at_once_and_given_again_one_by_one(ann: Person) -> None:
    table = await ann.create("me", "easy", "easy", game="governing", seed=3)
    async with ann.sit(table) as chair:
        await chair.until(lambda one: one.offers)
        assert (await chair.ask(type="undo", version=chair.version, turn=True))["code"] == "no_undo"
        views = [chair.view]
        while len(views) < 4:
            annex = [offer for offer in chair.offers if offer.startswith("annex")]
            await chair.reach((await chair.answer([*annex, *chair.offers][0]))["version"])
            await chair.until(lambda one: one.offers)
            views = [*views, chair.view] if chair.undo else [chair.view]
        version = chair.version
        back = await chair.ask(type="undo", version=version, id="all", turn=True)
        assert back == {"type": "accepted", "id": "all", "version": version + 1}
        assert await chair.ask(type="undo", version=version, id="all", turn=True) == back
        await chair.resync()
        assert (chair.version, chair.view, chair.undo, chair.redo) == (version + 1, views[0], False, True)
        assert chair.log[-1]["facts"] == {"seat": 0, "answers": 3, "followed": 0}
        for view in views[1:]:
            await chair.ask(type="redo", version=chair.version)
            assert (await chair.resync())["view"] == view
        assert not chair.redo


async def test_the_end_of_a_turn_waits_for_a_second_word(pair: tuple[Chair, Chair]) -> None:
    asked, other = pair
    version, offer = asked.version, asked.offers[0]
    ending = await asked.answer(offer, pause=True, id="twice")
    assert ending == {"type": "ending", "id": "twice", "version": version, "action": offer}
    assert (await asked.answer("dance", pause=True))["type"] == "refused"
    assert (await asked.resync())["version"] == version
    assert (await asked.answer(offer))["type"] == "accepted"
    await other.until(lambda chair: chair.offers)


async def test_answers_that_belong_together_are_one_change(ann: Person) -> None:
    """All of them or those before the first that is not offered, in one update, and one move to undo and to redo."""
    table = await ann.create("me", "easy", "easy", game="governing", seed=3)
    async with ann.sit(table) as chair:
        await chair.until(lambda one: one.offers and one.question and one.question["name"] == "family")
        first = chair.offers[0]
        await chair.answer(first)
        second = (await chair.resync())["question"]["offers"][0]["text"]
        await chair.ask(type="undo", version=chair.version)
        version = (await chair.resync())["version"]
        accepted = await chair.answer(first, rest=[second, "dance", second], id="both")
        assert accepted == {"type": "accepted", "id": "both", "version": version + 1}
        await chair.until(lambda one: one.version == version + 1)
        whole = await chair.resync()
        assert whole["version"] == version + 1
        assert "refused" not in chair.kinds
        again = await chair.answer(first, rest=[second], id="both", version=version)
        assert again == accepted
        assert chair.undo
        view = chair.view
        await chair.ask(type="undo", version=chair.version)
        await chair.until(lambda one: first in one.offers)
        assert chair.log[-1]["facts"]["answers"] == 1, "to the player it was one move"
        await chair.ask(type="redo", version=chair.version)
        assert (await chair.resync())["view"] == view
        assert not chair.redo


async def test_answers_that_belong_together_are_foreseen_together(ann: Person) -> None:
    """How many would be taken, and what the last of them brings; nothing is played, and nothing hidden is tried."""
    table = await ann.create("me", "easy", "easy", game="governing", seed=3)
    async with ann.sit(table) as chair:
        await chair.until(lambda one: one.offers and one.question and one.question["name"] == "family")
        first, second = chair.offers[:2]
        secret = await chair.ask(type="preview", action=first, rest=[second])
        assert (secret["taken"], secret["offer"]["text"]) == (1, first)
        priced: list[tuple[str, Json]] = []
        while not priced:
            annex = [offer for offer in chair.offers if offer.startswith("annex")]
            await chair.reach((await chair.answer([*annex, *chair.offers][0]))["version"])
            await chair.until(lambda one: one.offers)
            for offer in chair.offers:
                seen = (await chair.ask(type="preview", action=offer))["preview"]
                priced += [(offer, way) for way in seen.get("ledger", {}).get("payments", []) if way["answers"]]
        version = chair.version
        offer, way = priced[0]
        foreseen = await chair.ask(type="preview", action=offer, rest=[*way["answers"], "dance"])
        assert foreseen["taken"] == 1 + len(way["answers"])
        assert foreseen["preview"]["covered"]["met"]
        assert foreseen["preview"]["covered"]["treasury"] == way["treasury"]
        refused = await chair.ask(type="preview", action="dance", rest=way["answers"])
        assert (refused["taken"], refused["preview"]) == (0, {})
        assert refused["refusal"] is not None
        assert (await chair.ask(type="preview", action=offer, rest=["pay"] * 31))["code"] == "bad_message"
        assert (await chair.resync())["version"] == version


async def test_the_rest_waits_where_somebody_else_is_asked_or_the_turn_ends(pair: tuple[Chair, Chair]) -> None:
    asked, other = pair
    version = asked.version
    paused = await asked.answer(asked.offers[0], rest=["take hope"], pause=True)
    assert (paused["type"], paused["version"]) == ("ending", version)
    assert (await asked.answer(asked.offers[0], rest=["take hope", "dance"]))["type"] == "accepted"
    await other.until(lambda chair: chair.offers)
    assert other.version == version + 1


async def test_an_answer_within_a_turn_does_not_wait(ann: Person) -> None:
    table = await ann.create("me", "easy", "easy", game="governing", seed=3)
    async with ann.sit(table) as chair:
        await chair.until(lambda one: one.offers)
        assert (await chair.answer(chair.offers[0], pause=True))["type"] == "accepted"


async def test_a_bot_has_ideas_for_the_seat_that_is_asked(ann: Person) -> None:
    for game, seats in (("governing", 3), ("seven_virtues", 2), ("honour", 5), ("wars_of_italy", 2)):
        table = await ann.create("me", *["easy"] * (seats - 1), game=game, seed=5)
        async with ann.sit(table) as chair:
            await chair.until(lambda one: one.offers)
            hinted = await chair.ask(type="hint")
            assert (hinted["type"], hinted["version"]) == ("hinted", chair.version)
            actions = [idea["offer"]["text"] for idea in hinted["ideas"]]
            assert 1 <= len(actions) <= 3
            assert set(actions) <= set(chair.offers)
            assert all(idea["reasons"] and idea["plan"][0] == idea["offer"] for idea in hinted["ideas"])
            warned = await chair.ask(type="warn", action=actions[0])
            assert (warned["type"], warned["version"], warned["action"]) == ("warned", chair.version, actions[0])
            assert (await chair.ask(type="hint"))["ideas"] == hinted["ideas"]


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
