"""Bots learn what positions are worth from games they play against themselves."""

import json
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from virtu.bots.evolution import GAME as NUMBERED
from virtu.bots.evolution import GENERATION, evolve, share
from virtu.bots.judgement import judge
from virtu.bots.outlooks import outlook
from virtu.bots.train import PORTION, Course, earlier, fit, play_course
from virtu.cli.common import (
    BOTS,
    Wrong,
    game_argument,
    json_option,
    options_option,
    players_option,
    progress,
    say,
    seed_option,
    show,
    table_for,
)
from virtu.kernel.game import Game

JUDGED_GAMES = 600
"""So many tell what positions promise."""
MEASURED_GAMES = 300
"""At each size of table, against `easy`."""


@click.command("train")
@game_argument
@players_option
@options_option
@click.option(
    "--teachers", type=BOTS, default="hard@200p", show_default=True, help="Who plays the games; rotated over the seats."
)
@click.option("--games", type=click.IntRange(min=2), default=1000, show_default=True)
@seed_option
@click.option(
    "--strays", type=click.IntRange(min=2), default=8, show_default=True, help="One answer in this many is random."
)
@click.option("--ridge", type=click.FloatRange(min=0), default=400.0, show_default=True, help="Against overfitting.")
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True)
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where games are kept; games already there are not played again.",
)
@click.option(
    "--also",
    type=click.Path(path_type=Path, file_okay=False),
    multiple=True,
    help="A folder of an earlier training whose games count too; repeatable.",
)
@click.option(
    "--weights",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file to put them into; by default weights.json beside the games.",
)
@json_option
def train_command(
    game: Game,
    players: int | None,
    given: tuple[str, ...],
    teachers: list[str],
    games: int,
    seed: int,
    strays: int,
    ridge: float,
    workers: int,
    folder: Path | None,
    also: tuple[Path, ...],
    weights: Path | None,
    as_json: bool,
) -> None:
    """Learn what positions of GAME are worth.

    From games that bots play against themselves. In the Art of Governing it is the numbers of the rules of thumb that
    are learned, for tables of all sizes; of the options only the games, the seed, the workers and the places matter.
    """
    if game.name == NUMBERED:
        find_numbers(game, games, seed, workers, folder, weights, as_json)
        return
    if not outlook(game).fitted():
        raise Wrong(f"bots of {game.name} go by rules of thumb and playouts: there is nothing to train")
    if find_spec("numpy") is None:
        raise Wrong("training needs NumPy: pip install 'virtu[train]'")
    count, options = table_for(game, players, given)
    course = Course(game.name, count, tuple(teachers), games, seed, strays, options)
    place = folder or Path(f"{game.name}-{count}-{'-'.join(teachers)}-{seed}")
    try:
        before = [file for one in also for file in earlier(course, one)]
        played = play_course(course, place, workers, lambda done, of: progress(done, of, "games"))
    except ValueError as error:
        raise Wrong(str(error)) from None
    except OSError as error:
        raise Wrong(f"{place} cannot keep games: {(error.strerror or str(error)).lower()}") from None
    fitted, figures = fit(course, before + played, ridge)
    told: dict[str, Any] = {"teachers": teachers, "games": course.portions() * PORTION, "seed": seed}
    told |= {"strays": strays, "ridge": ridge}
    if also:
        told["games_before"] = len(before) * PORTION
    told |= figures
    name = outlook(game).weights_for(count, options)
    target = weights or place / "weights.json"
    try:
        keep(target, game, name, fitted, told)
    except (OSError, ValueError) as error:
        raise Wrong(f"{target} cannot take the weights: {error}") from None
    result = {"game": game.name, "weights": name, "file": str(target), **told}
    show(as_json, result, lambda console: say(console, ", ".join(f"{key} {value}" for key, value in told.items())))


def find_numbers(
    game: Game, games: int, seed: int, workers: int, folder: Path | None, weights: Path | None, as_json: bool
) -> None:
    """The numbers that rules of thumb go by, and the hopes that go with them."""
    if find_spec("numpy") is None:
        raise Wrong("training needs NumPy: pip install 'virtu[train]'")
    generations = -(-games // GENERATION)
    place = folder or Path(f"{game.name}-numbers-{seed}")
    target = weights or place / "weights.json"
    try:
        place.mkdir(parents=True, exist_ok=True)
        numbers = evolve(
            place / "reached.json", generations, seed, workers, lambda done, of: progress(done, of, "games")
        )
    except ValueError as error:
        raise Wrong(str(error)) from None
    except OSError as error:
        raise Wrong(f"{place} cannot keep numbers: {(error.strerror or str(error)).lower()}") from None
    hopes, surprise = judge(numbers, JUDGED_GAMES, seed, workers, lambda done, of: progress(done, of, "judged"))
    figures = {f"share_of_{players}": round(share(numbers, players, MEASURED_GAMES), 3) for players in game.players}
    told = {"games": generations * GENERATION, "seed": seed, **figures, **surprise}
    whole = {
        "game": game.name, "rules_version": game.rules_version, "data_hash": game.data_hash,
        "figures": told, "numbers": asdict(numbers), "hopes": asdict(hopes),
    }
    try:
        target.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise Wrong(f"{target} cannot take the numbers: {error}") from None
    result = {"game": game.name, "file": str(target), **told}
    show(as_json, result, lambda console: say(console, ", ".join(f"{key} {value}" for key, value in told.items())))


def keep(target: Path, game: Game, name: str, weights: list[Any], told: dict[str, Any]) -> None:
    """Put weights into the file beside those for other tables."""
    before: dict[str, Any] = json.loads(target.read_text(encoding="utf-8")) if target.is_file() else {}
    after = {
        **before,
        "game": game.name,
        "rules_version": game.rules_version,
        "data_hash": game.data_hash,
        **({"features": names} if (names := outlook(game).feature_names()) else {}),
        "figures": {**before.get("figures", {}), name: told},
        "weights": {**before.get("weights", {}), name: weights},
    }
    lines = []
    for key, value in after.items():
        if key in ("figures", "weights"):
            rows = ",\n  ".join(f'"{one}": {json.dumps(row)}' for one, row in sorted(value.items()))
            lines.append(f' "{key}": {{\n  {rows}\n }}')
        else:
            lines.append(f' "{key}": {json.dumps(value)}')
    target.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
