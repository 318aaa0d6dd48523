"""Bots in worker processes: one that sleeps, crashes or talks nonsense costs its own worker and nothing else."""

import asyncio
import importlib
import logging
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from virtu.server import wire, worker
from virtu.server.settings import Settings

STARTING = 60.0
"""How many seconds a worker may take to start."""
logger = logging.getLogger("virtu.server")


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot answered, or in one word why it did not."""

    text: str | None
    trouble: str = ""


class Bots:
    """Some workers, each with one process: so it is always clear whose answer broke it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        known: list[str] = list(importlib.import_module(settings.bot_module).LEVELS)
        self.levels = [level for level in known if not settings.bot_levels or level in settings.bot_levels]
        self.free: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()
        self.all: dict[ProcessPoolExecutor, Future[None]] = {}
        """Every worker, with the future that is done once its process has started."""
        self.jobs: set[asyncio.Task[Choice]] = set()
        self.closed = False

    def open(self) -> None:
        for _ in range(self.settings.bot_workers):
            self.hire()

    def hire(self) -> None:
        if self.closed:
            return
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, context, initializer=worker.prepare)
        self.all[pool] = pool.submit(worker.warm)
        self.free.put_nowait(pool)

    def fire(self, pool: ProcessPoolExecutor) -> None:
        """End a worker whatever it is doing."""
        self.all.pop(pool, None)
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            with suppress(OSError, ValueError):
                process.kill()

    async def close(self) -> None:
        self.closed = True
        for job in list(self.jobs):
            job.cancel()
        pools = list(self.all)
        for pool in pools:
            self.fire(pool)
        for pool in pools:
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(pool.shutdown), 2)

    async def choose(self, level: str, position: dict[str, object]) -> Choice:
        """A bot's answer to an imagined position. Always comes, within budget and grace once a worker is free."""
        # A table that loses interest does not leave a busy worker among the free ones.
        settings = self.settings
        question = (settings.bot_module, level, position, settings.bot_budget, secrets.randbits(32))
        job = asyncio.create_task(self.work(level, worker.think, *question))
        self.jobs.add(job)
        job.add_done_callback(self.jobs.discard)
        return await asyncio.shield(job)

    async def ideas(self, position: dict[str, object]) -> list[wire.Idea]:
        """A few answers a bot would think of in an imagined position, best first; none if it fails."""
        job = asyncio.create_task(self.work("ideas", worker.suggest, position, secrets.randbits(32)))
        self.jobs.add(job)
        job.add_done_callback(self.jobs.discard)
        choice = await asyncio.shield(job)
        return [] if choice.text is None else msgspec.json.decode(choice.text, type=list[wire.Idea])

    async def work(self, level: str, think: Callable[..., tuple[str, str]], *question: object) -> Choice:
        settings = self.settings
        pool = await self.free.get()
        try:
            # Starting a process takes its time, and that is not the bot's fault.
            await asyncio.wait_for(asyncio.wrap_future(self.all[pool]), STARTING)
            future = pool.submit(think, *question)
            text, wrong = await asyncio.wait_for(
                asyncio.wrap_future(future), settings.bot_budget + settings.bot_grace
            )
        except (Exception, asyncio.CancelledError) as error:
            # Too late, its process died, or worse: this worker is not to be trusted any more.
            self.fire(pool)
            self.hire()
            if self.closed or isinstance(error, asyncio.CancelledError):
                # Whoever closes ends the workers in the middle of their thoughts: nothing has crashed.
                raise asyncio.CancelledError from None
            trouble = "late" if isinstance(error, TimeoutError) else "crashed"
            logger.warning("a bot of level %s is %s", level, trouble)
            return Choice(None, trouble)
        self.free.put_nowait(pool)
        if wrong:
            logger.warning("a bot of level %s failed: %s", level, wrong)
            return Choice(None, "failed")
        return Choice(text)
