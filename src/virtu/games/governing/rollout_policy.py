"""How a careless player would choose: weights for random play.

Left to blind chance nobody ever finishes: florins are squandered, every Room is soon blocked by Indulgences, and
without a ready card nothing can be redeemed any more. Every legal answer keeps a weight, so that random games still
see everything.
"""

from virtu.games.governing.fuzz_start import fuzz_start
from virtu.games.governing.start import start
from virtu.games.governing.state import Governing
from virtu.games.palace.actions import March, Sail
from virtu.games.palace.rollout_policy import weight
from virtu.games.palace.state import ABSENT
from virtu.games.palace.tables import PIRATE
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat
from virtu.kernel.option import Value
from virtu.kernel.random_play import RandomPlay
from virtu.kernel.state import State
from virtu.kernel.step import Ask


class GoverningAtRandom(RandomPlay):
    """Random games with some sense, and warlike ones."""

    def rollout_policy(self, g: Governing, offers: list[Action]) -> list[int]:
        ask = g.agenda[-1]
        assert isinstance(ask, Ask)
        seat = ask.asked(g)
        paying = ask.topic() == "pay"
        return [
            temptation(g, seat, action.city) if isinstance(action, (March, Sail)) else weight(g, seat, action, paying)
            for action in offers
        ]

    def ends_at_random(self) -> bool:
        # Without a ready card nothing can be redeemed any more, and blind players soon have none.
        return False

    def fuzz_start(self, players: int, options: dict[str, Value], dice: Dice) -> State | None:
        return fuzz_start(start(players, options), dice)


def temptation(g: Governing, seat: Seat, city: int) -> int:
    """Where a careless player leads Troops: to Cathedrals, into a crowd, to Cities nobody can annex."""
    if g.owner[city] == seat:
        return 400
    crowd = len([other for other in range(g.players) if g.troops[city * g.players + other]])
    return 10_000 + 50_000 * (g.cathedral[city] != ABSENT) + 40_000 * crowd + 30_000 * PIRATE[city]
