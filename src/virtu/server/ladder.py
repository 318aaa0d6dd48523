"""How strong the bots are: what was measured, shipped with the package as a file."""

import logging
from functools import cache
from pathlib import Path

import msgspec

from virtu.server import wire

logger = logging.getLogger("virtu.server")


@cache
def ladder(path: Path) -> wire.Ladder | None:
    """What the file says; None where nothing has been measured yet."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=wire.Ladder)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        logger.warning("the bots' ladder cannot be read: %s", error)
        return None
