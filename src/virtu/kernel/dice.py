"""Dice as a small number: reproducible on every platform, cloned for nothing."""

from typing import Final

# A multiplicative congruential generator modulo the Mersenne prime 2**61 - 1 (multiplier from
# L'Ecuyer's tables); the upper part of its value is used. Good enough for shuffling cards by the
# million, and one integer to copy.
MODULUS: Final = 2305843009213693951
MULTIPLIER: Final = 1070922063159934167
WORD: Final = 18446744073709551615


class Dice:
    """The driver's dice. Rules never hold one: they ask the seat CHANCE."""

    def __init__(self, value: int) -> None:
        self.value = value

    def throw(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        self.value = self.value * MULTIPLIER % MODULUS
        return (self.value * sides) >> 61

    def clone(self) -> "Dice":
        return Dice(self.value)


def dice_from(seed: int) -> Dice:
    """Dice for a seed: neighbouring seeds are scattered first, so that their games are unrelated."""
    word = (seed + 1) * 0x9E3779B97F4A7C15 & WORD
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & WORD
    word ^= word >> 31
    dice = Dice(word % (MODULUS - 1) + 1)
    dice.throw(1)
    return dice
