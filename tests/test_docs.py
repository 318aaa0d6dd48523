"""The documentation builds without a single warning, and what it shows works."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = [
    pytest.param(code, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, code in enumerate(
        re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S), 1
    )
]


@pytest.mark.slow
def test_docs_build_without_warnings(tmp_path: Path) -> None:
    sphinx = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html"]
    done = subprocess.run([*sphinx, ROOT / "docs", tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run(code: str) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})


def test_the_changelog_knows_this_version() -> None:
    about = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    version = re.search(r'^version = "(.+)"$', about, re.M)
    assert version is not None
    assert f"\n## {version[1]}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
