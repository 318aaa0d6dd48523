"""A bot that talks: JSON, one object per line."""

import json
import sys
from typing import Any

import click

import virtu
from virtu.cli.common import BOTS, Wrong, game_argument, json_option
from virtu.kernel.game import Game


@click.command("bot-protocol")
@game_argument
@click.argument("level", type=BOTS)
@json_option
def bot_protocol_command(game: Game, level: list[str], as_json: bool) -> None:
    """A bot of LEVEL for GAME that other programs can ask.

    It speaks JSON on standard input and output, one object per line.

    \b
    out  {"type": "ready", "game": "seven_virtues", "level": "easy"}
    in   {"type": "question", "id": 1, "position": {…}, "budget": 1.0, "seed": 7}
    out  {"type": "answer", "id": 1, "action": "take justice"}
    out  {"type": "error", "id": 1, "sentence": "…"}

    The position is as `virtu position` takes it; what the asked seat may not know is dealt again before the bot
    thinks. `id`, `budget` (seconds) and `seed` may be left out.
    """
    if len(level) != 1:
        raise Wrong("one level, please: a bot answers alone")
    player = virtu.bot(level[0])
    click.echo(json.dumps({"type": "ready", "game": game.name, "level": player.level}))
    for line in sys.stdin:
        if line.strip():
            click.echo(json.dumps(reply(game, player, line), ensure_ascii=False))
            sys.stdout.flush()


def reply(game: Game, player: Any, line: str) -> dict[str, Any]:
    """The answer to one line; a mistake in it is told and the talk goes on."""
    name = None
    try:
        message = json.loads(line)
        if not isinstance(message, dict):
            raise ValueError("a message is an object: type, position, and if you like id, budget, seed")
        name = message.get("id")
        if message.get("type", "question") != "question":
            raise ValueError(f"a message is of type question, not {message['type']!r}")
        budget, seed = message.get("budget", 1.0), message.get("seed")
        if isinstance(budget, bool) or not isinstance(budget, (int, float)) or budget < 0:
            raise ValueError(f"budget is a number of seconds, not {budget!r}")
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
            raise ValueError(f"seed is a whole number, not {seed!r}")
        if "position" not in message:
            raise ValueError("position is missing")
        state = game.load(message["position"])
        return {"type": "answer", "id": name, "action": str(player.choose(game, state, float(budget), seed))}
    except json.JSONDecodeError as error:
        return {"type": "error", "id": name, "sentence": f"this line is not JSON: {error.msg}"}
    except ValueError as error:
        return {"type": "error", "id": name, "sentence": str(error)}
