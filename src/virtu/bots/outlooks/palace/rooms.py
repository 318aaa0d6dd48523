"""What the actions of Rooms are worth that both games know, and how Indulgences are redeemed."""

from virtu.bots.outlooks.palace.choice import cheapest_use
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.actions import DONE, Redeem, Use
from virtu.games.palace.payment_table import FOR_GOVERN, FOR_SCHEME, FOR_TRADE
from virtu.games.palace.purchasing_power import gift, means_of
from virtu.games.palace.state import EMPTY, Palace
from virtu.games.palace.tables import (
    CROSS,
    CROWN,
    FLORIN,
    MASK,
    ROOM_LOCATION,
    SHIP,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def govern_value(g: Palace, seat: Seat, style: Style) -> float:
    """What a Govern would wake."""
    worth = sorted([style.tiles[tile] for tile in g.tiles_of(seat) if not g.is_ready(seat, tile)])
    totals = means_of(g, seat, FOR_GOVERN).totals
    return sum(worth[-2 * min(4, totals[CROWN] + totals[CROSS]) :]) * style.numbers.govern


def trade_value(g: Palace, seat: Seat, style: Style) -> float:
    value = 2 * style.symbols[FLORIN] * means_of(g, seat, FOR_TRADE).totals[SHIP] * style.numbers.trade
    return value / (1.0 + style.numbers.rich * g.treasury[seat]) if style.numbers.rich else value


def scheme_value(g: Palace, seat: Seat, style: Style) -> float:
    masks = means_of(g, seat, FOR_SCHEME).totals[MASK]
    value = style.numbers.scheme * min(3, masks) * (g.agents[seat] > 0)
    if style.numbers.rid and masks:
        value += style.numbers.rid * min(masks, plotters(g, seat))
    return value


def plotters(g: Palace, seat: Seat) -> int:
    """How many Agents of others are in a seat's Rooms and on its Alliances."""
    count = 0
    for location in range(ROOM_LOCATION, len(g.agent)):
        if g.agent[location] not in (EMPTY, seat) and g.location_owner(location) == seat:
            count += 1
    return count


def redeem(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    ready = [action for action in offers if isinstance(action, Redeem)]
    if ready:
        here = [action for action in ready if action.room == g.marker[seat]]
        return (here or ready)[0]
    cross = cheapest_use(g, seat, offers, CROSS, style.numbers.redeeming_cross, style)
    if cross is not None:
        return cross
    crowns = g.pool[CROWN]
    for action in offers:
        if isinstance(action, Use) and action.symbol == CROWN:
            crowns += gift(g, seat, action.source, CROWN)
    most = style.numbers.redeeming_crown
    return cheapest_use(g, seat, offers, CROWN, most, style) if crowns >= 2 else DONE
