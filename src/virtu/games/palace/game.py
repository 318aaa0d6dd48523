"""What the fact sheets of both games say alike."""

from typing import Final

from virtu.games.palace.clauses import REFUSING_SPRING
from virtu.games.palace.clauses_war import REFUSING_WAR
from virtu.games.palace.clauses_winter import REFUSING_WINTER
from virtu.games.palace.state import Palace
from virtu.games.palace.steps.family import FamilyAsk, imagine
from virtu.kernel.dice import Dice
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.option import Value
from virtu.kernel.state import State

REFUSING: Final = [*REFUSING_SPRING, *REFUSING_WAR, *REFUSING_WINTER]


class PalaceGame(Game):
    """Base of the two games: Family cards are all that is ever hidden."""

    def family_ask(self, seat: Seat) -> FamilyAsk:
        """The question by which a seat places its Family cards."""
        raise AssertionError("each game has its own families")

    def imagine(self, state: State, seat: Seat | None, dice: Dice) -> State:
        assert isinstance(state, Palace)
        return imagine(state, seat, dice, [self.family_ask(Seat(number)) for number in range(state.players)])

    def chosen_options(self, state: State) -> dict[str, Value]:
        assert isinstance(state, Palace)
        return dict(state.rules.options)
