"""Rules of thumb for the Wars of Italy: court who can become an ally, besiege what can be taken, guard Naples."""

from collections.abc import Callable
from typing import Final

from virtu.bots.outlooks.palace.advice import RULES
from virtu.bots.outlooks.palace.choice import best, cheapest_use, frugal, plain
from virtu.bots.outlooks.palace.prospects import CARD_WORTH, TILE_WORTH
from virtu.bots.outlooks.palace.rooms import after_move, govern_value, scheme_value, trade_value
from virtu.bots.outlooks.palace.style import Style
from virtu.games.palace.actions import (
    DONE,
    PASS,
    SKIP,
    Annex,
    Discard,
    Enter,
    Expel,
    March,
    Move,
    Perform,
    Place,
    Put,
    Sail,
)
from virtu.games.palace.actions_war import Announce, Besiege, Retreat
from virtu.games.palace.actions_winter import PaySalary, Recruit
from virtu.games.palace.annexing import FAR, seas_to
from virtu.games.palace.combat import defence, strengths, victory_losses, war_strength
from virtu.games.palace.combat import reserve as bonus_reserve
from virtu.games.palace.payment_table import FOR_GOVERN, FOR_WAR
from virtu.games.palace.purchasing_power import means_of
from virtu.games.palace.roads import roads_to
from virtu.games.palace.state import CANNONS_SOURCE, EMPTY, NEUTRAL
from virtu.games.palace.steps.act import room_action
from virtu.games.palace.steps.announce import AnnounceBonus
from virtu.games.palace.tables import (
    ANNEX,
    CARD_ACTION,
    CAVALRY,
    CITIES,
    CITY,
    CITY_SOURCE,
    CROSS,
    CROWN,
    GOVERN,
    MASK,
    PIRATE,
    POWER_LOCATION,
    ROOM_LOCATION,
    ROOMS,
    SCHEME,
    SHIP,
    SIDE_2_5,
    SPACES,
    TRACK_LOCATION,
    TRADE,
    VOYAGE,
    WAGE_WAR,
)
from virtu.games.wars_of_italy.actions import (
    DECLINE,
    Arrange,
    Conclude,
    Influence,
    MarchAlly,
    RecruitAlly,
    SailAlly,
)
from virtu.games.wars_of_italy.combat import on_plains
from virtu.games.wars_of_italy.state import FOR_INFLUENCE, Wars, opponent
from virtu.games.wars_of_italy.tables import CAPITAL, FRANCE, MAJOR_COUNT, NAPLES, PALACES
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask

NAPLES_CITY: Final = CITY["naples"]
ALLIANCE_GAIN: Final = 6.0
CITY_GAIN: Final = 1.9
"""A City, and what comes with it."""
NEXT_YEAR: Final = 0.4
"""What the Rooms ahead are worth today."""
VARIED: Final = ("family", "room", "move", "action", "reorganise", "purchase", "recruit", "scheme", "diplomacy")
BONUSES: Final = [*range(SPACES), CANNONS_SOURCE]
SQUARE: Final = 0.45
"""What one square of influence is worth."""


def advise(state: State, seat: Seat, offers: list[Action], dice: Dice | None, style: Style) -> Action:
    """One legal answer."""
    assert isinstance(state, Wars)
    ask = state.agenda[-1]
    assert isinstance(ask, Ask)
    topic = ask.topic()
    if len(offers) == 1:
        return offers[0]
    if dice is not None and topic in VARIED and len(offers) > 2 and dice.throw(6) == 0:
        # Now and then something is overlooked; otherwise all games of these players would be one game.
        overlooked = offers[dice.throw(len(offers))]
        if overlooked not in (DONE, SKIP):
            offers = [action for action in offers if action is not overlooked]
    chosen: Action | None
    if topic in OWN_RULES:
        chosen = OWN_RULES[topic](state, seat, offers, style)
    elif topic in RULES:
        chosen = RULES[topic](state, seat, offers, style)
    else:
        chosen = None
    return chosen if chosen is not None and chosen in offers else plain(offers)


