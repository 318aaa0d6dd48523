"""A lesson as its file tells it: how the table begins, what is pointed at, what is answered, what the others do."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct, field

from virtu.games.registry import GAMES
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat, read_seat

FOLDER: Final = Path(__file__).parent
ANY: Final = "any"
UNKNOWN: Final = re.compile(r"unknown field `(\w+)`")
PLACE: Final = re.compile(r" - at `\$(?:\.(step|question)\[(\d+)\])?\.?([^`]*)`")


class BadLesson(ValueError):
    """A lesson that cannot be used; the message names the file, the place in it, and what is right."""


class Line(Struct, frozen=True):
    """An answer of the script, as in a record: who, and what."""

    seat: Seat
    text: str


class Step(Struct, forbid_unknown_fields=True):
    """One thing to read, or to do. Its words are a message named after it."""

    name: str
    show: list[str] = field(default_factory=list)
    """What gets a ring: "spot:card:hope 3", or a part of the page such as "part:hand"."""
    answer: str | list[str] = ""
    """What goes on; several: any of these; "any": whatever is legal; empty: the step is read."""
    then: list[str] = field(default_factory=list)
    """What follows by itself until the learner is asked again: "1 take hope", "chance deal hope 3"."""
    free: int = 0
    """So many answers are the learner's own affair, and bots play the others."""

    def wanted(self) -> list[str]:
        return [self.answer] if isinstance(self.answer, str) else self.answer

    def awaits(self) -> bool:
        """Whether the table goes on before the next step."""
        return bool(self.answer) or self.free > 0


class Check(Struct, forbid_unknown_fields=True):
    """Something a learner can answer afterwards, and the step that showed it."""

    name: str
    step: str


class Lesson(Struct, forbid_unknown_fields=True):
    """One lesson of a game."""

    game: str
    players: int
    minutes: int
    step: list[Step]
    question: list[Check]
    seat: int = 0
    options: dict[str, str | int | bool] = field(default_factory=dict)
    opponents: str = "easy"
    """Who plays the others in free stretches."""
    start: list[str] = field(default_factory=list)
    """What has happened before the lesson begins."""
    name: str = ""
    file: str = ""

    def rules(self) -> Game:
        return GAMES[self.game]

    def key(self, part: str) -> str:
        """The message of a part: its title, a step, a question."""
        return f"lesson-{self.game}-{self.name}-{part}"

    def lines(self, written: list[str], where: str) -> list[Line]:
        return [self.line(text, where) for text in written]

    def line(self, text: str, where: str) -> Line:
        who, _, answer = text.strip().partition(" ")
        seat = read_seat(who)
        if seat is None or not answer.strip():
            raise BadLesson(f"{self.file}, {where}: a line is “seat answer” or “chance answer”, not “{text}”")
        return Line(seat, answer.strip())

    def before(self) -> list[Line]:
        return self.lines(self.start, "start")

    def after(self, step: Step) -> list[Line]:
        return self.lines(step.then, f"step “{step.name}”")


@cache
def parts(game: str) -> dict[str, str]:
    """The parts of the page a lesson of this game may point at, and how the client finds them."""
    table = tomllib.loads((FOLDER / "parts.toml").read_text(encoding="utf-8"))
    return {**table["all"], **table.get(game, {})}


def read_lesson(path: Path) -> Lesson:
    """A lesson from its file; BadLesson says what is wrong with it."""
    file = named(path)
    try:
        lesson = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except OSError as error:
        raise BadLesson(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from None
    except UnicodeDecodeError:
        raise BadLesson(f"{path} is not a text file") from None
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{file} is not TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadLesson(f"{file}, {placed(str(error))}") from None
    if lesson.game not in GAMES:
        raise BadLesson(f"{file}: no game is called “{lesson.game}”; the games are {', '.join(GAMES)}")
    lesson.name, lesson.file = path.stem.partition("_")[2] or path.stem, file
    return lesson


KEYS: Final[dict[str | None, list[str]]] = {
    "step": [*Step.__struct_fields__],
    "question": [*Check.__struct_fields__],
    None: [key for key in Lesson.__struct_fields__ if key not in ("name", "file")],
}
"""What a file may say in a step, in a question and at the top; the rest is known from where it lies."""


def named(path: Path) -> str:
    """How messages name a file: with its folder, which is the game."""
    return "/".join(filter(None, (path.parent.name, path.name)))


def placed(said: str) -> str:
    """ "Expected `str`, got `int` - at `$.step[2].name`" → "step 3, name: Expected `str`, got `int`"."""
    match = PLACE.search(said)
    what, number, key = match.groups() if match else (None, "", "")
    where = f"{what} {int(number) + 1}" if what else "at the top"
    if unknown := UNKNOWN.search(said):
        return f"{where}: no key is called “{unknown[1]}”; there are {', '.join(KEYS[what])}"
    return f"{where}{', ' + key if key else ''}: {PLACE.sub('', said)}"


def lesson_files() -> list[Path]:
    """All lessons that come along, in the order they are taken."""
    return sorted(FOLDER.glob("*/*.toml"))


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in order. One that cannot be read is left out: `virtu lesson check` names it."""
    by_name: dict[str, Lesson] = {}
    for path in lesson_files():
        if path.parent.name == game:
            try:
                lesson = read_lesson(path)
            except BadLesson:
                continue
            by_name[lesson.name] = lesson
    return by_name
