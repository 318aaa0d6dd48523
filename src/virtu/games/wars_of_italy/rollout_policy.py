"""How a careless player would choose: weights for random play, so that its games see everything.

Blind chance never gathers an army. So both sides have a temper: they save for the salary, Troops gather where they may
rest, then fall upon what they could take; France dreams of Naples, and Naples feels safe.
"""

from typing import Final

from virtu.games.palace.actions import Annex, Bank, Done, March, Move, Perform, Place, Sail, Use
from virtu.games.palace.actions_war import Announce, Besiege, Retreat
from virtu.games.palace.actions_winter import Buy, Disband, PaySalary, Recruit
from virtu.games.palace.combat import defence, reserve
from virtu.games.palace.roads import roads_to
from virtu.games.palace.rollout_policy import weight
from virtu.games.palace.state import CANNONS_SOURCE, EMPTY, NEUTRAL
from virtu.games.palace.tables import (
    ANNEX,
    CARD_ACTION,
    CAVALRY,
    CITIES,
    CITY,
    CROWN,
    INDULGENCE_SOURCE,
    NEIGHBOURS,
    NOTABLES,
    ROOMS,
    SHIP,
    SIDE_2_5,
    SPACES,
    TRACK_LOCATION,
    VOYAGE,
    WAGE_WAR,
)
from virtu.games.wars_of_italy.actions import Conclude, Decline, Influence, MarchAlly
from virtu.games.wars_of_italy.combat import stands_apart
from virtu.games.wars_of_italy.state import Wars, opponent
from virtu.games.wars_of_italy.tables import CAPITAL, FRANCE, MAJOR_CITIES, MAJOR_COUNT, NAPLES
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat
from virtu.kernel.random_play import RandomPlay
from virtu.kernel.step import Ask

CITY_OF_NAPLES: Final = CITY["naples"]
MILAN: Final = CITY["milan"]
BONUSES: Final = [CANNONS_SOURCE, *range(SPACES)]
ALWAYS: Final[dict[type, int]] = {Conclude: 20_000, Announce: 9000, Perform: 6000, Annex: 1200, Decline: 20}
"""The weights of answers that are as tempting in any position."""
STEPS: Final = [roads_to(SIDE_2_5, city, [True] * CITIES, CITIES) for city in range(CITIES)]
"""By target and City: the roads between them."""


def quarry(w: Wars, seat: Seat) -> int:
    """The City a side is after: the capital of the opponent's ally; else France dreams of Naples, Naples of Milan."""
    for major in range(MAJOR_COUNT):
        if w.ally[major] == opponent(seat) and w.owner[CAPITAL[major]] == opponent(seat):
            return CAPITAL[major]
    return CITY_OF_NAPLES if seat == FRANCE else MILAN


class WarsAtRandom(RandomPlay):
    """Random games with some sense."""

    def rollout_policy(self, w: Wars, offers: list[Action]) -> list[int]:
        ask = w.agenda[-1]
        assert isinstance(ask, Ask)
        seat, topic = ask.asked(w), ask.topic()
        if topic == "war":
            return [campaign_weight(w, seat, action) for action in offers]
        if topic == "salary":
            return [salary_weight(w, seat, action) for action in offers]
        return [own_weight(w, seat, action, topic == "pay", topic == "diplomacy") for action in offers]


