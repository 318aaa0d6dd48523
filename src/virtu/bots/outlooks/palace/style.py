"""How somebody is inclined to play the games of palaces: the numbers in which players differ."""

from dataclasses import dataclass
from typing import Final

NEVER: Final = 99.0


@dataclass(frozen=True)
class Style:
    """Rules of thumb read their numbers here; the rules themselves are the same for everybody."""

    name: str
    religion: float
    """What a point for the rank in Crosses counts; Crosses that change no rank are worth little."""
    cross: float
    """What a Cross counts whatever the rank."""
    leads: float
    """What it counts to have most Cities, or most Patronage."""
    foresees: bool
    """Plans a Govern as a whole, keeps means for an Alliance, buys nothing but points in the last Winter."""
    indulgence: float
    """An Indulgence is requested for an item that brings more than this."""
    peaceful: bool
    """Leaves other players alone as long as there is anything else to do."""


EASY: Final = Style("easy", 0.8, 0.12, 0.7, True, 1.5, False)
OLD_EASY: Final = Style("old-easy", 0.0, 0.3, 0.0, False, NEVER, False)
"""How `easy` played when it was the strongest: a yardstick that stays as it is."""
GENTLE: Final = Style("gentle", 0.8, 0.12, 0.7, True, 1.5, True)
STYLES: Final[dict[str, Style]] = {style.name: style for style in [EASY, OLD_EASY, GENTLE]}
