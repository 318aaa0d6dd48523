"""The numbers its player aid tells, from what the rules themselves go by."""

from virtu.games.governing.ruleset import Terms
from virtu.games.governing.state import AT_HOME, ELSEWHERE, FREE_TROOPS, ROOMY
from virtu.games.governing.steps.scoring import ENDING_CITIES, FURTHEST, RELIGIOUS, TROPHY
from virtu.games.governing.steps.sponsor import BONUS_STEPS, sponsor_cost
from virtu.games.governing.wire import Figures
from virtu.games.palace.combat import FRANCE_STRENGTH
from virtu.games.palace.component_data import SYMBOLS
from virtu.games.palace.figures import shared_figures
from virtu.games.palace.purchasing_power import OTTOMAN_SHIPS
from virtu.games.palace.tables import (
    CITIES_POINTS,
    FIRST_SPACE,
    KINDS,
    LAST_STEP,
    PATRONAGE_POINTS,
    POWER_COST,
    POWERS,
    TROOPS,
)
from virtu.kernel.option import Value

FEWEST = 3
MOST = 5


def figures(players: int, options: dict[str, Value]) -> Figures:
    """By the options of a table; of no table: as five play."""
    terms = Terms(options)
    return {
        **shared_figures(terms, players, (FREE_TROOPS, TROOPS), (AT_HOME, ELSEWHERE)),
        "ending_cities": ENDING_CITIES,
        "last_step": LAST_STEP,
        "year_limit": terms.year_limit,
        "sponsor": [price_of_step(step) for step in range(1, LAST_STEP + 1)],
        "bonus_steps": list(BONUS_STEPS),
        "space_cities": ROOMY,
        "alliances": {
            power: {SYMBOLS[kind]: POWER_COST[index][kind] for kind in range(KINDS) if POWER_COST[index][kind]}
            for index, power in enumerate(POWERS)
        },
        "france_strength": FRANCE_STRENGTH,
        "ottoman_ships": OTTOMAN_SHIPS,
        "first_city": FIRST_SPACE,
        "cities_points": CITIES_POINTS,
        "patronage_points": PATRONAGE_POINTS,
        "furthest": FURTHEST,
        "religion": religion(players or MOST),
        "religion_of_three": religion(FEWEST),
        "trophy": TROPHY,
    }


def price_of_step(step: int) -> dict[str, int]:
    """AG-8.3.2 By symbol; "either": Crown or Cross."""
    cost = sponsor_cost(step)
    return {name: cost[kind] for kind, name in enumerate([*SYMBOLS, "either"]) if cost[kind]}


def religion(players: int) -> list[int]:
    return [points for points in RELIGIOUS[players] if points]
