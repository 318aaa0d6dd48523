"""The Art of Governing as a row of numbers."""

from virtu.games.governing.state import Governing
from virtu.games.palace import numbers as palace
from virtu.games.palace.tables import BONUSES, CITY_NAME, POWERS, TYPES
from virtu.kernel.ids import Seat
from virtu.kernel.numbers import Part, Row, across, one, seats


def parts(players: int) -> list[Part]:
    by_seat = seats(players)
    return [
        *palace.parts(players, across(by_seat, by_seat)),
        one("triggers", "what ends the game after this Winter, in bits"),
        Part("stack", by_seat, "seats by their disc on the Cities track, the one moved last first"),
        Part("track", by_seat, "the disc's space on the Cities track"),
        Part("patronage", by_seat, "step on the Patronage track"),
        Part("slots", across(by_seat, list(TYPES)), "1: a Patronage bonus of this type was taken"),
        Part("cathedral", list(CITY_NAME), "0 absent, 1 exhausted, 2 ready"),
        Part("ally", list(POWERS), "the allied seat plus 1; 0: nobody"),
        Part("spent", list(POWERS), "1: the Alliance is used"),
        Part("bonus", list(BONUSES), "who holds it plus 1; 0: nobody"),
    ]


def numbers(g: Governing, seat: Seat | None, row: Row) -> None:
    palace.numbers(g, seat, row)
    row.plain([g.triggers])
    row.plain(g.stack)
    row.plain(g.track)
    row.plain(g.patronage)
    row.plain(g.slots)
    row.plain(g.cathedral)
    row.raised(g.ally, 1)
    row.plain(g.spent)
    row.raised(g.bonus, 1)
