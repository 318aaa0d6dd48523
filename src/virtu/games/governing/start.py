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
    return Governing(
        players, [Setup()], None, None, ruleset(options), 0, SETUP, NOBODY, 0, factions[:], seats[:], seats[:],
        [FIRST_SPACE] * players, [EMPTY] * players, [STARTING_FLORINS] * players, available,
        [AGENTS - count for count in available], [0] * players, [0] * players, [0] * (2 * players), [0] * players,
        [EMPTY] * (ROOMS * players), [EMPTY] * (ROOMS * players), [0] * (ROOMS * players),
        [EMPTY] * (SPACES * players), [0] * (SPACES * players), [0] * (SPACES * players), owner, ready, [0] * CITIES,
        troops, [0] * (CITIES * players), [EMPTY] * CITIES, [EMPTY] * LOCATIONS, [0] * (TITLE_KINDS * players),
        [EMPTY] * 3, [0] * 3, [EMPTY] * len(BONUSES), COPIES[:], [0] * (players * players), [0] * KINDS, [], [], [],
    )
