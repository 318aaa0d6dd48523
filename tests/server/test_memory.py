"""What nobody needs any more is gone at once. The collector of circles seldom looks at what has lived for long."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from virtu.server import Settings, wire
from virtu.server.storage.store import Store
from virtu.server.tables.lobby import Lobby
from virtu.server.tables.subscriber import Subscriber
from virtu.server.workers.bots import Bots


@pytest_asyncio.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'virtu.sqlite'}", idle_seconds=0.05)
    store = Store(settings.database)
    await store.open()
    found = Lobby(store, Bots(settings), settings)
    await found.open()
    yield found
    await found.close()
    await store.close()


@pytest.fixture
def by_hand() -> Iterator[None]:
    """No circle is found while this lasts."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("by_hand")
async def test_a_table_that_leaves_the_memory_is_gone(lobby: Lobby) -> None:
    """After an hour of visitors a server held thousands of tables that had gone to sleep long before."""
    wish = wire.NewTable("seven_virtues", 2, [wire.SeatWish("me"), wire.SeatWish("open")])
    guest = await lobby.store.new_guest("Ann")
    table = await lobby.create(wish, guest, "Ann")
    one = Subscriber(guest)
    await table.do(partial(table.subscribe, one))
    await table.do(partial(table.join, "bob", "Bob", None))
    assert table.row.state == "playing"
    await table.do(partial(table.unsubscribe, one))
    gone = weakref.ref(table)
    del table
    while gone() is not None and lobby.tables:
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.1)
    assert gone() is None
