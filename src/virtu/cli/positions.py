"""Positions: begin one, look at one, try answers on one."""

import json
from typing import Any

import click
from rich.console import Console

from virtu.cli.common import (
    Wrong,
    finish,
    game_argument,
    json_option,
    options_option,
    plain_event,
    plain_score,
    players_option,
    read_position,
    say,
    seed_option,
    show,
    table_for,
)
from virtu.kernel import engine
from virtu.kernel.clause import Illegal
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game
from virtu.kernel.ids import seat_name
from virtu.kernel.state import State


@click.command("new")
@game_argument
@players_option
@seed_option
@options_option
@click.option("--chance", is_flag=True, help="Ask chance too, instead of rolling for it.")
@json_option
def new_command(
    game: Game, players: int | None, seed: int, given: tuple[str, ...], chance: bool, as_json: bool
) -> None:
    """A fresh position of GAME as JSON, for `position` and `try`."""
    count, options = table_for(game, players, given)
    position = game.dump(game.new(count, seed, chance, **options))
    show(as_json, position, lambda console: click.echo(json.dumps(position, ensure_ascii=False)))


@click.command("position")
@game_argument
@click.argument("file")
@json_option
def position_command(game: Game, file: str, as_json: bool) -> None:
    """Load a position: who must answer what, and the offers.

    FILE holds JSON or sentences; - is standard input.
    """
    state = read_position(game, file)
    look = described(game, state)

    def tell(console: Console) -> None:
        if look["over"]:
            say(console, f"The game is over; won by {seats(look['winners'])}.")
        else:
            say(console, f"{who(look['seat'])} must answer: {look['question']} ({look['clause']})")
        for offer in look["offers"]:
            say(console, f"  {offer}")
        for seat, score in enumerate(look["score"]):
            say(console, f"seat {seat}: {score['total']} points")

    show(as_json, look, tell)


def described(game: Game, state: State) -> dict[str, Any]:
    ask = engine.open_question(state)
    return {
        "game": game.name,
        "players": state.players,
        "options": game.chosen_options(state),
        "over": game.over(state),
        "seat": game.seat(state),
        "question": game.question(state),
        "clause": None if ask is None else ask.rule().number,
        "offers": [str(action) for action in game.offers(state)],
        "winners": game.winners(state),
        "score": plain_score(game.score(state)),
        "digest": game.digest(state),
    }


def who(seat: Any) -> str:
    return "Chance" if seat == -1 else f"Seat {seat}"


def seats(winners: list[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in winners)


@click.command("try")
@game_argument
@click.argument("file")
@click.argument("actions", nargs=-1, metavar='"ACTION"...')
@click.option("--seed", type=click.IntRange(min=0), help="Roll for chance; by default chance is asked too.")
@json_option
def try_command(game: Game, file: str, actions: tuple[str, ...], seed: int | None, as_json: bool) -> None:
    """Play ACTIONs from a position: what happens, or why not.

    FILE holds JSON or sentences; - is standard input.
    """
    if not actions:
        raise Wrong('say what to try, for example: virtu try seven_virtues game.json "take justice"')
    state = read_position(game, file)
    game.listen(state)
    events: list[dict[str, Any]] = []
    if seed is not None:
        state.dice = dice_from(seed)
        engine.settle(state)
    for number, action in enumerate(actions):
        try:
            game.play(state, action)
        except Illegal as illegal:
            refused = {
                "ok": False,
                "action": action,
                "played": number,
                "clause": illegal.clause,
                "sentence": illegal.sentence,
                "facts": illegal.facts,
            }
            sentence = str(illegal)
            show(as_json, refused, lambda console: say(console, sentence))  # noqa: B023 - called here
            finish(1)
        events += [plain_event(event) for event in game.events(state)]
    result = {"ok": True, "position": game.dump(state), "events": events}

    def tell(console: Console) -> None:
        for event in events:
            facts = ", ".join(f"{name} {fact}" for name, fact in event["facts"].items())
            say(console, f"{event['event']} ({event['clause']}): {facts}")
        seat = game.seat(state)
        say(
            console,
            "The game is over."
            if seat is None
            else f"Now {seat_name(seat)} must answer: {game.question(state)}",
        )

    show(as_json, result, tell)
