"""Rows as they stand in the database. One that makes no sense becomes a parked table, and no trouble for the others."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, get_args

import msgspec

from virtu.games.registry import GAMES
from virtu.server.storage.rows import SeatRow, TableRow
from virtu.server.storage.writer import DOCUMENTS
from virtu.server.wire import TableState

STATES = get_args(TableState)
KINDS = ("person", "bot", "open")


def read_table(stored: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> TableRow:
    """A table with its seats; what is wrong with it stands in `unsound`."""
    values = dict(stored)
    wrong = ""
    for name in DOCUMENTS:
        try:
            values[name] = None if name == "lesson" and values[name] is None else msgspec.json.decode(values[name])
        except (msgspec.DecodeError, TypeError):
            wrong = wrong or f"its {name} cannot be read"
            values[name] = {"options": {}, "lesson": None}.get(name, [])
    row = TableRow(**values)
    row.seats = [SeatRow(seat["kind"], seat["name"], seat["guest"], seat["level"]) for seat in seats]
    row.unsound = wrong or unsound(row, [seat["seat"] for seat in seats])
    if row.unsound:
        row.state, row.trouble, row.waiting_for, row.lesson = "parked", row.unsound, [], None
        row.options = row.options if isinstance(row.options, dict) else {}
        row.winners = row.winners if isinstance(row.winners, list) else []
    return row


def unsound(row: TableRow, numbers: list[int]) -> str:
    """What keeps a row from being a table; empty if nothing does. Whether its log replays is another question."""
    game = GAMES.get(row.game)
    if game is None:
        return f"no game is called {str(row.game)[:40]!r}"
    if row.players not in game.players:
        return f"{game.name} is not for {str(row.players)[:20]} players"
    if numbers != list(range(row.players)):
        return f"it has the seats {numbers[:20]}, not 0 to {row.players - 1}"
    if any(seat.kind not in KINDS for seat in row.seats):
        return f"a seat is taken by none of {', '.join(KINDS)}"
    if row.state not in STATES:
        return f"its state is {str(row.state)[:20]!r}"
    if row.lesson is not None and not (isinstance(row.lesson, dict) and {"name", "step"} <= {*row.lesson}):
        return "its lesson cannot be read"
    if not isinstance(row.options, dict):
        return "its options are no options"
    if not seats_only(row.waiting_for, row.players) or not seats_only(row.winners, row.players):
        return "it waits for, or was won by, somebody who does not sit there"
    if not isinstance(row.fates, list) or not all(isinstance(fate, str) for fate in row.fates):
        return "what chance threw cannot be read"
    if not isinstance(row.version, int) or not isinstance(row.asked, int):
        return "its version is no number"
    return "" if is_time(row.since) and (row.started is None or is_time(row.started)) else "its times are no times"


def seats_only(given: object, players: int) -> bool:
    return isinstance(given, list) and all(type(seat) is int and 0 <= seat < players for seat in given)


def is_time(given: object) -> bool:
    try:
        return datetime.fromisoformat(str(given)).tzinfo is not None
    except ValueError:
        return False
