"""The table of the Wars of Italy: Major Cities between the two sides."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions_winter import CATHEDRAL_ITEM, TITLE_ITEM, Recruit
from virtu.games.palace.cited import Cited
from virtu.games.palace.fields import FIELDS as SHARED_FIELDS
from virtu.games.palace.names import names
from virtu.games.palace.orders import OWN_ORDERS, Orders
from virtu.games.palace.payment_table import PURPOSES
from virtu.games.palace.state import EMPTY, OUT, Palace
from virtu.games.palace.steps.spaces import CheckSpaces
from virtu.games.palace.tables import (
    CITY_SOURCE,
    CROSS,
    CROWN,
    KINGDOM,
    REPUBLIC,
    ROOMS,
    SHADED_SPACES,
    SHIP,
    SIDE_2_5,
    TITLE_SOURCE,
    TRACK_LOCATION,
)
from virtu.games.wars_of_italy.actions import ALLY_ORDERS, DisbandAlly, MarchAlly, RecruitAlly, SailAlly
from virtu.games.wars_of_italy.clauses import CITED, NOT_FOR_SALE, NOT_FOR_TWO
from virtu.games.wars_of_italy.ruleset import ALWAYS, NEVER, Terms
from virtu.games.wars_of_italy.tables import (
    ARMS,
    COLOUR_COUNT,
    COLOURS,
    FIRST_MAJOR,
    FRANCE,
    INITIAL,
    KINGS,
    MAJOR_COUNT,
    NAPLES,
    NOT_SOLD,
    OPENS_SPACE,
    PALACES,
)
from virtu.games.wars_of_italy.wire import Posture
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact
from virtu.kernel.dice import Dice
from virtu.kernel.ids import NOBODY, Seat

FOR_INFLUENCE: Final = PURPOSES
_ANY_OF_THEM: Final = 1 << CROWN | 1 << CROSS | 1 << SHIP
INFLUENCE_ROW: Final = [_ANY_OF_THEM, _ANY_OF_THEM, _ANY_OF_THEM, 0, 0, 1 << CROWN, 0, 0]
"""Rooms, court and Domain pay with all three, an Indulgence with its Crown."""
AT_HOME: Final = 1
ELSEWHERE: Final = 3
"""WI-10.3 What a Troop costs."""
MAJOR: Final = -3
"""Owner of a City with the disc of a Major City that is nobody's ally."""

# Postures of a Major City towards a side (WI-6.2, WI-6.3).
HOSTILE: Final = 0
INDIFFERENT: Final = 1
"""The printed zone is called Neutral; a Neutral City is something else (WI-0.3)."""
FAVOURABLE: Final = 2
ALLIED: Final = 3
POSTURES: Final[list[Posture]] = ["hostile", "neutral", "favourable", "allied"]


