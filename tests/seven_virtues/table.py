"""Scenes of the Seven Virtues: rows, hands and points in the words of the game."""

from typing import Any, Self

from scene import Scene
from virtu.games.seven_virtues.tables import NAME


class Table(Scene):
    """A table of the Seven Virtues. Cards that a scene does not mention are out of the game."""

    def __init__(self, players: int, **options: object) -> None:
        super().__init__("seven_virtues", players, **options)

    def turn(
        self, active: str, inactive: str = "", who: int = 0, pile: str = "", hands: tuple[str, ...] = ()
    ) -> Self:
        """A turn of a seat over these rows."""
        rows = [f"active row {active}", f"inactive row {inactive}", f"pile {pile}"]
        return self.given(*rows, *held(hands), f"player {who} to take")

    def scoring(self, *hands: str, points: tuple[int, ...] = ()) -> Self:
        """All Virtues are about to be called."""
        return self.given(*held(hands), *scored(points), "scoring")

    def calling(self, virtue: str, *hands: str, points: tuple[int, ...] = ()) -> Self:
        """Only this Virtue is about to be called."""
        return self.given(*held(hands), *scored(points), f"calling {virtue} alone")

    def trios(self, *hands: str, points: tuple[int, ...] = ()) -> Self:
        """All Virtues have been called; the trios are counted."""
        return self.given(*held(hands), *scored(points), "trios")

    def hand(self, seat: int) -> list[str]:
        """The cards a seat really holds, sorted."""
        held: Any = self.game.dump(self.state)["state"]
        return [NAME[card] for card in sorted(held["hands"][seat])]

    def row(self, name: str) -> list[str]:
        """A row as everybody sees it, "-" for an empty place."""
        return [card or "-" for card in self.view(None)[name]]


def held(hands: tuple[str, ...]) -> list[str]:
    return [f"player {seat} holds {hand}" for seat, hand in enumerate(hands)]


def scored(points: tuple[int, ...]) -> list[str]:
    return [f"player {seat} has {count} points" for seat, count in enumerate(points)]
