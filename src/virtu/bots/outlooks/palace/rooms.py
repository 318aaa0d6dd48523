"""What the actions of Rooms are worth that both games know, and how Indulgences are redeemed."""

from virtu.bots.outlooks.palace.choice import cheapest_use
from virtu.bots.outlooks.palace.prospects import TILE_WORTH, WORTH
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.actions import DONE, Redeem, Use
from virtu.games.palace.payment_table import FOR_GOVERN, FOR_SCHEME, FOR_TRADE
from virtu.games.palace.purchasing_power import gift, means_of
from virtu.games.palace.state import Palace
from virtu.games.palace.tables import (
    CROSS,
    CROWN,
    FLORIN,
    MASK,
    SHIP,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def govern_value(g: Palace, seat: Seat, style: Style) -> float:
    """What a Govern would wake."""
    worth = sorted([TILE_WORTH[tile] for tile in g.tiles_of(seat) if not g.is_ready(seat, tile)])
    totals = means_of(g, seat, FOR_GOVERN).totals
    return sum(worth[-2 * min(4, totals[CROWN] + totals[CROSS]) :]) * 0.9


def trade_value(g: Palace, seat: Seat, style: Style) -> float:
    return 2 * WORTH[FLORIN] * means_of(g, seat, FOR_TRADE).totals[SHIP] * 0.8


def scheme_value(g: Palace, seat: Seat, style: Style) -> float:
    return 0.25 * min(3, means_of(g, seat, FOR_SCHEME).totals[MASK]) * (g.agents[seat] > 0)


def redeem(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    ready = [action for action in offers if isinstance(action, Redeem)]
    if ready:
        here = [action for action in ready if action.room == g.marker[seat]]
        return (here or ready)[0]
    cross = cheapest_use(g, seat, offers, CROSS, 1.2)
    if cross is not None:
        return cross
    crowns = g.pool[CROWN]
    for action in offers:
        if isinstance(action, Use) and action.symbol == CROWN:
            crowns += gift(g, seat, action.source, CROWN)
    return cheapest_use(g, seat, offers, CROWN, 0.7) if crowns >= 2 else DONE
