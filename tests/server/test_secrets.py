"""Two live tables that differ only in hidden cards look alike to everybody who cannot see those cards."""

from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

from server.people import Chair, Json, Person, Server
from server.worlds import (
    GAME,
    HAND,
    dealt,
    hands,
    imagined,
    plain,
    played,
    position,
    rewrite,
    timeless,
    try_things,
    with_hands,
)
from virtu.games.honour.tables import CHARACTERS, FITS, HIGH, NAME, SEATS, VALUE
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import Seat
from virtu.kernel.record import Record, Recorder
from virtu.server import messages
from virtu.server.storage.rows import LineRow, SeatRow, TableRow
from virtu.server.tables.plan import Plan
from virtu.server.tables.play import Play
from virtu.server.tables.subscriber import Subscriber

PRIEST, SCHOLAR, HOUSEHOLDER, GUILDSMAN, NOBLEMAN = range(SEATS)


def swapped(first: Recorder, one: int, two: int) -> Recorder:
    """The same deal, but two seats got each other's hands."""
    texts = [entry.text for entry in first.record.entries]
    a, b = one * HAND, two * HAND
    texts[a : a + HAND], texts[b : b + HAND] = texts[b : b + HAND], texts[a : a + HAND]
    again = Recorder(Record(GAME, SEATS, first.record.options), dice_from(0))
    for text in texts:
        again.play(text)
    return again


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


async def test_12_1_tables_that_differ_in_hidden_cards_send_the_same(own: Callable[..., Server]) -> None:
    """HO-12.1 The Householder and the Guildsman hold each other's hands at the second table. Accused, one of them could
    counter at the first table and the other at the second; they all let it pass. The Priest and a spectator get the
    same messages, byte by byte and equally many, read the same over HTTP, and the server's numbers and log are the
    same; the two who hold the cards see others."""
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
        read: list[list[list[bytes]]] = []
        said: list[str] = []
        counted: list[dict[str, float]] = []
        for name in tables:
            before = await numbers(people[SEATS], server)
            chairs: list[Chair] = []
            for person in people:
                person.follow(server)
            # The Priest and the spectator come last: what they see of the others' coming is all there at once.
            for person in [*people[1:SEATS], people[0], people[SEATS]]:
                chairs.append(await stack.enter_async_context(person.sit(name)))
            chairs = [chairs[SEATS - 1], *chairs[: SEATS - 1], chairs[SEATS]]
            await play(chairs, mine, theirs)
            sent.append([plain(chair.raw, name) for chair in chairs])
            read.append([await everything_over_http(person, name) for person in people])
            after = await numbers(people[SEATS], server)
            counted.append({what: count - before.get(what, 0) for what, count in after.items()})
            said.append(server.complaints().replace(name, "table"))
    assert counted[0] == counted[1]
    assert counted[0]['virtu_messages_total{result="well"}'] > 10
    assert said == ["", ""], "nothing is said of either"
    assert {len(pages) for pages in (*read[0], *read[1])} == {len(PAGES)}
    assert read[0] == read[1]
    one, two = sent
    for seat in (PRIEST, SCHOLAR, NOBLEMAN, SEATS):
        assert len(one[seat]) == len(two[seat]) > 10, f"seat {seat}"
        assert one[seat] == two[seat], f"seat {seat}"
    for seat in (HOUSEHOLDER, GUILDSMAN):
        assert one[seat] != two[seat], "they hold other cards, and see it"


PAGES = ("", "/record", "/replay", "/replay/3", "/decided/0", "/invitation", "/code")
"""What there is about a table over HTTP."""


async def everything_over_http(person: Person, table: str) -> list[bytes]:
    """Status, headers and content of every page about a table, but for its name and the time of day."""
    found: list[bytes] = []
    for page in PAGES:
        reply = await person.http.get(f"/api/tables/{table}{page}")
        headers = {name: value for name, value in reply.headers.items() if name != "date"}
        content = timeless([reply.status_code, headers, reply.json()])
        found.append(content.replace(table.encode(), b"table"))
    return found


async def numbers(person: Person, server: Server) -> dict[str, float]:
    """What the server counts, but for times."""
    person.follow(server)
    lines = (await person.http.get("/metrics")).text.splitlines()
    pairs = [line.rpartition(" ") for line in lines if not line.startswith("#")]
    kept = ("virtu_messages_total", "virtu_message_seconds_count", "virtu_changes_total", "virtu_bots")
    return {name: float(count) for name, _, count in pairs if name.startswith(kept)}


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


