"""Diplomacy: neutral Cities are annexed, Major Cities courted, alliances concluded."""

from virtu.bots.outlooks.palace.choice import best, cheapest_use, frugal
from virtu.bots.outlooks.palace.prospects import TILE_WORTH
from virtu.bots.outlooks.wars.style import Style
from virtu.bots.outlooks.wars.tracks import court_value
from virtu.games.palace.actions import DONE, Annex
from virtu.games.palace.annexing import FAR, seas_to
from virtu.games.palace.state import EMPTY, NEUTRAL
from virtu.games.palace.tables import CITIES, CITY_SOURCE, CROWN, PIRATE, SHIP, TRACK_LOCATION
from virtu.games.wars_of_italy.actions import Influence
from virtu.games.wars_of_italy.state import FOR_INFLUENCE, Wars
from virtu.games.wars_of_italy.tables import MAJOR_COUNT
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat

HALF_A_CITY = 0.95
"""Half of a City and what comes with it."""


class Frontier:
    """The neutral Cities a side could annex, with the price of each: the same for every Room of a question."""

    def __init__(self, w: Wars, seat: Seat) -> None:
        self.cities: list[int] = []
        self.seas: list[int] = []
        self.values: list[int] = []
        for city in range(CITIES):
            if w.owner[city] == NEUTRAL and not PIRATE[city]:
                seas = seas_to(w, seat, city)
                if seas != FAR:
                    self.cities.append(city)
                    self.seas.append(seas)
                    self.values.append(w.value_for(seat, city))

    def best(self, crowns: int, ships: int) -> float:
        """What the best City is worth that so many Crowns and Ships annex; 0: there is none."""
        top = 0.0
        for index, city in enumerate(self.cities):
            if self.seas[index] <= ships and self.values[index] < crowns:
                top = max(top, HALF_A_CITY + annexed_worth(city, self.values[index]))
        return top

    def only_by_sea(self, crowns: int, ships: int) -> bool:
        """Whether Cities can be had, but none of them without Ships."""
        found = False
        for index, seas in enumerate(self.seas):
            if seas <= ships and self.values[index] < crowns:
                if not seas:
                    return False
                found = True
        return found


def annexed_worth(city: int, value: int) -> float:
    """What a City is worth beyond its price."""
    return 1.2 + 2.0 * TILE_WORTH[CITY_SOURCE + city] - 0.3 * (value + 1)


def may_conclude(w: Wars, seat: Seat) -> bool:
    """Whether an ally waits."""
    for major in range(MAJOR_COUNT):
        if w.in_alliance_zone(major, seat) and w.agent[TRACK_LOCATION + major] in (EMPTY, seat):
            return True
    return False


def diplomacy_value(w: Wars, seat: Seat, frontier: Frontier, style: Style) -> float:
    """What an Annex Room would bring with the means at hand."""
    if may_conclude(w, seat):
        return style.alliance
    totals = frugal(w, seat, FOR_INFLUENCE).totals
    square = 0.0
    for major in range(MAJOR_COUNT):
        if w.ally[major] == EMPTY:
            square = max(square, court_value(w, major, seat, style))
    return max(totals[CROWN] * square, frontier.best(totals[CROWN], totals[SHIP]))


def diplomacy(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """First the Crowns are gathered; then a City if one is in reach; the rest goes to the tracks."""
    crowns = cheapest_use(w, seat, offers, CROWN, style.crown)
    if crowns is not None:
        return crowns
    cities = [(2.0 * TILE_WORTH[CITY_SOURCE + action.city], action) for action in offers if isinstance(action, Annex)]
    if cities:
        return best([(value, action) for value, action in cities])
    if Frontier(w, seat).only_by_sea(w.pool[CROWN], w.pool[SHIP] + 2):
        ships = cheapest_use(w, seat, offers, SHIP, style.ship)
        if ships is not None:
            return ships
    courted = [
        (court_value(w, action.major, seat, style), action) for action in offers if isinstance(action, Influence)
    ]
    return best([(value, action) for value, action in courted], 0.0) or DONE
