"""Guests, tables, seats, rematches."""

import asyncio

from server.people import Person, Server


async def test_a_guest_keeps_a_name(ann: Person) -> None:
    assert ann.name.startswith("Guest ")
    again = await ann.get("/api/me")
    assert again == {"id": ann.id, "name": ann.name}
    reply = await ann.http.put("/api/me", json={"name": "  Ann\u00e9  of Pisa "})
    assert reply.json() == {"id": ann.id, "name": "Anné of Pisa"}
    assert (await ann.get("/api/me"))["name"] == "Anné of Pisa"


async def test_a_new_name_is_seen_at_the_table(ann: Person, bob: Person) -> None:
    table = await ann.create("me", "open")
    async with bob.sit(table) as watching:
        await ann.http.put("/api/me", json={"name": "Lucrezia"})
        await watching.until(lambda chair: chair.table["seats"][0]["name"] == "Lucrezia")
    assert (await bob.get(f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Lucrezia"


async def test_games_and_their_components(ann: Person) -> None:
    found = await ann.get("/api/games")
    games = {game["name"]: game for game in found["games"]}
    assert games["seven_virtues"]["players"] == [2, 7]
    hands = games["seven_virtues"]["options"]["hands"]
    assert hands == {
        "kind": "str", "values": ["memory", "open"], "default": "memory", "clause": "SV-6.2", "least": 0, "most": 0,
        "under": None, "live": None, "fits": {},
    }  # fmt: skip
    honour = games["honour"]["options"]
    assert honour["timer"]["under"] == ["variant", "short"]
    assert (honour["timer"]["default"], honour["timer"]["live"]) == ("rounds", "clock")
    assert "easy" in found["bots"]
    for name in games:
        reply = await ann.http.get(f"/api/games/{name}/components")
        assert reply.json()["data_hash"] == games[name]["data_hash"]
        same = await ann.http.get(
            f"/api/games/{name}/components", headers={"If-None-Match": reply.headers["etag"]}
        )
        assert same.status_code == 304
        rules = await ann.get(f"/api/rules/{name}")
        assert rules["specification"] == games[name]["specification"]
        assert sum(len(chapter["clauses"]) for chapter in rules["chapters"]) >= 30


async def test_an_open_table_is_found_and_joined(ann: Person, bob: Person, house: Server) -> None:
    table = await ann.create("me", "easy", "open", name="After dinner")
    lists = await bob.get("/api/tables")
    assert table["id"] in [found["id"] for found in lists["open"]]
    assert table["id"] not in [found["id"] for found in lists["mine"]]
    assert (await bob.post(f"/api/tables/{table['id']}/join", 409, json={"seat": 0}))["code"] == "seat_taken"
    joined = await bob.post(f"/api/tables/{table['id']}/join", json={})
    assert (joined["your_seat"], joined["state"], joined["name"]) == (2, "playing", "After dinner")
    again = await bob.post(f"/api/tables/{table['id']}/join", json={"seat": 0})
    assert (again["your_seat"], again["seats"]) == (2, joined["seats"]), "who sits there already keeps the seat"
    async with Person(house) as eve:
        assert (await eve.post(f"/api/tables/{table['id']}/join", 409, json={}))["code"] == "no_open_seat"
        assert table["id"] in [found["id"] for found in (await eve.get("/api/tables"))["watch"]]
    mine = [found["id"] for found in (await bob.get("/api/tables"))["mine"]]
    assert table["id"] in mine


async def test_leaving_before_the_start_frees_the_seat(ann: Person, bob: Person) -> None:
    table = await ann.create("me", "open", "open")
    await bob.post(f"/api/tables/{table['id']}/join", json={"seat": 2})
    left = await bob.post(f"/api/tables/{table['id']}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    assert (left["state"], left["your_seat"]) == ("waiting", None)
    assert (await bob.post(f"/api/tables/{table['id']}/leave", 409))["code"] == "not_seated"


async def test_who_leaves_a_running_game_may_come_back(ann: Person, bob: Person, house: Server) -> None:
    table = await ann.create("me", "open", options={"first": "1"})
    await bob.post(f"/api/tables/{table['id']}/join", json={})
    async with ann.sit(table) as hers:
        left = await bob.post(f"/api/tables/{table['id']}/leave")
        assert left["seats"][1]["kind"] == "bot"
        await hers.until(lambda chair: chair.offers)
        async with Person(house) as eve:
            assert (await eve.post(f"/api/tables/{table['id']}/join", 409, json={}))["code"] == "no_open_seat"
        back = await bob.post(f"/api/tables/{table['id']}/join", json={})
        assert (back["seats"][1]["kind"], back["your_seat"]) == ("person", 1)
        await hers.until(lambda chair: chair.table["seats"][1]["kind"] == "person")
        await hers.answer(hers.offers[0])
    async with bob.sit(table) as his:
        assert his.offers


async def test_connections_are_seen(ann: Person, bob: Person) -> None:
    table = await ann.create("me", "open")
    await bob.post(f"/api/tables/{table['id']}/join", json={})
    async with ann.sit(table) as hers:
        async with bob.sit(table):
            await hers.until(lambda chair: chair.table["seats"][1]["connected"])
        await hers.until(lambda chair: not chair.table["seats"][1]["connected"])
        assert hers.kinds.count("snapshot") == 1


async def test_a_rematch_passes_the_start_on_and_is_the_same_for_all(ann: Person, bob: Person) -> None:
    table = await ann.create("me", "open", "random", options={"first": "0"})
    await bob.post(f"/api/tables/{table['id']}/join", json={})
    assert (await ann.post(f"/api/tables/{table['id']}/rematch", 409))["code"] == "not_over"
    async with ann.sit(table) as hers, bob.sit(table) as his:
        await asyncio.gather(hers.finish(), his.finish())
        again = await ann.post(f"/api/tables/{table['id']}/rematch", 201)
        assert again["id"] != table["id"]
        assert again["options"]["first"] == "1"
        assert again["state"] == "playing"
        assert again["your_seat"] == 0
        await his.until(lambda chair: chair.table["rematch"])
        assert his.table["rematch"] == again["id"]
    twice = await bob.post(f"/api/tables/{table['id']}/rematch", 201)
    assert twice["id"] == again["id"]
    assert twice["your_seat"] == 1
    async with Person(ann.address) as eve:
        assert (await eve.post(f"/api/tables/{table['id']}/rematch", 403))["code"] == "not_seated"


async def test_without_seats_there_are_bots(ann: Person) -> None:
    table = await ann.post("/api/tables", 201, json={"game": "seven_virtues", "players": 3})
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
