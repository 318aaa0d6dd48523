"""The fact sheet and factory of the Seven Virtues."""

from collections.abc import Mapping
from typing import Final

from virtu.games.seven_virtues import figures, laws, numbers, position_text, view
from virtu.games.seven_virtues.actions import VOCABULARY
from virtu.games.seven_virtues.clauses import REFUSING
from virtu.games.seven_virtues.ruleset import OPTIONS, chosen, ruleset
from virtu.games.seven_virtues.state import BEGINNING, EMPTY, FIELDS, LINES, TRIOS, SevenVirtues
from virtu.games.seven_virtues.step import TableAsk
from virtu.games.seven_virtues.steps import setup
from virtu.games.seven_virtues.tables import DATA_HASH, DECK, START, VIRTUES, WIDTH
from virtu.games.seven_virtues.wire import Components, Figures, View
from virtu.kernel import engine
from virtu.kernel.codec import tags_in
from virtu.kernel.dice import Dice
from virtu.kernel.game import Game
from virtu.kernel.ids import ASKED, Seat
from virtu.kernel.numbers import Part, Row
from virtu.kernel.option import Value
from virtu.kernel.score import Line, Score
from virtu.kernel.state import State

# SV-4.3 to SV-5.1: the clause that gives the points of each line.
LINE_CLAUSES: Final = [
    "SV-2.3",
    "SV-4.4",
    "SV-4.5",
    "SV-4.6",
    "SV-4.8",
    "SV-4.9",
    "SV-4.10",
    "SV-4.11",
    "SV-5.1",
]
LINE_NAMES: Final = ["beginning", *VIRTUES, "trios"]


class SevenVirtuesGame(Game):
    """Virtus: the Seven Virtues, 2 to 7 players."""

    def start(self, players: int, options: dict[str, Value]) -> SevenVirtues:
        points = [0] * (players * LINES)
        for seat in range(players):
            points[seat * LINES + BEGINNING] = START
        g = SevenVirtues()
        g.players = players
        g.agenda = [setup.Setup()]
        g.dice = None
        g.news = None
        g.rules = ruleset(players, options)
        g.active = [EMPTY] * WIDTH
        g.inactive = [EMPTY] * WIDTH
        g.pile = DECK[players][:]
        g.hands = [[] for _ in range(players)]
        g.discards = []
        g.points = points
        g.called = 0
        return g

    def plain_view(self, state: SevenVirtues, seat: Seat | None) -> View:
        return view.plain_view(state, seat)

    def own(
        self, state: SevenVirtues, seats: list[Seat], public: Mapping[str, object]
    ) -> list[dict[str, object]]:
        return view.own(state, seats, public)

    def visible_parts(self, players: int) -> list[Part]:
        return numbers.parts(players)

    def tell_visible(self, state: SevenVirtues, seat: Seat | None, row: Row) -> None:
        numbers.numbers(state, seat, row)

    def imagine(self, state: State, seat: Seat | None, dice: Dice) -> State:
        # SV-6.1 Only the order of the pile is hidden, and it is decided as cards are dealt: fresh dice are enough.
        imagined = state.clone()
        imagined.dice = dice
        return imagined

    def remembered(self, state: SevenVirtues) -> bool:
        """SV-6.2 With `hands = "memory"` other hands are closed until SV-4.7, although every take was seen."""
        return not state.all_open()

    def follows(self, state: State, seat: Seat | None) -> bool:
        """SV-6.2 What can be discarded or given would show a closed hand to the others."""
        assert isinstance(state, SevenVirtues)
        if seat == ASKED or seat == self.seat(state) or not self.remembered(state):
            return True
        ask = engine.open_question(state)
        return not (isinstance(ask, TableAsk) and ask.shows_hand())

    def problems(self, state: SevenVirtues) -> list[str]:
        return laws.problems(state)

    def score(self, state: SevenVirtues) -> list[Score]:
        scores: list[Score] = []
        for number in range(state.players):
            points = state.points[number * LINES : number * LINES + LINES]
            lines = [Line(LINE_NAMES[line], points[line], LINE_CLAUSES[line]) for line in range(LINES)]
            scores.append(Score(sum(points), tuple(lines)))
        return scores

    def tally(self, state: SevenVirtues) -> list[int]:
        return state.points[:]

    def leaders(self, state: SevenVirtues) -> list[Seat]:
        """SV-5.2 Most points, then most trios, then shared."""
        standing = [
            (state.victory_points(Seat(number)), state.points[number * LINES + TRIOS])
            for number in range(state.players)
        ]
        best = max(standing)
        return [Seat(number) for number in range(state.players) if standing[number] == best]

    def components(self) -> Components:
        return view.components()

    def aid_figures(self, players: int, options: dict[str, Value]) -> Figures:
        return figures.figures(players, options)

    def describe(self, text: str) -> State:
        return position_text.describe(self, text)

    def chosen_options(self, state: SevenVirtues) -> dict[str, Value]:
        return chosen(state.rules)


SEVEN_VIRTUES: Final[Game] = SevenVirtuesGame(
    name="seven_virtues",
    title="Virtus: the Seven Virtues",
    specification="SV",
    players=range(2, 8),
    options=OPTIONS,
    rules_version="1.1.0",
    data_hash=DATA_HASH,
    same_data=("9d16e40c4c78",),  # its words about what is printed and what is ours were others
    vocabulary=VOCABULARY,
    clauses=REFUSING,
    fields=FIELDS,
    tags=tags_in("virtu.games.seven_virtues.steps"),
    # 98 cards are dealt and taken, 4 discards, 1 + 6 answers to Faith, 2 to Hope, the starting player.
    longest=230,
)