# A seat, how far the game has gone, and the dice of its plan.
PLANS = (
    (PRIEST, 0, 99),
    (SCHOLAR, 0, 7),
    (HOUSEHOLDER, 6, 8),
    (GUILDSMAN, 14, 9),
    (PRIEST, 30, 10),
    (NOBLEMAN, 60, 11),
)


async def test_12_1_live_plans_tell_nothing_of_hidden_hands(own: Callable[..., Server]) -> None:
    """HO-12.1 Of three tables each, one is the truth, one has other hidden hands, and in one the others hold just what
    the dice of the plan will guess. Over their sockets the three plans send the same bytes; other dice do not."""
    server = own()
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server)) for _ in range(SEATS)]
        trios: list[list[str]] = []
        loaded: dict[str, int] = {}
        rewrites: list[tuple[str, Recorder]] = []
        for seat, answers, seed in PLANS:
            truth = played(seed, answers)
            guess, other = imagined(truth, seat, seed), imagined(truth, seat, seed + 500)
            assert guess != other != position(truth).hands != guess
            worlds = [truth, with_hands(truth, other), with_hands(truth, guess), truth]
            trio = [await table_for_all(people) for _ in worlds]
            for name, world, dice in zip(trio, worlds, (seed, seed, seed, seed + 1), strict=True):
                loaded[name] = dice
                rewrites.append((name, world))
            trios.append(trio)
        server.stop()
        for name, world in rewrites:
            rewrite(server, name, world)
        server.settings["plan_dice"] = loaded
        server.start()
        for (seat, answers, _), trio in zip(PLANS, trios, strict=True):
            people[seat].follow(server)
            sent: list[list[bytes]] = []
            for name in trio:
                async with people[seat].sit(name, door="plan") as plan:
                    await try_things(plan, 8)
                    sent.append(plain(plan.raw, name))
            one, two, right, unlike = sent
            assert len(one) > 40
            assert one == two, f"seat {seat} after {answers} answers sees other hands in its plan"
            assert one == right, f"seat {seat} after {answers} answers sees in its plan that it guessed right"
            assert one != unlike, "the dice matter"


async def table_for_all(people: list[Person]) -> str:
    table: Json = await people[0].create("me", *["open"] * (SEATS - 1), game="honour")
    for seat in range(1, SEATS):
        await people[seat].post(f"/api/tables/{table['id']}/join", json={"seat": seat})
    return str(table["id"])


async def test_12_1_a_plan_is_the_same_in_every_world_its_seat_cannot_tell_apart() -> None:
    """HO-12.1 With the same dice, whatever the others hold, the guess itself included; the holder's own differs."""
    for seed in range(20, 35):
        seat, holder = seed % SEATS, (seed + 2) % SEATS
        truth = played(seed, seed % 12 * 5)
        one = await planned(truth, seat, seed)
        assert len(one) > 30
        for hidden in (seed, 300, 301):
            world = with_hands(truth, imagined(truth, seat, hidden))
            assert await planned(world, seat, seed) == one, f"seat {seat} of seed {seed}"
        assert hands(world)[holder] != hands(truth)[holder]
        assert await planned(world, holder, seed) != await planned(truth, holder, seed)


async def planned(truth: Recorder, seat: int, seed: int) -> list[bytes]:
    """All that is sent to a seat that plans a few answers for everybody, takes them back and asks about others."""
    record = truth.record
    row = TableRow("t", "honour", record.rules_version, record.data_hash, "", SEATS, record.options, None)
    row.seats = [SeatRow("person", name, name) for name in CHARACTERS]
    row.state, row.created, row.since = "playing", "", ""
    entries = [LineRow(int(entry.seat), entry.text, entry.digest) for entry in record.entries]
    play = Play(row, entries)
    sent: list[bytes] = []
    one = Subscriber(CHARACTERS[seat], lambda *messages: sent.extend(messages))
    bots: Any = None  # no ideas are asked for here
    dice = dice_from(seed)
    plan = Plan(row, *play.known(Seat(seat), dice), one, bots, dice)
    await plan.begin()
    course = plan.course
    for number in range(12):
        offers = GAME.offers(course.state)
        for offer in offers[:3]:
            await plan.commands.explain(one, messages.Explain(f"e{number}", str(offer)))
        answer = messages.Answer(plan.row.version, f"a{number}", str(offers[number % len(offers)]))
        await plan.commands.answer(one, answer)
        if number % 5 == 4:
            await plan.commands.undo(one, messages.Undo(plan.row.version, f"u{number}"))
    assert GAME.digest(play.state) == GAME.digest(truth.state), "untouched"
    return sent
