"""A server stops when it is told to, whoever holds it up."""

import asyncio
from contextlib import suppress
from pathlib import Path

from server.people import Person, Server
from server.postgres import Postgres
from virtu.server.ending import end
from virtu.server.metrics import Meters
from virtu.server.storage.store import Store


async def test_a_task_that_overhears_its_end_is_told_again() -> None:
    """The package that talks to Redis keeps a cancellation to itself at times: who waited for it waited for ever."""
    overheard: list[str] = []

    async def go_on() -> None:
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if overheard:
                    raise
                overheard.append("the end")

    async def fail() -> None:
        raise OSError

    tasks = [asyncio.create_task(work) for work in (go_on(), fail())]
    await asyncio.sleep(0)
    await end(*tasks, None)
    assert tasks[0].cancelled()
    assert tasks[1].done()
    assert overheard


async def test_a_server_whose_database_hangs_stops_all_the_same(postgres: Postgres, tmp_path: Path) -> None:
    """What waits to be written was promised to nobody; what was acknowledged is there afterwards."""
    server = Server(tmp_path, database=postgres.fresh(), stop_seconds=3.0)
    async with Person(server) as ann:
        table = await ann.create("me", "random")
        async with ann.sit(table) as chair:
            await chair.until(lambda chair: bool(chair.offers))
            reply = await chair.answer(chair.offers[0])
            assert reply["type"] == "accepted"
            await chair.reach(reply["version"])
            await chair.until(lambda chair: bool(chair.offers))
            with postgres.frozen():
                await chair.send(type="answer", version=chair.version, action=chair.offers[0], id="late")
                await asyncio.sleep(0.5)
                server.process.terminate()
                assert await asyncio.to_thread(server.process.wait, 60) == 1
    assert "is ended" in server.complaints()
    server.start()
    async with Person(server) as bob, bob.sit(table) as watching:
        assert watching.version >= reply["version"]
    assert server.stop() == 0


async def test_who_hangs_up_on_a_stalled_database_leaves_no_complaint(tmp_path: Path) -> None:
    """Probes give up sooner than the server does; what they would have been told is not an error of its own."""
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'nowhere' / 'virtu.sqlite'}")
    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told))
    meters = Meters()
    probe = asyncio.create_task(meters.count(store))
    await asyncio.sleep(0)
    counting = meters.counting
    assert counting is not None
    probe.cancel()
    with suppress(asyncio.CancelledError):
        await probe
    await asyncio.wait([counting])
    assert counting.done()
    del counting, probe
    meters.counting = None
    await asyncio.sleep(0)
    assert complaints == []
