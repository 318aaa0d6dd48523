"""The answers before the first Spring: who begins, and where the Family cards go."""

from dataclasses import dataclass
from typing import Any, Final

from virtu.games.palace.spots import family_args, family_spot
from virtu.games.palace.tables import (
    BASE_SPACES,
    CARD_NAME,
    CARDS,
    FIRST_FAMILY,
    FIRST_KING,
    MACHIAVELLI_CARD,
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
    """AG-3.5.2 Put a Family card into a Room, beneath an Action card, or on a Cortigiano space."""

    card: int
    place: int
    """0 to 4: Rooms; 5 to 9: beneath the card of a Room; 10 to 15: Cortigiano spaces."""

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
        return self.place - SPOT_SPACE

    def __str__(self) -> str:
        return f"{CARD_NAME[self.card]} {self.place_name()}"


SPOT_UNDER: Final = 5
SPOT_SPACE: Final = 10
SPOT_NAME: Final = [
    *[f"room {room + 1}" for room in range(ROOMS)], *[f"under {room + 1}" for room in range(ROOMS)], *SPACE_NAME,
]
BASE_SPOTS: Final = [*range(SPOT_SPACE), *[SPOT_SPACE + space for space in BASE_SPACES]]

FIRST: Final = [First(Seat(seat)) for seat in range(SEATS)]
PLACE_FAMILY: Final[dict[int, list[PlaceFamily]]] = {
    **{card: [PlaceFamily(card, spot) for spot in BASE_SPOTS] for card in range(FIRST_FAMILY, MACHIAVELLI_CARD)},
    **{card: [PlaceFamily(card, spot) for spot in range(len(SPOT_NAME))] for card in range(FIRST_KING, CARDS)},
}
"""By card: where it may ever go. Those of the houses know only base spaces, those of Kings and their allies any."""


def family_actions(first: int, end: int) -> list[Action]:
    """Where the Family cards from one to the last before another may go."""
    return [action for card in range(first, end) for action in PLACE_FAMILY[card]]
