"""Whole games, read in a worker: nobody at a table waits while somebody brings or opens one."""

from dataclasses import asdict
from typing import Any

import msgspec

from virtu.kernel.ids import Seat
from virtu.kernel.record import BadRecord, Record
from virtu.kernel.state import State
from virtu.server import offer, wire
from virtu.server.play import Play
from virtu.server.rows import LineRow, SeatRow, TableRow

EVERY = 8
"""A position is kept after so many steps; those between are reached from there."""


class Brought(msgspec.Struct):
    """A record that was read and found true, or what is wrong with it."""

    wrong: str = ""
    game: str = ""
    players: int = 0
    options: dict[str, wire.Value] = {}
    names: list[str] = []
    lines: list[tuple[int, str, str]] = []
    winners: list[int] = []


class Told(msgspec.Struct):
    """A finished game, ready to be shown."""

    steps: list[wire.ReplayStep]
    positions: list[dict[str, Any]]
    """After every eighth step, from the start."""


def read(text: str) -> tuple[str, str]:
    """A record as JSON, with every digest checked; the work of a worker."""
    try:
        brought = verified(text)
    except BadRecord as error:
        brought = Brought(wrong=str(error))
    except (AssertionError, LookupError, ValueError, TypeError, RecursionError) as error:
        brought = Brought(wrong=type(error).__name__)
    return msgspec.json.encode(brought).decode(), ""


def verified(text: str) -> Brought:
    record = Record.read(text)
    game = record.game
    if len(record.entries) > game.longest * 4:
        raise BadRecord(f"{len(record.entries)} lines are more than a game of {game.name} has")
    state = record.verify()
    lines = [(int(entry.seat), entry.text, entry.digest) for entry in record.entries]
    winners = [int(seat) for seat in game.winners(state)]
    return Brought("", game.name, record.players, {**record.options}, record.names, lines, winners)


def packed(row: TableRow) -> dict[str, object]:
    return asdict(row)


def tell(row: dict[str, Any], lines: list[tuple[int, str, str]]) -> tuple[str, str]:
    """A finished game step by step as JSON; the work of a worker."""
    seats = [SeatRow(**seat) for seat in row.pop("seats")]
    play = Play(TableRow(**row, seats=seats), [LineRow(*line) for line in lines])
    state = play.record.start()
    steps: list[wire.ReplayStep] = []
    positions = [play.game.dump(state)]
    count = 0
    for index, (entry, events) in enumerate(zip(play.record.entries, play.events[1:], strict=True)):
        wish = offer.wished(play.game, state, Seat(entry.seat), entry.text)
        shown = []
        for event in events:
            count += 1
            shown.append(wire.LogEntry(count, event.name, event.clause, dict(event.facts), int(entry.seat)))
        steps.append(wire.ReplayStep(int(entry.seat), wish, shown))
        play.record.repeat(state, index, entry)
        if (index + 1) % EVERY == 0:
            positions.append(play.game.dump(state))
    return msgspec.json.encode(Told(steps, positions)).decode(), ""


def position(record: Record, told: Told, step: int) -> State:
    """The position after a step."""
    first = step // EVERY * EVERY
    state = record.game.load(told.positions[step // EVERY])
    for index in range(first, step):
        record.repeat(state, index, record.entries[index])
    return state
