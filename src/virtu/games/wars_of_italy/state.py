"""The table of the Wars of Italy: that of the Art of Governing, with Major Cities between the two sides."""

from dataclasses import dataclass
from typing import Final

from virtu.games.governing.fields import FIELDS as GENERAL_FIELDS
from virtu.games.governing.state import EMPTY, OUT, Governing
from virtu.games.governing.steps.tracks import CheckSpaces
from virtu.games.governing.tables import (
    CITY_SOURCE,
    POWER_LOCATION,
    ROOM_LOCATION,
    ROOMS,
    SIDE_2_5,
    TITLE_KINDS,
    TITLE_SOURCE,
    TITLE_SPACE,
    TRACK_LOCATION,
)
from virtu.games.wars_of_italy.ruleset import Terms
from virtu.games.wars_of_italy.tables import (
    COLOUR_COUNT,
    FIRST_MAJOR,
    FRANCE,
    MAJOR_COUNT,
    OPENS_SPACE,
    PALACES,
)
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat

MAJOR: Final = -3
"""Owner of a City with the disc of a Major City that is nobody's ally."""

# Postures of a Major City towards a side (WI-6.2, WI-6.3).
HOSTILE: Final = 0
INDIFFERENT: Final = 1
"""The printed zone is called Neutral; a Neutral City is something else (WI-0.3)."""
FAVOURABLE: Final = 2
ALLIED: Final = 3
POSTURES: Final = ["hostile", "neutral", "favourable", "allied"]


