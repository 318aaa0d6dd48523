"""The client's files as they were built: each with what was compressed beside it, and nothing that is not listed."""

import hashlib
import mimetypes
from dataclasses import dataclass, field
from pathlib import Path

ENDINGS = {"br": ".br", "gzip": ".gz"}
"""By the name a browser knows it: what the build wrote beside a file. The first that is accepted is sent."""
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(slots=True)
class File:
    """One file of the client."""

    path: Path
    forms: dict[str, Path]
    """By encoding: the same compressed."""
    lasting: bool
    """Whether its name bears the hash of its content, so that it never changes."""
    marks: dict[str, str] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        return mimetypes.guess_type(self.path.name)[0] or "application/octet-stream"

    def read(self, encoding: str) -> tuple[bytes, str]:
        """The content in a form, and its mark (ETag)."""
        content = self.forms.get(encoding, self.path).read_bytes()
        if encoding not in self.marks:
            self.marks[encoding] = etag(content)
        return content, self.marks[encoding]

    def encoding(self, accepted: str) -> str:
        """The best form a browser takes; empty: as it is."""
        known = {part.split(";")[0].strip() for part in accepted.split(",") if ";q=0" not in part.replace(" ", "")}
        return next((name for name in self.forms if name in known), "")


class Files:
    """All files of the client, listed once and again when the page was built anew."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.built = -1
        self.known: dict[str, File] = {}

    def find(self, name: str) -> File | None:
        page = self.root / "index.html"
        try:
            built = page.stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self.built:
            self.built, self.known = built, listed(self.root)
        return self.known.get(name)


def listed(root: Path) -> dict[str, File]:
    files: dict[str, File] = {}
    for path in root.rglob("*"):
        name = path.relative_to(root).as_posix()
        hidden = any(part.startswith(".") for part in path.relative_to(root).parts)
        if hidden or path.is_symlink() or path.suffix in ENDINGS.values() or not path.is_file():
            continue
        forms = {encoding: Path(f"{path}{ending}") for encoding, ending in ENDINGS.items()}
        forms = {encoding: form for encoding, form in forms.items() if form.is_file()}
        files[name] = File(path, forms, name.startswith("assets/"))
    return files


def etag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:32]}"'
