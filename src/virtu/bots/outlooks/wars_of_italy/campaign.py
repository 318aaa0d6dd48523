"""Armies: which City they can take, how they get there, what they announce, where they go when they have lost."""

from typing import Final

from virtu.bots.outlooks.palace.choice import best, cheapest_use
from virtu.bots.outlooks.palace.prospects import TILE_WORTH
from virtu.bots.outlooks.wars_of_italy.prospects import use_left
from virtu.bots.outlooks.wars_of_italy.style import Style
from virtu.bots.outlooks.wars_of_italy.tracks import pull_of, standing
from virtu.games.palace.actions import DONE, PASS, March, Sail
from virtu.games.palace.actions_war import Announce, Besiege, Retreat
from virtu.games.palace.combat import defence, strengths, victory_losses, war_strength
from virtu.games.palace.combat import reserve as bonus_reserve
from virtu.games.palace.payment_table import FOR_WAR
from virtu.games.palace.purchasing_power import means_of
from virtu.games.palace.roads import roads_to
from virtu.games.palace.state import CANNONS_SOURCE, EMPTY
from virtu.games.palace.steps.announce import AnnounceBonus
from virtu.games.palace.tables import (
    CARD_BOTTOM,
    CAVALRY,
    CITIES,
    CITY,
    CITY_SOURCE,
    SHIP,
    SIDE_2_5,
    SPACES,
    VALUE,
    VOYAGE,
)
from virtu.games.wars_of_italy.actions import MarchAlly, SailAlly
from virtu.games.wars_of_italy.combat import MUST, duty, on_plains
from virtu.games.wars_of_italy.state import Wars, opponent
from virtu.games.wars_of_italy.tables import (
    CAPITAL,
    FRANCE,
    LOSS_CAPITAL,
    LOSS_DEPENDENCY,
    MAJOR_COUNT,
    NAPLES,
)
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat

CITY_OF_NAPLES: Final = CITY["naples"]
BONUSES: Final = [*range(SPACES), CANNONS_SOURCE]
FAR: Final = 99
MARCH_OF_A_ROUND: Final = 2
"""So many steps an army may come nearer before anybody can answer."""


def reserve(w: Wars, seat: Seat) -> int:
    """War bonuses a side could announce and pay for."""
    return bonus_reserve(w, seat, BONUSES)


def free_reserve(w: Wars, seat: Seat) -> int:
    """The same without Cortigiani that may have to carry Troops before."""
    court = [
        space for space in range(SPACES)
        if w.spaces[seat * SPACES + space] != EMPTY and not moves_troops(w.spaces[seat * SPACES + space])
    ]
    return bonus_reserve(w, seat, [*court, CANNONS_SOURCE])


def moves_troops(card: int) -> bool:
    return CARD_BOTTOM[card][CAVALRY] + CARD_BOTTOM[card][SHIP] > 0


def distances(w: Wars, seat: Seat, target: int) -> list[int]:
    """Steps by road from every City to a target, through Cities that let the side pass; FAR: no way."""
    return roads_to(SIDE_2_5, target, [w.welcomes(seat, city) for city in range(CITIES)], FAR)


def guard_of_naples(w: Wars) -> int:
    """The Troops that Naples wants at home: one, or enough against all who could march there."""
    steps = distances(w, Seat(FRANCE), CITY_OF_NAPLES)
    near = 0
    for city in range(CITIES):
        if steps[city] <= MARCH_OF_A_ROUND:
            near += w.army_at(FRANCE, city)
    if not near:
        return 1
    return max(1, near + reserve(w, Seat(FRANCE)) - VALUE[CITY_OF_NAPLES])


