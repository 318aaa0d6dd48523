"""The Wars of Italy as a row of numbers."""

from virtu.games.palace import numbers as palace
from virtu.games.palace.tables import CITIES, CITY_NAME
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.tables import COLOUR_COUNT, COLOURS, MAJORS
from virtu.kernel.ids import Seat
from virtu.kernel.numbers import Part, Row, across, seats


def parts(players: int) -> list[Part]:
    cities = list(CITY_NAME)
    majors: list[str] = [*MAJORS]
    colours: list[str] = [*COLOURS]
    return [
        *palace.parts(players, across(seats(players), colours)),
        Part("disc", cities, "the Major City whose disc it bears plus 1; 0: none"),
        Part("ally", majors, "the allied seat plus 2; 1: on its track, 0: eliminated"),
        Part("influence", majors, "the marker's square plus 32; France pulls below that"),
        Part("corps", across(cities, majors), "Troops of Major Cities that are not routed"),
        Part("routed", across(cities, majors), "Troops of Major Cities that wait for their retreat"),
        Part("halted", across(cities, colours), "Troops that have stopped in this Wage War"),
        Part("lost_tiles", cities, "1: its tile has left the game"),
    ]


def numbers(g: Wars, seat: Seat | None, row: Row) -> None:
    palace.numbers(g, seat, row)
    row.raised(g.disc, 1)
    row.raised(g.ally, 2)
    row.raised(g.influence, 32)
    row.plain(g.corps)
    row.plain(g.routed)
    row.counted(g.halted, CITIES * COLOUR_COUNT)
    row.plain(g.lost_tiles)
