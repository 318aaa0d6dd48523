"""Which job goes to a worker next: owners take turns, then their tables, and no table has two jobs at a time."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Thinking: TypeAlias = Callable[..., tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot answered, or in one word why it did not."""

    text: str | None
    trouble: str = ""


@dataclass(eq=False, slots=True)
class Job:
    """One thought for a table: what is asked of a worker, and how long it may take."""

    table: str
    level: str
    seconds: float
    think: Thinking
    question: tuple[object, ...]
    owner: str = ""
    """Whose table it is: so many tables somebody may have, all of them together get that person's share."""
    tries: int = 0
    """How many workers have died of it."""
    answer: asyncio.Future[Choice] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class JobQueue:
    """A line per table. Whoever has just been served goes to the end, the table and its owner."""

    def __init__(self) -> None:
        self.lines: dict[str, deque[Job]] = {}
        self.served: dict[str, int] = {}
        """When the owners in line were last served."""
        self.count = 0

    def add(self, job: Job) -> None:
        self.lines.setdefault(job.table, deque()).append(job)

    def put_back(self, job: Job) -> None:
        """To the head of everything: it has waited already."""
        line = self.lines.pop(job.table, deque())
        line.appendleft(job)
        self.lines = {job.table: line, **self.lines}
        self.served.pop(job.owner, None)

    def next(self, busy: Mapping[str, str], longest: float) -> Job | None:
        """The next thought that takes no longer than this, for a table that has none in a worker.

        `busy` has the tables that do, and their owners: whoever has fewest comes first, then who has waited longest.
        """
        shares = Counter(busy.values())
        ready = [
            line[0] for table, line in self.lines.items() if table not in busy and line[0].seconds <= longest
        ]
        if not ready:
            return None
        job = min(ready, key=lambda job: (shares[job.owner], self.served.get(job.owner, 0)))
        line = self.lines.pop(job.table)
        line.popleft()
        if line:
            self.lines[job.table] = line
        self.count += 1
        waiting = {line[0].owner for line in self.lines.values()}
        self.served = {owner: at for owner, at in self.served.items() if owner in waiting}
        self.served[job.owner] = self.count
        return job

    def drop(self, job: Job) -> bool:
        """Nobody waits for it any more. False: it is no longer in line."""
        line = self.lines.get(job.table, deque())
        if job not in line:
            return False
        line.remove(job)
        if not line:
            del self.lines[job.table]
        return True
