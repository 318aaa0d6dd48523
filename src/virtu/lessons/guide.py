"""Where a table stands in its lesson: which step waits, what the script answers next, what the learner may answer."""

from collections.abc import Sequence

from virtu.kernel.dice import Dice
from virtu.kernel.game import Game, counted
from virtu.kernel.ids import CHANCE, Seat
from virtu.kernel.record import Record, Recorder
from virtu.kernel.state import State
from virtu.lessons.lesson import ANY, BadLesson, Lesson, Line


class Stand:
    """The first step that is not done; what comes next by itself; what the learner is meant to answer."""

    def __init__(self, step: int, line: Line | None = None, wanted: Sequence[str] = ()) -> None:
        self.step = step
        self.line = line
        self.wanted = wanted
        """Empty: whatever is legal."""


class Guide:
    """A lesson beside the log of its table."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.begun = len(lesson.start)
        self.scripts = [lesson.after(step) for step in lesson.step]

    def stand(self, seats: Sequence[int], over: bool = False) -> Stand:
        """Read off who answered so far; reading steps are the client's business, for nothing happens at the table.

        A game that is over asks nobody again: free play may end it before all free answers are given.
        """
        if over:
            return Stand(len(self.lesson.step))
        at = self.begun
        for number, (step, script) in enumerate(zip(self.lesson.step, self.scripts, strict=True)):
            if step.free:
                given = 0
                while at < len(seats) and given < step.free:
                    given += seats[at] == self.lesson.seat
                    at += 1
                if given < step.free:
                    return Stand(number)
            elif step.answer:
                if at >= len(seats):
                    wanted = step.wanted()
                    return Stand(number, wanted=() if wanted == [ANY] else wanted)
                at += 1
                for line in script:
                    if at >= len(seats):
                        return Stand(number, line)
                    at += 1
        return Stand(len(self.lesson.step))

    def line(self, seats: Sequence[int], asked: Seat) -> str | None:
        """What the script has the asked seat answer now."""
        line = self.stand(seats).line
        return line.text if line is not None and line.seat == asked else None

    def strays(self, game: Game, state: State, seats: Sequence[int], text: str) -> bool:
        """Whether a legal answer leaves the lesson. Never where what is wished cannot be answered itself."""
        stand = self.stand(seats)
        wanted = [stand.line.text] if stand.line is not None else stand.wanted
        action = game.read(text)
        if not wanted or action is None or game.explain(state, action) is not None or str(action) in wanted:
            return False
        return any(game.explain(state, other) is None for other in wanted)

    def fates(self) -> list[str]:
        """What chance throws, in order."""
        return [line.text for script in self.scripts for line in script if line.seat == CHANCE]

    def opening(self) -> Record:
        """The record the table begins with; BadLesson names the line that does not fit."""
        lesson = self.lesson
        game = lesson.rules()
        if lesson.players not in game.players:
            raise BadLesson(f"{lesson.file}: {game.name} is for {counted(game.players)} players, not {lesson.players}")
        try:
            record = Record(game, lesson.players, game.read_options({**lesson.options}))
        except ValueError as error:
            raise BadLesson(f"{lesson.file}: {error}") from None
        recorder = Recorder(record, Dice(1))
        for line in lesson.before():
            answered(lesson, game, recorder.state, line, "start")
            recorder.play(line.text)
        return record


def answered(lesson: Lesson, game: Game, state: State, line: Line, where: str) -> None:
    """BadLesson if this is not what is answered here."""
    asked = game.seat(state)
    place = f"{lesson.file}, {where}"
    if asked is None:
        raise BadLesson(f"{place}: the game is over before “{line.text}”")
    if asked != line.seat:
        raise BadLesson(f"{place}: seat {asked} is asked ({game.question(state)}), not {line.seat} (“{line.text}”)")
    refusal = game.explain(state, line.text)
    if refusal is not None:
        answers = offered(game, state)
        raise BadLesson(f"{place}: “{line.text}” is refused: {refusal.sentence} The answers are {answers}.")


def offered(game: Game, state: State, most: int = 8) -> str:
    texts = [f"“{action}”" for action in game.offers(state)]
    return ", ".join(texts[:most]) + (f" and {len(texts) - most} more" if len(texts) > most else "")
