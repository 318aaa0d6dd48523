"""One open connection to a table, with a bounded backlog."""

import asyncio
from collections import deque

import msgspec

from virtu.server import wire

encoder = msgspec.json.Encoder()
REPLIES = 512
"""A client that reads none of so many replies is gone."""


class Subscriber:
    """Messages on their way to one connection. One that falls behind loses updates and gets a snapshot."""

    def __init__(self, guest: str | None, backlog: int) -> None:
        self.guest = guest
        self.backlog = backlog
        self.waiting: deque[tuple[bool, bytes]] = deque()
        """Whether a message can be lost, and the message."""
        self.updates = 0
        self.behind = False
        """Updates were lost: the next thing to send is a snapshot."""
        self.gone = False
        self.filled = asyncio.Event()

    def reply(self, message: wire.FromServer) -> None:
        """Something for this connection alone; never lost while the connection lives."""
        if len(self.waiting) - self.updates >= REPLIES:
            self.gone = True
        self.waiting.append((False, encoder.encode(message)))
        self.filled.set()

    def push(self, message: bytes, snapshot: bool = False) -> None:
        """News of the table. A snapshot makes up for everything before it."""
        if snapshot:
            self.drop()
            self.behind = False
        elif self.behind:
            return
        elif self.updates >= self.backlog:
            self.drop()
            self.behind = True
            self.filled.set()
            return
        self.waiting.append((True, message))
        self.updates += 1
        self.filled.set()

    def drop(self) -> None:
        self.waiting = deque(item for item in self.waiting if not item[0])
        self.updates = 0

    async def next(self) -> bytes | None:
        """The next message; None when a snapshot must be fetched first."""
        while not self.waiting:
            if self.behind:
                return None
            self.filled.clear()
            await self.filled.wait()
        news, message = self.waiting.popleft()
        self.updates -= news
        return message
