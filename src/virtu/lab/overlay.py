"""Other component data for a game, in a Python of their own: rules read their data when they are first imported."""

import os
import subprocess
import sys
from collections.abc import Mapping
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


def over(game: str, data: str, file: str) -> str:
    """A file laid over data that come with the game; without a name over those in use, if they are among them."""
    name = data or GAMES[game].name_of_data(GAMES[game].data_hash)
    return f"{name},{file}" if name else file


def overlaid(game: str, data: str) -> str:
    """The hash of a game's data with a file laid over them; ValueError says what is wrong."""
    done = python_with(surroundings_for(game, data), "-c", ASK, game)
    if done.returncode:
        raise ValueError(done.stderr.strip().splitlines()[-1])
    return done.stdout.strip()
