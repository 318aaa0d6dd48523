"""The game of one table: its record, its position, and what happened at every entry."""

import os
from collections.abc import Sequence
from dataclasses import replace

from virtu.games.registry import GAMES
from virtu.kernel import engine
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.event import Event
from virtu.kernel.game import Knowledge
from virtu.kernel.ids import CHANCE, CLOCK, Seat
from virtu.kernel.pledge import pledged_dice
from virtu.kernel.record import BadRecord, Entry, Record, Recorder
from virtu.kernel.reveal import reveals
from virtu.kernel.state import State
from virtu.kernel.step import Chance
from virtu.server.storage.rows import LineRow, TableRow
from virtu.server.tables.course import Course

POOL = bytearray()


def fresh_seed() -> int:
    """A number nobody can foretell. The system is asked for many at a time: every throw takes one."""
    if len(POOL) < 8:
        POOL.extend(os.urandom(4096))
    drawn = int.from_bytes(POOL[-8:], "big") >> 2
    del POOL[-8:]
    return drawn


class Play(Course):
    """The game of a table: the log's lines in, the truth out."""

    def __init__(self, row: TableRow, lines: Sequence[LineRow]) -> None:
        """BadRecord if the log does not replay under the rules as they are."""
        self.row = row
        super().__init__(Recorder(Record(GAMES[row.game], row.players, row.options), Dice(1)), [])
        self.fates = list(row.fates)
        self.rebuild(lines)

    def rebuild(self, lines: Sequence[LineRow]) -> None:
        """The position after these lines, every digest checked."""
        record = Record(self.game, self.row.players, self.row.options)
        record.rules_version, record.data_hash = self.row.rules_version, self.row.data_hash
        record.names = [seat.name for seat in self.row.seats]
        state = self.game.start(record.players, record.options)
        state.dice = None
        self.game.listen(state)
        engine.settle(state)
        self.recorder = Recorder(record, Dice(self.row.dice or 1), state)
        self.events = [self.game.events(state)]
        self.trail = []
        self.joined = {number for number in self.joined if number < len(lines)}
        self.ask_anew()
        last = run(lines)
        for index, line in enumerate(lines):
            entry = Entry(Seat(line.seat), line.text, line.digest)
            if index >= last:
                self.trail.append((index, state.clone()))
            if state.news is not None:
                state.news.clear()
            record.repeat(state, index, entry)
            record.entries.append(entry)
            self.events.append(self.game.events(state))

    # ---- reading

    def lines(self, first: int = 0) -> list[LineRow]:
        return [LineRow(int(entry.seat), entry.text, entry.digest) for entry in self.record.entries[first:]]

    def rang(self) -> bool:
        return any(entry.seat == CLOCK for entry in self.record.entries)

    def names(self) -> None:
        """The record names those who sit there now."""
        self.record.names = [seat.name for seat in self.row.seats]

    # ---- playing

    def ring(self) -> None:
        """The table's clock rings. Illegal: nothing has changed."""
        self.recorder.ring("ring")
        self.trail.clear()
        self.undone.clear()
        self.events.append(self.game.events(self.state))
        self.roll()

    def roll(self) -> None:
        """Chance answers, and nobody takes back what it followed."""
        if isinstance(self.ask(), Chance):
            super().roll()
            self.trail.clear()

    def throw(self) -> None:
        """Every throw has dice of its own, which nobody can foretell, unless somebody has chosen the table's seed."""
        if self.row.secret:
            thrown = self.seats().count(CHANCE)
            self.recorder.dice = pledged_dice(self.row.secret, self.row.salt, thrown)
        elif self.row.dice is None:
            self.recorder.dice = dice_from(fresh_seed())
        super().throw()

    def dice(self) -> int | None:
        """The dice to go on with, where a seed was given."""
        return None if self.row.dice is None else self.recorder.dice.value

    # ---- taking back

    def parted(self) -> bool:
        """A seat takes back only what it answered in a row."""
        return self.length > 1 and self.record.entries[-2].seat != self.record.entries[-1].seat

    def undoable(self, seat: int | None) -> bool:
        """Whether this seat gave the last answer and has learned nothing from it."""
        if seat is None or not self.trail or self.over():
            return False
        return self.record.entries[-1].seat == seat and not self.revealed(Seat(seat))

    def turn(self, seat: int) -> int:
        """How many of its last answers this seat may take back in a row."""
        if not self.undoable(seat):
            return 0
        count = 1
        while count < len(self.trail) and not self.revealed(Seat(seat), count):
            count += 1
        return count

    def cut(self, length: int, state: State) -> None:
        super().cut(length, state)
        if self.row.secret:
            # The same seed throws the same again.
            self.fates.clear()

    def take_back(self, count: int = 1) -> None:
        super().take_back(count)
        if run(self.lines()) < self.length and not self.trail:
            self.rebuild(self.lines())

    def askable(self, seat: int | None) -> int | None:
        self.seats()
        if seat is None or seat not in self.latest or self.over():
            return None
        last = self.latest[seat]
        while last in self.joined:
            # Chance may have thrown between two answers of one move.
            last = next(number for number in range(last - 1, -1, -1) if self.givers[number] == seat)
        # Time does not come again.
        return None if self.latest.get(CLOCK, -1) > last else last

    def take_back_to(self, length: int) -> None:
        self.undone.clear()
        self.cut(length, self.state)
        self.rebuild(self.lines())

    def revealed(self, seat: Seat, later: int = 0) -> bool:
        """Whether an answer showed its seat something it could not tell before: the last one, or so many before it."""
        before, after = self.trail[-1 - later][1], self.trail[-later][1] if later else self.state
        heard = [event for event in self.events[-1 - later] if event.heard_by(seat)]
        return reveals(self.game, before, self.record.entries[-1 - later].text, after, heard, seat)

    # ---- what a seat knows

    def known(self, seat: Seat, dice: Dice) -> tuple[Knowledge, list[Event]]:
        """All a plan may rest on: a position dealt anew by the dice from what the seat sees, and what it has heard."""
        heard = [event for group in self.events for event in group if event.heard_by(seat)]
        return self.game.knowledge(self.state, seat, dice), heard


