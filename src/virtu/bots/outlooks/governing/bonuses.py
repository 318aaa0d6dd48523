"""Which bonus is taken for Patronage."""

from virtu.bots.outlooks.palace.choice import best
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.actions import TakeBonus
from virtu.games.palace.state import Palace
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def bonus(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    return best([(style.bonuses[action.bonus], action) for action in offers if isinstance(action, TakeBonus)])