def gain_of(w: Wars, seat: Seat, city: int, style: Style) -> float:
    """What taking a City is worth."""
    other = opponent(seat)
    if style.mended:
        return mended_gain(w, seat, city) * style.war
    value = 1.6 + TILE_WORTH[CITY_SOURCE + city] * 2
    if city == CITY_OF_NAPLES and seat == FRANCE:
        return 40.0
    if w.owner[city] == other:
        value += 2.0
    elif w.disc[city] != EMPTY:
        value += 1.0
        if city != CAPITAL[w.disc[city]]:
            value -= 0.4 * max(0, pull_of(w, w.disc[city], seat) + 3)
        elif pull_of(w, w.disc[city], seat) >= 2:
            value -= 2.0
    return value


def mended_gain(w: Wars, seat: Seat, city: int) -> float:
    """A City is a point and a tile, a disc on it another point; what it does to the tracks counts too."""
    if city == CITY_OF_NAPLES and seat == FRANCE:
        return 40.0
    value = 1.2 + TILE_WORTH[CITY_SOURCE + city] * 2 * use_left(w)
    major = w.disc[city]
    if w.owner[city] == opponent(seat):
        return value + 2.0 + 0.5 * (major != EMPTY)
    if major == EMPTY:
        return value
    value += 1.0
    alliance = w.terms().alliance
    pull = pull_of(w, major, seat)
    if city == CAPITAL[major]:
        # The marker goes, whatever it promised to either side; the others take note.
        value -= standing(pull, alliance)
        for other in range(MAJOR_COUNT):
            if other != major and w.ally[other] == EMPTY:
                near = pull_of(w, other, seat)
                value -= standing(near, alliance) - standing(near - LOSS_CAPITAL, alliance)
        return value
    after = max(-w.terms().end, pull - LOSS_DEPENDENCY)
    return value - standing(pull, alliance) + standing(after, alliance)


