"""Values fitted by self-play: bots play, each position is noted with how its game ended, weights are fitted to that.

Needs NumPy, which playing does not. Games are played in portions that are kept, so that training goes on where it was
stopped; the same seeds give the same portions, and the same portions the same weights.
"""

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from virtu.bots.fit import fit_points, fit_shares, judge_points, judge_shares, together
from virtu.bots.levels import bot
from virtu.bots.outlooks import outlook
from virtu.games.registry import GAMES
from virtu.kernel.dice import dice_from
from virtu.kernel.option import Value

PORTION = 20
"""Games to a file."""
UNSEEN = 10
"""One file in so many is kept from fitting: the figures are for games the weights have not seen."""


@dataclass(frozen=True)
class Course:
    """What is played for training."""

    game: str
    players: int
    teachers: tuple[str, ...]
    """The bots that play, one seat further in every game."""
    games: int
    seed: int = 0
    strays: int = 8
    """One answer in so many is random, so that the value knows more than good play."""
    options: dict[str, Value] = field(default_factory=dict)

    def portions(self) -> int:
        return -(-self.games // PORTION)


def play_portion(course: Course, number: int, file: Path) -> None:
    """Some games of a course: per open question the features of every seat, and how the game ended for it."""
    import numpy

    game = GAMES[course.game]
    own = outlook(game)
    features: list[list[list[float]]] = []
    phases: list[int] = []
    points: list[list[int]] = []
    shares: list[list[float]] = []
    for deal in range(course.seed + number * PORTION, course.seed + (number + 1) * PORTION):
        state = game.new(course.players, deal, False, **course.options)
        dice = dice_from(deal + 1_000_000_007)
        teachers = [
            bot(course.teachers[(deal + seat) % len(course.teachers)], deal * 10 + seat)
            for seat in range(course.players)
        ]
        before = len(features)
        while (seat := game.seat(state)) is not None:
            offers = game.offers(state)
            described = own.features(state) if len(offers) > 1 else []
            if described:
                features.append(described)
                phases.append(own.phase(state))
            stray = dice.throw(course.strays) == 0
            game.play(state, offers[dice.throw(len(offers))] if stray else teachers[seat].choose(game, state))
        winners = game.winners(state)
        totals = [score.total for score in game.score(state)]
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(course.players)]
        points += [totals] * (len(features) - before)
        shares += [won] * (len(features) - before)
    part = file.with_suffix(".part")
    with part.open("wb") as out:
        numpy.savez_compressed(
            out,
            features=numpy.asarray(features, numpy.float32),
            phases=numpy.asarray(phases, numpy.int8),
            points=numpy.asarray(points, numpy.float32),
            shares=numpy.asarray(shares, numpy.float32),
        )
    part.replace(file)  # whole or not at all


def described(course: Course) -> dict[str, Any]:
    """What makes games of one course games of another: all but their number."""
    game = GAMES[course.game]
    told = {**asdict(course), "rules_version": game.rules_version, "data_hash": game.data_hash}
    del told["games"]
    return {**told, "features": outlook(game).feature_names()}


def play_course(
    course: Course, folder: Path, workers: int = 1, progress: Callable[[int, int], None] | None = None
) -> list[Path]:
    """All portions of a course; those in the folder are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "course.json"
    said = json.dumps(described(course), indent=1)
    if not note.is_file():
        note.write_text(said, encoding="utf-8")
    elif note.read_text(encoding="utf-8") != said:
        raise ValueError(f"{folder} holds games of another course, as its course.json says: choose another folder")
    files = [folder / f"{number:05}.npz" for number in range(course.portions())]
    missing = [number for number, file in enumerate(files) if not file.is_file()]
    done = len(files) - len(missing)
    if workers == 1:
        for number in missing:
            play_portion(course, number, files[number])
            done += 1
            if progress:
                progress(done * PORTION, len(files) * PORTION)
    else:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            running = [pool.submit(play_portion, course, number, files[number]) for number in missing]
            for job in as_completed(running):
                job.result()
                done += 1
                if progress:
                    progress(done * PORTION, len(files) * PORTION)
    return files


def fit(fitted: str, files: list[Path], ridge: float) -> tuple[list[Any], dict[str, float]]:
    """Weights from all portions, and figures from those that were kept out while the figures were made.

    A single portion gives no figures: there is nothing the weights have not seen.
    """
    kept = [file for number, file in enumerate(files) if number % UNSEEN == 0]
    seen = [file for file in files if file not in kept]
    if fitted == "points":
        figures = judge_points(fit_points(seen, ridge), kept) if seen else {}
        return fit_points(files, ridge).round(4).tolist(), figures
    if fitted == "shares":
        figures = judge_shares(fit_shares(*together(seen), ridge), *together(kept)) if seen else {}
        return fit_shares(*together(files), ridge).round(4).tolist(), figures
    raise ValueError("there is nothing to fit: this game's outlook has no features")
