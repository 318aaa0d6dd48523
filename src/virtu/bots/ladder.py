"""How strong the levels are: every level against copies of the one below, and against the yardsticks."""

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import pairwise
from math import log, log10, sqrt
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from virtu.bots.arena import Match, play_match
from virtu.bots.levels import LEVELS, SECONDS
from virtu.form import FORM
from virtu.games.registry import GAMES
from virtu.kernel.option import Value

YARDSTICKS = (("hard", "uct"), ("hard", "uct*10"), ("hard", "old-easy"))
"""Beside the ladder: `uct` has the time of whom it measures, `uct*10` ten times as much."""
ADVICE = (("hint", "easy"),)
"""Played when asked for: how those fare who follow the first idea throughout."""
BORROWED = (("hard", "mcts"),)
"""Played when asked for: they need OpenSpiel."""
TIMED = ("uct", "mcts")
"""Yardsticks that have as much time as whom they measure."""
FAR = 3.0
"""A level that never loses is at least so many factors of ten better; more cannot be said from some games."""
ANCHOR = 1000.0
"""The rating of `easy` in every game."""


class Rung(Struct, frozen=True, omit_defaults=True):
    """One tested bot against copies of another, each deal once from every seat."""

    game: str
    players: int
    tested: str
    against: str
    games: int
    wins: float
    """Shared victories count in parts."""
    share: float
    interval: tuple[float, float]
    """Of the share, with 95 % certainty."""
    fair: float
    """The share of equals."""
    points: tuple[float, float]
    """Of the tested bot and of one of the others, in the mean."""
    simulations: tuple[float, float]
    """Per searched answer, likewise."""
    seed: int
    scale: float
    """Both thought for this part of the time they take at a table."""
    rules: str
    """The version of the rules."""
    machine: str
    form: Literal["compiled", "plain"]
    options: dict[str, Value] = {}
    """What was agreed that is not as usual, such as Honour's short game."""

    @property
    def table(self) -> tuple[str, int, str]:
        """What was played: levels are compared at tables of one kind."""
        return self.game, self.players, agreed(self.options)

    @property
    def pair(self) -> tuple[str, str]:
        return self.tested, self.against


class Rating(Struct, frozen=True, omit_defaults=True):
    """Where a level stands in one game, on a scale where 400 points more win 10 of 11 games of two."""

    game: str
    players: int
    level: str
    elo: int
    interval: tuple[int, int]
    options: dict[str, Value] = {}


def agreed(options: dict[str, Value]) -> str:
    """What differs from usual, in a line: "variant short"."""
    return ", ".join(f"{name} {value}" for name, value in sorted(options.items()))


def pairs() -> Iterator[tuple[str, str]]:
    """Who meets whom: neighbours on the ladder, then the yardsticks."""
    for lower, upper in pairwise(LEVELS):
        yield upper, lower
    yield from YARDSTICKS


def timed(name: str, scale: float) -> str:
    """A level with its budget at this scale; those that answer at once have none."""
    return name if scale == 1 or name not in SECONDS else f"{name}@{SECONDS[name] * scale:g}"


def play_rung(
    game: str,
    players: int,
    pair: tuple[str, str],
    deals: int,
    seed: int,
    scale: float,
    machine: str = "",
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
    options: dict[str, Value] | None = None,
) -> Rung:
    """One rung: the match, and what came of it."""
    unusual = options or {}
    tested, against = pair
    name, _, times = against.partition("*")
    other = f"{name}@{SECONDS[tested] * scale * int(times or 1):g}" if name in TIMED else timed(name, scale)
    match = Match(game, players, (timed(tested, scale), *[other] * (players - 1)), deals * players, seed, unusual)
    rows: Any = play_match(match, workers, progress)["bots"]
    one, opponent = rows
    return Rung(
        game=game,
        players=players,
        tested=tested,
        against=against,
        games=one["games"],
        wins=one["wins"],
        share=one["win_rate"],
        interval=(one["interval"][0], one["interval"][1]),
        fair=round(1 / players, 4),
        points=(one["points"], opponent["points"]),
        simulations=(one["simulations"], opponent["simulations"]),
        seed=seed,
        scale=scale,
        rules=GAMES[game].rules_version,
        machine=machine,
        form=FORM,
        options=unusual,
    )


