"""The client's files: one page for every address outside /api."""

import re

from litestar import MediaType, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from virtu.server.http.share import shared
from virtu.server.http.static import Files, etag

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
AS_IT_IS = "as_it_is"
"""Marks what nothing on the way out compresses: that was done when it was built."""
FILE = re.compile(r"\.[a-zA-Z][^/]*$")
"""What looks like a file; a clause has dots, too, but figures after them."""
FOREVER = "public, max-age=31536000, immutable"
Asking = Request[object, object, State]


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, opt={AS_IT_IS: True})
async def page(request: Asking, path: FromPath[str] = "") -> Response[bytes | None]:
    """A file of the client, or its page: the client knows what to show at which address."""
    files: Files = request.app.state.files
    asked = path.strip("/")
    if asked == "api" or asked.startswith("api/"):
        raise NotFoundException(f"There is nothing at /{asked[:80]}.")
    file = files.find(asked)
    if file is not None and asked != "index.html":
        encoding = file.encoding(request.headers.get("Accept-Encoding", ""))
        content, mark = file.read(encoding)
        reply = respond(request, content, mark, file.kind, FOREVER if file.lasting else "no-cache")
        if file.forms:
            reply.headers["Vary"] = "Accept-Encoding"
        if encoding:
            reply.headers["Content-Encoding"] = encoding
        return reply
    if FILE.search(asked) and asked != "index.html":
        raise NotFoundException("There is no such file.")
    index = files.find("index.html")
    if index is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    content = await shared(request, asked, index.read("")[0])
    return respond(request, content, etag(content), index.kind, "no-cache")


def respond(request: Asking, content: bytes, mark: str, kind: str, keeping: str) -> Response[bytes | None]:
    """The content, or that it is what the asker has already."""
    headers = {"Cache-Control": keeping, "ETag": mark}
    if request.headers.get("If-None-Match") == mark:
        return Response(None, status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)