# ---- Palace


def family(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Arrange):
            value = 0.2 if action.place >= 10 else -1.0
            if action.place < ROOMS and PALACES[seat][action.place] == CARD_ACTION[action.card]:
                value = 1.0
            scores.append((value, action))
    return best(scores)


def move(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, (Move, Enter)):
            rooms = action.rooms if isinstance(action, Move) else 0
            after = after_move(w, seat, rooms) if rooms else w.clone()
            assert isinstance(after, Wars)
            if isinstance(action, Enter):
                after.marker[seat] = action.room
            readied = [
                CARD_WORTH[w.spaces[seat * SPACES + space]]
                for space in range(SPACES)
                if after.space_ready[seat * SPACES + space] and not w.space_ready[seat * SPACES + space]
            ]
            value = room_value(after, seat, style) + 0.7 * sum(readied) - 0.35 * max(0, rooms - 2)
            ahead: list[float] = []
            for _ in range(2):
                after.marker[seat] = (after.marker[seat] + 1) % ROOMS
                ahead.append(room_value(after, seat, style))
            scores.append((value + NEXT_YEAR * max(ahead), action))
    return best(scores)


def room_value(w: Wars, seat: Seat, style: Style) -> float:
    """What the action of the marker's Room would bring."""
    room = w.marker[seat]
    action = room_action(w, seat)
    if w.indulgences[seat * ROOMS + room]:
        totals = means_of(w, seat, FOR_GOVERN).totals
        if not totals[CROSS] and totals[CROWN] < 2:
            return -0.5
    agent = w.agent_in_room(seat, room)
    if agent not in (EMPTY, seat) and action != SCHEME:
        return -0.2
    if action == GOVERN:
        return govern_value(w, seat, style)
    if action == TRADE:
        return trade_value(w, seat, style)
    if action == ANNEX:
        return diplomacy_value(w, seat)
    if action == WAGE_WAR:
        plan = war_plan(w, seat)
        return plan[0] if plan is not None else 0.0
    return scheme_value(w, seat, style) if action == SCHEME else 0.0


# ---- diplomacy


def pull_of(w: Wars, major: int, seat: int) -> int:
    """How far a marker is on a side's own half."""
    return -w.influence[major] if seat == FRANCE else w.influence[major]


def court_value(w: Wars, major: int, seat: Seat) -> float:
    """What one square on a track is worth to a side now."""
    pull = pull_of(w, major, seat)
    alliance = w.terms().alliance
    if pull >= alliance:
        return 0.1
    value = SQUARE + 0.12 * pull if pull >= 0 else SQUARE
    if pull <= -alliance:
        # The opponent would conclude next.
        value += 1.5 if pull == -alliance else 0.5
    return value


def annexable(w: Wars, seat: Seat, crowns: int, ships: int) -> list[tuple[float, int]]:
    found: list[tuple[float, int]] = []
    for city in range(CITIES):
        if w.owner[city] != NEUTRAL or PIRATE[city]:
            continue
        seas = seas_to(w, seat, city)
        if seas != FAR and seas <= ships and w.value_for(seat, city) < crowns:
            cost = w.value_for(seat, city) + 1
            found.append((1.2 + 2.0 * TILE_WORTH[CITY_SOURCE + city] - 0.3 * cost, city))
    return found


def diplomacy_value(w: Wars, seat: Seat) -> float:
    for major in range(MAJOR_COUNT):
        if w.in_alliance_zone(major, seat) and w.agent[TRACK_LOCATION + major] in (EMPTY, seat):
            return ALLIANCE_GAIN
    totals = frugal(w, seat, FOR_INFLUENCE).totals
    squares = [court_value(w, major, seat) for major in range(MAJOR_COUNT) if w.ally[major] == EMPTY]
    influence = totals[CROWN] * max(squares, default=0.0)
    cities = annexable(w, seat, totals[CROWN], totals[SHIP])
    return max(influence, max([value for value, _ in cities], default=0.0) + CITY_GAIN / 2 if cities else 0.0)


