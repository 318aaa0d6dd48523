"""Points, and where they come from."""

from dataclasses import dataclass
from typing import Final


@dataclass(slots=True, init=False, unsafe_hash=True)
class Line:
    """One named line of a score, with the clause that gives the points."""

    name: Final[str]
    points: Final[int]
    clause: Final[str]

    def __init__(self, name: str, points: int, clause: str) -> None:
        self.name = name
        self.points = points
        self.clause = clause


@dataclass(slots=True, init=False, unsafe_hash=True)
class Score:
    """A seat's points; the lines add up to the total."""

    total: Final[int]
    lines: Final[tuple[Line, ...]]

    def __init__(self, total: int, lines: tuple[Line, ...]) -> None:
        self.total = total
        self.lines = lines
