#!/usr/bin/env python3
"""Set everything up and play. All it needs is Python 3.11 or newer.

python3 run.py                   start the server and say where to find it
python3 run.py play honour       any command of `virtu`
python3 run.py test [...]        all tests, on all cores; arguments go to pytest
python3 run.py browser           fetch the Chromium that the browser tests drive
python3 run.py compiled [...]    each of the above with compiled rules (needs a C compiler)
python3 run.py lock [...]        renew the pins of the Python packages; arguments go to `uv pip compile`
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import hatch_build

ROOT = Path(__file__).resolve().parent
CACHE = ROOT / ".cache"
PLAY_PINS, TEST_PINS = ROOT / "requirements.txt", ROOT / "requirements-dev.txt"
UV_VERSION = "0.13.7"
SCRIPTS, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")


def main(arguments: list[str]) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - the one file that older Pythons get to see
        sys.exit("Python 3.11 or newer is needed.")
    compiled = arguments[:1] == ["compiled"]
    command, *rest = arguments[compiled:] or ["serve", "--open" if has_desktop() else "--no-open"]
    place = Environment(CACHE / "compiled" if compiled else ROOT / ".venv", compiled)
    try:
        if command == "lock":
            lock(rest)
            return
        with alone():
            place.prepare(testing=command in ("test", "browser"))
            if command in ("test", "browser"):
                get_browser(place, now=command == "browser")
    except subprocess.CalledProcessError as error:
        sys.exit(f"This did not work: {' '.join(map(str, error.cmd))}")
    if command == "browser":
        return
    if command == "test":
        os.chdir(ROOT)
        become(place.program("python"), "-m", "pytest", *on_all_cores(rest), *rest)
    become(place.program("virtu"), command, *rest)


@dataclass(frozen=True)
class Environment:
    """A virtual environment with the pinned packages and virtu itself."""

    home: Path
    compiled: bool

    def program(self, name: str) -> Path:
        return self.home / SCRIPTS / f"{name}{EXE}"

    def prepare(self, testing: bool) -> None:
        """Install what is missing or out of date; mostly nothing is."""
        stamp = self.home / ".virtu"
        noted = stamp.read_text().split() if stamp.is_file() else []
        # The tests' packages include the game's: once installed they stay, whatever is asked for later.
        pins = TEST_PINS if testing or TEST_PINS.name in noted else PLAY_PINS
        place = digest([], f"{sys.version} {self.home}")
        packages = digest([pins])
        sources = digest(self.sources())
        if {place, packages, sources} <= {*noted} and hatch_build.client_is_fresh(ROOT):
            return
        print("Setting up…", file=sys.stderr, flush=True)
        uv = find_uv()
        if place not in noted:
            run(sys.executable, "-m", "venv", "--clear", "--without-pip", self.home)
        if packages not in noted or place not in noted:
            self.install(uv, "--compile", "--require-hashes", "-r", pins)
        self.install_virtu(uv)
        stamp.write_text(f"{pins.name} {place} {packages} {sources}\n")  # last: a broken set-up is done again

    def sources(self) -> list[Path]:
        """The files whose change means installing virtu again: plain Python is used where it lies."""
        files = [ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
        if self.compiled:
            package = (path for path in (ROOT / "src").rglob("*") if path.is_file())
            files += sorted(path for path in package if not {"__pycache__", "web"} & {*path.parts})
            files += hatch_build.client_sources(ROOT)
        return files

    def install_virtu(self, uv: Path | None) -> None:
        """The build hook also brings the browser client up to date."""
        form = [ROOT] if self.compiled else ["-e", ROOT]
        env = {"VIRTU_COMPILE": "1" if self.compiled else "0"}
        self.install(uv, "--no-deps", "--force-reinstall", *form, env=env)

    def install(self, uv: Path | None, *what: object, env: Mapping[str, str] = {}) -> None:
        python = self.program("python")
        if uv is not None:
            with contextlib.suppress(subprocess.CalledProcessError):  # a registry that only pip is set up for
                run(uv, "pip", "install", "-q", "--python", python, *what, env=env)
                return
        run(find_pip(), "-m", "pip", "--python", python, "install", "-q", *what, env=env)


def get_browser(place: Environment, now: bool) -> None:
    """Chromium for the browser tests, if it can be had in a few minutes; without it they are skipped, and say so."""
    found = subprocess.run(
        [place.program("python"), ROOT / "tests" / "chromium.py", *(["--now"] if now else [])]
    )
    if now and found.returncode:
        sys.exit(found.returncode)


def on_all_cores(arguments: list[str]) -> list[str]:
    """What pytest is told beside the arguments: all cores, but not for one file or a choice of tests."""
    said = " ".join(arguments)
    chosen = any(argument.partition("::")[0].endswith(".py") for argument in arguments)
    own = re.search(r"(^| )(-n|-k|-m|--numprocesses|--pdb|--lf|--last-failed|-p ?no:xdist)", said)
    cores = os.cpu_count() or 1
    if chosen or own or cores == 1:
        return []
    return ["-n", str(cores), *([] if "--dist" in said else ["--dist", "loadfile"])]


def find_uv() -> Path | None:
    """Our own copy of uv, much faster than pip; or the machine's; or none, and pip does the work."""
    home = CACHE / f"uv-{UV_VERSION}"
    uv = home / "bin" / f"uv{EXE}"
    if not uv.is_file():
        fetch = [str(find_pip()), "-m", "pip", "install", "-q", "--target", str(home), f"uv=={UV_VERSION}"]
        subprocess.run(fetch, capture_output=True, check=False)
    found = str(uv) if uv.is_file() else shutil.which("uv")
    return Path(found) if found else None


def find_pip() -> Path:
    """A Python that has pip: this one, or a bare environment made for it."""
    if importlib.util.find_spec("pip"):
        return Path(sys.executable)
    home = CACHE / "pip"
    if not home.is_dir():
        run(sys.executable, "-m", "venv", home)
    return home / SCRIPTS / f"python{EXE}"


def lock(options: list[str]) -> None:
    """Write the pins, by name and hash only: nobody's registry or mirror may get into them."""
    uv = find_uv()
    if uv is None:
        sys.exit("uv is needed to renew the pins.")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))}
    compile_ = [uv, "pip", "compile", "-q", "--no-config", "--universal", "--python-version", "3.11"]
    compile_ += ["--generate-hashes", "--no-header", "--no-annotate", *options, "pyproject.toml"]
    run(*compile_, "-o", PLAY_PINS.name, only=clean)
    run(*compile_, "-c", PLAY_PINS.name, "--all-extras", "--group", "dev", "-o", TEST_PINS.name, only=clean)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Two starts at the same moment must not set up the same folder together."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "lock").open("w") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def has_desktop() -> bool:
    """Whether there is a screen that a browser could open on."""
    return sys.platform in {"win32", "darwin"} or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def digest(files: list[Path], more: str = "") -> str:
    total = hashlib.sha256(more.encode())
    for file in files:
        total.update(file.relative_to(ROOT).as_posix().encode())
        total.update(file.read_bytes())
    return total.hexdigest()


def run(*command: object, env: Mapping[str, str] = {}, only: Mapping[str, str] | None = None) -> None:
    subprocess.run([str(part) for part in command], cwd=ROOT, env={**(only or os.environ), **env}, check=True)


def become(program: Path, *arguments: str) -> NoReturn:
    """Hand over to the program, signals and all; Windows can only wait for it."""
    if sys.platform == "win32":
        sys.exit(subprocess.call([program, *arguments]))
    os.execv(program, [str(program), *arguments])


if __name__ == "__main__":
    main(sys.argv[1:])
