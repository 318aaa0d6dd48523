"""What can be seen: everything, but for Family cards still being placed. Ids only: see `components`."""

from virtu.games.palace.market import titles_held
from virtu.games.palace.state import ABSENT, EMPTY, OUT, PHASES
from virtu.games.palace.tables import (
    CARD_NAME,
    CITIES,
    CITY_NAME,
    CROSS,
    DUCHY,
    GUILD,
    KINGDOM,
    NOTABLES,
    PRINCIPALITY,
    TITLE_KINDS,
    TITLES,
    TRACK_LOCATION,
)
from virtu.games.palace.view import city_seen, display_seen, held, hidden, moment, player_seen
from virtu.games.wars_of_italy.combat import disc_colour
from virtu.games.wars_of_italy.state import POSTURES, Wars
from virtu.games.wars_of_italy.tables import (
    CAP,
    COLOUR_COUNT,
    COLOURS,
    FIRST_MAJOR,
    FRANCE,
    GUILDS,
    KINGS,
    LAST_ROUND,
    MAJOR_AGENTS,
    MAJOR_COUNT,
    MAJORS,
    NAPLES,
    SALARY_ROUNDS,
    SIDES,
)
from virtu.kernel.ids import Seat


def plain_view(w: Wars, seat: Seat | None) -> dict[str, object]:
    """The whole table; before all Family cards lie, the other Palace stays closed (WI-R12)."""
    return {
        "round": w.year,
        "last_round": LAST_ROUND,
        "salary_rounds": SALARY_ROUNDS[:],
        "phase": PHASES[w.phase],
        "order": w.order[:],
        "cities": {CITY_NAME[city]: city_view(w, city, seat) for city in range(CITIES)},
        "majors": {MAJORS[major]: major_view(w, major) for major in range(MAJOR_COUNT)},
        "track": {"end": w.terms().end, "alliance": w.terms().alliance, "favour": w.terms().favour},
        "display": display(w),
        "players": [player(w, Seat(number), seat) for number in range(2)],
        "crosses": [
            0 if hidden(w, Seat(number), seat) else w.symbols_shown(Seat(number), CROSS) for number in range(2)
        ],
        "moment": moment(w, seat),
    }


def city_view(w: Wars, city: int, viewer: Seat | None) -> dict[str, object]:
    seen = city_seen(w, city, viewer)
    colour = disc_colour(w, city)
    if colour != EMPTY:
        seen["disc"] = COLOURS[colour]
    if w.lost_tiles[city]:
        seen["no_tile"] = True
    troops = by_colour([w.count_at(each, city) for each in range(COLOUR_COUNT)])
    if troops:
        seen["troops"] = troops
    routed = by_colour([w.routed_at(each, city) for each in range(COLOUR_COUNT)])
    if routed:
        seen["routed"] = routed
    return seen


def by_colour(counts: list[int]) -> dict[str, int]:
    """The colours that have any."""
    return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}


def major_view(w: Wars, major: int) -> dict[str, object]:
    """A Major City: its track, its postures, and what lies beside the board."""
    ally, colour = w.ally[major], FIRST_MAJOR + major
    seen: dict[str, object] = {
        "colour": COLOURS[colour],
        "status": "active" if ally == EMPTY else "eliminated" if ally == OUT else "allied",
        "pool": 0 if ally == OUT else CAP[colour] - w.on_board(colour),
    }
    if ally >= 0:
        seen["ally"] = ally
    if ally == EMPTY:
        seen["square"] = w.influence[major]
        seen["agent"] = held(w.agent[TRACK_LOCATION + major])
        seen["cards"] = [CARD_NAME[card] for card in KINGS[colour]]
        seen["agents"] = MAJOR_AGENTS[major]
    if ally != OUT:
        seen["posture"] = [POSTURES[w.posture(major, side)] for side in (FRANCE, NAPLES)]
    return seen


def display(w: Wars) -> dict[str, object]:
    """WI-2.5 What is for sale or to be had."""
    kinds = [(FRANCE, PRINCIPALITY), (NAPLES, DUCHY), (NAPLES, KINGDOM)]
    tiles = {TITLES[kind]: int(w.titles[seat * TITLE_KINDS + kind] == ABSENT) for seat, kind in kinds}
    notables = [card for card in range(NOTABLES) if w.notables[card]]
    return {**display_seen(w, notables), "tiles": {**tiles, "guild": GUILDS - titles_held(w, GUILD)}}


def player(w: Wars, seat: Seat, viewer: Seat | None) -> dict[str, object]:
    """One side: the general Palace and Domain, and its armies and trophies."""
    seen = player_seen(w, seat, viewer)
    seen["faction"] = SIDES[seat]
    seen["placed"] = w.agent.count(seat)
    seen["troops"] = {COLOURS[colour]: w.on_board(colour) for colour in w.colours_of(seat)}
    seen["pool"] = {COLOURS[colour]: CAP[colour] - w.on_board(colour) for colour in w.colours_of(seat)}
    seen["allies"] = [MAJORS[major] for major in range(MAJOR_COUNT) if w.ally[major] == seat]
    seen["trophies"] = by_colour(w.trophies[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT])
    return seen
