"""How strong the bots are: what was measured, shipped with the package as a file."""

import logging
from functools import cache
from pathlib import Path

import msgspec

from virtu.bots.ladder import Ladder, read

logger = logging.getLogger("virtu.server")


@cache
def ladder(path: Path) -> Ladder | None:
    """What the file says; None where nothing has been measured yet."""
    try:
        results = read(path)
    except (OSError, msgspec.MsgspecError) as error:
        logger.warning("the bots' ladder cannot be read: %s", error)
        return None
    return results if results.rungs else None
