"""Who answers: seats are counted from 0; chance and the table's clock are seats too."""

from typing import Final, NewType

Seat = NewType("Seat", int)

CHANCE: Final = Seat(-1)
CLOCK: Final = Seat(-2)
NOBODY: Final = Seat(-3)
ASKED: Final = Seat(-4)
"""Whoever the open question is for."""


def seat_name(seat: Seat) -> str:
    """How a record names a seat."""
    if seat == CHANCE:
        return "chance"
    if seat == CLOCK:
        return "clock"
    return str(seat)


def read_seat(text: str) -> Seat | None:
    """The seat a record names, or None if the text names none."""
    if text == "chance":
        return CHANCE
    if text == "clock":
        return CLOCK
    return Seat(int(text)) if text.isdigit() else None
