"""The answers at the end of Spring (AG-10): sieges, plains, retreats, lost spaces."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.tables import (
    BASE_SPACES,
    CITIES,
    CITY_NAME,
    FRANCE,
    LEONARDO_SOURCE,
    POWER_SOURCE,
    SOURCE_NAME,
    SOURCES,
    SPACE_NAME,
    SPACES,
    TILE_BOTTOM,
    TOKEN_SOURCE,
    WAR,
)
from virtu.kernel.action import Action


@dataclass(frozen=True, slots=True)
class Besiege(Action):
    """AG-10.1.1 Resolve the siege of a City next; AG-10.2.8 besiege it after the plains."""

    city: int

    def __str__(self) -> str:
        return f"besiege {CITY_NAME[self.city]}"


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """AG-10.2.8 The winner on the plains marks the Troops for retreat instead of besieging."""

    city: int

    def __str__(self) -> str:
        return f"withdraw {CITY_NAME[self.city]}"


@dataclass(frozen=True, slots=True)
class Announce(Action):
    """AG-10.3.2 Use one war bonus."""

    source: int

    def __str__(self) -> str:
        return f"announce {SOURCE_NAME[self.source]}"


@dataclass(frozen=True, slots=True)
class Retreat(Action):
    """AG-10.7.2 One Troop retreats to a City."""

    city: int

    def __str__(self) -> str:
        return f"retreat {CITY_NAME[self.city]}"


@dataclass(frozen=True, slots=True)
class LoseTroop(Action):
    """AG-10.7.2 One Troop that must retreat is lost."""

    def __str__(self) -> str:
        return "lose troop"


@dataclass(frozen=True, slots=True)
class GiveUp(Action):
    """AG-16.4 An empty base space is lost instead of a shaded one."""

    space: int

    def __str__(self) -> str:
        return f"give up {SPACE_NAME[self.space]}"


BESIEGE: Final = [Besiege(city) for city in range(CITIES)]
WITHDRAW: Final = [Withdraw(city) for city in range(CITIES)]
ANNOUNCE: Final = [Announce(source) for source in range(SOURCES)]
"""By source; the vocabulary holds those that can bring a war bonus."""
RETREAT: Final = [Retreat(city) for city in range(CITIES)]
LOSE_TROOP: Final = LoseTroop()
GIVE_UP: Final = [GiveUp(space) for space in range(SPACES)]
WARLIKE: Final[list[int]] = [
    *range(SPACES),
    *[source for source in range(SOURCES) if TILE_BOTTOM[source][WAR]],
    POWER_SOURCE + FRANCE,
    LEONARDO_SOURCE,
    TOKEN_SOURCE,
]
"""AG-10.3.4 The sources that can bring a war bonus."""

WAR_ACTIONS: Final[list[Action]] = [
    *BESIEGE, *WITHDRAW, *[ANNOUNCE[source] for source in WARLIKE], *RETREAT, LOSE_TROOP,
    *[GIVE_UP[space] for space in BASE_SPACES],
]
