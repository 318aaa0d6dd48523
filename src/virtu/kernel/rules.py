"""What each game tells about itself: its fact sheet, its start, what is seen, how it is scored and won.

Its verbs take the state as `state: Any`; a game names its own state there, and is checked against it.
"""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from virtu.kernel import engine
from virtu.kernel.action import Action, Vocabulary
from virtu.kernel.clause import Clause
from virtu.kernel.codec import Codec
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat
from virtu.kernel.numbers import Part, Questions, Row
from virtu.kernel.option import Option, Value, complete
from virtu.kernel.random_play import RandomPlay
from virtu.kernel.score import Score
from virtu.kernel.state import State
from virtu.kernel.step import Ask, Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The fact sheet of a game, and what each game tells in its own way."""

    def __init__(
        self,
        *,
        name: str,
        title: str,
        specification: str,
        players: range,
        options: dict[str, Option],
        rules_version: str,
        data_hash: str,
        vocabulary: Vocabulary,
        clauses: list[Clause],
        fields: dict[str, str],
        tags: dict[str, type],
        longest: int,
        presets: dict[str, dict[str, Value]] | None = None,
        same_data: tuple[str, ...] = (),
        data_variable: str = "",
        data_names: tuple[str, ...] = (),
        random_play: RandomPlay | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.specification = specification
        """The letters its clauses begin with: "SV"."""
        self.players = players
        self.options = options
        self.presets: dict[str, dict[str, Value]] = {} if presets is None else presets
        """By the value of the option `preset`: the values it sets."""
        self.rules_version = rules_version
        self.data_hash = data_hash
        self.same_data = same_data
        """Earlier hashes of data with the same values: their games go on."""
        self.data_variable = data_variable
        """The environment variable that names other data before the rules are imported; empty: there are none."""
        self.data_names = data_names
        """The data that come with the game, by the names this variable knows."""
        self.vocabulary = vocabulary
        self.clauses = clauses
        """Every clause that can refuse."""
        self.codec = Codec(fields, tags)
        self.questions = Questions(self.codec, sorted([tag for tag, kind in tags.items() if issubclass(kind, Ask)]))
        self.longest = longest
        """No game takes more answers than this."""
        self.random_play = RandomPlay() if random_play is None else random_play
        """How fuzzing and playouts go through it."""

    def start(self, players: int, options: dict[str, Value]) -> State:
        """A state with its agenda, before anything is carried out. The options are complete and checked."""
        raise AssertionError("each game starts its own way")

    def data_tables(self, name: str = "") -> dict[str, dict[str, object]]:
        """The component data in use as their files have them, with what is known; empty: no others can be used.

        With a name: those that come with the game under it.
        """
        return {}

    def hash_of_data(self, name: str) -> str:
        """The hash of the data that come with the game under this name."""
        raise AssertionError(f"no data come with {self.name}")

    def name_of_data(self, digest: str) -> str:
        """Under which name the data with this hash come with the game; empty if they do not."""
        named = [name for name in self.data_names if self.hash_of_data(name) == digest]
        return named[0] if named else ""

    def read_options(self, given: dict[str, object]) -> dict[str, Value]:
        """Complete, checked options: those of the preset, over them what is given; ValueError says what is right."""
        return complete(self.name, self.options, self.presets, given)

    def plain_view(self, state: Any, seat: Seat | None) -> Mapping[str, object]:
        """What the seat may see, built from what is public and what is its own; None: a spectator.

        Plain JSON data, made anew: nothing in it is part of the state, and it does not change with it.
        """
        raise AssertionError("each game has its own view")

    def own(self, state: Any, seats: list[Seat], public: Mapping[str, object]) -> list[dict[str, object]]:
        """By key of the view, what each of these seats sees otherwise than a spectator; more does no harm."""
        views = [self.plain_view(state, seat) for seat in seats]
        return [
            {key: value for key, value in seen.items() if key not in public or public[key] != value} for seen in views
        ]

    def visible_parts(self, players: int) -> list[Part]:
        """What the numbers of `tell_visible` mean, in their order."""
        raise ValueError(f"{self.name} does not tell what is seen in numbers")

    def tell_visible(self, state: Any, seat: Seat | None, row: Row) -> None:
        """Write what the seat may see, in numbers, the same ones in every position; None: a spectator."""
        raise ValueError(f"{self.name} does not tell what is seen in numbers")

    def imagine(self, state: Any, seat: Seat | None, dice: Dice) -> State:
        """A state the seat cannot tell from the true one: everything it cannot know is dealt again.

        Where nothing is hidden that is a copy: what is still to come is decided by the dice it is given.
        """
        copy: State = state.clone(dice)
        return copy

    def conceals(self, state: Any, seat: Seat | None) -> bool:
        """Whether the rules hide something from the seat now: judged by what all know, never by what is hidden."""
        return self.sealed(state)

    def remembered(self, state: Any) -> bool:
        """Whether a perfect memory knows the other hands, yet they are not shown: not in a plan either."""
        return False

    def sealed(self, state: State) -> bool:
        """Whether answers lie there that nobody else may know yet, though they may already count."""
        return len([step for step in state.agenda if isinstance(step, Ask) and step.sealed()]) > 0

    def problems(self, state: Any) -> list[str]:
        """The invariants that do not hold, in words; empty when all is well."""
        return []

    def settled(self, state: State) -> list[str]:
        """Carry out what a loaded position has agreed; what keeps it from being played on, in words."""
        ask = engine.settle(state)
        if ask is None:
            return []
        seat = ask.asked(state)
        if not isinstance(ask, Chance) and not 0 <= seat < state.players:
            return [f"state.agenda: {ask.topic()} asks seat {seat}, which nobody holds"]
        return [] if ask.offers(state) else [f"state.agenda: {ask.topic()} has no answer in this position"]

    def score(self, state: Any) -> list[Score]:
        """The score of every seat as it stands."""
        raise AssertionError("each game counts for itself")

    def tally(self, state: Any) -> list[int] | None:
        """All the points are counted from, where that is quickly told: while it is the same, so is the score."""
        return None

    def leaders(self, state: Any) -> list[Seat]:
        """The seats that share the victory once the game is over."""
        raise AssertionError("each game has its winners")

    def ending(self, state: Any) -> str:
        """Why the game ended, in one word for statistics."""
        return "finished"

    def factions(self, state: Any) -> list[str]:
        """What each seat plays, by seat, where that differs; empty where all begin alike."""
        return []

    def components(self) -> Mapping[str, object]:
        """What never changes and clients need once: cards, map, names, each with its provenance."""
        return {}

    def aid_figures(self, players: int, options: dict[str, Value]) -> Mapping[str, object]:
        """The numbers a player aid tells: costs, points, limits, by the options of a table. Players 0: of no table."""
        return {}

    def describe(self, text: str) -> State:
        """A settled position from sentences a person wrote; ValueError names line and mistake."""
        raise ValueError(
            f"positions of {self.name} are written as JSON, as `virtu new {self.name}` prints them"
        )

    def chosen_options(self, state: Any) -> dict[str, Value]:
        """The options a state was made with."""
        assert not self.options, "each game knows its options"
        return {}

    def signal(self, state: Any, action: Action) -> Clause | None:
        """Something the table's clock says, outside the order of questions; the clause if it may not."""
        return Clause("", "this game has no clock")
