"""How strong are the bots? Plays the ladder, and writes the page about it."""

import os
import platform
from pathlib import Path

import click
import msgspec

from virtu.bots.ladder import ADVICE, BORROWED, Ladder, Rung, agreed, pairs, play_rung, read, shipped, write
from virtu.bots.ladder_page import page_of
from virtu.cli.common import GAME, Wrong, json_option, options_option, progress, table_for, write_text
from virtu.games.registry import BUILT_IN
from virtu.kernel.game import Game, counted
from virtu.kernel.option import Value


@click.command("ladder")
@click.argument("games", type=GAME, nargs=-1)
@click.option("--players", type=int, multiple=True, help="How many players; by default every number.")
@options_option
@click.option("--rung", "chosen", multiple=True, metavar="LEVEL:BELOW", help="Only this pair; repeatable.")
@click.option(
    "--deals", type=click.IntRange(min=1), default=10, show_default=True, help="Each is played from every seat."
)
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    default=10_000,
    show_default=True,
    help="Of the first deal; seeds below 10,000 are for tuning.",
)
@click.option(
    "--scale",
    type=click.FloatRange(min=0.0001),
    default=1.0,
    show_default=True,
    help="Shorter budgets, the same for all.",
)
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True)
@click.option(
    "--results",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Save the results in this file; other rungs in it are kept.",
)
@click.option(
    "--page", metavar="FILE", help="Play nothing: write the page about the results, by default those in the package."
)
@json_option
def ladder_command(
    games: tuple[Game, ...],
    players: tuple[int, ...],
    given: tuple[str, ...],
    chosen: tuple[str, ...],
    deals: int,
    seed: int,
    scale: float,
    workers: int,
    results: Path | None,
    page: str | None,
    as_json: bool,
) -> None:
    """Play each level against copies of the one below.

    In GAMES, or in all of them.
    """
    if page is not None:
        write_text(page, page_of(results_in(results or shipped())))
        return
    if results is not None:
        keep(results, results_in(results))  # before hours of play, not after
    rungs = rungs_called(chosen)
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    played: list[Rung] = []
    for game in games or tuple(BUILT_IN.values()):
        counts = [count for count in game.players if not players or count in players]
        if games and not counts:
            raise Wrong(f"{game.name} is for {counted(game.players)} players")
        for count in counts:
            unusual = unusual_in(game, count, given)
            for pair in rungs:
                what = f"games of {table_in_words(game.name, count, unusual)}, {pair[0]} against {pair[1]}"

                def tell(done: int, of: int, what: str = what) -> None:
                    progress(done, of, what)

                rung = play_rung(game.name, count, pair, deals, seed, scale, machine, workers, tell, unusual)
                played.append(rung)
                if results is not None:
                    keep(results, results_in(results).with_rung(rung))
                if not as_json:
                    click.echo(line(rung))
    if not played:
        raise Wrong(f"no game is for {' or '.join(map(str, players))} players")
    if as_json:
        click.echo(msgspec.json.encode({"rungs": played}).decode())


def unusual_in(game: Game, players: int, given: tuple[str, ...]) -> dict[str, Value]:
    """What of the given options is not as usual; Wrong says which options there are."""
    _, options = table_for(game, players, given)
    return {name: value for name, value in options.items() if value != game.options[name].default}


def table_in_words(game: str, players: int, unusual: dict[str, Value]) -> str:
    return f"{game} {players}p" + (f" ({agreed(unusual)})" if unusual else "")


def results_in(path: Path) -> Ladder:
    """What a file keeps; Wrong says why it cannot be read."""
    try:
        return read(path)
    except (OSError, msgspec.MsgspecError) as error:
        raise Wrong(f"{path} holds no results of a ladder: {error}") from None


def keep(path: Path, ladder: Ladder) -> None:
    try:
        write(path, ladder)
    except OSError as error:
        raise Wrong(f"{path} cannot be written: {(error.strerror or str(error)).lower()}") from None


def rungs_called(names: tuple[str, ...]) -> list[tuple[str, str]]:
    """The pairs asked for, or all."""
    known = list(pairs())
    called = {":".join(pair): pair for pair in (*known, *ADVICE, *BORROWED)}
    for name in names:
        if name not in called:
            raise Wrong(f"no rung is called {name!r}; there are {', '.join(called)}")
    return [called[name] for name in names] or known


def line(rung: Rung) -> str:
    low, high = rung.interval
    table = table_in_words(rung.game, rung.players, rung.options)
    return (
        f"{table}: {rung.tested} won {rung.share:.0%} ({low:.0%}–{high:.0%}, fair {rung.fair:.0%}) "
        f"of {rung.games} games against {rung.against}, points {rung.points[0]:g} : {rung.points[1]:g}"
    )
