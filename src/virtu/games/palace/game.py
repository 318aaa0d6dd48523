"""What the fact sheets of both games say alike."""

from collections.abc import Mapping
from typing import Any, Final, cast

from virtu.games.palace.clauses import REFUSING_SPRING
from virtu.games.palace.clauses_war import REFUSING_WAR
from virtu.games.palace.clauses_winter import REFUSING_WINTER
from virtu.games.palace.component_data import digest_of, open_box
from virtu.games.palace.state import Palace
from virtu.games.palace.steps.family import FamilyAsk, imagine
from virtu.games.palace.tables import BOX
from virtu.games.palace.view import changed_values, details, hidden
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
        return FamilyAsk(seat, True)

    def data_tables(self, name: str = "") -> dict[str, dict[str, object]]:
        return open_box(name).tables if name else BOX.tables

    def hash_of_data(self, name: str) -> str:
        return digest_of(name)

    def imagine(self, state: Palace, seat: Seat | None, dice: Dice) -> State:
        return imagine(state, seat, dice, [self.family_ask(Seat(number)) for number in range(state.players)])

    def own_palace(self, state: Any, seat: Seat) -> tuple[Mapping[str, object], int]:
        """One's own house as one sees it oneself, and the Crosses in it."""
        raise AssertionError("each game shows its own houses")

    def own(self, state: Palace, seats: list[Seat], public: Mapping[str, object]) -> list[dict[str, object]]:
        """The question; the Cities that Agents make worth more or less to one; the closed Palace with its Crosses."""
        seen: list[dict[str, object]] = []
        for seat in seats:
            own: dict[str, object] = {"details": details(state, seat)}
            values = changed_values(state, seat)
            if values:
                cities = cast("dict[str, dict[str, object]]", public["cities"]).copy()
                for name, value in values.items():
                    cities[name] = {**cities[name], "value": value}
                own["cities"] = cities
            if hidden(state, seat, None):
                players, crosses = cast("list[object]", public["players"])[:], cast("list[int]", public["crosses"])[:]
                players[seat], crosses[seat] = self.own_palace(state, seat)
                own["players"], own["crosses"] = players, crosses
            seen.append(own)
        return seen

    def chosen_options(self, state: Palace) -> dict[str, Value]:
        return dict(state.rules.options)
