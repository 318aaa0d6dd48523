"""Games as rows to learn from: what a seat knew, what it could answer, what it answered, and how that ended."""

import csv
import io
import json
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from virtu.bots.outlooks import outlook
from virtu.bots.pool import Crew, share_out
from virtu.games.registry import GAMES
from virtu.kernel.dice import dice_from
from virtu.lab.arm import Arm, arms_of
from virtu.lab.card import card
from virtu.lab.measures import Played
from virtu.lab.overlay import surroundings_for
from virtu.lab.result import provenance
from virtu.lab.study import Study
from virtu.lab.table import Row, arrow_table, write_whole

DATASET: Final = "dataset.parquet"
PORTION: Final = 20
"""Games to a row group."""
TYPES: Final = {"features": "reals", "values": "reals", "points": "numbers", "offers": "numbers"}


def rows_of_game(arm: Arm, played: Played, views: bool) -> list[Row]:
    """A row for every answer. What a row says about the position is what the asked seat knew."""
    game = GAMES[arm.match.game]
    own = outlook(game)
    number = game.vocabulary.number
    state = game.new(arm.match.players, played.seed, False, **arm.match.options)
    rows: list[Row] = []
    for ply, answer in enumerate(played.answers):
        seat = game.seat(state)
        assert seat is not None
        offers = game.offers(state)
        known = game.imagine(state, seat, dice_from(played.seed * 100_003 + ply))
        order = [*range(seat, state.players), *range(seat)]
        features, values, scores = own.features(known), own.judge(known), game.score(known)
        row = {
            "arm": arm.name,
            "game": played.number,
            "seed": played.seed,
            "ply": ply,
            "seat": int(seat),
            "faction": played.factions[seat] if played.factions else "",
            "bot": played.bots[seat],
            "question": game.question(state),
            "features": features[seat] if features else [],
            "values": [values[other] for other in order],
            "points": [scores[other].total for other in order],
            "offers": [number[str(offer)] for offer in offers],
            "answer": number[str(offers[answer])],
            "share": played.shares[seat],
            "final_points": played.points[seat],
        }
        if views:
            row["view"] = json.dumps(game.plain_view(state, seat), sort_keys=True)
        rows.append(row)
        game.play(state, offers[answer])
    assert game.over(state), "the answers do not play the game to its end"
    return rows


def batch(arm: Arm, games: list[Played], views: bool, origin: dict[str, Any]) -> bytes:
    """A worker's portion, as Arrow bytes: much smaller on its way than Python's numbers."""
    arrow: Any = import_module("pyarrow")
    rows = [row for played in games for row in rows_of_game(arm, played, views)]
    content = arrow_table(rows, origin, TYPES)
    sink = arrow.BufferOutputStream()
    with arrow.ipc.new_stream(sink, content.schema) as stream:
        stream.write_table(content)
    return bytes(sink.getvalue().to_pybytes())


def export(
    study: Study,
    games: dict[str, list[Played]],
    folder: Path,
    crew: Crew,
    views: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[list[Path], int]:
    """Write rows, actions and card; returns the files and the number of rows."""
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    origin = provenance(study)
    part = folder / f".{DATASET}.part"
    writer: Any = None
    count = done = 0
    total = sum(map(len, games.values()))
    fields: list[str] = []
    for arm in arms_of(study):
        numbers = range(0, study.games, PORTION)
        jobs = [(arm, games[arm.name][first : first + PORTION], views, origin) for first in numbers]
        own = replace(crew, environment=surroundings_for(study.game, arm.data))
        waiting: dict[int, bytes] = {}
        following = 0
        for number, content in share_out(batch, jobs, own):
            waiting[number] = content
            while following in waiting:  # rows stand in the order of games, whoever is done first
                table = arrow.ipc.open_stream(waiting.pop(following)).read_all()
                writer = writer or parquet.ParquetWriter(part, table.schema, compression="zstd")
                writer.write_table(table)
                fields = table.schema.names
                count += table.num_rows
                done += len(jobs[following][1])
                following += 1
                if progress:
                    progress(done, total)
    writer.close()
    beside = write_whole(folder, {"actions.csv": actions(study.game), "README.md": card(study, origin, count, fields)})
    part.replace(folder / DATASET)
    return [folder / DATASET, *beside], count


def actions(game: str) -> bytes:
    """What the numbers of answers mean: they stay the same within a version of the rules."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["number", "verb", "notation"])
    for number, action in enumerate(GAMES[game].vocabulary.actions):
        writer.writerow([number, action.verb(), str(action)])
    return text.getvalue().encode()