def act(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    for action in offers:
        if isinstance(action, Conclude):
            return action
    for action in offers:
        if isinstance(action, Perform) and room_value(w, seat, style) > 0.1:
            return action
    return SKIP


def diplomacy(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """First the Crowns are gathered; then a City if one is in reach; the rest goes to the tracks."""
    crowns = cheapest_use(w, seat, offers, CROWN, 1.4)
    if crowns is not None:
        return crowns
    cities = [(2.0 * TILE_WORTH[CITY_SOURCE + action.city], action) for action in offers if isinstance(action, Annex)]
    if cities:
        return best([(value, action) for value, action in cities])
    by_sea = annexable(w, seat, w.pool[CROWN], w.pool[SHIP] + 2)
    if by_sea and not [city for _, city in by_sea if not seas_to(w, seat, city)]:
        ships = cheapest_use(w, seat, offers, SHIP, 0.6)
        if ships is not None:
            return ships
    courted = [(court_value(w, action.major, seat), action) for action in offers if isinstance(action, Influence)]
    return best([(value, action) for value, action in courted], 0.0) or DONE


# ---- war


def reserve(w: Wars, seat: Seat) -> int:
    """War bonuses a side could announce and pay for."""
    return bonus_reserve(w, seat, BONUSES)


def distances(w: Wars, seat: Seat, target: int) -> list[int]:
    """Steps by road from every City to a target, through Cities that let the side pass; FAR: no way."""
    return roads_to(SIDE_2_5, target, [w.welcomes(seat, city) for city in range(CITIES)], FAR)


def gain_of(w: Wars, seat: Seat, city: int) -> float:
    """What taking a City is worth."""
    other = opponent(seat)
    value = 1.6 + TILE_WORTH[CITY_SOURCE + city] * 2
    if city == NAPLES_CITY and seat == FRANCE:
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


def war_plan(w: Wars, seat: Seat) -> tuple[float, int] | None:
    """The best City that Troops can reach and take with what is at hand."""
    totals = means_of(w, seat, FOR_WAR).totals
    cavalry, ships = totals[CAVALRY] + w.pool[CAVALRY], totals[SHIP] + w.pool[SHIP]
    bonus = reserve(w, seat)
    top: tuple[float, int] | None = None
    for city in range(CITIES):
        if w.welcomes(seat, city):
            continue
        steps = distances(w, seat, city)
        costs: list[int] = []
        for origin in range(CITIES):
            if origin != city and steps[origin] != FAR:
                spare = w.army_at(seat, origin)
                if seat == NAPLES and origin == NAPLES_CITY:
                    # Somebody stays at home.
                    spare = max(0, spare - 1)
                costs += [steps[origin]] * spare
        costs.sort()
        arriving, left = 0, cavalry
        for cost in costs:
            if cost <= left:
                left -= cost
                arriving += 1
        for origin in range(CITIES):
            if 0 < VOYAGE[origin][city] <= ships and steps[origin] == FAR and w.army_at(seat, origin):
                arriving += min(w.army_at(seat, origin), ships // VOYAGE[origin][city])
                break
        army = w.army_at(seat, city) + arriving
        if not arriving and not w.army_at(seat, city):
            continue
        need = defence(w, seat, city)
        risk = reserve(w, opponent(seat)) if w.owner[city] == opponent(seat) else 0
        if army + bonus > need + (risk if city != NAPLES_CITY else risk // 2):
            value = gain_of(w, seat, city) - 0.35 * victory_losses(w, seat, city, need) - 0.3 * (need >= 3)
            if arriving and (top is None or value > top[0]):
                top = (value, city)
    return top


def war(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    plan = war_plan(w, seat)
    if plan is None or plan[0] <= 0.2:
        return DONE
    city = plan[1]
    if w.army_at(seat, city) > defence(w, seat, city) + 1:
        return DONE
    steps = distances(w, seat, city)
    marches: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, (March, MarchAlly)) and steps[action.city] < steps[action.origin]:
            guard = seat == NAPLES and action.origin == NAPLES_CITY and w.army_at(seat, action.origin) < 2
            if not guard and (action.city == city or w.welcomes(seat, action.city)):
                marches.append((float(-steps[action.origin]), action))
        elif isinstance(action, (Sail, SailAlly)) and action.city == city and steps[action.origin] == FAR:
            marches.append((-0.5, action))
    if marches:
        return best(marches)
    return cheapest_use(w, seat, offers, CAVALRY, 1.2) or cheapest_use(w, seat, offers, SHIP, 0.8) or DONE


def siege(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores: list[tuple[float, Action]] = []
    optional = DONE in offers
    for action in offers:
        if isinstance(action, Besiege):
            need = defence(w, seat, action.city)
            wins = w.army_at(seat, action.city) + reserve(w, seat) > need
            value = gain_of(w, seat, action.city) if wins else -1.0
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


# ---- Agents, allies, Winter


def scheme(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores: list[tuple[float, Action]] = []
    for action in offers:
        if isinstance(action, Expel):
            own = w.location_owner(action.location) == seat or action.location >= TRACK_LOCATION
            scores.append((0.7 if own else 0.2, action))
        elif isinstance(action, Place):
            scores.append((place_value(w, seat, action.location), action))
    if scores:
        return best(scores, 0.1) or DONE
    return (cheapest_use(w, seat, offers, MASK, 0.4) or DONE) if w.agents[seat] else DONE


def place_value(w: Wars, seat: Seat, location: int) -> float:
    if location >= TRACK_LOCATION:
        return 0.3 + 0.15 * max(0, -pull_of(w, location - TRACK_LOCATION, seat))
    if ROOM_LOCATION <= location < POWER_LOCATION:
        return 0.35 if w.location_owner(location) != seat else 0.0
    if location < ROOM_LOCATION and not w.welcomes(seat, location):
        return 0.25 if w.disc[location] != EMPTY else 0.2
    return 0.0


def put_down(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    return best([(place_value(w, seat, action.location), action) for action in offers if isinstance(action, Place)])


def ally(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    for action in offers:
        if isinstance(action, Put):
            return action
    if DECLINE in offers:
        return DECLINE
    # WI-R22 The first card needs room: the least Cortigiano goes.
    court = w.spaces[seat * SPACES : seat * SPACES + SPACES]
    return best([(-CARD_WORTH[court[action.space]], action) for action in offers if isinstance(action, Discard)])


def salary(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    return best([(float(action.florins), action) for action in offers if isinstance(action, PaySalary)])


def recruit(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    scores: list[tuple[float, Action]] = []
    if w.army(seat) >= (9 if w.treasury[seat] > 4 else 6):
        return DONE
    for action in offers:
        if isinstance(action, RecruitAlly) and w.treasury[seat] >= 2:
            scores.append((0.8, action))
        elif isinstance(action, Recruit):
            cheap = w.disc[action.city] == EMPTY and action.city in CHEAP[seat]
            if cheap or w.treasury[seat] > 7:
                threat = seat == NAPLES and action.city == NAPLES_CITY and w.army_at(seat, action.city) < 4
                scores.append((0.5 + cheap + threat - 0.1 * w.army_at(seat, action.city), action))
    return best(scores, 0.0) or DONE


CHEAP: Final = [[CITY["turin"], CITY["milan"]], [CITY["naples"], CITY["rossano"], CITY["reggio"], CITY["bari"]]]

OWN_RULES: Final[dict[str, Callable[[Wars, Seat, list[Action], Style], Action | None]]] = {
    "family": family, "room": move, "move": move, "action": act, "diplomacy": diplomacy, "war": war, "siege": siege,
    "plains_won": siege, "announce": announce, "retreat": retreat, "scheme": scheme, "put_down": put_down,
    "ally": ally, "salary": salary, "recruit": recruit,
}

