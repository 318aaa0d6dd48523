"""Responses that stay the same as long as a server runs: encoded and compressed once, not for every request."""

import gzip
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State

from virtu.server.http.static import etag


@dataclass(frozen=True, slots=True)
class CachedAnswer:
    """One answer as it is and compressed, with its mark (ETag)."""

    plain: bytes
    packed: bytes
    mark: str


def cached(request: Request[object, object, State], name: str, make: Callable[[], object]) -> Response[Any]:
    """The answer of this name, or that it is what the asker has already; made for the first who asks."""
    answers: dict[str, CachedAnswer] = request.app.state.cached
    if name not in answers:
        plain = msgspec.json.encode(make())
        answers[name] = CachedAnswer(plain, gzip.compress(plain), etag(plain))
    answer = answers[name]
    headers = {"ETag": answer.mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("If-None-Match") == answer.mark:
        return Response(None, status_code=304, headers=headers)
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(answer.packed, media_type=MediaType.JSON, headers=headers)
    return Response(answer.plain, media_type=MediaType.JSON, headers=headers)
