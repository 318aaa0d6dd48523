"""The fact sheet and factory of Honour."""

from typing import Final

from virtu.games.honour import figures, laws, numbers, position_text, view
from virtu.games.honour.actions import VOCABULARY, Ring
from virtu.games.honour.clauses import CLOCK_RANG, CLOCK_RINGS, NO_CLOCK, REFUSING, RUNG, TOO_LATE
from virtu.games.honour.fuzz_start import fuzz_start
from virtu.games.honour.imagine import imagine
from virtu.games.honour.ruleset import MOST_ROUNDS, OPTIONS, agreed, chosen, ruleset
from virtu.games.honour.state import EMPTY, FIELDS, Honour
from virtu.games.honour.step import TurnAsk
from virtu.games.honour.steps import setup
from virtu.games.honour.tables import (
    ACTIONS,
    BARE,
    CHARACTERS,
    COPIES,
    DATA_HASH,
    DISPLAY,
    FATE,
    KINDS,
    NOBLEMAN,
    SEATS,
    SORT,
    VALUE,
)
from virtu.games.honour.wire import Components, Figures, View
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.clause import Clause
from virtu.kernel.codec import tags_in
from virtu.kernel.dice import Dice
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.numbers import Part, Row
from virtu.kernel.option import Value
from virtu.kernel.random_play import RandomPlay
from virtu.kernel.score import Line, Score
from virtu.kernel.state import State


def start(players: int, options: dict[str, Value]) -> Honour:
    """HO-2 Everything still in its place; the deal is asked of chance."""
    rules = ruleset(options)
    deck = [0 if rules.short and SORT[kind] == FATE else COPIES[kind] for kind in range(KINDS)]
    g = Honour()
    g.players = players
    g.agenda = [setup.Setup()]
    g.dice = None
    g.news = None
    g.rules = rules
    g.deck = deck
    g.left = sum(deck)
    g.discards = [0] * KINDS
    g.display = [EMPTY] * DISPLAY
    g.hands = [[] for _ in range(SEATS)]
    g.known = [[] for _ in range(SEATS)]
    g.drawn = [[] for _ in range(SEATS)]
    g.honours = [[] for _ in range(SEATS)]
    g.tops = BARE * SEATS
    g.shames = [[] for _ in range(SEATS)]
    g.tokens = [0] * SEATS
    g.levels = [1] * SEATS
    g.queue = []
    g.named = []
    g.active = False
    g.woken = False
    g.market = 0
    g.charge = EMPTY
    g.turn = Seat(NOBLEMAN)
    g.actions = ACTIONS
    g.favours = 1
    g.busy = False
    g.idle = 0
    g.round = 1
    g.rung = False
    g.ended = ""
    return g


class HonourAtRandom(RandomPlay):
    """Random games that use what they hold."""

    def rollout_policy(self, state: Honour, offers: list[Action]) -> list[int]:
        ask = engine.open_question(state)
        return ask.leanings(state, offers) if isinstance(ask, TurnAsk) else [1] * len(offers)

    def fuzz_start(self, players: int, options: dict[str, Value], dice: Dice) -> State | None:
        """HO-10.2 The end of the deck."""
        return fuzz_start(start(players, options), dice)


class HonourGame(Game):
    """Virtus: Honour, five characters with hidden hands."""

    def start(self, players: int, options: dict[str, Value]) -> Honour:
        return start(players, options)

    def read_options(self, given: dict[str, object]) -> dict[str, Value]:
        """HO-11.4 Only the short game is played by the clock."""
        return agreed(Game.read_options(self, given))

    def plain_view(self, state: Honour, seat: Seat | None) -> View:
        return view.plain_view(state, seat)

    def visible_parts(self, players: int) -> list[Part]:
        return numbers.parts(players)

    def tell_visible(self, state: Honour, seat: Seat | None, row: Row) -> None:
        numbers.numbers(state, seat, row)

    def imagine(self, state: Honour, seat: Seat | None, dice: Dice) -> State:
        return imagine(state, seat, dice)

    def conceals(self, state: State, seat: Seat | None) -> bool:
        """HO-12.1 Hands and the order of the deck are hidden to the end."""
        return True

    def problems(self, state: Honour) -> list[str]:
        return laws.problems(state)

    def score(self, state: Honour) -> list[Score]:
        """HO-5.5 Cards, tokens and Recognition."""
        scores: list[Score] = []
        for seat in range(SEATS):
            cards = sum([VALUE[kind] for kind in state.honours[seat]])
            lines = (
                Line("cards", cards, "HO-5.3"),
                Line("tokens", state.tokens[seat], "HO-5.4"),
                Line("recognition", state.levels[seat] - 1, "HO-5.5"),
            )
            scores.append(Score(state.honour(seat), lines))
        return scores

    def leaders(self, state: Honour) -> list[Seat]:
        """HO-10.1 Most Honour, then higher Recognition, then less Dishonour, then shared."""
        standing = [(state.honour(seat), state.levels[seat], -state.dishonour(seat)) for seat in range(SEATS)]
        best = max(standing)
        return [Seat(seat) for seat in range(SEATS) if standing[seat] == best]

    def ending(self, state: Honour) -> str:
        return state.ended

    def factions(self, state: State) -> list[str]:
        """HO-1.1 The characters, by seat."""
        return CHARACTERS[:]

    def components(self) -> Components:
        return view.components()

    def aid_figures(self, players: int, options: dict[str, Value]) -> Figures:
        return figures.figures(options)

    def describe(self, text: str) -> State:
        return position_text.describe(self, text)

    def chosen_options(self, state: Honour) -> dict[str, Value]:
        return chosen(state.rules)

    def signal(self, state: Honour, action: Action) -> Clause | None:
        """HO-11.4 The 30 minutes are over: the round is finished, then the game is scored."""
        if not isinstance(action, Ring):
            return CLOCK_RINGS
        if not state.rules.short or not state.rules.clock:
            return NO_CLOCK
        if state.rung:
            return RUNG
        if state.ended:
            return TOO_LATE
        state.rung = True
        state.tell("rang", CLOCK_RANG, {"round": state.round})
        return None


# Up to 220 answers in a turn: two exchanges of 8, a Favour, hands filled up from nothing, and chance each time.
# Without a round limit (HO-R9) nothing bounds a game whose players want no end; random ones find it far sooner.
LONGEST: Final = 50 + MOST_ROUNDS * SEATS * 220

HONOUR: Final[Game] = HonourGame(
    name="honour",
    title="Virtus: Honour",
    specification="HO",
    players=range(5, 6),
    options=OPTIONS,
    rules_version="1.1.0",
    data_hash=DATA_HASH,
    vocabulary=VOCABULARY,
    clauses=REFUSING,
    fields=FIELDS,
    tags=tags_in("virtu.games.honour.steps"),
    longest=LONGEST,
    random_play=HonourAtRandom(),
)
