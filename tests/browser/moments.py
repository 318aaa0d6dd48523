"""Moments of the Art of Governing: positions in which one question is open, and tables that begin there."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from server.people import Server
from virtu.games.registry import GAMES
from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from virtu.kernel.record import Entry, Record
from virtu.kernel.state import State
from virtu.server.storage.rows import LineRow, SeatRow, TableRow, fresh_id
from virtu.server.storage.store import Store

RECORD = Path(__file__).parents[2] / "records" / "governing" / "5.game"
GAME = GAMES["governing"]
PEOPLE = ("Théo", "Caterina", "Isabella", "Ada", "Piero", "Lucrezia", "Cosimo")
RARE = {
    "announce": (450, 0), "siege": (350, 17), "plains_won": (200, 463), "retreat": (400, 343),
    "put_down": (500, 117), "redeem": (400, 4), "vacate": (360, 647), "machiavelli": (360, 39), "trade": (250, 53),
}
"""Questions the recorded game never asks: after which of its lines, and with which dice, a livelier game asks them."""
LIKES = {
    "war": 8.0, "march": 6.0, "sail": 6.0, "scheme": 3.0, "trade": 8.0, "sponsor": 3.0, "expel": 4.0, "announce": 4.0,
    "besiege": 2.0, "withdraw": 2.0, "bank": 0.05, "discard": 0.1, "lose": 0.2, "put": 2.0,
}
WAYS_OUT = {"action": 0.1, "war": 0.5, "reorganise": 6.0}
LIVELY = 400
"""After this line of the record a livelier game begins, where nothing better is known."""
FAR = 150
"""No livelier game is followed further."""


@dataclass(frozen=True)
class Moment:
    """What was said until a question was open, and the seat it is put to (None: the game is over)."""

    seat: int | None
    entries: tuple[Entry, ...]


@cache
def recorded() -> Record:
    return Record.read(RECORD.read_text())


@cache
def after(lines: int) -> State:
    return recorded().replay(lines)


@cache
def record(name: str) -> Record:
    """Another recorded game: "wars_of_italy/2"."""
    return Record.read((RECORD.parents[1] / f"{name}.game").read_text())


def before(record: Record, line: int) -> Moment:
    """What was said before a line of a record, and who is asked then."""
    return Moment(int(record.entries[line].seat), tuple(record.entries[:line]))


def end() -> Moment:
    return Moment(None, tuple(recorded().entries))


@cache
def moment(topic: str, near: int = 300, offering: str = "") -> Moment:
    """The question, with such an answer, as the record asks it nearest to a line, or as a livelier game does."""
    if topic in RARE:
        return lively(topic, offering)
    state, found = recorded().start(), []
    for line, entry in enumerate(recorded().entries):
        ask = engine.open_question(state)
        if ask is not None and ask.topic() == topic and any(str(a).startswith(offering) for a in ask.offers(state)):
            found.append((abs(line - near), line, int(entry.seat)))
        GAME.play(state, entry.text)
    if not found:
        return lively(topic, offering)
    _, line, seat = min(found)
    return Moment(seat, tuple(recorded().entries[:line]))


def lively(topic: str, offering: str) -> Moment:
    lines, first = RARE.get(topic, (LIVELY, 0))
    for seed in range(first, first + 3000):
        found = wander(topic, offering, lines, random.Random(f"{lines} {seed}"))
        if found is not None:
            return found
    raise AssertionError(f"{topic} is never asked")


def wander(topic: str, offering: str, lines: int, chance: random.Random) -> Moment | None:
    """Play on at random, with a liking for war, until the question is asked."""
    state, said = after(lines).clone(), list(recorded().entries[:lines])
    for _ in range(FAR):
        ask = engine.open_question(state)
        if ask is None:
            return None
        seat = GAME.seat(state)
        assert seat is not None
        offers = [str(offer) for offer in ask.offers(state)]
        if ask.topic() == topic and any(offer.startswith(offering) for offer in offers):
            return Moment(int(seat), tuple(said))
        text = chance.choices(offers, [liking(ask.topic(), offer) for offer in offers])[0]
        GAME.play(state, text)
        said.append(Entry(seat, text, ""))
    return None


def at_random(played: Record, topic: str, lines: int, first: int) -> Moment:
    """A question that a recorded game never asks, as a random game that goes on after a line of it does."""
    game, before = played.game, played.replay(lines)
    for seed in range(first, first + 300):
        chance, state, said = random.Random(f"{lines} {seed}"), before.clone(), list(played.entries[:lines])
        for _ in range(FAR):
            ask, seat = engine.open_question(state), game.seat(state)
            if ask is None or seat is None:
                break
            offers = ask.offers(state)
            if seat >= 0 and ask.topic() == topic:
                return Moment(int(seat), tuple(said))
            weights = [1] * len(offers) if seat < 0 else game.random_play.rollout_policy(state, offers)
            text = str(chance.choices(offers, weights)[0])
            game.play(state, text)
            said.append(Entry(seat, text, ""))
    raise AssertionError(f"{topic} is never asked")


def liking(topic: str, offer: str) -> float:
    if offer in ("skip", "done"):
        return WAYS_OUT.get(topic, 0.8)
    return 6.0 if offer == "buy merchant" else LIKES.get(offer.split()[0], 1.0)


def lay(
    server: Server,
    there: Moment,
    guest: str,
    seat: int | None = None,
    of: Record | None = None,
    bots: int | None = None,
) -> str:
    """A table at this moment, put straight into the server's database; the guest sits where the question is put.
    `bots`: easy ones play the other seats, and chance follows this number."""
    own = there.seat if seat is None else seat
    played = of or recorded()
    game, players = played.game, played.players
    row = TableRow(
        fresh_id(8), game.name, game.rules_version, game.data_hash, "", players, played.options, guest, "playing"
    )
    row.version = row.asked = len(there.entries) + 1
    row.seats = [SeatRow("person", PEOPLE[index], guest if index == own else None) for index in range(players)]
    if bots is not None:
        row.seats = [one if one.guest else SeatRow("bot", one.name, level="easy") for one in row.seats]
        row.dice = dice_from(bots).value
    if there.seat is None:
        row.state, row.winners = "over", [int(winner) for winner in game.winners(played.replay())]
    else:
        row.waiting_for = [there.seat]
    # Without digests the server need not check them, and the table opens at once.
    lines = [LineRow(int(entry.seat), entry.text, "") for entry in there.entries]

    async def add() -> str:
        store = Store(f"sqlite+aiosqlite:///{server.database}")
        store.writer.start()
        try:
            return await store.add(row, lines)
        finally:
            await store.close()

    # Playwright has a loop running in this thread.
    with ThreadPoolExecutor(1) as aside:
        return f"/table/{aside.submit(asyncio.run, add()).result()}"
