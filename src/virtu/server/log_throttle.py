"""Log lines that repeat a thousand times a second are written once a minute."""

import logging
import time

logger = logging.getLogger("virtu.server")
MINUTE = 60.0


class ThrottledWarning:
    """Says the same thing once a minute at most, and then how often it happened."""

    def __init__(self) -> None:
        self.at = -MINUTE
        self.times = 0

    def warn(self, what: str) -> None:
        self.times += 1
        if time.monotonic() - self.at >= MINUTE:
            logger.warning("%s (%d times since the last such line)", what, self.times)
            self.at, self.times = time.monotonic(), 0


class RepeatFilter(logging.Filter):
    """Lets the same line of somebody else's log through once a minute, and then how often it came."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        line = str(record.msg)
        if record.levelno >= logging.ERROR:
            return True
        at, times = self.said.get(line, (-MINUTE, 0))
        if 0 <= record.created - at < MINUTE:  # the clock may have been set back
            self.said[line] = at, times + 1
            return False
        if times:
            record.msg = f"{line} ({times + 1} times since the last such line)"
        self.said[line] = record.created, 0
        return True


def throttle(log: str) -> None:
    """What visitors can make a library say as often as they like is not said so often."""
    logger = logging.getLogger(log)
    if not any(isinstance(one, RepeatFilter) for one in logger.filters):
        logger.addFilter(RepeatFilter())