def own_weight(w: Wars, seat: Seat, action: Action, paying: bool, pooled: bool) -> int:
    if type(action) in ALWAYS:
        return ALWAYS[type(action)]
    if isinstance(action, Use) and action.source == INDULGENCE_SOURCE:
        return 10 if paying else 1
    if isinstance(action, Move):
        room = (w.marker[seat] + action.rooms) % ROOMS
        if w.room_is_blocked(seat, room):
            return 300
        return room_weight(w, seat, w.printed(seat, room))
    if isinstance(action, Influence):
        # One Major City per side is courted more than the others, so that some alliances come about.
        return 6000 if action.major == (w.year // 11 + seat) % MAJOR_COUNT else 300
    if isinstance(action, (Recruit, Disband, Buy)):
        return winter_weight(w, seat, action)
    if isinstance(action, Besiege):
        wins = w.army_at(seat, action.city) + reserve(w, seat, BONUSES) > defence(w, seat, action.city)
        return 6000 if wins else 300
    if isinstance(action, Retreat):
        return 20_000 // (1 + STEPS[quarry(w, seat)][action.city])
    if isinstance(action, Place) and action.location < TRACK_LOCATION:
        return 1500 if action.location in CAPITAL or action.location == CITY_OF_NAPLES else 160
    if isinstance(action, Done) and pooled:
        return 300 if w.pool[CROWN] else 1500
    return weight(w, seat, action, paying)


def room_weight(w: Wars, seat: Seat, action: int) -> int:
    """Nobody forgets an ally who waits; an army longs for a war."""
    if action == ANNEX:
        waiting = [major for major in range(MAJOR_COUNT) if w.in_alliance_zone(major, seat)]
        return 30_000 if waiting else 6000 if w.year <= 6 else 3000
    return 12_000 if action == WAGE_WAR and w.army(seat) > 1 else 3000


def salary_weight(w: Wars, seat: Seat, action: Action) -> int:
    """Florins are found for the Troops, if not always for all of them."""
    if isinstance(action, PaySalary):
        return 100 + 2000 * action.florins * action.florins
    short = w.treasury[seat] < w.salary_due(seat)
    return 30_000 if short and isinstance(action, Bank) else 10


def winter_weight(w: Wars, seat: Seat, action: Action) -> int:
    """Troops are raised just after a salary and paid at the next."""
    saving = w.year % 4 >= 2
    if isinstance(action, Buy):
        # Who buys without florins pays with Indulgences; whoever leads Troops is worth it.
        rich = w.treasury[seat] >= (8 if saving else 4)
        warlike = action.item < NOTABLES and CARD_ACTION[action.item] == WAGE_WAR
        return (9000 if warlike else 200) if rich else 15
    safe = seat == NAPLES and isinstance(action, (Recruit, Disband)) and action.city == CITY_OF_NAPLES
    if isinstance(action, Disband):
        return 6000 if safe else 600
    return 200 if safe or saving else 9000


# ---- war


def campaign_weight(w: Wars, seat: Seat, action: Action) -> int:
    if isinstance(action, March):
        # Allies march first; what they leave behind is in danger.
        zeal = 4 if isinstance(action, MarchAlly) else 1
        near = within_a_step(w, seat, action.city)
        return zeal * march_weight(w, seat, action.origin, action.city, near, w.pool[CAVALRY])
    if isinstance(action, Sail):
        fleet = w.pool[SHIP] // VOYAGE[action.origin][action.city]
        return march_weight(w, seat, action.origin, action.city, w.army_at(seat, action.origin), fleet)
    if isinstance(action, Use):
        if action.source == INDULGENCE_SOURCE:
            return 1
        # First everything is gathered, then it is spent.
        return 60_000 if action.symbol in (CAVALRY, SHIP) else 300
    return 100


def march_weight(w: Wars, seat: Seat, origin: int, city: int, near: int, means: int) -> int:
    """Where a careless commander leads a Troop; so many are near, and so many could still come in this action."""
    steps = STEPS[quarry(w, seat)]
    dream = 12 if steps[city] < steps[origin] else 1
    if w.welcomes(seat, city):
        return 100 * dream
    if stands_apart(w, seat, city):
        # Where both may rest they meet, and who rests before one city of a Major City likes to see the others.
        return 150 * dream * (8 if w.army_at(opponent(seat), city) or rests_at_sister(w, seat, city) else 1)
    if w.owner[city] == NEUTRAL and w.army_at(opponent(seat), city):
        return 9000
    here, walls = w.army_at(seat, city), defence(w, seat, city)
    if here + min(near, means) + reserve(w, seat, BONUSES) <= walls:
        return 2
    if here > walls + 1:
        return 50
    spoils = 8 if w.disc[city] != EMPTY or w.owner[city] == opponent(seat) else 1
    if city in CAPITAL or city == CITY_OF_NAPLES:
        spoils = 100
    return 600 * dream * spoils * (1 + 6 * here)


def rests_at_sister(w: Wars, seat: Seat, city: int) -> bool:
    """Whether a side has Troops at another city with the same disc."""
    sisters = [other for other in MAJOR_CITIES[w.disc[city]] if other != city and w.disc[other] == w.disc[city]]
    return sum([w.army_at(seat, other) for other in sisters]) > 0


def within_a_step(w: Wars, seat: Seat, city: int) -> int:
    """The Troops of a side next to a City."""
    return sum([w.army_at(seat, other) for other in NEIGHBOURS[SIDE_2_5][city]])
