"""A study played behind somebody's back: `python -m virtu.lab.background FOLDER STUDY.toml MEGABYTES NICE`.

Stands back behind whatever else the machine does, says how far it is on standard output, and ends with whoever started
it: when its standard input is closed.
"""

import gzip
import os
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

from virtu.bots.pool import Crew
from virtu.lab.files import files_of
from virtu.lab.journal import OtherStudy
from virtu.lab.measures import Played
from virtu.lab.result import result_of
from virtu.lab.runner import JOURNAL, play_study
from virtu.lab.study import Study, read_study
from virtu.lab.table import write_whole

if sys.platform != "win32":
    import resource

LAST: Final = 19
"""The lowest priority there is."""
TABLE: Final = "results.csv.gz"


def main(folder: Path, name: str, megabytes: int, nice: int) -> None:
    stand_back(megabytes, nice)
    threading.Thread(target=end_with_parent, daemon=True).start()
    study = read_study(folder / name)
    games = played(study, folder)
    content = files_of(study, games, result_of(study, games), parquet=False)
    content[TABLE] = gzip.compress(content.pop("results.csv"), mtime=0)
    write_whole(folder, content)
    (folder / JOURNAL).unlink()


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


def played(study: Study, folder: Path) -> dict[str, list[Played]]:
    """All games; those of other rules or bots, from before an upgrade, are played again."""
    try:
        return play_study(study, folder, Crew(), tell)
    except OtherStudy:
        (folder / JOURNAL).unlink()
        return play_study(study, folder, Crew(), tell)


def tell(done: int, total: int) -> None:
    print(done, total, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
