"""A game as text: a header, then one line per answer with the digest after it."""

from typing import Final

from virtu.kernel import engine
from virtu.kernel.action import Action, notation
from virtu.kernel.clause import Illegal, Refusal
from virtu.kernel.dice import Dice
from virtu.kernel.game import Game
from virtu.kernel.ids import CHANCE, CLOCK, Seat, read_seat, seat_name
from virtu.kernel.option import Value, written
from virtu.kernel.pledge import FIGURES, is_seed, pledged_dice
from virtu.kernel.state import State
from virtu.kernel.step import Chance

FORMAT: Final = "virtu record 2"
EARLIER: Final = "virtu record 1"
"""Its digests named private classes, so nobody can check them any more; its answers are as good as ever."""
KNOWN: Final[dict[str, Game]] = {}
"""The games a record may name; the registry enters them."""


class BadRecord(ValueError):
    """A record that cannot be read or does not replay; the message names the line."""

    def __init__(self, sentence: str, told: str = "") -> None:
        super().__init__(sentence)
        self.told = told or sentence
        """The same without what stands in the line: that may be somebody's secret."""


class Entry:
    """One answer: who, what, and the digest of the position after it."""

    def __init__(self, seat: Seat, text: str, digest: str) -> None:
        self.seat = seat
        self.text = text
        self.digest = digest

    def __str__(self) -> str:
        return f"{seat_name(self.seat)}  {self.text}  {self.digest}"


class Record:
    """A game that can be read, verified and replayed by anyone, offline."""

    def __init__(self, game: Game, players: int, options: dict[str, Value]) -> None:
        self.game = game
        self.rules_version = game.rules_version
        self.data_hash = game.data_hash
        self.players = players
        self.options = options
        self.names: list[str] = [""] * players
        self.entries: list[Entry] = []
        self.seed = ""
        """What chance followed from, and what the players added to it, where it was pledged before (`pledge.py`)."""
        self.salt = ""
        self.first_line = 0
        """The line of the first entry in the text this was read from."""

    @staticmethod
    def read(text: str) -> "Record":
        """A record from its text; BadRecord names the line that cannot be read."""
        return read_record(text)

    def write(self) -> str:
        """The record as text."""
        lines = [
            FORMAT,
            f"game {self.game.name}",
            f"rules {self.rules_version}",
            f"data {self.data_hash}",
            f"players {self.players}",
        ]
        lines += [f"option {name} {written(value)}" for name, value in self.options.items()]
        lines += [f"seat {seat} {name}" for seat, name in enumerate(self.names) if name]
        if self.seed:
            lines.append(f"seed {self.seed}")
        if self.seed and self.salt:
            lines.append(f"salt {self.salt}")
        lines.append("")
        lines += [str(entry) for entry in self.entries]
        return "\n".join(lines) + "\n"

    def start(self) -> State:
        """The state before the first entry; chance is asked."""
        state = self.game.start(self.players, self.options)
        state.dice = None
        engine.settle(state)
        return state

    def replay(self, upto: int | None = None) -> State:
        """The state after the first `upto` entries (all of them by default), every digest checked."""
        state = self.start()
        for index, entry in enumerate(self.entries[:upto]):
            self.repeat(state, index, entry)
        return state

    def repeat(self, state: State, index: int, entry: Entry) -> None:
        """Play one entry again; BadRecord names the line that differs."""
        if entry.seat == CLOCK:
            try:
                signal(self.game, state, entry.text)
            except Illegal as illegal:
                raise self.bad(index, entry, str(illegal)) from None
        else:
            seat = self.game.seat(state)
            if seat is None:
                raise self.bad(index, entry, "the game was over before")
            if seat != entry.seat:
                what = f"the question was for {seat_name(seat)}, not {seat_name(entry.seat)}"
                raise self.bad(index, entry, what)
            try:
                self.game.play(state, entry.text)
            except Illegal as illegal:
                raise self.bad(index, entry, str(illegal)) from None
        if entry.digest:
            digest = self.game.digest(state)
            if digest != entry.digest:
                raise self.bad(index, entry, f"the digest is {digest}, the record says {entry.digest}")

    def bad(self, index: int, entry: Entry, what: str) -> BadRecord:
        """What is wrong with a line."""
        line = f"line {self.first_line + index + 1}"
        return BadRecord(f"{line} ({entry.text}): {what}", f"{line} cannot be played again")

    def upgrade(self) -> "Record":
        """The same answers under the present rules, with new digests; BadRecord names the first that is refused now."""
        if self.rules_version.split(".")[0] != self.game.rules_version.split(".")[0]:
            raise BadRecord(
                f"rules {self.game.rules_version} do not go on with games of rules {self.rules_version}"
            )
        if self.data_hash != self.game.data_hash and self.data_hash not in self.game.same_data:
            raise BadRecord(self.other_data())
        renewed = Record(self.game, self.players, self.options)
        renewed.names = self.names[:]
        renewed.first_line = self.first_line
        state = self.start()
        for index, entry in enumerate(self.entries):
            self.repeat(state, index, Entry(entry.seat, entry.text, ""))
            renewed.entries.append(Entry(entry.seat, entry.text, self.game.digest(state)))
        return renewed

    def verify(self) -> State:
        """Replay everything; BadRecord names the first line that differs. Returns the last state."""
        if self.rules_version != self.game.rules_version:
            raise BadRecord(
                f"written for rules {self.rules_version}; here are rules {self.game.rules_version}"
                " (`virtu upgrade` writes it anew if all its answers still stand)"
            )
        if self.data_hash != self.game.data_hash:
            raise BadRecord(self.other_data())
        if self.seed:
            self.check_chance()
        return self.replay()

    def other_data(self) -> str:
        """That these are not the data it was written for; and which are, if they come with the game."""
        said = f"written for data {self.data_hash}; here are data {self.game.data_hash}"
        name = self.game.name_of_data(self.data_hash)
        return f"{said} (the others are called {name}: `virtu --data {name} …`)" if name else said

    def check_chance(self) -> None:
        """Whether every throw followed from the seed; BadRecord names the first line that did not."""
        state, thrown = self.start(), 0
        for index, entry in enumerate(self.entries):
            ask = engine.open_question(state)
            if entry.seat == CHANCE and ask is not None and isinstance(ask, Chance):
                due = str(ask.roll(state, pledged_dice(self.seed, self.salt, thrown)))
                thrown += 1
                if due != entry.text:
                    raise self.bad(index, entry, f"this did not follow from the seed, by which it would be: {due}")
            self.repeat(state, index, Entry(entry.seat, entry.text, ""))


