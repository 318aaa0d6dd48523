"""One thing after another: what is said to a table waits while the table is busy. No task, no lock."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any, TypeAlias

from virtu.server.errors import Fault

LONGEST = 1000
"""So much may wait at one table of what people say to it."""
Work: TypeAlias = Coroutine[Any, Any, Any]
Done: TypeAlias = Callable[[Any, BaseException | None], None]
"""Takes the result, or what went wrong."""


class Saved:
    """A change on its way to the disk. Whoever awaits it in an inbox goes on when it is there, or hears why not."""

    __slots__ = ("error", "then")

    def __init__(self) -> None:
        self.error: BaseException | None = None
        self.then: Callable[[], None] | None = None

    def __await__(self) -> Generator[Saved, None, None]:
        yield self
        if self.error is not None:
            raise self.error

    def settle(self, _: object, error: BaseException | None) -> None:
        self.error = error
        assert self.then is not None
        self.then()


class Inbox:
    """Runs coroutines one by one, each as far as it gets without waiting."""

    def __init__(self) -> None:
        self.waiting: deque[tuple[Work, Done]] = deque()
        self.busy = False
        """Something has begun and waits: for the disk, a thread, a bot."""
        self.closed = False

    def put(self, work: Work, done: Done, own: bool = False) -> None:
        """Do it when its turn has come. What is the table's own business is never too much."""
        if self.closed or (len(self.waiting) >= LONGEST and not own):
            work.close()
            done(None, Fault(503, "busy", "Too much is waiting at this table; please try again."))
            return
        self.waiting.append((work, done))
        if not self.busy:
            self.go()

    async def do(self, work: Work, own: bool = False) -> Any:
        """The same for somebody who waits for the result."""
        result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.put(work, partial(fulfil, result), own)
        return await result

    def close(self) -> None:
        """What has not begun never does."""
        self.closed = True
        while self.waiting:
            work, done = self.waiting.popleft()
            work.close()
            done(None, Fault(503, "busy", "This server is stopping; please try again."))

    def go(self) -> None:
        while self.waiting and not self.busy:
            work, done = self.waiting.popleft()
            self.busy = True
            self.step(work, done)

    def step(self, work: Work, done: Done) -> bool:
        """Run on until it waits again; False if it does."""
        try:
            waits = work.send(None)
        except StopIteration as end:
            self.busy = False
            done(end.value, None)
        except BaseException as error:
            self.busy = False
            done(None, error)
        else:
            again = partial(self.resume, work, done)
            if isinstance(waits, Saved):
                waits.then = again
            else:
                # A future of asyncio: what a task of it would do.
                waits._asyncio_future_blocking = False
                waits.add_done_callback(lambda _: again())
            return False
        return True

    def resume(self, work: Work, done: Done) -> None:
        if self.step(work, done):
            self.go()


def fulfil(future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
