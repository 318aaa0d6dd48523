"""Which bonus is taken for Patronage."""

from typing import Final

from virtu.bots.outlooks.palace.choice import best
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.actions import (
    TakeBonus,
)
from virtu.games.palace.state import Palace
from virtu.games.palace.tables import (
    BONUSES,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat

BONUS_ORDER: Final = [
    "columbus",
    "sistine",
    "michelangelo",
    "prince",
    "copernicus",
    "duomo",
    "cannons",
    "leonardo",
    "machiavelli",
    "bastion",
]


def bonus(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    return best(
        [
            (-float(BONUS_ORDER.index(BONUSES[action.bonus])), action)
            for action in offers
            if isinstance(action, TakeBonus)
        ]
    )