def read_record(text: str) -> Record:
    lines = text.splitlines()
    if not lines or lines[0].strip() not in (FORMAT, EARLIER):
        raise BadRecord(f"line 1: a record begins with “{FORMAT}”")
    header: dict[str, str] = {}
    options: dict[str, object] = {}
    names: dict[int, str] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        key, _, rest = lines[number].strip().partition(" ")
        number += 1
        name, _, value = rest.partition(" ")
        if key == "option":
            options[name] = value
        elif key == "seat" and name.isdigit():
            names[int(name)] = value
        elif key in ("game", "rules", "data", "players", "seed", "salt"):
            header[key] = rest
        else:
            raise BadRecord(
                f"line {number}: a header line is game, rules, data, players, option, seat, seed or salt; not {key!r}"
            )
    for key in ("game", "rules", "data", "players"):
        if key not in header:
            raise BadRecord(f"the header has no line “{key} …”")
    game = KNOWN.get(header["game"])
    if game is None:
        raise BadRecord(f"no game is called {header['game']!r}; the games are {', '.join(KNOWN)}")
    if not header["players"].isdigit() or int(header["players"]) not in game.players:
        raise BadRecord(f"players {header['players']}: not a number of players of {game.name}")
    try:
        record = Record(game, int(header["players"]), game.read_options(options))
    except ValueError as error:
        raise BadRecord(str(error)) from None
    record.rules_version, record.data_hash = header["rules"], header["data"]
    record.seed, record.salt = header.get("seed", ""), header.get("salt", "")
    if record.seed and not is_seed(record.seed):
        raise BadRecord(f"a seed has {FIGURES} figures from 0 to f, not {record.seed[:80]!r}")
    for seat, name in names.items():
        if seat < record.players:
            record.names[seat] = name
    record.first_line = number + 1
    for index in range(number + 1, len(lines)):
        if lines[index].strip():
            entry = read_entry(lines[index], index + 1)
            if lines[0].strip() == EARLIER:
                entry.digest = ""
            record.entries.append(entry)
    return record


def read_entry(line: str, number: int) -> Entry:
    """One line of a record."""
    words = line.split()
    seat = read_seat(words[0])
    if seat is None or len(words) < 3 or len(words[-1]) != 16:
        raise BadRecord(
            f"line {number}: a line is “seat, answer, digest of 16 figures”, not {line.strip()[:60]!r}"
        )
    return Entry(seat, " ".join(words[1:-1]), words[-1])


def signal(game: Game, state: State, text: str) -> None:
    """Let the table's clock speak. Raises Illegal, and then nothing has changed."""
    action = game.read(text)
    if action is None:
        raise Illegal(Refusal(text, game.specification, f"“{text}” is nothing a clock says.", {}))
    clause = game.signal(state, action)
    if clause is not None:
        raise Illegal(game.refusal(state, action, clause))
    engine.settle(state)


class Recorder:
    """Drives one game and writes it down: every answer, of seats, chance and clock, becomes an entry."""

    def __init__(self, record: Record, dice: Dice, state: State | None = None) -> None:
        """From where the record stands, or from a given position."""
        self.record = record
        self.dice = dice
        self.state = record.replay() if state is None else state
        self.record.game.listen(self.state)

    def play(self, given: Action | str) -> None:
        """Answer for the seat that is asked. Raises Illegal, and then nothing has changed."""
        seat = self.record.game.seat(self.state)
        self.record.game.play(self.state, given)
        assert seat is not None
        self.note(seat, given)

    def ring(self, text: str) -> None:
        """The table's clock speaks."""
        if self.state.news is not None:
            self.state.news.clear()
        signal(self.record.game, self.state, text)
        self.note(CLOCK, text)

    def roll(self) -> bool:
        """Answer one open question of chance; False when chance is not asked."""
        ask = engine.open_question(self.state)
        if ask is None or not isinstance(ask, Chance):
            return False
        outcome = ask.roll(self.state, self.dice)
        engine.answer(self.state, outcome)
        self.note(CHANCE, outcome)
        return True

    def note(self, seat: Seat, given: Action | str) -> None:
        action = self.record.game.read(given) if isinstance(given, str) else given
        assert action is not None
        self.record.entries.append(Entry(seat, notation(action), self.record.game.digest(self.state)))
