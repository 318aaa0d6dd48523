"""What the pieces on the table promise, fitted to how games ended: hopes for those who play by numbers of their own.

Prospects are a sum of hopes, so what each adds to a seat's is found by hoping for one point of it alone. The hopes are
then those that make the victories least surprising.
"""

from collections.abc import Callable
from dataclasses import asdict
from random import Random
from typing import Any, Final

from virtu.bots.evolution import (
    EASY_SEATS,
    FAR_DEALS,
    GAME,
    LONGEST,
    NAMES,
    PLAYERS,
    player,
    varied,
)
from virtu.bots.outlooks.governing.outlook import GoverningOutlook
from virtu.bots.outlooks.palace.hopes import Hopes
from virtu.bots.outlooks.palace.numbers import Numbers
from virtu.bots.outlooks.palace.style import Style
from virtu.bots.pool import share_out
from virtu.games.registry import GAMES
from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from virtu.kernel.state import State
from virtu.kernel.step import Ask

BEYOND: Final = 500_000
"""The deals come so far after those that the numbers were found on."""
DEPARTURE: Final = 0.5
"""How far seats depart from the numbers, so that not all games are alike."""
PAUSE: Final = 60
"""One position of a Year is looked at, at most so many answers after its beginning."""
PORTION: Final = 20
UNSEEN: Final = 5
"""One game in so many is kept from fitting: the figures are for games the hopes have not seen."""
RIDGE: Final = 30.0
"""What keeps hopes of which there is little to see near those of `easy`."""
STEPS: Final = 600
KEPT: Final = ("housed", "clear", "fading")
"""Not fitted like the others: the first stays, the second is the scale of all, the third goes with `owned`."""
USUAL: Final = {name: float(value) for name, value in asdict(Hopes()).items()}
FITTED: Final = [name for name in USUAL if name not in KEPT] + ["fading"]
OWNED, FADING = FITTED.index("owned"), FITTED.index("fading")

Rows = list[tuple[int, list[list[float]], list[float]]]
"""Positions: the game, by seat the points and what each hope adds, by seat the share of the victory."""


def measures() -> list[GoverningOutlook]:
    """Those who hope for nothing, and for one point of one thing alone."""
    nothing = dict.fromkeys(USUAL, 0.0) | {"housed": USUAL["housed"], "clear": 1.0}
    hopes = [nothing, *[{**nothing, name: 1.0} for name in FITTED[:-1]], {**nothing, "owned": 1.0, "fading": 1.0}]
    return [hoping(Hopes(**one)) for one in hopes]


def hoping(hopes: Hopes) -> GoverningOutlook:
    own = GoverningOutlook(GAMES[GAME])
    own.style = Style("measure", Numbers(), hopes)
    return own


def described(state: State, outlooks: list[GoverningOutlook]) -> list[list[float]]:
    """By seat the points that are there, and what a point of each hope would add."""
    seen = [outlook.prospects(state) for outlook in outlooks]
    rows: list[list[float]] = []
    for seat in range(state.players):
        there = seen[0][seat]
        row = [there, *[one[seat] - there for one in seen[1:]]]
        row[1 + FADING] -= row[1 + OWNED]
        rows.append(row)
    return rows


def observe(numbers: dict[str, float], first: int, games: int) -> Rows:
    """Positions of some games, with how they ended."""
    rows: Rows = []
    game, hopeful = GAMES[GAME], measures()
    easy = GoverningOutlook(game)
    for deal in range(first, first + games):
        chance = Random(deal)
        players = PLAYERS[deal % len(PLAYERS)]
        outlooks = [
            easy
            if chance.random() < EASY_SEATS
            else player(varied(numbers, [chance.gauss(0.0, DEPARTURE) for _ in NAMES]))
            for _ in range(players)
        ]
        state, dice = game.new(players, deal), dice_from(deal)
        ask: Ask | None = engine.open_question(state)
        seen: list[list[list[float]]] = []
        year, answers, pause = 0, 0, 0
        while ask is not None and easy.age(state) < LONGEST:
            answers += 1
            if easy.age(state) > year and answers > pause:
                seen.append(described(state, hopeful))
                year, answers, pause = easy.age(state), 0, chance.randrange(PAUSE)
            ask = outlooks[ask.asked(state)].play(state, ask, dice)
        if ask is None:
            winners = game.winners(state)
            shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
            rows += [(deal, one, shares) for one in seen]
    return rows


