"""Answers by what they point to: a City, a source, a Cortigiano space, a Room, a place for an Agent."""

from dataclasses import dataclass
from typing import Any

from virtu.games.palace.spots import city_spot, location_spot, room_spot, source_spot, space_spot
from virtu.games.palace.tables import CITY_NAME, LOCATION_NAME, SOURCE_NAME, SPACE_NAME
from virtu.kernel.action import Action, Arg
from virtu.kernel.ids import Seat


@dataclass(frozen=True, slots=True)
class CityAction(Action):
    """An answer about one City."""

    city: int

    def args(self) -> dict[str, Arg]:
        return {"city": CITY_NAME[self.city]}

    def spot(self, g: Any, seat: Seat) -> str:
        return city_spot(self.city)


@dataclass(frozen=True, slots=True)
class Passage(Action):
    """A Troop goes from one City to another."""

    origin: int
    city: int

    def args(self) -> dict[str, Arg]:
        return {"origin": CITY_NAME[self.origin], "city": CITY_NAME[self.city]}

    def spot(self, g: Any, seat: Seat) -> str:
        return city_spot(self.city)


@dataclass(frozen=True, slots=True)
class SourceAction(Action):
    """An answer about one source of symbols."""

    source: int

    def args(self) -> dict[str, Arg]:
        return {"source": SOURCE_NAME[self.source]}

    def spot(self, g: Any, seat: Seat) -> str:
        return source_spot(g, seat, self.source)


@dataclass(frozen=True, slots=True)
class SpaceAction(Action):
    """An answer about one Cortigiano space."""

    space: int

    def args(self) -> dict[str, Arg]:
        return {"space": SPACE_NAME[self.space]}

    def spot(self, g: Any, seat: Seat) -> str:
        return space_spot(self.space)


@dataclass(frozen=True, slots=True)
class RoomAction(Action):
    """An answer about one Room of the own Palace."""

    room: int

    def args(self) -> dict[str, Arg]:
        return {"room": self.room + 1}

    def spot(self, g: Any, seat: Seat) -> str:
        return room_spot(seat, self.room)


@dataclass(frozen=True, slots=True)
class AgentAction(Action):
    """An answer about one place for an Agent."""

    location: int

    def args(self) -> dict[str, Arg]:
        return {"location": LOCATION_NAME[self.location]}

    def spot(self, g: Any, seat: Seat) -> str:
        return location_spot(g, self.location)
