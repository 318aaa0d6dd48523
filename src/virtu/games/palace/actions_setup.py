"""The answers before the first Spring: who begins, and where the Family cards go."""

from dataclasses import dataclass
from typing import Any, Final

from virtu.games.palace.spots import family_args, family_spot
from virtu.games.palace.tables import (
    BASE_SPACES,
    CARD_NAME,
    FAMILY_CARDS,
    FIRST_FAMILY,
    ROOMS,
    SEATS,
    SPACE_NAME,
)
from virtu.kernel.action import Action, Arg
from virtu.kernel.ids import Seat


@dataclass(frozen=True, slots=True)
class First(Action):
    """AG-3.4.1 Who is first player."""

    seat: Seat

    def verb(self) -> str:
        return "first"

    def args(self) -> dict[str, Arg]:
        return {"seat": self.seat}


@dataclass(frozen=True, slots=True)
class PlaceFamily(Action):
    """AG-3.5.2 Put a Family card into a Room, beneath an Action card, or on a base space."""

    card: int
    place: int
    """0 to 4: Rooms; 5 to 9: beneath the card of a Room; 10 to 12: base spaces."""

    def verb(self) -> str:
        return "family"

    def args(self) -> dict[str, Arg]:
        return {"card": CARD_NAME[self.card], **family_args(self.place, self.place_name())}

    def spot(self, g: Any, seat: Seat) -> str:
        return family_spot(seat, self.place, self.place_name())

    def place_name(self) -> str:
        return SPOT_NAME[self.place]

    def space(self) -> int:
        """The Cortigiano space of a place from SPOT_SPACE on."""
        return BASE_SPACES[self.place - SPOT_SPACE]

    def __str__(self) -> str:
        return f"{CARD_NAME[self.card]} {self.place_name()}"


SPOTS: Final = 13
SPOT_ROOM: Final = 0
SPOT_UNDER: Final = 5
SPOT_SPACE: Final = 10
SPOT_NAME: Final = [
    *[f"room {room + 1}" for room in range(ROOMS)], *[f"under {room + 1}" for room in range(ROOMS)],
    *[SPACE_NAME[space] for space in BASE_SPACES],
]

FIRST: Final = [First(Seat(seat)) for seat in range(SEATS)]
PLACE_FAMILY: Final = [
    [PlaceFamily(card, spot) for spot in range(SPOTS)] for card in range(FIRST_FAMILY, FIRST_FAMILY + FAMILY_CARDS)
]
"""By Family card - FIRST_FAMILY, then by spot."""


def setup_actions() -> list[Action]:
    """Everything this file adds to the vocabulary."""
    actions: list[Action] = [*FIRST]
    for by_spot in PLACE_FAMILY:
        actions += by_spot
    return actions
