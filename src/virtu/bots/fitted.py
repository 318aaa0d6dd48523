"""The weights that self-play gave, as the files in `weights` hold them."""

import json
from functools import cache
from importlib.resources import files


@cache
def fitted(name: str, table: str, width: int) -> list[list[float]]:
    """The weights for a table, such as 2 players or the short game: per phase one for every feature.

    ValueError if there are none for it, or if they were fitted to other features: nobody plays by guesses.
    """
    file = f"weights/{name}.json"
    weights = json.loads(files("virtu.bots").joinpath(file).read_text(encoding="utf-8"))["weights"].get(table)
    if not weights:
        raise ValueError(f"{file} has no weights for {table}: `virtu train` fits them")
    rows: list[list[float]] = weights if isinstance(weights[0], list) else [weights]
    for row in rows:
        if len(row) != width:
            raise ValueError(
                f"{file} has {len(row)} weights for {table}, but there are {width} features: `virtu train` fits it anew"
            )
    return [[float(weight) for weight in row] for row in rows]
