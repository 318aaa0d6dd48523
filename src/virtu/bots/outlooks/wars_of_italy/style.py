"""How a player of the Wars of Italy goes about it: the numbers and habits in which players differ."""

from dataclasses import dataclass
from typing import Final

from virtu.bots.outlooks.palace import style as palace


@dataclass(frozen=True)
class Style:
    """What the rules of thumb read where tempers and skills part."""

    name: str
    general: palace.Style
    """How it goes about what is the same in the Art of Governing."""
    overlooks: int
    """One answer in so many overlooks something."""
    mended: bool
    """Whether a player knows its own Palace, spends what it has, and makes war on Major Cities."""
    crown: float
    cross: float
    ship: float
    cavalry: float
    """The most that a Crown, a Cross, a Ship or a Cavalry may cost in what is exhausted for it."""
    square: float
    """What one square of influence is worth to who does not look at the way to the Alliance zone."""
    alliance: float
    """What concluding an alliance is worth."""
    readying: float
    """What the Cortigiani are worth that a move readies."""
    later: float
    """What the Rooms ahead are worth today."""
    govern: float
    """How much is made of tiles that a Govern readies."""
    war: float
    """How much is made of a conquest."""


OLD_EASY: Final[Style] = Style(
    name="old-easy", general=palace.STYLES["old-easy"], overlooks=6, mended=False, crown=1.4, cross=0.5, ship=0.6,
    cavalry=1.2, square=0.45, alliance=6.0, readying=0.7, later=0.4, govern=1.0, war=1.0,
)
EASY: Final[Style] = Style(
    name="easy", general=palace.STYLES["easy"], overlooks=6, mended=True, crown=1.4, cross=0.5, ship=0.6,
    cavalry=1.2, square=0.45, alliance=6.0, readying=0.7, later=0.4, govern=2.2, war=1.0,
)
GENTLE: Final[Style] = Style(
    name="gentle", general=palace.STYLES["gentle"], overlooks=6, mended=True, crown=1.4, cross=0.5, ship=0.6,
    cavalry=1.2, square=0.45, alliance=6.0, readying=0.7, later=0.4, govern=2.2, war=0.4,
)
"""Prefers peace."""
STYLES: Final[dict[str, Style]] = {"easy": EASY, "old-easy": OLD_EASY, "gentle": GENTLE}
