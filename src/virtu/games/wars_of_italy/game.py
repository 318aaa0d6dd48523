"""The fact sheet and factory of the Wars of Italy."""

from collections.abc import Mapping
from typing import Final

from virtu.games.palace.component_data import digest_of
from virtu.games.palace.game import REFUSING, PalaceGame
from virtu.games.palace.tables import CROSS, DATA_NAMES, DATA_VARIABLE
from virtu.games.palace.tags import TAGS
from virtu.games.wars_of_italy import components, figures, laws, numbers, scoring, start, view
from virtu.games.wars_of_italy.actions import VOCABULARY
from virtu.games.wars_of_italy.clauses import OWN_REFUSING
from virtu.games.wars_of_italy.position_text import Reader
from virtu.games.wars_of_italy.rollout_policy import WarsAtRandom
from virtu.games.wars_of_italy.ruleset import OPTIONS, PRESETS
from virtu.games.wars_of_italy.state import FIELDS, Wars
from virtu.games.wars_of_italy.tables import DATA_HASH, SIDES, with_box
from virtu.games.wars_of_italy.wire import Components, Figures, View
from virtu.kernel.codec import join, tags_in
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.numbers import Part, Row
from virtu.kernel.option import Value
from virtu.kernel.score import Score
from virtu.kernel.state import State


class WarsOfItaly(PalaceGame):
    """Virtù: the Wars of Italy, France against Naples."""

    def start(self, players: int, options: dict[str, Value]) -> Wars:
        return start.start(options)

    def hash_of_data(self, name: str) -> str:
        return with_box(digest_of(name))

    def plain_view(self, state: Wars, seat: Seat | None) -> View:
        return view.plain_view(state, seat)

    def own_palace(self, state: Wars, seat: Seat) -> tuple[Mapping[str, object], int]:
        return view.player(state, seat, seat), state.symbols_shown(seat, CROSS)

    def visible_parts(self, players: int) -> list[Part]:
        return numbers.parts(players)

    def tell_visible(self, state: Wars, seat: Seat | None, row: Row) -> None:
        numbers.numbers(state, seat, row)

    def problems(self, state: Wars) -> list[str]:
        return laws.problems(state)

    def score(self, state: Wars) -> list[Score]:
        return scoring.score(state)

    def leaders(self, state: Wars) -> list[Seat]:
        return scoring.leaders(state)

    def ending(self, state: Wars) -> str:
        return scoring.ending(state)

    def factions(self, state: State) -> list[str]:
        return SIDES[:]

    def components(self) -> Components:
        return components.components()

    def aid_figures(self, players: int, options: dict[str, Value]) -> Figures:
        return figures.figures(options)

    def describe(self, text: str) -> State:
        return Reader(self, text).position()


WARS_OF_ITALY: Final[Game] = WarsOfItaly(
    name="wars_of_italy",
    title="Virtù: the Wars of Italy",
    specification="WI",
    players=range(2, 3),
    options=OPTIONS,
    presets=PRESETS,
    rules_version="1.2.0",
    data_hash=DATA_HASH,
    data_variable=DATA_VARIABLE,
    data_names=DATA_NAMES,
    vocabulary=VOCABULARY,
    clauses=[*REFUSING, *OWN_REFUSING],
    fields=FIELDS,
    tags=join(TAGS, tags_in("virtu.games.wars_of_italy.steps")),
    longest=60_000,
    random_play=WarsAtRandom(),
)
