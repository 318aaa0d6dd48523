"""A Redis of one's own for a test: reached by a socket in its folder, keeps nothing, gone afterwards."""

import importlib.util
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

MISSING = "Redis is not installed here (redis-server), or the package redis is not"


def available() -> bool:
    return bool(shutil.which("redis-server")) and importlib.util.find_spec("redis") is not None


class Redis:
    """One instance, which a test may stop and start again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="virtu-redis-", dir="/tmp"))
        self.socket = self.folder / "socket"
        self.address = f"unix://{self.socket}"
        self.start()

    def start(self) -> None:
        options = ["--port", "0", "--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        self.process = subprocess.Popen(
            ["redis-server", *options, "--unixsocket", str(self.socket)], stdout=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 30
        while self.said("PING") != b"+PONG":
            assert time.monotonic() < deadline, "Redis did not start"
            time.sleep(0.02)

    def said(self, *words: str) -> bytes:
        """What it answers to one command, as it is sent."""
        import redis

        with redis.Redis(unix_socket_path=str(self.socket), decode_responses=False) as client:
            try:
                answer = client.execute_command(*words)
            except redis.ConnectionError:
                return b""
        return b"+PONG" if answer is True else bytes(answer)

    def everything(self) -> dict[str, str]:
        """All it holds: what is counted, by kind and visitor, and who is present, by table."""
        import redis

        found: dict[str, str] = {}
        with redis.Redis(unix_socket_path=str(self.socket), decode_responses=True) as client:
            for key in map(str, client.keys()):
                _, kind, *rest = key.split(":")
                held: Any = client.hgetall(key)
                if kind == "bucket":
                    found |= {f"bucket {rest[0]} {rest[1]}": value for value in held.values()}
                else:
                    found |= {f"{kind} {name}": value for name, value in held.items()}
        return found

    def stop(self) -> None:
        self.process.kill()
        self.process.wait(10)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
