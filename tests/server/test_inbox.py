"""What a table has to do by itself is done, however much people say to it, and whatever the disk does meanwhile."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest_asyncio

from virtu.server import wire
from virtu.server.errors import Fault, unwritten
from virtu.server.settings import Settings, database_url
from virtu.server.storage.store import Store
from virtu.server.tables.driver import Driver
from virtu.server.tables.inbox import LONGEST
from virtu.server.tables.lobby import Lobby
from virtu.server.tables.subscriber import Subscriber
from virtu.server.tables.table import Table
from virtu.server.workers.bots import Bots
from virtu.server.workers.job_queue import Choice


class Anything(SimpleNamespace):
    """What has these attributes; unlike a plain one it can be forgotten."""


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """A person and a bot, and the bot begins."""
    settings = Settings(database=database_url(str(tmp_path / "x.sqlite")), bot_workers=1, bot_pace=0.5)
    store = Store(settings.database)
    await store.open()
    lobby = Lobby(store, Bots(settings), settings)
    await lobby.open()
    guest = await store.new_guest("Ann")
    seats = [wire.SeatWish("me"), wire.SeatWish("bot", "random")]
    wish = wire.NewTable("seven_virtues", 2, seats, options={"first": "1"})
    yield await lobby.create(wish, guest, "Ann")
    await lobby.close()
    await store.close()


async def test_a_flood_costs_no_table_its_bot_and_nobody_stays_who_is_gone(table: Table) -> None:
    """While the disk is slow, all that people say waits: too much of that must not turn the table itself away."""
    one = Subscriber("eve")
    await table.do(lambda: table.subscribe(one))
    stuck: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def slow() -> None:
        await stuck

    async def nothing() -> None:
        """What somebody said."""

    refused: list[object] = []
    table.post(slow, lambda *_: None)
    for _ in range(LONGEST + 5):
        table.post(nothing, lambda _, error: refused.append(error) if error is not None else None)
    assert len(refused) == 5
    assert all(isinstance(error, Fault) and error.code == "busy" for error in refused)
    gone = asyncio.create_task(table.do(lambda: table.unsubscribe(one), own=True))
    before = table.row.version
    await asyncio.sleep(1.5)  # the bot has its answer by now
    stuck.set_result(None)
    await gone
    assert not table.audience.subscribers
    async with asyncio.timeout(60):
        while table.row.version == before:
            await asyncio.sleep(0.05)


async def test_a_clock_that_cannot_be_written_down_rings_again() -> None:
    """HO-11.4 And if the machine's clock was set back by a day, it rings all the same."""
    rung: list[bool] = []

    async def do(work: Any, own: bool = False) -> None:
        rung.append(own)
        if len(rung) == 1:
            raise unwritten()

    started = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    row, settings = SimpleNamespace(started=started), Settings(clock_seconds=0.1)
    table = Anything(row=row, settings=settings, do=do, ring=None)
    await asyncio.wait_for(Driver(cast("Table", table)).tick(), 20)
    assert rung == [True, True]


class Leaving:
    """A table that cannot write anything down, because another process has taken it."""

    def __init__(self) -> None:
        self.bots = SimpleNamespace(floor=asyncio.Semaphore(1))

    async def do(self, work: Any, own: bool = False) -> None:
        raise unwritten()

    async def bot_answer(self, version: int, seat: int, choice: Choice) -> None:
        """What a bot said."""


async def test_a_bot_whose_table_is_gone_when_it_speaks_leaves_no_complaint() -> None:
    """It waits until it may speak, and again for what could not be written: meanwhile the table is forgotten."""
    table = Leaving()
    driver, floor = Driver(cast("Table", table)), table.bots.floor
    await floor.acquire()
    speaking = asyncio.create_task(driver.say(1, 0, Choice("pass")))
    await asyncio.sleep(0)
    del table
    floor.release()
    await speaking
