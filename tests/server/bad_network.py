"""A bad line: a proxy that loses, doubles, delays and swaps the messages of websockets, and stalls or cuts lines.

TCP would never do the first four. Whoever survives them survives everything that TCP does.
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

PASS, LOSE, DOUBLE, DELAY, SWAP, STALL, CUT = "pass", "lose", "double", "delay", "swap", "stall", "cut"
DECK = {LOSE: 10, DOUBLE: 8, DELAY: 12, SWAP: 8, STALL: 1, CUT: 1}
"""Of 200 messages so many meet with this; the others pass. A twentieth is lost."""
MESSAGES = 200
LATE = 0.03
"""By so many seconds a message is late, or waits for the next one that overtakes it."""
DATA = (1, 2)


class Trouble:
    """Deals out what happens to messages: shuffled, and of each kind as much as the deck has."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.cards: list[str] = []
        self.happened: Counter[str] = Counter()

    def fate(self) -> str:
        if not self.cards:
            self.cards = [kind for kind, count in DECK.items() for _ in range(count)]
            self.cards += [PASS] * (MESSAGES - len(self.cards))
            self.dice.shuffle(self.cards)
        card = self.cards.pop()
        self.happened[card] += 1
        return card


class Way:
    """One direction of one connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, trouble: Trouble) -> None:
        self.reader = reader
        self.writer = writer
        self.trouble = trouble
        self.stalled = False
        self.waiting: bytes | None = None
        """A message that the next one overtakes."""

    async def carry(self) -> None:
        """Until one end closes, or the line breaks."""
        self.writer.write(await self.reader.readuntil(b"\r\n\r\n"))
        while True:
            kind, frame = await read_frame(self.reader)
            await self.meet(self.trouble.fate() if kind in DATA else PASS, frame)

    async def meet(self, fate: str, frame: bytes) -> None:
        if fate == CUT:
            raise ConnectionError
        if fate == STALL:
            self.stalled = True
        if self.stalled or fate == LOSE:
            return
        if fate == SWAP and self.waiting is None:
            self.waiting = frame
            asyncio.get_running_loop().call_later(LATE, self.catch_up)
            return
        if fate == DELAY:
            await asyncio.sleep(LATE)
        self.writer.write(frame * (2 if fate == DOUBLE else 1))
        self.catch_up()
        await self.writer.drain()

    def catch_up(self) -> None:
        if self.waiting is not None and not self.writer.is_closing():
            self.writer.write(self.waiting)
        self.waiting = None


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The kind of the next frame, and all its bytes."""
    head = await reader.readexactly(2)
    size = head[1] & 0x7F
    if size >= 126:
        longer = await reader.readexactly(2 if size == 126 else 8)
        head, size = head + longer, int.from_bytes(longer, "big")
    masked = 4 if head[1] & 0x80 else 0
    return head[0] & 0x0F, head + await reader.readexactly(masked + size)


@asynccontextmanager
async def bad_line(server: str, trouble: Trouble) -> AsyncIterator[str]:
    """The address at which the server is reached through this trouble."""
    target = urlsplit(server)

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(target.hostname, target.port)
        ways = (Way(reader, far_writer, trouble), Way(far_reader, writer, trouble))
        carrying = [asyncio.create_task(way.carry()) for way in ways]
        try:
            with suppress(OSError, EOFError):
                await asyncio.gather(*carrying)
        finally:
            for task in carrying:
                task.cancel()
            for end in (writer, far_writer):
                end.transport.abort()

    proxy = await asyncio.start_server(connected, "127.0.0.1", 0)
    async with proxy:
        yield f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
