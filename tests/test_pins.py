"""What is pinned is pinned by name and hash, and no file knows whose machine it was written on."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PINS = ("requirements.txt", "requirements-dev.txt")

# Put together from parts, so that this file passes its own test.
HOSTS = [
    ".".join(parts)
    for parts in (
        ("py" + "pi", "org"),
        ("python" + "hosted", "org"),
        ("npm" + "js", "org"),
        ("npm" + "js", "com"),
        ("yarn" + "pkg", "com"),
        ("deb" + "ian", "org"),
    )
]
FOLDERS = ["/" + name + "/" for name in ("work", "root", "home", "Users", "opt")]
FOREIGN = re.compile(
    "|".join([*map(re.escape, HOSTS), *(rf"(?<![\w.*}})\]]){folder}" for folder in FOLDERS)])
)


def tracked() -> list[Path]:
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if done.returncode != 0:
        pytest.skip("not a git checkout")
    return [path for name in done.stdout.decode().split("\0") if name and (path := ROOT / name).is_file()]


def test_no_file_names_a_registry_or_somebodys_folder() -> None:
    found = []
    for path in tracked():
        text = path.read_bytes().decode(errors="ignore")
        found += [
            f"{path.relative_to(ROOT)}:{number}: {match[0]}"
            for number, line in enumerate(text.splitlines(), 1)
            if (match := FOREIGN.search(line))
        ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", PINS)
def test_pins_are_a_name_a_version_and_hashes(name: str) -> None:
    for requirement in requirements(name):
        assert re.fullmatch(
            r"[a-z0-9][a-z0-9.\-]*(\[[a-z,]+\])?==[^\s@/]+( ; [^@/]+?)?( --hash=sha256:[0-9a-f]{64})+",
            requirement,
        ), requirement


def test_tests_run_on_the_versions_that_are_played() -> None:
    assert {head(line) for line in requirements("requirements.txt")} <= {
        head(line) for line in requirements("requirements-dev.txt")
    }


def test_every_dependency_is_pinned() -> None:
    """Otherwise a fresh set-up lacks a package that an old one still has; `python3 run.py lock` renews the pins."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned = {head(line).split("==")[0] for line in requirements("requirements.txt")}
    wanted = {
        re.split(r"[\[<>=]", line)[0].lower().replace(".", "-") for line in about["project"]["dependencies"]
    }
    assert wanted <= pinned


def test_the_clients_lock_names_no_addresses() -> None:
    lock = ROOT / "client" / "package-lock.json"
    if not lock.is_file():
        pytest.skip("no client here")
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    assert not [name for name, entry in packages.items() if "resolved" in entry]
    assert [
        name for name, entry in packages.items() if name and "integrity" not in entry and "link" not in entry
    ] == []


def requirements(name: str) -> list[str]:
    """Logical lines: continuation lines joined, comments left out."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    return [" ".join(line.split()) for line in text.splitlines() if line.strip() and not line.startswith("#")]


def head(requirement: str) -> str:
    """Name and version."""
    return requirement.split()[0]
