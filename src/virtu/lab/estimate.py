"""Figures with their intervals, and how many more games would make them sure."""

from math import ceil, sqrt
from statistics import NormalDist
from typing import Final

from msgspec import Struct

from virtu.bots.arena import wilson

CERTAINTY: Final = 0.95


class Estimate(Struct, frozen=True):
    """A figure, and between what bounds it lies with 95 % certainty."""

    value: float
    low: float
    high: float
    games: int
    """How many games (or seats in them) it rests on."""

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


def z_for(comparisons: int = 1) -> float:
    """How many standard errors are sure, where so many figures are to hold together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - CERTAINTY) / (2 * max(1, comparisons)))


def rate(wins: float, games: int, comparisons: int = 1) -> Estimate:
    """A share of games, from 0 to 1."""
    low, high = wilson(wins, games, z_for(comparisons))
    return Estimate(rounded(wins / games if games else 0.0), rounded(low), rounded(high), games)


def mean(values: list[float], comparisons: int = 1, shares: bool = False) -> Estimate:
    """A mean, with the interval of its standard error. Shares that were all alike so far need not stay so."""
    count = len(values)
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    centre = sum(values) / count
    z = z_for(comparisons)
    width = max(z * deviation(values) / sqrt(count), z * z / (count + z * z) if shares else 0.0)
    return Estimate(rounded(centre), rounded(centre - width), rounded(centre + width), count)


def deviation(values: list[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.0
    centre = sum(values) / count
    return sqrt(sum((value - centre) ** 2 for value in values) / (count - 1))


def difference(one: list[float], other: list[float], comparisons: int = 1) -> Estimate:
    """The difference of two means of unpaired values."""
    if not one or not other:
        return Estimate(0.0, 0.0, 0.0, 0)
    centre = sum(one) / len(one) - sum(other) / len(other)
    width = z_for(comparisons) * sqrt(deviation(one) ** 2 / len(one) + deviation(other) ** 2 / len(other))
    return Estimate(rounded(centre), rounded(centre - width), rounded(centre + width), len(one) + len(other))


def games_to_be_sure(values: list[float], least: float, comparisons: int = 1, shares: bool = False) -> int:
    """How many more games until the interval is narrower than what was found, or than the least that matters."""
    if not values:
        return 0
    wanted, z = max(abs(sum(values) / len(values)), least), z_for(comparisons)
    needed = ceil(max((z * deviation(values) / wanted) ** 2, z * z / wanted if shares else 0.0))
    return max(0, needed - len(values))


def rounded(value: float) -> float:
    return round(value, 6)
