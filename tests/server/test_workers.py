"""Workers without a server around them: how much they take, when they are let go, and what their time tells."""

import asyncio
import os
import resource
import signal
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
import pytest_asyncio

from virtu.games.registry import GAMES
from virtu.kernel.game import Game
from virtu.server.settings import Settings
from virtu.server.tables.driver import SLACK, Driver
from virtu.server.tables.table import Table
from virtu.server.workers.bots import Bots
from virtu.server.workers.process import Worker
from virtu.server.workers.worker import NICE

MEGABYTES = 300


@pytest_asyncio.fixture
async def bots() -> AsyncIterator[Bots]:
    found = Bots(Settings(bot_workers=2, bot_memory=MEGABYTES, bot_grace=30.0))
    found.open()
    yield found
    await found.close()


def peak(process: int) -> float:
    """The most megabytes a process ever held."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only /proc tells")
async def test_a_worker_that_has_searched_in_every_game_is_small(bots: Bots) -> None:
    for game in GAMES.values():
        choice = await bots.choose("a table", "hard", game.dump(game.new(game.players[-1], 7)))
        assert choice.trouble == ""
    assert len(bots.free) <= 2
    assert max(peak(process.pid or 0) for one in bots.free for process in one.processes()) < MEGABYTES


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has priorities by thread")
async def test_a_worker_stands_back_from_its_first_moment() -> None:
    """While it reads its modules too; the server's own threads do not."""
    found = Worker(MEGABYTES)
    seen = [os.getpriority(os.PRIO_PROCESS, process.pid or 0) for process in found.processes()]
    await asyncio.wrap_future(found.started)
    later = [os.getpriority(os.PRIO_PROCESS, process.pid or 0) for process in found.processes()]
    ours = {os.getpriority(os.PRIO_PROCESS, int(thread)) for thread in os.listdir("/proc/self/task")}
    found.kill()
    await found.end()
    mine = os.getpriority(os.PRIO_PROCESS, 0)
    assert seen == later == [mine + NICE]
    assert ours == {mine}


async def test_a_table_that_has_moved_on_need_not_wait_for_its_old_expert(bots: Bots) -> None:
    game = GAMES["wars_of_italy"]
    position = game.dump(game.new(2, 7))
    for _ in range(2):
        # Both workers have started.
        await asyncio.gather(*(bots.choose(table, "easy", position) for table in "ab"))
    old = asyncio.create_task(bots.choose("a", "expert", position))
    await asyncio.sleep(0.3)
    assert "a" in bots.busy
    old.cancel()
    begun = time.monotonic()
    assert (await bots.choose("a", "easy", position)).trouble == ""
    assert time.monotonic() - begun < 4.0


async def test_a_table_that_moves_on_while_work_is_given_out_keeps_its_bots(bots: Bots) -> None:
    """Its question is still in line then, and must not be begun: nobody would ever end it."""
    game = GAMES["seven_virtues"]
    position = game.dump(game.new(2, 7))
    bots.settings = replace(bots.settings, bot_workers=0)  # so that questions wait in line
    waiting = asyncio.create_task(bots.choose("a", "expert", position))
    await asyncio.sleep(0)
    bots.settings = replace(bots.settings, bot_workers=2)
    waiting.cancel()
    bots.serve()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert (await asyncio.wait_for(bots.choose("a", "easy", position), 30)).trouble == ""


@pytest.mark.skipif(sys.platform == "win32", reason="limits of processes are POSIX")
async def test_a_worker_that_cannot_be_started_is_started_later(bots: Bots, caplog: pytest.LogCaptureFixture) -> None:
    """No files are left for a moment: the question waits, the log says why, and then all goes on."""
    game = GAMES["seven_virtues"]
    position = game.dump(game.new(2, 7))
    assert (await bots.choose("a", "easy", position)).trouble == ""
    for one in bots.free:
        one.kill()
        await one.end()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (len(os.listdir("/proc/self/fd")) - 1, hard))
    try:
        asked = [asyncio.create_task(bots.choose(table, "easy", position)) for table in "ab"]
        await asyncio.sleep(0.3)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    choices = await asyncio.wait_for(asyncio.gather(*asked), 60)
    assert [choice.trouble for choice in choices] == ["", ""]
    assert "no worker for bots can be started" in caplog.text
    assert not bots.busy


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
async def test_a_killed_worker_s_question_goes_to_a_fresh_one(bots: Bots) -> None:
    game = GAMES["wars_of_italy"]
    position = game.dump(game.new(2, 7))
    assert (await bots.choose("a", "easy", position)).trouble == ""
    asked = asyncio.create_task(bots.choose("a", "hard", position))
    await asyncio.sleep(0.2)
    one, _, _ = bots.busy["a"]
    assert isinstance(one, Worker)
    for process in one.processes():
        os.kill(process.pid or 0, signal.SIGKILL)
    choice = await asyncio.wait_for(asked, 60)
    assert (choice.trouble, choice.text is None) == ("", False)


async def test_when_a_killed_worker_has_ended_nothing_of_it_is_left() -> None:
    """A pool that still closes its pipe while Python ends made the server say "Bad file descriptor" on its way out."""
    workers = [Worker(MEGABYTES) for _ in range(2)]
    managers = [one.manager() for one in workers]
    for one in workers:
        await asyncio.wrap_future(one.started)
        one.kill()
    await asyncio.gather(*(one.end() for one in workers))
    assert [manager is not None and manager.is_alive() for manager in managers] == [False, False]


class Seen:
    """Of a table only what moves it looks at."""

    def __init__(self, game: Game) -> None:
        self.play = SimpleNamespace(game=game, state=game.new(game.players[0], 1))
        self.bots, self.settings = Bots(Settings()), Settings()
        self.driver = Driver(cast("Table", self))


def test_12_1_no_thought_is_quicker_than_the_longest_where_hands_are_hidden() -> None:
    """HO-12.1 And none is asked to be longer than its level thinks, however busy the machine once was."""
    table = Seen(GAMES["honour"])
    hidden = table.driver
    assert [hidden.usual("hard", spent) for spent in (0.01, 1.1, 0.02)] == [0.01, 1.1, 1.1]
    assert hidden.usual("expert", 0.02) == 0.02, "each level has its own time"
    assert hidden.usual("hard", 9.0) == hidden.usual("hard", 0.1) == 1.0 + SLACK


def test_where_nothing_is_hidden_a_bot_answers_as_soon_as_it_knows() -> None:
    table = Seen(GAMES["seven_virtues"])
    assert [table.driver.usual("hard", spent) for spent in (1.1, 0.02)] == [0.0, 0.0]
