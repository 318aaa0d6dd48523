"""The answers of the Seven Virtues, each with its notation."""

from dataclasses import dataclass
from typing import Any, Final

from virtu.games.seven_virtues.tables import CARDS, NAME, VALUES, VIRTUES
from virtu.kernel.action import Action, Arg, Vocabulary
from virtu.kernel.ids import Seat


@dataclass(frozen=True, slots=True)
class TakeVirtue(Action):
    """SV-3.2 Take all active cards of one Virtue."""

    virtue: int

    def verb(self) -> str:
        return "take"

    def args(self) -> dict[str, Arg]:
        return {"virtue": VIRTUES[self.virtue]}


@dataclass(frozen=True, slots=True)
class TakeValue(Action):
    """SV-3.3 Take all active cards of one value."""

    value: int

    def verb(self) -> str:
        return "take"

    def args(self) -> dict[str, Arg]:
        return {"value": self.value}


@dataclass(frozen=True, slots=True)
class TakeCard(Action):
    """SV-3.4 Take a single card."""

    card: int

    def verb(self) -> str:
        return "take"

    def args(self) -> dict[str, Arg]:
        return {"card": NAME[self.card]}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"card:{NAME[self.card]}"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """SV-4.4 Discard a card for Charity."""

    card: int

    def verb(self) -> str:
        return "discard"

    def args(self) -> dict[str, Arg]:
        return {"card": NAME[self.card]}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"held:{NAME[self.card]}"


@dataclass(frozen=True, slots=True)
class NameVirtue(Action):
    """SV-4.5 Name the Virtue of which cards are given."""

    virtue: int

    def verb(self) -> str:
        return "name"

    def args(self) -> dict[str, Arg]:
        return {"virtue": VIRTUES[self.virtue]}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"virtue:{VIRTUES[self.virtue]}"


@dataclass(frozen=True, slots=True)
class Give(Action):
    """SV-4.5 Give a card to the 1st of Faith."""

    card: int

    def verb(self) -> str:
        return "give"

    def args(self) -> dict[str, Arg]:
        return {"card": NAME[self.card]}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"held:{NAME[self.card]}"


@dataclass(frozen=True, slots=True)
class NamePlayer(Action):
    """SV-4.6 Name an opponent who pays for Lights."""

    seat: Seat

    def verb(self) -> str:
        return "name player"

    def args(self) -> dict[str, Arg]:
        return {"seat": self.seat}

    def spot(self, g: Any, seat: Seat) -> str:
        return f"seat:{self.seat}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """No more discards, no more opponents."""

    def verb(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class First(Action):
    """SV-2.4 Chance says who starts."""

    seat: Seat

    def verb(self) -> str:
        return "first"

    def args(self) -> dict[str, Arg]:
        return {"seat": self.seat}


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """SV-2.2 Chance turns up a card."""

    card: int

    def verb(self) -> str:
        return "deal"

    def args(self) -> dict[str, Arg]:
        return {"card": NAME[self.card]}


MOST_PLAYERS: Final = 7

TAKE_VIRTUE: Final = [TakeVirtue(virtue) for virtue in range(len(VIRTUES))]
TAKE_VALUE: Final = [TakeValue(value) for value in range(VALUES + 1)]
"""By value; there is no value 0."""
TAKE_CARD: Final = [TakeCard(card) for card in range(CARDS)]
DISCARD: Final = [Discard(card) for card in range(CARDS)]
NAME_VIRTUE: Final = [NameVirtue(virtue) for virtue in range(len(VIRTUES))]
GIVE: Final = [Give(card) for card in range(CARDS)]
NAME_PLAYER: Final = [NamePlayer(Seat(seat)) for seat in range(MOST_PLAYERS)]
DONE: Final = Done()
FIRST: Final = [First(Seat(seat)) for seat in range(MOST_PLAYERS)]
DEAL: Final = [Deal(card) for card in range(CARDS)]

VOCABULARY: Final = Vocabulary(
    [
        *TAKE_VIRTUE,
        *TAKE_VALUE[1:],
        *TAKE_CARD,
        *DISCARD,
        *NAME_VIRTUE,
        *GIVE,
        *NAME_PLAYER,
        DONE,
        *FIRST,
        *DEAL,
    ]
)
