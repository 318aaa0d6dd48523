"""What several kinds of tests share: a real server, and a real browser."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.terminal import TerminalReporter
from playwright.sync_api import Browser, Page, sync_playwright

import chromium as browsers
from virtu.kernel import engine

# The toy game of this file has a state with slots, which hide those of a compiled one.
collect_ignore = [] if str(engine.__file__).endswith(".py") else ["kernel/test_agenda.py"]

# Without these Chromium looks for hosts of its own at every start; as root it needs the first.
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="listen to 200 games of each kind, not to a few")


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Whether there is time for many games."""
    return bool(request.config.getoption("--long"))



@pytest.fixture(scope="session")
def chromium() -> str:
    """The machine's Chromium, or the one that was fetched for these tests."""
    found = browsers.find()
    if found is None and "CI" in os.environ:
        pytest.fail(browsers.MISSING)
    return found or pytest.skip(browsers.MISSING)


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """What was skipped, in one line for each reason."""
    reasons: dict[str, int] = {}
    for report in terminalreporter.getreports("skipped"):
        reason = str(report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr)
        reason = reason.removeprefix("Skipped: ")
        reasons[reason] = reasons.get(reason, 0) + 1
    for reason, count in reasons.items():
        terminalreporter.write_line(f"{count} skipped: {reason}", yellow=True)


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser per file: while Playwright runs, no test of the same process can use asyncio."""
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS) as browser,
    ):
        yield browser


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page, with cookies and storage of its own."""
    with browser.new_context() as context:
        yield context.new_page()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty database, as `virtu serve` starts it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    home = tmp_path_factory.mktemp("server")
    program = Path(sys.executable).with_name("virtu")
    command = [str(program), "serve", "--port", str(port), "--database", str(home / "virtu.sqlite")]
    with subprocess.Popen(command) as process:
        try:
            wait_for(port, process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def wait_for(port: int, process: subprocess.Popen[bytes], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        assert process.poll() is None, f"the server stopped with {process.returncode}"
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    pytest.fail(f"the server did not listen within {seconds} seconds")
