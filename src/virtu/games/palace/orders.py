"""What the Troops of one colour can be told."""

from typing import Final

from virtu.games.palace.actions import MARCH, SAIL, March, Sail
from virtu.games.palace.actions_winter import DISBAND_AT, Disband


class Orders:
    """The answers that move or disband a Troop of a colour."""

    def __init__(self, march: list[list[March]], sail: list[list[Sail]], disband: list[Disband]) -> None:
        self.march: Final = march
        """By origin and target."""
        self.sail: Final = sail
        self.disband: Final = disband
        """By City."""


OWN_ORDERS: Final = Orders(MARCH, SAIL, DISBAND_AT)
"""For the Troops of a seat's own colour."""
