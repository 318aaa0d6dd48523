"""Positions a person writes: one fact per line, the last line says what comes next. What all games read alike."""

from mypy_extensions import mypyc_attr

from virtu.kernel.game import Game
from virtu.kernel.state import State, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Sentences:
    """The lines of a position, read one by one; every mistake names its line.

    Lines that begin with # are remarks. `players 4` and `option NAME VALUE` hold wherever they stand.
    """

    def __init__(self, game: Game, text: str, players: int, sayings: list[str], ending: str) -> None:
        self.game = game
        self.players = players
        """As many as usual, unless a line says otherwise."""
        self.sayings = sayings
        """All that can be said."""
        self.ending = ending
        """An example of a last line."""
        self.options: dict[str, object] = {}
        self.option_lines: dict[str, int] = {}
        self.lines: list[tuple[int, str]] = []
        self.number = 0
        self.line = ""
        self.next: list[Step] = []
        for number, line in enumerate(text.splitlines(), 1):
            self.number = number
            words = line.lower().split()
            if words and not words[0].startswith("#"):
                self.set_up(words)

    def set_up(self, words: list[str]) -> None:
        """Read the lines about players and options; keep all others."""
        if words[0] == "players":
            allowed = [str(count) for count in self.game.players]
            if len(words) != 2 or words[1] not in allowed:
                raise self.wrong(f"players {alternatives(allowed)}")
            self.players = int(words[1])
        elif words[0] == "option" and len(words) == 3:
            self.options[words[1]] = words[2]
            self.option_lines[words[1]] = self.number
        else:
            self.lines.append((self.number, " ".join(words)))

    def bare(self) -> State:
        """The table as the game starts it, with nothing to be done."""
        try:
            state = self.game.start(self.players, self.game.read_options(self.options))
        except ValueError as error:
            if not self.option_lines:
                raise
            named = [line for name, line in self.option_lines.items() if f"option {name}" in str(error)]
            self.number = [*self.option_lines.values(), *named][-1]
            raise self.wrong(str(error)) from None
        state.agenda = []
        return state

    def read(self, state: State) -> None:
        """Make the position on a bare table, and carry out what is agreed until somebody is asked."""
        for number, line in self.lines:
            self.number, self.line = number, line
            if self.next:
                raise self.wrong(f"nothing follows what comes next: {line}")
            self.say(line)
        if not self.next:
            raise ValueError(f"the last line says what comes next, for example: {self.ending}")
        self.complete()
        state.then(*self.next)
        problems = self.game.problems(state) or self.game.settled(state)
        if problems:
            raise ValueError("; ".join(problems))

    def say(self, line: str) -> None:
        """Put on the table what one line says."""
        self.line = line
        self.sentence(line.replace(",", " ").split())

    def sentence(self, words: list[str]) -> None:
        """Put on the table what the words of a line say."""
        raise AssertionError("each game has its own sentences")

    def complete(self) -> None:
        """Add what follows from all lines together."""

    # ---- mistakes and words

    def wrong(self, sentence: str) -> ValueError:
        return ValueError(f"line {self.number}: {sentence}")

    def unknown(self) -> ValueError:
        return self.wrong(f"“{self.line}” says nothing known; one can say: {'; '.join(self.sayings)}")

    def count(self, word: str, most: int, least: int = 0) -> int:
        """A number within its bounds."""
        if not word.isdecimal() or not least <= int(word) <= most:
            raise self.wrong(f"{word!r} is no number from {least} to {most}")
        return int(word)

    def one_of(self, word: str, names: list[str], what: str) -> int:
        """The place of a word among names."""
        if word not in names:
            raise self.wrong(f"{word!r} is no {what}; they are {', '.join(names)}")
        return names.index(word)

    def after(self, beginning: str) -> list[str]:
        """What is listed behind the beginning of the line, separated by commas."""
        rest = self.line[len(beginning) :].strip()
        return [part.strip() for part in rest.split(",")] if rest else []


def alternatives(words: list[str]) -> str:
    """ "3, 4 or 5" """
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
