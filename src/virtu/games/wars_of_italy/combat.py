"""WI-8.1 to WI-8.3 What must and may be resolved, who defends, and how strong the sides are."""

from typing import Final

from virtu.games.governing.combat import SIEGE, Combat
from virtu.games.governing.state import EMPTY, NEUTRAL
from virtu.games.governing.tables import CITIES
from virtu.games.wars_of_italy.ruleset import ALWAYS, NEVER
from virtu.games.wars_of_italy.state import FAVOURABLE, HOSTILE, INDIFFERENT, MAJOR, Wars, opponent
from virtu.games.wars_of_italy.tables import FIRST_MAJOR, MAJOR_COUNT
from virtu.kernel.ids import Seat

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
    if not w.army_at(seat, city) or w.opens_to(seat, city):
        return NONE
    if not stands_apart(w, seat, city) or on_plains(w, seat, city):
        return MUST
    # WI-R29 Who won on the plains and stayed has decided for this Spring.
    return NONE if w.deferred[city] == seat else MAY


def duties(w: Wars, seat: int, wanted: int) -> list[int]:
    return [city for city in range(CITIES) if duty(w, seat, city) == wanted]


def helps(w: Wars, seat: int, city: int) -> bool:
    """WI-8.3.2 Whether a side's Troops at a city defend it."""
    if w.owner[city] == seat:
        return True
    return w.owner[city] == MAJOR and w.posture(w.disc[city], seat) == FAVOURABLE


def may_announce(w: Wars, seat: int, city: int) -> bool:
    """WI-R30 Whether a side announces War bonuses in defence of a city."""
    if w.owner[city] == seat:
        return True
    helper = w.terms().helper_bonuses
    if not helps(w, seat, city) or helper == NEVER:
        return False
    return helper == ALWAYS or w.army_at(seat, city) > 0


def defenders(w: Wars, attacker: int, city: int) -> int:
    """WI-8.3.2, WI-R32 All Troops that defend, of any colour."""
    count = 0
    if w.owner[city] == MAJOR:
        count += w.corps[city * MAJOR_COUNT + w.disc[city]]
    other = opponent(attacker)
    return count + w.army_at(other, city) if helps(w, other, city) else count


def defence(w: Wars, attacker: Seat, city: int) -> int:
    """WI-8.3.2 Without War bonuses."""
    return w.value_for(attacker, city) + defenders(w, attacker, city)


def strengths(w: Wars, combat: Combat, bonuses: tuple[int, ...]) -> list[int]:
    """The strength of both sides as it stands; of a siege always attack, then defence."""
    city = combat.city
    if combat.kind != SIEGE:
        return [w.army_at(side, city) + bonuses[index] for index, side in enumerate(combat.sides)]
    attacker = Seat(combat.sides[0])
    strength = defence(w, attacker, city)
    if len(combat.sides) == 2:
        strength += bonuses[1]
    return [w.army_at(attacker, city) + bonuses[0], strength]


def siege_of(w: Wars, attacker: int, city: int) -> Combat:
    other = opponent(attacker)
    sides = (attacker, other) if may_announce(w, other, city) else (attacker,)
    return Combat(SIEGE, city, sides, attacker, (), EMPTY)


def victory_losses(w: Wars, attacker: int, city: int, strength: int) -> int:
    """WI-8.4.1 What a victorious attacker loses."""
    return min(defenders(w, attacker, city) + (1 if strength >= 3 else 0), w.army_at(attacker, city))


def hostile_disc(w: Wars, seat: int, city: int) -> bool:
    """A city of a Major City that is Hostile to a side."""
    return w.owner[city] == MAJOR and w.posture(w.disc[city], seat) == HOSTILE


def disc_colour(w: Wars, city: int) -> int:
    """WI-8.4.3 The colour of the disc on a City, or EMPTY."""
    if w.disc[city] != EMPTY:
        return FIRST_MAJOR + w.disc[city]
    return w.owner[city] if w.owner[city] >= 0 else EMPTY
