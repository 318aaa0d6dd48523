"""The web server: tables that never forget an answer."""

from virtu.server.settings import Settings


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
) -> int:
    """Serve until stopped; prints the address. Returns 0, or 2 with a sentence if it cannot start."""
    # Bots' workers import this package too, and should not wait for all a server needs.
    from virtu.server.run import run as serve

    return serve(host, port, database, open_browser, settings)


__all__ = ["Settings", "run"]
