"""Chance that can be checked afterwards.

Whoever throws chooses a seed before the game and shows its hash. The dice of every throw follow from the seed, from
what the players added (`salt`) and from the number of the throw. At the end the seed is shown, and all of it can be
computed again.
"""

import hashlib
import hmac
from typing import Final

from virtu.kernel.dice import Dice, dice_from

FIGURES: Final = 64
"""How many hexadecimal figures a seed has."""


def is_seed(text: str) -> bool:
    return len(text) == FIGURES and all(figure in "0123456789abcdef" for figure in text)


def pledge(seed: str) -> str:
    """What is shown before the game: whoever has it recognises the seed, and nobody finds the seed by it."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def pledged_dice(seed: str, salt: str, number: int) -> Dice:
    """The dice of one throw, counted from 0. One throw tells nothing about another."""
    drawn = hmac.digest(bytes.fromhex(seed), f"{number} {salt}".encode(), "sha256")
    return dice_from(int.from_bytes(drawn[:8], "big") >> 2)
