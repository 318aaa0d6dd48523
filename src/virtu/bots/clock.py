"""How long a thought may take."""

from time import perf_counter, thread_time


class Clock:
    """Seconds of CPU time, or a number of playouts where an answer must be repeatable."""

    def __init__(self, seconds: float, playouts: int = 0, deadline: float = 0.0) -> None:
        self.seconds = seconds
        self.playouts = playouts
        """0: only time counts. Otherwise time does not."""
        self.used = 0
        self.start = thread_time()
        self.until = perf_counter() + deadline if deadline else 0.0
        """Who waits does so by the clock on the wall, and CPU time passes slowly on a busy machine."""

    def left(self) -> float:
        """The part of the budget that is left: 1 at the beginning, 0 or less at the end."""
        if self.playouts:
            return 1.0 - self.used / self.playouts
        if self.seconds <= 0 or (self.until and perf_counter() > self.until):
            return 0.0
        return 1.0 - (thread_time() - self.start) / self.seconds

    def count(self) -> None:
        """One playout is done."""
        self.used += 1
