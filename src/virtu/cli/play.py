"""A game in the terminal."""

import os
import secrets
from pathlib import Path

import click
from rich.console import Console

from virtu.cli.common import (
    BOTS,
    Wrong,
    game_argument,
    json_option,
    language_option,
    options_option,
    plain_score,
    players_option,
    program_option,
    programs_as_bots,
    read_text,
    show,
    table_for,
)
from virtu.cli.table import Table
from virtu.cli.words import words_for
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.record import BadRecord, Record, Recorder

BOT_NAMES = ("Bianca", "Cosimo", "Lucrezia", "Piero", "Isabella", "Lorenzo", "Caterina")
"""At a table each bot needs a name of its own; by seat, as in the browser."""


@click.command("play")
@game_argument
@players_option
@click.option(
    "--bots", type=BOTS, default="easy", show_default=True, help="Who sits in the other seats, in order."
)
@program_option
@click.option("--seat", type=int, default=0, show_default=True, help="Where you sit.")
@click.option("--seed", type=click.IntRange(min=0), help="The same seed deals the same game.")
@options_option
@click.option("--name", help="What the record calls you.")
@language_option
@click.option("--ask-all", is_flag=True, help="Ask even when there is only one answer.")
@click.option("--warn", is_flag=True, help="Warn of anything an answer would allow but another would prevent.")
@click.option("--save", type=click.Path(dir_okay=False), help="Write the record here when you leave.")
@click.option("--resume", metavar="FILE", help="Go on with a game that was saved.")
@json_option
def play_command(
    game: Game,
    players: int | None,
    bots: list[str],
    programs: tuple[str, ...],
    seat: int,
    seed: int | None,
    given: tuple[str, ...],
    name: str | None,
    language: str,
    ask_all: bool,
    warn: bool,
    save: str | None,
    resume: str | None,
    as_json: bool,
) -> None:
    """Play GAME in the terminal against bots."""
    saved = None if resume is None else resumed(game, resume, players, given)
    count, options = table_for(game, players, given) if saved is None else (saved.players, saved.options)
    names = [BOT_NAMES[number % len(BOT_NAMES)] for number in range(count)]
    words = words_for(game, language, names, seat)
    if not 0 <= seat < count:
        raise Wrong(words.t("play-seats", players=count, last=count - 1, seat=seat))
    names[seat] = name or words.t("you")
    if save and (why := obstacle(Path(save))):
        raise Wrong(words.t("play-cannot-save", file=save, why=words.t(why)))
    record = saved or Record(game, count, options)
    record.names = names[:]
    seed = secrets.randbelow(2**32) if seed is None else seed
    # Programs of one's own sit down first.
    levels = [*programs_as_bots(programs), *[bots[number % len(bots)] for number in range(count - 1)]][: count - 1]
    table = Table(
        Recorder(record, dice_from(seed)), Seat(seat), levels, words, Console(stderr=as_json, highlight=False)
    )
    table.asks_all = ask_all
    table.warns = warn
    try:
        table.play()
    finally:  # after Ctrl-C, too
        if save:
            table.save(save)
    state = table.recorder.state
    result = {
        "game": game.name,
        "over": game.over(state),
        "winners": game.winners(state),
        "score": plain_score(table.scores() or []),
    }
    if game.over(state):
        # Whoever knows the seed can compute every hand and every throw to come.
        result["seed"] = seed
    if not table.is_secret():
        result["record"] = record.write()
    show(as_json, result, lambda console: None)


def resumed(game: Game, file: str, players: int | None, given: tuple[str, ...]) -> Record:
    """The record of a game to go on with; Wrong says why it cannot be."""
    if players is not None or given:
        raise Wrong("a saved game goes on with the players and options it has: leave out --players and --option")
    try:
        record = Record.read(read_text(file))
        state = record.verify()
    except BadRecord as error:
        raise Wrong(f"{file} cannot be resumed: {error}") from None
    if record.game is not game:
        raise Wrong(f"{file} is a game of {record.game.name}, not of {game.name}")
    if game.over(state):
        raise Wrong(f"the game in {file} is over: virtu replay shows it")
    record.seed = record.salt = ""  # chance goes on with other dice
    return record


def obstacle(path: Path) -> str:
    """The message that says why this file could not be written; empty if nothing is seen against it."""
    if not path.parent.is_dir():
        return "play-no-folder"
    return "" if os.access(path if path.exists() else path.parent, os.W_OK) else "play-not-allowed"
