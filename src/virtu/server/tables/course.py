"""A game under way: what the play of a table and that of a plan have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from virtu.kernel.event import Event
from virtu.kernel.ids import CHANCE, Seat
from virtu.kernel.record import Entry, Record, Recorder
from virtu.kernel.state import State
from virtu.kernel.step import Ask, Chance
from virtu.server.tables import screen


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(ABC):
    """Wraps a recorder: answers in, positions and events out. Knows no people and no sockets."""

    def __init__(self, recorder: Recorder, events: list[list[Event]]) -> None:
        self.recorder = recorder
        self.game = recorder.record.game
        self.events = events
        """What happened before the first entry, then at each entry."""
        self.trail: list[tuple[int, State]] = []
        """How many entries there were before each of the last answers that may be taken back, and the position."""
        self.joined: set[int] = set()
        """Entries given with the one before as one move: what pays for a purchase. A restart forgets them."""
        self.undone: list[list[Entry]] = []
        """Moves that were taken back, the last one at the end, while nothing else has been answered since."""
        self.fates: list[str] = []
        """What chance threw and was taken back: it comes again, in the order it was thrown."""
        self.givers: list[int] = []
        """Who gave each entry, as far as anybody has asked."""
        self.latest: dict[int, int] = {}
        """By seat, which of them was its last."""

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

    def over(self) -> bool:
        return self.game.over(self.state)

    def asked(self) -> Seat | None:
        """The seat that must answer."""
        return self.game.seat(self.state)

    def ask(self) -> Ask | None:
        return engine.open_question(self.state)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat is shown."""
        return screen.view(self.game, self.state, seat)

    def public(self) -> dict[str, object]:
        """What everybody may see."""
        return screen.view(self.game, self.state, None)

    def own(self, seats: Sequence[int], public: dict[str, object]) -> list[dict[str, object]]:
        """By key, what each of these seats is shown otherwise."""
        return screen.own(self.game, self.state, seats, public)

    def eyes(self, seat: int | None) -> int | None:
        """Who looks through the eyes of a seat: what an answer brings is told as far as that one may know."""
        return seat

    def seats(self) -> list[int]:
        """Who gave each entry. Asked after every answer: only what is new is looked at."""
        known, entries = len(self.givers), self.record.entries
        if known == len(entries):
            return self.givers
        for entry in entries[known:]:
            self.latest[int(entry.seat)] = len(self.givers)
            self.givers.append(int(entry.seat))
        return self.givers

    def ask_anew(self) -> None:
        """Who gave which entry is no longer as it was."""
        self.givers, self.latest = [], {}

    # ---- playing

    def answer(self, text: str, goes_on: bool = False) -> None:
        """The asked seat answers, then chance as often as it is asked. Illegal: nothing has changed.

        `goes_on`: with the seat's last answer this is one move.
        """
        moment = (self.length, self.state.clone())
        self.recorder.play(text)
        if goes_on:
            self.joined.add(moment[0])
        if self.parted():
            self.trail.clear()
        self.trail.append(moment)
        self.undone.clear()
        self.events.append(self.game.events(self.state))
        self.roll()

    def roll(self) -> None:
        """Chance answers."""
        while isinstance(self.ask(), Chance):
            fate = next((text for text in self.fates if self.game.explain(self.state, text) is None), None)
            if fate is not None:
                self.fates.remove(fate)
                self.recorder.play(fate)
            else:
                self.throw()
            self.events.append(self.game.events(self.state))

    def throw(self) -> None:
        self.recorder.roll()

    # ---- taking back

    @abstractmethod
    def parted(self) -> bool:
        """Whether nobody takes back what came before the last answer."""

    @abstractmethod
    def undoable(self, seat: int | None) -> bool:
        """Whether this seat may take the last answer back."""

    @abstractmethod
    def turn(self, seat: int) -> int:
        """How many of the last answers this seat may take back in a row."""

    def move(self, seat: int) -> int:
        """How many of its last answers this seat gave as one move, as far as it may take them back."""
        count = 1
        while count < len(self.trail) and self.trail[-count][0] in self.joined:
            count += 1
        return min(count, self.turn(seat))

    def moves(self, count: int) -> int:
        """How many moves the last answers are."""
        return 1 + sum(length not in self.joined for length, _ in self.trail[len(self.trail) - count + 1 :])

    def followed(self, length: int) -> int:
        """How many entries came after the move that began when there were so many."""
        length += 1
        while length in self.joined:
            length += 1
        return self.length - length

    def take_back(self, count: int = 1) -> None:
        """The last answers have not been given; they can be given again move by move."""
        self.cut(*self.trail[-count])
        del self.trail[-count:]

    def askable(self, seat: int | None) -> int | None:
        """How many entries stand before this seat's last move, which all may let it take back; None: it has none."""
        return None

    def take_back_to(self, length: int) -> None:
        """All that came after so many entries has not happened, whoever did it."""
        raise AssertionError("nobody is asked to take anything back here")

    def cut(self, length: int, state: State) -> None:
        """Nothing of what came after so many entries has happened; what chance threw stays thrown."""
        gone = self.record.entries[length:]
        moves: list[list[Entry]] = []
        for number, entry in enumerate(gone, length):
            if entry.seat >= 0 and number in self.joined and moves:
                moves[-1].append(entry)
            elif entry.seat >= 0:
                moves.append([entry])
        self.undone += reversed(moves)
        self.joined = {number for number in self.joined if number < length}
        self.fates[:0] = [entry.text for entry in gone if entry.seat == CHANCE]
        del self.record.entries[length:], self.events[length + 1 :]
        self.ask_anew()
        self.recorder.state = state
        self.game.listen(state)

    def redoable(self, seat: int | None) -> bool:
        """Whether this seat has taken a move back to the open question."""
        return bool(self.undone) and self.undone[-1][0].seat == seat and self.asked() == seat

    def give_again(self) -> None:
        """The move that was taken back last; those taken back before it can still follow."""
        *earlier, last = self.undone
        for number, entry in enumerate(last):
            self.answer(entry.text, goes_on=number > 0)
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