def ratings(rungs: list[Rung]) -> list[Rating]:
    """Per game and number of players the levels on one scale, from the rungs between neighbours.

    Bradley and Terry's model for a table of n: a bot k times as strong as each of the others wins k / (k + n - 1).
    A missing rung ends the ladder.
    """
    rated: list[Rating] = []
    for table, like in {rung.table: rung for rung in rungs}.items():
        steps = {(rung.against, rung.tested): rung for rung in rungs if rung.table == table}
        elo, variance = ANCHOR, 0.0
        below = steps.get((LEVELS[0], LEVELS[1]))
        if below is not None:
            step, doubt = strength(below)
            rated.append(rating(like, LEVELS[0], ANCHOR - step, doubt))
        rated.append(rating(like, LEVELS[1], elo, 0.0))
        for lower, upper in pairwise(LEVELS[1:]):
            rung = steps.get((lower, upper))
            if rung is None:
                break
            step, doubt = strength(rung)
            elo, variance = elo + step, variance + doubt
            rated.append(rating(like, upper, elo, variance))
    return rated


def rating(of: Rung, level: str, elo: float, variance: float) -> Rating:
    """Where a level stands at tables like that of a rung."""
    width = 1.96 * sqrt(variance)
    interval = round(elo - width), round(elo + width)
    return Rating(of.game, of.players, level, round(elo), interval, of.options)


def strength(rung: Rung) -> tuple[float, float]:
    """How many points of rating a rung is high, and the variance of that. Half a game is lost and won beforehand."""
    return step_up(rung.wins, rung.games, rung.players)


def step_up(wins: float, played: int, players: int) -> tuple[float, float]:
    """Likewise for one against copies of another who won so many of the games played."""
    games = played + 1
    share = (wins + 0.5) / games
    step = log10(share / (1 - share) * (players - 1))
    error = 1 / (games * share * (1 - share)) / log(10) ** 2
    return 400 * max(-FAR, min(FAR, step)), 400**2 * error


class Ladder(Struct, frozen=True):
    """The file that comes with the package: what the page in the docs and the one in the browser tell."""

    rungs: list[Rung] = []
    ratings: list[Rating] = []

    def with_rung(self, rung: Rung) -> "Ladder":
        """A rung in place of an older one of the same pair, and the ratings worked out anew."""
        order = [*pairs(), *ADVICE, *BORROWED]
        known = [
            old for old in self.rungs if (old.table, old.pair) != (rung.table, rung.pair) and old.pair in order
        ]
        games = list(GAMES)
        rungs = sorted(
            [*known, rung],
            key=lambda one: (games.index(one.game), one.table, order.index(one.pair)),
        )
        return Ladder(rungs, ratings(rungs))


def shipped() -> Path:
    """Where the results lie."""
    return Path(str(files("virtu.bots"))) / "ladder.json"


def read(path: Path) -> Ladder:
    """What was measured so far; nothing if there is no file."""
    return msgspec.json.decode(path.read_bytes(), type=Ladder) if path.is_file() else Ladder()


def write(path: Path, ladder: Ladder) -> None:
    """JSON with one rung to a line, so that a change shows which rungs were played again."""
    told: dict[str, object] = msgspec.to_builtins(ladder)
    lines = []
    for key, value in told.items():
        if isinstance(value, list):
            rows = ",\n  ".join(json.dumps(row) for row in value)
            lines.append(f' "{key}": [\n  {rows}\n ]')
        else:
            lines.append(f' "{key}": {json.dumps(value)}')
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