class Theatre:
    """Where a side's Troops stand and how far they are from everything: the same for every plan of a question."""

    def __init__(self, w: Wars, seat: Seat, style: Style) -> None:
        self.w = w
        self.seat = seat
        guard = guard_of_naples(w) if style.mended and seat == NAPLES else 1
        self.friendly = [w.welcomes(seat, city) for city in range(CITIES)]
        self.origins: list[int] = []
        """Cities with Troops that may leave."""
        self.spare: list[int] = []
        """By origin: how many of them."""
        self.steps: list[list[int]] = []
        """By origin: the roads to every City."""
        for city in range(CITIES):
            count = w.army_at(seat, city)
            if count:
                self.origins.append(city)
                if seat == NAPLES and city == CITY_OF_NAPLES:
                    # Somebody stays at home.
                    count = max(0, count - guard)
                elif style.mended and w.halted:
                    for colour in w.colours_of(seat):
                        count -= w.halted_at(colour, city)
                self.spare.append(count)
                self.steps.append(roads_to(SIDE_2_5, city, self.friendly, FAR))
        self.risk = reserve(w, opponent(seat))

    def best(self, cavalry: int, ships: int, bonus: int, style: Style) -> tuple[float, int] | None:
        """The best City that can be reached and taken: what it is worth, and which."""
        w, seat = self.w, self.seat
        promised = self.promised() if style.mended else []
        top: tuple[float, int] | None = None
        for city in range(CITIES):
            if self.friendly[city]:
                continue
            arriving = self.arriving(city, cavalry, ships)
            if not arriving:
                continue
            need = defence(w, seat, city)
            # One source of War bonuses serves one siege.
            free = bonus if not promised or promised == [city] else 0
            risk = self.risk if w.owner[city] == opponent(seat) else 0
            if style.mended and w.army_at(seat, city) + free > need + risk:
                # Enough are there already.
                continue
            if w.army_at(seat, city) + arriving + free > need + (risk if city != CITY_OF_NAPLES else risk // 2):
                value = gain_of(w, seat, city, style) - 0.35 * victory_losses(w, seat, city, need) - 0.3 * (need >= 3)
                if top is None or value > top[0]:
                    top = (value, city)
        return top

    def promised(self) -> list[int]:
        """The sieges already begun that cannot do without War bonuses."""
        w, seat = self.w, self.seat
        cities: list[int] = []
        for city in self.origins:
            short = w.army_at(seat, city) <= defence(w, seat, city)
            if short and not self.friendly[city] and duty(w, seat, city) == MUST:
                cities.append(city)
        return cities

    def arriving(self, city: int, cavalry: int, ships: int) -> int:
        """How many Troops can get to a City with so much Cavalry and so many Ships."""
        costs: list[int] = []
        sailing = 0
        for index, origin in enumerate(self.origins):
            if origin == city:
                continue
            cost = self.steps[index][city]
            if cost == FAR:
                voyage = VOYAGE[origin][city]
                if not sailing and 0 < voyage <= ships:
                    sailing = min(self.w.army_at(self.seat, origin), ships // voyage)
            elif cost <= cavalry:
                costs += [cost] * self.spare[index]
        costs.sort()
        marching = 0
        for cost in costs:
            if cost > cavalry:
                break
            cavalry -= cost
            marching += 1
        return marching + sailing


def war_plan(w: Wars, seat: Seat, style: Style, theatre: Theatre | None = None) -> tuple[float, int] | None:
    """The best City that Troops can reach and take with what is at hand."""
    totals = means_of(w, seat, FOR_WAR).totals
    cavalry, ships = totals[CAVALRY] + w.pool[CAVALRY], totals[SHIP] + w.pool[SHIP]
    if not cavalry and not ships:
        return None
    bonus = free_reserve(w, seat) if style.mended else reserve(w, seat)
    return (theatre or Theatre(w, seat, style)).best(cavalry, ships, bonus, style)


def at_home(city: int, seat: Seat) -> bool:
    """Whether Troops there guard the city whose fall ends the war."""
    return seat == NAPLES and city == CITY_OF_NAPLES


def war(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    plan = war_plan(w, seat, style)
    if plan is None or plan[0] <= 0.2:
        return DONE
    city = plan[1]
    if not style.mended and w.army_at(seat, city) > defence(w, seat, city) + 1:
        return DONE
    steps = distances(w, seat, city)
    guard = guard_of_naples(w) if style.mended and seat == NAPLES else 1
    marches: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, (March, MarchAlly)) and steps[action.city] < steps[action.origin]:
            guards = at_home(action.origin, seat) and w.army_at(seat, action.origin) <= guard
            if not guards and (action.city == city or w.welcomes(seat, action.city)):
                marches.append((float(-steps[action.origin]), action))
        elif isinstance(action, (Sail, SailAlly)) and action.city == city and steps[action.origin] == FAR:
            marches.append((-0.5, action))
    if marches:
        return best(marches)
    cavalry = cheapest_use(w, seat, offers, CAVALRY, style.cavalry, style.general)
    return cavalry or cheapest_use(w, seat, offers, SHIP, 0.8, style.general) or DONE


def siege(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores: list[tuple[float, Action]] = []
    optional = DONE in offers
    for action in offers:
        if isinstance(action, Besiege):
            need = defence(w, seat, action.city)
            wins = w.army_at(seat, action.city) + reserve(w, seat) > need
            value = gain_of(w, seat, action.city, style) if wins else -1.0
            if on_plains(w, seat, action.city):
                value = 0.5
            scores.append((value, action))
    return best(scores, 0.8 if optional else float("-inf")) or DONE


def announce(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    ask = w.agenda[-1]
    if not isinstance(ask, AnnounceBonus):
        return PASS
    standing = strengths(w, ask.combat, ask.bonuses)
    mine, theirs = standing[ask.speaker], standing[1 - ask.speaker]
    holds = mine >= theirs if ask.speaker == 1 else mine > theirs
    bonuses = [action for action in offers if isinstance(action, Announce)]
    more = sum([war_strength(w, seat, action.source) for action in bonuses])
    if holds or not bonuses or mine + more + (ask.speaker == 1) <= theirs:
        return PASS
    return best([(float(war_strength(w, seat, action.source)), action) for action in bonuses])


def retreat(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    for action in offers:
        if isinstance(action, Retreat):
            return action
    return None
