"""The answers at the end of Spring (AG-10): sieges, plains, retreats, lost spaces."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.pointing import CityAction, SourceAction, SpaceAction
from virtu.games.palace.tables import (
    BASE_SPACES,
    CITIES,
    FRANCE,
    LEONARDO_SOURCE,
    POWER_SOURCE,
    SOURCES,
    SPACES,
    TILE_BOTTOM,
    TOKEN_SOURCE,
    WAR,
)
from virtu.kernel.action import Action


@dataclass(frozen=True, slots=True)
class Besiege(CityAction):
    """AG-10.1.1 Resolve the siege of a City next; AG-10.2.8 besiege it after the plains."""

    def verb(self) -> str:
        return "besiege"


@dataclass(frozen=True, slots=True)
class Withdraw(CityAction):
    """AG-10.2.8 The winner on the plains marks the Troops for retreat instead of besieging."""

    def verb(self) -> str:
        return "withdraw"


@dataclass(frozen=True, slots=True)
class Announce(SourceAction):
    """AG-10.3.2 Use one war bonus."""

    def verb(self) -> str:
        return "announce"


@dataclass(frozen=True, slots=True)
class Retreat(CityAction):
    """AG-10.7.2 One Troop retreats to a City."""

    def verb(self) -> str:
        return "retreat"


@dataclass(frozen=True, slots=True)
class LoseTroop(Action):
    """AG-10.7.2 One Troop that must retreat is lost."""

    def verb(self) -> str:
        return "lose troop"


@dataclass(frozen=True, slots=True)
class GiveUp(SpaceAction):
    """AG-16.4 An empty base space is lost instead of a shaded one."""

    def verb(self) -> str:
        return "give up"


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
