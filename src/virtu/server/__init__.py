"""The web server: tables that never forget an answer."""

from virtu.server.run import run
from virtu.server.settings import Settings

__all__ = ["Settings", "run"]
