"""Single numbers of the component data that a study may change without a file of one's own."""

from dataclasses import dataclass
from typing import Any, Final

from virtu.games.registry import GAMES


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


def price(tile: str) -> Number:
    cost = {**value_of("tiles", tile)["cost"]}
    usual = cost.pop("florin")
    more = "".join(f", {symbol} = {count}" for symbol, count in cost.items())
    return Number("price", tile, usual, 1, 8, f"[tiles]\n{tile} = {{ cost = {{ florin = #{more} }} }}\n")


def agents(house: str) -> Number:
    usual = value_of("setup", "starting_agents")[house]
    return Number("agents", house, usual, 1, 4, f"[setup]\nstarting_agents = {{ {house} = # }}\n")


def value_of(table: str, name: str) -> Any:
    """As the data in use have it."""
    return GAMES["governing"].data_tables()[table][name]


NUMBERS: Final[dict[str, list[Number]]] = {
    "governing": [
        price("guild"),
        price("cathedral"),
        price("duchy"),
        price("principality"),
        price("kingdom"),
        price("republic"),
        agents("milan"),
        agents("florence"),
        agents("naples"),
        agents("venice"),
        agents("rome"),
        Number("florins", "", value_of("setup", "florins"), 0, 4, "[setup]\nflorins = #\n"),
    ],
}
"""By game."""
