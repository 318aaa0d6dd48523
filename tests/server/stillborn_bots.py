"""Bots whose worker dies as soon as it looks at them; the server itself may read their names."""

import multiprocessing
import os

from virtu.bots import LEVELS, bot

if multiprocessing.parent_process() is not None:
    os._exit(7)

__all__ = ["LEVELS", "bot"]
