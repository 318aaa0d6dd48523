"""Winter: who is paid, who is recruited, and where an ally's cards find room."""

from typing import Final

from virtu.bots.outlooks.palace.choice import best
from virtu.bots.outlooks.palace.prospects import CARD_WORTH
from virtu.bots.outlooks.wars_of_italy.campaign import CITY_OF_NAPLES, at_home, guard_of_naples
from virtu.bots.outlooks.wars_of_italy.style import Style
from virtu.games.palace.actions import DONE, Discard, Put
from virtu.games.palace.actions_winter import PaySalary, Recruit
from virtu.games.palace.state import EMPTY
from virtu.games.palace.tables import SPACES
from virtu.games.wars_of_italy.actions import DECLINE, RecruitAlly
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import NAPLES, SIDE_CITIES, SIDES
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat

CHEAP: Final[list[list[int]]] = [list(SIDE_CITIES[side]) for side in range(len(SIDES))]
"""By side: where a Troop costs one florin."""


def ally(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    for action in offers:
        if isinstance(action, Put):
            return action
    if DECLINE in offers:
        return DECLINE
    # WI-R22 The first card needs room: the least Cortigiano goes.
    court = w.spaces[seat * SPACES : seat * SPACES + SPACES]
    return best([(-CARD_WORTH[court[action.space]], action) for action in offers if isinstance(action, Discard)])


def salary(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    return best([(float(action.florins), action) for action in offers if isinstance(action, PaySalary)])


def in_danger(w: Wars, seat: Seat, style: Style) -> bool:
    """Whether Naples is held by too few."""
    return style.mended and seat == NAPLES and w.army_at(seat, CITY_OF_NAPLES) < guard_of_naples(w)


def enough_troops(w: Wars, seat: Seat, style: Style) -> bool:
    return w.army(seat) >= (9 if w.treasury[seat] > 4 else 6) and not in_danger(w, seat, style)


def recruit(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores: list[tuple[float, Action]] = []
    if enough_troops(w, seat, style):
        return DONE
    danger = in_danger(w, seat, style)
    for action in offers:
        if isinstance(action, RecruitAlly) and w.treasury[seat] >= 2:
            scores.append((0.8, action))
        elif isinstance(action, Recruit):
            cheap = w.disc[action.city] == EMPTY and action.city in CHEAP[seat]
            if cheap or w.treasury[seat] > 7:
                here = w.army_at(seat, action.city)
                threat = at_home(action.city, seat) and (danger or here < 4)
                scores.append((0.5 + cheap + threat - 0.1 * here, action))
    return best(scores, 0.0) or DONE
