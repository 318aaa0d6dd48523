"""How often somebody may ask."""

import time
from collections import OrderedDict

REMEMBERED = 10_000


class Bucket:
    """Holds so many tokens, and fills up again at a steady rate."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.tokens = size
        self.at = time.monotonic()

    def take(self) -> bool:
        at = time.monotonic()
        self.tokens = min(self.size, self.tokens + (at - self.at) * self.rate)
        self.at = at
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket each for those who asked lately."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.by_name: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self.by_name.setdefault(name, Bucket(self.rate, self.size))
        self.by_name.move_to_end(name)
        if len(self.by_name) > REMEMBERED:
            self.by_name.popitem(last=False)
        return bucket.take()