def run(lines: Sequence[LineRow]) -> int:
    """Where the answers begin that one seat gave in a row at the end."""
    first = len(lines)
    while first > 0 and lines[first - 1].seat == lines[-1].seat >= 0:
        first -= 1
    return first


def is_current(row: TableRow) -> bool:
    """Whether a table was begun under the rules and data as they are."""
    game = GAMES[row.game]
    return row.rules_version == game.rules_version and row.data_hash == game.data_hash


def begun_with(row: TableRow) -> str:
    """The data a table was begun with, by name if they have one, where those in use are others; else empty."""
    game = GAMES.get(row.game)
    if game is None or row.data_hash == game.data_hash or row.data_hash in game.same_data:
        return ""
    return game.name_of_data(row.data_hash) or row.data_hash


def why_not_here(row: TableRow) -> str:
    """That a game begun with other data cannot go on with these, and what to do about it."""
    game = GAMES[row.game]
    begun, here = game.name_of_data(row.data_hash), game.name_of_data(game.data_hash) or game.data_hash
    if begun:
        return f"begun with the component data {begun}, here are {here}: it goes on under `virtu --data {begun} serve`"
    return f"begun with the component data {row.data_hash}, here are {here}: it goes on where a server has those again"


def has_begun(row: TableRow, lines: Sequence[LineRow]) -> bool:
    """Whether anything was dealt or decided; a table that still waits for people begins with what is there then."""
    return bool(lines) or not (row.state == "waiting" or any(seat.kind == "open" for seat in row.seats))


def upgrade(row: TableRow, lines: Sequence[LineRow]) -> tuple[TableRow, list[LineRow]]:
    """A table of earlier rules under the present ones: same answers, new digests. BadRecord if one is refused now."""
    game = GAMES[row.game]
    if has_begun(row, lines) and begun_with(row):
        raise BadRecord(why_not_here(row))
    try:
        record = Record(game, row.players, game.read_options({**row.options}))
        record.rules_version = row.rules_version
        record.entries = [Entry(Seat(line.seat), line.text, "") for line in lines]
        renewed = record.upgrade()
    except ValueError as error:
        told = error.told if isinstance(error, BadRecord) else str(error)
        why = f"a game of rules {row.rules_version} that cannot go on: "
        raise BadRecord(f"{why}{error}", f"{why}{told}") from None
    # What was pledged under other rules cannot be checked under these.
    current = replace(
        row, rules_version=game.rules_version, data_hash=game.data_hash, options=renewed.options, secret=""
    )
    return current, [LineRow(int(entry.seat), entry.text, entry.digest) for entry in renewed.entries]
