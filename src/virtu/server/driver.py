"""What moves a table by itself: its bots and its clock. They come to the inbox like everybody else."""

from __future__ import annotations

import asyncio
import math
import secrets
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from virtu.kernel.dice import dice_from
from virtu.server.bots import Choice
from virtu.server.errors import Fault
from virtu.server.rows import now

if TYPE_CHECKING:
    from virtu.server.table import Table


class Driver:
    """Looks after every change whether a bot is asked, and asks it once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: asyncio.Task[None] | None = None
        self.about = -1
        """The version a bot has been asked about."""
        self.clock: asyncio.Task[None] | None = None

    def wake(self) -> None:
        row, play = self.table.row, self.table.play
        if row.state != "playing" or play is None:
            return
        if row.options.get("timer") == "clock" and self.clock is None and not play.rang():
            self.clock = asyncio.create_task(self.tick())
        asked = play.asked()
        if asked is None or row.seats[asked].kind != "bot" or self.about == row.version:
            return
        if self.thinking is not None:
            self.thinking.cancel()
        self.about = row.version
        # It is asked even if only one answer is legal: going on without it would be quicker, and tell what it holds.
        # And never about the truth: a position dealt anew from what the seat knows.
        imagined = play.game.imagine(play.state, asked, dice_from(secrets.randbits(62)))
        level = row.seats[asked].level or self.table.bots.levels[0]
        self.thinking = asyncio.create_task(self.think(row.version, asked, level, play.game.dump(imagined)))

    async def think(self, version: int, seat: int, level: str, position: dict[str, object]) -> None:
        begun = asyncio.get_running_loop().time()
        choice = await self.table.bots.choose(level, position)
        await self.say(version, seat, choice, asyncio.get_running_loop().time() - begun)

    async def say(self, version: int, seat: int, choice: Choice, spent: float) -> None:
        """Answer at a pace people can follow."""
        await asyncio.sleep(pause(self.table.settings.bot_pace, spent))
        # From here on the table decides; being asked something else must not cancel what is in its inbox.
        self.thinking = None
        try:
            await self.table.do(partial(self.table.bot_answer, version, seat, choice))
        except Fault as fault:
            if fault.code == "storage":
                self.about = -1
                await asyncio.sleep(1.0)
                with suppress(Fault):
                    await self.table.do(self.nothing)

    async def nothing(self) -> None:
        """After any errand the table looks again whose turn it is."""

    async def tick(self) -> None:
        begun = datetime.fromisoformat(self.table.row.started or now())
        gone = (datetime.now(UTC) - begun).total_seconds()
        await asyncio.sleep(max(0.0, self.table.settings.clock_seconds - gone))
        with suppress(Fault):
            await self.table.do(self.table.ring)

    def busy(self) -> bool:
        return any(task is not None and not task.done() for task in (self.thinking, self.clock))

    def stop(self) -> None:
        for task in (self.thinking, self.clock):
            if task is not None:
                task.cancel()


def pause(pace: float, spent: float) -> float:
    """How long to wait after some thinking: until the next beat, so that having more to think about does not show."""
    return pace * max(1, math.ceil(spent / pace)) - spent if pace else 0.0
