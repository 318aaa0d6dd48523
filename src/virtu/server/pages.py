"""The client's files: one page for every address outside /api."""

import hashlib
import mimetypes
from pathlib import Path

from litestar import MediaType, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from virtu.server.settings import Settings
from virtu.server.share import shared

# Nothing is loaded from elsewhere and nothing runs that is not a file of ours.
POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
NOT_BUILT = "The pages have not been built: `python3 run.py` builds them. The API is at /api/openapi.json.\n"
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request[object, object, State], path: FromPath[str] = "") -> Response[bytes | None]:
    """A file of the client, or its page: the client knows what to show at which address."""
    settings: Settings = request.app.state.settings
    root = settings.web.resolve()
    asked = path.strip("/")
    if asked == "api" or asked.startswith("api/"):
        raise NotFoundException(f"There is nothing at /{asked[:80]}.")
    found = root if "\0" in asked else (root / asked).resolve()
    if not found.is_relative_to(root) or asked.startswith("."):
        raise NotFoundException("There is no such file.")
    if asked and is_file(found):
        return file(request, found, lasting=asked.startswith("assets/"))
    if "." in asked.rpartition("/")[2]:
        raise NotFoundException("There is no such file.")
    index = root / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    return respond(request, await shared(request, asked, index.read_bytes()), index.name, lasting=False)


def is_file(path: Path) -> bool:
    """A name longer than any file has is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def file(request: Request[object, object, State], path: Path, lasting: bool) -> Response[bytes | None]:
    """A file as it is."""
    return respond(request, path.read_bytes(), path.name, lasting)


def respond(
    request: Request[object, object, State], content: bytes, name: str, lasting: bool
) -> Response[bytes | None]:
    """Files under assets/ bear the hash of their content in their name and never change."""
    etag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {
        "Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "ETag": etag,
    }
    if request.headers.get("If-None-Match") == etag:
        return Response(None, status_code=304, headers=headers)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers=headers)
