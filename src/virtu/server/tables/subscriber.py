"""One open connection to a table. What it does not read is not kept for it: it gets a snapshot when it reads again."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from virtu.server import messages

encoder = msgspec.json.Encoder()
REPLIES = 64
"""A client that reads none of so many replies is gone."""
Deliver: TypeAlias = Callable[..., None]
"""Takes one message or several that go together."""


def nowhere(*_: bytes) -> None:
    """Nobody is there."""


def nobody() -> None:
    """There is nobody to send away."""


class Subscriber:
    """Messages on their way to one connection."""

    def __init__(self, guest: str | None, deliver: Deliver = nowhere) -> None:
        self.guest = guest
        self.deliver = deliver
        self.full = False
        """So much is on its way that nothing can be added."""
        self.behind = True
        """It does not know the table, or not as it is: a snapshot is due before any news."""
        self.unread = 0
        """Replies that were sent though there was no room."""
        self.gone = False
        """It shall be hung up on."""
        self.held: list[bytes] | None = None
        self.send_away: Callable[[], None] = nobody
        """Hangs up on it, so that it comes again."""

    def reply(self, message: messages.FromServer) -> None:
        """Something for this connection alone; never left out while the connection lives."""
        if self.full:
            self.unread += 1
            self.gone = self.gone or self.unread > REPLIES
        self.send(encoder.encode(message))

    def push(self, message: bytes, snapshot: bool = False) -> None:
        """News of the table, or all of it."""
        if self.full:
            self.behind = True
        elif snapshot or not self.behind:
            self.behind = False
            self.send(message)

    def send(self, message: bytes) -> None:
        if self.held is None:
            self.deliver(message)
        else:
            self.held.append(message)

    def hold(self) -> None:
        """What is said from here on goes out together."""
        self.held = []

    def release(self) -> None:
        held, self.held = self.held, None
        if held:
            self.deliver(*held)

    def emptied(self) -> bool:
        """There is room again. True: a snapshot is due."""
        self.full, self.unread = False, 0
        return self.behind
