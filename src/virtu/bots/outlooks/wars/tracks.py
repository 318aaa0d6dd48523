"""The tracks of the Major Cities: how far a marker is, and what a square is worth."""

from virtu.bots.outlooks.wars.style import Style
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import FRANCE
from virtu.kernel.ids import Seat


def pull_of(w: Wars, major: int, seat: int) -> int:
    """How far a marker is on a side's own half."""
    return -w.influence[major] if seat == FRANCE else w.influence[major]


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
