"""The deck by kinds of cards, and the five characters: read once and checked."""

import hashlib
import tomllib
from importlib.resources import files
from typing import Final

CHARACTERS: Final = ["priest", "scholar", "householder", "guildsman", "nobleman"]
"""HO-1.1 By seat."""
SEATS: Final = 5
NOBLEMAN: Final = 4

GROUPS: Final = ["cleric", "lay", "universal"]
CLERIC: Final = 0
LAY: Final = 1
UNIVERSAL: Final = 2
KIN: Final = [CLERIC, CLERIC, LAY, LAY, LAY]
"""HO-1.1 The group of each character, by seat."""
ONE_OF: Final = ["cleric", "layman"]
MANY_OF: Final = ["clerics", "laymen", "everyone"]

SORTS: Final = ["honour", "recognition", "dishonour", "counter", "fate"]
HONOUR: Final = 0
RECOGNITION: Final = 1
DISHONOUR: Final = 2
COUNTER: Final = 3
FATE: Final = 4

FATES: Final = [
    "letter_of_pardon",
    "oath_helpers",
    "talk_of_the_town",
    "yesterdays_news",
    "the_tale_turns_round",
    "mistaken_identity",
    "scapegoat",
    "denounced_from_the_pulpit",
    "caught_in_the_act",
    "market_day",
    "the_town_crier",
]
"""HO-9.1 to HO-9.11, in this order."""
PARDON: Final = 0
OATH_HELPERS: Final = 1
TALK: Final = 2
YESTERDAY: Final = 3
TURNS_ROUND: Final = 4
MISTAKEN: Final = 5
SCAPEGOAT: Final = 6
DENOUNCED: Final = 7
CAUGHT: Final = 8
MARKET_DAY: Final = 9
CRIER: Final = 10

HAND: Final = 8
"""HO-3.1 Cards in a full hand."""
DISPLAY: Final = 3
"""HO-3.1 Places beside the deck."""
ACTIONS: Final = 2
"""HO-4.1 Actions of a turn."""
WAKES: Final = 5
"""HO-7.4 Queued cards that wake the Mill."""
TOP_VALUE: Final = 5
VALUES: Final = 6
"""Values of Honour and the bare table, 0."""
BARE: Final = [1, 0, 0, 0, 0, 0]
"""The tops of a player without piles."""
TOP_LEVEL: Final = 5
CAP: Final = [0, 8, 10, 12, 14, 16]
"""HO-6.2, HO-11.4 The Dishonour cap by level."""
MOST_QUEUED: Final = 30
"""There are no more Dishonour cards."""

_TEXT: Final = files("virtu.games.honour").joinpath("data", "deck.toml").read_bytes()
DATA_HASH: Final = hashlib.sha256(_TEXT).hexdigest()[:12]


class Kind:
    """A row of the deck: cards that nobody can tell apart."""

    def __init__(
        self, sort: int, low: int, high: int, group: int, copies: int, name: str, attested: bool
    ) -> None:
        self.sort = sort
        self.low = low
        self.high = high
        self.group = group
        self.copies = copies
        self.name = name
        self.attested = attested


def _read_deck() -> list[Kind]:
    """All kinds in the order of the file; ValueError names file and key."""
    deck = tomllib.loads(_TEXT.decode())
    kinds: list[Kind] = []
    for row in deck["honour"]["cards"]:
        value, group = _value(row["value"], 1, "honour"), _group(row["group"], "honour")
        name = f"honour {value} {GROUPS[group]}"
        kinds.append(Kind(HONOUR, value, value, group, row["copies"], name, row["sure"] != "reconstructed"))
    kinds.append(Kind(RECOGNITION, 0, 0, UNIVERSAL, deck["recognition"]["copies"], "recognition", False))
    for row in deck["dishonour"]["cards"]:
        value, group = _value(row["value"], 2, "dishonour"), _group(row["group"], "dishonour")
        name = f"dishonour {value} {GROUPS[group]}"
        kinds.append(
            Kind(DISHONOUR, value, value, group, row["copies"], name, row["sure"] != "reconstructed")
        )
    for row in deck["counter"]["cards"]:
        low, high = _value(row["low"], 2, "counter"), _value(row["high"], 2, "counter")
        group = _group(row["group"], "counter")
        name = f"counter {low}-{high} {GROUPS[group]}"
        kinds.append(Kind(COUNTER, low, high, group, row["copies"], name, row["sure"] != "reconstructed"))
    if list(deck["fate"]) != FATES:
        raise ValueError(f"deck.toml: fate has the designs {', '.join(FATES)}, in this order")
    for design in FATES:
        kinds.append(Kind(FATE, 0, 0, UNIVERSAL, deck["fate"][design], design, False))
    # HO-2.1 The component list.
    for sort, expected in enumerate([60, 8, 30, 18, 12]):
        copies = sum([kind.copies for kind in kinds if kind.sort == sort])
        if copies != expected:
            raise ValueError(f"deck.toml: {SORTS[sort]} has {expected} cards (HO-2.1), here {copies}")
    return kinds


def _value(value: int, least: int, where: str) -> int:
    if not isinstance(value, int) or not least <= value <= TOP_VALUE:
        raise ValueError(f"deck.toml: {where}: a value is {least} to {TOP_VALUE}, not {value!r}")
    return value


def _group(group: str, where: str) -> int:
    if group not in GROUPS:
        raise ValueError(f"deck.toml: {where}: {group!r} is no group; they are {', '.join(GROUPS)}")
    return GROUPS.index(group)


DECK: Final = _read_deck()
KINDS: Final = len(DECK)
SORT: Final[list[int]] = [kind.sort for kind in DECK]
VALUE: Final[list[int]] = [kind.low for kind in DECK]
"""Of Honour and Dishonour cards; of a Counter the lower end of its range."""
HIGH: Final[list[int]] = [kind.high for kind in DECK]
GROUP: Final[list[int]] = [kind.group for kind in DECK]
COPIES: Final[list[int]] = [kind.copies for kind in DECK]
NAME: Final[list[str]] = [kind.name for kind in DECK]
ATTESTED: Final[list[bool]] = [kind.attested for kind in DECK]

HONOURS: Final[list[int]] = [kind for kind in range(KINDS) if SORT[kind] == HONOUR]
DISHONOURS: Final[list[int]] = [kind for kind in range(KINDS) if SORT[kind] == DISHONOUR]
COUNTERS: Final[list[int]] = [kind for kind in range(KINDS) if SORT[kind] == COUNTER]
RECOGNITION_CARD: Final[int] = SORT.index(RECOGNITION)
FIRST_FATE: Final[int] = SORT.index(FATE)
"""The kind of HO-9.1; the other designs follow."""

FITS: Final[list[bool]] = [
    GROUP[kind] == UNIVERSAL or GROUP[kind] == KIN[seat] for kind in range(KINDS) for seat in range(SEATS)
]
"""HO-1.2 Whether a character fits a card: kind * SEATS + seat."""

SUITED: Final[list[list[int]]] = [
    [seat for seat in range(SEATS) if FITS[kind * SEATS + seat]] for kind in range(KINDS)
]
"""HO-1.2 The seats that fit a card."""


def names(kinds: list[int]) -> str:
    """Cards as facts and notation write them."""
    return ", ".join([NAME[kind] for kind in kinds])
