"""Which tables a list for everybody shows: those at which people play or wait, and that they have not forgotten."""

from datetime import UTC, datetime, timedelta

import pytest

from virtu.server.storage.rows import SeatRow, TableRow
from virtu.server.tables.listing import PLAYED, WAITED, is_lively
from virtu.server.wire import TableState

HOUR = timedelta(hours=1)


def table(state: TableState, people: int, ago: timedelta) -> TableRow:
    seats = [SeatRow("person", guest=f"guest {number}") for number in range(people)]
    since = (datetime.now(UTC) - ago).isoformat()
    return TableRow("t", "seven_virtues", "1", "1", "", 2, {}, None, state, seats=[*seats, SeatRow("bot")], since=since)


@pytest.mark.parametrize(
    ("state", "people", "ago", "shown"),
    [
        ("waiting", 1, WAITED - HOUR, True),
        ("waiting", 1, WAITED + HOUR, False),
        ("waiting", 0, HOUR, False),
        ("playing", 2, PLAYED - HOUR, True),
        ("playing", 2, PLAYED + HOUR, False),
        ("playing", 1, HOUR, False),
    ],
)
def test_what_is_forgotten_or_played_alone_is_not_listed(
    state: TableState, people: int, ago: timedelta, shown: bool
) -> None:
    assert is_lively(table(state, people, ago), set()) is shown


def test_who_is_there_has_not_forgotten_it() -> None:
    assert is_lively(table("playing", 2, PLAYED + HOUR), {"guest 1"})
    assert is_lively(table("waiting", 1, WAITED + HOUR), {"guest 0"})
