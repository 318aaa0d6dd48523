"""What is to be tuned: which values, between which bounds, towards which targets; as a file tells it."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from virtu.bots.arena import Match
from virtu.games.registry import GAMES
from virtu.kernel.game import Game, counted
from virtu.kernel.option import Value
from virtu.lab.component_values import BadAddress, overlay_text, value_at
from virtu.lab.overlay import over, overlaid
from virtu.lab.study import MOST, BadStudy, Reader, read_toml

KEYS: Final = (
    "question", "game", "data", "players", "options", "bots", "games", "trials", "seed", "near", "targets", "values",
    "start", "check", "clock",
)  # fmt: skip
TARGETS: Final = ("within", "shares", "winning_points", "rounds")
CHECK: Final = ("games", "seed")


@dataclass(frozen=True)
class Knob:
    """A value that may be turned: a whole number between bounds, or one of some choices."""

    address: str
    today: Any
    least: int = 0
    most: int = 0
    choices: tuple[Any, ...] = ()
    """Today's is the first."""

    def allows(self, value: Any) -> bool:
        return value in self.choices if self.choices else self.least <= value <= self.most

    def beside(self, value: Any) -> list[Any]:
        """What lies a step away: the next numbers, or any other choice."""
        if self.choices:
            return [one for one in self.choices if one != value] or [value]
        return [one for one in (value - 1, value + 1) if self.allows(one)]

    def way(self, value: Any) -> int:
        """How far from today's, in steps; another choice is one step."""
        return int(value != self.today) if self.choices else abs(value - self.today)


@dataclass(frozen=True)
class Targets:
    """What is wanted. Shares are parts of 1."""

    within: float
    """How far from its share a faction may be."""
    shares: dict[str, float]
    """By faction, where it is not the fair one."""
    winning_points: tuple[float, float] | None
    rounds: tuple[float, float] | None


@dataclass(frozen=True)
class Tuning:
    """A file of its own kind, wholly checked."""

    file: str
    question: str
    game: str
    data: str
    """The data that come with the game whose values are called today's, by name. Empty: those in use."""
    players: tuple[int, ...]
    options: dict[str, Value]
    bots: tuple[str, ...]
    games: int
    """Per trial and number of players, the same deals every time."""
    trials: int
    seed: int
    near: float
    """What a step away from today's values costs; a share that is off by one and a half tolerances costs 1."""
    targets: Targets
    knobs: tuple[Knob, ...]
    start: dict[str, Any]
    """What somebody thinks is good: tried right after today's values. Empty: nothing in particular."""
    check_games: int
    check_seed: int

    def match(self, players: int) -> Match:
        return Match(self.game, players, self.bots, self.games, self.seed, dict(self.options))

    @property
    def today(self) -> dict[str, Any]:
        return {knob.address: knob.today for knob in self.knobs}

    def changed(self, values: dict[str, Any]) -> dict[str, Any]:
        """Those that are not as they are today."""
        return {address: value for address, value in values.items() if value != self.today[address]}


def read_tuning(path: Path) -> Tuning:
    """The tuning of a file; BadStudy says what is right."""
    return TuningReader(path, read_toml(path)[1]).tuning()


def try_bounds(tuning: Tuning, path: Path) -> None:
    """Whether the rules take every bound and every choice: all first ones together, then all second ones."""
    extremes = [knob.choices[1:] or (knob.least, knob.most) for knob in tuning.knobs]
    for number in range(max(map(len, extremes))):
        values = {
            knob.address: tried[min(number, len(tried) - 1)]
            for knob, tried in zip(tuning.knobs, extremes, strict=True)
        }
        with TemporaryDirectory() as folder:
            file = Path(folder) / "bounds.toml"
            file.write_text(overlay_text(tuning.game, values, data=tuning.data), encoding="utf-8")
            try:
                overlaid(tuning.game, over(tuning.game, tuning.data, str(file)))
            except ValueError as error:
                raise BadStudy(f"{path}: values.{str(error).removeprefix(f'{file}: ')}") from None


