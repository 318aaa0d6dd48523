"""Where a game is played and seen: what a table and a plan have in common."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from virtu.server.storage.rows import NoteRow, TableRow
from virtu.server.tables.audience import Audience
from virtu.server.tables.commands import Commands
from virtu.server.tables.course import Course
from virtu.server.tables.inbox import Done, Inbox
from virtu.server.tables.subscriber import Subscriber
from virtu.server.wire import Fact
from virtu.server.workers.bots import Bots

T = TypeVar("T")


class Stage(ABC):
    """One game, those who look at it, and what they say to it."""

    def __init__(self, row: TableRow, bots: Bots, audience: Audience) -> None:
        self.row = row
        self.bots = bots
        self.audience = audience
        self.play: Course | None = None
        self.notes: list[NoteRow] = []
        self.accepted: dict[tuple[str, str], int] = {}
        """By guest and id: the version an answer led to. Repeating it is harmless."""
        self.inbox = Inbox()
        self.commands = Commands(self)

    @abstractmethod
    async def errand(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Something that is done here, with what follows if it fails."""

    async def do(self, work: Callable[[], Coroutine[Any, Any, T]], own: bool = False) -> T:
        """Do something here when its turn has come, and wait for it; `own`: it comes from the table itself."""
        result: T = await self.inbox.do(self.errand(work), own)
        return result

    def post(self, work: Callable[[], Coroutine[Any, Any, object]], done: Done, own: bool = False) -> None:
        """The same for somebody who does not wait."""
        self.inbox.put(self.errand(work), done, own)

    @abstractmethod
    async def commit(
        self,
        row: TableRow,
        notes: list[NoteRow] | None = None,
        answer: tuple[str, str] | None = None,
        seats: bool = False,
    ) -> None:
        """Make true what the play is ahead of the row."""

    @abstractmethod
    async def end(self, facts: dict[str, Fact]) -> None:
        """All agreed to end the game."""

    def strays(self, action: str) -> bool:
        """Whether a legal answer is not the one a lesson is about."""
        return False

    def publish(self) -> None:
        self.audience.publish(self.row, self.play, self.notes)

    async def snapshot(self, one: Subscriber) -> None:
        self.audience.snapshot(one, self.row, self.play, self.notes)
