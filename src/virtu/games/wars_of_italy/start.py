"""WI-2 The table before anything is decided."""

from virtu.games.governing.state import EMPTY, NEUTRAL, READY, SETUP
from virtu.games.governing.tables import (
    AGENTS,
    BONUSES,
    CITIES,
    FIRST_SPACE,
    KINDS,
    LOCATIONS,
    ROOMS,
    SPACES,
    TITLE_KINDS,
)
from virtu.games.wars_of_italy.ruleset import terms
from virtu.games.wars_of_italy.state import MAJOR, Wars
from virtu.games.wars_of_italy.steps.setup import Setup
from virtu.games.wars_of_italy.tables import (
    COLOUR_COUNT,
    MAJOR_CITIES,
    MAJOR_COUNT,
    SIDE_AGENTS,
    SIDE_CITIES,
    SIDE_FACTION,
    SIDE_FLORINS,
    SIDE_TITLES,
    STARTS,
    WARS_COPIES,
)
from virtu.kernel.ids import NOBODY
from virtu.kernel.option import Value


def start(options: dict[str, Value]) -> Wars:
    """WI-2.1 to WI-2.6"""
    rules = terms(options)
    owner, ready, disc = [NEUTRAL] * CITIES, [0] * CITIES, [EMPTY] * CITIES
    troops, corps = [0] * (CITIES * 2), [0] * (CITIES * MAJOR_COUNT)
    titles = [0] * (TITLE_KINDS * 2)
    for seat in range(2):
        for city, count in SIDE_CITIES[seat].items():
            owner[city] = seat
            ready[city] = 1
            troops[city * 2 + seat] = count
        for title in SIDE_TITLES[seat]:
            titles[seat * TITLE_KINDS + title] = READY
    for major in range(MAJOR_COUNT):
        for city, count in MAJOR_CITIES[major].items():
            owner[city] = MAJOR
            disc[city] = major
            corps[city * MAJOR_COUNT + major] = count
    g = Wars(
        2, [Setup()], None, None, rules, 0, SETUP, NOBODY, 0, SIDE_FACTION[:], [0, 1], [0, 1],
        [FIRST_SPACE] * 2, [EMPTY] * 2, SIDE_FLORINS[:], SIDE_AGENTS[:],
        [AGENTS - count for count in SIDE_AGENTS], [0] * 2, [0] * 2, [0] * 4, [0] * 2,
        [EMPTY] * (ROOMS * 2), [EMPTY] * (ROOMS * 2), [0] * (ROOMS * 2),
        [EMPTY] * (SPACES * 2), [0] * (SPACES * 2), [0] * (SPACES * 2), owner, ready, [0] * CITIES,
        troops, [0] * (CITIES * 2), [EMPTY] * CITIES, [EMPTY] * LOCATIONS, titles,
        [EMPTY] * 3, [0] * 3, [EMPTY] * len(BONUSES), WARS_COPIES[:], [0] * (2 * COLOUR_COUNT), [0] * KINDS, [], [], [],
    )
    g.take_over(
        disc, [EMPTY] * MAJOR_COUNT, STARTS[rules.track][:], corps, [0] * (CITIES * MAJOR_COUNT), [], [0] * CITIES
    )
    return g
