"""The fact sheet and factory of the Art of Governing."""

from collections.abc import Mapping
from typing import Final

from virtu.games.governing import components, figures, laws, numbers, start, view
from virtu.games.governing.position_text import Reader
from virtu.games.governing.rollout_policy import GoverningAtRandom
from virtu.games.governing.ruleset import OPTIONS, PRESETS
from virtu.games.governing.state import FIELDS, Governing
from virtu.games.governing.steps import scoring
from virtu.games.governing.steps.setup import ArrangeFamily
from virtu.games.governing.vocabulary import VOCABULARY
from virtu.games.governing.wire import Components, Figures, View
from virtu.games.palace.game import REFUSING, PalaceGame
from virtu.games.palace.state import OVER, PHASES
from virtu.games.palace.steps.family import FamilyAsk
from virtu.games.palace.tables import DATA_HASH, DATA_NAMES, DATA_VARIABLE, FACTIONS
from virtu.games.palace.tags import TAGS
from virtu.kernel.codec import join, tags_in
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.numbers import Part, Row
from virtu.kernel.option import Value
from virtu.kernel.score import Score
from virtu.kernel.state import State


class GoverningGame(PalaceGame):
    """Virtù: the Art of Governing, 3 to 5 players."""

    def start(self, players: int, options: dict[str, Value]) -> Governing:
        return start.start(players, options)

    def plain_view(self, state: Governing, seat: Seat | None) -> View:
        return view.plain_view(state, seat)

    def own_palace(self, state: Governing, seat: Seat) -> tuple[Mapping[str, object], int]:
        return view.player(state, seat, seat), scoring.crosses(state, seat)

    def visible_parts(self, players: int) -> list[Part]:
        return numbers.parts(players)

    def tell_visible(self, state: Governing, seat: Seat | None, row: Row) -> None:
        numbers.numbers(state, seat, row)

    def family_ask(self, seat: Seat) -> FamilyAsk:
        return ArrangeFamily(seat, True)

    def problems(self, state: Governing) -> list[str]:
        return laws.problems(state)

    def settled(self, state: State) -> list[str]:
        """AG-14.1.2 Only scoring ends a game: a position in which nobody is asked before that leads nowhere."""
        problems = Game.settled(self, state)
        assert isinstance(state, Governing)
        if not state.agenda and state.phase != OVER:
            problems.append(f"state.agenda is at its end, but the game is in phase {PHASES[state.phase]} (AG-14.1.2)")
        return problems

    def score(self, state: Governing) -> list[Score]:
        return scoring.score(state)

    def leaders(self, state: Governing) -> list[Seat]:
        return scoring.leaders(state)

    def ending(self, state: Governing) -> str:
        return scoring.ending(state)

    def factions(self, state: Governing) -> list[str]:
        return [FACTIONS[faction] for faction in state.faction]

    def components(self) -> Components:
        return components.components()

    def aid_figures(self, players: int, options: dict[str, Value]) -> Figures:
        return figures.figures(players, options)

    def describe(self, text: str) -> State:
        return Reader(self, text).position()


GOVERNING: Final[Game] = GoverningGame(
    name="governing",
    title="Virtù: the Art of Governing",
    specification="AG",
    players=range(3, 6),
    options=OPTIONS,
    presets=PRESETS,
    rules_version="1.1.0",
    data_hash=DATA_HASH,
    data_variable=DATA_VARIABLE,
    data_names=DATA_NAMES,
    vocabulary=VOCABULARY,
    clauses=REFUSING,
    fields=FIELDS,
    tags=join(TAGS, tags_in("virtu.games.governing.steps")),
    # Nothing in the rules bounds the number of Years; random play ends long before this.
    longest=400_000,
    random_play=GoverningAtRandom(),
)
