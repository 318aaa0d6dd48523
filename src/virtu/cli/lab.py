"""The lab: studies of many games, their reports, and games as rows to learn from."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from virtu.bots.pool import Crew
from virtu.cli.common import Wrong, crew_of, json_option, ray_option, reaching, say, show
from virtu.cli.group import Group
from virtu.lab.export import export
from virtu.lab.files import files_of
from virtu.lab.fit import TRIALS, Fit, has_optuna
from virtu.lab.fit_report import REPORT, checked, page, write_overlay
from virtu.lab.journal import OtherStudy
from virtu.lab.measures import BotFailed, Played
from virtu.lab.result import Result, provenance, result_of
from virtu.lab.runner import JOURNAL, play_study
from virtu.lab.study import BadStudy, Study, read_study
from virtu.lab.table import has_parquet, write_whole
from virtu.lab.tuning import read_tuning, try_bounds

NO_PARQUET = "Parquet needs pyarrow: pip install 'virtu[lab]'"
NO_OPTUNA = "tuning needs Optuna: pip install 'virtu[tune]'"

study_argument = click.argument("study", type=click.Path(path_type=Path), metavar="STUDY.toml")
folder_option = click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where the journal, tables and report go; by default a folder named after the study.",
)
workers_option = click.option(
    "--workers", type=click.IntRange(min=1), default=os.cpu_count() or 1, show_default="one for each core"
)


@click.group("lab", cls=Group)
def lab_command() -> None:
    """Study games: who wins, how long it takes, what moves bring."""


@lab_command.command("run")
@study_argument
@folder_option
@workers_option
@ray_option
@click.option("--again", is_flag=True, help="Forget the games played before, and start again.")
@json_option
def run_command(
    study: Path, folder: Path | None, workers: int, ray: str | None, again: bool, as_json: bool
) -> None:
    """Play a study's games and write the report. If stopped, the same command resumes where it left off."""
    crew = crew_of(workers, ray)
    wanted = studied(study)
    place = folder or Path(study.stem)
    games = played(wanted, place, crew, again)
    result = result_of(wanted, games)
    files = written(wanted, place, games, result)
    told = {"folder": str(place), "files": files, **msgspec.to_builtins(result)}
    show(as_json, told, lambda console: tell(console, told))


@lab_command.command("export")
@study_argument
@folder_option
@workers_option
@ray_option
@click.option("--views", is_flag=True, help="Also everything the deciding seat could see, as JSON: much larger.")
@json_option
def export_command(
    study: Path, folder: Path | None, workers: int, ray: str | None, views: bool, as_json: bool
) -> None:
    """Write a study's games as rows to learn from.

    Position, offers, answer, outcome; and a card about them.
    """
    if not has_parquet():
        raise Wrong(NO_PARQUET)
    crew = crew_of(workers, ray)
    wanted = studied(study)
    place = folder or Path(study.stem)
    games = played(wanted, place, crew, False)
    with telling(place, crew), bar() as progress:
        paths, count = export(wanted, games, place, crew, views, progress)
    files = [str(path) for path in paths]
    played_games = sum(map(len, games.values()))
    told = {"folder": str(place), "files": files, **provenance(wanted), "games": played_games, "rows": count}
    show(as_json, told, lambda console: say(console, f"{count:,} rows of {played_games:,} games: {', '.join(files)}"))


@lab_command.command("tune")
@click.argument("tuning", type=click.Path(path_type=Path), metavar="TUNING.toml")
@folder_option
@workers_option
@ray_option
@click.option("--again", is_flag=True, help="Forget the trials played before, and start again.")
@json_option
def tune_command(
    tuning: Path, folder: Path | None, workers: int, ray: str | None, again: bool, as_json: bool
) -> None:
    """Fit reconstructed values to targets, never printed ones. If stopped, the same command resumes."""
    if not has_optuna():
        raise Wrong(NO_OPTUNA)
    crew = crew_of(workers, ray)
    with saying():
        wanted = read_tuning(tuning)
        try_bounds(wanted, tuning)
    place = folder or Path(tuning.stem)
    if again:
        for old in (place / TRIALS, *place.glob(f"check_*/{JOURNAL}")):
            old.unlink(missing_ok=True)
    with telling(place, crew), bar() as progress:
        fit = Fit(wanted, place, crew, progress)
        best = fit.search()
        overlay = write_overlay(fit, best)
        changed = wanted.changed(best.values)
    with telling(place, crew), bar() as progress:
        pairs = checked(wanted, place, bool(changed), crew, progress)
        paths = write_whole(place, {REPORT: page(fit, best, pairs).encode()})
    told = {
        "folder": str(place),
        "files": [str(overlay), *map(str, paths)],
        "trials": len(fit.trials),
        "changes": {name: {"today": wanted.today[name], "fitted": value} for name, value in changed.items()},
        "figures": {players: {"today": pair[0], "fitted": pair[1]} for players, pair in pairs.items()},
    }
    show(as_json, msgspec.to_builtins(told, str_keys=True), lambda console: say(console, paths[0].read_text("utf-8")))


def studied(path: Path) -> Study:
    with saying():
        return read_study(path)


@contextmanager
def saying() -> Iterator[None]:
    """What is wrong with a file, as a sentence."""
    try:
        yield
    except BadStudy as error:
        raise Wrong(str(error)) from None


def played(study: Study, place: Path, crew: Crew, again: bool) -> dict[str, list[Played]]:
    """All games of a study; whoever stops it is told how it goes on."""
    with telling(place, crew), bar() as progress:
        if again:
            (place / JOURNAL).unlink(missing_ok=True)
        try:
            return play_study(study, place, crew, progress)
        except BotFailed as error:
            raise Wrong(f"{study.file}: {error}; the games before are kept in {place}") from None


@contextmanager
def telling(place: Path, crew: Crew | None = None) -> Iterator[None]:
    """What goes wrong outside the games, as a sentence."""
    try:
        with reaching(crew or Crew()):
            yield
    except OtherStudy as error:
        raise Wrong(str(error)) from None
    except OSError as error:
        raise Wrong(f"{place} cannot be written: {(error.strerror or str(error)).lower()}") from None
    except KeyboardInterrupt:
        click.echo(f"The games played so far are kept in {place}; the same command resumes.", err=True)
        raise


@contextmanager
def bar() -> Iterator[Any]:
    """A bar for people who wait at a terminal; nothing for programs that read along."""
    columns = [TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(file=sys.stderr), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games")
        yield lambda done, total: progress.update(task, completed=done, total=total)


def written(study: Study, place: Path, games: dict[str, list[Played]], result: Result) -> list[str]:
    """Tables and report, whole or not at all."""
    content = files_of(study, games, result)
    with telling(place):
        return [str(path) for path in write_whole(place, content)]


def tell(console: Console, told: dict[str, Any]) -> None:
    if told["question"]:
        say(console, told["question"])
    for finding in told["findings"]:
        say(console, f" {'!' if finding['tone'] == 'look' else '-'} {finding['title']}: {finding['text']}")
    say(console, f"written: {', '.join(told['files'])}")
    if not has_parquet():
        say(console, NO_PARQUET)
