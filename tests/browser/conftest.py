"""A server for each file of browser tests, and visitors who find nothing broken."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from browser.visitor import Visitor
from server.people import Server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house"))
    yield server
    if server.process.poll() is None:
        server.stop()
    assert server.complaints() == ""


@pytest.fixture
def visitor(browser: Browser, house: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; each must have met no error and no stranger in the end."""
    made: list[Visitor] = []

    def make(**wishes: object) -> Visitor:
        made.append(Visitor(browser, house, **wishes))  # type: ignore[arg-type]  # Playwright's own options
        return made[-1]

    yield make
    for one in made:
        one.close()
