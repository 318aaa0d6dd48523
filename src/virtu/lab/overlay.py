"""Other component data for a game, in a Python of their own: rules read their data when they are first imported."""

import os
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from typing import Final

from virtu.games.registry import GAMES

ASK: Final = "import sys; from virtu.games.registry import GAMES; print(GAMES[sys.argv[1]].data_hash)"


def surroundings_for(game: str, data: str) -> dict[str, str]:
    """What must stand in the environment of a Python in which a game is played with these data."""
    return {GAMES[game].data_variable: data} if data and GAMES[game].data_variable else {}


def python_with(environment: Mapping[str, str], *arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """Another Python that knows the packages of this one."""
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **environment, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def overlaid(game: str, data: str) -> str:
    """The hash of a game's data with a file laid over them, or of those with a name; ValueError says what is wrong."""
    done = python_with(surroundings_for(game, data), "-c", ASK, game)
    if done.returncode:
        raise ValueError(done.stderr.strip().splitlines()[-1])
    return done.stdout.strip()


@cache
def hash_of_named(game: str, name: str) -> str:
    return overlaid(game, name)


def name_of(game: str, data_hash: str) -> str:
    """Under which name the data with this hash come with the game; empty if they do not."""
    return next((name for name in GAMES[game].data_names if hash_of_named(game, name) == data_hash), "")
