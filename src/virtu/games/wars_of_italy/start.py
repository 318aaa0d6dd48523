"""WI-2 The table before anything is decided."""

from virtu.games.palace.start import lay_table
from virtu.games.palace.state import EMPTY, READY
from virtu.games.palace.tables import CITIES, TITLE_KINDS
from virtu.games.wars_of_italy.ruleset import Terms
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
from virtu.kernel.option import Value


def start(options: dict[str, Value]) -> Wars:
    """WI-2.1 to WI-2.6"""
    rules = Terms(options)
    w = Wars()
    lay_table(w, rules, SIDE_FACTION, SIDE_AGENTS, Setup())
    w.treasury = SIDE_FLORINS[:]
    w.notables = WARS_COPIES[:]
    w.trophies = [0] * (2 * COLOUR_COUNT)
    w.disc = [EMPTY] * CITIES
    w.ally = [EMPTY] * MAJOR_COUNT
    w.influence = STARTS[rules.track][:]
    w.corps = [0] * (CITIES * MAJOR_COUNT)
    w.routed = [0] * (CITIES * MAJOR_COUNT)
    w.halted = []
    w.lost_tiles = [0] * CITIES
    for seat in range(2):
        for city, count in SIDE_CITIES[seat].items():
            w.owner[city] = seat
            w.city_ready[city] = 1
            w.troops[city * 2 + seat] = count
        for title in SIDE_TITLES[seat]:
            w.titles[seat * TITLE_KINDS + title] = READY
    for major in range(MAJOR_COUNT):
        for city, count in MAJOR_CITIES[major].items():
            w.owner[city] = MAJOR
            w.disc[city] = major
            w.corps[city * MAJOR_COUNT + major] = count
    return w
