"""A study played behind somebody's back: `python -m virtu.lab.background FOLDER STUDY.toml MEGABYTES`.

Stands back behind everything else on the machine, says how far it is on standard output, and ends with whoever started
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


def main(folder: Path, name: str, megabytes: int) -> None:
    stand_back(megabytes)
    threading.Thread(target=end_with_parent, daemon=True).start()
    study = read_study(folder / name)
    games = played(study, folder)
    content = files_of(study, games, result_of(study, games), parquet=False)
    content[TABLE] = gzip.compress(content.pop("results.csv"), mtime=0)
    write_whole(folder, content)
    (folder / JOURNAL).unlink()


def stand_back(megabytes: int) -> None:
    """Behind the server, its bots, and whatever else the machine does."""
    if sys.platform == "win32":
        return
    os.nice(LAST)
    if sys.platform == "linux":
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
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
