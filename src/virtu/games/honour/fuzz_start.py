"""Where random play hardly ever comes: a late table at which nothing, or next to nothing, is left to draw.

HO-10.2 needs an empty deck, discard pile and display at once: all Honour and nearly all Dishonour in front of the
players, everything else in their hands. Random walks begin some of their games here, to see what happens then.
"""

from typing import Final

from virtu.games.honour.imagine import draw
from virtu.games.honour.state import Honour
from virtu.games.honour.steps.turn import ACT
from virtu.games.honour.tables import (
    DISHONOURS,
    DISPLAY,
    GROUP,
    HAND,
    HONOURS,
    KINDS,
    SEATS,
    SUITED,
    TOP_LEVEL,
    TOP_VALUE,
    UNIVERSAL,
    VALUE,
    VALUES,
    WAKES,
)
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat

HEAVY_LAST: Final[list[int]] = [
    *[kind for kind in DISHONOURS[::-1] if GROUP[kind] != UNIVERSAL and VALUE[kind] < TOP_VALUE],
    *[kind for kind in DISHONOURS[::-1] if GROUP[kind] == UNIVERSAL and VALUE[kind] < TOP_VALUE],
    *[kind for kind in DISHONOURS if VALUE[kind] == TOP_VALUE],
]
"""In this order the caps are filled best: cards that fit few before cards that fit all, and the 5s to what is left."""


def fuzz_start(g: Honour, dice: Dice) -> Honour:
    """A table as it was before the first card is dealt becomes one at which the last card was drawn."""
    g.agenda = [ACT]
    top = TOP_LEVEL if g.rules.short else TOP_LEVEL - 1
    spread = 1 + dice.throw(2)
    for seat in range(SEATS):
        g.levels[seat] = top - dice.throw(spread)
        g.tokens[seat] = dice.throw(5)
    lay_all_honour(g, dice)
    left = lay_dishonour(g, dice)
    if not g.rules.short:
        left = queue_up(g, left, len(left) + sum(g.deck) - SEATS * HAND, dice)
    for kind in range(KINDS):
        left += [kind] * g.deck[kind]
        g.deck[kind] = 0
    if dice.throw(2):
        for spot in range(dice.throw(DISPLAY) + 1):
            g.display[spot] = draw(left, dice)
    for seat in range(SEATS):
        while left and len(g.hands[seat]) < HAND:
            g.hands[seat].append(draw(left, dice))
        g.hands[seat].sort()
    for kind in left:
        g.deck[kind] += 1
    g.left = len(left)
    g.round = max(1, g.last_round() - dice.throw(3))
    g.turn = Seat(dice.throw(SEATS))
    return g


def lay_all_honour(g: Honour, dice: Dice) -> None:
    """HO-5.2 Every Honour card finds a pile if, of each value, those of a group are laid before those for everyone."""
    for kind in HONOURS:
        for _ in range(g.deck[kind]):
            below = VALUE[kind] - 1
            seats = [seat for seat in SUITED[kind] if g.tops[seat * VALUES + below]]
            g.lay_honour(seats[dice.throw(len(seats))], kind)
        g.deck[kind] = 0


def lay_dishonour(g: Honour, dice: Dice) -> list[int]:
    """HO-8.1 As much Dishonour in front of the players as they bear; the cards that are left over."""
    rest: list[int] = []
    for kind in HEAVY_LAST:
        for _ in range(g.deck[kind]):
            room = [g.cap(seat) - g.dishonour(seat) - VALUE[kind] for seat in range(SEATS)]
            # Room for 1 is lost: there is no such card.
            seats = [seat for seat in SUITED[kind] if room[seat] >= 0 and room[seat] != 1]
            if not seats:
                seats = [seat for seat in SUITED[kind] if room[seat] == 1]
            if seats:
                g.shames[seats[dice.throw(len(seats))]].append(kind)
            else:
                rest.append(kind)
        g.deck[kind] = 0
    return rest


def queue_up(g: Honour, cards: list[int], count: int, dice: Dice) -> list[int]:
    """HO-7.3 The Dishonour that the hands have no room for waits in the Mill, under any names; what is left of it."""
    for kind in cards[:count]:
        g.queue.append(kind)
        g.named.append(SUITED[kind][dice.throw(len(SUITED[kind]))])
    g.active = len(g.queue) >= WAKES or (len(g.queue) > 0 and dice.throw(2) > 0)
    g.market = dice.throw(SEATS + 1)
    return cards[count:]
