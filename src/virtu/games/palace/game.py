"""What the fact sheets of both games say alike."""

from collections.abc import Mapping
from typing import Final

from virtu.games.palace.clauses import REFUSING_SPRING
from virtu.games.palace.clauses_war import REFUSING_WAR
from virtu.games.palace.clauses_winter import REFUSING_WINTER
from virtu.games.palace.state import Palace
from virtu.games.palace.steps.family import FamilyAsk, imagine
from virtu.games.palace.tables import BOX
from virtu.games.palace.view import changes_values, details, hidden
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

    def data_tables(self) -> dict[str, dict[str, object]]:
        return BOX.tables

    def imagine(self, state: Palace, seat: Seat | None, dice: Dice) -> State:
        return imagine(state, seat, dice, [self.family_ask(Seat(number)) for number in range(state.players)])

    def own(self, state: Palace, seats: list[Seat], public: Mapping[str, object]) -> list[dict[str, object]]:
        """The question; the Cities where Agents stand; the closed Palace and what shows in it."""
        return [self.own_view(state, seat) for seat in seats]

    def own_view(self, state: Palace, seat: Seat) -> dict[str, object]:
        closed, differs = hidden(state, seat, None), changes_values(state, seat)
        if not closed and not differs:
            return {"details": details(state, seat)}
        seen = self.plain_view(state, seat)
        keys = ["details", *(["cities"] if differs else []), *(["players", "crosses"] if closed else [])]
        return {key: seen[key] for key in keys}

    def chosen_options(self, state: Palace) -> dict[str, Value]:
        return dict(state.rules.options)
