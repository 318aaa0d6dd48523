"""A server in a process of its own, with settings for tests given as JSON on the command line."""

import json
import sys
from pathlib import Path

from virtu.server import Settings, run


def trip_over(trap: str) -> None:
    """From now on the rules fail at one answer."""
    from virtu.server.play import Play

    play = Play.answer

    def answer(self: Play, text: str) -> None:
        play(self, text)
        if text == trap:
            raise RuntimeError(f"tripped over {trap}")

    Play.answer = answer  # type: ignore[method-assign]


if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    if "trip" in given:
        trip_over(given.pop("trip"))
    if "web" in given:
        given["web"] = Path(given["web"])
    sys.exit(run(port=int(given.pop("port", 0)), settings=Settings(**given)))
