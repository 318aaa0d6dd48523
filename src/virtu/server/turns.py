"""Whose thought comes next: tables take turns, and no table has two thoughts at a time."""

import asyncio
from collections import deque
from collections.abc import Callable, Set
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
    answer: asyncio.Future[Choice] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """A line per table. Whoever has just been served goes to the end."""

    def __init__(self) -> None:
        self.lines: dict[str, deque[Job]] = {}

    def add(self, job: Job) -> None:
        self.lines.setdefault(job.table, deque()).append(job)

    def next(self, busy: Set[str], longest: float) -> Job | None:
        """The next thought that takes no longer than this, for a table that has none in a worker."""
        for table, line in self.lines.items():
            if table not in busy and line[0].seconds <= longest:
                job = line.popleft()
                del self.lines[table]
                if line:
                    self.lines[table] = line
                return job
        return None

    def drop(self, job: Job) -> bool:
        """Nobody waits for it any more. False: it is no longer in line."""
        line = self.lines.get(job.table, deque())
        if job not in line:
            return False
        line.remove(job)
        if not line:
            del self.lines[job.table]
        return True
