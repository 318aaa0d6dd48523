"""What most questions of Honour have in common."""

from virtu.games.honour.state import Honour
from virtu.kernel.ids import Seat
from virtu.kernel.step import Ask


class TurnAsk(Ask):
    """A question to whoever's turn it is."""

    __slots__ = ()

    def asked(self, g: Honour) -> Seat:
        return g.turn
