"""Arms against each other, game by game on the same deals: variants, what an answer is worth, more thinking."""

from typing import Final

from msgspec import Struct

from virtu.bots.ladder import step_up
from virtu.lab.estimate import Estimate, games_to_be_sure, mean, rate, z_for
from virtu.lab.measures import Played

LEAST_SHARE: Final = 0.01
"""A difference in wins smaller than this does not matter."""
LEAST_PART: Final = 0.02
"""Nor does a smaller part of a length."""

WINS: Final = " wins"
"""How the name of a share of victories ends."""


class Change(Struct, frozen=True):
    """One quantity under A and under B."""

    name: str
    a: float
    b: float
    change: Estimate
    more_games: int
    """How many more games would make it sure that it changes, or that it hardly does."""


class Worth(Struct, frozen=True):
    """How much less a player wins who must do without some answers."""

    name: str
    lost: Estimate
    wanted: Estimate
    """In what part of the games the player would have given such an answer."""
    more_games: int


class Step(Struct, frozen=True):
    """A bot against copies of a weaker one."""

    upper: str
    lower: str
    wins: Estimate
    fair: float
    elo: Estimate


def quantities(game: Played) -> dict[str, float]:
    """What is compared from game to game."""
    shares = {f"{name}{WINS}": share for name, share in zip(game.factions, game.shares, strict=False)}
    if not shares:
        shares = {f"seat {seat + 1}{WINS}": share for seat, share in enumerate(game.shares)}
    return {
        **shares,
        "winning points": float(max(game.points)),
        "decisions": float(len(game.answers)),
        "rounds": float(game.rounds),
        "minutes": game.minutes,
        "lead changes": float(game.lead_changes),
        "decided after": game.decided,
    }


def changes(one: list[Played], other: list[Played]) -> list[Change]:
    """B minus A for every quantity both have, the intervals wide enough to hold together."""
    rows = [(quantities(a), quantities(b)) for a, b in zip(one, other, strict=True)]
    names = [name for name in rows[0][0] if all(name in a and name in b for a, b in rows)]
    names = [name for name in names if any(a[name] or b[name] for a, b in rows)]
    differences = []
    for name in names:
        first, second = [a[name] for a, _ in rows], [b[name] for _, b in rows]
        paired = [b - a for a, b in zip(first, second, strict=True)]
        usual = sum(first) / len(first)
        shares = name.endswith(WINS)
        least = LEAST_SHARE if shares else LEAST_PART * abs(usual) or LEAST_SHARE
        differences.append(
            Change(
                name,
                round(usual, 6),
                round(sum(second) / len(second), 6),
                mean(paired, len(names), shares),
                games_to_be_sure(paired, least, len(names), shares),
            )
        )
    return differences


def worth(name: str, plain: list[Played], without: list[Played], comparisons: int) -> Worth:
    """What the restricted player loses, against the same seat of the same deal with nothing forbidden."""
    lost = []
    for free, bound in zip(plain, without, strict=True):
        assert bound.restricted is not None
        lost.append(free.shares[bound.restricted] - bound.shares[bound.restricted])
    return Worth(
        name,
        mean(lost, comparisons, shares=True),
        rate(sum(game.refrained > 0 for game in without), len(without)),
        games_to_be_sure(lost, LEAST_SHARE, comparisons, shares=True),
    )


def step(games: list[Played], upper: str, lower: str) -> Step:
    players = len(games[0].shares)
    won = sum(share for game in games for name, share in zip(game.bots, game.shares, strict=True) if name == upper)
    elo, variance = step_up(won, len(games), players)
    width = z_for() * variance**0.5
    return Step(
        upper,
        lower,
        rate(won, len(games)),
        1 / players,
        Estimate(round(elo), round(elo - width), round(elo + width), len(games)),
    )
