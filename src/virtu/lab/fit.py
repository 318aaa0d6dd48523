"""Looks for values that meet the targets of a tuning and lie as near as possible to today's.

Optuna proposes what to try next. Every trial plays the same deals, the first one with today's values. When all trials
are done, each change of the best one is taken back for once, and stays away if that costs nothing.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Final

from virtu.bots.pool import Crew, share_out
from virtu.games.registry import GAMES
from virtu.lab.arm import Arm, bots_version
from virtu.lab.component_values import overlay_text
from virtu.lab.figures import Figures, figures
from virtu.lab.journal import OtherStudy, difference, told_in, whole_lines
from virtu.lab.measures import Played
from virtu.lab.overlay import over, overlaid, surroundings_for
from virtu.lab.runner import play_some, portion_of
from virtu.lab.tuning import Knob, Tuning

TRIALS: Final = "trials.jsonl"
FREE: Final = 0.5
"""So much of a tolerance costs nothing: nobody is pushed to the very middle."""
STARTUP: Final = 12
"""Trials at random before the sampler has seen enough."""
NEAR_BY: Final = 4
"""One proposal in so many is the sampler's; the others are a step or two from the best so far."""
PATIENCE: Final = 100

Progress = Callable[[int, int], None]


def has_optuna() -> bool:
    return find_spec("optuna") is not None


@dataclass(frozen=True)
class Trial:
    """Some values, and what games with them cost."""

    values: dict[str, Any]
    off: float
    """How far the targets were missed."""
    way: int
    """Steps from today's values."""
    found: dict[str, dict[str, float]]
    """By number of players: shares by faction, and means."""

    def cost(self, near: float) -> float:
        return self.off + near * self.way


class Fit:
    """A search in a folder; a journal of trials lets it go on where it was."""

    def __init__(self, tuning: Tuning, folder: Path, crew: Crew, progress: Progress | None = None) -> None:
        self.tuning = tuning
        self.folder = folder
        self.crew = crew
        self.progress = progress
        self.trials = self.begun()
        self.done = 0
        self.total = 0

    def search(self) -> Trial:
        """Today's values first; the best trial, once what can be taken back is taken back."""
        tuning = self.tuning
        self.total = tuning.trials * len(tuning.players) * tuning.games
        self.done = min(len(self.trials), tuning.trials) * len(tuning.players) * tuning.games
        for number in range(tuning.trials):
            if number >= len(self.trials):
                self.add(self.tried(self.proposed(number)))
        best = min(self.trials[: tuning.trials], key=self.cost)
        for address in tuning.changed(best.values):
            without = self.tried({**best.values, address: tuning.today[address]})
            if without not in self.trials:
                self.add(without)
            best = min(without, best, key=self.cost)
        return best

    def cost(self, trial: Trial) -> float:
        return trial.cost(self.tuning.near)

    def proposed(self, number: int) -> dict[str, Any]:
        """What to try after so many trials: it follows from them and from the seed alone."""
        if number == 0:
            return self.tuning.today
        if number == 1 and self.tuning.start:
            return self.tuning.start
        if number % NEAR_BY:
            return self.near_by(number)
        optuna: Any = import_module("optuna")
        optuna.logging.set_verbosity(optuna.logging.ERROR)
        distributions = {knob.address: distribution(optuna, knob) for knob in self.tuning.knobs}
        sampler = optuna.samplers.TPESampler(
            n_startup_trials=STARTUP, multivariate=True, seed=self.tuning.seed * 1_000_003 + number
        )
        study = optuna.create_study(sampler=sampler)
        for trial in self.trials[:number]:
            params = {knob.address: plain(knob, trial.values[knob.address]) for knob in self.tuning.knobs}
            study.add_trial(
                optuna.trial.create_trial(params=params, distributions=distributions, value=self.cost(trial))
            )
        params = study.ask(distributions).params
        return {knob.address: meant(knob, params[knob.address]) for knob in self.tuning.knobs}

    def near_by(self, number: int) -> dict[str, Any]:
        """A step or two from the best so far; where all of that was tried, whatever it comes to."""
        chance = Random(self.tuning.seed * 1_000_003 + number)
        best = min(self.trials[:number], key=self.cost)
        values: dict[str, Any] = {}
        for _ in range(PATIENCE):
            values = dict(best.values)
            for knob in chance.sample(self.tuning.knobs, min(chance.choice((1, 1, 2)), len(self.tuning.knobs))):
                values[knob.address] = chance.choice(knob.beside(values[knob.address]))
            if all(values != trial.values for trial in self.trials[:number]):
                break
        return values

    def tried(self, values: dict[str, Any]) -> Trial:
        """The trial of these values; one that was played before is not played again."""
        for trial in self.trials:
            if trial.values == values:
                return trial
        games = self.played(values)
        by_players = {players: figures(all_of_them) for players, all_of_them in games.items()}
        return Trial(
            values,
            round(sum(distance(self.tuning, one) for one in by_players.values()), 6),
            sum(knob.way(values[knob.address]) for knob in self.tuning.knobs),
            {str(players): in_short(one) for players, one in by_players.items()},
        )

    def add(self, trial: Trial) -> None:
        """In the journal too."""
        self.trials.append(trial)
        with (self.folder / TRIALS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(vars(trial)) + "\n")

    def played(self, values: dict[str, Any]) -> dict[int, list[Played]]:
        """By number of players, in their order."""
        data, digest = self.data_for(values)
        arms = {
            players: Arm(str(players), "a", self.tuning.match(players), data, digest)
            for players in self.tuning.players
        }
        jobs = [
            (arm, ("wins",), portion)
            for arm in arms.values()
            for portion in self.crew.portions(list(range(arm.match.games)), portion_of(arm))
        ]
        games: dict[int, list[Played]] = {players: [] for players in arms}
        crew = replace(self.crew, environment=surroundings_for(self.tuning.game, data))
        for _, portion in share_out(play_some, jobs, crew):
            for game in portion:
                games[int(game.arm)].append(game)
            self.done += len(portion)
            if self.progress:
                self.progress(self.done, max(self.done, self.total))
        return {players: sorted(games[players], key=lambda game: game.number) for players in arms}

    def data_for(self, values: dict[str, Any]) -> tuple[str, str]:
        """A file with these values, and the hash of the data with it; no file for today's."""
        changed = self.tuning.changed(values)
        if not changed:
            return self.tuning.data, start_hash(self.tuning)
        file = self.folder / "tried.toml"
        file.write_text(overlay_text(self.tuning.game, changed, data=self.tuning.data), encoding="utf-8")
        laid = over(self.tuning.game, self.tuning.data, str(file.resolve()))
        return laid, overlaid(self.tuning.game, laid)

    def begun(self) -> list[Trial]:
        """The trials of the folder's journal, which is begun if there is none."""
        path, header = self.folder / TRIALS, described(self.tuning)
        if not path.is_file() or not (lines := whole_lines(path)):
            self.folder.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(header) + "\n", encoding="utf-8")
            return []
        told = told_in(path, lines[0])
        if told != json.loads(json.dumps(header)):
            raise OtherStudy(
                f"{path} holds trials of another tuning: {difference(told, json.loads(json.dumps(header)))}; "
                "choose another folder, or begin it again with --again"
            )
        return [Trial(**json.loads(line)) for line in lines[1:]]


