"""Connections over HTTP: how many are let in, and how long one may stay without saying what it wants."""

import asyncio
import sys
import time
from collections import Counter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from virtu.server.http.limits import household, is_ours
from virtu.server.log_throttle import ThrottledWarning
from virtu.server.settings import Settings

if sys.platform != "win32":
    import resource

MOST_FILES = 1 << 16
"""More open files than that nobody needs, and some systems promise more than they keep."""
KEPT_BACK = 96
"""Open files that no visitor gets: the database, the bots, the log."""
EVERY = 1.0
"""Seconds between two looks at who stays too long."""


def raise_limit() -> int:
    """Let this process open as many files as the system allows; returns how many connections that leaves."""
    if sys.platform == "win32":
        return 500
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else max(8, soft - KEPT_BACK)


class Connections:
    """All connections that have not become a websocket."""

    def __init__(self, settings: Settings, room: int) -> None:
        self.settings = settings
        self.room = room
        self.inside: Counter[str] = Counter()
        """By address: how many connections it has."""
        self.full = ThrottledWarning()
        self.out_of_files = ThrottledWarning()
        self.since: dict[Any, tuple[object, float]] = {}
        """What each connection is waited for, and since when."""

    def admits(self, address: str, connections: int) -> bool:
        if connections > self.room:
            self.full.warn(f"more than {self.room} connections: new ones are turned away")
            return False
        ours = is_ours(address, self.settings.trusted_proxies)
        return ours or self.inside[household(address)] < self.settings.connections_per_address

    def protocol(self) -> type[asyncio.Protocol]:
        """What uvicorn speaks HTTP with, each connection counted."""
        counter = self
        # The other one that uvicorn knows (httptools) takes headers of any size.
        base: Any = H11Protocol

        class Kept(base):  # type: ignore[misc]
            address: str | None = None

            def connection_made(self, transport: asyncio.Transport) -> None:
                super().connection_made(transport)
                address = str(self.client[0]) if self.client else ""
                if not counter.admits(address, len(self.connections)):
                    transport.abort()
                    return
                self.address = household(address)
                counter.inside[self.address] += 1

            def connection_lost(self, error: Exception | None) -> None:
                self.leave()
                super().connection_lost(error)

            def handle_websocket_upgrade(self, *given: object) -> None:
                self.leave()
                super().handle_websocket_upgrade(*given)

            def leave(self) -> None:
                if self.address is not None:
                    counter.inside -= Counter([self.address])
                    self.address = None

        return Kept

    # ---- who stays too long

    async def watch(self, state: ServerState) -> None:
        """Hang up on whoever does not finish a request, or does not read what they asked for."""
        asyncio.get_running_loop().set_exception_handler(self.complain)
        while True:
            await asyncio.sleep(EVERY)
            self.look(state, time.monotonic())

    def look(self, state: ServerState, at: float) -> None:
        seen: dict[Any, tuple[object, float]] = {}
        for one in list(state.connections):
            what, seconds = self.awaited(one)
            if not what:
                continue
            before, since = self.since.get(one, (None, at))
            seen[one] = what, since if before == what else at
            if at - seen[one][1] > seconds:
                one.transport.abort()
        self.since = seen

    def awaited(self, one: Any) -> tuple[object, float]:
        """What a connection owes us and how long it may take; nothing if it is our turn, or a websocket's business."""
        if not hasattr(one, "cycle") or one.transport is None:
            return None, 0.0
        cycle = one.cycle
        if cycle is None or cycle.response_complete:
            return ("a request", id(cycle)), self.settings.header_seconds
        if cycle.more_body:
            return ("its rest", id(cycle)), self.settings.body_seconds
        if one.flow.write_paused:
            return ("reading", id(cycle)), self.settings.body_seconds
        return None, 0.0

    def complain(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Without this a full table of files is logged thousands of times a second."""
        if "accept" in str(context.get("message")):
            self.out_of_files.warn(f"no connection can be accepted: {context.get('exception')}")
        else:
            loop.default_exception_handler(context)
