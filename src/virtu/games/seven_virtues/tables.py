"""The 98 cards: what is printed on them, read once and checked."""

import hashlib
import tomllib
from importlib.resources import files
from typing import Final

VIRTUES: Final = ["charity", "faith", "hope", "fortitude", "justice", "temperance", "prudence"]
CHARITY: Final = 0
FAITH: Final = 1
HOPE: Final = 2
FORTITUDE: Final = 3
JUSTICE: Final = 4
TEMPERANCE: Final = 5
PRUDENCE: Final = 6

ICONS: Final = ["none", "light", "chalice", "water", "flame"]
PLAIN: Final = 0
LIGHT: Final = 1
CHALICE: Final = 2
WATER: Final = 3
FLAME: Final = 4

VALUES: Final = 14
CARDS: Final = 98
START: Final = 7
"""SV-2.3 The points everybody begins with."""
WIDTH: Final = 7
"""Places in a row."""

_TEXT: Final = files("virtu.games.seven_virtues").joinpath("data", "deck.toml").read_bytes()
DATA_HASH: Final = hashlib.sha256(_TEXT).hexdigest()[:12]


def _read_deck() -> list[list[int]]:
    """Per card its icon, its label and whether the rulebook shows it; ValueError names file and key."""
    tables = tomllib.loads(_TEXT.decode())
    deck = tables["deck"]
    printed: list[int] = []
    if list(deck) != VIRTUES:
        raise ValueError(f"deck.toml: deck has the Virtues {', '.join(VIRTUES)}, in this order")
    icons: list[int] = []
    labels: list[int] = []
    for virtue in VIRTUES:
        rows = deck[virtue]
        if [row[0] for row in rows] != list(range(1, VALUES + 1)):
            raise ValueError(f"deck.toml: deck.{virtue}: each value from 1 to {VALUES} stands once, in order")
        for value, icon, label in rows:
            if icon not in ICONS:
                raise ValueError(
                    f"deck.toml: deck.{virtue}[{value}]: {icon!r} is no icon; they are {', '.join(ICONS)}"
                )
            if not isinstance(label, int) or not 2 <= label <= 7:
                raise ValueError(f"deck.toml: deck.{virtue}[{value}]: the label is 2 to 7, not {label!r}")
            icons.append(ICONS.index(icon))
            labels.append(label)
            printed.append(int(value in tables["printed"].get(virtue, [])))
    for players in range(2, 8):
        used = len([label for label in labels if label <= players])
        if used != 14 * players:
            raise ValueError(f"deck.toml: {players} players use {14 * players} cards (SV-2.1), here {used}")
    return [icons, labels, printed]


_DECK: Final = _read_deck()
ICON: Final[list[int]] = _DECK[0]
LABEL: Final[list[int]] = _DECK[1]
PRINTED: Final[list[bool]] = [shown > 0 for shown in _DECK[2]]
"""SV-1.2 Cards whose value, icon and label the rulebook shows; all others are reconstructed."""
DECK: Final[list[list[int]]] = [
    [card for card in range(CARDS) if LABEL[card] <= players] for players in range(8)
]
"""SV-2.1 The cards used, by number of players."""
VIRTUE: Final[list[int]] = [card // VALUES for card in range(CARDS)]
VALUE: Final[list[int]] = [card % VALUES + 1 for card in range(CARDS)]
NAME: Final[list[str]] = [f"{VIRTUES[VIRTUE[card]]} {VALUE[card]}" for card in range(CARDS)]


def names(cards: list[int]) -> str:
    """Cards as facts and notation write them."""
    return ", ".join([NAME[card] for card in cards])
