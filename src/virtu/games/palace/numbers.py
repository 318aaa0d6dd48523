"""The part of both Palace tables as a row of numbers: the fields themselves, but for Family cards not shown yet."""

from virtu.games.palace.component_data import SYMBOLS
from virtu.games.palace.state import EMPTY, PHASES, SETUP, Palace
from virtu.games.palace.tables import (
    CARD_NAME,
    CITY_NAME,
    KINDS,
    LOCATION_NAME,
    NOTABLES,
    ROOMS,
    SOURCE_NAME,
    SOURCES,
    SPACE_NAME,
    SPACES,
    TITLES,
)
from virtu.games.palace.view import hidden
from virtu.kernel.ids import Seat
from virtu.kernel.numbers import Part, Row, across, one, seats


def parts(players: int, trophies: list[str]) -> list[Part]:
    """`trophies`: whose Troops they can be."""
    by_seat = seats(players)
    rooms = across(by_seat, [str(room + 1) for room in range(ROOMS)])
    spaces = across(by_seat, list(SPACE_NAME))
    cities = list(CITY_NAME)
    armies = across(cities, by_seat)
    return [
        one("year", "counted from 1; 0: before the first"),
        Part("phase", list(PHASES), "1 for the present one"),
        one("requesting", "who may ask for the florins of an Indulgence now plus 4; 1: nobody"),
        Part("faction", by_seat, "which faction a seat plays"),
        Part("order", [str(place + 1) for place in range(players)], "the seat at each place of the turn order"),
        Part("marker", by_seat, "the marker's Room from 1 on; 0: none yet"),
        Part("treasury", by_seat, "florins"),
        Part("agents", by_seat, "Agents at hand"),
        Part("reserve", by_seat, "Agents still locked"),
        Part("tokens", by_seat, "+1 war tokens"),
        Part("requested", by_seat, "Indulgence of this Year: 0 not requested, 1 to be placed, 2 placed"),
        Part("actions", rooms, "the Action card's number plus 1; 0: none"),
        Part("improvements", rooms, "the Improvement's number plus 1; 0: none"),
        Part("indulgences", rooms, "1: an Indulgence lies there"),
        Part("spaces", spaces, "the Cortigiano card's number plus 1; 0: none"),
        Part("space_ready", spaces, "1: its card is ready"),
        Part("closed", spaces, "1: the space was given up"),
        Part("owner", cities, "a seat plus 4; 3 neutral, 2 not in play, 1 a Major City's"),
        Part("city_ready", cities, "1: its tile is ready in a Domain"),
        Part("troops", armies, "Troops that are not marked for retreat"),
        Part("marked", armies, "Troops marked for retreat"),
        Part("deferred", cities, "plains winner who decides later plus 1, and the players if Leonardo rests; 0: none"),
        Part("agent", list(LOCATION_NAME), "the seat whose Agent stands there plus 1; 0: nobody"),
        Part("titles", across(by_seat, list(TITLES)), "0 absent, 1 exhausted, 2 ready"),
        Part("notables", list(CARD_NAME[:NOTABLES]), "cards left in the Market"),
        Part("trophies", trophies, "1: holds that Trophy"),
        Part("pool", list(SYMBOLS), "what the sources of the present payment gave"),
        Part("used", list(SOURCE_NAME), "1: used in the present payment"),
        Part("renewed", list(SOURCE_NAME), "1: readied by the present Govern"),
        Part("locks", across(by_seat, list(SOURCE_NAME)), "the symbol it has paid with in this phase plus 1; 0: none"),
    ]


def as_seen(g: Palace, viewer: Seat | None) -> Palace:
    """AG-3.5.1 The table without the cards that may not be seen yet; mostly the table itself."""
    closed = [seat for seat in range(g.players) if hidden(g, Seat(seat), viewer)]
    if not closed:
        return g
    g = g.clone()
    for seat in closed:
        for room in range(seat * ROOMS, seat * ROOMS + ROOMS):
            g.actions[room] = g.improvements[room] = EMPTY
        for space in range(seat * SPACES, seat * SPACES + SPACES):
            g.spaces[space] = EMPTY
            g.space_ready[space] = 0
    return g


def numbers(table: Palace, viewer: Seat | None, row: Row) -> None:
    g = as_seen(table, viewer) if table.phase == SETUP else table
    row.capped([g.year])
    row.flagged(g.phase, len(PHASES))
    row.raised([g.requesting], 4)
    row.plain(g.faction)
    row.plain(g.order)
    row.raised(g.marker, 1)
    row.capped(g.treasury)
    row.plain(g.agents)
    row.plain(g.reserve)
    row.plain(g.tokens)
    row.plain(g.requested)
    row.raised(g.actions, 1)
    row.raised(g.improvements, 1)
    row.plain(g.indulgences)
    row.raised(g.spaces, 1)
    row.plain(g.space_ready)
    row.plain(g.closed)
    row.raised(g.owner, 4)
    row.plain(g.city_ready)
    row.plain(g.troops)
    row.plain(g.marked)
    row.raised(g.deferred, 1)
    row.raised(g.agent, 1)
    row.plain(g.titles)
    row.plain(g.notables)
    row.capped(g.trophies)
    row.capped(g.pool)
    row.counted(g.used, SOURCES)
    row.counted(g.renewed, SOURCES)
    row.split(g.locks, KINDS, g.players * SOURCES)
