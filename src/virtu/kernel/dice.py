"""Dice as a small number: reproducible on every platform, cloned for nothing."""

from typing import Final

from mypy_extensions import i64

# Two multiplicative generators, with primes and multipliers from L'Ecuyer's tables (1999); their difference is thrown.
# The period is about 2**54. No factor reaches 30 bits and no product 61, which is what Python is fast with.
FIRST_PRIME: Final[i64] = 1073741789
FIRST_FACTOR: Final[i64] = 771645345
SECOND_PRIME: Final[i64] = 536870909
SECOND_FACTOR: Final[i64] = 520332806
LOWER_HALF: Final[i64] = 1073741823
WORD: Final = 18446744073709551615


class Dice:
    """The driver's dice. Rules never hold one: they ask the seat CHANCE."""

    def __init__(self, value: int) -> None:
        self.value = value
        """Both generators in one number: the first in the upper half, the second in the lower 30 bits."""

    def throw(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        value: i64 = self.value
        first = (value >> 30) * FIRST_FACTOR % FIRST_PRIME
        second = (value & LOWER_HALF) * SECOND_FACTOR % SECOND_PRIME
        self.value = (first << 30) + second
        number: i64 = sides
        return (first - second) % (FIRST_PRIME - 1) * number // (FIRST_PRIME - 1)

    def clone(self) -> "Dice":
        return Dice(self.value)


def dice_from(seed: int) -> Dice:
    """Dice for a seed: neighbouring seeds are scattered first, so that their games are unrelated."""
    word = (seed + 1) * 0x9E3779B97F4A7C15 & WORD
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & WORD
    word ^= word >> 31
    # Neither generator may start from 0.
    first = (word >> 32) % (FIRST_PRIME - 1) + 1
    second = (word & 0xFFFFFFFF) % (SECOND_PRIME - 1) + 1
    return Dice((first << 30) + second)
