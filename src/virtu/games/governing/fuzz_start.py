"""The fuzz start, where some random walks begin: the end of a warlike Spring.

Careless players seldom bring three armies before one City, lose a Cathedral or share out the last neutral City. Here
they have: everybody has an army before foreign Cities, tokens, bonuses, Alliances, full Palaces and something to lose.
"""

from virtu.games.governing.state import Governing
from virtu.games.governing.steps.retreat import Retreats
from virtu.games.governing.steps.scoring import EndCheck
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.governing.steps.tracks import NewOrder
from virtu.games.governing.steps.winter import Winter
from virtu.games.governing.steps.year import NextYear
from virtu.games.palace.state import EMPTY, EXHAUSTED, OUT, READY, SIEGES
from virtu.games.palace.tables import (
    BONUS_TYPE,
    BONUSES,
    CANNONS,
    CANNONS_BONUS,
    CARD_ACTION,
    CARD_LIMIT,
    CATHEDRAL_SITES,
    CITIES,
    FAMILY_OF,
    FIRST_SPACE,
    IN_PLAY,
    LAST_SPACE,
    LOCATIONS,
    MACHIAVELLI,
    NO_ACTION,
    NOTABLES,
    POWER_LOCATION,
    POWERS,
    ROOMS,
    SPACES,
    TITLE_KINDS,
    TROOPS,
)
from virtu.kernel import engine
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat

MOST_CITIES = 7
"""Nobody has won yet."""


def fuzz_start(g: Governing, dice: Dice) -> Governing:
    """A table before its set-up becomes one after the last Spring turn; sieges, Winter and further Years follow."""
    players = g.players
    g.agenda.clear()
    g.then(Sieges(), Retreats(), NewOrder(), EndCheck(), Winter(), NextYear())
    g.phase = SIEGES
    g.year = 3 + dice.throw(6)
    g.order = shuffled(list(range(players)), dice)
    g.stack = shuffled(list(range(players)), dice)
    share_out(g, dice)
    for number in range(players):
        furnish(g, Seat(number), dice)
    give_bonuses(g, dice)
    send_agents(g, dice)
    engine.settle(g)
    return g


def shuffled(values: list[int], dice: Dice) -> list[int]:
    order: list[int] = []
    left = values[:]
    while left:
        order.append(left.pop(dice.throw(len(left))))
    return order


def share_out(g: Governing, dice: Dice) -> None:
    """Cities, Cathedrals, armies before a few of them, and everybody before one. Sometimes nothing else is neutral."""
    crowded = dice.throw(3) == 0
    goals = shuffled([city for city in IN_PLAY[g.players] if g.owner[city] < 0], dice)[:4]
    prize = goals[0]
    for city in shuffled(IN_PLAY[g.players], dice):
        few = [seat for seat in range(g.players) if g.city_count(Seat(seat)) < MOST_CITIES]
        if g.owner[city] < 0 and few and (crowded or dice.throw(10) < 6) and city != prize:
            g.owner[city] = few[dice.throw(len(few))]
        if g.owner[city] >= 0:
            g.city_ready[city] = dice.throw(2)
    for seat in range(g.players):
        g.track[seat] = max(FIRST_SPACE, min(LAST_SPACE, g.city_count(Seat(seat))))
    sites = shuffled([site for site in CATHEDRAL_SITES if g.owner[site] >= 0], dice)[:3]
    for city in sites:
        g.cathedral[city] = EXHAUSTED if dice.throw(2) else READY
    # Whoever loses the fifth City may lose a Cortigiano space with it.
    fifths = [city for city in IN_PLAY[g.players] if g.owner[city] >= 0 and g.city_count(Seat(g.owner[city])) == 5]
    goals += [*sites[:1], *sites[:1], *shuffled(fifths, dice)[:2]]
    for place in range(CITIES * g.players):
        g.troops[place] = 0
    for seat in range(g.players):
        # An army before one City, a few Troops before the one that all want.
        goal = goals[dice.throw(len(goals))]
        for _ in range(TROOPS):
            g.troops[(goal if dice.throw(4) else prize) * g.players + seat] += 1


def furnish(g: Governing, seat: Seat, dice: Dice) -> None:
    """A Palace and its Domain: Family cards in their Rooms, Notables at court, Titles, florins, tokens."""
    g.treasury[seat] = dice.throw(5)
    g.tokens[seat] = dice.throw(3)
    g.marker[seat] = dice.throw(ROOMS)
    for kind in range(2):
        g.titles[seat * TITLE_KINDS + kind] = max(0, dice.throw(4) - 1)
    for card in FAMILY_OF[g.faction[seat]]:
        room = seat * ROOMS + dice.throw(ROOMS)
        if CARD_ACTION[card] != NO_ACTION and g.actions[room] == EMPTY:
            g.actions[room] = card
        elif g.actions[room] != EMPTY and g.improvements[room] == EMPTY:
            g.improvements[room] = card
    for space in range(SPACES):
        card = dice.throw(NOTABLES)
        if g.notables[card] and not CARD_LIMIT[card] and g.may_receive(seat, space) and dice.throw(5):
            g.put_card(seat, card, space)
            g.space_ready[seat * SPACES + space] = dice.throw(2)
            g.notables[card] -= 1


def give_bonuses(g: Governing, dice: Dice) -> None:
    """Patronage bonuses, one of each type at most, and the steps that go with them; Alliances."""
    for bonus in range(len(BONUSES)):
        seat = dice.throw(g.players)
        slot = seat * 2 + BONUS_TYPE[bonus]
        if bonus == MACHIAVELLI or g.slots[slot] or not dice.throw(3):
            continue
        g.bonus[bonus] = seat
        g.slots[slot] = 1
        if bonus == CANNONS_BONUS:
            g.titles[seat * TITLE_KINDS + CANNONS] = EXHAUSTED if dice.throw(2) else READY
    for seat in range(g.players):
        taken = g.slots[seat * 2] + g.slots[seat * 2 + 1]
        g.patronage[seat] = 4 if taken == 2 else 2 * taken + dice.throw(2)
    for power in range(len(POWERS)):
        g.ally[power] = dice.throw(g.players + 1) - 1


def send_agents(g: Governing, dice: Dice) -> None:
    """Agents on every Power and here and there."""
    places = [POWER_LOCATION + power for power in range(len(POWERS))]
    places += [dice.throw(POWER_LOCATION) for _ in range(2 * g.players)]
    for location in places:
        seat = dice.throw(g.players)
        if location < LOCATIONS and g.location_owner(location) != OUT and g.agents[seat] and g.agent[location] == EMPTY:
            g.agent[location] = seat
            g.agents[seat] -= 1
