"""AG-10.3, AG-10.4 What a combat is, how strong its sides are and which bonuses they may announce."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.actions_war import WARLIKE
from virtu.games.governing.clauses_war import (
    BONUS_LIST,
    BONUS_LOCKED,
    BONUS_PRICE,
    BONUS_READY,
    DEFENDER_TOKENS,
    FRANCE_ACTIVE,
    LEONARDO_RESTS,
    ONCE_PER_COMBAT,
    SIEGES_ONLY,
)
from virtu.games.governing.purchasing_power import lock, locked
from virtu.games.governing.state import EMPTY, Governing
from virtu.games.governing.tables import (
    BASTION,
    CANNONS,
    CARD_PRICE,
    CARD_STRENGTH,
    FRANCE,
    LEONARDO,
    LEONARDO_SOURCE,
    POWER_SOURCE,
    SPACES,
    TILE_PRICE,
    TILE_STRENGTH,
    TITLE_SOURCE,
    TOKEN_SOURCE,
    WAR,
)
from virtu.kernel.clause import Clause
from virtu.kernel.ids import Seat

SIEGE: Final = 0
PLAINS: Final = 1
MELEE: Final = 2

FRANCE_STRENGTH: Final = 2
BASTION_STRENGTH: Final = 2
FRANCE_SOURCE: Final = POWER_SOURCE + FRANCE
CANNONS_SOURCE: Final = TITLE_SOURCE + CANNONS


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


def siege_of(g: Governing, attacker: int, city: int, tired: int) -> Combat:
    """AG-10.3.3 A neutral City has nobody to announce."""
    defender = g.owner[city]
    sides = (attacker, defender) if defender >= 0 else (attacker,)
    return Combat(SIEGE, city, sides, attacker, (), tired)


def rivals(g: Governing, seat: int, city: int) -> list[int]:
    """AG-10.2.1 Others in front of the City with Troops that are not marked, in turn order."""
    owner = g.owner[city]
    place = city * g.players
    return [other for other in g.order if other != seat and other != owner and g.troops[place + other]]


def sieges_of(g: Governing, seat: int) -> list[int]:
    """AG-10.1.2 The Cities before which a seat has Troops that are not marked."""
    found: list[int] = []
    for city in range(len(g.owner)):
        if g.owner[city] != seat and g.troops[city * g.players + seat]:
            found.append(city)
    return found


def defence_without_bonuses(g: Governing, attacker: Seat, city: int) -> int:
    """AG-10.4.2, AG-10.4.3 Value with Agents, garrison and Bastion Fort."""
    strength = g.value_for(attacker, city) + g.garrison_at(city)
    owner = g.owner[city]
    if owner >= 0 and g.bonus[BASTION] == owner:
        strength += BASTION_STRENGTH
    return strength


def strengths(g: Governing, combat: Combat, bonuses: tuple[int, ...]) -> list[int]:
    """AG-10.4 The strength of each side as it stands; of a siege always attack, then defence."""
    place = combat.city * g.players
    if combat.kind != SIEGE:
        return [g.troops[place + side] + bonuses[index] for index, side in enumerate(combat.sides)]
    attacker = Seat(combat.sides[0])
    defence = defence_without_bonuses(g, attacker, combat.city)
    if len(combat.sides) == 2:
        defence += bonuses[1]
    return [g.troops[place + attacker] + bonuses[0], defence]


def victory_losses(g: Governing, combat: Combat, defence: int) -> int:
    """AG-10.5.1 What a victorious attacker loses."""
    losses = g.garrison_at(combat.city) + (1 if defence >= 3 else 0)
    return min(losses, g.troops_at(Seat(combat.sides[0]), combat.city))


# ---- bonuses


def war_strength(g: Governing, seat: int, source: int) -> int:
    """AG-10.3.8 What a bonus adds."""
    if source < SPACES:
        card = g.spaces[seat * SPACES + source]
        return 0 if card == EMPTY else CARD_STRENGTH[card]
    if source == FRANCE_SOURCE:
        return FRANCE_STRENGTH
    return 1 if source in (TOKEN_SOURCE, LEONARDO_SOURCE) else TILE_STRENGTH[source]


def war_price(g: Governing, seat: int, source: int) -> int:
    """AG-10.3.6 The florins a bonus costs when it is announced."""
    if source < SPACES:
        card = g.spaces[seat * SPACES + source]
        return 0 if card == EMPTY else CARD_PRICE[card]
    return 1 if source == LEONARDO_SOURCE else TILE_PRICE[source]


def bonus_objection(g: Governing, combat: Combat, speaker: int, source: int, leonardo: bool) -> Clause | None:
    """AG-10.3.4 to AG-10.3.7 Why a side may not announce a bonus; `leonardo`: he has been used in this combat."""
    if source not in WARLIKE:
        return BONUS_LIST
    seat = Seat(combat.sides[speaker])
    if source == TOKEN_SOURCE:
        if not g.tokens[seat]:
            return BONUS_LIST
        defends = combat.kind == SIEGE and speaker == 1
        return DEFENDER_TOKENS if defends and not g.rules.defender_tokens else None
    if source == FRANCE_SOURCE:
        if g.ally[FRANCE] != seat:
            return BONUS_LIST
        return None if g.alliance_usable(seat, FRANCE) else FRANCE_ACTIVE
    if source == LEONARDO_SOURCE:
        if g.bonus[LEONARDO] != seat:
            return BONUS_LIST
        if not serves(g, combat):
            return SIEGES_ONLY
        if leonardo:
            return ONCE_PER_COMBAT
        if combat.kind == SIEGE and combat.tired == seat and not g.rules.leonardo_again:
            return LEONARDO_RESTS
    else:
        if not g.owns(seat, source) or not g.bottom(seat, source)[WAR]:
            return BONUS_LIST
        if source == CANNONS_SOURCE and not serves(g, combat):
            return SIEGES_ONLY
        if not g.is_ready(seat, source):
            return BONUS_READY
        if locked(g, seat, source, WAR):
            return BONUS_LOCKED
    return None if war_price(g, seat, source) <= g.treasury[seat] else BONUS_PRICE


def serves(g: Governing, combat: Combat) -> bool:
    """AG-16.9 Whether Leonardo and Cannons may be announced in a combat."""
    return combat.kind == SIEGE or g.rules.patronage_on_plains


def use_bonus(g: Governing, seat: Seat, source: int) -> int:
    """AG-10.3.7 Pay for a bonus and use it up; what it adds."""
    strength = war_strength(g, seat, source)
    g.treasury[seat] -= war_price(g, seat, source)
    if source == TOKEN_SOURCE:
        g.tokens[seat] -= 1
    elif source == FRANCE_SOURCE:
        g.spent[FRANCE] = 1
    elif source != LEONARDO_SOURCE:
        g.exhaust(seat, source)
        lock(g, seat, source, WAR)
    return strength


TAGS: Final[dict[str, type]] = {"combat": Combat}
"""What positions and records call them: a tag never changes."""
