"""The application: routes, headers, errors, and what lives as long as the server."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from virtu import __version__
from virtu.server import metrics, wire
from virtu.server.cluster.forward import Ways
from virtu.server.errors import Fault
from virtu.server.http.api import ROUTES, address, described, import_record, may
from virtu.server.http.guests import Signer
from virtu.server.http.limits import Buckets, Visits
from virtu.server.http.origin import check_request
from virtu.server.http.pages import AS_IT_IS, POLICY, page
from virtu.server.http.socket import Sockets
from virtu.server.http.static import Files
from virtu.server.lab.api import ROUTES as LAB_ROUTES
from virtu.server.lab.laboratory import Laboratory
from virtu.server.lab.own_games import Tally
from virtu.server.settings import Settings
from virtu.server.storage.store import Store
from virtu.server.tables.lobby import Lobby
from virtu.server.workers.bots import Bots

logger = logging.getLogger("virtu.server")
Asking = Request[object, object, State]
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    # Much depends on who asks; what may be kept says so itself.
    "Cache-Control": "no-store",
}
CODES = {
    400: "bad_message",
    404: "not_found",
    405: "wrong_method",
    413: "too_large",
    415: "wrong_kind",
    429: "too_fast",
}
ASLEEP = 5
"""Asking for a table that must be read from the disk first counts as so many requests."""
LISTS = 2
"""The list of tables, or a new table, counts as so many."""
FILES = 5
"""So many files count as one request: a page has some, and they cost little."""
HUNG_UP = "client disconnected prematurely"
"""What Litestar says of somebody who leaves in the middle of a request; nobody hears our answer."""


def create_app(settings: Settings) -> Litestar:
    """A server that can be started; everything it needs is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database, settings.database_seconds)
        await store.open()
        leases = None
        if settings.redis:
            from virtu.server.cluster.leases import Leases  # an extra package, for those who need it

            leases = Leases(store, settings.database, settings.peer_address, settings.lease_seconds)
            leases.left = app.state.ways.cut
            await leases.open()
        jobs = None
        if settings.database.startswith("postgresql"):
            from virtu.server.workers.jobs import Jobs  # as above

            jobs = Jobs(settings.database)
        lobby = Lobby(store, Bots(settings, jobs), settings, leases)
        secret = await store.secret()
        app.state.signer = Signer(secret)
        app.state.lobby = lobby
        app.state.sockets = sockets = Sockets(settings)
        app.state.laboratory = laboratory = Laboratory(settings)
        app.state.tally = tally = Tally(store, laboratory.place, lobby.replays)
        try:
            await lobby.open()
            sockets.start()
            laboratory.open()
            if leases is not None:
                from virtu.server.cluster.presence import Presence  # as above

                lobby.presence = Presence(settings.redis, secret, leases, app.state.visits)
                lobby.presence.open(lobby)
            yield
        finally:
            sockets.stop()
            await laboratory.close()
            await tally.close()
            if lobby.presence is not None:
                await lobby.presence.close()
            await lobby.close()
            await store.close()

    async def limit(request: Asking) -> None:
        check_request(request)
        if request.url.path in metrics.PATHS:
            return
        if request.url.path.startswith("/api/"):
            table = request.path_params.get("table_id")
            asleep = table is not None and request.app.state.lobby.awake(table) is None
            price = ASLEEP if asleep else LISTS if request.url.path == "/api/tables" else 1
            well = await may(request, "askers", address(request), price)
        else:
            readers: Buckets = request.app.state.readers
            well = readers.take(address(request))
        if not well:
            raise Fault(429, "too_fast", "Too many requests; please wait a second.")

    api = Router("/api", route_handlers=[*ROUTES, *LAB_ROUTES, described])
    records = Router("/api", route_handlers=[import_record], request_max_body_size=settings.record_limit)
    return Litestar(
        route_handlers=[api, records, *metrics.ROUTES, page],
        lifespan=[lifespan],
        before_request=limit,
        exception_handlers={Exception: explain_fault},
        after_request=add_headers,
        request_max_body_size=settings.message_limit,
        compression_config=CompressionConfig("gzip", minimum_size=1024, exclude_opt_key=AS_IT_IS),
        openapi_config=OpenAPIConfig(
            title="Virtù",
            version=__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],
        ),
        state=State(
            {
                "settings": settings,
                "visits": Visits(settings),
                "ways": Ways(),
                "meters": metrics.Meters(),
                "files": Files(settings.web),
                "cached": {},
                "readers": Buckets(settings.requests_per_second * FILES, settings.requests_at_once * FILES),
                "askers": Buckets(settings.requests_per_second, settings.requests_at_once),
                "seekers": Buckets(settings.requests_per_second, settings.requests_at_once),
                "makers": Buckets(settings.tables_per_minute / 60, settings.tables_per_minute),
                "addresses": Buckets(settings.tables_per_minute / 15, settings.tables_per_minute * 4),
            }
        ),
        logging_config=LoggingConfig(configure_root_logger=False, log_exceptions="never"),
    )


async def add_headers(response: Response[object]) -> Response[object]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def explain_fault(request: Asking, error: Exception) -> Response[wire.FaultBody]:
    """Every error has a status, a code and a sentence; only our own mistakes are logged with their trace."""
    if isinstance(error, RecursionError):
        error = Fault(400, "bad_message", "This message is nested too deeply.")
    if isinstance(error, InternalServerException) and error.detail == HUNG_UP:
        error = Fault(400, "bad_message", "The end of this message is missing.")
    if isinstance(error, Fault):
        body = wire.FaultBody(error.status, error.code, error.sentence, error.facts)
    elif isinstance(error, HTTPException) and error.status_code < 500:
        body = wire.FaultBody(
            error.status_code, CODES.get(error.status_code, "bad_message"), sentence(error), {}
        )
    else:
        logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
        body = wire.FaultBody(500, "internal", "Something went wrong here; it was written down.", {})
    said = error.headers if isinstance(error, HTTPException) and error.headers else {}
    return Response(body, status_code=body.status, headers={**HEADERS, **said})


def sentence(error: HTTPException) -> str:
    """What a person can do something with."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        mistake = error.extra[0]
        return f"{mistake.get('key', 'the message')}: {mistake.get('message', 'not valid')}."
    return f"{str(error.detail).rstrip('.')}."
