"""The browser that the browser tests drive: the machine's own Chromium, or one that is fetched for them.

python3 run.py browser    fetches it, if it can
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOWNLOADED = ROOT / ".cache" / "browser"
TRIED = ROOT / ".cache" / "no-browser"
HOUR = 3600
MISSING = "Chromium is missing; `python3 run.py browser` gets it"


def find() -> str | None:
    """Where it is; CHROMIUM_PATH, if set, has the only say."""
    if chosen := os.environ.get("CHROMIUM_PATH"):
        return chosen if Path(chosen).is_file() else None
    # The one without windows starts and draws a quarter faster.
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    programs = ("chrome", "chrome.exe", "Chromium", "headless_shell", "chrome-headless-shell*")
    places = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", *map(shutil.which, names)]
    places += [
        str(path) for program in programs for path in sorted(DOWNLOADED.glob(f"chromium*/**/{program}"))
    ]
    return next((place for place in places if place and Path(place).is_file()), None)


def fetch(now: bool) -> str | None:
    """Get it from the system's packages or Playwright; after a vain attempt not again within the hour, unless now."""
    if found := find():
        return found
    if os.environ.get("CHROMIUM_PATH") or (
        not now and TRIED.is_file() and time.time() - TRIED.stat().st_mtime < HOUR
    ):
        return None
    print("Getting Chromium for the browser tests…", file=sys.stderr, flush=True)
    for command, env, seconds in ways():
        if not is_done(command, env, seconds):
            continue
        found = find()
        if found and is_done([found, "--version"], {}, 30):  # a download may lack the system's libraries
            TRIED.unlink(missing_ok=True)
            return found
    TRIED.parent.mkdir(exist_ok=True)
    TRIED.touch()
    return None


def ways() -> list[tuple[list[str], dict[str, str], int]]:
    """Commands to try in turn, each with its environment and the seconds it may take."""
    found: list[tuple[list[str], dict[str, str], int]] = []
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        patience = "-o Acquire::http::Timeout=10 -o Acquire::https::Timeout=10 -o Acquire::Retries=0"
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        apt = f"apt-get {patience} -qq"
        install = f"{apt} install -y --no-install-recommends"
        script = f"{apt} update; {install} chromium-headless-shell || {install} chromium"
        found.append((["sh", "-c", script], quiet, 300))
    settings = {
        "PLAYWRIGHT_BROWSERS_PATH": str(DOWNLOADED),
        "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000",
    }
    found.append(([sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"], settings, 300))
    return found


def is_done(command: list[str], env: dict[str, str], seconds: int) -> bool:
    """Whether a command did its work in time; what it says is of no use to whoever waits for tests."""
    # Its own session: what it started is stopped with it.
    with subprocess.Popen(
        command,
        env={**os.environ, **env},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        try:
            return process.wait(seconds) == 0
        except subprocess.TimeoutExpired:
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, 9)
            return False


if __name__ == "__main__":
    wanted = "--now" in sys.argv
    place = fetch(wanted)
    if wanted:
        sys.exit(
            None if place else "Chromium could not be fetched: no package of the system, and no download."
        )
