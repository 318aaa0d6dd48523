"""The fitted value: each seat's share of the victory, by weights that self-play gave."""

import json
from functools import cache
from importlib.resources import files
from math import exp

from virtu.bots.outlooks.honour.features import FEATURES, phase, scores
from virtu.games.honour.state import Honour


class Weights:
    """Per phase of the full and of the short game one weight per feature."""

    def __init__(self, full: list[list[float]], short: list[list[float]], rules: str, data: str) -> None:
        self.full = full
        self.short = short
        self.rules = rules
        """The version of the rules they were fitted under,"""
        self.data = data
        """and the hash of the deck."""

    def shares(self, g: Honour) -> list[float]:
        """Per seat about its chance of winning; together 1."""
        found = scores(g, (self.short if g.rules.short else self.full)[phase(g)])
        top = max(found)
        powers = [exp(score - top) for score in found]
        total = sum(powers)
        return [power / total for power in powers]


@cache
def read_weights(name: str) -> Weights:
    """The weights that come with the package; ValueError if they do not fit the features."""
    text = files("virtu.bots").joinpath("weights", f"{name}.json").read_text(encoding="utf-8")
    found = json.loads(text)
    if found["features"] != FEATURES:
        raise ValueError(f"weights/{name}.json was fitted for other features: `virtu train honour` fits it anew")
    return Weights(
        found["weights"]["full"], found["weights"]["short"], found["rules_version"], found["data_hash"]
    )
