"""AG-3 The table before anything is decided."""

from virtu.games.governing.ruleset import Terms
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.setup import Setup
from virtu.games.palace.start import lay_table
from virtu.games.palace.state import EMPTY, NEUTRAL, OUT
from virtu.games.palace.tables import (
    BONUSES,
    CITIES,
    COPIES,
    FACTIONS_AT,
    FIRST_SPACE,
    HOME,
    IN_PLAY,
    POWERS,
    STARTING_AGENTS,
    STARTING_FLORINS,
)
from virtu.kernel.option import Value


def start(players: int, options: dict[str, Value]) -> Governing:
    """AG-3.1 to AG-3.3 Boards, supplies, Starting Cities with their Troops, Agents and one florin each."""
    factions = FACTIONS_AT[players]
    g = Governing()
    lay_table(g, Terms(options), factions, [STARTING_AGENTS[faction] for faction in factions], Setup())
    g.triggers = 0
    g.stack = g.order[:]
    g.track = [FIRST_SPACE] * players
    g.treasury = [STARTING_FLORINS] * players
    g.patronage = [0] * players
    g.slots = [0] * (2 * players)
    g.cathedral = [0] * CITIES
    g.ally = [EMPTY] * len(POWERS)
    g.spent = [0] * len(POWERS)
    g.bonus = [EMPTY] * len(BONUSES)
    g.notables = COPIES[:]
    g.trophies = [0] * (players * players)
    for city in range(CITIES):
        g.owner[city] = NEUTRAL if city in IN_PLAY[players] else OUT
        # AG-3.1.4 Without the Roman player Rome is an ordinary neutral City.
        if city in IN_PLAY[players] and HOME[city] in factions:
            seat = factions.index(HOME[city])
            g.owner[city] = seat
            g.city_ready[city] = 1
            g.troops[city * players + seat] = 1
    return g
