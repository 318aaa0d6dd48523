"""What can be seen: everything, but for Family cards still being placed. Ids only: see `components`."""

from typing import cast

from virtu.games.governing.state import Governing
from virtu.games.governing.steps.scoring import crosses
from virtu.games.governing.wire import City, Display, Player, View
from virtu.games.palace.market import titles_held
from virtu.games.palace.state import ABSENT, EMPTY, OUT, PHASES, READY
from virtu.games.palace.tables import (
    BONUSES,
    CANNONS,
    CITIES,
    CITY_NAME,
    FACTIONS,
    KINGDOM,
    NOTABLES,
    POWERS,
    TITLE_COPIES,
    TITLES,
)
from virtu.games.palace.view import city_seen, details, display_seen, held, hidden, player_seen
from virtu.kernel.ids import Seat


def plain_view(g: Governing, seat: Seat | None) -> View:
    """The whole table; before all Family cards lie, other Palaces stay closed (AG-R96)."""
    return {
        "year": g.year,
        "phase": PHASES[g.phase],
        "order": g.order[:],
        "stack": g.stack[:],
        "last_year": g.triggers != 0,
        "cities": {CITY_NAME[city]: city_view(g, city, seat) for city in range(CITIES) if g.owner[city] != OUT},
        "powers": {
            POWERS[power]: {
                "ally": held(g.ally[power]), "spent": g.spent[power] == 1, "agent": held(g.agent_on_power(power))
            }
            for power in range(len(POWERS))
        },
        "display": display(g),
        "players": [player(g, Seat(number), seat) for number in range(g.players)],
        "crosses": [0 if hidden(g, Seat(number), seat) else crosses(g, Seat(number)) for number in range(g.players)],
        "details": details(g, seat),
    }


def city_view(g: Governing, city: int, viewer: Seat | None) -> City:
    seen = cast("City", city_seen(g, city, viewer))
    if g.cathedral[city] != ABSENT:
        seen["cathedral"] = "ready" if g.cathedral[city] == READY else "exhausted"
    first = city * g.players
    if sum(g.troops[first : first + g.players]):
        seen["troops"] = g.troops[first : first + g.players]
    if sum(g.marked[first : first + g.players]):
        seen["marked"] = g.marked[first : first + g.players]
    return seen


def display(g: Governing) -> Display:
    """What is for sale or to be had."""
    tiles = {TITLES[kind]: TITLE_COPIES[kind] - titles_held(g, kind) for kind in range(KINGDOM, CANNONS)}
    tiles["cathedral"] = g.cathedrals_left()
    return {
        **display_seen(g, range(NOTABLES), tiles),
        "bonuses": [BONUSES[bonus] for bonus in range(len(BONUSES)) if g.bonus[bonus] == EMPTY],
    }


def player(g: Governing, seat: Seat, viewer: Seat | None) -> Player:
    """One player: the Palace and Domain, the tracks, the armies."""
    return {
        **player_seen(g, seat, viewer, FACTIONS[g.faction[seat]]),
        "track": g.track[seat],
        "patronage": g.patronage[seat],
        "bonuses": [BONUSES[bonus] for bonus in range(len(BONUSES)) if g.bonus[bonus] == seat],
        "troops": g.on_board(seat),
        "trophies": [other for other in range(g.players) if g.trophies[seat * g.players + other]],
    }
