"""A plan: the table on a copy, in memory, for one connection. Nobody else sees it and nothing of it is kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from virtu.kernel.dice import Dice
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.record import Entry, Record, Recorder
from virtu.kernel.state import State
from virtu.server import screen, wire
from virtu.server.answers import Answers
from virtu.server.audience import Audience, Viewer
from virtu.server.bots import Bots
from virtu.server.errors import Fault
from virtu.server.play import Play
from virtu.server.rows import LineRow, NoteRow, SeatRow, TableRow
from virtu.server.subscriber import Subscriber

logger = logging.getLogger("virtu.server")
T = TypeVar("T")
HOME = "home"
"""Whoever keeps the planner's own chair warm while the planner answers for another; no guest is called so."""


class Scratch(Play):
    """A game as one seat imagines it, from where it stands: anything in it can be taken back."""

    def __init__(self, play: Play, seat: Seat, dice: Dice) -> None:
        self.game, self.row = play.game, play.row
        record = Record(play.game, play.row.players, play.row.options)
        self.recorder = Recorder(record, dice)
        # Never the truth: a position dealt anew from what the seat knows.
        state = play.game.imagine(play.state, seat, dice)
        state.dice = None
        self.recorder.state = state
        play.game.listen(state)
        self.events = [[event for group in play.events for event in group if event.heard_by(seat)]]
        self.trail: list[State] = []
        self.undone: list[Entry] = []
        self.fates: list[str] = []
        self.past: list[tuple[int, State]] = []
        """How many entries there were before each answer, and the position."""

    def answer(self, text: str) -> None:
        moment = (self.length, self.state.clone())
        super().answer(text)
        self.past.append(moment)

    def throw(self) -> None:
        """Its own dice: nothing that is thrown here says anything about the table's."""
        self.recorder.roll()

    def undoable(self, seat: int | None) -> bool:
        return bool(self.past)

    def turn(self, seat: int) -> int:
        return len(self.past)

    def take_back(self, count: int = 1) -> None:
        self.cut(*self.past[-count])
        del self.past[-count:]

    def askable(self, seat: int | None) -> int | None:
        return None


class Alone(Audience):
    """The planner alone; nobody at the copy of the table looks away."""

    def __init__(self, row: TableRow, home: Seat, kept: set[int]) -> None:
        super().__init__(0.0)
        self.home = home
        self.kept = kept
        """Seats whose things the copy has as they truly are, although the table shows them to their seat alone."""
        self.guests = {HOME, *(seat.guest for seat in row.seats if seat.guest is not None)}

    def connected(self) -> set[str]:
        return self.guests

    def view(self, play: Play, seat: Viewer) -> dict[str, object]:
        """As the asked seat sees it, but what only memory could tell of others stays with them (SV-6.2)."""
        view = super().view(play, seat)
        if self.kept:
            shown = players(play.game, play.state, self.home)
            view["players"] = [
                shown[number] if number in (self.home, *self.kept) else player
                for number, player in enumerate(players(play.game, play.state, seat))
            ]
        return view


def players(game: Game, state: State, seat: Viewer) -> list[object]:
    """All players as a seat sees them."""
    found = screen.view(game, state, seat)["players"]
    assert isinstance(found, list)
    return found


def kept_by(game: Game, truth: State, copy: State, home: Seat) -> set[int]:
    """Seats of which the table shows less than the copy would."""
    seen = players(game, truth, home)
    own = [players(game, truth, seat)[seat] for seat in range(truth.players)]
    copied = [players(game, copy, seat)[seat] for seat in range(truth.players)]
    return {seat for seat in range(truth.players) if own[seat] != seen[seat] and own[seat] == copied[seat]}


class Draft:
    """Stands for the table where one plans: the planner sits wherever somebody is asked."""

    def __init__(
        self, row: TableRow, play: Play, seat: Seat, one: Subscriber, bots: Bots, dice: Dice
    ) -> None:
        assert one.guest is not None
        self.guest = one.guest
        self.home = seat
        self.real = row
        self.row = row
        scratch = Scratch(play, seat, dice)
        self.play: Play | None = scratch
        self.lines: list[LineRow] = []
        self.notes: list[NoteRow] = []
        self.accepted: dict[tuple[str, str], int] = {}
        self.bots = bots
        self.audience = Alone(row, seat, kept_by(play.game, play.state, scratch.state, seat))
        self.audience.subscribers.add(one)
        self.answers = Answers(self)
        self.lapsed = asyncio.Event()
        """Set as soon as the table the plan rests on has moved."""
        self.move_to(row.version)

    def move_to(self, version: int) -> None:
        """The row of the copy: the planner in the seat that is asked, everybody else where they sit."""
        assert self.play is not None
        asked = self.play.asked()
        here = self.home if asked is None else asked
        seats = [replace(seat) for seat in self.real.seats]
        seats[self.home].guest = HOME
        seats[here] = SeatRow("person", seats[here].name, self.guest)
        self.row = replace(
            self.real,
            version=version,
            asked=version,
            seats=seats,
            waiting_for=[] if asked is None else [int(asked)],
        )

    async def commit(
        self, row: TableRow, notes: list[NoteRow] | None = None, answer: tuple[str, str] | None = None
    ) -> None:
        """Nothing is written down."""
        self.move_to(row.version + 1)
        if answer is not None:
            self.accepted[answer] = self.row.version

    def publish(self) -> None:
        self.audience.publish(self.row, self.play, self.notes)

    async def snapshot(self, one: Subscriber) -> None:
        self.audience.snapshot(one, self.row, self.play, self.notes)

    async def begin(self) -> None:
        self.audience.everything(self.row, self.play, self.notes)

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """One connection says one thing after another. If the rules fail here the table itself is unharmed."""
        try:
            return await work()
        except Fault:
            raise
        except Exception as error:
            logger.error("a plan at table %s failed: %s", self.real.id, error, exc_info=error)
            self.lapse()
            raise Fault(500, "lapsed", "This plan could not go on; the table itself is unharmed.") from None

    def lapse(self) -> None:
        self.answers.stop()
        self.lapsed.set()

    def farewell(self) -> wire.Error:
        return wire.Error(None, "lapsed", "The table moved on, and the plan with it.")
