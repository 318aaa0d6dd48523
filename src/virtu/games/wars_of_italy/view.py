"""What can be seen: everything, but for Family cards still being placed. Ids only: see `components`."""

from typing import cast

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
from virtu.games.palace.view import city_seen, details, display_seen, held, hidden, player_seen
from virtu.games.palace.wire import Display
from virtu.games.wars_of_italy.combat import disc_colour
from virtu.games.wars_of_italy.state import Wars
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
from virtu.games.wars_of_italy.wire import City, MajorCity, Player, QuestionDetails, View
from virtu.kernel.ids import Seat


def plain_view(w: Wars, seat: Seat | None) -> View:
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
        "crosses": [0 if hidden(w, side, seat) else w.symbols_shown(side, CROSS) for side in (Seat(0), Seat(1))],
        "details": cast("QuestionDetails | None", details(w, seat)),
    }


def city_view(w: Wars, city: int, viewer: Seat | None) -> City:
    seen = cast("City", city_seen(w, city, viewer))
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


def major_view(w: Wars, major: int) -> MajorCity:
    """A Major City: its track, its postures, and what lies beside the board."""
    ally, colour = w.ally[major], FIRST_MAJOR + major
    seen: MajorCity = {
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
        seen["posture"] = w.postures(major)
    return seen


def display(w: Wars) -> Display:
    """WI-2.5 What is for sale or to be had."""
    kinds = [(FRANCE, PRINCIPALITY), (NAPLES, DUCHY), (NAPLES, KINGDOM)]
    tiles = {TITLES[kind]: int(w.titles[seat * TITLE_KINDS + kind] == ABSENT) for seat, kind in kinds}
    tiles["guild"] = GUILDS - titles_held(w, GUILD)
    return display_seen(w, [card for card in range(NOTABLES) if w.notables[card]], tiles)


def player(w: Wars, seat: Seat, viewer: Seat | None) -> Player:
    """One side: the general Palace and Domain, and its armies and trophies."""
    return {
        **player_seen(w, seat, viewer, SIDES[seat]),
        "placed": w.agent.count(seat),
        "troops": {COLOURS[colour]: w.on_board(colour) for colour in w.colours_of(seat)},
        "pool": {COLOURS[colour]: CAP[colour] - w.on_board(colour) for colour in w.colours_of(seat)},
        "allies": [MAJORS[major] for major in range(MAJOR_COUNT) if w.ally[major] == seat],
        "trophies": by_colour(w.trophies[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]),
    }
