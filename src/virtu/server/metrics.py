"""What a server tells about itself: whether it lives, whether it can serve, and in numbers how it does."""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from virtu.server.errors import refuse
from virtu.server.http.limits import Visits
from virtu.server.http.origin import UNKNOWN_PROXY
from virtu.server.settings import Settings
from virtu.server.storage.counts import by_state
from virtu.server.storage.store import Store
from virtu.server.tables.lobby import Lobby

Asking = Request[object, object, State]
TEXT = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
FRESH = 0.5
"""For so many seconds it is believed that the database is there."""
Done = Callable[[Any, BaseException | None], None]


class Meters(Collector):
    """What is counted as it happens. Nothing here depends on what a seat may not know."""

    def __init__(self) -> None:
        # Plain numbers: this is done for every message, and only the loop does it.
        self.said = {"well": 0, "refused": 0}
        self.took = [0] * (len(SECONDS) + 1)
        """How many took no longer than each of the SECONDS; the last: longer than all."""
        self.seconds = 0.0
        self.tables: dict[str, int] = {}
        self.counted = -FRESH
        self.counting: asyncio.Task[None] | None = None

    def timed(self, done: Done) -> Done:
        """Tells `done`, and counts."""
        begun = time.perf_counter()

        def ended(result: Any, error: BaseException | None) -> None:
            seconds = time.perf_counter() - begun
            self.seconds += seconds
            self.took[bisect_left(SECONDS, seconds)] += 1
            self.said["well" if error is None else "refused"] += 1
            done(result, error)

        return ended

    def collect(self) -> Iterable[Metric]:
        about = "Messages of people to tables, by how they ended"
        said = CounterMetricFamily("virtu_messages", about, labels=["result"])
        for result, count in self.said.items():
            said.add_metric([result], count)
        yield said
        limits = [*map(str, SECONDS), "+Inf"]
        buckets = [*zip(limits, accumulate(self.took), strict=True)]
        yield HistogramMetricFamily("virtu_message_seconds", "From a message to its commit", buckets, self.seconds)

    async def count(self, store: Store) -> dict[str, int]:
        """All tables by state. It takes its time where there are many, so it is done once for all who ask at once."""
        if self.counting is None and time.monotonic() - self.counted >= FRESH:
            self.counting = asyncio.create_task(self.count_anew(store))
            # If all who asked have hung up, nobody hears what went wrong: that is no news.
            self.counting.add_done_callback(lambda counted: counted.cancelled() or counted.exception())
        if self.counting is not None:
            await asyncio.shield(self.counting)
        return self.tables

    async def count_anew(self, store: Store) -> None:
        try:
            self.tables = await by_state(store)
            self.counted = time.monotonic()
        finally:
            self.counting = None


class Standing(Collector):
    """What is read off when somebody asks."""

    def __init__(self, lobby: Lobby, visits: Visits, tables: dict[str, int]) -> None:
        self.lobby = lobby
        self.visits = visits
        self.tables = tables

    def collect(self) -> Iterable[Metric]:
        lobby, bots, writer = self.lobby, self.lobby.bots, self.lobby.store.writer
        tables = GaugeMetricFamily("virtu_tables", "Tables in the database, by state", labels=["state"])
        for state in ("waiting", "playing", "over", "parked"):
            tables.add_metric([state], self.tables.get(state, 0))
        yield tables
        yield GaugeMetricFamily("virtu_tables_awake", "Tables in memory", len(lobby.tables))
        sockets = sum(count for name, count in self.visits.open.items() if name.startswith("address "))
        yield GaugeMetricFamily("virtu_sockets", "Open websockets", sockets)
        if lobby.leases is not None:
            others = len(lobby.leases.others)
            yield GaugeMetricFamily("virtu_other_servers", "Other processes that share the database", others)
            lapses = lobby.leases.lapses
            yield CounterMetricFamily("virtu_lapses", "Times this process had to give all its tables up", lapses)
            alone = lobby.presence is None or not lobby.presence.there()
            yield GaugeMetricFamily("virtu_redis_away", "1: Redis does not answer", int(alone))
        yield CounterMetricFamily("virtu_commits", "Transactions", writer.commits)
        yield CounterMetricFamily("virtu_changes", "Changes in those transactions", writer.written)
        yield GaugeMetricFamily("virtu_changes_waiting", "Changes before the writer", writer.queue.qsize())
        waiting = sum(len(line) for line in bots.queue.lines.values())
        yield GaugeMetricFamily("virtu_bots_waiting", "Questions to bots that wait for a worker", waiting)
        yield GaugeMetricFamily("virtu_bots_thinking", "Workers that think", len(bots.busy))
        if bots.jobs is not None:
            yield GaugeMetricFamily("virtu_bots_elsewhere", "Room in workers elsewhere", bots.jobs.places)
        yield CounterMetricFamily("virtu_bots_failed", "Questions no bot answered: a stand-in did", bots.failed)


def meters(request: Asking) -> Meters:
    shared: Meters = request.app.state.meters
    return shared


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz() -> str:
    """The process runs and answers."""
    return "well\n"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(request: Asking) -> str:
    """It can serve: the database answers and the writer writes."""
    lobby: Lobby = request.app.state.lobby
    await meters(request).count(lobby.store)
    writer = lobby.store.writer.thread
    if writer is None or not writer.is_alive():
        refuse(503, "storage", "Nothing is written to the database any more.")
    if not lobby.store.writer.in_place():
        refuse(503, "storage", "The database file was removed or replaced.")
    if lobby.leases is not None and not lobby.leases.sure():
        refuse(503, "storage", "The database has not heard of this process for too long.")
    return "ready\n"


@get("/metrics", include_in_schema=False)
async def metrics(request: Asking) -> Response[bytes]:
    """For Prometheus; only for those who are named in the settings, else there is nothing here."""
    settings: Settings = request.app.state.settings
    allowed = {part.strip() for part in settings.metrics_for.split(",")}
    if request.scope.get(UNKNOWN_PROXY) or request.client is None or request.client.host not in allowed:
        raise NotFoundException("There is no such file.")
    lobby: Lobby = request.app.state.lobby
    registry = CollectorRegistry()
    registry.register(meters(request))
    registry.register(Standing(lobby, request.app.state.visits, await meters(request).count(lobby.store)))
    return Response(generate_latest(registry), media_type=TEXT)


ROUTES = [healthz, readyz, metrics]
PATHS = {"/healthz", "/readyz", "/metrics"}
"""Those who watch over a server are not counted among its visitors."""
