"""Where a seat stands when the Virtues are called, and what that pays it, by the cards held now."""

from typing import Final

from virtu.games.seven_virtues.state import SevenVirtues
from virtu.games.seven_virtues.steps.scoring import A_FLAME, A_TRIO, FIRST, SECOND
from virtu.games.seven_virtues.tables import (
    CHALICE,
    FLAME,
    FORTITUDE,
    HOPE,
    ICON,
    ICONS,
    JUSTICE,
    LIGHT,
    PRUDENCE,
    TEMPERANCE,
    VALUE,
    VIRTUE,
    VIRTUES,
    WATER,
)

A_CARD: Final = 16
"""A strength is so many per card, and the highest value: SV-4.2 more cards are stronger, then the higher one."""
AN_ICON: Final = 0.5
"""What an icon is worth to whoever gets it, about."""
A_RANK: Final = 2.5
"""What a rank brings whoever gets it instead."""
BEHIND: Final = 3
"""No rank that pays."""


class Ranks:
    """How one seat stands among the others."""

    def __init__(self, g: SevenVirtues, seat: int) -> None:
        kinds = len(VIRTUES)
        self.players = g.players
        self.mine = [0] * kinds
        """Strengths by Virtue."""
        self.below = [0] * kinds
        """The seat's second highest values."""
        self.best = [0] * kinds
        self.next_best = [0] * kinds
        """The two greatest strengths of the others."""
        self.others = [0] * (kinds * g.players)
        """Their strengths by Virtue and seat."""
        self.icons = [0] * len(ICONS)
        counts = [0] * kinds
        highest = [0] * kinds
        for other in range(g.players):
            for card in g.hands[other]:
                virtue, value = VIRTUE[card], VALUE[card]
                counts[virtue] += A_CARD
                if other == seat:
                    self.icons[ICON[card]] += 1
                    if value < highest[virtue]:
                        self.below[virtue] = max(value, self.below[virtue])
                    else:
                        self.below[virtue] = highest[virtue]
                if value > highest[virtue]:
                    highest[virtue] = value
            for virtue in range(kinds):
                if counts[virtue]:
                    strength = counts[virtue] + highest[virtue]
                    if other == seat:
                        self.mine[virtue] = strength
                    else:
                        self.others[virtue * g.players + other] = strength
                        if strength > self.best[virtue]:
                            self.best[virtue], self.next_best[virtue] = strength, self.best[virtue]
                        elif strength > self.next_best[virtue]:
                            self.next_best[virtue] = strength
                    counts[virtue] = highest[virtue] = 0

    def rank(self, virtue: int, strength: int) -> int:
        """SV-4.2 Which rank the seat has with a strength: 1, 2 or BEHIND, also without a card."""
        if not strength:
            return BEHIND
        if strength > self.best[virtue]:
            return 1
        return 2 if strength > self.next_best[virtue] else BEHIND

    def pays(self, virtue: int, strength: int) -> float:
        """SV-4.3 to SV-4.11 What the seat has of a Virtue with a strength: its rank, and what the cards held pay."""
        rank = self.rank(virtue, strength)
        if rank == BEHIND:
            return 0.0
        first = rank == 1
        worth = float(FIRST if first else SECOND)
        if virtue == FORTITUDE:
            held = strength // A_CARD
            return worth + (held if first else held // 2)
        if virtue == JUSTICE:
            return worth + self.icons[FLAME] * (A_FLAME if first else 1)
        if virtue == TEMPERANCE:
            chalices, waters = self.icons[CHALICE], self.icons[WATER]
            return worth + (chalices + waters if first else min(chalices, waters))
        if virtue in (PRUDENCE, HOPE):
            return worth + (3.0 if first else 1.0)  # about: by Lights, and by Virtues
        return worth

    def change(self, virtue: int, before: int, after: int) -> float:
        """What another strength in a Virtue brings: what it pays, and that somebody else has the rank or loses it."""
        gain = self.pays(virtue, after) - self.pays(virtue, before)
        moved = self.rank(virtue, before) - self.rank(virtue, after)
        return gain + moved * A_RANK / (self.players - 1)

    def missed(self, card: int) -> float:
        """What the seat loses by losing a card with an icon that pays."""
        virtue, icon = VIRTUE[card], ICON[card]
        before = self.mine[virtue]
        after = before - A_CARD
        if after < A_CARD:
            after = 0
        elif before % A_CARD == VALUE[card]:
            after += self.below[virtue] - VALUE[card]
        missed = -self.change(virtue, before, after)
        if icon == FLAME:
            rank = self.rank(JUSTICE, self.mine[JUSTICE])
            missed += A_FLAME if rank == 1 else 1.0 if rank == 2 else 0.0
        elif self.rank(TEMPERANCE, self.mine[TEMPERANCE]) == 1:
            missed += 1.0
        if not after and virtue != PRUDENCE:
            rank = self.rank(PRUDENCE, self.mine[PRUDENCE])
            missed += 1.0 if rank == 1 else 0.5 if rank == 2 else 0.0
        if self.icons[icon] == min(self.icons[FLAME], self.icons[WATER], self.icons[CHALICE]):
            missed += A_TRIO
        return missed

    def gained(self, virtue: int, givers: list[int], gifts: list[int]) -> float:
        """What the seat gains by cards of a Virtue that others give, one each."""
        before = self.mine[virtue]
        highest, icons = before % A_CARD, 0
        for card in gifts:
            highest = max(highest, VALUE[card])
            if ICON[card] > LIGHT:
                icons += 1
        after = (before // A_CARD + len(gifts)) * A_CARD + highest
        best, next_best = self.best[virtue], self.next_best[virtue]
        pays, rank = self.pays(virtue, before), self.rank(virtue, before)
        self.best[virtue] = self.next_best[virtue] = 0
        for other in range(self.players):
            strength = self.others[virtue * self.players + other]
            if other in givers:
                strength = strength - A_CARD if strength >= 2 * A_CARD else 0
            if strength > self.best[virtue]:
                self.best[virtue], self.next_best[virtue] = strength, self.best[virtue]
            elif strength > self.next_best[virtue]:
                self.next_best[virtue] = strength
        gain = self.pays(virtue, after) - pays
        gain += (rank - self.rank(virtue, after)) * A_RANK / (self.players - 1)
        self.best[virtue], self.next_best[virtue] = best, next_best
        return gain + AN_ICON * icons
