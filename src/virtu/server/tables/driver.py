"""What moves a table by itself: its bots and its clock. They come to the inbox like everybody else."""

from __future__ import annotations

import asyncio
import math
import secrets
import weakref
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from virtu.kernel.dice import dice_from
from virtu.server.errors import Fault
from virtu.server.storage.rows import now
from virtu.server.workers.job_queue import Choice

if TYPE_CHECKING:
    from virtu.server.tables.table import Table


SLACK = 0.5
"""How much longer than its own time a thought takes on a quiet machine at most."""


AGAIN = 1.0
"""Seconds after which it is tried again to write something down."""
RECITED = 0.12
"""At this distance the answers of a script follow one another at most."""


class Driver:
    """Looks after every change whether a bot is asked, and asks it once."""

    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)  # whoever forgets the table forgets all of it
        self.thinking: asyncio.Task[None] | None = None
        self.about = -1
        """The version a bot has been asked about."""
        self.longest: dict[str, float] = {}
        """By level: how long a thought took at this table so far."""
        self.clock: asyncio.Task[None] | None = None

    def wake(self) -> None:
        row, play = self.table.row, self.table.play
        if row.state != "playing" or play is None:
            return
        if row.options.get("timer") == "clock" and self.clock is None and not play.rang():
            self.clock = asyncio.create_task(self.tick())
        if self.about == row.version:
            return
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None
        asked = play.asked()
        if asked is None:
            return
        script = self.table.scripted(asked)
        if script is not None:
            self.about = row.version
            self.thinking = asyncio.create_task(self.recite(row.version, asked, script))
            return
        if row.seats[asked].kind != "bot" or self.unseen():
            return
        self.about = row.version
        # It is asked even if only one answer is legal: going on without it would be quicker, and tell what it holds.
        # And never about the truth: a position dealt anew from what the seat knows.
        imagined = play.game.imagine(play.state, asked, dice_from(secrets.randbits(62)))
        level = self.table.bots.level(row.seats[asked].level)
        self.thinking = asyncio.create_task(self.think(row.version, asked, level, play.game.dump(imagined)))

    def unseen(self) -> bool:
        """Bots among themselves play for those who watch; without them the game waits."""
        bots_only = all(seat.kind == "bot" for seat in self.table.row.seats)
        return bots_only and not self.table.audience.subscribers

    async def think(self, version: int, seat: int, level: str, position: dict[str, object]) -> None:
        begun = asyncio.get_running_loop().time()
        choice = await self.table.bots.choose(self.table.row.id, level, position, self.table.row.owner or "")
        spent = asyncio.get_running_loop().time() - begun
        await asyncio.sleep(pause(self.table.settings.bot_pace, spent, self.usual(level, spent)))
        await self.say(version, seat, choice)

    async def recite(self, version: int, seat: int, text: str) -> None:
        """A lesson knows what is answered, and nobody wants to wait long for what they are about to learn."""
        await asyncio.sleep(min(self.table.settings.bot_pace, RECITED))
        await self.say(version, seat, Choice(text))

    def usual(self, level: str, spent: float) -> float:
        """Where hands are hidden, no thought ends sooner than the longest so far: having no choice does not show."""
        play = self.table.play
        if play is None or not play.game.conceals(play.state, None):
            return 0.0
        # What a busy machine added is not asked for again.
        own = min(spent, self.table.bots.seconds(level) + SLACK)
        self.longest[level] = max(own, self.longest.get(level, 0.0))
        return self.longest[level]

    async def say(self, version: int, seat: int, choice: Choice) -> None:
        # From here on the table decides; being asked something else must not cancel what is in its inbox.
        self.thinking = None
        # These keep the table until all is said, even if everybody else forgets it meanwhile.
        do, answer = self.table.do, partial(self.table.bot_answer, version, seat, choice)
        try:
            async with self.table.bots.floor:
                await do(answer, own=True)
        except Fault as fault:
            if fault.code == "storage":
                self.about = -1
                await asyncio.sleep(AGAIN)
                with suppress(Fault):
                    await do(self.nothing, own=True)

    async def nothing(self) -> None:
        """After any errand the table looks again whose turn it is."""

    async def tick(self) -> None:
        begun = datetime.fromisoformat(self.table.row.started or now())
        # If the machine's clock was set back, nobody waits longer than a whole game takes.
        gone = max(0.0, (datetime.now(UTC) - begun).total_seconds())
        await asyncio.sleep(max(0.0, self.table.settings.clock_seconds - gone))
        while True:
            try:
                await self.table.do(self.table.ring, own=True)
            except Fault as fault:
                if fault.code == "storage":  # it has not rung before that is written down
                    await asyncio.sleep(AGAIN)
                    continue
            return

    def busy(self) -> bool:
        return any(task is not None and not task.done() for task in (self.thinking, self.clock))

    def stop(self) -> None:
        for task in (self.thinking, self.clock):
            if task is not None:
                task.cancel()


def pause(pace: float, spent: float, usual: float = 0.0) -> float:
    """How long to wait after some thinking: until the next beat, so that having more to think about does not show."""
    return pace * max(1, math.ceil(max(spent, usual) / pace)) - spent if pace else 0.0
