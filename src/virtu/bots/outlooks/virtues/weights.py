"""The fitted weights: one for each number that describes a seat, by how many play."""

import json
from importlib.resources import files
from typing import Final

from virtu.bots.outlooks.virtues.traits import COUNT

MOST_PLAYERS: Final = 7


def read() -> list[list[float]]:
    """By number of players, as `weights/seven_virtues.json` has them."""
    fitted = json.loads(files("virtu.bots").joinpath("weights", "seven_virtues.json").read_text("utf-8"))
    weights: list[list[float]] = []
    for players in range(MOST_PLAYERS + 1):
        own = [float(weight) for weight in fitted["weights"].get(str(players), [])]
        weights.append(own if len(own) == COUNT else [0.0] * COUNT)
    return weights


WEIGHTS: Final = read()
