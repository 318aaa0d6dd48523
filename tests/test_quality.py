"""What the tools say: linter, type checker, and the client's own checks."""

import os
import subprocess
import sys
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "client"


def test_the_linter_is_content() -> None:
    check([sys.executable, "-m", "ruff", "check", "-q", "--output-format=concise"])


@pytest.mark.slow
def test_the_types_fit() -> None:
    check([sys.executable, "-m", "mypy"])


@pytest.mark.slow
@pytest.mark.skipif(not (CLIENT / "package.json").is_file(), reason="no client here")
def test_the_client_passes_its_own_tests() -> None:
    if hatch_build.system_npm() is None and "CI" not in os.environ:
        pytest.skip("the client's tests need Node.js")
    npm, env = hatch_build.npm_command()
    if not hatch_build.packages_are_installed(CLIENT):
        check([*npm, "ci", "--no-audit", "--no-fund"], CLIENT, env)
    check([*npm, "test"], CLIENT, {**env, "CI": "true", "NO_COLOR": "1"})


def check(command: list[str], where: Path = ROOT, env: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=where, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.fail(done.stdout + done.stderr, pytrace=False)
