"""WI-8.1 What must and may be resolved."""

from typing import Final

from virtu.games.palace.state import EMPTY, NEUTRAL
from virtu.games.palace.tables import CITIES
from virtu.games.wars_of_italy.state import INDIFFERENT, MAJOR, Wars, opponent
from virtu.games.wars_of_italy.tables import FIRST_MAJOR

# WI-8.1.1
NONE: Final = 0
MAY: Final = 1
MUST: Final = 2


def on_plains(w: Wars, seat: int, city: int) -> bool:
    """WI-8.1.1 Both sides stand before a Neutral City, or before a city of Neutral posture."""
    if not w.army_at(opponent(seat), city) or not w.army_at(seat, city):
        return False
    return w.owner[city] == NEUTRAL or stands_apart(w, seat, city)


def stands_apart(w: Wars, seat: int, city: int) -> bool:
    """A city with the disc of a Major City of Neutral posture."""
    return w.owner[city] == MAJOR and w.posture(w.disc[city], seat) == INDIFFERENT


def duty(w: Wars, seat: int, city: int) -> int:
    """WI-8.1.1 What a side with Troops at a City must or may do there."""
    if not w.army_at(seat, city) or w.welcomes(seat, city):
        return NONE
    if not stands_apart(w, seat, city) or on_plains(w, seat, city):
        return MUST
    # WI-R29 Who won on the plains and stayed has decided for this Spring.
    return NONE if w.deferred[city] == seat else MAY


def duties(w: Wars, seat: int, wanted: int) -> list[int]:
    return [city for city in range(CITIES) if duty(w, seat, city) == wanted]


def disc_colour(w: Wars, city: int) -> int:
    """WI-8.4.3 The colour of the disc on a City, or EMPTY."""
    if w.disc[city] != EMPTY:
        return FIRST_MAJOR + w.disc[city]
    return w.owner[city] if w.owner[city] >= 0 else EMPTY
