"""The side of a bot's worker process. It is given an imagined position, so it cannot know more than its seat."""

import importlib
import multiprocessing
import os
import signal
import threading
from functools import cache

import msgspec

from virtu.bots import Player
from virtu.bots.hints import hints
from virtu.games.registry import GAMES
from virtu.kernel.dice import dice_from
from virtu.server import offer, wire

LONGEST = 200
"""No notation is longer."""


def prepare() -> None:
    """Ends with the server, however that ends; Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=follow, args=(parent,), daemon=True).start()


def follow(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)


def warm() -> None:
    """Something to do at the start, so that the process is there when the first bot is asked."""


@cache
def player(module: str, level: str) -> Player:
    made: Player = importlib.import_module(module).bot(level)
    return made


def think(module: str, level: str, position: dict[str, object], budget: float, seed: int) -> tuple[str, str]:
    """A bot's answer as notation, and what went wrong. Whatever a bot raises ends here, SystemExit too."""
    try:
        game = GAMES[str(position["game"])]
        state = game.load(position)
        state.dice = dice_from(seed)
        return str(player(module, level).choose(game, state, budget=budget, seed=seed))[:LONGEST], ""
    except BaseException as error:
        return "", f"{type(error).__name__}: {error}"[:LONGEST]


def suggest(position: dict[str, object], seed: int) -> tuple[str, str]:
    """A few answers with their reasons as JSON, and what went wrong."""
    try:
        game = GAMES[str(position["game"])]
        state = game.load(position)
        seat = game.seat(state)
        assert seat is not None
        ideas = [
            wire.Idea(offer.of(state, seat, hint.action), hint.reason, hint.facts)
            for hint in hints(game, state, seed)
        ]
        return msgspec.json.encode(ideas).decode(), ""
    except BaseException as error:
        return "", f"{type(error).__name__}: {error}"[:LONGEST]