def described(tuning: Tuning) -> dict[str, Any]:
    """What trials depend on; more trials are the same tuning, carried further."""
    game = GAMES[tuning.game]
    return {
        "game": tuning.game,
        "rules_version": game.rules_version,
        "data_hash": start_hash(tuning),
        "bots_version": bots_version(),
        "players": list(tuning.players),
        "options": tuning.options,
        "bots": list(tuning.bots),
        "games": tuning.games,
        "seed": tuning.seed,
        "near": tuning.near,
        "targets": vars(tuning.targets),
        "start": tuning.start,
        "values": {knob.address: list(knob.choices) or [knob.least, knob.most] for knob in tuning.knobs},
    }


def start_hash(tuning: Tuning) -> str:
    """The hash of what is called today's."""
    game = GAMES[tuning.game]
    return game.hash_of_data(tuning.data) if tuning.data else game.data_hash


def distribution(optuna: Any, knob: Knob) -> Any:
    if knob.choices:
        return optuna.distributions.CategoricalDistribution(range(len(knob.choices)))
    return optuna.distributions.IntDistribution(knob.least, knob.most)


def plain(knob: Knob, value: Any) -> Any:
    """A value as the sampler knows it: choices by their place."""
    return knob.choices.index(value) if knob.choices else value


def meant(knob: Knob, param: int) -> Any:
    return knob.choices[param] if knob.choices else param


def distance(tuning: Tuning, reached: Figures) -> float:
    """How far figures miss the targets: squares of what exceeds the free part, in tolerances."""
    return sum(max(0.0, abs(off) - FREE) ** 2 for _, off in misses(tuning, reached))


def misses(tuning: Tuning, reached: Figures) -> Iterator[tuple[str, float]]:
    """Every target and by how many tolerances it is missed; between -1 and 1 it holds."""
    targets = tuning.targets
    for win in reached.factions:
        yield win.name, (win.wins.value - targets.shares.get(win.name, reached.fair)) / targets.within
    for name, span, value in (
        ("winning_points", targets.winning_points, reached.winning_points.value),
        ("rounds", targets.rounds, reached.rounds.mean.value),
    ):
        if span:
            yield name, (value - (span[0] + span[1]) / 2) / ((span[1] - span[0]) / 2)


def in_short(reached: Figures) -> dict[str, float]:
    return {
        **{win.name: win.wins.value for win in reached.factions},
        "winning_points": reached.winning_points.value,
        "rounds": reached.rounds.mean.value,
    }
