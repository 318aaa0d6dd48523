"""How somebody is inclined to play the games of palaces: the numbers in which players differ."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Style:
    """Rules of thumb read their numbers here; the rules themselves are the same for everybody."""

    name: str
    peaceful: bool
    """Leaves other players alone as long as there is anything else to do."""


EASY: Final = Style(name="easy", peaceful=False)
OLD_EASY: Final = Style(name="old-easy", peaceful=False)
"""How `easy` played when it was the strongest: a yardstick that stays as it is."""
GENTLE: Final = Style(name="gentle", peaceful=True)
STYLES: Final[dict[str, Style]] = {style.name: style for style in [EASY, OLD_EASY, GENTLE]}
