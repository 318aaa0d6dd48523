"""A plan: the game as one seat imagines it, tried out in memory over one connection. Nobody else sees it.

What stands here is given what the seat knows and fresh dice, and never the table's own position: see `Play.known`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from virtu.games.registry import GAMES
from virtu.kernel.dice import Dice
from virtu.kernel.event import Event
from virtu.kernel.game import Knowledge
from virtu.kernel.record import Record, Recorder
from virtu.server import messages, wire
from virtu.server.errors import Fault
from virtu.server.storage.rows import NoteRow, SeatRow, TableRow
from virtu.server.tables.audience import Audience
from virtu.server.tables.course import Course
from virtu.server.tables.stage import Stage
from virtu.server.tables.subscriber import Subscriber
from virtu.server.workers.bots import Bots

logger = logging.getLogger("virtu.server")
T = TypeVar("T")
REMEMBERED = 200
"""So many answers are recognised when they come again."""
HOME = "home"
"""Whoever keeps the planner's own chair warm while the planner answers for another; no guest is called so."""


class PlannedPlay(Course):
    """From what a seat knows, on: anything in it can be taken back."""

    def __init__(self, row: TableRow, knowledge: Knowledge, heard: list[Event], dice: Dice) -> None:
        assert knowledge.seat is not None
        self.home = knowledge.seat
        state = knowledge.position
        state.dice = None
        record = Record(GAMES[row.game], row.players, row.options)
        super().__init__(Recorder(record, dice, state), [heard])

    def parted(self) -> bool:
        return False

    def undoable(self, seat: int | None) -> bool:
        return bool(self.trail)

    def turn(self, seat: int) -> int:
        return len(self.trail)

    def view(self, seat: int | None) -> dict[str, object]:
        """As the asked seat sees it; but hands that one must remember stay closed."""
        view = super().view(seat)
        if self.game.remembered(self.state):
            view["players"] = super().view(self.home)["players"]
        return view

    def own(self, seats: Sequence[int], public: dict[str, object]) -> list[dict[str, object]]:
        views = [self.view(seat) for seat in seats]
        return [{key: value for key, value in view.items() if public[key] != value} for view in views]

    def eyes(self, seat: int | None) -> int | None:
        return self.home if self.game.remembered(self.state) else seat


class Alone(Audience):
    """The planner alone; nobody in a plan looks away."""

    def __init__(self, row: TableRow) -> None:
        super().__init__(0.0)
        self.guests = {HOME, *(seat.guest for seat in row.seats if seat.guest is not None)}

    def connected(self) -> set[str]:
        return self.guests


class Plan(Stage):
    """Stands for the table where one plans: the planner sits wherever somebody is asked."""

    def __init__(
        self,
        row: TableRow,
        knowledge: Knowledge,
        heard: list[Event],
        one: Subscriber,
        bots: Bots,
        dice: Dice,
    ) -> None:
        assert one.guest is not None
        # What the table's dice have thrown or will throw is no part of a plan; that a seed was given is public.
        row = replace(row, dice=None if row.dice is None else 0, fates=[], secret="")
        super().__init__(row, bots, Alone(row))
        self.guest = one.guest
        self.real = row
        self.course = PlannedPlay(row, knowledge, heard, dice)
        self.play = self.course
        self.audience.add(one)
        self.ended: Callable[[Plan], None] | None = None
        """Called as soon as the table the plan rests on has moved."""
        self.move_to(row.version)

    def move_to(self, version: int) -> None:
        """The planner in the seat that is asked, everybody else where they sit."""
        home, asked = self.course.home, self.course.asked()
        here = home if asked is None else asked
        seats = [replace(seat) for seat in self.real.seats]
        seats[home].guest = HOME
        seats[here] = SeatRow("person", seats[here].name, self.guest)
        self.row = replace(
            self.real,
            version=version,
            asked=version,
            seats=seats,
            waiting_for=[] if asked is None else [int(asked)],
        )

    async def commit(
        self,
        row: TableRow,
        notes: list[NoteRow] | None = None,
        answer: tuple[str, str] | None = None,
        seats: bool = False,
    ) -> None:
        """Nothing is written down."""
        self.move_to(row.version + 1)
        if answer is not None:
            self.accepted[answer] = self.row.version
            while len(self.accepted) > REMEMBERED:
                del self.accepted[next(iter(self.accepted))]

    async def end(self, facts: dict[str, wire.Fact]) -> None:
        """A plan is simply left."""
        self.lapse()

    async def begin(self) -> None:
        self.audience.everything(self.row, self.play, self.notes)

    async def errand(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """If the rules fail here the table itself is unharmed."""
        try:
            return await work()
        except Fault:
            raise
        except Exception as error:
            logger.error("a plan at table %s failed: %s", self.real.id, error, exc_info=error)
            self.lapse()
            raise Fault(500, "lapsed", "This plan could not go on; the table itself is unharmed.") from None

    def lapse(self) -> None:
        self.commands.stop()
        self.inbox.close()
        ended, self.ended = self.ended, None
        if ended is not None:
            ended(self)

    def farewell(self) -> messages.Error:
        return messages.Error(None, "lapsed", "The table moved on, and the plan with it.")

