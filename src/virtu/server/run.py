"""Starting and stopping the server."""

import asyncio
import errno
import gc
import multiprocessing
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from types import FrameType

import uvicorn

from virtu.form import FORM
from virtu.server import json_log
from virtu.server.app import create_app
from virtu.server.cluster.forward import Front
from virtu.server.ending import Deadline
from virtu.server.http.addresses import EVERYWHERE, bracketed, peer_address, reached
from virtu.server.http.connections import Connections, raise_limit
from virtu.server.http.origin import Door
from virtu.server.http.socket import Socket
from virtu.server.log_throttle import throttle
from virtu.server.settings import Settings, database_url
from virtu.server.storage.claim import claim, keep, release
from virtu.server.storage.store import Store
from virtu.server.workers.bots import offered
from virtu.server.workers.process import see_off

FORMS = {
    "compiled": "The rules are compiled.",
    "plain": "The rules run in plain Python: bots think less far in the same time.",
}


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
) -> int:
    """Serve until stopped. Prints the address. Returns 0, or 2 with a sentence if it cannot start."""
    try:
        chosen = settings or Settings()
        if database is not None:
            chosen = replace(chosen, database=database_url(database))
        json_log.keep(chosen.log)
        offered(chosen)
        if chosen.redis:
            check_redis(chosen.redis)
        claim(chosen.database, shared=bool(chosen.redis))
        asyncio.run(prepare(chosen.database))
        keep(chosen.database)
        listening = listen(host, port)
    except (OSError, ValueError) as error:
        release()
        print(f"virtu serve: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    chosen = replace(chosen, host=host, port=listening.getsockname()[1])
    chosen = replace(chosen, peer_address=chosen.peer_address or peer_address(chosen.host, chosen.port))
    address = f"http://{shown(host)}:{chosen.port}"
    connections = Connections(chosen, raise_limit())
    app = create_app(chosen)
    config = uvicorn.Config(
        Door(Front(app) if chosen.redis else app, app.state),
        http=connections.protocol(),
        backlog=min(2048, connections.room),
        log_level="warning",
        log_config=None if chosen.log == json_log.LINES else uvicorn.config.LOGGING_CONFIG,
        access_log=False,
        lifespan="on",
        proxy_headers=False,  # `Door` reads them, as the websockets do
        timeout_graceful_shutdown=3,
        ws=Socket,
    )
    throttle("uvicorn.error")
    deadline = Deadline(chosen.stop_seconds)
    server = Announcing(config, address, open_browser, reached(chosen.host, chosen.port), connections, deadline)
    # uvicorn raises the signal that stopped it once more when all is closed; by then it has done its work.
    before = {number: signal.signal(number, ignore) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        server.run(sockets=[listening])
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for worker in multiprocessing.active_children():
            worker.kill()
        see_off()
        release()
        deadline.met()
    return 0 if server.started else 2


def check_redis(address: str) -> None:
    """ValueError if there is no such thing; that it does not answer now is no reason not to start."""
    try:
        import redis
    except ImportError:
        raise ValueError("--redis needs the package redis: pip install virtu[cluster]") from None
    redis.Redis.from_url(address).close()


async def prepare(database: str) -> None:
    """Bring the database up to date before anything is promised; ValueError if it cannot be used."""
    store = Store(database)
    try:
        await store.open()
    finally:
        await store.close()


def ignore(number: int, frame: FrameType | None) -> None:
    """The server has stopped already."""


class Announcing(uvicorn.Server):
    """Says where it is once it answers."""

    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        open_browser: bool,
        others: str | None,
        connections: Connections,
        deadline: Deadline,
    ) -> None:
        super().__init__(config)
        self.address = address
        self.others = others
        self.open_browser = open_browser
        self.connections = connections
        self.watch: asyncio.Task[None] | None = None
        self.deadline = deadline

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.watch = asyncio.create_task(self.connections.watch(self.server_state))
            settle_down()
            print(f"Virtù is at {self.address} — stop with Ctrl-C.", flush=True)
            if self.others and self.others != self.address:
                print(f"Others in this network find it at {self.others}.", flush=True)
            print(FORMS[FORM], flush=True)
            if self.open_browser:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.deadline.set()
        await super().shutdown(sockets)


def settle_down() -> None:
    """What has been loaded stays, so the collector need not look at it again; the writer gets its turns."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    # At every statement the writer waits for the interpreter; beside a busy loop that was five milliseconds each time.
    sys.setswitchinterval(0.0005)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, so that the address is known before anything else; OSError says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only a socket that says it speaks TCP has its small messages sent at once (TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        hint = "; --port 0 picks a free one" if error.errno == errno.EADDRINUSE else ""
        raise OSError(f"cannot listen on {host}:{port}: {(error.strerror or str(error)).lower()}{hint}") from None
    return listening


def shown(host: str) -> str:
    """An address a browser on this machine can open."""
    return "127.0.0.1" if host in EVERYWHERE else bracketed(host)
