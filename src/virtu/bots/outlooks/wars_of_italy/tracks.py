"""The tracks of the Major Cities: how far a marker is, and what a square is worth."""

from typing import Final

from virtu.bots.outlooks.wars_of_italy.style import Style
from virtu.games.palace.state import EMPTY
from virtu.games.palace.tables import TRACK_LOCATION
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import FRANCE
from virtu.kernel.ids import Seat

STANDING: Final = [0.3, 0.7, 1.4, 2.4, 3.0]
"""What a marker is worth that is 4, 3, 2 or 1 squares short of an Alliance zone, or in it."""
BEYOND: Final = 0.4
"""What a square more is worth there: it has to be won back first."""


def pull_of(w: Wars, major: int, seat: int) -> int:
    """How far a marker is on a side's own half."""
    return -w.influence[major] if seat == FRANCE else w.influence[major]


def standing(pull: int, alliance: int) -> float:
    """What a marker promises to the side on whose half it is: more and more as an alliance comes near."""
    if pull < 0:
        return -standing(-pull, alliance)
    if pull >= alliance:
        return STANDING[4] + BEYOND * (pull - alliance)
    short = alliance - pull
    return STANDING[4 - short] if short <= 4 else 0.0


def court_value(w: Wars, major: int, seat: Seat, style: Style) -> float:
    """What one square on a track is worth to a side now."""
    pull = pull_of(w, major, seat)
    alliance = w.terms().alliance
    if pull >= alliance:
        return 0.1
    value = style.square + 0.12 * pull if pull >= 0 else style.square
    if pull <= -alliance:
        # The opponent would conclude next.
        value += 1.5 if pull == -alliance else 0.5
    return value


def squares_gained(w: Wars, major: int, seat: Seat, symbols: int) -> int:
    """How far so many symbols pull a marker; an opposing Agent swallows the first."""
    if w.agent[TRACK_LOCATION + major] not in (EMPTY, seat):
        symbols -= 1
    return max(0, min(symbols, w.terms().end - pull_of(w, major, seat)))


def courting(w: Wars, major: int, seat: Seat, symbols: int) -> float:
    """What so many symbols on one track would bring."""
    pull, alliance = pull_of(w, major, seat), w.terms().alliance
    gained = squares_gained(w, major, seat, symbols)
    return standing(pull + gained, alliance) - standing(pull, alliance) if gained else 0.0


def short_of_alliance(w: Wars, major: int, seat: Seat) -> int:
    """The symbols that bring a marker into the side's Alliance zone."""
    agent = 1 if w.agent[TRACK_LOCATION + major] not in (EMPTY, seat) else 0
    return max(0, w.terms().alliance - pull_of(w, major, seat)) + agent
