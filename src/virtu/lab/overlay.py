"""Other component data for a game, in a Python of their own: rules read their data when they are first imported."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

VARIABLE: Final = "VIRTU_GOVERNING_DATA"
"""Names the overlay; set before the rules are imported."""
ASK: Final = "import sys; from virtu.games.registry import GAMES; print(GAMES[sys.argv[1]].data_hash)"


def overlaid(game: str, file: Path) -> str:
    """The hash of a game's data with a file laid over them; ValueError says what is wrong with the file."""
    done = subprocess.run(
        [sys.executable, "-c", ASK, game],
        env={**os.environ, VARIABLE: str(file), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ValueError(done.stderr.strip().splitlines()[-1])
    return done.stdout.strip()
