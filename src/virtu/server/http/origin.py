"""What is asked before a request is heard: whose page it comes from, and whether it can be read at all."""

from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import Headers, State

from virtu.server.errors import refuse

SAFE = {"GET", "HEAD", "OPTIONS"}
OWN_PAGES = {"same-origin", "none"}
"""What a browser says of requests of our own pages, and of those a person typed."""
JSON = "application/json"
RECORDS = "/api/records"
"""The one address that takes plain text."""


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
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        refuse(403, "foreign_page", "This page does not come from this server.")


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
