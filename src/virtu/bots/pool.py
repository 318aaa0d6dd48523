"""Jobs shared out to several processes; with one worker they are done here."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any


def share_out(work: Callable[..., Any], jobs: Sequence[tuple[Any, ...]], workers: int) -> Iterator[tuple[int, Any]]:
    """The number of each job with its result, as they are done."""
    if workers == 1:
        for number, job in enumerate(jobs):
            yield number, work(*job)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        running = {pool.submit(work, *job): number for number, job in enumerate(jobs)}
        for done in as_completed(running):
            yield running[done], done.result()
