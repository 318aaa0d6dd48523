"""Styles whose numbers were found by self-play, as the files in `weights` hold them."""

import json
from functools import cache
from importlib.resources import files

from virtu.bots.outlooks.palace.hopes import Hopes
from virtu.bots.outlooks.palace.numbers import Numbers
from virtu.bots.outlooks.palace.style import Style


@cache
def learned(name: str) -> Style:
    """Somebody who plays by the numbers of a file; ValueError if it holds others than the rules of thumb know."""
    file = f"weights/{name}.json"
    told = json.loads(files("virtu.bots").joinpath(file).read_text(encoding="utf-8"))
    try:
        numbers = Numbers(**{number: float(value) for number, value in told["numbers"].items()})
        hopes = Hopes(**{hope: float(value) for hope, value in told["hopes"].items()})
    except (KeyError, TypeError):
        raise ValueError(f"{file} has numbers that no rule of thumb reads: `virtu train` finds them anew") from None
    return Style(name, numbers, hopes, banks=True)
