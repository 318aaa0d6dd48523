"""Bots that should not be let near a table."""

import os
import time
from collections.abc import Callable

from virtu.bots import LEVELS as SOUND
from virtu.bots import bot as sound
from virtu.kernel.action import Action
from virtu.kernel.game import Game, View
from virtu.kernel.state import State

STRANGE = ["sleeps", "crashes", "raises", "lies", "babbles", "exits", "hoards", "clones", "breeds"]
LEVELS = [*STRANGE, *SOUND]
HELD: list[bytearray] = []


class Strange:
    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, game: Game, given: State | View, budget: float = 1.0, seed: int | None = None) -> object:
        if self.level == "sleeps":
            time.sleep(3600)
        if self.level == "crashes":
            os.kill(os.getpid(), 9)
        if self.level == "raises":
            raise ZeroDivisionError("one of those days")
        if self.level == "exits":
            raise SystemExit(3)
        if self.level == "lies":
            return "take 99"
        if self.level == "hoards":
            while True:
                HELD.append(bytearray(8 << 20))
        if self.level == "clones":
            # Both of them come back and want to go on as this worker.
            os.fork()
            return game.offers(given)[0] if isinstance(given, State) else ""
        if self.level == "breeds" and os.fork() == 0:
            time.sleep(3600)
        return {"no": ["answer"] * 1000}


def bot(level: str) -> object:
    return sound(level) if level in SOUND else Strange(level)


__all__ = ["LEVELS", "Action", "Callable", "bot"]
