"""Diplomacy: neutral Cities are annexed, Major Cities courted, alliances concluded."""

from typing import Final

from virtu.bots.outlooks.palace.choice import best, cheapest_use, frugal
from virtu.bots.outlooks.palace.prospects import TILE_WORTH
from virtu.bots.outlooks.wars_of_italy.style import Style
from virtu.bots.outlooks.wars_of_italy.tracks import court_value, courting, pull_of, short_of_alliance
from virtu.games.palace.actions import ANNEX_CITY, DONE, USE, Annex
from virtu.games.palace.annexing import FAR, seas_to
from virtu.games.palace.state import EMPTY, NEUTRAL
from virtu.games.palace.tables import CITIES, CITY_SOURCE, CROSS, CROWN, FLORIN, PIRATE, SHIP, TRACK_LOCATION
from virtu.games.wars_of_italy.actions import INFLUENCE, Influence
from virtu.games.wars_of_italy.state import FOR_INFLUENCE, Wars
from virtu.games.wars_of_italy.steps.influence import Diplomacy, influence_objection
from virtu.games.wars_of_italy.tables import MAJOR_COUNT, ROME
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat

HALF_A_CITY: Final = 0.95
"""Half of a City and what comes with it."""
DEAREST: Final = 4
"""The Crowns that a dear City costs."""
MOST_SEAS: Final = 3
"""So many Ships may be found for a City."""
AS_GIFT: Final = 0.01
"""Less than any source costs that is exhausted."""


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
        reached = False
        for index, seas in enumerate(self.seas):
            if seas <= ships and self.values[index] < crowns:
                if not seas:
                    return False
                reached = True
        return reached


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
    if style.mended:
        city, major = frontier.best(totals[CROWN], totals[SHIP]), courted(w, seat, totals[CROWN], totals[CROSS])
        symbols = totals[CROWN] + (totals[CROSS] if major == ROME else 0)
        tracks = 0.8 * courting(w, major, seat, symbols) if major != EMPTY else 0.0
        return max(city, tracks) + 0.4 * min(city, tracks)
    square = 0.0
    for major in range(MAJOR_COUNT):
        if w.ally[major] == EMPTY:
            square = max(square, court_value(w, major, seat, style))
    return max(totals[CROWN] * square, frontier.best(totals[CROWN], totals[SHIP]))


def diplomacy(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """First the Crowns are gathered; then a City if one is in reach; the rest goes to the tracks."""
    if style.mended:
        return gather(w, seat, offers, style) or spend(w, seat, offers, style)
    crowns = cheapest_use(w, seat, offers, CROWN, style.crown, style.general)
    if crowns is not None:
        return crowns
    cities = [(2.0 * TILE_WORTH[CITY_SOURCE + action.city], action) for action in offers if isinstance(action, Annex)]
    if cities:
        return best([(value, action) for value, action in cities])
    if Frontier(w, seat).only_by_sea(w.pool[CROWN], w.pool[SHIP] + 2):
        ships = cheapest_use(w, seat, offers, SHIP, style.ship, style.general)
        if ships is not None:
            return ships
    courted = [
        (court_value(w, action.major, seat, style), action) for action in offers if isinstance(action, Influence)
    ]
    return best([(value, action) for value, action in courted], 0.0) or DONE


def gather(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """The next source to put up, as long as its Crowns or Crosses serve."""
    most = style.crown if w.pool[CROWN] < useful_crowns(w, seat) else AS_GIFT
    crowns = cheapest_use(w, seat, offers, CROWN, most, style.general)
    if crowns is None and w.ally[ROME] == EMPTY and not w.at_end(ROME, seat):
        return cheapest_use(w, seat, offers, CROSS, style.cross, style.general)
    return crowns


def spend(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """What is in the pool: an alliance in sight goes before a City, a City before a square."""
    ships = cheapest_use(w, seat, offers, SHIP, style.ship, style.general)
    if ships is not None and Frontier(w, seat).only_by_sea(w.pool[CROWN], w.pool[SHIP] + MOST_SEAS):
        return ships
    major = courted(w, seat, w.pool[CROWN], w.pool[CROSS])
    price = 0
    city: Annex | None = None
    top = 0.0
    for action in offers:
        if isinstance(action, Annex):
            value = w.value_for(seat, action.city)
            if city is None or annexed_worth(action.city, value) > top:
                top, price, city = annexed_worth(action.city, value), value + 1, action
    if city is not None:
        short = short_of_alliance(w, major, seat) if major != EMPTY else 0
        if not w.pool[CROWN] - price < short <= w.pool[CROWN]:
            return city
    if major == EMPTY:
        return DONE
    symbol = CROSS if major == ROME and w.pool[CROSS] else CROWN
    for action in offers:
        if isinstance(action, Influence) and action.major == major and action.symbol == symbol:
            return action
    return DONE


def putting_up(w: Wars, seat: Seat) -> list[Action]:
    """The uses of sources that the rule looks at."""
    means = frugal(w, seat, FOR_INFLUENCE)
    uses: list[Action] = []
    for index, source in enumerate(means.sources):
        for symbol in means.kinds[index]:
            if symbol != FLORIN:
                uses.append(USE[source][symbol])
    return uses


def spending(w: Wars, ask: Diplomacy) -> list[Action]:
    """The Cities and tracks on which the pool can be spent."""
    answers: list[Action] = []
    if w.pool[CROWN] and not ask.annexed:
        frontier = Frontier(w, ask.who)
        for index, city in enumerate(frontier.cities):
            if frontier.seas[index] <= w.pool[SHIP] and frontier.values[index] < w.pool[CROWN]:
                answers.append(ANNEX_CITY[city])
    for major in range(MAJOR_COUNT):
        for action in INFLUENCE[major]:
            if influence_objection(w, ask.who, major, action.symbol) is None:
                answers.append(action)
    return answers


def useful_crowns(w: Wars, seat: Seat) -> int:
    """So many Crowns could be spent: on a City, and on all tracks to their ends."""
    tracks = 0
    for major in range(MAJOR_COUNT):
        if w.ally[major] == EMPTY:
            tracks += w.terms().end - pull_of(w, major, seat)
    ask = w.agenda[-1]
    annexed = isinstance(ask, Diplomacy) and ask.annexed
    return tracks + (0 if annexed else DEAREST)


def courted(w: Wars, seat: Seat, crowns: int, crosses: int) -> int:
    """The Major City on whose track the symbols of the pool do most, or EMPTY."""
    best, top = EMPTY, 0.0
    for major in range(MAJOR_COUNT):
        symbols = crowns + (crosses if major == ROME else 0)
        if w.ally[major] == EMPTY and symbols and not w.at_end(major, seat):
            value = courting(w, major, seat, symbols) + 0.01
            if value > top:
                best, top = major, value
    return best
