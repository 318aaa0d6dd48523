"""Troops on the board, by colour and City: a game whose seats lead allies tells where those stand."""

from dataclasses import dataclass
from typing import Final

from virtu.games.palace.actions_winter import Recruit
from virtu.games.palace.fields import Fields
from virtu.games.palace.orders import OWN_ORDERS, Orders
from virtu.kernel.action import Action
from virtu.kernel.clause import Fact
from virtu.kernel.ids import NOBODY, Seat

TROOPS_A_FLORIN: Final = 2
"""AG-11.2.1"""


@dataclass(slots=True, init=False)
class Armies(Fields):
    """What may be asked of the Troops, and done with them."""

    def army(self, seat: Seat) -> int:
        """All Troops of a seat and its allies on the board."""
        count = 0
        for colour in self.colours_of(seat):
            count += self.on_board(colour)
        return count

    def on_board(self, colour: int) -> int:
        """All Troops of a colour, routed ones too; the lists go City by City."""
        return sum(self.troops[colour :: self.players]) + sum(self.marked[colour :: self.players])

    def army_at(self, seat: int, city: int) -> int:
        """The Troops that fight for a seat at a City."""
        return self.troops[city * self.players + seat]

    def colours_of(self, seat: int) -> list[int]:
        """The colours of the Troops that serve a seat: its own, and those of allies that have Troops."""
        return [seat]

    def colour_of(self, seat: Seat, action: Action) -> int:
        """Whose Troop an answer of a seat moves, disbands or recruits."""
        return seat

    def orders(self, colour: int) -> Orders:
        """What a Troop of a colour can be told."""
        return OWN_ORDERS

    def named_colour(self, colour: int) -> dict[str, Fact]:
        """What news say of a Troop's colour, where a seat leads more than one."""
        return {}

    def count_at(self, colour: int, city: int) -> int:
        """Troops of a colour at a City, not marked for retreat."""
        return self.troops[city * self.players + colour]

    def routed_at(self, colour: int, city: int) -> int:
        """Troops of a colour at a City that wait for their retreat."""
        return self.marked[city * self.players + colour]

    def change(self, colour: int, city: int, by: int) -> None:
        """So many Troops more (or fewer) of a colour at a City."""
        self.troops[city * self.players + colour] += by

    def change_routed(self, colour: int, city: int, by: int) -> None:
        self.marked[city * self.players + colour] += by

    def rout(self, seat: int, city: int) -> None:
        """All Troops of a seat at a City wait for their retreat."""
        for colour in self.colours_of(seat):
            count = self.count_at(colour, city)
            self.change(colour, city, -count)
            self.change_routed(colour, city, count)

    def welcomes(self, seat: int, city: int) -> bool:
        """Whether Troops of a seat may rest in a City."""
        return self.owner[city] == seat

    def defenders(self, attacker: int, city: int) -> int:
        """The Troops that defend a City."""
        return self.garrison_at(city)

    def walls(self, city: int) -> int:
        """What defends a City besides its value and its Troops."""
        return 0

    def defender_of(self, attacker: int, city: int) -> int:
        """The seat that defends a City, or NOBODY."""
        return self.owner[city] if self.owner[city] >= 0 else NOBODY

    def announces(self, seat: int, city: int) -> bool:
        """Whether the defender of a City announces War bonuses."""
        return True

    def free_troops(self) -> int:
        """AG-11.2.1 How many Troops serve for nothing."""
        raise AssertionError("each game pays its own salaries")

    def recruit_price(self, seat: Seat, action: Recruit) -> int:
        raise AssertionError("each game has its own prices")

    def garrison_at(self, city: int) -> int:
        """The Troops of a City's own controller there."""
        owner = self.owner[city]
        return self.troops[city * self.players + owner] if owner >= 0 else 0

    def troops_at(self, seat: Seat, city: int) -> int:
        """Troops of a seat at a City, not marked for retreat."""
        return self.troops[city * self.players + seat]

    def salary_due(self, seat: Seat) -> int:
        """AG-11.2.1 One florin for two Troops, rounded up, beyond those that serve for nothing."""
        return max(0, (self.army(seat) - self.free_troops() + TROOPS_A_FLORIN - 1) // TROOPS_A_FLORIN)
