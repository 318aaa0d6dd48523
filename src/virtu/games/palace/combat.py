"""AG-10.3, AG-10.4 What a combat is, how strong its sides are and which bonuses they may announce."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions_war import WARLIKE
from virtu.games.palace.clauses_war import BONUS_LIST, BONUS_LOCKED, BONUS_PRICE, BONUS_READY, DEFENDER_TOKENS
from virtu.games.palace.purchasing_power import lock, locked
from virtu.games.palace.state import CANNONS_SOURCE, EMPTY, Palace
from virtu.games.palace.tables import (
    CARD_PRICE,
    CARD_STRENGTH,
    FRANCE,
    LEONARDO_SOURCE,
    POWER_SOURCE,
    SPACES,
    TILE_PRICE,
    TILE_STRENGTH,
    TOKEN_SOURCE,
    WAR,
)
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat

SIEGE: Final = 0
PLAINS: Final = 1
MELEE: Final = 2

STRONG: Final = 3
"""AG-10.5.1 To beat such a defence costs a Troop."""
FRANCE_STRENGTH: Final = 2
FRANCE_SOURCE: Final = POWER_SOURCE + FRANCE


@dataclass(frozen=True, slots=True)
class Combat:
    """A siege, a battle on the plains or a melee, with those who announce bonuses in their order."""

    kind: int
    city: int
    sides: tuple[int, ...]
    """A siege: the attacker, then the defender if there is one. On the plains: all who fight, in turn order."""
    resolver: int
    """Whose siege turn it is."""
    rest: tuple[int, ...]
    """AG-10.2.9 Rivals who still wait for the winner."""
    tired: int
    """AG-16.7 Who used Leonardo on the plains before this City, or EMPTY."""


def siege_of(g: Palace, attacker: int, city: int, tired: int) -> Combat:
    """AG-10.3.3 Where nobody defends, nobody announces."""
    defender = g.defender_of(attacker, city)
    sides = (attacker, defender) if defender >= 0 and g.announces(defender, city) else (attacker,)
    return Combat(SIEGE, city, sides, attacker, (), tired)


def defence(g: Palace, attacker: Seat, city: int) -> int:
    """AG-10.4.2, AG-10.4.3 Value with Agents, Troops and walls; without War bonuses."""
    return g.value_for(attacker, city) + g.defenders(attacker, city) + g.walls(city)


def strengths(g: Palace, combat: Combat, bonuses: tuple[int, ...]) -> list[int]:
    """AG-10.4 The strength of each side as it stands; of a siege always attack, then defence."""
    city = combat.city
    if combat.kind != SIEGE:
        return [g.army_at(side, city) + bonuses[index] for index, side in enumerate(combat.sides)]
    attacker = Seat(combat.sides[0])
    strength = defence(g, attacker, city)
    if len(combat.sides) == 2:
        strength += bonuses[1]
    return [g.army_at(attacker, city) + bonuses[0], strength]


def victory_losses(g: Palace, attacker: int, city: int, strength: int) -> int:
    """AG-10.5.1 What a victorious attacker loses."""
    return min(g.defenders(attacker, city) + (1 if strength >= STRONG else 0), g.army_at(attacker, city))


# ---- bonuses


def war_strength(g: Palace, seat: int, source: int) -> int:
    """AG-10.3.8 What a bonus adds."""
    if source < SPACES:
        card = g.spaces[seat * SPACES + source]
        return 0 if card == EMPTY else CARD_STRENGTH[card]
    if source == FRANCE_SOURCE:
        return FRANCE_STRENGTH
    return 1 if source in (TOKEN_SOURCE, LEONARDO_SOURCE) else TILE_STRENGTH[source]


def war_price(g: Palace, seat: int, source: int) -> int:
    """AG-10.3.6 The florins a bonus costs when it is announced."""
    if source < SPACES:
        card = g.spaces[seat * SPACES + source]
        return 0 if card == EMPTY else CARD_PRICE[card]
    return 1 if source == LEONARDO_SOURCE else TILE_PRICE[source]


def reserve(g: Palace, seat: Seat, sources: list[int]) -> int:
    """What tokens and sources could add in one combat, in this order, as far as the florins go."""
    florins, strength = g.treasury[seat], g.tokens[seat]
    for source in sources:
        bonus, price = war_strength(g, seat, source), war_price(g, seat, source)
        if bonus and price <= florins and g.is_ready(seat, source):
            florins -= price
            strength += bonus
    return strength


def bonus_objection(g: Palace, combat: Combat, speaker: int, source: int, leonardo: bool) -> Clause | None:
    """AG-10.3.4 to AG-10.3.7 Why a side may not announce a bonus; `leonardo`: he has been used in this combat."""
    if source not in WARLIKE:
        return BONUS_LIST
    seat = Seat(combat.sides[speaker])
    if source == TOKEN_SOURCE:
        if not g.tokens[seat]:
            return BONUS_LIST
        defends = combat.kind == SIEGE and speaker == 1
        return DEFENDER_TOKENS if defends and not g.rules.defender_tokens else None
    owned = source not in (FRANCE_SOURCE, LEONARDO_SOURCE)
    if owned and not (g.owns(seat, source) and g.bottom(seat, source)[WAR]):
        return BONUS_LIST
    if not owned or source == CANNONS_SOURCE:
        clause = g.own_bonus_objection(seat, source, combat.kind == SIEGE, combat.tired, leonardo)
        if clause is not None:
            return clause
    if owned:
        if not g.is_ready(seat, source):
            return BONUS_READY
        if locked(g, seat, source, WAR):
            return BONUS_LOCKED
    return None if war_price(g, seat, source) <= g.treasury[seat] else BONUS_PRICE


def use_bonus(g: Palace, seat: Seat, source: int) -> int:
    """AG-10.3.7 Pay for a bonus and use it up; what it adds."""
    strength = war_strength(g, seat, source)
    g.treasury[seat] -= war_price(g, seat, source)
    if source == TOKEN_SOURCE:
        g.tokens[seat] -= 1
    elif source == FRANCE_SOURCE:
        g.exhaust(seat, source)
    elif source != LEONARDO_SOURCE:
        g.exhaust(seat, source)
        lock(g, seat, source, WAR)
    return strength


TAGS: Final[dict[str, type]] = {"combat": Combat}
