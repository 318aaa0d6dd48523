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
    g = Wars()
    g.players = 2
    g.agenda = [Setup()]
    g.dice = None
    g.news = None
    g.rules = rules
    g.year = 0
    g.phase = SETUP
    g.requesting = NOBODY
    g.triggers = 0
    g.faction = SIDE_FACTION[:]
    g.order = [0, 1]
    g.stack = [0, 1]
    g.track = [FIRST_SPACE] * 2
    g.marker = [EMPTY] * 2
    g.treasury = SIDE_FLORINS[:]
    g.agents = SIDE_AGENTS[:]
    g.reserve = [AGENTS - count for count in SIDE_AGENTS]
    g.tokens = [0] * 2
    g.patronage = [0] * 2
    g.slots = [0] * 4
    g.requested = [0] * 2
    g.actions = [EMPTY] * (ROOMS * 2)
    g.improvements = [EMPTY] * (ROOMS * 2)
    g.indulgences = [0] * (ROOMS * 2)
    g.spaces = [EMPTY] * (SPACES * 2)
    g.space_ready = [0] * (SPACES * 2)
    g.closed = [0] * (SPACES * 2)
    g.owner = owner
    g.city_ready = ready
    g.cathedral = [0] * CITIES
    g.troops = troops
    g.marked = [0] * (CITIES * 2)
    g.deferred = [EMPTY] * CITIES
    g.agent = [EMPTY] * LOCATIONS
    g.titles = titles
    g.ally = [EMPTY] * 3
    g.spent = [0] * 3
    g.bonus = [EMPTY] * len(BONUSES)
    g.notables = WARS_COPIES[:]
    g.trophies = [0] * (2 * COLOUR_COUNT)
    g.pool = [0] * KINDS
    g.used = []
    g.renewed = []
    g.locks = []
    g.disc = disc
    g.sworn = [EMPTY] * MAJOR_COUNT
    g.influence = STARTS[rules.track][:]
    g.corps = corps
    g.routed = [0] * (CITIES * MAJOR_COUNT)
    g.halted = []
    g.lost_tiles = [0] * CITIES
    return g
