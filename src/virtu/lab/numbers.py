"""Single numbers of the component data that a study may change without a file of one's own."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Number:
    """One of them: what it is, of which thing, its usual value, and how far it may be changed."""

    kind: str
    """In one word: "price", "agents", "florins"."""
    thing: str
    """Whose; empty where it is everybody's."""
    usual: int
    least: int
    most: int
    text: str
    """The overlay, with `#` where the number goes."""

    @property
    def name(self) -> str:
        return f"{self.kind}_{self.thing}" if self.thing else self.kind

    def overlay(self, value: int) -> str:
        """A data file that changes this number and nothing else."""
        return self.text.replace("#", str(value))


def price(tile: str, usual: int, more: str = "") -> Number:
    return Number("price", tile, usual, 1, 8, f"[tiles]\n{tile} = {{ cost = {{ florin = #{more} }} }}\n")


def agents(house: str, usual: int) -> Number:
    return Number("agents", house, usual, 1, 4, f"[setup]\nstarting_agents = {{ {house} = # }}\n")


NUMBERS: Final[dict[str, list[Number]]] = {
    "governing": [
        price("guild", 4),
        price("cathedral", 4, ", cross = 1"),
        price("duchy", 3, ", crown = 1"),
        price("principality", 4, ", crown = 1"),
        price("kingdom", 5, ", crown = 2"),
        price("republic", 5, ", crown = 1"),
        agents("milan", 2),
        agents("florence", 2),
        agents("naples", 3),
        agents("venice", 2),
        agents("rome", 3),
        Number("florins", "", 1, 0, 4, "[setup]\nflorins = #\n"),
    ],
}
"""By game."""
