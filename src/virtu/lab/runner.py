"""Plays what a study still lacks, by whatever crew, and puts the games in order."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from virtu.bots.pool import Crew, share_out
from virtu.lab.arm import Arm, arms_of, described
from virtu.lab.journal import Journal
from virtu.lab.measures import Played, play_measured
from virtu.lab.overlay import surroundings_for
from virtu.lab.study import Study, thinks

JOURNAL: Final = "journal.jsonl"
PORTION: Final = 20
"""Games a worker plays before it hands them in; bots that search hand in every game."""

Progress = Callable[[int, int], None]


def play_some(arm: Arm, measures: tuple[str, ...], numbers: list[int]) -> list[Played]:
    """A worker's portion."""
    return [play_measured(arm, measures, number) for number in numbers]


def play_study(
    study: Study, folder: Path, crew: Crew | None = None, progress: Progress | None = None
) -> dict[str, list[Played]]:
    """All games of a study by arm, in their order. Those in the folder's journal are not played again."""
    crew = Crew() if crew is None else crew
    arms = arms_of(study)
    journal = Journal(folder / JOURNAL, described(study))
    total = study.games * len(arms)
    done = total - sum(len(missing(arm, study, journal)) for arm in arms)
    if progress:
        progress(done, total)
    for data in dict.fromkeys(arm.data for arm in arms):
        jobs = [
            (arm, study.measures, portion)
            for arm in arms
            if arm.data == data
            for portion in crew.portions(missing(arm, study, journal), portion_of(arm))
        ]
        if not jobs:
            continue
        own = replace(crew, environment=surroundings_for(study.game, data))
        for _, played in share_out(play_some, jobs, own):
            journal.add(played)
            done += len(played)
            if progress:
                progress(done, total)
    return {arm.name: [journal.games[arm.name, number] for number in range(study.games)] for arm in arms}


def missing(arm: Arm, study: Study, journal: Journal) -> list[int]:
    return [number for number in range(study.games) if (arm.name, number) not in journal.games]


def portion_of(arm: Arm) -> int:
    return 1 if any(map(thinks, arm.match.bots)) else PORTION
