"""Scenes of the Seven Virtues: rows, hands and points in the words of the game."""

from typing import Any

from scene import Scene
from virtu.games.seven_virtues.tables import CARDS, LABEL, NAME, VIRTUES, WIDTH

LINES = 9
BEGINNING_POINTS = 7
EMPTY = -1


def cards(text: str) -> list[int]:
    """ "justice 9, hope 2, -" by number; "-" is an empty place."""
    return [EMPTY if name == "-" else NAME.index(name) for name in text.split(", ")] if text else []


class Table(Scene):
    """A table of the Seven Virtues."""

    def __init__(self, players: int, **options: object) -> None:
        super().__init__("seven_virtues", players, **options)

    def turn(self, active: str, inactive: str = "", who: int = 0, **more: Any) -> "Table":
        """A turn of a seat over these rows; cards not mentioned are out of the game."""
        return self.given([["take", who]], active=active, inactive=inactive, **more)

    def scoring(self, *hands: str, **more: Any) -> "Table":
        """All Virtues are about to be called; cards nobody holds are out of the game."""
        return self.given([["scoring"]], hands=hands, **more)

    def calling(self, virtue: str, *hands: str, **more: Any) -> "Table":
        """Only this Virtue is about to be called."""
        number = VIRTUES.index(virtue)
        return self.given([["call", number]], hands=hands, called=number, **more)

    def given(
        self,
        agenda: list[list[Any]],
        active: str = "",
        inactive: str = "",
        pile: str = "",
        hands: tuple[str, ...] = (),
        points: tuple[int, ...] = (),
        called: int = 0,
    ) -> "Table":
        players = self.state.players
        rows = [padded(cards(active)), padded(cards(inactive))]
        held = [cards(hand) for hand in hands] + [[] for _ in range(players - len(hands))]
        still = sorted(cards(pile))
        used = {card for zone in [*rows, *held, still] for card in zone}
        discards = [card for card in range(CARDS) if LABEL[card] <= players and card not in used]
        lines = [0] * (players * LINES)
        for seat in range(players):
            lines[seat * LINES] = points[seat] if points else BEGINNING_POINTS
        return self.load(
            agenda=agenda,
            active=rows[0],
            inactive=rows[1],
            pile=still,
            hands=held,
            discards=discards,
            points=lines,
            called=called,
        )

    def hand(self, seat: int) -> list[str]:
        """The cards a seat really holds, sorted."""
        held: Any = self.game.dump(self.state)["state"]
        return [NAME[card] for card in sorted(held["hands"][seat])]

    def row(self, name: str) -> list[str]:
        """A row as everybody sees it, "-" for an empty place."""
        return [card or "-" for card in self.view(None)[name]]


def padded(row: list[int]) -> list[int]:
    return row + [EMPTY] * (WIDTH - len(row))
