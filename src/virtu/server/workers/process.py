"""Worker processes as the server sees them: one thought at a time, and ended whenever they are not to be trusted."""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.context import SpawnContext, SpawnProcess
from weakref import WeakSet

from virtu.server.workers import worker
from virtu.server.workers.job_queue import Job

STARTING = 60.0
"""How many seconds a worker may take to start."""
PARTING = 2.0
"""How many seconds the last of a killed one may take."""
parting: WeakSet[threading.Thread] = WeakSet()
"""What the pools of killed workers still have to do."""


def stand_back() -> None:
    """The thread that calls this has a low priority from here on; so has every process it starts."""
    os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), os.getpriority(os.PRIO_PROCESS, 0) + worker.NICE)


class LowProcess(SpawnProcess):
    """Reading its modules alone takes half a second: it stands back from its first moment.

    Only Linux has priorities by thread; elsewhere a worker lowers its own when it has read them.
    """

    def start(self) -> None:
        if sys.platform != "linux":
            super().start()
            return
        with ThreadPoolExecutor(1, initializer=stand_back) as low:
            low.submit(super().start).result()


class LowContext(SpawnContext):
    Process = LowProcess


class Worker:
    """One process of its own: so it is always clear whose answer broke it."""

    def __init__(self, megabytes: int) -> None:
        self.pool = ProcessPoolExecutor(1, LowContext(), initializer=worker.prepare, initargs=(megabytes,))
        self.started = self.pool.submit(worker.warm)

    async def think(self, job: Job, patience: float) -> tuple[str, str]:
        """A bot's answer and what went wrong; TimeoutError if it is late, another error if the process died."""
        # Starting a process takes its time, and that is not the bot's fault.
        await asyncio.wait_for(asyncio.wrap_future(self.started), STARTING)
        return await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(job.think, *job.question)), patience)

    def processes(self) -> list[multiprocessing.process.BaseProcess]:
        return list((self.pool._processes or {}).values())

    def manager(self) -> threading.Thread | None:
        """The thread that looks after its process."""
        thread: object = self.pool._executor_manager_thread
        return thread if isinstance(thread, threading.Thread) else None

    def alive(self) -> bool:
        processes = self.processes()
        return bool(processes) and all(process.is_alive() for process in processes)

    def kill(self) -> None:
        """End it whatever it is doing, with all that it has started."""
        processes, manager = self.processes(), self.manager()
        if manager is not None:  # the pool forgets it now, and nobody could wait for it any more
            parting.add(manager)
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            with suppress(OSError, ValueError):
                if hasattr(os, "killpg") and process.pid is not None:
                    os.killpg(process.pid, signal.SIGKILL)
            with suppress(OSError, ValueError):
                process.kill()

    async def end(self) -> None:
        """Wait until a killed one has gone."""
        await asyncio.to_thread(see_off)


def see_off() -> None:
    """Wait until all killed ones have gone: a pool that is not done when Python ends trips over its own closed pipe."""
    for manager in [*parting]:
        manager.join(PARTING)
