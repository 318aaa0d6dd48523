"""AG-4.3 Which sources may pay what: the normative table, as bits."""

from typing import Final

from virtu.games.palace.tables import (
    ACTION_SOURCE,
    ARROW,
    CAVALRY,
    CITY_SOURCE,
    CROSS,
    CROWN,
    EMPIRE,
    FLORIN,
    IMPROVEMENT_SOURCE,
    INDULGENCE_SOURCE,
    KINDS,
    MASK,
    MICHELANGELO_SOURCE,
    OTTOMAN,
    POWER_SOURCE,
    ROOM_SOURCE,
    SHIP,
    SOURCES,
    SPACES,
    WAR,
)

# What a payment is for. The first six are the actions of AG-2.5.2, under their own numbers.
FOR_GOVERN: Final = 0
FOR_SPONSOR: Final = 1
FOR_TRADE: Final = 2
FOR_ANNEX: Final = 3
FOR_WAR: Final = 4
FOR_SCHEME: Final = 5
FOR_MOVE: Final = 6
FOR_REDEMPTION: Final = 7
FOR_RETREAT: Final = 8
FOR_SALARY: Final = 9
FOR_RECRUITS: Final = 10
FOR_PURCHASE: Final = 11
FOR_ALLIANCE: Final = 12
PURPOSES: Final = 13
"""A game may add purposes of its own: see `Palace.may_pay`."""
PURPOSE_NAME: Final = [
    "govern", "sponsor", "trade", "annex", "war", "scheme", "move", "redemption", "retreat", "salary", "recruits",
    "purchase", "alliance",
]

# Kinds of sources: the columns of the table.
OF_ROOM: Final = 0
"""Room symbol, Action card, Improvement."""
OF_COURT: Final = 1
OF_DOMAIN: Final = 2
OF_EMPIRE: Final = 3
OF_OTTOMANS: Final = 4
OF_INDULGENCE: Final = 5
OF_MICHELANGELO: Final = 6
OF_NOTHING: Final = 7


def kind_of(source: int) -> int:
    """The column a source stands in."""
    if source < SPACES:
        return OF_COURT
    if source in (ROOM_SOURCE, ACTION_SOURCE, IMPROVEMENT_SOURCE):
        return OF_ROOM
    if CITY_SOURCE <= source < POWER_SOURCE:
        return OF_DOMAIN
    if source == POWER_SOURCE + EMPIRE:
        return OF_EMPIRE
    if source == POWER_SOURCE + OTTOMAN:
        return OF_OTTOMANS
    if source == INDULGENCE_SOURCE:
        return OF_INDULGENCE
    return OF_MICHELANGELO if source == MICHELANGELO_SOURCE else OF_NOTHING


SOURCE_KIND: Final[list[int]] = [kind_of(source) for source in range(SOURCES)]

_CROWN: Final = 1 << CROWN
_CROSS: Final = 1 << CROSS
_SHIP: Final = 1 << SHIP
_HORSE: Final = 1 << CAVALRY
_MASK: Final = 1 << MASK
_FLORIN: Final = 1 << FLORIN
_WAR: Final = 1 << WAR
_ARROW: Final = 1 << ARROW
_PRICED: Final = (1 << KINDS) - 1 - _FLORIN - _WAR
"""Florins of Cortigiani and tiles reach the treasury first (AG-4.2.2)."""

# By purpose, then by column; the florins of Cortigiani, tiles and Indulgences are banked, not used here.
MAY_PAY: Final[list[list[int]]] = [
    [_CROWN | _CROSS, _CROWN | _CROSS, _CROWN | _CROSS, _CROSS, 0, _CROWN, 0, 0],
    [_CROWN | _CROSS | _FLORIN, _CROWN | _CROSS, _CROWN | _CROSS, _CROSS, 0, _CROWN, _CROWN, 0],
    [_SHIP, _SHIP, _SHIP, 0, _SHIP, 0, 0, 0],
    [_CROWN | _SHIP, _CROWN | _SHIP, _CROWN | _SHIP, 0, _SHIP, _CROWN, 0, 0],
    [_HORSE | _SHIP | _WAR | _FLORIN, _HORSE | _SHIP, _HORSE | _SHIP, 0, _SHIP, 0, 0, 0],
    [_MASK, _MASK, _MASK, 0, 0, 0, 0, 0],
    [0, _ARROW, _ARROW, 0, 0, 0, 0, 0],
    [0, _CROWN | _CROSS, _CROWN | _CROSS, _CROSS, 0, 0, 0, 0],
    [0, _SHIP, _SHIP, 0, _SHIP, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, _PRICED, _PRICED, _CROSS, 0, _CROWN, 0, 0],
    [0, _PRICED, _PRICED, _CROSS, 0, _CROWN, 0, 0],
]
