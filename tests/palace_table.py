"""A bare table of either Virtù game for scenes: discs as at the start, empty Palaces, no Troops, no florins.

Tests put on it what they need in sentences (docs/notation.md), then let the rules carry out steps of their choice.
"""

from typing import Self

import virtu
from scene import Scene
from virtu.games.palace.position_text import PalaceSentences
from virtu.games.palace.state import EMPTY, SPRING, WINTER, Palace
from virtu.games.palace.tables import CARD_NAME, SPACE_NAME, SPACES
from virtu.kernel import engine
from virtu.kernel.ids import Seat
from virtu.kernel.state import Step


class PalaceTable(Scene):
    """Players are called as in sentences: by colour, or France and Naples."""

    def __init__(self, name: str, reader: PalaceSentences) -> None:
        self.game = virtu.game(name)
        self.options = reader.options
        self.reader = reader
        self.palace: Palace = reader.palace
        self.state = reader.palace
        self.happened: list[virtu.Event] = []
        g = reader.palace
        g.year = 1
        for values in (g.troops, g.city_ready, g.treasury):
            values[:] = [0] * len(values)
        self.game.listen(g)

    def say(self, *lines: str) -> Self:
        """Put on the table what the sentences say."""
        for line in lines:
            self.reader.say(line)
        self.reader.complete()
        return self

    # ---- playing

    def run(self, *steps: Step) -> None:
        """Let the rules carry out steps until somebody is asked."""
        assert self.state.news is not None
        self.state.news.clear()
        self.state.agenda.clear()
        self.state.then(*steps)
        engine.settle(self.state)
        self.happened += self.game.events(self.state)
        self.lawful()

    def spring(self, who: str, *steps: Step) -> None:
        """The same within the action step of a player."""
        self.palace.phase = SPRING
        self.palace.requesting = self.seat(who)
        self.run(*steps)

    def winter(self, who: str, *steps: Step) -> None:
        """The same within the Winter turn of a player."""
        self.palace.phase = WINTER
        self.palace.requesting = self.seat(who)
        self.run(*steps)

    # ---- looking

    def seat(self, name: str) -> Seat:
        return Seat(self.reader.names().index(name))

    def name_of(self, seat: Seat) -> str:
        return self.reader.names()[seat]

    def card_at(self, who: str, space: str) -> str:
        card = self.palace.spaces[self.seat(who) * SPACES + SPACE_NAME.index(space)]
        return "" if card == EMPTY else CARD_NAME[card]

    def treasury(self, who: str) -> int:
        return self.palace.treasury[self.seat(who)]

    def points(self, who: str, line: str) -> int:
        """One named line of a player's score."""
        return self.line(self.seat(who), line)


def lines_of(players: int, options: dict[str, object]) -> str:
    """A table's size and options in sentences."""
    said = [f"option {name} {str(value).lower()}" for name, value in options.items()]
    return "\n".join([f"players {players}", *said])
