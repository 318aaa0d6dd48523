"""Bots against bots."""

from typing import Any

import click
from rich.console import Console
from rich.table import Table

from virtu.bots.arena import Match, play_match
from virtu.cli.common import (
    BOTS,
    crew_of,
    game_argument,
    json_option,
    options_option,
    players_option,
    program_option,
    programs_as_bots,
    progress,
    ray_option,
    reaching,
    say,
    seed_option,
    show,
    table_for,
)
from virtu.kernel.game import Game


@click.command("selfplay")
@game_argument
@players_option
@click.option(
    "--bots",
    type=BOTS,
    default="easy,random",
    show_default=True,
    help="Levels, rotated over the seats; hard@0.2 thinks for 0.2 seconds, hard@50p for 50 playouts.",
)
@program_option
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@seed_option
@options_option
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True)
@ray_option
@click.option(
    "--budget",
    type=click.FloatRange(min=0, min_open=True),
    help="The most seconds a bot may think; by default, as long as its level takes.",
)
@json_option
def selfplay_command(
    game: Game,
    players: int | None,
    bots: list[str],
    programs: tuple[str, ...],
    games: int,
    seed: int,
    given: tuple[str, ...],
    workers: int,
    ray: str | None,
    budget: float | None,
    as_json: bool,
) -> None:
    """Let bots play GAME: results by bot and seat."""
    count, options = table_for(game, players, given)
    match = Match(game.name, count, (*bots, *programs_as_bots(programs)), games, seed, options, budget)
    crew = crew_of(workers, ray)
    with reaching(crew):
        result = play_match(match, crew, lambda done, of: progress(done, of, "games"))
    show(as_json, result, lambda console: tell(console, result))


def tell(console: Console, result: dict[str, Any]) -> None:
    say(
        console,
        f"{result['games']} games in {result['seconds']} s, {result['length']['mean']} decisions each",
    )
    for what in ("bot", "seat", "faction"):
        rows = result[what + "s"]
        if rows:
            searched = any(row.get("simulations") for row in rows)
            table = Table(
                what,
                "games",
                "wins",
                "rate",
                "95%",
                "points",
                *(["elo"] if what == "bot" else []),
                *(["simulations"] if searched else []),
            )
            for column in table.columns:
                column.overflow = "fold"
            table.columns[4].no_wrap = True
            for row in rows:
                low, high = row["interval"]
                cells = [
                    row[what],
                    row["games"],
                    row["wins"],
                    f"{row['win_rate']:.1%}",
                    f"{low:.1%} – {high:.1%}",
                ]
                cells += [row["points"], *([row["elo"]] if what == "bot" else [])]
                cells += [row["simulations"]] if searched else []
                table.add_row(*map(str, cells))
            console.print(table)
    for key in ("endings", "seen"):
        say(console, f"{key}: " + ", ".join(f"{name} {times}" for name, times in sorted(result[key].items())))
