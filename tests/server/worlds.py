"""Games of Honour that one seat cannot tell apart: the same to its eyes, with other cards in the other hands."""

import json
import sqlite3
from typing import Any

from server.people import Chair, Server
from virtu.games.honour.state import Honour
from virtu.games.honour.tables import NAME, SEATS
from virtu.games.registry import GAMES
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import Seat
from virtu.kernel.record import Record, Recorder

GAME = GAMES["honour"]
HAND = 8


def dealt(seed: int) -> Recorder:
    """The first deal of a seed: eight cards to each seat in turn, then the display."""
    recorder = Recorder(Record(GAME, SEATS, GAME.read_options({})), dice_from(seed))
    while recorder.roll():
        pass
    return recorder


def played(seed: int, answers: int) -> Recorder:
    """A deal and so many answers by the dice."""
    recorder, dice = dealt(seed), dice_from(seed)
    for _ in range(answers):
        offers = GAME.offers(recorder.state)
        recorder.play(offers[dice.throw(len(offers))])
        while recorder.roll():
            pass
    return recorder


def position(recorder: Recorder) -> Honour:
    assert isinstance(recorder.state, Honour)
    return recorder.state


def hands(recorder: Recorder) -> list[list[str]]:
    return [[NAME[kind] for kind in hand] for hand in position(recorder).hands]


def imagined(truth: Recorder, seat: int, seed: int) -> list[list[int]]:
    """The hands as a seat imagines them by the dice of a seed."""
    found = GAME.imagine(truth.state, Seat(seat), dice_from(seed))
    assert isinstance(found, Honour)
    return found.hands


def with_hands(truth: Recorder, wanted: list[list[int]]) -> Recorder:
    """The same game for whoever cannot see these hands: other cards were dealt wherever a card is still held unseen."""
    entries = truth.record.entries
    texts = [entry.text for entry in entries]
    for seat, places in enumerate(unseen(truth)):
        hand = wanted[seat][:]
        for kind in position(truth).known[seat]:
            hand.remove(kind)
        assert len(hand) == len(places)
        # A card that stays is the one that was dealt.
        moved = []
        for place in places:
            kind = NAME.index(texts[place].removeprefix("deal "))
            if kind in hand:
                hand.remove(kind)
            else:
                moved.append(place)
        for place, kind in zip(moved, hand, strict=True):
            texts[place] = f"deal {NAME[kind]}"
    again = Recorder(Record(GAME, SEATS, truth.record.options), dice_from(0))
    for text in texts:
        again.play(text)
    assert position(again).hands == wanted
    return again


def unseen(truth: Recorder) -> list[list[int]]:
    """By seat, the entries that dealt it the cards it still holds and nobody else has seen."""
    held: list[list[int]] = [[] for _ in range(SEATS)]
    again = Recorder(Record(GAME, SEATS, truth.record.options), dice_from(0))
    for index, entry in enumerate(truth.record.entries):
        before = [closed(position(again), seat) for seat in range(SEATS)]
        again.play(entry.text)
        for seat in range(SEATS):
            after = closed(position(again), seat)
            if len(after) > len(before[seat]):
                held[seat].append(index)
            for kind in before[seat]:
                if kind in after:
                    after.remove(kind)
                elif len(after) < len(before[seat]):
                    text = f"deal {NAME[kind]}"
                    held[seat].remove(next(one for one in held[seat] if truth.record.entries[one].text == text))
    return held


def closed(state: Honour, seat: int) -> list[int]:
    """The cards of a hand that nobody saw being drawn."""
    cards = state.hands[seat][:]
    for kind in state.known[seat]:
        cards.remove(kind)
    return cards


def rewrite(server: Server, table: str, game: Recorder) -> None:
    """Put another game into a table's log, while its server is down."""
    asked = GAME.seat(game.state)
    with sqlite3.connect(server.database) as database:
        database.execute("delete from lines where table_id = ?", [table])
        for n, entry in enumerate(game.record.entries):
            line = [table, n, int(entry.seat), entry.text, entry.digest, ""]
            database.execute("insert into lines (table_id, n, seat, text, digest, at) values (?,?,?,?,?,?)", line)
        database.execute("update tables set waiting_for = ? where id = ?", [json.dumps([asked]), table])


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


async def try_things(plan: Chair, answers: int) -> None:
    """Answer for everybody, ask about offers, take some back: always the same way where the same is offered."""
    for number in range(answers):
        offers = plan.offers
        for offer in (offers[0], offers[-1], "decline", "dance"):
            await plan.ask(type="explain", action=offer, id=f"e{number} {offer}")
        reply = await plan.answer(offers[number % len(offers)], id=f"a{number}")
        assert reply["type"] == "accepted", reply
        await plan.reach(reply["version"])
        if number % 5 == 4:
            await plan.ask(type="undo", version=plan.version, id=f"u{number}")
            await plan.resync()
    await plan.resync()
