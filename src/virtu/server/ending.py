"""How things come to their end: tasks that do not hear of it at first, and a server that is held up by others."""

import asyncio
import logging
import os
import threading
from typing import Any

logger = logging.getLogger("virtu.server")
AGAIN = 1.0
"""After so many seconds a task that goes on is told once more."""


async def end(*tasks: "asyncio.Task[Any] | None") -> None:
    """Cancel tasks until they are over: what they wait in may keep a cancellation to itself, as that of Redis does."""
    left = {task for task in tasks if task is not None}
    while left:
        for task in left:
            task.cancel()
        over, left = await asyncio.wait(left, timeout=AGAIN)
        for task in over:
            if not task.cancelled():
                task.exception()  # nobody wants to know it any more


class Deadline:
    """Ends the process if it has not ended by itself."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.timer: threading.Timer | None = None

    def set(self) -> None:
        if self.timer is None:
            self.timer = threading.Timer(self.seconds, self.cut_short)
            self.timer.daemon = True
            self.timer.start()

    def met(self) -> None:
        if self.timer is not None:
            self.timer.cancel()

    def cut_short(self) -> None:
        """A database that hangs, most likely: nothing that waits for it was promised to anybody."""
        logger.error("this server has not stopped for %g seconds, and is ended", self.seconds)
        for handler in logging.getLogger().handlers + logger.handlers:
            handler.flush()
        os._exit(1)
