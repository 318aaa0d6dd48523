"""The numbers that stand for answers and for what a seat sees, for programs that learn."""

from collections.abc import Iterator

import click
from rich.console import Console

from virtu.cli.common import Wrong, game_argument, json_option, players_option, show, table_for
from virtu.kernel.game import Game


@click.command("vocabulary")
@game_argument
@click.option("--observation", is_flag=True, help="The numbers of an observation instead of the answers.")
@players_option
@json_option
def vocabulary_command(game: Game, observation: bool, players: int | None, as_json: bool) -> None:
    """Every answer of GAME with its number.

    The numbers are the same as long as its rules_version is the same.
    """
    count, _ = table_for(game, players, ())
    names = list(observed(game, count)) if observation else [str(action) for action in game.vocabulary.actions]
    result = {
        "game": game.name,
        "rules_version": game.rules_version,
        **({"players": count, "observation": names} if observation else {"answers": names}),
    }

    def tell(console: Console) -> None:
        for number, name in enumerate(names):
            click.echo(f"{number:5} {name}")

    show(as_json, result, tell)


def observed(game: Game, players: int) -> Iterator[str]:
    """The names of an observation's numbers, in their order."""
    try:
        for part in game.observation_parts(players):
            yield from part.names()
    except ValueError as error:
        raise Wrong(str(error)) from None