def judge(
    numbers: Numbers,
    games: int,
    seed: int,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[Hopes, dict[str, float]]:
    """Hopes fitted to so many games, with how surprising victories are that they have not seen."""
    first = FAR_DEALS * (seed + 1) + BEYOND
    jobs = [(asdict(numbers), first + done, PORTION) for done in range(0, games, PORTION)]
    portions: dict[int, Rows] = {}
    for number, rows in share_out(observe, jobs, workers):
        portions[number] = rows
        if progress:
            progress(len(portions) * PORTION, len(jobs) * PORTION)
    return fit([row for number in sorted(portions) for row in portions[number]])


def fit(rows: Rows) -> tuple[Hopes, dict[str, float]]:
    """A softmax over the seats' prospects, by Adam."""
    import numpy

    tables: list[tuple[Any, Any, Any]] = []
    for players in PLAYERS:
        at_table = [row for row in rows if len(row[2]) == players]
        if at_table:
            deals, features, shares = zip(*at_table, strict=True)
            tables.append((numpy.array(features), numpy.array(shares), numpy.array(deals) % UNSEEN == 0))
    usual = numpy.array([1.0, *[USUAL[name] for name in FITTED]])
    width = numpy.array([0.0, *[0.3 * USUAL[name] + 0.05 for name in FITTED]])
    width[-1] = 0.5

    def slope(hopes: Any, heat: float, unseen: bool) -> tuple[float, Any, float]:
        """The mean surprise, and how it changes with the hopes and the logarithm of the heat."""
        loss, by_hope, by_heat, count = 0.0, numpy.zeros(len(usual)), 0.0, 0
        for features, shares, kept in tables:
            mine = kept if unseen else ~kept
            scores = features[mine] @ hopes / heat
            chances = numpy.exp(scores - scores.max(1, keepdims=True))
            chances /= chances.sum(1, keepdims=True)
            wrong = chances - shares[mine]
            loss -= float((shares[mine] * numpy.log(chances + 1e-12)).sum())
            by_hope += numpy.einsum("ns,nsk->k", wrong, features[mine]) / heat
            by_heat -= float((wrong * scores).sum())
            count += len(scores)
        count = max(1, count)
        return loss / count, by_hope / count, by_heat / count

    seen = max(1, sum(int((~kept).sum()) for _, _, kept in tables))
    place = numpy.zeros(len(usual) + 1)
    """The hopes in widths from the usual ones, and the logarithm of the heat."""
    place[-1] = numpy.log(USUAL["clear"] / 2)
    mean, square = numpy.zeros_like(place), numpy.zeros_like(place)
    for step in range(1, STEPS + 1):
        _, by_hope, by_heat = slope(usual + width * place[:-1], float(numpy.exp(place[-1])), False)
        change = numpy.append(by_hope * width + RIDGE * place[:-1] / seen, by_heat)
        mean = 0.9 * mean + 0.1 * change
        square = 0.999 * square + 0.001 * change * change
        rate = 0.05 if step < 0.7 * STEPS else 0.015
        place -= rate * mean / (1 - 0.9**step) / (numpy.sqrt(square / (1 - 0.999**step)) + 1e-9)
    hopes, heat = usual + width * place[:-1], float(numpy.exp(place[-1]))
    found = {**USUAL, **{name: round(float(hope), 3) for name, hope in zip(FITTED, hopes[1:], strict=True)}}
    found["fading"] = round(found["fading"] / max(0.1, found["owned"]), 3)
    found["clear"] = round(2 * heat, 2)
    figures = {
        "log_loss": round(slope(hopes, heat, True)[0], 3),
        "log_loss_of_easy": round(min(slope(usual, 2.0 + 0.5 * part, True)[0] for part in range(8)), 3),
    }
    return Hopes(**found), figures
