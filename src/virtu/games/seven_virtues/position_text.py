"""Positions a person writes: one fact per line, such as "player 1 holds justice 7, hope 2" or "active row hope 3, -".

Everybody begins with 7 points and no cards. Cards that no line mentions are out of the game, unless the pile is said to
be the rest. The last line says what comes next: "player 0 to take", "scoring", "calling hope", the same "alone" if
nothing is called after it, or "trios".
"""

from typing import Final

from virtu.games.seven_virtues.state import BEGINNING, EMPTY, LINES, SevenVirtues
from virtu.games.seven_virtues.steps.scoring import CALLS, SCORING
from virtu.games.seven_virtues.steps.turn import TAKE
from virtu.games.seven_virtues.tables import DECK, NAME, VIRTUES, WIDTH
from virtu.kernel.game import Game
from virtu.kernel.sentences import Sentences

SAYINGS: Final = [
    "players 3", "option NAME VALUE", "active row CARD, -, CARD …", "inactive row CARD, -, CARD …", "pile CARD …",
    "pile rest", "player 1 holds CARD …", "player 1 has 12 points", "player 1 to take", "scoring",
    "calling VIRTUE [alone]", "trios",
]  # fmt: skip
MOST_POINTS: Final = 999


class Reader(Sentences):
    """Reads the lines of a position one by one."""

    def __init__(self, game: Game, text: str) -> None:
        super().__init__(game, text, 2, SAYINGS, "player 0 to take")
        g = self.bare()
        assert isinstance(g, SevenVirtues)
        g.pile = []
        self.g = g
        self.left = DECK[self.players][:]
        """SV-2.1 The cards that have not been mentioned."""
        self.pile_is_rest = False

    def sentence(self, words: list[str]) -> None:
        g = self.g
        if words[:2] == ["active", "row"]:
            g.active = self.row("active row")
        elif words[:2] == ["inactive", "row"]:
            g.inactive = self.row("inactive row")
        elif words == ["pile", "rest"]:
            self.pile_is_rest = True
        elif words[0] == "pile":
            g.pile = sorted(self.cards("pile"))
        elif words[0] == "player" and len(words) > 2:
            self.player(words)
        elif words == ["scoring"]:
            self.next = [SCORING]
        elif words[0] == "calling" and (len(words) == 2 or words[2:] == ["alone"]):
            g.called = self.one_of(words[1], VIRTUES, "Virtue")
            self.next = CALLS[g.called :] if len(words) == 2 else [CALLS[g.called]]
        elif words == ["trios"]:
            g.called = len(VIRTUES)
            self.next = CALLS[len(VIRTUES) :]
        else:
            raise self.unknown()

    def player(self, words: list[str]) -> None:
        """Sentences about one player."""
        seat = self.count(words[1], self.players - 1)
        if words[2] == "holds":
            self.g.hands[seat] += self.cards(f"player {words[1]} holds")
        elif words[2] == "has" and len(words) == 5 and words[4] in ("point", "points"):
            self.g.points[seat * LINES + BEGINNING] = self.count(words[3], MOST_POINTS)
        elif words[2:] == ["to", "take"]:
            self.next = [TAKE[seat]]
        else:
            raise self.unknown()

    def complete(self) -> None:
        if self.pile_is_rest:
            self.g.pile = self.left
        else:
            self.g.discards = self.left

    def row(self, beginning: str) -> list[int]:
        """SV-2.2 The places of a row; "-" is an empty one, and so are those at its end."""
        row = [EMPTY if name == "-" else self.card(name) for name in self.after(beginning)]
        if len(row) > WIDTH:
            raise self.wrong(f"a row has {WIDTH} places (SV-2.2)")
        return row + [EMPTY] * (WIDTH - len(row))

    def cards(self, beginning: str) -> list[int]:
        return [self.card(name) for name in self.after(beginning)]

    def card(self, name: str) -> int:
        """A card of this table that no line has mentioned before."""
        if name not in NAME:
            raise self.wrong(
                f"{name!r} is no card; cards are called {NAME[0]} to {NAME[-1]}, with commas between them"
            )
        card = NAME.index(name)
        if card not in DECK[self.players]:
            raise self.wrong(f"{name} is not used with {self.players} players (SV-2.1)")
        if card not in self.left:
            raise self.wrong(f"{name} lies elsewhere already (SV-2.1)")
        self.left.remove(card)
        return card


def describe(game: Game, text: str) -> SevenVirtues:
    """The position a text describes; ValueError names line and mistake."""
    reader = Reader(game, text)
    reader.read(reader.g)
    return reader.g
