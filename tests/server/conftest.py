"""A server for all tests that do not break theirs."""

import asyncio
import functools
import inspect
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any

import pytest
import pytest_asyncio

from server.people import Person, Server
from server.postgres import MISSING, Postgres, available

LONGEST = 300.0
"""Seconds after which a test that waits for something waits in vain: it fails, instead of keeping all others."""
LONG = 7200.0
"""The same with `--long`."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    seconds = LONG if config.getoption("--long") else LONGEST
    for item in items:
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
            item.obj = bounded(item.obj, seconds)


def bounded(
    test: Callable[..., Coroutine[Any, Any, None]], seconds: float
) -> Callable[..., Coroutine[Any, Any, None]]:
    @functools.wraps(test)
    async def within(*given: Any, **named: Any) -> None:
        async with asyncio.timeout(seconds):
            await test(*given, **named)

    return within


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that must have nothing to complain about in the end."""
    server = Server(tmp_path_factory.mktemp("house"))
    yield server
    assert server.stop() == 0
    assert server.complaints() == ""


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """Starts servers that a test may kill or torment."""
    started: list[Server] = []

    def start(**settings: object) -> Server:
        started.append(Server(tmp_path_factory.mktemp("own"), **settings))
        return started[-1]

    yield start
    for server in started:
        if server.process.poll() is None:
            server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if not available():
        pytest.skip(MISSING)
    found = Postgres()
    yield found
    found.remove()


@pytest_asyncio.fixture
async def ann(house: Server) -> AsyncIterator[Person]:
    async with Person(house) as person:
        yield person


@pytest_asyncio.fixture
async def bob(house: Server) -> AsyncIterator[Person]:
    async with Person(house) as person:
        yield person
