"""Bots in worker processes: one that sleeps, crashes or talks nonsense costs its own worker and nothing else."""

import asyncio
import importlib
import logging
import math
import secrets
from typing import TYPE_CHECKING

import msgspec

from virtu.bots.hints import REHEARSING, THINKING
from virtu.bots.levels import SECONDS
from virtu.server import messages
from virtu.server.errors import refuse
from virtu.server.log_throttle import ThrottledWarning
from virtu.server.settings import Settings
from virtu.server.workers import worker
from virtu.server.workers.job_queue import Choice, Job, JobQueue
from virtu.server.workers.process import Worker

if TYPE_CHECKING:
    from virtu.server.workers.jobs import Elsewhere, Jobs

QUICK = 0.1
"""A thought that takes no longer never waits behind the long ones; levels without a time of their own take less."""
WORTH_ENDING = 1.0
"""A thought nobody waits for any more costs its worker if it would take longer: starting another takes about that."""
AT_FIRST = 2
"""So many workers wait for the first bots; more come when they are needed."""
PATIENCE = 3
"""So often in a row no worker could be started, then somebody else answers."""
AGAIN = 1.0
"""Seconds until it is tried again."""
AT_ONCE = 2
"""So many answers of bots are carried out at a time: people never wait for more than these."""
logger = logging.getLogger("virtu.server")


