"""One game in progress: its record, its position, and what happened at every entry."""

import secrets
from collections.abc import Sequence

from virtu.games.registry import GAMES
from virtu.kernel import engine
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.event import Event
from virtu.kernel.game import GUESSES, Game
from virtu.kernel.ids import CHANCE, CLOCK, Seat
from virtu.kernel.record import BadRecord, Entry, Record, Recorder
from virtu.kernel.state import State
from virtu.kernel.step import Ask, Chance
from virtu.server.rows import LineRow, TableRow


class Play:
    """Wraps the recorder: the log's lines in, positions and events out. Knows no people and no sockets."""

    def __init__(self, row: TableRow, lines: Sequence[LineRow]) -> None:
        """BadRecord if the log does not replay under the rules as they are."""
        self.game: Game = GAMES[row.game]
        self.row = row
        self.recorder: Recorder
        self.events: list[list[Event]]
        """What happened before the first entry, then at each entry."""
        self.trail: list[State]
        """The positions before each of the last answers, as many as one seat gave in a row and chance did not part."""
        self.undone: list[Entry] = []
        """Answers that were taken back, the last one at the end, while nothing else has been answered since."""
        self.fates: list[str] = list(row.fates)
        """What chance threw and was taken back: it comes again, in the order it was thrown."""
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
        self.trail = []
        last = run(lines)
        for index, line in enumerate(lines):
            entry = Entry(Seat(line.seat), line.text, line.digest)
            if index >= last:
                self.trail.append(state.clone())
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
        before, seat = self.state.clone(), self.asked()
        self.recorder.play(text)
        if self.length > 1 and self.record.entries[-2].seat != seat:
            self.trail.clear()
        self.trail.append(before)
        self.undone.clear()
        self.events.append(self.game.events(self.state))
        self.roll()

    def ring(self) -> None:
        """The table's clock rings. Illegal: nothing has changed."""
        self.recorder.ring("ring")
        self.trail.clear()
        self.undone.clear()
        self.events.append(self.game.events(self.state))
        self.roll()

    def roll(self) -> None:
        """Chance answers. Without a seed every throw has dice of its own, which nobody can foretell."""
        while isinstance(self.ask(), Chance):
            fate = next((text for text in self.fates if self.game.explain(self.state, text) is None), None)
            if fate is not None:
                self.fates.remove(fate)
                self.recorder.play(fate)
            else:
                self.throw()
            self.trail.clear()
            self.events.append(self.game.events(self.state))

    def throw(self) -> None:
        if self.row.dice is None:
            self.recorder.dice = dice_from(secrets.randbits(62))
        self.recorder.roll()

    def dice(self) -> int | None:
        """The dice to go on with, where a seed was given."""
        return None if self.row.dice is None else self.recorder.dice.value

    # ---- taking back

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

    def take_back(self, count: int = 1) -> None:
        """The last answers have not been given; they can be given again one by one."""
        self.cut(self.length - count, self.trail[-count])
        del self.trail[-count:]
        if run(self.lines()) < self.length and not self.trail:
            self.rebuild(self.lines())

    def cut(self, length: int, state: State) -> None:
        """Nothing of what came after so many entries has happened; what chance threw stays thrown."""
        gone = self.record.entries[length:]
        self.undone += [entry for entry in reversed(gone) if entry.seat >= 0]
        self.fates[:0] = [entry.text for entry in gone if entry.seat == CHANCE]
        del self.record.entries[length:], self.events[length + 1 :]
        self.recorder.state = state
        self.game.listen(state)

    def askable(self, seat: int | None) -> int | None:
        """How many entries stand before this seat's last answer, which all may let it take back; None: it has none."""
        if seat is None or self.over():
            return None
        for index in range(self.length - 1, -1, -1):
            if self.record.entries[index].seat == CLOCK:
                return None  # time does not come again
            if self.record.entries[index].seat == seat:
                return index
        return None

    def take_back_to(self, length: int) -> None:
        """All that came after so many entries has not happened, whoever did it."""
        self.undone.clear()
        self.cut(length, self.state)
        self.rebuild(self.lines())

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

    def revealed(self, seat: Seat, later: int = 0) -> bool:
        """Whether an answer showed its seat something it could not tell before: the last one, or so many before it.

        Play it again from positions the seat could not distinguish: if what it sees then differs, it has learned.
        """
        before, after = self.trail[-1 - later], self.trail[-later] if later else self.state
        text = self.record.entries[-1 - later].text
        seen = self.game.sight(after, seat)
        heard = [event for event in self.events[-1 - later] if event.heard_by(seat)]
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
        return self.game.hides(self.state, None if seat is None else Seat(seat))


def run(lines: Sequence[LineRow]) -> int:
    """Where the answers begin that one seat gave in a row at the end."""
    first = len(lines)
    while first > 0 and lines[first - 1].seat == lines[-1].seat >= 0:
        first -= 1
    return first


def check_versions(row: TableRow) -> None:
    """BadRecord if a table was begun under other rules."""
    game = GAMES[row.game]
    if row.rules_version != game.rules_version:
        raise BadRecord(
            f"the game was begun with rules {row.rules_version}; here are rules {game.rules_version}"
        )
    if row.data_hash != game.data_hash:
        raise BadRecord(f"the game was begun with data {row.data_hash}; here are data {game.data_hash}")
