"""`python3 run.py test` on a machine that has nothing yet: what it tells pytest, gets by itself, and says at last."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
import run

import chromium

ROOT = Path(__file__).parent.parent
BY_FILE = ["--dist", "loadfile", "--no-loadscope-reorder"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["-n", "0"],
        ["-n4", "tests"],
        ["-p", "no:xdist"],
        ["-q", "tests/test_layers.py"],
        ["tests/test_layers.py::test_x"],
        ["-k", "dice"],
    ],
)
def test_whoever_chooses_tests_or_workers_gets_what_they_said(arguments: list[str]) -> None:
    assert run.on_all_cores(arguments) == []


def test_all_cores_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert run.on_all_cores(["-q"]) == ["-n", "2", *BY_FILE]
    assert run.on_all_cores(["-q", "-x", "tests/kernel"]) == ["-n", "2", *BY_FILE]
    assert run.on_all_cores(["--dist", "load", "--ignore=tests/test_docs"]) == ["-n", "2"]


def test_the_path_that_was_chosen_is_the_only_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CHROMIUM_PATH", str(tmp_path / "nowhere"))
    assert chromium.find() is None
    (tmp_path / "nowhere").touch()
    assert chromium.find() == str(tmp_path / "nowhere")


def test_a_download_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CHROMIUM_PATH", raising=False)
    monkeypatch.setattr(chromium, "DOWNLOADED", tmp_path)
    before = chromium.find()
    program = tmp_path / "chromium_headless_shell-1" / "chrome-linux" / "headless_shell"
    program.parent.mkdir(parents=True)
    program.touch()
    assert chromium.find() == (before or str(program))


def test_what_takes_too_long_is_stopped_with_all_it_started() -> None:
    start = time.monotonic()
    assert not chromium.is_done(["sh", "-c", "sleep 600 & wait"], {}, 1)
    assert time.monotonic() - start < 20


def test_without_chromium_one_line_says_how_many_and_how_to_get_it(tmp_path: Path) -> None:
    env = {**os.environ, "CHROMIUM_PATH": str(tmp_path / "nowhere")}
    env.pop("CI", None)
    tests = ["tests/browser/test_guest_game.py", "tests/browser/test_planning.py"]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", *tests]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    lines = [line for line in done.stdout.splitlines() if "Chromium" in line]
    assert len(lines) == 1, done.stdout + done.stderr
    count, what = lines[0].split(" ", 1)
    assert what == f"skipped: {chromium.MISSING}"
    assert int(count) > 4
    assert f"{count} skipped in" in done.stdout
