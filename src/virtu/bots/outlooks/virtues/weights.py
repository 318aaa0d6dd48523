"""The fitted weights, by number of players, as they were trained: see weights/seven_virtues.json."""

import json
from importlib.resources import files
from typing import Final

from virtu.bots.outlooks.virtues.traits import COUNT


def read() -> list[list[float]]:
    """Per number of players one weight for each number; none where nothing was fitted."""
    fitted = json.loads(files("virtu.bots").joinpath("weights", "seven_virtues.json").read_text("utf-8"))
    weights = [[0.0] * COUNT for _ in range(8)]
    for players, values in fitted["weights"].items():
        for place, value in values.items():
            weights[int(players)][int(place)] = value
    return weights


WEIGHTS: Final[list[list[float]]] = read()