@dataclass(slots=True, init=False)
class Wars(Governing):
    """Seat 0 is France, seat 1 Naples. `owner` says in whose Domain a City's tile lies: an ally's Cities are owned."""

    disc: list[int]
    """By City: the Major City whose disc it bears, or EMPTY."""
    sworn: list[int]
    """By Major City: the allied seat, EMPTY while its marker is on the track, OUT once eliminated."""
    influence: list[int]
    """By Major City: the square of the marker; France pulls to the negative side. 0 without marker."""
    corps: list[int]
    """By City * MAJOR_COUNT + Major City: its Troops there that are not routed."""
    routed: list[int]
    """By City * MAJOR_COUNT + Major City: its Troops there that wait for their retreat."""
    halted: list[int]
    """City * COLOUR_COUNT + colour for each Troop that has stopped in this Wage War (WI-5.5.2)."""
    lost_tiles: list[int]
    """By City: 1 if its tile has left the game (WI-R36)."""

    def clone(self, dice: Dice | None = None) -> "Wars":
        copy = Wars()
        self.copy_to(copy, dice)
        copy.disc = self.disc[:]
        copy.sworn = self.sworn[:]
        copy.influence = self.influence[:]
        copy.corps = self.corps[:]
        copy.routed = self.routed[:]
        copy.halted = self.halted[:]
        copy.lost_tiles = self.lost_tiles[:]
        return copy

    def terms(self) -> Terms:
        assert isinstance(self.rules, Terms)
        return self.rules

    # ---- what differs from the Art of Governing

    def side(self) -> int:
        """WI-1.1"""
        return SIDE_2_5

    def printed(self, seat: Seat, room: int) -> int:
        """WI-4.1"""
        return PALACES[seat][room]

    def location_owner(self, location: int) -> int:
        """WI-5.4.1 The tracks of active Major Cities are places for Agents; there are no Powers."""
        if location >= TRACK_LOCATION:
            return EMPTY if self.sworn[location - TRACK_LOCATION] == EMPTY else OUT
        if location >= POWER_LOCATION:
            return OUT
        if location < ROOM_LOCATION:
            return self.owner[location]
        return Governing.location_owner(self, location)

    def extra_spaces(self, seat: Seat) -> int:
        """WI-4.3, WI-4.4 Titles, and one card of each allied pair while it is in the Palace; never Cities."""
        return min(3, self.sources_of_spaces(seat, self.palace_cards(seat)))

    def lasting_spaces(self, seat: Seat) -> int:
        """WI-R10 Those of Titles and of cards in Rooms: what a Cortigiano opens goes when it is replaced."""
        first, last = seat * ROOMS, seat * ROOMS + ROOMS
        rooms = [*self.actions[first:last], *self.improvements[first:last]]
        return min(3, self.sources_of_spaces(seat, rooms))

    def sources_of_spaces(self, seat: Seat, cards: list[int]) -> int:
        sources = 0
        for kind in range(TITLE_KINDS):
            if TITLE_SPACE[kind] and self.titles[seat * TITLE_KINDS + kind] != 0:
                sources += 1
        if seat in self.sworn:
            for card in cards:
                if card in OPENS_SPACE:
                    sources += 1
        return sources

    def discard_card(self, seat: Seat, space: int) -> int:
        """WI-R10 With the card goes the space it opened."""
        card = Governing.discard_card(self, seat, space)
        if card in OPENS_SPACE:
            self.then(CheckSpaces(seat))
        return card

    def owns(self, seat: Seat, source: int) -> bool:
        if CITY_SOURCE <= source < TITLE_SOURCE and self.lost_tiles[source - CITY_SOURCE]:
            return False
        return Governing.owns(self, seat, source)

    def tiles_of(self, seat: Seat) -> list[int]:
        found = Governing.tiles_of(self, seat)
        return [tile for tile in found if tile >= TITLE_SOURCE or not self.lost_tiles[tile - CITY_SOURCE]]

    # ---- sides and Major Cities

    def posture(self, major: int, seat: int) -> int:
        """WI-6.2, WI-6.3 How a Major City stands towards a side."""
        sworn = self.sworn[major]
        if sworn != EMPTY:
            return ALLIED if sworn == seat else HOSTILE
        pull = -self.influence[major] if seat == FRANCE else self.influence[major]
        favour = self.terms().favour
        return FAVOURABLE if pull >= favour else HOSTILE if pull <= -favour else INDIFFERENT

    def in_alliance_zone(self, major: int, seat: int) -> bool:
        """WI-6.1 The marker is on a track and in the side's own Alliance zone."""
        pull = -self.influence[major] if seat == FRANCE else self.influence[major]
        return self.sworn[major] == EMPTY and pull >= self.terms().alliance

    def at_end(self, major: int, seat: int) -> bool:
        """WI-5.3.7 The marker is on the side's last square."""
        return self.influence[major] == (-self.terms().end if seat == FRANCE else self.terms().end)

    def pull(self, major: int, seat: int, squares: int) -> None:
        """WI-6.4 The marker moves towards a side, as far as the track goes."""
        end = self.terms().end
        moved = self.influence[major] + (-squares if seat == FRANCE else squares)
        self.influence[major] = max(-end, min(end, moved))

    def opens_to(self, seat: int, city: int) -> bool:
        """WI-7 Own, allied, or of a Major City that favours the side: passed, rested in, never besieged."""
        owner = self.owner[city]
        if owner == seat:
            return True
        return owner == MAJOR and self.posture(self.disc[city], seat) >= FAVOURABLE

    # ---- Troops by colour

    def colours_of(self, seat: int) -> list[int]:
        """WI-0.5 The colours of a side's Troops: its own, then its allies'."""
        found = [seat]
        for major in range(MAJOR_COUNT):
            if self.sworn[major] == seat:
                found.append(FIRST_MAJOR + major)
        return found

    def count_at(self, colour: int, city: int) -> int:
        if colour < FIRST_MAJOR:
            return self.troops[city * 2 + colour]
        return self.corps[city * MAJOR_COUNT + colour - FIRST_MAJOR]

    def routed_at(self, colour: int, city: int) -> int:
        if colour < FIRST_MAJOR:
            return self.marked[city * 2 + colour]
        return self.routed[city * MAJOR_COUNT + colour - FIRST_MAJOR]

    def change(self, colour: int, city: int, by: int) -> None:
        """So many Troops more (or fewer) of a colour at a City."""
        if colour < FIRST_MAJOR:
            self.troops[city * 2 + colour] += by
        else:
            self.corps[city * MAJOR_COUNT + colour - FIRST_MAJOR] += by

    def change_routed(self, colour: int, city: int, by: int) -> None:
        if colour < FIRST_MAJOR:
            self.marked[city * 2 + colour] += by
        else:
            self.routed[city * MAJOR_COUNT + colour - FIRST_MAJOR] += by

    def army_at(self, seat: int, city: int) -> int:
        """WI-0.5 The side's Troops at a City that are not routed."""
        count = self.troops[city * 2 + seat]
        for major in range(MAJOR_COUNT):
            if self.sworn[major] == seat:
                count += self.corps[city * MAJOR_COUNT + major]
        return count

    def on_board(self, colour: int) -> int:
        """All Troops of a colour, routed ones too; the lists go City by City."""
        if colour < FIRST_MAJOR:
            return sum(self.troops[colour::2]) + sum(self.marked[colour::2])
        major = colour - FIRST_MAJOR
        return sum(self.corps[major::MAJOR_COUNT]) + sum(self.routed[major::MAJOR_COUNT])

    def army(self, seat: int) -> int:
        """All Troops of a side on the board."""
        return sum([self.on_board(colour) for colour in self.colours_of(seat)])

    def halted_at(self, colour: int, city: int) -> int:
        return self.halted.count(city * COLOUR_COUNT + colour)


def opponent(seat: int) -> Seat:
    """WI-0.1"""
    return Seat(1 - seat)


FIELDS: Final[dict[str, str]] = {
    **GENERAL_FIELDS,
    "disc": "disc",
    "sworn": "sworn",
    "influence": "influence",
    "corps": "corps",
    "routed": "routed",
    "halted": "halted",
    "lost_tiles": "lost_tiles",
}
"""What positions and digests call the fields, in the order of digests: a tag never changes."""
