"""The frames of a websocket (RFC 6455), as far as a server needs them: no extensions, nothing compressed.

A compressed stream belongs to one connection; bytes as they are can be sent to all who see the same.
"""

import struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # a machine it was not compiled for
    from websockets.utils import apply_mask

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MALFORMED, TOO_LARGE = 1002, 1009
PIECES = 64
"""In no more pieces a message may come: they cost as much as messages, and only messages are counted."""


class BadFrame(Exception):
    """What is no websocket frame of a client, or too much of one; the code to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame(kind: int, data: bytes) -> bytes:
    """One whole frame to a client."""
    size = len(data)
    if size < 126:
        return b"%c%c%b" % (0x80 | kind, size, data)
    if size < 1 << 16:
        return struct.pack("!BBH", 0x80 | kind, 126, size) + data
    return struct.pack("!BBQ", 0x80 | kind, 127, size) + data


def closing(code: int, reason: str) -> bytes:
    return frame(CLOSE, struct.pack("!H", code) + reason.encode()[:120])


class Frames:
    """Bytes from a client become messages."""

    def __init__(self, longest: int) -> None:
        self.longest = longest
        self.rest = bytearray()
        self.needed = 0
        """Before so many bytes are there it is no use to look."""
        self.parts: list[bytes] = []
        """The message that comes in pieces, its first piece's kind apart."""
        self.size = 0
        """How long those pieces are together."""
        self.kind = TEXT

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """The messages and control frames that are complete now."""
        if self.rest:
            self.rest += data
            if len(self.rest) < self.needed:
                return []
            data = bytes(self.rest)
            self.rest.clear()
        messages: list[tuple[int, bytes]] = []
        at, end = 0, len(data)
        while True:
            start, size = at + 6, 0
            if at + 2 <= end:
                first, second = data[at], data[at + 1]
                size = second & 0x7F
                if size == 126:
                    start = at + 8
                    size = int.from_bytes(data[at + 2 : at + 4], "big") if at + 4 <= end else 0
                elif size == 127:
                    start = at + 14
                    size = int.from_bytes(data[at + 2 : at + 10], "big") if at + 10 <= end else 0
                self.check(first, second, size)
            if start + size > end:
                self.rest += data[at:]
                self.needed = start + size - at
                return messages
            self.whole(first, apply_mask(data[start : start + size], data[start - 4 : start]), messages)
            at = start + size
            if at == end:
                return messages

    def check(self, first: int, second: int, size: int) -> None:
        kind = first & 0x0F
        if first & 0x70 or not second & 0x80 or kind not in (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG):
            raise BadFrame(MALFORMED)
        if kind >= CLOSE and (size > 125 or not first & 0x80):
            raise BadFrame(MALFORMED)
        if size + self.size > self.longest:
            raise BadFrame(TOO_LARGE)

    def whole(self, first: int, content: bytes, messages: list[tuple[int, bytes]]) -> None:
        kind, last = first & 0x0F, first & 0x80
        if kind >= CLOSE or (last and kind != CONTINUED and not self.parts):
            messages.append((kind, content))
            return
        if (kind == CONTINUED) != bool(self.parts):
            raise BadFrame(MALFORMED)
        if kind != CONTINUED:
            self.kind = kind
        # An empty piece is a piece too.
        self.parts.append(content)
        self.size += len(content)
        if len(self.parts) > PIECES:
            raise BadFrame(TOO_LARGE)
        if last:
            messages.append((self.kind, b"".join(self.parts)))
            self.parts, self.size = [], 0