class TuningReader(Reader):
    """Takes it apart, key by key."""

    what = "tuning"

    def tuning(self) -> Tuning:
        self.only(self.told, KEYS, "")
        game = self.game()
        if not game.data_tables():
            able = [one.name for one in GAMES.values() if one.data_tables()]
            raise self.wrong("game", f"{game.name} reads no data but its own; {' and '.join(able)} do")
        if os.environ.get(game.data_variable):
            raise self.wrong("game", f"{game.data_variable} is set; a tuning begins with the game's own data")
        data = self.beginning(game)
        knobs = tuple(self.knobs(game, data))
        usual = self.side({key: self.told[key] for key in ("options", "bots") if key in self.told}, game,
                          self.flag("clock"), None, "")  # fmt: skip
        tuning = Tuning(
            file=self.path.name,
            question=self.words("question", ""),
            game=game.name,
            data=data,
            players=self.counts(game),
            options=usual.options,
            bots=usual.bots,
            games=self.number("games", None, 1, MOST),
            trials=self.number("trials", None, 1, MOST),
            seed=self.number("seed", 0, 0, 2**40),
            near=self.real("near", 0.1),
            targets=self.targets(),
            knobs=knobs,
            start=self.start(knobs),
            check_games=self.own_number("check", "games", 1000, 1, MOST),
            check_seed=self.own_number("check", "seed", 10_000, 0, 2**40),
        )
        self.only(self.told.get("check", {}), CHECK, "check.")
        apart = tuning.seed + tuning.games <= tuning.check_seed or tuning.check_seed + tuning.check_games <= tuning.seed
        if not apart:
            raise self.wrong("check.seed", f"deals {tuning.check_seed} and on are tuned on; check with others")
        return tuning

    def beginning(self, game: Game) -> str:
        """The data it starts from."""
        given = self.told.get("data", "")
        if "data" in self.told and given not in game.data_names:
            raise self.wrong("data", f"are data that come with the game: {', '.join(game.data_names)}; not {given!r}")
        return str(given)

    def counts(self, game: Game) -> tuple[int, ...]:
        """Several numbers of players at once, or one."""
        given = self.told.get("players", game.players[0])
        wanted = given if isinstance(given, list) else [given]
        fine = [one for one in wanted if isinstance(one, int) and not isinstance(one, bool) and one in game.players]
        if not wanted or fine != wanted or len(set(wanted)) < len(wanted):
            raise self.wrong("players", f"{game.name} is for {counted(game.players)}: players = [3, 4], not {given!r}")
        return tuple(fine)

    def real(self, key: str, default: float) -> float:
        given = self.told.get(key, default)
        if not isinstance(given, int | float) or isinstance(given, bool) or given < 0:
            raise self.wrong(key, f"is a number that is not negative, not {given!r}")
        return float(given)

    def own_number(self, table: str, key: str, default: int, least: int, most: int) -> int:
        inner = self.table(table) if table in self.told else {}
        return TuningReader(self.path, {f"{table}.{key}": inner.get(key, default)}).number(
            f"{table}.{key}", default, least, most
        )

    def targets(self) -> Targets:
        given = self.table("targets") if "targets" in self.told else {}
        self.only(given, TARGETS, "targets.")
        within = given.get("within")
        if not isinstance(within, int | float) or isinstance(within, bool) or not 0 < within < 100:
            raise self.wrong("targets.within", "is by how many percent points a share of victories may be off: 6")
        shares = given.get("shares", {})
        if not isinstance(shares, dict) or not all(isinstance(one, int | float) for one in shares.values()):
            raise self.wrong("targets.shares", "are percents by faction: shares = { france = 50 }")
        return Targets(
            within / 100,
            {name: share / 100 for name, share in shares.items()},
            self.span("winning_points", given),
            self.span("rounds", given),
        )

    def span(self, key: str, given: dict[str, Any]) -> tuple[float, float] | None:
        if key not in given:
            return None
        bounds = given[key]
        if not is_pair(bounds) or bounds[0] >= bounds[1]:
            raise self.wrong(f"targets.{key}", f"is the least and the most the mean may be: [13, 17], not {bounds!r}")
        return float(bounds[0]), float(bounds[1])

    def knobs(self, game: Game, data: str) -> Iterator[Knob]:
        given = self.table("values") if "values" in self.told else {}
        if not given:
            raise self.wrong("values", "are missing: [values] with lines such as family.moro.bottom.crown = [1, 4]")
        for address, bounds in flat(given):
            key = f"values.{address}"
            try:
                today = value_at(game.name, address, data)
            except BadAddress as error:
                raise self.wrong(key, str(error)) from None
            if isinstance(bounds, dict):
                choices = bounds["choices"]
                if not isinstance(choices, list) or not choices or set(bounds) != {"choices"}:
                    raise self.wrong(key, "choices are a list of values other than today's")
                others = [one for one in choices if one != today]
                yield Knob(address, today, choices=(today, *others))
            else:
                yield self.number_knob(key, address, today, bounds)

    def start(self, knobs: tuple[Knob, ...]) -> dict[str, Any]:
        given = dict(flat(self.table("start"))) if "start" in self.told else {}
        by_address = {knob.address: knob for knob in knobs}
        for address, value in given.items():
            if address not in by_address:
                raise self.wrong(f"start.{address}", "is not among [values]")
            if not by_address[address].allows(value):
                raise self.wrong(f"start.{address}", f"{value!r} lies outside what [values] allows")
        return {**{knob.address: knob.today for knob in knobs}, **given} if given else {}

    def number_knob(self, key: str, address: str, today: Any, bounds: Any) -> Knob:
        if not isinstance(today, int) or isinstance(today, bool):
            raise self.wrong(key, f"is {today!r} today, no number: give {{ choices = [...] }} instead of bounds")
        if not is_pair(bounds) or not all(isinstance(one, int) for one in bounds):
            raise self.wrong(key, f"is tuned between two whole numbers, [least, most], not {bounds!r}")
        least, most = bounds
        if least >= most:
            raise self.wrong(key, f"the bounds are [least, most], and {least} is not less than {most}")
        if not least <= today <= most:
            raise self.wrong(key, f"is {today} today, which lies outside {bounds}")
        return Knob(address, today, least, most)


def is_pair(given: Any) -> bool:
    return (
        isinstance(given, list)
        and len(given) == 2
        and all(isinstance(one, int | float) and not isinstance(one, bool) for one in given)
    )


def flat(table: dict[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Dotted keys as they were written; TOML makes tables of them."""
    for key, value in table.items():
        if isinstance(value, dict) and "choices" not in value:
            yield from flat(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", value
