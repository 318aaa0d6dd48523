"""One game as everybody uses it: fact sheet, factory, and the verbs."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from virtu.kernel import engine
from virtu.kernel.action import Action, Vocabulary
from virtu.kernel.clause import Clause, Fact, Illegal, Refusal, fill, titled
from virtu.kernel.codec import Codec
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.event import Event
from virtu.kernel.ids import ASKED, Seat
from virtu.kernel.option import Option, Value, complete
from virtu.kernel.state import State
from virtu.kernel.step import Ask, Chance


@dataclass(frozen=True, slots=True)
class Line:
    """One named line of a score, with the clause that gives the points."""

    name: str
    points: int
    clause: str


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's points; the lines add up to the total."""

    total: int
    lines: tuple[Line, ...]


class View(dict[str, object]):
    """What a seat may see, as plain data. For bots and plans it also carries a position imagined from that seat."""

    def __init__(
        self, seen: dict[str, object], seat: Seat | None = None, imagined: State | None = None
    ) -> None:
        super().__init__(seen)
        self.seat = seat
        self.imagined = imagined


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Base of the games. The upper half is what each game tells; the lower half is the public surface."""

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
        same_data: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.specification = specification
        """The letters its clauses begin with: "SV"."""
        self.players = players
        self.options = options
        self.rules_version = rules_version
        self.data_hash = data_hash
        self.same_data = same_data
        """Earlier hashes of data with the same values: their games go on."""
        self.vocabulary = vocabulary
        self.clauses = clauses
        """Every clause that can refuse."""
        self.codec = Codec(fields, tags)
        self.longest = longest
        """No game takes more answers than this."""

    # ---- what each game tells

    def start(self, players: int, options: dict[str, Value]) -> State:
        """A state with its agenda, before anything is carried out. The options are complete and checked."""
        raise AssertionError("each game starts its own way")

    def plain_view(self, state: State, seat: Seat | None) -> dict[str, object]:
        """What the seat may see, built from what is public and what is its own; None: a spectator."""
        raise AssertionError("each game has its own view")

    def imagine(self, state: State, seat: Seat | None, dice: Dice) -> State:
        """A state the seat cannot tell from the true one: everything it cannot know is dealt again.

        Where nothing is hidden that is a copy: what is still to come is decided by the dice it is given.
        """
        return state.clone(dice)

    def conceals(self, state: State, seat: Seat | None) -> bool:
        """Whether the rules hide something from the seat now: judged by what all know, never by what is hidden."""
        return self.sealed(state)

    def remembered(self, state: State) -> bool:
        """Whether a perfect memory knows the other hands, yet they are not shown: not in a plan either."""
        return False

    def problems(self, state: State) -> list[str]:
        """The invariants that do not hold, in words; empty when all is well."""
        return []

    def score(self, state: State) -> list[Score]:
        """The score of every seat as it stands."""
        raise AssertionError("each game counts for itself")

    def leaders(self, state: State) -> list[Seat]:
        """The seats that share the victory once the game is over."""
        raise AssertionError("each game has its winners")

    def ending(self, state: State) -> str:
        """Why the game ended, in one word for statistics."""
        return "finished"

    def factions(self, state: State) -> list[str]:
        """What each seat plays, by seat, where that differs; empty where all begin alike."""
        return []

    def rollout_policy(self, state: State, offers: list[Action]) -> list[int]:
        """How likely random play gives each answer; never 0. It makes random games see more, or end at all."""
        return [1] * len(offers)

    def ends_at_random(self) -> bool:
        """Whether the game soon ends even if every answer is as likely as the others."""
        return True

    def fuzz_start(self, players: int, options: dict[str, Value], dice: Dice) -> State | None:
        """A settled position, by the dice, that random play hardly ever comes to; None: it comes everywhere."""
        return None

    def components(self) -> dict[str, object]:
        """What never changes and clients need once: cards, map, names, each with its provenance."""
        return {}

    def describe(self, text: str) -> State:
        """A settled position from sentences a person wrote; ValueError names line and mistake."""
        raise ValueError(
            f"positions of {self.name} are written as JSON, as `virtu new {self.name}` prints them"
        )

    def chosen_options(self, state: State) -> dict[str, Value]:
        """The options a state was made with."""
        assert not self.options, "each game knows its options"
        return {}

    def signal(self, state: State, action: Action) -> Clause | None:
        """Something the table's clock says, outside the order of questions; the clause if it may not."""
        return Clause("", "this game has no clock")

    # ---- the public surface

    def new(
        self, players: int | None = None, seed: int = 0, chance: bool = False, **options: object
    ) -> State:
        """A settled state: a question is open, or the game is over. With `chance` the dice are asked too."""
        count = self.players[0] if players is None else players
        if count not in self.players:
            raise ValueError(f"{self.name} is for {counted(self.players)} players, not {count}")
        state = self.start(count, self.read_options(options))
        state.dice = None if chance else dice_from(seed)
        engine.settle(state)
        return state

    def read_options(self, given: dict[str, object]) -> dict[str, Value]:
        """Complete, checked options; ValueError says what is right."""
        return complete(self.name, self.options, {}, given)

    def seat(self, state: State) -> Seat | None:
        """Who must answer; None when the game is over."""
        ask = engine.open_question(state)
        return None if ask is None else ask.asked(state)

    def question(self, state: State) -> str | None:
        """The name of the open question."""
        ask = engine.open_question(state)
        return None if ask is None else ask.topic()

    def follows(self, state: State, seat: Seat | None) -> bool:
        """Whether a seat may know what can be answered: it is asked itself, or nothing is hidden from it."""
        return seat == ASKED or seat == self.seat(state) or not self.conceals(state, seat)

    def offers(self, state: State, seat: Seat | None = ASKED) -> list[Action]:
        """The legal answers, in a fixed order; for another than the asked seat none where they could tell a secret."""
        ask = engine.open_question(state)
        return ask.offers(state) if ask is not None and self.follows(state, seat) else []

    def weights(self, state: State) -> list[int]:
        """How likely each offer of the seat CHANCE is."""
        ask = engine.open_question(state)
        assert isinstance(ask, Chance), "only chance has weights"
        return ask.weights(state)

    def read(self, text: str) -> Action | None:
        """The action a text means."""
        return self.vocabulary.read(text)

    def play(self, state: State, given: Action | str) -> None:
        """Answer the open question. Raises Illegal, and then nothing has changed."""
        refusal = self.explain(state, given)
        if refusal is not None:
            raise Illegal(refusal)
        action = self.read(given) if isinstance(given, str) else given
        assert action is not None
        engine.answer(state, action)

    def explain(self, state: State, given: Action | str, seat: Seat | None = ASKED) -> Refusal | None:
        """Why an answer is refused; None if it is legal. Also for things that are not offered.

        Another than the asked seat hears only that it is not asked, where a reason could tell a secret.
        """
        ask = engine.open_question(state)
        text = str(given)
        if ask is None:
            return Refusal(text, self.specification, "The game is over.", {})
        if not self.follows(state, seat):
            return Refusal(text, ask.rule().number, "This is for another to answer.", {}, "not-asked")
        action = self.read(given) if isinstance(given, str) else given
        if action is None:
            offers = ask.offers(state)
            said = f"“{text[:60]}” is not an answer of this game."
            if not offers:
                return Refusal(text, ask.rule().number, said, {})
            facts: dict[str, Fact] = {"text": text[:60], "example": str(offers[0])}
            return Refusal(
                text, ask.rule().number, f"{said} Write for example: {offers[0]}.", facts, "not-an-answer"
            )
        clause = ask.objection(state, action)
        return None if clause is None else self.refusal(state, action, clause)

    def refusal(self, state: State, action: Action, clause: Clause) -> Refusal:
        """A clause's objection as a sentence with its facts."""
        ask = engine.open_question(state)
        facts = {} if ask is None else ask.facts(state, action, clause)
        text = str(action)
        return Refusal(text, clause.number, f"{titled(text)}: {fill(clause.gist, facts)}", facts, clause.key)

    def preview(self, state: State, given: Action | str, seat: Seat | None) -> dict[str, object]:
        """What an answer would cost and bring, or why it is refused; only what the seat may know."""
        if not self.follows(state, seat):
            return {}
        refusal = self.explain(state, given)
        if refusal is not None:
            return {"refused": refusal.sentence, "clause": refusal.clause}
        action = self.read(given) if isinstance(given, str) else given
        ask = engine.open_question(state)
        assert action is not None
        assert ask is not None
        return ask.preview(state, action, seat)

    def view(self, state: State, seat: Seat | None = None, dice: Dice | None = None) -> View:
        """What a seat may see; seat=None: a spectator."""
        # Bots and plans go on from what is imagined. It is dealt by the dice from what the seat knows, nothing else.
        imagined = self.imagine(state, seat, dice_from(0) if dice is None else dice)
        return View(self.plain_view(state, seat), seat, imagined)

    def sealed(self, state: State) -> bool:
        """Whether answers lie there that nobody else may know yet, though they may already count."""
        return len([step for step in state.agenda if isinstance(step, Ask) and step.sealed()]) > 0

    def events(self, state: State) -> list[Event]:
        """What happened since the last answer, if `listen` was called before it."""
        return [] if state.news is None else list(state.news)

    def listen(self, state: State) -> None:
        """From now on note what happens."""
        if state.news is None:
            state.news = []

    def over(self, state: State) -> bool:
        return not state.agenda

    def winners(self, state: State) -> list[Seat]:
        return self.leaders(state) if self.over(state) else []

    def digest(self, state: State) -> str:
        return self.codec.digest(state)

    def dump(self, state: State) -> dict[str, object]:
        """A complete position as plain data. Whoever holds it knows everything in it."""
        return {
            "game": self.name,
            "rules_version": self.rules_version,
            "data_hash": self.data_hash,
            "players": state.players,
            "options": dict(self.chosen_options(state)),
            "state": self.codec.dump(state),
        }

    def load(self, plain: object) -> State:
        """A position from plain data; ValueError names what is wrong."""
        if not isinstance(plain, dict):
            raise ValueError("a position is an object with the keys game, players, options, state")
        for key in ("game", "players", "options", "state"):
            if key not in plain:
                raise ValueError(f"{key} is missing")
        if plain["game"] != self.name:
            raise ValueError(f"game is {plain['game']!r}, not {self.name!r}")
        players, options, content = plain["players"], plain["options"], plain["state"]
        if not isinstance(players, int) or players not in self.players:
            raise ValueError(f"players is {players!r}; {self.name} is for {counted(self.players)}")
        if not isinstance(options, dict) or not isinstance(content, dict):
            raise ValueError("options and state are objects")
        state = self.codec.load(content, self.start(players, self.read_options(options)))
        state.dice = None
        if state.players != players:
            raise ValueError(f"state.players is {state.players}, but players is {players}")
        try:
            problems = self.problems(state)
            if not problems:
                problems = self.settled(state)
        except (AssertionError, IndexError, KeyError, TypeError) as error:
            raise ValueError(f"state.agenda does not fit the position: {error}") from None
        if problems:
            raise ValueError("; ".join(problems))
        return state

    def settled(self, state: State) -> list[str]:
        """Carry out what a loaded position has agreed; what keeps it from being played on, in words."""
        ask = engine.settle(state)
        if ask is None:
            return []
        seat = ask.asked(state)
        if not isinstance(ask, Chance) and not 0 <= seat < state.players:
            return [f"state.agenda: {ask.topic()} asks seat {seat}, which nobody holds"]
        return [] if ask.offers(state) else [f"state.agenda: {ask.topic()} has no answer in this position"]


def counted(players: range) -> str:
    """A range of players in words: "2 to 7"."""
    return str(players[0]) if len(players) == 1 else f"{players[0]} to {players[-1]}"
