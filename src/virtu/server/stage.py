"""Where a game is played and seen: what a table and a plan have in common."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from virtu.server.audience import Audience
from virtu.server.bots import Bots
from virtu.server.commands import Commands
from virtu.server.course import Course
from virtu.server.rows import NoteRow, TableRow
from virtu.server.subscriber import Subscriber
from virtu.server.wire import Fact

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
        self.commands = Commands(self)

    @abstractmethod
    async def do(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something here when its turn has come."""

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

    def publish(self) -> None:
        self.audience.publish(self.row, self.play, self.notes)

    async def snapshot(self, one: Subscriber) -> None:
        self.audience.snapshot(one, self.row, self.play, self.notes)
