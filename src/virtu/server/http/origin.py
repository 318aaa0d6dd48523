"""What is asked before a request is heard: whose page it comes from, and whether it can be read at all."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import Headers, State

from virtu.server.errors import Fault, refuse
from virtu.server.http.limits import is_ours, visitor_of
from virtu.server.wire import FaultBody

SAFE = {"GET", "HEAD", "OPTIONS"}
OWN_PAGES = {"same-origin", "none"}
"""What a browser says of requests of our own pages, and of those a person typed."""
JSON = "application/json"
RECORDS = "/api/records"
"""The one address that takes plain text."""
HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})?(:[0-9]{1,5})?")
HIGHEST_PORT = 65535
SCHEMES = ("http", "https")
UNKNOWN_PROXY = "virtu.unknown_proxy"
"""Marks a request that somebody passed on whom nobody named."""


class Door:
    """The application behind two questions: whether the name it is called by can be one, for much trusts it to be;
    and whom a request comes from, for proxies of ours speak for others.
    """

    def __init__(self, app: Any, state: State) -> None:
        self.app = app
        self.state = state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif all(map(is_host, said(scope, b"host"))):
            await self.app(spoken_for(scope, self.state.settings.trusted_proxies), receive, send)
        else:
            await say(send, Fault(400, "bad_message", "No server has such a name (Host)."))


def said(scope: Any, name: bytes) -> list[str]:
    """All headers of a name."""
    return [value.decode("latin-1") for header, value in scope["headers"] if header == name]


def spoken_for(scope: Any, trusted: str) -> Any:
    """The request as the visitor sent it, where a proxy of ours tells of one."""
    peer, port = scope["client"] or ("", 0)
    forwarded = said(scope, b"x-forwarded-for")
    if not is_ours(peer, trusted):
        return {**scope, UNKNOWN_PROXY: bool(forwarded)}
    visitor = visitor_of(peer, ",".join(forwarded), trusted)
    schemes = [scheme for scheme in map(str.strip, said(scope, b"x-forwarded-proto")) if scheme in SCHEMES]
    return {**scope, "client": (visitor, port), "scheme": schemes[-1] if schemes else scope["scheme"]}


def is_host(said: str) -> bool:
    match = HOST.fullmatch(said)
    return match is not None and int((match[2] or ":0")[1:]) <= HIGHEST_PORT


def check_request(request: Request[object, object, State]) -> None:
    """Fault for what no page of ours sends."""
    if request.method not in SAFE:
        check_page(request.headers)
        check_kind(request)


def check_page(headers: Headers) -> None:
    """Cookies go along with requests of any page of the same host, other ports included: only our own may speak."""
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None and site not in OWN_PAGES:
        refuse(403, "foreign_page", "This page does not come from this server.")
    if origin is not None and not same_host(origin, headers.get("host")):
        refuse(403, "foreign_page", "This page does not come from this server.")


def same_host(origin: str, host: str | None) -> bool:
    """An origin is a scheme and a host; what is none does not match."""
    return origin.partition("://")[2] == host


def check_kind(request: Request[object, object, State]) -> None:
    """A form of a foreign page can send text but no JSON."""
    headers = request.headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    if request.url.path == RECORDS:
        if kind not in ("", "text/plain"):
            refuse(415, "wrong_kind", f"A record is sent as text/plain, not as {kind[:40]}.")
    elif kind != JSON and not (empty and not kind):
        refuse(415, "wrong_kind", f"A message is sent as {JSON}, not as {kind[:40] or 'something unnamed'}.")


async def say(send: Any, fault: Fault) -> None:
    """A fault before there is a request that could be answered with it."""
    body = msgspec.json.encode(FaultBody(fault.status, fault.code, fault.sentence, fault.facts))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
