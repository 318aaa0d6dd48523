"""A worker process for replays and records, which take long: the server goes on meanwhile."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from virtu.server.errors import Fault, refuse
from virtu.server.workers.process import Worker

logger = logging.getLogger("virtu.server")
P = ParamSpec("P")
T = TypeVar("T")
PATIENCE = 60.0
LONGEST = 32
"""So many may wait for it."""
SHARE = 16
"""So many of them may come from one address."""


class ReplayWorker:
    """Comes with the first who needs it; one that dies is replaced, and its work done once more."""

    def __init__(self, megabytes: int) -> None:
        self.megabytes = megabytes
        self.worker: Worker | None = None
        self.waiting: Counter[str] = Counter()
        """By address: how many wait."""

    def hired(self) -> Worker:
        if self.worker is None or not self.worker.alive():
            try:
                self.worker = Worker(self.megabytes)
            except OSError as error:
                logger.warning("no worker for replays can be started: %s", error)
                raise Fault(503, "busy", "This server has no room for that just now; please try again.") from None
        return self.worker

    async def do(self, who: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        if self.waiting[who] >= SHARE:
            refuse(429, "too_fast", "So many replays and records at once; please wait for some of them.")
        if self.waiting.total() >= LONGEST:
            refuse(503, "busy", "Too many ask for replays and records at once; please try again.")
        self.waiting[who] += 1
        try:
            for attempt in (1, 2):
                worker = self.hired()
                try:
                    future = asyncio.wrap_future(worker.pool.submit(work, *args, **more))
                    return await asyncio.wait_for(future, PATIENCE)
                except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
                    if worker is self.worker:
                        self.worker = None
                    worker.kill()
                    logger.warning("the worker for replays gave up (%s)", type(error).__name__)
                    if attempt == 2 or isinstance(error, TimeoutError):
                        raise Fault(503, "busy", "This took too long or failed; please try again.") from None
            raise AssertionError("one of the attempts ends")
        finally:
            self.waiting -= Counter([who])

    async def close(self) -> None:
        if self.worker is not None:
            self.worker.kill()
            await self.worker.end()
