"""Random games under all laws."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import Any

import click
from rich.console import Console

import virtu
from virtu.cli.common import (
    finish,
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
from virtu.kernel.option import Value
from virtu.walks import random_walk

SHOWN = 20
"""So many violations are told in full; more would not help."""


@click.command("fuzz")
@game_argument
@players_option
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@seed_option
@options_option
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True)
@click.option(
    "--sample",
    type=click.IntRange(min=1),
    default=12,
    show_default=True,
    help="The costly laws are also tried once in this many steps, on average.",
)
@json_option
def fuzz_command(
    game: Game,
    players: int | None,
    games: int,
    seed: int,
    given: tuple[str, ...],
    workers: int,
    sample: int,
    as_json: bool,
) -> None:
    """Play random games of GAME under all laws."""
    count, options = table_for(game, players, given)
    start = perf_counter()
    result: dict[str, Any] = {
        "game": game.name,
        "players": count,
        "options": options,
        "games": 0,
        "fuzz_starts": 0,
        "decisions": 0,
        "violations": [],
        "endings": {},
        "seen": {},
    }
    size = max(1, min(25, games // workers))
    portions = [(first, min(size, seed + games - first)) for first in range(seed, seed + games, size)]
    if workers == 1:
        for first, number in portions:
            add(result, walks(game.name, count, options, first, number, sample))
            progress(result["games"], games, "games")
    else:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            running = [
                pool.submit(walks, game.name, count, options, *portion, sample) for portion in portions
            ]
            for done in running:
                add(result, done.result())
                progress(result["games"], games, "games")
    result["seconds"] = round(perf_counter() - start, 3)
    show(
        as_json, {**result, "violations": result["violations"][:SHOWN]}, lambda console: tell(console, result)
    )
    if result["violations"]:
        finish(1)


def walks(
    name: str, players: int, options: dict[str, Value], seed: int, games: int, sample: int
) -> dict[str, Any]:
    """A portion of the games."""
    game = virtu.game(name)
    part: dict[str, Any] = {
        "games": games,
        "fuzz_starts": 0,
        "decisions": 0,
        "violations": [],
        "endings": {},
        "seen": {},
    }
    for number in range(seed, seed + games):
        way = random_walk(game, players, options, number, sample)
        part["fuzz_starts"] += way.begin is not None
        part["decisions"] += way.decisions
        for violation in way.violations:
            part["violations"].append(
                {
                    "law": violation.law,
                    "sentence": violation.sentence,
                    "seed": number,
                    "step": len(violation.log),
                    "log": violation.log,
                }
            )
        if game.over(way.state):
            count(part["endings"], game.ending(way.state), 1)
        for name, times in way.seen.items():
            count(part["seen"], name, times)
    return part


def add(result: dict[str, Any], part: dict[str, Any]) -> None:
    result["games"] += part["games"]
    result["fuzz_starts"] += part["fuzz_starts"]
    result["decisions"] += part["decisions"]
    result["violations"] += part["violations"]
    for key in ("endings", "seen"):
        for name, times in part[key].items():
            count(result[key], name, times)


def begun(count: int) -> str:
    return f" ({count} begun at the fuzz start)" if count else ""


def count(counts: dict[str, int], name: str, times: int) -> None:
    counts[name] = counts.get(name, 0) + times


def tell(console: Console, result: dict[str, Any]) -> None:
    say(
        console,
        f"{result['games']} games{begun(result['fuzz_starts'])}, {result['decisions']} decisions, "
        f"{result['seconds']} s: "
        f"{len(result['violations'])} violations",
    )
    for violation in result["violations"][:SHOWN]:
        say(
            console,
            f"seed {violation['seed']}, after {violation['step']} answers, law {violation['law']}: "
            f"{violation['sentence']}",
        )
    for key in ("endings", "seen"):
        say(console, f"{key}: " + ", ".join(f"{name} {times}" for name, times in sorted(result[key].items())))
