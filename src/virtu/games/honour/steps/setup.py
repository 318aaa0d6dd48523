"""HO-3 Setup: eight cards each, three beside the deck, and the Nobleman begins."""

from dataclasses import dataclass
from typing import Final

from virtu.games.honour.clauses import SETUP
from virtu.games.honour.state import Honour
from virtu.games.honour.steps.draw import REFILL_DISPLAY, TopOfDeck, take_up
from virtu.games.honour.steps.turn import ACT
from virtu.games.honour.tables import HAND, NAME, SEATS
from virtu.kernel.ids import Seat
from virtu.kernel.step import Do


@dataclass(slots=True, init=False, unsafe_hash=True)
class Setup(Do):
    """HO-3.1, HO-3.3 Deal the hands, then the display."""

    def perform(self, g: Honour) -> None:
        g.then(*FIRST_CARDS, REFILL_DISPLAY, ACT)


@dataclass(slots=True, init=False, unsafe_hash=True)
class FirstCard(TopOfDeck):
    """HO-3.1 A card of the first hand."""

    who: Final[Seat]

    def __init__(self, who: Seat) -> None:
        self.who = who

    def place(self, g: Honour, kind: int) -> None:
        take_up(g.hands[self.who], kind)
        g.drawn[self.who].append(kind)
        if g.news is not None:
            g.tell("drew_card", SETUP, {"seat": self.who, "card": NAME[kind]}, (self.who,))


FIRST_CARDS: Final = [FirstCard(Seat(seat)) for seat in range(SEATS) for _ in range(HAND)]


TAGS: Final[dict[str, type]] = {"setup": Setup, "first_card": FirstCard}
