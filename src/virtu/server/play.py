"""One game in progress: its record, its position, and what happened at every entry."""

import secrets
from collections.abc import Sequence

from virtu.games.registry import GAMES
from virtu.kernel import engine
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.event import Event
from virtu.kernel.game import Game
from virtu.kernel.ids import CLOCK, Seat
from virtu.kernel.record import BadRecord, Entry, Record, Recorder
from virtu.kernel.state import State
from virtu.kernel.step import Ask, Chance
from virtu.server.rows import LineRow, TableRow

GUESSES = 3
"""How many imagined positions decide whether something is hidden."""


class Play:
    """Wraps the recorder: the log's lines in, positions and events out. Knows no people and no sockets."""

    def __init__(self, row: TableRow, lines: Sequence[LineRow]) -> None:
        """BadRecord if the log does not replay under the rules as they are."""
        self.game: Game = GAMES[row.game]
        self.row = row
        self.recorder: Recorder
        self.events: list[list[Event]]
        """What happened before the first entry, then at each entry."""
        self.before: State | None
        """The position before the last entry, if a seat made it."""
        self.undone: list[Entry] = []
        """Answers that were taken back, the last one at the end, while nothing else has been answered since."""
        self.rebuild(lines)

    def rebuild(self, lines: Sequence[LineRow]) -> None:
        """The position after these lines, every digest checked."""
        record = Record(self.game, self.row.players, self.row.options)
        record.rules_version, record.data_hash = self.row.rules_version, self.row.data_hash
        record.names = [seat.name for seat in self.row.seats]
        self.recorder = Recorder(record, Dice(self.row.dice or 1))
        state = self.game.start(record.players, record.options)
        state.dice = None
        self.game.listen(state)
        engine.settle(state)
        self.recorder.state = state
        self.events = [self.game.events(state)]
        self.before = None
        for index, line in enumerate(lines):
            entry = Entry(Seat(line.seat), line.text, line.digest)
            if index == len(lines) - 1 and entry.seat >= 0:
                self.before = state.clone()
            if state.news is not None:
                state.news.clear()
            record.repeat(state, index, entry)
            record.entries.append(entry)
            self.events.append(self.game.events(state))

    # ---- reading

    @property
    def record(self) -> Record:
        return self.recorder.record

    @property
    def state(self) -> State:
        return self.recorder.state

    @property
    def length(self) -> int:
        return len(self.record.entries)

    def lines(self, first: int = 0) -> list[LineRow]:
        return [LineRow(int(entry.seat), entry.text, entry.digest) for entry in self.record.entries[first:]]

    def over(self) -> bool:
        return self.game.over(self.state)

    def asked(self) -> Seat | None:
        """The seat that must answer."""
        return self.game.seat(self.state)

    def ask(self) -> Ask | None:
        return engine.open_question(self.state)

    def rang(self) -> bool:
        return any(entry.seat == CLOCK for entry in self.record.entries)

    def names(self) -> None:
        """The record names those who sit there now."""
        self.record.names = [seat.name for seat in self.row.seats]

    # ---- playing

    def answer(self, text: str) -> None:
        """The asked seat answers, then chance as often as it is asked. Illegal: nothing has changed."""
        before = self.state.clone()
        self.recorder.play(text)
        self.before = before
        self.undone.clear()
        self.events.append(self.game.events(self.state))
        self.roll()

    def ring(self) -> None:
        """The table's clock rings. Illegal: nothing has changed."""
        self.recorder.ring("ring")
        self.before = None
        self.undone.clear()
        self.events.append(self.game.events(self.state))
        self.roll()

    def roll(self) -> None:
        """Chance answers. Without a seed every throw has dice of its own, which nobody can foretell."""
        while isinstance(self.ask(), Chance):
            if self.row.dice is None:
                self.recorder.dice = dice_from(secrets.randbits(62))
            self.recorder.roll()
            self.before = None
            self.events.append(self.game.events(self.state))

    def dice(self) -> int | None:
        """The dice to go on with, where a seed was given."""
        return None if self.row.dice is None else self.recorder.dice.value

    # ---- taking back

    def undoable(self, seat: int | None) -> bool:
        """Whether this seat gave the last answer and has learned nothing from it."""
        if seat is None or self.before is None or self.over() or not self.record.entries:
            return False
        return self.record.entries[-1].seat == seat and not self.revealed(Seat(seat), self.before)

    def take_back(self) -> None:
        """The last answer has not been given; it can be given again."""
        self.undone.append(self.record.entries[-1])
        self.rebuild(self.lines()[:-1])

    def redoable(self, seat: int | None) -> bool:
        """Whether this seat has taken an answer back to the open question."""
        return bool(self.undone) and self.undone[-1].seat == seat and self.asked() == seat

    def give_again(self) -> None:
        """The answer that was taken back last; those taken back before it can still follow."""
        *earlier, last = self.undone
        self.answer(last.text)
        self.undone = earlier

    def ends(self, text: str) -> bool:
        """Whether the asked seat would hand the move on with this answer, as far as that seat can tell."""
        seat = self.asked()
        if seat is None:
            return False
        guess = self.game.imagine(self.state, seat, dice_from(1))
        guess.dice = None
        if self.game.explain(guess, text) is not None:
            return False
        self.game.play(guess, text)
        return self.game.seat(guess) != seat

    def revealed(self, seat: Seat, before: State) -> bool:
        """Whether the last answer shows its seat something it could not tell before.

        Play it again from positions the seat could not distinguish: if what it sees then differs, it has learned.
        """
        text = self.record.entries[-1].text
        seen = self.game.sight(self.state, seat)
        heard = [event for event in self.events[-1] if event.heard_by(seat)]
        for number in range(GUESSES):
            guess = self.game.imagine(before, seat, dice_from(number + 1))
            guess.dice = None
            self.game.listen(guess)
            if self.game.explain(guess, text) is not None:
                return True
            self.game.play(guess, text)
            if self.game.sight(guess, seat) != seen:
                return True
            if [event for event in self.game.events(guess) if event.heard_by(seat)] != heard:
                return True
        return False

    def hides(self, seat: int | None) -> bool:
        """Whether there is something in the position that this seat cannot know."""
        if any(isinstance(step, Ask) and step.sealed() for step in self.state.agenda):
            return True
        viewer = None if seat is None else Seat(seat)
        truth = self.game.digest(self.state)
        return any(
            self.game.digest(self.game.imagine(self.state, viewer, dice_from(number + 1))) != truth
            for number in range(GUESSES)
        )


def check_versions(row: TableRow) -> None:
    """BadRecord if a table was begun under other rules."""
    game = GAMES[row.game]
    if row.rules_version != game.rules_version:
        raise BadRecord(
            f"the game was begun with rules {row.rules_version}; here are rules {game.rules_version}"
        )
    if row.data_hash != game.data_hash:
        raise BadRecord(f"the game was begun with data {row.data_hash}; here are data {game.data_hash}")
