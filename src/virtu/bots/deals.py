"""Every plan on several imagined deals: the one after which the position is worth most on average.

No tree and no playout. It rests on a value that is good one answer ahead, and the deals stand for what is hidden.
"""

from virtu.bots.clock import Clock
from virtu.bots.outlook import Outlook
from virtu.bots.search import Search, Thought
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat
from virtu.kernel.state import State


class Deals(Search):
    """Plans × deals."""

    def __init__(self, deals: int, school: str = "") -> None:
        self.deals = deals
        """So many at most; one is looked at in any case."""
        self.school = school
        """The training whose judgement has to do; "": the best there is."""

    def think(self, outlook: Outlook, position: State, seat: Seat, clock: Clock, dice: Dice) -> Thought:
        game = outlook.game
        if self.school:
            outlook = outlook.schooled(self.school)
        plans = outlook.plans(position, seat, game.offers(position))
        totals = [0.0] * len(plans)
        deals = 0
        while deals < self.deals and (not deals or clock.left() > 0.0):
            for index, worth in enumerate(outlook.weigh(position, seat, plans, dice)):
                totals[index] += worth
            deals += 1
            clock.count()
        best = totals.index(max(totals))
        return Thought(
            plans[best][0], deals * len(plans), [plan[0] for plan in plans], [total / deals for total in totals], plans
        )
