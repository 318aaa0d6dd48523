"""Taking back after chance or another's answer: with everybody's consent, and the dice stay as they fell."""

from collections.abc import AsyncIterator

import pytest_asyncio

import virtu
from server.people import Chair, Json, Person, Server
from virtu.kernel.ids import Seat
from virtu.server.storage.rows import SeatRow, TableRow
from virtu.server.storage.store import Store
from virtu.server.tables.play import Play


@pytest_asyncio.fixture
async def pair(ann: Person, bob: Person) -> AsyncIterator[tuple[Chair, Chair]]:
    """Two people; every answer of the Seven Virtues lets chance deal new cards, here from dice nobody knows."""
    table = await ann.create("me", "open", options={"first": "0"})
    await bob.post(f"/api/tables/{table['id']}/join", json={})
    async with ann.sit(table) as hers, bob.sit(table) as his:
        await hers.resync()
        yield hers, his


async def answer(chair: Chair, other: Chair, offer: str) -> None:
    version = (await chair.answer(offer))["version"]
    await chair.reach(version)
    await other.reach(version)


async def asks(asker: Chair, other: Chair) -> None:
    assert asker.ask_back
    assert (await asker.ask(type="ask_back", version=asker.version))["type"] == "accepted"
    await other.until(lambda chair: chair.asking)
    await asker.resync()


async def consent(chair: Chair, asker: Chair, agree: bool = True, wish: str = "take_back") -> Json:
    return await chair.ask(type="consent", version=chair.version, agree=agree, seat=asker.seat, wish=wish)


async def test_all_agree_and_the_dice_stay(pair: tuple[Chair, Chair]) -> None:
    asker, other = pair
    assert not asker.ask_back
    view, offers, version = asker.view, asker.offers, asker.version
    await answer(asker, other, offers[0])
    dealt = asker.view
    await answer(other, asker, other.offers[0])
    assert (asker.undo, other.undo) == (False, False)
    await asks(asker, other)
    assert asker.asking == other.asking == {"seat": asker.seat, "waits": [other.seat], "wish": "take_back"}
    assert asker.version == version + 2, "asking moves nothing"
    assert (await consent(asker, asker))["code"] == "no_request"
    assert (await consent(other, asker))["type"] == "accepted"
    for chair in pair:
        await chair.reach(version + 3)
        assert chair.asking is None
        assert chair.log[-1]["event"] == "took_back"
        facts = chair.log[-1]["facts"]
        assert (facts["seat"], facts["answers"], facts["agreed"]) == (asker.seat, 1, 1)
        assert facts["followed"] > 1, "the other's answer and what chance dealt"
    assert (asker.view, asker.offers) == (view, offers)
    # Nobody fishes for better cards: the same answer brings the same ones.
    await answer(asker, other, offers[0])
    assert asker.view == dealt


async def test_a_refusal_or_an_answer_lets_the_request_lapse(pair: tuple[Chair, Chair]) -> None:
    asker, other = pair
    await answer(asker, other, asker.offers[0])
    version = asker.version
    await asks(asker, other)
    await consent(other, asker, agree=False)
    await asker.until(lambda chair: chair.asking is None)
    assert asker.version == version
    assert (await consent(other, asker))["code"] == "no_request"
    await asks(asker, other)
    await answer(other, asker, other.offers[0])
    assert (asker.asking, other.asking) == (None, None)
    assert (await asker.ask(type="ask_back", version=version))["code"] == "stale"


async def test_who_agrees_to_one_thing_has_not_agreed_to_another(
    pair: tuple[Chair, Chair], ann: Person, bob: Person
) -> None:
    """Agreeing takes its time on the way, and asking moves nothing: meanwhile somebody may wish to end the game."""
    asker, other = pair
    await answer(asker, other, asker.offers[0])
    await asks(asker, other)
    await ann.post(f"/api/tables/{asker.table['id']}/end")
    assert (await consent(other, asker))["code"] == "no_request"
    assert (await ann.get(f"/api/tables/{asker.table['id']}"))["state"] == "playing"
    # Who does not say to what agrees to what is asked.
    assert (await other.ask(type="consent", version=other.version, agree=True))["type"] == "accepted"
    assert (await ann.get(f"/api/tables/{asker.table['id']}"))["state"] == "over"


async def test_bots_agree_at_once(ann: Person) -> None:
    table = await ann.create("me", "easy", "easy", options={"first": "0"})
    async with ann.sit(table) as chair:
        await chair.until(lambda one: one.offers)
        view, offers = chair.view, chair.offers
        assert (await chair.ask(type="ask_back", version=chair.version))["code"] == "no_undo"
        version = (await chair.answer(offers[0]))["version"]
        await chair.until(lambda one: one.version > version and one.offers)
        back = await chair.ask(type="ask_back", version=chair.version, id="back")
        assert back["type"] == "accepted"
        await chair.reach(back["version"])
        assert (chair.view, chair.offers, chair.redo) == (view, offers, True)
        assert chair.log[-1]["facts"]["agreed"] == 0
        assert await chair.ask(type="ask_back", version=chair.version, id="back") == back


def test_a_move_of_several_answers_goes_back_whole() -> None:
    """A purchase with what pays for it, even after its last answer has handed the move on."""
    game = virtu.game("governing")
    seats = [SeatRow("bot", level="easy") for _ in range(3)]
    row = TableRow("t", game.name, game.rules_version, game.data_hash, "", 3, game.read_options({}), None, seats=seats)
    play = Play(row, [])
    play.roll()
    seat, length, before = play.asked(), play.length, play.state.clone()
    while play.asked() == seat:
        play.answer(str(game.offers(play.state)[0]), goes_on=play.length > length)
    given = play.length - length
    assert given > 1
    assert play.moves(given) == 1
    assert play.followed(length) == 0
    play.answer(str(game.offers(play.state)[0]))
    assert play.followed(length) == play.length - length - given > 0
    after = play.state.clone()
    assert play.askable(seat) == length
    play.take_back_to(length)
    assert play.state == before
    assert play.redoable(seat)
    play.give_again()
    assert play.length == length + given
    play.give_again()
    assert play.state == after


async def test_the_dice_are_remembered(pair: tuple[Chair, Chair], house: Server) -> None:
    """A server that starts anew reads from its database what was thrown."""
    asker, other = pair
    offer = asker.offers[0]
    await answer(asker, other, offer)
    dealt = asker.view
    await asks(asker, other)
    await consent(other, asker)
    store = Store(f"sqlite+aiosqlite:///{house.database}")
    row = await store.table(asker.table["id"])
    assert row is not None
    assert row.secret
    play = Play(row, (await store.log(row.id))[0])
    await store.close()
    play.answer(offer)
    assert (play.game.plain_view(play.state, Seat(0)), play.fates) == (dealt, [])
