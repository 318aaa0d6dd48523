"""Ways out of a table: giving up, ending together, deleting what is one's own; and ways in for others."""

import httpx
import pytest

from server.people import Json, Person, Server
from virtu.server.http.addresses import address_for, code, is_own, reached


async def pair(ann: Person, bob: Person, *more: str) -> Json:
    table = await ann.create("me", "open", *more, options={"first": "0"})
    return await bob.post(f"/api/tables/{table['id']}/join", json={})  # type: ignore[no-any-return]


async def test_of_two_the_one_who_stays_wins(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    async with bob.sit(table) as his:
        given_up = await ann.post(f"/api/tables/{table['id']}/resign")
        assert (given_up["state"], given_up["winners"]) == ("over", [1])
        await his.until(lambda chair: chair.over)
        assert his.log[-1]["event"] == "resigned"
        assert his.log[-1]["facts"]["seat"] == 0
        assert not his.offers
    assert (await ann.post(f"/api/tables/{table['id']}/resign", 409))["code"] == "not_playing"
    # It can be replayed and played once more like any other.
    assert (await bob.get(f"/api/tables/{table['id']}/replay"))["length"] == len(his.log) - 1
    assert (await bob.post(f"/api/tables/{table['id']}/rematch", 201))["state"] == "playing"


async def test_of_more_a_bot_plays_on_until_nobody_is_left(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob, "easy")
    resigned = await bob.post(f"/api/tables/{table['id']}/resign")
    assert [seat["kind"] for seat in resigned["seats"]] == ["person", "bot", "bot"]
    assert (resigned["state"], resigned["kept_seat"]) == ("playing", None)
    assert (await bob.post(f"/api/tables/{table['id']}/join", 409, json={}))["code"] == "no_open_seat"
    assert table["id"] not in [found["id"] for found in (await bob.get("/api/tables"))["mine"]]
    left = await ann.post(f"/api/tables/{table['id']}/leave", json={"level": "easy"})
    assert left["kept_seat"] == 0
    assert table["id"] in [found["id"] for found in (await ann.get("/api/tables"))["mine"]], "it can be taken back"
    ended = await ann.post(f"/api/tables/{table['id']}/resign")
    assert (ended["state"], ended["winners"]) == ("over", [])


async def test_all_must_agree_to_end(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob, "easy")
    async with ann.sit(table) as hers, bob.sit(table) as his:
        await ann.post(f"/api/tables/{table['id']}/end")
        await his.until(lambda chair: chair.asking)
        assert his.asking == {"seat": 0, "waits": [1], "wish": "end"}
        await his.ask(type="consent", version=his.version, agree=False, seat=0, wish="end")
        await hers.until(lambda chair: chair.asking)
        await hers.until(lambda chair: chair.asking is None)
        assert not hers.over
        await bob.post(f"/api/tables/{table['id']}/end")
        await hers.until(lambda chair: chair.asking)
        ended = await ann.post(f"/api/tables/{table['id']}/end")
        assert (ended["state"], ended["winners"]) == ("over", [])
        await his.until(lambda chair: chair.over)
        assert his.log[-1]["event"] == "ended"


async def test_only_what_is_ones_own_is_deleted(ann: Person, bob: Person) -> None:
    table = await pair(ann, bob)
    assert not table["yours_alone"]
    assert (await ann.http.delete(f"/api/tables/{table['id']}")).status_code == 403
    await bob.post(f"/api/tables/{table['id']}/leave")
    assert (await ann.http.delete(f"/api/tables/{table['id']}")).status_code == 403, "Bob may come back"
    alone = await ann.create("me", "easy")
    assert alone["yours_alone"]
    assert (await bob.http.delete(f"/api/tables/{alone['id']}")).status_code == 403
    async with bob.sit(alone) as watching:
        assert (await ann.http.delete(f"/api/tables/{alone['id']}")).status_code == 204
        await watching.read()
        while watching.kinds[-1] != "error":
            await watching.read()
    await ann.get(f"/api/tables/{alone['id']}", 404)
    assert alone["id"] not in [found["id"] for found in (await ann.get("/api/tables"))["mine"]]


async def test_a_rematch_that_was_deleted_is_none(ann: Person) -> None:
    table = await ann.create("me", "random")
    await ann.post(f"/api/tables/{table['id']}/end")
    again = await ann.post(f"/api/tables/{table['id']}/rematch", 201)
    async with ann.sit(table) as chair:
        assert chair.table["rematch"] == again["id"]
        await ann.http.delete(f"/api/tables/{again['id']}")
        await chair.until(lambda chair: chair.table["rematch"] is None)
    another = await ann.post(f"/api/tables/{table['id']}/rematch", 201)
    assert another["id"] not in (table["id"], again["id"])


async def test_others_see_no_game_that_somebody_plays_alone(ann: Person, bob: Person) -> None:
    alone = await ann.create("me", "easy")
    together = await pair(ann, bob)
    async with Person(ann.address) as eve:
        lists = await eve.get("/api/tables")
    seen = [found["id"] for found in (*lists["open"], *lists["watch"])]
    assert alone["id"] not in seen
    assert together["id"] in seen


async def test_values_that_do_not_fit_the_number_of_players_are_told(ann: Person) -> None:
    games = {game["name"]: game for game in (await ann.get("/api/games"))["games"]}
    first = games["seven_virtues"]["options"]["first"]
    assert first["fits"]["2"] == ["random", "0", "1"]
    assert "7" not in first["fits"], "for seven all fit"
    assert games["seven_virtues"]["options"]["hands"]["fits"] == {}
    assert games["honour"]["options"]["timer"]["fits"] == {}


async def test_the_invitation_says_who_can_come(ann: Person, house: Server) -> None:
    table = await ann.create("me", "open")
    path = f"/api/tables/{table['id']}"
    assert await ann.get(f"{path}/invitation") == {"address": None, "hint": "--host 0.0.0.0"}
    await ann.get(f"{path}/code", 409)
    named = {"Host": "play.example.org"}
    told = (await ann.http.get(f"{path}/invitation", headers=named)).json()
    assert told == {"address": f"http://play.example.org/table/{table['id']}", "hint": ""}
    drawn = await ann.http.get(f"{path}/code", headers=named)
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.content.startswith(b"<svg")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.8.0.1", "::1"])
def test_only_this_machine(host: str) -> None:
    assert is_own(host)
    assert reached(host, 8000) is None


def test_addresses_for_others() -> None:
    assert reached("192.168.1.20", 8000) == "http://192.168.1.20:8000"
    assert reached("fe80::1", 80) == "http://[fe80::1]:80"
    assert address_for("https://virtu.example/", "127.0.0.1", 8000) == "https://virtu.example"
    assert address_for("http://localhost:8000/", "192.168.1.20", 8000) == "http://192.168.1.20:8000"
    found = address_for("http://localhost:8000/", "0.0.0.0", 8000)
    assert found is None or not is_own(str(httpx.URL(found).host))


def test_a_code_is_a_square_of_ink() -> None:
    drawn = code("http://192.168.1.20:8000/table/abcdefgh").decode()
    assert 'viewBox="0 0 33 33"' in drawn or 'viewBox="0 0 37 37"' in drawn
    assert "#2A2018" in drawn.upper() or "#2a2018" in drawn
