"""Two live tables that differ only in hidden cards look alike to everybody who cannot see those cards."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

from server.people import Chair, Person, Server
from virtu.games.honour.tables import CHARACTERS, FITS, HIGH, NAME, SEATS, VALUE
from virtu.games.registry import GAMES
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import Seat
from virtu.kernel.record import Record, Recorder
from virtu.server import wire
from virtu.server.draft import Draft
from virtu.server.play import Play
from virtu.server.rows import LineRow, SeatRow, TableRow
from virtu.server.subscriber import Subscriber

PRIEST, SCHOLAR, HOUSEHOLDER, GUILDSMAN, NOBLEMAN = range(SEATS)
HAND = 8
GAME = GAMES["honour"]


def dealt(seed: int) -> Recorder:
    """The first deal of a seed: eight cards to each seat in turn, then the display."""
    recorder = Recorder(Record(GAME, SEATS, GAME.read_options({})), dice_from(seed))
    while recorder.roll():
        pass
    return recorder


def swapped(first: Recorder, one: int, two: int) -> Recorder:
    """The same deal, but two seats got each other's hands."""
    texts = [entry.text for entry in first.record.entries]
    a, b = one * HAND, two * HAND
    texts[a : a + HAND], texts[b : b + HAND] = texts[b : b + HAND], texts[a : a + HAND]
    again = Recorder(Record(GAME, SEATS, first.record.options), dice_from(0))
    for text in texts:
        again.play(text)
    return again


def hands(recorder: Recorder) -> list[list[str]]:
    state: Any = recorder.state
    return [[NAME[kind] for kind in hand] for hand in state.hands]


def counters(hand: list[str], shame: str, seat: int) -> bool:
    """HO-7.2 Whether a hand can answer a Dishonour."""
    value = VALUE[NAME.index(shame)]
    kinds = [NAME.index(card) for card in hand if card.startswith("counter")]
    return any(VALUE[kind] <= value <= HIGH[kind] and FITS[kind * SEATS + seat] for kind in kinds)


def telling_deal() -> tuple[int, str, str]:
    """A seed, and two accusations that one of the two swapped hands can counter and the other cannot."""
    for seed in range(1, 5000):
        held = hands(dealt(seed))
        for mine in held[NOBLEMAN]:
            for theirs in held[SCHOLAR]:
                if not (mine.startswith("dishonour") and theirs.startswith("dishonour")):
                    continue
                if "cleric" in mine + theirs:
                    continue
                able = [counters(held[seat], mine, seat) for seat in (GUILDSMAN, HOUSEHOLDER)]
                also = [counters(held[seat], theirs, seat) for seat in (GUILDSMAN, HOUSEHOLDER)]
                if able == [False, True] and also == [False, True]:
                    return seed, mine, theirs
    raise AssertionError("no such deal")


def rewrite(server: Server, table: str, deal: Recorder) -> None:
    """Put another deal into a table's log, while its server is down."""
    with sqlite3.connect(server.database) as database:
        for n, entry in enumerate(deal.record.entries):
            changed = database.execute(
                "update lines set text = ?, digest = ? where table_id = ? and n = ("
                "select n from lines where table_id = ? order by n limit 1 offset ?)",
                [entry.text, entry.digest, table, table, n],
            )
            assert changed.rowcount == 1


def plain(messages: list[bytes], table: str) -> list[bytes]:
    """What was sent, but for the table's name and the time of day."""
    return [timeless(json.loads(message.replace(table.encode(), b"table"))) for message in messages]


def timeless(message: Any) -> bytes:
    return json.dumps(without_times(message)).encode()


def without_times(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: without_times(one)
            for key, one in value.items()
            if key not in ("at", "since", "created", "started")
        }
    return [without_times(one) for one in value] if isinstance(value, list) else value


