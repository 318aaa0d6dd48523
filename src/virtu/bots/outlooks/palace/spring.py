"""Small questions of Spring: what is sold, where a card goes."""

from virtu.bots.outlooks.palace.choice import best, cheapest_use
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.actions import (
    DONE,
    Discard,
    Put,
)
from virtu.games.palace.state import Palace
from virtu.games.palace.tables import (
    SHIP,
    SPACES,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def trade(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    return cheapest_use(g, seat, offers, SHIP, style.numbers.selling, style) or DONE


def put_card(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """A free space, or the space of the card that is worth least."""
    puts = [action for action in offers if isinstance(action, Put)]
    if puts:
        return puts[0]
    discards = [action for action in offers if isinstance(action, Discard)]
    return best([(-style.cards[g.spaces[seat * SPACES + action.space]], action) for action in discards])
