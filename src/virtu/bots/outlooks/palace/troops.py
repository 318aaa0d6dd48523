"""Troops that have to go: who leaves a City, who is dismissed."""

from virtu.bots.outlooks.palace.choice import best
from virtu.bots.outlooks.palace.spring import put_card
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.actions_winter import Disband, Shift
from virtu.games.palace.state import Palace
from virtu.games.palace.tables import VALUE
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat


def vacate(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    shifts = [action for action in offers if isinstance(action, Shift)]
    return shifts[0] if shifts else put_card(g, seat, offers, style)


def disband(g: Palace, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores = [
        (g.troops_at(seat, action.city) - VALUE[action.city] / 10, action)
        for action in offers
        if isinstance(action, Disband)
    ]
    return best([(float(value), action) for value, action in scores])
