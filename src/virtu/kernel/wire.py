"""What every game tells in the same shape. Plain dicts when they run."""

from typing import TypedDict


class Parts(TypedDict):
    """An answer in its parts, so that nobody takes its notation apart."""

    text: str
    """The notation."""
    verb: str
    args: dict[str, str | int]
    spot: str
    """Where on the board one points to give it: "city:siena"."""
