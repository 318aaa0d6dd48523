"""The side of a bot's worker process. It is given an imagined position, so it cannot know more than its seat."""

import importlib
import multiprocessing
import os
import signal
import sys
import threading
from contextlib import suppress
from functools import cache
from typing import NoReturn

import msgspec

from virtu.bots import Player
from virtu.bots.hints import hints, purpose
from virtu.bots.mark import Reason
from virtu.bots.rehearsal import Chance, Reply
from virtu.bots.warnings import warnings
from virtu.games.registry import GAMES
from virtu.kernel.dice import dice_from
from virtu.server import messages
from virtu.server.tables import offer

if sys.platform != "win32":
    import resource

NICE = 5
"""How far a thought stands back behind the server and whatever else the machine does."""
LONGEST = 200
"""No notation is longer."""


def prepare(megabytes: int) -> None:
    """Ends with the server, however that ends; Ctrl-C is the server's business. People come before bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        # A group of its own: whatever a bot starts is found and ended with it.
        os.setpgid(0, 0)
        if sys.platform != "linux":  # there it began so
            os.nice(NICE)
        with suppress(ValueError, OSError):  # a system that has set a lower limit itself
            resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=follow, args=(parent,), daemon=True).start()


def follow(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    end()


def end() -> NoReturn:
    """At once, with all that a bot has started."""
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def warm() -> None:
    """Something to do at the start, so that the process is there when the first bot is asked."""


def still_sound(process: int) -> None:
    """Ends a process that a bot has cloned, and one whose bot has left processes behind."""
    if os.getpid() != process:
        os._exit(1)
    with suppress(ChildProcessError, AttributeError):
        os.waitpid(-1, os.WNOHANG)
        end()


@cache
def player(module: str, level: str) -> Player:
    made: Player = importlib.import_module(module).bot(level)
    return made


def think(module: str, level: str, position: dict[str, object], budget: float, seed: int) -> tuple[str, str]:
    """A bot's answer as notation, and what went wrong. Whatever a bot raises ends here, SystemExit too."""
    process = os.getpid()
    try:
        game = GAMES[str(position["game"])]
        state = game.load(position)
        state.dice = dice_from(seed)
        return str(player(module, level).choose(game, state, budget=budget, seed=seed))[:LONGEST], ""
    except MemoryError:
        # Who knows what still holds the memory: another process begins with all of it.
        end()
    except BaseException as error:
        return "", f"{type(error).__name__}: {error}"[:LONGEST]
    finally:
        still_sound(process)


def suggest(position: dict[str, object], seed: int) -> tuple[str, str]:
    """A few answers with their reasons as JSON, and what went wrong."""
    try:
        game = GAMES[str(position["game"])]
        state = game.load(position)
        seat = game.seat(state)
        assert seat is not None
        ideas = [
            messages.Idea(
                offer.of(state, seat, hint.action),
                [offer.of(state, seat, action) for action in hint.plan],
                hint.plan.index(purpose(hint.plan)),
                [said(reason) for reason in hint.reasons],
                odds(hint.chance),
                replied(hint.reply),
            )
            for hint in hints(game, state, seed)
        ]
        return msgspec.json.encode(ideas).decode(), ""
    except BaseException as error:
        return "", f"{type(error).__name__}: {error}"[:LONGEST]


def caution(position: dict[str, object], answers: list[str], seed: int) -> tuple[str, str]:
    """What speaks against some answers as JSON, and what went wrong."""
    try:
        game = GAMES[str(position["game"])]
        state = game.load(position)
        seat = game.seat(state)
        assert seat is not None
        if game.explain(state, answers[0]) is not None:
            return "[]", ""
        plan = [action for action in map(game.read, answers) if action is not None]
        told = [
            messages.Caution(said(warning.reason), offer.of(state, seat, warning.instead))
            for warning in warnings(game, state, plan, seed)
        ]
        return msgspec.json.encode(told).decode(), ""
    except BaseException as error:
        return "", f"{type(error).__name__}: {error}"[:LONGEST]


def said(reason: Reason) -> messages.Reason:
    of = None if reason.of is None else said(reason.of)
    return messages.Reason(reason.name, reason.facts, reason.tone, reason.like, of)


def odds(chance: Chance | None) -> messages.Odds | None:
    return None if chance is None else messages.Odds(chance.mean, chance.low, chance.high)


def replied(reply: Reply | None) -> messages.Reply | None:
    if reply is None:
        return None
    return messages.Reply(int(reply.seat), [said(one) for one in reply.theirs], [said(one) for one in reply.yours])
