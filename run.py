#!/usr/bin/env python3
"""Set everything up and play. All it needs is Python 3.11 or newer.

python3 run.py                   start the server and say where to find it
python3 run.py play honour       any command of `virtu`
python3 run.py test [...]        all tests, on all cores; arguments go to pytest
python3 run.py browser           fetch the Chromium that the browser tests drive
python3 run.py compiled [...]    each of the above with compiled rules (needs a C compiler)
python3 run.py compile           compile the rules for the next start, as happens by itself while you play
python3 run.py lock [...]        renew the pins of the Python packages; arguments go to `uv pip compile`

Where there is a C compiler, the rules and the bots are compiled in the background while you play, and used
from the next start on until a source changes. VIRTU_COMPILE=0 switches that off.
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
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import hatch_build

ROOT = Path(__file__).resolve().parent
CACHE = ROOT / ".cache"
PLAY_PINS, TEST_PINS = ROOT / "requirements.txt", ROOT / "requirements-dev.txt"
DAY = 24 * 3600
PLAYING = {"serve", "play"}
"""The commands that use compiled rules by themselves, and have them compiled."""
UV_VERSION = "0.13.7"
SCRIPTS, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")


def main(arguments: list[str]) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - the one file that older Pythons get to see
        sys.exit("Python 3.11 or newer is needed.")
    compiled = arguments[:1] == ["compiled"]
    command, *rest = arguments[compiled:] or ["serve", "--open" if has_desktop() else "--no-open"]
    place = Environment(CACHE / "compiled" if compiled else ROOT / ".venv", compiled)
    if command in ("-h", "--help"):
        print(__doc__, flush=True)
        if place.program("virtu").exists():  # to be read, nothing is set up
            become(place.program("virtu"), command)
        return
    try:
        if command == "lock":
            lock(rest)
            return
        with alone():
            place.prepare(testing=command in ("test", "browser"))
            if command in ("test", "browser"):
                get_browser(place, now=command == "browser")
        if command == "compile":
            place.compile()
    except subprocess.CalledProcessError as error:
        sys.exit(
            f"This did not work: {' '.join(map(str, error.cmd))}\n"
            "What went wrong stands above. Setting up needs a network; the same command tries again."
        )
    if command in ("browser", "compile"):
        return
    if command == "test":
        os.chdir(ROOT)
        become(place.program("python"), "-m", "pytest", *on_all_cores(rest), *rest)
    if command in PLAYING and not compiled and wants_compiled():
        use_compiled(Library.of(place))
    become(place.program("virtu"), command, *rest)


def wants_compiled() -> bool:
    """A tester or a machine that builds says itself what it wants compiled."""
    return not os.environ.get("CI") and hatch_build.wants_compiled()


def use_compiled(library: Library) -> None:
    """Play with what was compiled from the sources as they are; or in plain Python, and have it compiled."""
    if library.ready():
        library.touch()
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(library.home), os.environ.get("PYTHONPATH")]))
        return
    if library.failed():
        said = f"The rules could not be compiled; {library.log()} says why. It will be tried again tomorrow."
    else:
        said = "The rules are being compiled in the background: from the next start on, bots will see further ahead."
        in_background(sys.executable, ROOT / "run.py", "compile", log=library.log())
    print(f"{said} (VIRTU_COMPILE=0 switches that off.)", file=sys.stderr, flush=True)


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

    def compile(self) -> None:
        """The package compiled into the cache, at the lowest priority and without a lock that others wait for."""
        if sys.platform != "win32":
            os.nice(19)
        env = {"VIRTU_COMPILE": "1"}
        uv = find_uv()
        Library.of(self).build(lambda home: self.install(uv, "--no-deps", "--target", home, ROOT, env=env))


@dataclass(frozen=True)
class Library:
    """The package in compiled form, in a folder named after the sources it was made from."""

    home: Path

    @staticmethod
    def of(place: Environment) -> Library:
        sources = Environment(place.home, compiled=True).sources()
        return Library(CACHE / "built" / digest(sources, sys.version)[:16])

    def ready(self) -> bool:
        return self.home.is_dir()

    def touch(self) -> None:
        """It is used; what nobody has used for a month goes."""
        self.home.touch()
        for other in self.home.parent.iterdir():
            with contextlib.suppress(OSError):  # a builder may just have moved it
                if time.time() - other.stat().st_mtime > 30 * DAY:
                    shutil.rmtree(other) if other.is_dir() else other.unlink()

    def log(self) -> Path:
        return self.home.with_suffix(".log")

    def mark(self) -> Path:
        """Says that these sources did not compile."""
        return self.home.with_suffix(".failed")

    def failed(self) -> bool:
        """Not long ago; later there may be a network or a compiler that was missing."""
        return self.mark().is_file() and time.time() - self.mark().stat().st_mtime < DAY

    def build(self, make: Callable[[Path], None]) -> None:
        """Make it beside its place and move it there when it is whole; two builders do not wait for each other."""
        self.home.parent.mkdir(parents=True, exist_ok=True)
        built = self.home.parent
        with taken(built / "lock") as mine, tempfile.TemporaryDirectory(dir=built, prefix="new-") as beside:
            if not mine or self.ready():
                return
            made = Path(beside, "made")
            try:
                make(made)
            except subprocess.CalledProcessError:
                self.mark().touch()
                raise
            if Library.of(Environment(ROOT / ".venv", compiled=False)) == self:
                made.rename(self.home)


def in_background(*command: object, log: Path) -> None:
    """Behind everything else the machine does, and untouched by Ctrl-C."""
    apart = 0
    if sys.platform == "win32":
        apart = subprocess.IDLE_PRIORITY_CLASS | subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w") as said:
        subprocess.Popen(
            [str(part) for part in command],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            start_new_session=True,
            creationflags=apart,
        )


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
    # In the order they are found: the browser's long files come early and not alone at the end.
    return ["-n", str(cores), *([] if "--dist" in said else ["--dist", "loadfile", "--no-loadscope-reorder"])]


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


@contextlib.contextmanager
def taken(path: Path) -> Iterator[bool]:
    """Whether nobody else does this already; nobody waits."""
    with path.open("w") as file:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                yield False
                return
        yield True


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
