"""Finished games and records, as a worker process reads them: replaying a long game takes its time."""

from collections import OrderedDict

import msgspec

from virtu.kernel.ids import Seat
from virtu.kernel.option import Value
from virtu.kernel.record import BadRecord, Record
from virtu.kernel.state import State
from virtu.server import wire
from virtu.server.errors import refuse
from virtu.server.storage.rows import LineRow, TableRow
from virtu.server.tables import offer, screen
from virtu.server.tables.decided import decided
from virtu.server.tables.play import Play

KEPT = 8
"""How many games are kept at hand."""
encode = msgspec.json.Encoder().encode
games: OrderedDict[tuple[str, int], tuple[Play, list[State]]] = OrderedDict()
"""By table and version: the games somebody looked at lately, with the position after every step."""


class Imported(msgspec.Struct):
    """A record that has been verified."""

    game: str
    players: int
    options: dict[str, Value]
    names: list[str]
    lines: list[LineRow]
    winners: list[int]


def positions(row: TableRow, lines: list[LineRow]) -> tuple[Play, list[State]]:
    """Every position of a game, from the start to the end."""
    replayed = games.get((row.id, row.version))
    if replayed is None:
        play = Play(row, lines)
        state = play.record.start()
        states = [state.clone()]
        for index, entry in enumerate(play.record.entries):
            play.record.repeat(state, index, entry)
            states.append(state.clone())
        replayed = games[row.id, row.version] = play, states
    games.move_to_end((row.id, row.version))
    while len(games) > KEPT:
        games.popitem(last=False)
    return replayed


def steps(row: TableRow, lines: list[LineRow]) -> tuple[bytes, int]:
    """What was answered and what happened, step by step, as JSON; and how many steps there are."""
    play, states = positions(row, lines)
    listed: list[wire.ReplayStep] = []
    counted = 0
    for entry, events, before in zip(play.record.entries, play.events[1:], states[:-1], strict=True):
        shown = [wire.LogEntry(0, event.name, event.clause, dict(event.facts), int(entry.seat)) for event in events]
        for event in shown:
            counted += 1
            event.n = counted
        wish = offer.wished(play.game, before, Seat(entry.seat), entry.text)
        listed.append(wire.ReplayStep(int(entry.seat), wish, shown))
    return encode(listed), play.length


def replay_view(row: TableRow, lines: list[LineRow], step: int, seat: int | None) -> bytes:
    """The table after a step as JSON: as a seat saw it, or with everything open."""
    play, states = positions(row, lines)
    if not 0 <= step < len(states):
        refuse(404, "unknown_step", f"This game has the steps 0 to {len(states) - 1}.", step=step)
    if seat is not None and not 0 <= seat < play.record.players:
        refuse(404, "unknown_seat", f"The seats are 0 to {play.record.players - 1}.", seat=seat)
    state = states[step]
    game = play.game
    view = screen.open_view(game, state) if seat is None else screen.view(game, state, seat)
    question = screen.question(game, state, seat, game.seat(state), seat is None)
    score = msgspec.convert(screen.score(game, state), list[wire.SeatScore] | None, from_attributes=True)
    return encode(wire.ReplayView(step, view, question, score))


def verdicts(row: TableRow, lines: list[LineRow], seat: int) -> bytes:
    """What decided the game, as JSON."""
    play, states = positions(row, lines)
    if not 0 <= seat < play.record.players:
        refuse(404, "unknown_seat", f"The seats are 0 to {play.record.players - 1}.", seat=seat)
    return encode(decided(play.game, states, seat))


def verified(text: str) -> Imported:
    """A record that somebody brings; Fault says why it cannot be used."""
    try:
        record = Record.read(text)
        if len(record.entries) > record.game.longest * 4:
            raise BadRecord(f"{len(record.entries)} lines are more than a game of {record.game.name} has")
        state = record.verify()
    except BadRecord as error:
        refuse(422, "bad_record", f"The record cannot be used: {error}.")
    except (AssertionError, LookupError, ValueError, TypeError, RecursionError) as error:
        refuse(422, "bad_record", f"The record cannot be used: {type(error).__name__}.")
    return Imported(
        record.game.name,
        record.players,
        record.options,
        record.names,
        [LineRow(int(entry.seat), entry.text, entry.digest) for entry in record.entries],
        [int(seat) for seat in record.game.winners(state)],
    )
