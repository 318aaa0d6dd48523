"""Which tables a list for everybody shows: those at which people play or wait, and that they have not forgotten."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from virtu.server.settings import database_url
from virtu.server.storage.rows import SeatRow, TableRow, before_now
from virtu.server.storage.store import SHOWN, Store
from virtu.server.tables.listing import OPEN_EACH, PLAYED, WAITED, is_lively
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


async def test_what_is_not_listed_takes_no_place_in_a_list(tmp_path: Path) -> None:
    """Many who play alone, or games that are over, hide no game that others may watch or one must go on with."""
    store = Store(database_url(str(tmp_path / "x.sqlite")))
    await store.open()
    try:
        await store.add(replace(table("playing", 2, timedelta(days=3)), id="old"))
        eve = [SeatRow("person", "Eve", "eve"), SeatRow("bot")]
        for number in range(SHOWN + 1):
            await store.add(replace(table("playing", 1, HOUR), id=f"solo{number}", seats=eve))
            await store.add(replace(table("over", 1, HOUR), id=f"over{number}"))
        assert [row.id for row in await store.in_state("playing", 2)] == ["old"]
        assert not await store.in_state("playing", 2, before_now(timedelta(days=2)))
        mine = await store.mine("guest 0")
        assert (mine[0].id, len(mine)) == ("old", SHOWN)
    finally:
        await store.close()


async def test_one_guests_open_tables_do_not_fill_the_list(tmp_path: Path) -> None:
    """The newest few of each stand beside those of everybody else."""
    store = Store(database_url(str(tmp_path / "x.sqlite")))
    await store.open()
    try:
        await store.add(replace(table("waiting", 1, 3 * HOUR), id="ada", owner="ada"))
        for number in range(SHOWN + 1):
            ago = HOUR - timedelta(seconds=number)
            await store.add(replace(table("waiting", 1, ago), id=f"eve{number}", owner="eve"))
        listed = [row.id for row in await store.in_state("waiting", 1, each=OPEN_EACH)]
        assert listed == [*(f"eve{SHOWN - back}" for back in range(OPEN_EACH)), "ada"]
    finally:
        await store.close()
