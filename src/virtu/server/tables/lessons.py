"""Lessons at tables: how one begins, and where it stands."""

from virtu.games.registry import GAMES
from virtu.lessons.guide import Guide
from virtu.lessons.lesson import Lesson, lessons, parts
from virtu.server import wire
from virtu.server.errors import refuse
from virtu.server.storage.rows import LineRow, TableRow


def lesson_named(game: str, name: str) -> Lesson:
    # What is not a game is not looked up: every name that was is remembered.
    by_name = lessons(game) if game in GAMES else {}
    if name not in by_name:
        known = ", ".join(by_name) or "none yet"
        refuse(404, "unknown_lesson", f"There is no lesson {name[:40]} of {game[:40]}; there are: {known}.")
    return by_name[name]


def guide_of(row: TableRow) -> Guide | None:
    """Who guides through a table; nobody if it is no lesson, or one of a release that had others."""
    if row.lesson is None:
        return None
    lesson = lessons(row.game).get(row.lesson["name"])
    return None if lesson is None else Guide(lesson)


def opening(guide: Guide) -> list[LineRow]:
    """The lines a lesson's table begins with."""
    return [LineRow(int(entry.seat), entry.text, entry.digest) for entry in guide.opening().entries]


def listed(game: str) -> list[wire.LessonInfo]:
    return [wire.LessonInfo(one.name, one.minutes, len(one.step)) for one in lessons(game).values()]


def told(lesson: Lesson) -> wire.LessonPlan:
    """A lesson as the client needs it: no script, for that is the table's business."""
    return wire.LessonPlan(
        lesson.game,
        lesson.name,
        lesson.minutes,
        [
            wire.LessonStep(step.name, step.show, step.wanted() if step.answer else [], step.free)
            for step in lesson.step
        ],
        [wire.LessonQuestion(check.name, check.step) for check in lesson.question],
        parts(lesson.game),
    )

