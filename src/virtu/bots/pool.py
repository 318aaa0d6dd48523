"""Jobs shared out to several processes, or over a cluster; with one worker they are done here."""

import os
import socket
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing import get_context, parent_process
from typing import Any

Work = Callable[..., Any]
Jobs = Sequence[tuple[Any, ...]]
PATIENCE = 5
"""Seconds until a cluster that does not answer is not there."""


@dataclass(frozen=True)
class Crew:
    """Who does the jobs. What comes of them does not depend on it."""

    workers: int = 1
    ray: str = ""
    """The address of a Ray cluster: "auto" finds one that runs, "local" starts one here."""
    environment: Mapping[str, str] = field(default_factory=dict)
    """Variables that must be set before a worker's Python begins; then even a single worker is a process."""

    def portions(self, numbers: list[int], most: int = 50) -> list[list[int]]:
        """Games by their numbers, in portions that keep everybody busy until the end."""
        size = max(1, min(most, len(numbers) // (4 * self.workers) or 1))
        return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def share_out(work: Work, jobs: Jobs, crew: Crew | int) -> Iterator[tuple[int, Any]]:
    """The number of each job with its result, as they are done."""
    crew = Crew(crew) if isinstance(crew, int) else crew
    if crew.ray:
        yield from over_ray(work, jobs, crew)
    elif crew.workers == 1 and not crew.environment:
        for number, job in enumerate(jobs):
            yield number, work(*job)
    else:
        yield from over_processes(work, jobs, crew)


def over_processes(work: Work, jobs: Jobs, crew: Crew) -> Iterator[tuple[int, Any]]:
    pool = ProcessPoolExecutor(crew.workers, get_context("spawn"), initializer=leave_with_parent)
    try:
        with surroundings(crew.environment):  # workers are started by what is submitted
            running: dict[Future[Any], int] = {
                pool.submit(work, *job): number for number, job in enumerate(jobs)
            }
        for done in as_completed(running):
            yield running[done], done.result()
    finally:
        pool.shutdown(cancel_futures=True)  # whoever stops waits for what is being done, not for what is left


@contextmanager
def surroundings(environment: Mapping[str, str]) -> Iterator[None]:
    before = {name: os.environ.get(name) for name in environment}
    os.environ.update(environment)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def leave_with_parent() -> None:
    """Workers of a program that was killed would otherwise wait for jobs for ever."""
    parent = parent_process()

    def follow() -> None:
        assert parent is not None
        parent.join()
        os._exit(1)

    if parent is not None:
        threading.Thread(target=follow, daemon=True).start()


def knock(address: str) -> None:
    """ConnectionError where nobody answers within some seconds: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise ConnectionError(getattr(error, "strerror", None) or str(error)) from error


def over_ray(work: Work, jobs: Jobs, crew: Crew) -> Iterator[tuple[int, Any]]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody plays
    ray = import_module("ray")
    knock(crew.ray)
    own = {"num_cpus": crew.workers, "include_dashboard": False} if crew.ray == "local" else {}
    try:
        ray.init(address=crew.ray, log_to_driver=False, logging_level="ERROR", ignore_reinit_error=True, **own)
    except Exception as error:  # Ray has no kind of its own for a cluster that does not start in time
        raise ConnectionError(str(error)) from error
    try:
        task = ray.remote(work)
        if crew.environment:
            task = task.options(runtime_env={"env_vars": dict(crew.environment)})
        running = {task.remote(*job): number for number, job in enumerate(jobs)}
        while running:
            for done in ray.wait(list(running))[0]:
                yield running.pop(done), ray.get(done)
    finally:
        ray.shutdown()
