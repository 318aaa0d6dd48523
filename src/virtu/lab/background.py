"""A study played in the background, for the server: `python -m virtu.lab.background FOLDER STUDY.toml MEGABYTES NICE`.

Stands back behind whatever else the machine does, says how far it is on standard output, and ends with whoever started
it: when its standard input is closed. It plays a part of every series first, then twice as much, and so on: after each
part the report tells what was found so far.
"""

import gzip
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from virtu.bots.pool import Crew
from virtu.lab.arm import arms_of, described
from virtu.lab.files import files_of
from virtu.lab.journal import Journal, OtherStudy
from virtu.lab.result import result_of
from virtu.lab.runner import JOURNAL, missing, play_study
from virtu.lab.study import Study, read_study
from virtu.lab.table import write_whole

if sys.platform != "win32":
    import resource

LAST: Final = 19
"""The lowest priority there is."""
TABLE: Final = "results.csv.gz"
DONE: Final = "done"
FOUND: Final = "found"
"""What a line on standard output tells: games that are played; games in a series that the report covers."""
PARTS: Final = (8, 4, 2, 1)
"""The report is written after an eighth of the games, a quarter, a half, and all."""


def main(folder: Path, name: str, megabytes: int, nice: int) -> None:
    stand_back(megabytes, nice)
    threading.Thread(target=end_with_parent, daemon=True).start()
    study = read_study(folder / name)
    for part in parts_of(study, finished(study, folder / JOURNAL)):
        games = play_study(part, folder, Crew(), tell)
        content = files_of(part, games, result_of(part, games), parquet=False)
        content[TABLE] = gzip.compress(content.pop("results.csv"), mtime=0)
        write_whole(folder, content)
        print(FOUND, part.games, flush=True)
    (folder / JOURNAL).unlink()


def finished(study: Study, path: Path) -> int:
    """How many games of every series are played. Those from before an upgrade, by other rules or bots, do not count."""
    try:
        journal = Journal(path, described(study))
    except OtherStudy:
        path.unlink()
        return 0
    return min([*missing(arm, study, journal), study.games][0] for arm in arms_of(study))


def parts_of(study: Study, done: int) -> Iterator[Study]:
    """The study with fewer games, as long as that is more than is done, then itself."""
    counts = {study.games // part for part in PARTS}
    return (replace(study, games=count) for count in sorted(counts) if done < count or count == study.games)


def stand_back(megabytes: int, nice: int) -> None:
    """Behind the server and its bots; with the lowest priority only where nobody else wants the processor."""
    if sys.platform == "win32":
        return
    # A group of its own is found and ended with all that it has started. A session of its own would get a share of its
    # own from some systems, whatever its priority.
    os.setpgid(0, 0)
    os.nice(nice)
    if nice >= LAST and sys.platform == "linux":
        with suppress(OSError):  # a container may forbid it; then it is only nice
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    with suppress(ValueError, OSError):  # a system that has set a lower limit itself
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))


def end_with_parent() -> None:
    sys.stdin.read()
    os._exit(1)


def tell(done: int, total: int) -> None:
    print(DONE, done, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