@dataclass(slots=True, init=False)
class Wars(Palace):
    """Seat 0 is France, seat 1 Naples. `owner` says in whose Domain a City's tile lies: an ally's Cities are owned."""

    disc: list[int]
    """By City: the Major City whose disc it bears, or EMPTY."""
    ally: list[int]
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
        copy.ally = self.ally[:]
        copy.influence = self.influence[:]
        copy.corps = self.corps[:]
        copy.routed = self.routed[:]
        copy.halted = self.halted[:]
        copy.lost_tiles = self.lost_tiles[:]
        return copy

    def terms(self) -> Terms:
        assert isinstance(self.rules, Terms)
        return self.rules

    # ---- what this game answers for itself

    def side(self) -> int:
        """WI-1.1"""
        return SIDE_2_5

    def cited(self) -> Cited:
        return CITED

    def printed(self, seat: Seat, room: int) -> int:
        """WI-4.1"""
        return PALACES[seat][room]

    def location_owner(self, location: int) -> int:
        """WI-5.4.1 The tracks of active Major Cities are places for Agents; there are no Powers."""
        if location >= TRACK_LOCATION:
            return EMPTY if self.ally[location - TRACK_LOCATION] == EMPTY else OUT
        return Palace.location_owner(self, location)

    def own_spaces(self, seat: Seat) -> int:
        """WI-4.3, WI-4.4 One card of each allied pair opens a space while it is in the Palace; Cities never do."""
        return self.opened(seat, self.palace_cards(seat)) if seat in self.ally else 0

    def lasting_spaces(self, seat: Seat) -> int:
        """WI-R10 Those of Titles and of cards in Rooms: what a Cortigiano opens goes when it is replaced."""
        first, last = seat * ROOMS, seat * ROOMS + ROOMS
        rooms = [*self.actions[first:last], *self.improvements[first:last]]
        return min(len(SHADED_SPACES), self.spaces_of_titles(seat) + self.opened(seat, rooms))

    def opened(self, seat: Seat, cards: list[int]) -> int:
        return len([card for card in cards if card in OPENS_SPACE]) if seat in self.ally else 0

    def discard_card(self, seat: Seat, space: int) -> int:
        """WI-R10 With the card goes the space it opened."""
        card = Palace.discard_card(self, seat, space)
        if card in OPENS_SPACE:
            self.then(CheckSpaces(seat))
        return card

    def owns(self, seat: Seat, source: int) -> bool:
        if CITY_SOURCE <= source < TITLE_SOURCE and self.lost_tiles[source - CITY_SOURCE]:
            return False
        return Palace.owns(self, seat, source)

    def tiles_of(self, seat: Seat) -> list[int]:
        tiles = Palace.tiles_of(self, seat)
        return [tile for tile in tiles if tile >= TITLE_SOURCE or not self.lost_tiles[tile - CITY_SOURCE]]

    def names_of(self, seat: Seat, action: Action) -> dict[str, Fact]:
        return {"colour": COLOURS[seat], **names(action), "florins": self.treasury[seat]}

    def family(self, seat: Seat) -> list[int]:
        return KINGS[seat]

    def free_troops(self) -> int:
        """WI-10.1 Nobody serves for nothing."""
        return 0

    def recruit_price(self, seat: Seat, action: Recruit) -> int:
        """WI-10.3, WI-9.2"""
        home = self.disc[action.city] == EMPTY and self.is_initial(seat, action.city)
        return AT_HOME if home or isinstance(action, RecruitAlly) else ELSEWHERE

    def is_initial(self, colour: int, city: int) -> bool:
        """WI-2.2, WI-R44 An initial city of a colour, or only one whose tile shows arms."""
        return INITIAL[city] == colour and (ARMS[city] or not self.terms().arms_only)

    def may_pay(self, purpose: int) -> list[int]:
        """WI-5.3.2 Annex and Influence share one pool."""
        return INFLUENCE_ROW if purpose == FOR_INFLUENCE else Palace.may_pay(self, purpose)

    def sale_objection(self, seat: Seat, item: int) -> Clause | None:
        """WI-1.8, WI-10.2 No Maestro, no Pope, no Cathedrals, no Republic; the King of France has his Kingdom."""
        if item in NOT_SOLD:
            return NOT_FOR_TWO
        if item in (CATHEDRAL_ITEM, TITLE_ITEM + REPUBLIC) or (item == TITLE_ITEM + KINGDOM and seat == FRANCE):
            return NOT_FOR_SALE
        return None

    # ---- sides and Major Cities

    def posture(self, major: int, seat: int) -> int:
        """WI-6.2, WI-6.3 How a Major City stands towards a side."""
        ally = self.ally[major]
        if ally != EMPTY:
            return ALLIED if ally == seat else HOSTILE
        pull = -self.influence[major] if seat == FRANCE else self.influence[major]
        favour = self.terms().favour
        return FAVOURABLE if pull >= favour else HOSTILE if pull <= -favour else INDIFFERENT

    def postures(self, major: int) -> list[Posture]:
        """Towards France, towards Naples."""
        return [POSTURES[self.posture(major, side)] for side in (FRANCE, NAPLES)]

    def in_alliance_zone(self, major: int, seat: int) -> bool:
        """WI-6.1 The marker is on a track and in the side's own Alliance zone."""
        pull = -self.influence[major] if seat == FRANCE else self.influence[major]
        return self.ally[major] == EMPTY and pull >= self.terms().alliance

    def at_end(self, major: int, seat: int) -> bool:
        """WI-5.3.7 The marker is on the side's last square."""
        return self.influence[major] == (-self.terms().end if seat == FRANCE else self.terms().end)

    def pull(self, major: int, seat: int, squares: int) -> None:
        """WI-6.4 The marker moves towards a side, as far as the track goes."""
        end = self.terms().end
        moved = self.influence[major] + (-squares if seat == FRANCE else squares)
        self.influence[major] = max(-end, min(end, moved))

    def welcomes(self, seat: int, city: int) -> bool:
        """WI-7, WI-8.3.2 Own, allied, or of a Major City that favours the side: passed, rested in, and defended."""
        owner = self.owner[city]
        if owner == seat:
            return True
        return owner == MAJOR and self.posture(self.disc[city], seat) >= FAVOURABLE

    # ---- Troops by colour

    def colours_of(self, seat: int) -> list[int]:
        """WI-0.5 The colours of a side's Troops: its own, then its allies'."""
        colours = [seat]
        for major in range(MAJOR_COUNT):
            if self.ally[major] == seat:
                colours.append(FIRST_MAJOR + major)
        return colours

    def colour_of(self, seat: Seat, action: Action) -> int:
        if isinstance(action, RecruitAlly):
            return INITIAL[action.city]
        return action.colour if isinstance(action, (MarchAlly, SailAlly, DisbandAlly)) else seat

    def orders(self, colour: int) -> Orders:
        return OWN_ORDERS if colour < FIRST_MAJOR else ALLY_ORDERS[colour - FIRST_MAJOR]

    def named_colour(self, colour: int) -> dict[str, Fact]:
        return {"colour": COLOURS[colour]}

    def count_at(self, colour: int, city: int) -> int:
        if colour < FIRST_MAJOR:
            return Palace.count_at(self, colour, city)
        return self.corps[city * MAJOR_COUNT + colour - FIRST_MAJOR]

    def routed_at(self, colour: int, city: int) -> int:
        if colour < FIRST_MAJOR:
            return Palace.routed_at(self, colour, city)
        return self.routed[city * MAJOR_COUNT + colour - FIRST_MAJOR]

    def change(self, colour: int, city: int, by: int) -> None:
        if colour < FIRST_MAJOR:
            Palace.change(self, colour, city, by)
        else:
            self.corps[city * MAJOR_COUNT + colour - FIRST_MAJOR] += by

    def change_routed(self, colour: int, city: int, by: int) -> None:
        if colour < FIRST_MAJOR:
            Palace.change_routed(self, colour, city, by)
        else:
            self.routed[city * MAJOR_COUNT + colour - FIRST_MAJOR] += by

    def defenders(self, attacker: int, city: int) -> int:
        """WI-8.3.2, WI-R32 All Troops that defend, of any colour."""
        count = self.corps[city * MAJOR_COUNT + self.disc[city]] if self.owner[city] == MAJOR else 0
        other = opponent(attacker)
        return count + self.army_at(other, city) if self.welcomes(other, city) else count

    def defender_of(self, attacker: int, city: int) -> int:
        other = opponent(attacker)
        return other if self.welcomes(other, city) else NOBODY

    def announces(self, seat: int, city: int) -> bool:
        """WI-R30 A helper announces never, always, or where it has Troops."""
        helper = self.terms().helper_bonuses
        return self.owner[city] == seat or helper == ALWAYS or (helper != NEVER and self.army_at(seat, city) > 0)

    def army_at(self, seat: int, city: int) -> int:
        """WI-0.5 The side's Troops at a City that are not routed."""
        count = self.troops[city * 2 + seat]
        for major in range(MAJOR_COUNT):
            if self.ally[major] == seat:
                count += self.corps[city * MAJOR_COUNT + major]
        return count

    def on_board(self, colour: int) -> int:
        major = colour - FIRST_MAJOR
        if major < 0:
            return Palace.on_board(self, colour)
        return sum(self.corps[major::MAJOR_COUNT]) + sum(self.routed[major::MAJOR_COUNT])

    def halted_at(self, colour: int, city: int) -> int:
        return self.halted.count(city * COLOUR_COUNT + colour)


def opponent(seat: int) -> Seat:
    """WI-0.1"""
    return Seat(1 - seat)


FIELDS: Final[dict[str, str]] = {
    **SHARED_FIELDS, "disc": "disc", "sworn": "ally", "influence": "influence", "corps": "corps", "routed": "routed",
    "halted": "halted", "lost_tiles": "lost_tiles",
}
"""What positions and digests call the fields, in the order of digests: a tag never changes."""
