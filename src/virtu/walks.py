"""Random games under all laws: whole games played by picks, the laws tried on the way."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.game import Game
from virtu.kernel.ids import CHANCE, CLOCK, Seat
from virtu.kernel.option import Value
from virtu.kernel.record import Entry, Record, signal
from virtu.kernel.state import State
from virtu.laws import CHEAP, THOROUGH, Law, name_of

FUZZ_START: Final = 10
"""Every so many random games one begins at the game's fuzz start, if it has one."""

Pick = Callable[[int], int]
"""Which of so many: dice, or a script that a test can shorten."""


@dataclass(frozen=True)
class Violation:
    """A law that did not hold, with all that is needed to see it again."""

    law: str
    sentence: str
    players: int
    options: dict[str, Value]
    log: list[str]

    def __str__(self) -> str:
        return f"{self.law}: {self.sentence} (after {len(self.log)} answers: … {'; '.join(self.log[-3:])})"


class Walk:
    """One game played by picks, its laws tried on the way. Chance and the clock are picked like all else."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Value],
        pick: Pick,
        begin: State | None = None,
    ) -> None:
        self.game = game
        self.options = game.read_options({**options})
        self.pick = pick
        self.begin = begin
        """Where the game begins, if not at its beginning."""
        self.state = game.new(players, 0, True, **options) if begin is None else begin.clone()
        self.log: list[tuple[Seat, Action]] = []
        self.decisions = 0
        self.seen: dict[str, int] = {}
        self.violations: list[Violation] = []
        game.listen(self.state)
        self.clock = clock_words(game)

    def object(self, law: str, sentence: str) -> None:
        log = [f"{seat} {action}" for seat, action in self.log]
        self.violations.append(Violation(law, sentence, self.state.players, self.options, log))

    def obey(self, laws: list[Law]) -> None:
        """Try laws on the state as it is."""
        for law in laws:
            for sentence in law(self.game, self.state):
                self.object(name_of(law), sentence)

    def step(self) -> bool:
        """One answer; False when the game is over, or stands still because a law is broken."""
        ask = engine.open_question(self.state)
        if ask is None or self.violations:
            return False
        if len(self.log) >= self.game.longest:
            self.object("9", f"the game is not over after {self.game.longest} answers")
            return False
        if self.clock and self.pick(8) == 0 and self.ring():
            return True
        seat = ask.asked(self.state)
        offers = ask.offers(self.state)
        if not offers:
            self.object("1", f"{ask.topic()} has no offer")
            return False
        weights = [1] * len(offers) if seat == CHANCE else self.game.random_play.rollout_policy(self.state, offers)
        action = offers[weighted(weights, self.pick(sum(weights)))]
        engine.answer(self.state, action)
        self.log.append((seat, action))
        self.decisions += seat != CHANCE
        self.notice()
        return True

    def ring(self) -> bool:
        """Let the clock say something it may say now."""
        words: list[Action] = []
        probe = self.state.clone()
        for word in self.clock:
            if self.game.signal(probe, word) is None:
                words.append(word)
                # A refused word changes nothing; only after an accepted one a fresh copy is needed.
                probe = self.state.clone()
        if not words:
            return False
        word = words[self.pick(len(words))]
        if self.state.news is not None:
            self.state.news.clear()
        signal(self.game, self.state, str(word))
        self.log.append((CLOCK, word))
        self.notice()
        return True

    def notice(self) -> None:
        for event in self.game.events(self.state):
            self.seen[event.name] = self.seen.get(event.name, 0) + 1

    def record(self, digests: bool) -> Record:
        """The walk as a record; with digests only if they are worth the time."""
        record = Record(self.game, self.state.players, self.options)
        state = record.start()
        for seat, action in self.log:
            if digests:
                give(self.game, state, seat, action)
            record.entries.append(Entry(seat, str(action), self.game.digest(state) if digests else ""))
        return record

    def retell(self, thorough: bool) -> None:
        """5 Replaying the log gives an equal state; 6 a record survives its text."""
        if self.begin is not None:
            again = self.game.load(json.loads(json.dumps(self.game.dump(self.begin))))
            for seat, action in self.log:
                give(self.game, again, seat, action)
            if again != self.state:
                self.object("5", "replaying the log from the same position gives another state")
            return
        record = self.record(digests=thorough)
        if record.replay() != self.state:
            self.object("5", "replaying the log gives another state")
        if thorough and Record.read(record.write()).verify() != self.state:
            self.object("6", "the record gives another state after being written and read")


def weighted(weights: list[int], point: int) -> int:
    """Which of the weights a point lies in, counted from their beginning."""
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    raise AssertionError("the point lies beyond the weights")


def give(game: Game, state: State, seat: Seat, action: Action) -> None:
    if seat == CLOCK:
        signal(game, state, str(action))
    else:
        engine.answer(state, action)


def clock_words(game: Game) -> list[Action]:
    """What a table's clock might say: everything, where a game listens to a clock at all."""
    return [] if type(game).signal is Game.signal else game.vocabulary.actions


def walk(
    game: Game,
    players: int,
    options: dict[str, Value],
    pick: Pick,
    thorough: Callable[[], bool],
    begin: State | None = None,
) -> Walk:
    """A whole game under all laws; `thorough` says at which steps, and for which record, the costly ones are tried."""
    way = Walk(game, players, options, pick, begin)
    try:
        while True:
            way.obey(CHEAP)
            if thorough():
                way.obey(THOROUGH)
            if not way.step():
                break
        if not way.violations:
            way.retell(thorough())
    except Exception as error:  # whatever the rules stumble over is what a walk is there to find
        way.object("0", f"{type(error).__name__}: {error}")
    return way


def random_walk(game: Game, players: int, options: dict[str, Value], seed: int, sample: int = 12) -> Walk:
    """A random game; about every `sample`-th step is examined thoroughly. Each tenth begins at the fuzz start."""
    dice: Dice = dice_from(seed)
    eyes: Dice = dice_from(seed + 1_000_003)
    begin: State | None = None
    if seed % FUZZ_START == FUZZ_START - 1:
        begin = game.random_play.fuzz_start(players, game.read_options({**options}), dice)
    return walk(game, players, options, dice.throw, lambda: eyes.throw(sample) == 0, begin)
