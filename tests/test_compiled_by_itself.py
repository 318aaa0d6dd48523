"""`python3 run.py` compiles the rules while one plays: when, where to, and what the next start makes of it.

The compiler is a small one here, everything else is real: folders, processes, locks, and a Python that looks for virtu.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import run

WHERE = [sys.executable, "-c", "import virtu.kernel; print(virtu.kernel.FORM)"]


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project of the same shape, and an environment that leaves everything to itself."""
    for name in ("run.py", "hatch_build.py"):
        shutil.copy(Path(run.__file__).parent / name, tmp_path)
    (tmp_path / "pyproject.toml").touch()
    write(tmp_path / "src", "plain")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "CACHE", tmp_path / ".cache")
    for name in ("CI", "VIRTU_COMPILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PYTHONPATH", "")
    return tmp_path


def write(folder: Path, form: str) -> None:
    package = folder / "virtu" / "kernel"
    package.mkdir(parents=True)
    (package.parent / "__init__.py").touch()
    (package / "__init__.py").write_text(f"FORM = {form!r}\n")


def library() -> run.Library:
    return run.Library.of(run.Environment(run.ROOT / ".venv", compiled=False))


def compile_(home: Path) -> None:
    write(home, "compiled")


def broken(home: Path) -> None:
    write(home, "half")
    raise subprocess.CalledProcessError(1, ["cc"])


def form_of_the_next_start(root: Path) -> str:
    """What a Python started now finds, the sources being installed as they lie."""
    path = os.pathsep.join(filter(None, [os.environ["PYTHONPATH"], str(root / "src")]))
    done = subprocess.run(WHERE, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def started(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    commands: list[object] = []
    monkeypatch.setattr(run, "in_background", lambda *command, log: commands.append(command))
    return commands


def test_the_first_start_is_plain_and_the_next_one_compiled_until_a_source_changes(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = started(monkeypatch)
    run.use_compiled(library())
    assert len(commands) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert form_of_the_next_start(root) == "plain"
    library().build(compile_)
    run.use_compiled(library())
    assert capsys.readouterr().err == ""
    assert form_of_the_next_start(root) == "compiled"
    monkeypatch.setenv("PYTHONPATH", "")
    (root / "src" / "virtu" / "new.py").touch()
    run.use_compiled(library())
    assert len(commands) == 2, "the new sources are compiled in their turn"
    assert form_of_the_next_start(root) == "plain"
    (root / "src" / "virtu" / "new.py").unlink()
    run.use_compiled(library())
    assert form_of_the_next_start(root) == "compiled", "what is undone need not be compiled again"


def test_what_does_not_compile_is_not_tried_at_every_start(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = started(monkeypatch)
    with pytest.raises(subprocess.CalledProcessError):
        library().build(broken)
    run.use_compiled(library())
    assert (commands, form_of_the_next_start(root)) == ([], "plain")
    assert "could not be compiled" in capsys.readouterr().err
    os.utime(library().mark(), (0, 0))
    run.use_compiled(library())
    assert len(commands) == 1
    assert [path.name for path in (root / ".cache" / "built").iterdir() if path.is_dir()] == []


def test_a_source_that_changes_meanwhile_spoils_the_work(root: Path) -> None:
    def make(home: Path) -> None:
        compile_(home)
        (root / "src" / "virtu" / "new.py").touch()

    before = library()
    before.build(make)
    assert not before.ready()
    assert not library().ready()


SLOW = """
import sys, time
sys.path[:0] = [{root!r}]
import run
def make(home):
    home.mkdir()
    (home / "half").touch()
    print("begun", flush=True)
    time.sleep(600)
run.Library.of(run.Environment(run.ROOT / ".venv", compiled=False)).build(make)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such locks")
def test_a_build_that_is_killed_leaves_nothing_that_is_used_and_nobody_waits_for_one(root: Path) -> None:
    command = [sys.executable, "-c", SLOW.format(root=str(root))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as builder:
        assert builder.stdout is not None
        assert builder.stdout.readline() == "begun\n"
        begun = time.monotonic()
        library().build(compile_)
        with run.alone():
            pass
        assert time.monotonic() - begun < 10
        assert not library().ready(), "the first one is still at it"
        builder.send_signal(signal.SIGKILL)
    assert not library().ready()
    library().build(compile_)
    assert library().ready()


@pytest.mark.parametrize(("name", "value"), [("CI", "true"), ("VIRTU_COMPILE", "0")])
def test_it_can_be_switched_off_and_is_for_those_who_build(
    root: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv("CC", sys.executable)
    assert run.wants_compiled()
    monkeypatch.setenv(name, value)
    assert not run.wants_compiled()


def test_without_a_compiler_nothing_is_tried(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(root))
    monkeypatch.delenv("CC", raising=False)
    assert run.wants_compiled() == (os.name == "nt")


def test_the_background_is_behind_everything_and_deaf_to_ctrl_c(root: Path) -> None:
    log = root / ".cache" / "built" / "x.log"
    run.in_background(sys.executable, "-c", "import os; print(os.getsid(0) == os.getpid())", log=log)
    assert wait_for(lambda: log.read_text()) == "True\n"


def wait_for(look: Callable[[], str]) -> str:
    end = time.monotonic() + 20
    while not look() and time.monotonic() < end:
        time.sleep(0.05)
    return look()
