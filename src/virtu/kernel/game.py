"""One game as everybody uses it: the verbs of the public surface, over the rules each game tells."""

from collections.abc import Mapping
from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause, Fact, Illegal, Refusal, fill, titled
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.event import Event
from virtu.kernel.ids import ASKED, Seat
from virtu.kernel.numbers import Part, Row, seats
from virtu.kernel.rules import Rules
from virtu.kernel.state import State
from virtu.kernel.step import Chance


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What bots and plans go on from: a position that the seat could not tell from the true one."""

    seat: Seat | None
    """None: a spectator."""
    position: State
    """Everything the seat cannot know is dealt anew."""


class View(dict[str, object]):
    """What a seat may see, as plain data. A bot that is handed one thinks about the knowledge that goes with it."""

    def __init__(self, seen: Mapping[str, object], knowledge: Knowledge | None = None) -> None:
        super().__init__(seen)
        self.knowledge = knowledge


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules):
    """Base of the games: the same surface for all, whatever their rules."""

    def new(
        self, players: int | None = None, seed: int = 0, chance: bool = False, **options: object
    ) -> State:
        """A settled state: a question is open, or the game is over. With `chance` the dice are asked too."""
        count = self.players[0] if players is None else players
        self.check_players(count)
        state = self.start(count, self.read_options(options))
        state.dice = None if chance else dice_from(seed)
        engine.settle(state)
        return state

    def check_players(self, count: int) -> None:
        """ValueError if so many cannot play."""
        if count not in self.players:
            raise ValueError(f"{self.name} is for {counted(self.players)} players, not {count}")

    def figures(self, players: int | None = None, **options: object) -> Mapping[str, object]:
        """The numbers a player aid tells: costs, points, limits; without `players` of no table in particular."""
        if players is not None:
            self.check_players(players)
        return self.aid_figures(players or 0, self.read_options(options))

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
        if seat is not None and (seat == ASKED or seat == self.seat(state)):
            return True
        return not self.conceals(state, seat)

    def offers(self, state: State, seat: Seat | None = ASKED) -> list[Action]:
        """The legal answers, in a fixed order; for another than the asked seat none where they could tell a secret."""
        ask = engine.open_question(state)
        if ask is None:
            return []
        # Asked all the time, and mostly by the asked seat: that is told here, without a call.
        asked = seat is not None and seat == ASKED
        return ask.offers(state) if asked or self.follows(state, seat) else []

    def obvious(self, state: State) -> Action | None:
        """The answer that may be given unasked, because no other is possible or changes anything."""
        ask = engine.open_question(state)
        return None if ask is None else ask.obvious(state, ask.offers(state))

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
        action = self.read(given) if isinstance(given, str) else given
        refusal = self.explain(state, given if action is None else action)
        if refusal is not None:
            raise Illegal(refusal)
        assert action is not None
        self.listen(state)
        engine.answer(state, action)

    def explain(self, state: State, given: Action | str, seat: Seat | None = ASKED) -> Refusal | None:
        """Why an answer is refused; None if it is legal. Also for things that are not offered.

        Another than the asked seat hears only that it is not asked, where a reason could tell a secret.
        """
        ask = engine.open_question(state)
        if ask is None:
            return Refusal(str(given), self.specification, "The game is over.", {})
        if not self.follows(state, seat):
            return Refusal(str(given), ask.rule().number, "This is for another to answer.", {}, "not-asked")
        action = self.read(given) if isinstance(given, str) else given
        if action is None:
            text = str(given)
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

    def preview(self, state: State, given: Action | str, seat: Seat | None) -> Mapping[str, object]:
        """What an answer would cost and bring, or why it is refused; only what the seat may know."""
        if not self.follows(state, seat):
            return {}
        action = self.read(given) if isinstance(given, str) else given
        refusal = self.explain(state, given if action is None else action)
        if refusal is not None:
            return {"refused": refusal.sentence, "clause": refusal.clause}
        assert action is not None
        return self.brings(state, action, seat)

    def brings(self, state: State, action: Action, seat: Seat | None) -> Mapping[str, object]:
        """The preview of an answer that has been judged already, and is legal."""
        ask = engine.open_question(state)
        return ask.preview(state, action, seat) if ask is not None and self.follows(state, seat) else {}

    def view(self, state: State, seat: Seat | None = None, dice: Dice | None = None) -> View:
        """What a seat may see; seat=None: a spectator."""
        return View(self.plain_view(state, seat), self.knowledge(state, seat, dice))

    def knowledge(self, state: State, seat: Seat | None = None, dice: Dice | None = None) -> Knowledge:
        """What a seat may think about: dealt by the dice from what it knows, nothing else."""
        return Knowledge(seat, self.imagine(state, seat, dice_from(0) if dice is None else dice))

    def observation_parts(self, players: int) -> list[Part]:
        """What the numbers of an observation mean, in their order."""
        return [
            Part("viewer", seats(players), "1 for the seat that sees this; none: a spectator"),
            *self.questions.parts(),
            *self.visible_parts(players),
        ]

    def row(self, players: int) -> Row:
        """What observations of games with so many players are written to."""
        return Row(players, sum([len(part.labels) for part in self.observation_parts(players)]))

    def observation(self, state: State, seat: Seat | None, row: Row | None = None) -> bytearray:
        """What a seat may see, as numbers for programs that learn; as many in every position.

        Whoever looks again and again gives the same row every time, which is quicker: it tells the latest observation.
        """
        last = self.row(state.players) if row is None else row
        last.begin(state.players)
        self.questions.tell(state, -1 if seat is None else seat, self.follows(state, seat), last)
        self.tell_visible(state, seat, last)
        return last.written

    def events(self, state: State) -> list[Event]:
        """What happened since the last answer, seen by all-knowing eyes; each event says who may hear of it."""
        return [] if state.news is None else list(state.news)

    def listen(self, state: State) -> None:
        """From now on note what happens. `play` sees to that by itself, the engine's own verbs do not."""
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


def counted(players: range) -> str:
    """A range of players in words: "2 to 7"."""
    return str(players[0]) if len(players) == 1 else f"{players[0]} to {players[-1]}"