class Bots:
    """Some workers and the line before them. A table has one of them at most, and one is kept for quick thoughts."""

    def __init__(self, settings: Settings, jobs: "Jobs | None" = None) -> None:
        self.settings = settings
        self.jobs = jobs
        """Those who think on other machines, where there can be any."""
        self.levels = offered(settings)
        self.queue = JobQueue()
        self.free: list[Worker] = []
        self.busy: dict[str, tuple[Worker | Elsewhere, Job, asyncio.Task[None]]] = {}
        """By table: who thinks for it."""
        self.closed = False
        self.failed = 0
        """Questions no worker answered."""
        self.failures = 0
        """How often in a row no worker could be started."""
        self.alarm = ThrottledWarning()
        self.retry: asyncio.TimerHandle | None = None
        self.floor = asyncio.Semaphore(AT_ONCE)
        """Bots speak one after another, people whenever they like."""

    def open(self) -> None:
        if self.jobs is not None:
            self.jobs.open()
        for _ in range(min(AT_FIRST, self.settings.bot_workers)):
            self.hire()

    async def close(self) -> None:
        self.closed = True
        if self.retry is not None:
            self.retry.cancel()
        workers = [*self.free, *(worker for worker, _, _ in self.busy.values())]
        for _, _, task in self.busy.values():
            task.cancel()
        for one in workers:
            one.kill()
        await asyncio.gather(*(one.end() for one in workers))
        await asyncio.gather(*(task for _, _, task in self.busy.values()), return_exceptions=True)
        if self.jobs is not None:
            await self.jobs.close()

    # ---- what is asked

    def level(self, wished: str | None) -> str:
        """The level that plays for a seat: what it was given, unless the server no longer allows it."""
        return wished if wished in self.levels else self.levels[-1 if wished else 0]

    def known(self, level: str) -> str:
        """A level somebody asks for; Fault if it is not offered here."""
        if level not in self.levels:
            known = ", ".join(self.levels)
            refuse(422, "unknown_level", f"No bot is called {level[:40]}; the levels are {known}.")
        return level

    def seconds(self, level: str) -> float:
        """How long a level thinks about one answer here."""
        return min(self.settings.bot_budget, SECONDS.get(level, QUICK))

    async def choose(self, table: str, level: str, position: dict[str, object], owner: str = "") -> Choice:
        """A bot's answer to an imagined position. It always comes."""
        seconds = self.seconds(level)
        question = (self.settings.bot_module, level, position, seconds, secrets.randbits(32))
        return await self.ask(Job(table, level, seconds, worker.think, question, owner))

    async def ideas(self, table: str, position: dict[str, object], owner: str = "") -> list[messages.Idea]:
        """A few answers a bot would think of in an imagined position, best first; none if it fails."""
        seconds = THINKING + REHEARSING
        job = Job(table, "ideas", seconds, worker.suggest, (position, secrets.randbits(32)), owner)
        choice = await self.ask(job)
        return [] if choice.text is None else msgspec.json.decode(choice.text, type=list[messages.Idea])

    async def cautions(
        self, table: str, position: dict[str, object], answers: list[str], owner: str = ""
    ) -> list[messages.Caution]:
        """What speaks against some answers in an imagined position; nothing if it fails."""
        job = Job(table, "cautions", QUICK, worker.caution, (position, answers, secrets.randbits(32)), owner)
        choice = await self.ask(job)
        return [] if choice.text is None else msgspec.json.decode(choice.text, type=list[messages.Caution])

    async def ask(self, job: Job) -> Choice:
        self.queue.add(job)
        self.serve()
        try:
            return await job.answer
        except asyncio.CancelledError:
            self.forget(job)
            raise

    def forget(self, job: Job) -> None:
        """The table has lost interest. A short thought in a worker comes to its end unheard."""
        if self.queue.drop(job) or job.seconds <= WORTH_ENDING:
            return
        _, current, task = self.busy.get(job.table, (None, None, None))
        if current is job and task is not None:
            task.cancel()

    # ---- who answers

    def serve(self) -> None:
        """Give work to whoever is free: to one worker per table, and never all of our own to long thoughts."""
        while not self.closed:
            own = [job for one, job, _ in self.busy.values() if isinstance(one, Worker)]
            abroad = self.jobs is not None and len(self.busy) - len(own) < self.jobs.places
            if len(own) >= self.settings.bot_workers and not abroad:
                return
            full = not abroad and sum(job.seconds > QUICK for job in own) >= max(1, self.settings.bot_workers - 1)
            busy = {table: job.owner for table, (_, job, _) in self.busy.items()}
            job = self.queue.next(busy, QUICK if full else math.inf)
            if job is None:
                return
            if job.answer.done():  # its table has lost interest in this very moment
                continue
            one: Worker | Elsewhere | None
            if abroad and (job.seconds > QUICK or len(own) >= self.settings.bot_workers):
                assert self.jobs is not None
                one = self.jobs.place()
            else:
                one = self.hired()
            if one is None:
                self.wait_for_worker(job)
                return
            self.busy[job.table] = one, job, asyncio.create_task(self.work(one, job))

    def hired(self) -> Worker | None:
        """One who waits for work and is well, or somebody new; None if no process can be started now."""
        while self.free:
            one = self.free.pop()
            if one.alive():
                return one
            one.kill()
        self.hire()
        return self.free.pop() if self.free else None

    def hire(self) -> None:
        """Somebody new, who waits for work; or a line in the log."""
        try:
            self.free.append(Worker(self.settings.bot_memory))
            self.failures = 0
        except (OSError, RuntimeError) as error:
            self.failures += 1
            self.alarm.warn(f"no worker for bots can be started: {error}")

    def wait_for_worker(self, job: Job) -> None:
        """Nothing is lost: the thought goes back to the head of the line, and in the end somebody else answers."""
        if self.failures > PATIENCE and not job.answer.done():
            job.answer.set_result(Choice(None, "crashed"))
        else:
            self.queue.put_back(job)
        if self.retry is None:
            self.retry = asyncio.get_running_loop().call_later(AGAIN, self.try_again)

    def try_again(self) -> None:
        self.retry = None
        self.serve()

    async def work(self, one: "Worker | Elsewhere", job: Job) -> None:
        choice = Choice(None, "late")
        try:
            # A bot counts its CPU time; by the clock on the wall it may take twice as long before it ends by itself.
            text, wrong = await one.think(job, 2 * job.seconds + self.settings.bot_grace)
            choice = Choice(None, "failed") if wrong else Choice(text)
            if wrong:
                logger.warning("a bot of level %s failed: %s", job.level, wrong)
            if isinstance(one, Worker):
                self.free.append(one)
        except (Exception, asyncio.CancelledError) as error:
            # Too late, its process died, or nobody waits for it: this worker is not to be trusted any more.
            one.kill()
            if self.closed:
                # Whoever closes ends the workers in the middle of their thoughts: nothing has crashed.
                return
            if not isinstance(error, asyncio.CancelledError):
                choice = Choice(None, "late" if isinstance(error, TimeoutError) else "crashed")
                logger.warning("a bot of level %s is %s", job.level, choice.trouble)
            if not self.free:
                self.hire()
        del self.busy[job.table]
        if choice.trouble == "crashed" and not job.tries and not job.answer.done():
            # Perhaps not the bot's fault: somebody short of memory ends processes as they come.
            job.tries += 1
            self.queue.put_back(job)
        elif not job.answer.done():
            self.failed += choice.text is None
            job.answer.set_result(choice)
        self.serve()


def offered(settings: Settings) -> list[str]:
    """The levels of this server from the weakest to the strongest; ValueError names those there are."""
    known: list[str] = list(importlib.import_module(settings.bot_module).LEVELS)
    strongest = settings.strongest_bot or known[-1]
    if strongest not in known:
        raise ValueError(f"no bot is called {strongest!r}; the levels are {', '.join(known)}")
    return [
        level
        for level in known[: known.index(strongest) + 1]
        if not settings.bot_levels or level in settings.bot_levels
    ]
