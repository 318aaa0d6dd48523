"""The documentation builds without a single warning."""

import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.slow
def test_docs_build_without_warnings(tmp_path: Path) -> None:
    sphinx = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html"]
    done = subprocess.run([*sphinx, DOCS, tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
