"""What goes wrong a thousand times a second is written down once a minute."""

import logging
import time

logger = logging.getLogger("virtu.server")
MINUTE = 60.0


class Seldom:
    """Says the same thing once a minute at most, and then how often it happened."""

    def __init__(self) -> None:
        self.at = -MINUTE
        self.times = 0

    def warn(self, what: str) -> None:
        self.times += 1
        if time.monotonic() - self.at >= MINUTE:
            logger.warning("%s (%d times since the last such line)", what, self.times)
            self.at, self.times = time.monotonic(), 0
