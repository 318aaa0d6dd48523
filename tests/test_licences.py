"""Every package people install or load has a licence that lets them, and docs/licences.md names it."""

import json
import re
import sysconfig
import tomllib
from importlib import metadata

import pytest

from test_pins import ROOT, head, requirements

PAGE = ROOT / "docs" / "licences.md"
SPELT = {
    "MIT License": "MIT",
    "BSD License": "BSD",
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
"""Licences as packages spell them who do not use their short names."""
FREE = {"MIT", "BSD", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "Apache-2.0", "PSF-2.0", "Zlib", "CC0-1.0", "OFL-1.1"}
"""These ask for no more than to be named."""
SHARED = {"certifi": "MPL-2.0", "psycopg": "LGPL-3.0-only"}
"""These want changes to themselves to be shared; nobody here changes them."""


def told() -> dict[str, str]:
    """By package: its licence, as the page has it."""
    rows = re.findall(r"^\| `([^`]+)` \| ([^|]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: licence.strip() for name, licence in rows}


def licence(name: str) -> str:
    """What a package of this environment says of itself; Ray brings copies of others in a folder of its own."""
    here = [sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    package = next(iter(metadata.distributions(name=name, path=here)), None)
    if package is None:
        raise metadata.PackageNotFoundError(name)
    about = package.metadata
    kinds = [kind.rpartition(" :: ")[2] for kind in about.get_all("Classifier") or [] if kind.startswith("License")]
    given = [*(about.get_all("License-Expression") or []), *kinds, *(about.get_all("License") or [])]
    first = str(given[0]).partition("\n")[0]
    return SPELT.get(first, first)


def wanted() -> list[str]:
    """What `pip install virtu` brings, and what each of its extras names."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    named = {re.split(r"[\[<>=]", line)[0] for lines in extras.values() for line in lines}
    return sorted({head(line).split("==")[0] for line in requirements("requirements.txt")} | named)


def allowed(name: str, licence: str) -> bool:
    return all(part in FREE or SHARED.get(name) == part for part in re.split(r" AND | OR ", licence))


@pytest.mark.parametrize("name", wanted())
def test_a_packages_licence_is_told_and_allows_it(name: str) -> None:
    assert allowed(name, told()[name])
    try:
        said = licence(name)
    except metadata.PackageNotFoundError:
        pytest.skip("not installed here")
    assert said == told()[name]


def test_what_browsers_load_may_be_loaded() -> None:
    packages = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    loaded = {path.removeprefix("node_modules/"): one for path, one in packages.items() if path and "dev" not in one}
    found = {name: one["license"] for name, one in loaded.items()}
    assert found
    assert {name: told().get(name) for name in found} == found
    assert all(allowed(name, licence) for name, licence in found.items())


def test_nothing_is_told_that_is_not_used() -> None:
    client = {name for name in told() if name.startswith(("@", "preact"))}
    assert {*told()} - client == {*wanted()}
