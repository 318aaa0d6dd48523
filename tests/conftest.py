"""What several kinds of tests share: a real server, and a real browser."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from virtu.kernel import engine

# The toy game of this file is plain Python, and plain classes cannot be built on compiled ones.
collect_ignore = [] if str(engine.__file__).endswith(".py") else ["kernel/test_agenda.py"]

# Without these Chromium looks for hosts of its own at every start; as root it needs the first.
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
]


@pytest.fixture(scope="session")
def chromium() -> str:
    """The machine's Chromium; Playwright's own download is not needed."""
    for found in (
        os.environ.get("CHROMIUM_PATH"),
        "/usr/bin/chromium",
        *map(shutil.which, ("chromium", "google-chrome")),
    ):
        if found and Path(found).exists():
            return found
    if "CI" in os.environ:
        pytest.fail("Chromium is missing; .ci/run installs it")
    pytest.skip("Chromium is not installed")


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
