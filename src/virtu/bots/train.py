"""Values fitted by self-play: bots play, and weights are fitted to how the games ended.

Games are kept as their answers, in portions, so that training goes on where it was stopped and other features can be
fitted to the same games; the same seeds give the same portions, and the same portions the same weights.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from virtu.bots.fit import Lesson, fit_points, fit_shares
from virtu.bots.levels import bot
from virtu.bots.outlooks import outlook
from virtu.bots.pool import share_out
from virtu.games.registry import GAMES
from virtu.kernel.dice import dice_from
from virtu.kernel.option import Value

PORTION = 20
"""Games to a file."""
UNSEEN = 10
"""One file in so many is kept from fitting: the figures are for games the weights have not seen."""
THIN = {"points": 1, "shares": 3}
"""One position in so many is fitted to: where games are long, the next ones tell the same."""
NOTE = "course.json"
"""Beside the portions: what they are games of."""


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
    """One answer in so many is random, so that the value knows more than good play: only where positions are learned
    from, for elsewhere it would blur how they end."""
    options: dict[str, Value] = field(default_factory=dict)

    def portions(self) -> int:
        return -(-self.games // PORTION)


def play_portion(course: Course, number: int, file: Path) -> None:
    """Some games of a course: each as the number of its deal, and of every answer its place among the offers."""
    games: list[dict[str, Any]] = []
    game = GAMES[course.game]
    own = outlook(game)
    for deal in range(course.seed + number * PORTION, course.seed + (number + 1) * PORTION):
        state = game.new(course.players, deal, False, **course.options)
        dice = dice_from(deal + 1_000_000_007)
        teachers = [
            bot(course.teachers[(deal + seat) % len(course.teachers)], deal * 10 + seat)
            for seat in range(course.players)
        ]
        answers: list[int] = []
        while (seat := game.seat(state)) is not None:
            offers = game.offers(state)
            if dice.throw(course.strays) == 0 and own.features(state):
                answer = dice.throw(len(offers))
            else:
                answer = offers.index(teachers[seat].choose(game, state))
            answers.append(answer)
            game.play(state, offers[answer])
        games.append({"deal": deal, "answers": answers})
    part = file.with_suffix(".part")
    part.write_text(json.dumps(games), encoding="utf-8")
    part.replace(file)  # whole or not at all


def read_portion(course: Course, file: Path) -> Lesson:
    """The games of a file, played again: every open position, described, and how its game ended."""
    game = GAMES[course.game]
    own = outlook(game)
    lesson, thin = Lesson(course.players), THIN[own.fitted()]
    for told in json.loads(file.read_text(encoding="utf-8")):
        state = game.new(course.players, told["deal"], False, **course.options)
        for number, answer in enumerate(told["answers"]):
            offers = game.offers(state)
            if number % thin == 0 and (features := own.features(state)):
                lesson.note(features, own.phase(state))
            game.play(state, offers[answer])
        winners = game.winners(state)
        lesson.close(
            [score.total for score in game.score(state)],
            [1 / len(winners) if seat in winners else 0.0 for seat in range(course.players)],
        )
    return lesson


def described(course: Course) -> dict[str, Any]:
    """What makes games of one course games of another: all but their number."""
    game = GAMES[course.game]
    told = {**asdict(course), "rules_version": game.rules_version, "data_hash": game.data_hash}
    del told["games"]
    return told


def play_course(
    course: Course, folder: Path, workers: int = 1, progress: Callable[[int, int], None] | None = None
) -> list[Path]:
    """All portions of a course; those in the folder are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / NOTE
    said = json.dumps(described(course), indent=1)
    if not note.is_file():
        note.write_text(said, encoding="utf-8")
    elif note.read_text(encoding="utf-8") != said:
        raise ValueError(f"{folder} holds games of another course, as its {NOTE} says: choose another folder")
    files = [folder / f"{number:05}.json" for number in range(course.portions())]
    missing = [(course, number, file) for number, file in enumerate(files) if not file.is_file()]
    done = len(files) - len(missing)
    for _ in share_out(play_portion, missing, workers):
        done += 1
        if progress:
            progress(done * PORTION, len(files) * PORTION)
    return files


def earlier(course: Course, folder: Path) -> list[Path]:
    """The portions of a course played before, by whatever teachers; ValueError if it was another table."""
    try:
        told = json.loads((folder / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise ValueError(f"{folder} holds no games of a training") from None
    wanted = described(course)
    for what in ("game", "players", "options", "rules_version", "data_hash"):
        if told.get(what) != wanted[what]:
            raise ValueError(f"{folder} holds games with {what} {told.get(what)}, not {wanted[what]}")
    return sorted(folder.glob("[0-9]*.json"))


def fit(course: Course, files: list[Path], ridge: float) -> tuple[list[Any], dict[str, float]]:
    """Weights from all portions, and figures from those that were kept out while the figures were made.

    A single portion gives no figures: there is nothing the weights have not seen.
    """
    fitting = {"points": fit_points, "shares": fit_shares}.get(outlook(GAMES[course.game]).fitted())
    if fitting is None:
        raise ValueError("there is nothing to fit: this game's outlook has no features")
    weights, figures = fitting((read_portion(course, file) for file in files), ridge, UNSEEN)
    return weights.round(4).tolist(), figures
