"""AG-3 The table before anything is decided."""

from virtu.games.governing.ruleset import ruleset
from virtu.games.governing.state import EMPTY, NEUTRAL, OUT, SETUP, Governing
from virtu.games.governing.steps.setup import Setup
from virtu.games.governing.tables import (
    AGENTS,
    BONUSES,
    CITIES,
    COPIES,
    FACTIONS_AT,
    FIRST_SPACE,
    HOME,
    IN_PLAY,
    KINDS,
    LOCATIONS,
    ROOMS,
    SPACES,
    STARTING_AGENTS,
    STARTING_FLORINS,
    TITLE_KINDS,
)
from virtu.kernel.ids import NOBODY
from virtu.kernel.option import Value


def start(players: int, options: dict[str, Value]) -> Governing:
    """AG-3.1 to AG-3.3 Boards, supplies, Starting Cities with their Troops, Agents and one florin each."""
    factions = FACTIONS_AT[players]
    owner = [OUT] * CITIES
    ready = [0] * CITIES
    troops = [0] * (CITIES * players)
    for city in IN_PLAY[players]:
        owner[city] = NEUTRAL
        # AG-3.1.4 Without the Roman player Rome is an ordinary neutral City.
        if HOME[city] in factions:
            seat = factions.index(HOME[city])
            owner[city] = seat
            ready[city] = 1
            troops[city * players + seat] = 1
    available = [STARTING_AGENTS[faction] for faction in factions]
    seats = list(range(players))
    g = Governing()
    g.players = players
    g.agenda = [Setup()]
    g.dice = None
    g.news = None
    g.rules = ruleset(options)
    g.year = 0
    g.phase = SETUP
    g.requesting = NOBODY
    g.triggers = 0
    g.faction = factions[:]
    g.order = seats[:]
    g.stack = seats[:]
    g.track = [FIRST_SPACE] * players
    g.marker = [EMPTY] * players
    g.treasury = [STARTING_FLORINS] * players
    g.agents = available
    g.reserve = [AGENTS - count for count in available]
    g.tokens = [0] * players
    g.patronage = [0] * players
    g.slots = [0] * (2 * players)
    g.requested = [0] * players
    g.actions = [EMPTY] * (ROOMS * players)
    g.improvements = [EMPTY] * (ROOMS * players)
    g.indulgences = [0] * (ROOMS * players)
    g.spaces = [EMPTY] * (SPACES * players)
    g.space_ready = [0] * (SPACES * players)
    g.closed = [0] * (SPACES * players)
    g.owner = owner
    g.city_ready = ready
    g.cathedral = [0] * CITIES
    g.troops = troops
    g.marked = [0] * (CITIES * players)
    g.deferred = [EMPTY] * CITIES
    g.agent = [EMPTY] * LOCATIONS
    g.titles = [0] * (TITLE_KINDS * players)
    g.ally = [EMPTY] * 3
    g.spent = [0] * 3
    g.bonus = [EMPTY] * len(BONUSES)
    g.notables = COPIES[:]
    g.trophies = [0] * (players * players)
    g.pool = [0] * KINDS
    g.used = []
    g.renewed = []
    g.locks = []
    return g
