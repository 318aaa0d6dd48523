"""Whether a lesson can be taught: its script is played by the rules, and everything it names exists."""

import difflib
import re
from functools import cache
from pathlib import Path
from typing import Final

from virtu.kernel.game import Game
from virtu.kernel.ids import CHANCE, Seat
from virtu.kernel.state import State
from virtu.lessons.guide import Guide, answered, offered
from virtu.lessons.lesson import ANY, BadLesson, Lesson, Line, Step, parts

LOCALE: Final = Path(__file__).resolve().parents[1] / "locale"
MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) =(.*(?:\n(?:[ \t}].*)?$)*)", re.MULTILINE)
ATTRIBUTE: Final = re.compile(r"^\s+\.(\w+) =", re.MULTILINE)
QUESTIONS: Final = 5
LONGEST_GOAL: Final = 60
"""Letters of a goal: one line of the card."""


@cache
def messages(language: str, game: str) -> dict[str, str]:
    path = LOCALE / language / f"lessons_{game}.ftl"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return {match[1]: match[2] for match in MESSAGE.finditer(text)}


def problems(lesson: Lesson) -> list[str]:
    """All that keeps a lesson from being taught, in sentences; empty when all is well."""
    faults = [*unsaid(lesson), *questions(lesson)]
    try:
        faults += played(lesson)
    except BadLesson as error:
        faults.append(str(error))
    return faults


# ---- words


def unsaid(lesson: Lesson) -> list[str]:
    names = [*(step.name for step in lesson.step), *(f"question-{check.name}" for check in lesson.question)]
    faults = [f"{lesson.file}: “{name}” is the name of two steps or questions" for name in twice(names)]
    for language in sorted(path.name for path in LOCALE.iterdir() if path.is_dir()):
        said, english = messages(language, lesson.game), messages("en", lesson.game)
        place = f"locale/{language}/lessons_{lesson.game}.ftl"
        for name in ["title", *names]:
            key = lesson.key(name)
            if key not in said:
                faults.append(f"{lesson.file}, “{name}”: {place} lacks the message “{key}”")
            elif parts_of(said[key]) != parts_of(english.get(key, "")):
                wanted = ", ".join(f".{part}" for part in sorted(parts_of(english.get(key, "")))) or "no parts"
                faults.append(f"{lesson.file}, “{name}”: {place}: “{key}” has other parts than English ({wanted})")
            elif len(said[key].strip().split("\n")[0]) > LONGEST_GOAL and not name.startswith("question-"):
                faults.append(f"{lesson.file}, “{name}”: {place}: “{key}” is longer than {LONGEST_GOAL} letters")
    return faults


def parts_of(message: str) -> set[str]:
    return set(ATTRIBUTE.findall(message))


def twice(names: list[str]) -> list[str]:
    return sorted({name for name in names if names.count(name) > 1})


def questions(lesson: Lesson) -> list[str]:
    steps = [step.name for step in lesson.step]
    faults = []
    if len(lesson.question) != QUESTIONS:
        faults.append(f"{lesson.file}: a lesson has {QUESTIONS} questions, not {len(lesson.question)}")
    for check in lesson.question:
        if check.step not in steps:
            place = f"{lesson.file}, question “{check.name}”"
            faults.append(f"{place}: no step is called “{check.step}”{near(check.step, steps)}")
    return faults


def near(name: str, known: list[str]) -> str:
    matches = difflib.get_close_matches(name, known, 1)
    return f"; did you mean “{matches[0]}”?" if matches else ""


# ---- the script


def played(lesson: Lesson) -> list[str]:
    """Play the script as it stands, then once more for every other answer it allows."""
    guide = Guide(lesson)
    game = lesson.rules()
    if not 0 <= lesson.seat < lesson.players:
        raise BadLesson(f"{lesson.file}: the seats are 0 to {lesson.players - 1}, not {lesson.seat}")
    state = guide.opening().replay()
    faults: list[str] = []
    free = False
    for number, step in enumerate(lesson.step):
        where = f"step {number + 1} “{step.name}”"
        place = f"{lesson.file}, {where}"
        faults += pointed(lesson, step, state, place, after_free=free)
        if step.free and (step.answer or step.then):
            raise BadLesson(f"{place}: a free step has neither “answer” nor “then”")
        if step.then and not step.answer:
            raise BadLesson(f"{place}: “then” follows an answer, and this step has none")
        if step.answer and free:
            raise BadLesson(f"{place}: after a free step anything may have happened; no answers follow")
        free = free or step.free > 0
        if step.awaits() and game.seat(state) != lesson.seat:
            raise BadLesson(f"{place}: {missing(game, state, lesson)}")
        if not step.answer:
            continue
        wanted = choices(game, state, step)
        for text in wanted[1:]:
            other = state.clone()
            advance(lesson, game, other, number, text, f"{where} with “{text}”")
            follow(lesson, game, other, number + 1, f"after “{text}” in {where}")
        advance(lesson, game, state, number, wanted[0], where)
    return faults


def choices(game: Game, state: State, step: Step) -> list[str]:
    return [str(action) for action in game.offers(state)] if step.wanted() == [ANY] else step.wanted()


def advance(lesson: Lesson, game: Game, state: State, number: int, text: str, where: str) -> None:
    """One answer and what follows it."""
    for line in [Line(Seat(lesson.seat), text), *lesson.after(lesson.step[number])]:
        answered(lesson, game, state, line, where)
        game.play(state, line.text)
    last = all(not step.awaits() for step in lesson.step[number + 1 :])
    if not last and game.seat(state) != lesson.seat:
        raise BadLesson(f"{lesson.file}, {where}: {missing(game, state, lesson)}")


def follow(lesson: Lesson, game: Game, state: State, first: int, where: str) -> None:
    """The rest of the script, from another position than it was written for."""
    for number in range(first, len(lesson.step)):
        if lesson.step[number].answer:
            text = choices(game, state, lesson.step[number])[0]
            advance(lesson, game, state, number, text, f"step {number + 1} “{lesson.step[number].name}”, {where}")


def missing(game: Game, state: State, lesson: Lesson) -> str:
    asked = game.seat(state)
    if asked is None:
        return "the game is over"
    who = "chance" if asked == CHANCE else f"seat {asked}"
    asked_what = f"{who} is asked ({game.question(state)}), not the learner"
    return f"{asked_what}; “then” before it lacks an answer, one of {offered(game, state, 3)}"


# ---- what is pointed at


def pointed(lesson: Lesson, step: Step, state: State, place: str, after_free: bool) -> list[str]:
    game, faults = lesson.rules(), []
    known = parts(lesson.game)
    for thing in step.show:
        kind, _, name = thing.partition(":")
        if kind == "part":
            if name not in known:
                hint = near(name, list(known)) or f"; the parts are {', '.join(known)}"
                faults.append(f"{place}: no part of the page is called “{name}”{hint}")
        elif kind == "spot":
            spots = spots_of(game, state, Seat(lesson.seat))
            if name not in spots and not after_free:
                faults.append(f"{place}: there is no spot “{name}”{near(name, sorted(spots))}")
        else:
            faults.append(f"{place}: what is shown begins with “part:” or “spot:”, not “{thing}”")
    return faults


def spots_of(game: Game, state: State, seat: Seat) -> set[str]:
    """Every place the game's answers can point at."""
    return {action.spot(state, seat) for action in game.vocabulary.actions} - {""}
