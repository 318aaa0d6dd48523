"""Points, and where they come from."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One named line of a score, with the clause that gives the points."""

    name: str
    points: int
    clause: str


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's points; the lines add up to the total."""

    total: int
    lines: tuple[Line, ...]