async def test_12_1_tables_that_differ_in_hidden_cards_send_the_same(own: Callable[..., Server]) -> None:
    """HO-12.1 The Householder and the Guildsman hold each other's hands at the second table. Accused, one of them could
    counter at the first table and the other at the second; they all let it pass. The Priest and a spectator get the
    same messages, byte by byte and equally many; the two who hold the cards do not."""
    seed, mine, theirs = telling_deal()
    server = own()
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server)) for _ in range(SEATS + 1)]
        tables: list[str] = []
        for _ in range(2):
            table = await people[0].create("me", *["open"] * 4, game="honour", seed=seed)
            for seat in range(1, SEATS):
                await people[seat].post(f"/api/tables/{table['id']}/join", json={"seat": seat})
            tables.append(table["id"])
        server.stop()
        rewrite(server, tables[1], swapped(dealt(seed), HOUSEHOLDER, GUILDSMAN))
        server.start()
        sent: list[list[list[bytes]]] = []
        for name in tables:
            chairs: list[Chair] = []
            for person in people:
                person.follow(server)
            # The Priest and the spectator come last: what they see of the others' coming is all there at once.
            for person in [*people[1:SEATS], people[0], people[SEATS]]:
                chairs.append(await stack.enter_async_context(person.sit(name)))
            chairs = [chairs[SEATS - 1], *chairs[: SEATS - 1], chairs[SEATS]]
            await play(chairs, mine, theirs)
            sent.append([plain(chair.raw, name) for chair in chairs])
    one, two = sent
    for seat in (PRIEST, SCHOLAR, NOBLEMAN, SEATS):
        assert len(one[seat]) == len(two[seat]) > 10, f"seat {seat}"
        assert one[seat] == two[seat], f"seat {seat}"
    for seat in (HOUSEHOLDER, GUILDSMAN):
        assert one[seat] != two[seat], "they hold other cards, and see it"


async def play(chairs: list[Chair], mine: str, theirs: str) -> None:
    """A round in which both are accused, whatever they hold: then everybody's turn ends."""
    against = f"against {CHARACTERS[GUILDSMAN]}"
    await say(chairs, NOBLEMAN, f"play {mine} {against}", "draw deck")
    await say(chairs, GUILDSMAN, "decline")
    await say(chairs, NOBLEMAN, "done")
    await say(chairs, PRIEST, "done")
    await say(chairs, SCHOLAR, f"play {theirs} against {CHARACTERS[HOUSEHOLDER]}", "draw deck")
    await say(chairs, HOUSEHOLDER, "decline")
    await say(chairs, SCHOLAR, "done")
    await say(chairs, HOUSEHOLDER, "done")
    await say(chairs, GUILDSMAN, "done")


async def say(chairs: list[Chair], seat: int, *answers: str) -> None:
    for answer in answers:
        # An id of one's own comes back in the reply.
        reply = await chairs[seat].answer(answer, id=f"{seat} {answer}")
        assert reply["type"] == "accepted", reply
        for chair in chairs:
            await chair.reach(reply["version"])


async def test_12_1_plans_of_tables_that_differ_in_hidden_cards_are_the_same() -> None:
    """HO-12.1 A plan is dealt from what its seat knows. With the same dice the Priest's plans of two tables that differ
    in others' hands are the same byte by byte, although the planner plays those hands; the holder's own are not."""
    first = dealt(3)
    tables = [first, swapped(first, HOUSEHOLDER, GUILDSMAN)]
    assert hands(tables[0]) != hands(tables[1])
    assert hands(tables[0])[PRIEST] == hands(tables[1])[PRIEST]
    for seat, alike in ((PRIEST, True), (HOUSEHOLDER, False)):
        one, two = [await planned(table, seat) for table in tables]
        assert len(one) > 30
        assert (one == two) is alike, f"seat {seat}"


async def planned(truth: Recorder, seat: int) -> list[bytes]:
    """All that is sent to a seat that plans a few answers for everybody, takes them back and asks about others."""
    record = truth.record
    row = TableRow("t", "honour", record.rules_version, record.data_hash, "", SEATS, record.options, None)
    row.seats = [SeatRow("person", name, name) for name in CHARACTERS]
    row.state, row.created, row.since = "playing", "", ""
    entries = [LineRow(int(entry.seat), entry.text, entry.digest) for entry in record.entries]
    play = Play(row, entries)
    one = Subscriber(CHARACTERS[seat], 10_000)
    bots: Any = None  # no ideas are asked for here
    draft = Draft(row, play, Seat(seat), one, bots, dice_from(99))
    await draft.begin()
    assert draft.play is not None
    for number in range(24):
        asked = draft.play.asked()
        assert asked is not None
        offers = draft.play.game.offers(draft.play.state)
        for offer in offers[:3]:
            await draft.answers.explain(one, wire.Explain(f"e{number}", str(offer)))
        answer = wire.Answer(draft.row.version, f"a{number}", str(offers[number % len(offers)]))
        await draft.answers.answer(one, answer)
        if number % 5 == 4:
            await draft.answers.undo(one, wire.Undo(draft.row.version, f"u{number}"))
    assert hands(truth) == [[NAME[kind] for kind in hand] for hand in state_of(play).hands], "untouched"
    return [message for _, message in one.waiting]


def state_of(play: Play) -> Any:
    return play.state
