"""Lessons for those who write them: check one, or have the others' answers filled in."""

from pathlib import Path

import click

from virtu.cli.common import Wrong
from virtu.cli.group import Group
from virtu.lessons.check import problems
from virtu.lessons.draft import lines_after
from virtu.lessons.lesson import BadLesson, Lesson, lesson_files, named, read_lesson


@click.group("lesson", cls=Group)
def lesson_command() -> None:
    """Check and write guided first games."""


@lesson_command.command("check")
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
def check_command(files: tuple[Path, ...]) -> int:
    """Play lessons through and look for everything they name.

    FILES, or all lessons in the package.
    """
    wrong: list[str] = []
    for path in files or lesson_files():
        try:
            faults = problems(read_lesson(path))
        except BadLesson as error:
            faults = [str(error)]
        click.echo(f"{named(path)}: {'in order' if not faults else f'{len(faults)} to mend'}")
        wrong += faults
    for sentence in wrong:
        click.echo(sentence, err=True)
    return 1 if wrong else 0


@lesson_command.command("next")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="For the dice and the bots.")
def next_command(file: Path, seed: int) -> None:
    """What could follow the last answer of FILE.

    The `then` of that step, and what the learner is asked then.
    """
    lesson = opened(file)
    try:
        lines, asked = lines_after(lesson, seed)
    except BadLesson as error:
        raise Wrong(str(error)) from None
    click.echo("then = [")
    for line in lines:
        click.echo(f'    "{line}",')
    click.echo("]")
    click.echo(asked)


def opened(file: Path) -> Lesson:
    try:
        return read_lesson(file)
    except BadLesson as error:
        raise Wrong(str(error)) from None
