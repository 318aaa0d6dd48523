"""The same numbers, whoever plays the games, in whatever order, and however often they are stopped."""

import random
import signal
import socket
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from cli.terminal import virtu
from lab.conftest import SMALL, Write
from virtu.lab.runner import JOURNAL
from virtu.lab.table import has_parquet

FILES = ["results.csv", "report.json", "report.html", *(["results.parquet"] if has_parquet() else [])]


def run(path: Path, folder: Path, *more: object) -> list[bytes]:
    """Run a study and read what it wrote."""
    said = virtu("lab", "run", path, "--folder", folder, *more)
    assert said.code == 0, said.err
    return [(folder / name).read_bytes() for name in FILES]


def test_workers_and_order_change_no_byte(write: Write, tmp_path: Path) -> None:
    path = write(SMALL)
    alone = run(path, tmp_path / "one", "--workers", 1)
    assert run(path, tmp_path / "two", "--workers", 2) == alone
    header, *games = (tmp_path / "two" / JOURNAL).read_text().splitlines()
    random.Random(1).shuffle(games)
    (tmp_path / "three").mkdir()
    (tmp_path / "three" / JOURNAL).write_text("\n".join([header, *games[:20], games[20][:99]]))
    assert run(path, tmp_path / "three", "--workers", 1) == alone


@pytest.mark.slow
def test_a_study_that_is_killed_goes_on(write: Write, tmp_path: Path) -> None:
    """Killed by −9 three times, it ends with the same files and has played no game twice."""
    path = write(SMALL.replace("games = 12", "games = 30"))
    folder = tmp_path / "killed"
    journal = folder / JOURNAL
    killed = []
    for least in (2, 12, 24):
        command = [sys.executable, "-m", "virtu", "lab", "run", str(path), "--folder", str(folder), "--workers", "2"]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as going:
            while going.poll() is None and (not journal.is_file() or journal.read_bytes().count(b"\n") <= least):
                time.sleep(0.005)
            going.send_signal(signal.SIGKILL)
        killed.append(going.returncode == -signal.SIGKILL)
    assert killed[0]  # the others, too, unless this machine did not look for seconds
    assert run(path, folder, "--workers", 1) == run(path, tmp_path / "whole", "--workers", 1)
    lines = journal.read_text().splitlines()
    assert len(lines) == len(set(lines)) == 1 + 3 * 30


def test_more_games_of_a_study_are_added_to_those_played(write: Write, tmp_path: Path) -> None:
    run(write(SMALL), tmp_path / "out", "--workers", 1)
    before = (tmp_path / "out" / JOURNAL).read_bytes()
    longer = write(SMALL.replace("games = 12", "games = 15"))
    grown = run(longer, tmp_path / "out", "--workers", 1)
    after = (tmp_path / "out" / JOURNAL).read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == before.count(b"\n") + 9
    assert grown == run(longer, tmp_path / "whole", "--workers", 1)


def test_another_study_does_not_go_on_with_these_games(write: Write, tmp_path: Path) -> None:
    run(write(SMALL), tmp_path / "out", "--workers", 1)
    other = write(SMALL.replace("seed = 40", "seed = 41"))
    said = virtu("lab", "run", other, "--folder", tmp_path / "out")
    assert said.code == 2
    assert "holds games of another study: arms[0].seed is 40 there and 41 here" in said.err
    assert run(other, tmp_path / "out", "--again", "--workers", 1) == run(other, tmp_path / "new", "--workers", 1)


def test_games_that_a_program_did_not_play_are_not_counted(write: Write, tmp_path: Path) -> None:
    bot = f"program:{sys.executable} -c ''"
    path = write(f'game = "seven_virtues"\ngames = 2\nclock = true\nbots = ["easy", "{bot}"]\n')
    said = virtu("lab", "run", path, "--folder", tmp_path / "out", "--workers", 1)
    assert said.code == 2
    assert f"{path.name}: bots: {bot} failed three times in a row: it " in said.err
    assert [file.name for file in (tmp_path / "out").iterdir()] == [JOURNAL]


@pytest.mark.slow
def test_other_data_are_played_in_pythons_of_their_own(write: Write, tmp_path: Path) -> None:
    path = write('game = "governing"\ngames = 1\nmeasures = ["wins"]\n[b]\ndata = "mine.toml"\n')
    (tmp_path / "mine.toml").write_text("[notables.merchant]\npoints = 9\n", encoding="utf-8")
    run(path, tmp_path / "out", "--workers", 1)
    head = (tmp_path / "out" / "results.csv").read_text().splitlines()
    hashes = next(line for line in head if line.startswith("# data_hash"))
    assert len(set(hashes.split('"')[3::4])) == 2


def test_a_cluster_that_is_not_there_is_soon_given_up(write: Write, tmp_path: Path) -> None:
    if find_spec("ray") is None:
        pytest.skip("Ray is not installed: pip install 'virtu[ray]'")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
    said = virtu("lab", "run", write(SMALL), "--folder", tmp_path / "out", "--ray", address)
    assert said.code == 2
    assert said.err.startswith(f"no Ray cluster found at {address}: connection refused")


def test_a_cluster_changes_no_byte(write: Write, tmp_path: Path, long: bool) -> None:
    if find_spec("ray") is None:
        said = virtu("lab", "run", write(SMALL), "--ray", "auto")
        assert (said.code, said.err) == (2, "a cluster needs Ray: pip install 'virtu[ray]'\n")
        pytest.skip("Ray is not installed: pip install 'virtu[ray]'")
    if not long:
        pytest.skip("a Ray cluster takes its time to start: --long")
    path = write(SMALL)
    there = run(path, tmp_path / "ray", "--ray", "local", "--workers", 2)
    assert there == run(path, tmp_path / "here", "--workers", 1)
