"""Flat playouts: try each candidate, let sensible players play on for a while, and compare.

Every candidate meets the same dice, so that differences between them are their own. The clear losers drop out
early, and the rest is followed further. The advised answer stays unless another is better beyond doubt.
"""

from math import ceil, log2, sqrt

from virtu.bots.clock import Clock
from virtu.bots.outlook import Outlook
from virtu.bots.search import Search, Thought
from virtu.kernel import engine
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask

FEW = 4
"""So many candidates, the advised one among them, are followed further."""
DOUBT = 0.1
"""Before anything is tried an answer is taken to be like the advised one, give or take so much."""


class Playouts(Search):
    """Candidates × playouts, halved as time goes by."""

    def __init__(
        self,
        horizon: int,
        further: int = 0,
        most: int = 24,
        margin: float = 0.5,
        enough: int = 100,
        school: str = "",
        advised: int = 1,
    ) -> None:
        self.horizon = horizon
        """How much older the game may grow in a playout."""
        self.further = further or horizon
        """The same once few candidates are left: what comes later tells the good ones apart, and takes its time."""
        self.most = most
        """So many candidates at most."""
        self.margin = margin
        """How many standard errors another answer must be better than the advised one."""
        self.enough = enough
        """So many tries of each candidate stay within the horizon before any goes further: what lies far off depends on
        more dice, and a few tries of it mislead."""
        self.school = school
        self.advised = advised
        """So many candidates are advised, one in place of the other; the rest follow as they are offered."""

    def think(self, outlook: Outlook, position: State, seat: Seat, clock: Clock, dice: Dice) -> Thought:
        game = outlook.game
        candidates = outlook.candidates(position, seat, game.offers(position), self.most, self.advised)
        count = len(candidates)
        leads = [0.0] * count
        squares = [DOUBT * DOUBT] * count
        tries = [0] * count
        total = 0.0
        live = list(range(count))
        halvings = ceil(log2(count)) if count > 1 else 0
        halved = 0
        age = outlook.age(position)
        while clock.left() > 0.0 and len(live) > 1:
            seed = dice.throw(1 << 29)
            imagined = game.imagine(position, seat, dice_from(seed))
            far = len(live) <= FEW and tries[0] >= self.enough
            until = age + (self.further if far else self.horizon)
            advised = 0.0
            for index in live:
                state = imagined.clone(dice_from(seed))
                ask = engine.answer(state, candidates[index])
                value = play_on(outlook, state, ask, until, dice_from(seed + 1))[seat]
                clock.count()
                if index == 0:
                    advised = value
                    total += value
                lead = value - advised
                leads[index] += lead
                squares[index] += lead * lead
                tries[index] += 1
                if clock.left() <= 0.0:
                    break
            while halved < halvings and clock.left() < 1.0 - (halved + 1) / (halvings + 1):
                halved += 1
                live = better_half(live, leads, tries)
        chosen, best = 0, 0.0
        for index in range(1, count):
            lead = cautious(leads[index], squares[index], tries[index], self.margin)
            if lead > best:
                chosen, best = index, lead
        mean = total / tries[0] if tries[0] else 0.5
        values = [mean + leads[index] / (tries[index] + 1) for index in range(count)]
        return Thought(candidates[chosen], clock.used, candidates, values, [])


def play_on(outlook: Outlook, state: State, ask: Ask | None, until: int, dice: Dice) -> list[float]:
    """Everybody answers sensibly until the game is so old, or over."""
    while ask is not None:
        if until and outlook.age(state) >= until:
            return outlook.values(state)
        ask = outlook.play(state, ask, dice)
    return outlook.outcome(state)


def better_half(live: list[int], leads: list[float], tries: list[int]) -> list[int]:
    """The advised answer, and the more promising half of the others."""
    others = sorted([(-leads[index] / max(1, tries[index]), index) for index in live if index != 0])
    return [0, *sorted([index for _, index in others[: max(1, len(others) // 2)]])]


def cautious(lead: float, squares: float, tries: int, margin: float) -> float:
    """The mean lead, less so many standard errors; the first doubt counts as one try."""
    if not tries:
        return 0.0
    mean = lead / (tries + 1)
    variance = max(0.0, squares / (tries + 1) - mean * mean)
    return mean - margin * sqrt(variance / (tries + 1))
