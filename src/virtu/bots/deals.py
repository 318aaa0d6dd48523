"""Every plan on several imagined deals: the one after which the position is worth most on average.

No tree and no playout. It rests on a value that is good one answer ahead, and the deals stand for what is hidden. The
best plans may be followed by one more answer of the same turn.
"""

from virtu.bots.clock import Clock
from virtu.bots.outlook import Outlook, follow
from virtu.bots.search import Search, Thought
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.ids import Seat
from virtu.kernel.state import State


class Deals(Search):
    """Plans × deals."""

    def __init__(self, deals: int, school: str = "", ahead: int = 0) -> None:
        self.deals = deals
        """So many at most; one is looked at in any case."""
        self.school = school
        self.ahead = ahead
        """So many plans are followed by another answer, on as many deals."""

    def think(self, outlook: Outlook, position: State, seat: Seat, clock: Clock, dice: Dice) -> Thought:
        game = outlook.game
        plans = outlook.plans(position, seat, game.offers(position))
        totals = [0.0] * len(plans)
        deals = 0
        goes_on = self.ahead > 0 and outlook.opens(position)
        kept = 0.5 if goes_on else 0.0
        while deals < self.deals and (not deals or clock.left() > kept):
            for index, worth in enumerate(outlook.weigh(position, seat, plans, dice)):
                totals[index] += worth
            deals += 1
            clock.count()
        values = [total / deals for total in totals]
        simulations = deals * len(plans)
        if not goes_on or clock.left() <= 0.0:
            best = values.index(max(values))
        else:
            few = [index for _, index in sorted([(-value, index) for index, value in enumerate(values)])[: self.ahead]]
            sequels = self.sequels(outlook, position, seat, [plans[index] for index in few], clock, dice)
            for index, sequel in zip(few, sequels, strict=True):
                values[index] = sequel.worth()
                simulations += sequel.judged
            best = max(few, key=lambda index: values[index])
        return Thought(plans[best][0], simulations, [plan[0] for plan in plans], values, plans)

    def sequels(
        self, outlook: Outlook, position: State, seat: Seat, plans: list[list[Action]], clock: Clock, dice: Dice
    ) -> list["Sequel"]:
        """What follows each plan, on as many deals as the clock allows."""
        sequels = [Sequel() for _ in plans]
        for _ in range(self.deals):
            seed = dice.throw(1 << 29)
            imagined = outlook.game.imagine(position, seat, dice_from(seed))
            for plan, sequel in zip(plans, sequels, strict=True):
                state = imagined.clone(dice_from(seed))
                follow(state, plan)
                sequel.look(outlook, state, seat, seed)
            clock.count()
            if clock.left() <= 0.0:
                break
        return sequels


class Sequel:
    """What may follow a plan in the same turn, over several deals."""

    def __init__(self) -> None:
        self.going_on = 0
        self.over = 0
        """Deals on which the turn goes on after the plan, and on which it is over,"""
        self.total_over = 0.0
        """and what the latter are worth together."""
        self.totals: dict[int, float] = {}
        self.tries: dict[int, int] = {}
        """By what follows."""
        self.judged = 0
        """Positions looked at."""

    def look(self, outlook: Outlook, state: State, seat: Seat, seed: int) -> None:
        """One deal, after the plan."""
        if not outlook.go_on(state, seat):
            self.over += 1
            self.total_over += outlook.worth(state, seat)
            self.judged += 1
            return
        self.going_on += 1
        plans = outlook.plans(state, seat, outlook.game.offers(state))
        for plan in plans:
            end = state.clone(dice_from(seed + 1))
            follow(end, plan)
            key = name_of(plan)
            self.totals[key] = self.totals.get(key, 0.0) + outlook.worth(end, seat)
            self.tries[key] = self.tries.get(key, 0) + 1
        self.judged += len(plans)

    def worth(self) -> float:
        """By the best of what can follow on most deals: whoever chose anew on each would choose by cards unseen."""
        best = 0.0
        for key, total in self.totals.items():
            if 2 * self.tries[key] >= self.going_on:
                best = max(best, total / self.tries[key])
        return (best * self.going_on + self.total_over) / (self.going_on + self.over)


def name_of(plan: list[Action]) -> int:
    """One number for the same answers on every deal."""
    name = 0
    for action in plan:
        name = (name << 16) + action.serial + 1
    return name
