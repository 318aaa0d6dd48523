"""The web server: tables that never forget an answer. `run.py` starts it.

Nothing of all that a server needs is imported here: bots' workers import this package too, and so does the compiler.
"""

from virtu.server.settings import Settings

__all__ = ["Settings"]
