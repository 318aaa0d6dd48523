"""The numbers that rules of thumb go by, found by self-play: every seat tries its own, and all drift where it paid.

In each game every seat departs a little, and at random, from the numbers reached so far; some seats play as `easy`.
What a seat won above the mean, times its departures, says which way to go: each game tells something about all the
numbers at once. The same seeds give the same numbers.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, fields, replace
from math import sqrt
from pathlib import Path
from random import Random

from virtu.bots.outlooks.governing.outlook import GoverningOutlook
from virtu.bots.outlooks.palace.hopes import Hopes
from virtu.bots.outlooks.palace.numbers import Numbers
from virtu.bots.outlooks.palace.style import Style
from virtu.bots.pool import share_out
from virtu.games.registry import GAMES
from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from virtu.kernel.state import State
from virtu.kernel.step import Ask

PLAYERS = (3, 4, 5)
"""Tables of all sizes in turn: one set of numbers serves them all."""
EASY_SEATS = 0.3
"""How many of the seats play as `easy`: nobody learns to beat only its own kind."""
SPREAD = 0.25
"""How far seats depart, for numbers that are not 0: so much of what `easy` goes by."""
SPREADS = {
    "replacing": 0.7, "later": 0.15, "fading": 0.2, "price": 0.05, "rich": 0.02, "saving": 0.4, "engines": 0.6,
    "rid": 0.15,
    "city_lead": 0.3, "fifth_city": 0.3, "step_lead": 0.3, "govern_roomy": 0.3, "same_other": 0.3, "annex_ships": 0.2,
    "sponsor_florins": 0.2, "scheme_masks": 0.3, "trade_ships": 0.2, "war_cavalry": 0.3, "france": 0.4, "empire": 0.4,
    "ottoman": 0.4, "conquest": 0.3, "blocked": 0.2, "burden": 0.1, "waste": 0.02, "family_edge": 0.4,
}
"""Those of which a quarter would be too little or too much."""
BEGINNINGS = {"replacing": 2.0}
"""Numbers that begin elsewhere than with `easy`: what never happens teaches nothing."""
NOT_BELOW_0 = ("florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow", "choice", "rich", "waste")
RATE, LESS, LEAST_RATE = 0.3, 0.044, 0.08
"""How far all go in the first generation, how much less in each that follows, and at least: so much of a departure for
each standard error."""
MOMENTUM = 0.5
LONGEST = 25
"""Years: seats that shun the end could go on for ever."""
UNENDED = 0.1
"""What such a game is worth to everybody: less than one that is shared."""
GENERATION = 1200
"""Games between two steps."""
PORTION = 100
FAR_DEALS = 1_000_000
"""Deals are numbered from here on: no match is played on them."""
MEASURED = 5000
"""Deals from here on say what was reached."""

GAME = "governing"
NAMES = [field.name for field in fields(Numbers)]


@dataclass
class Reached:
    """Where the numbers stand after so many generations."""

    seed: int
    data_hash: str
    numbers: dict[str, float]
    speed: list[float]
    generation: int = 0

    @property
    def course(self) -> tuple[int, str]:
        return self.seed, self.data_hash


def beginning(seed: int) -> Reached:
    numbers = {**asdict(Numbers()), **BEGINNINGS}
    return Reached(seed, GAMES[GAME].data_hash, numbers, [0.0] * len(NAMES))


def spreads() -> list[float]:
    usual = asdict(Numbers())
    return [SPREADS.get(name, SPREAD * abs(usual[name])) for name in NAMES]


def varied(numbers: dict[str, float], departures: list[float]) -> Numbers:
    """The numbers of a seat that departs so far."""
    changed = dict(numbers)
    for name, spread, departure in zip(NAMES, spreads(), departures, strict=True):
        changed[name] += spread * departure
        if name in NOT_BELOW_0:
            changed[name] = max(0.0, changed[name])
    return Numbers(**changed)


def player(numbers: Numbers) -> GoverningOutlook:
    """Somebody who goes by these numbers."""
    own = GoverningOutlook(GAMES[GAME])
    own.style = Style("tried", numbers, Hopes(), banks=True)
    return own


@dataclass
class Lessons:
    """What some games taught: sums over the seats that departed."""

    seats: int
    won: float
    won_squared: float
    departures: list[float]
    won_by_departures: list[float]


def learn(numbers: dict[str, float], first: int, games: int) -> Lessons:
    """Play some games, each seat with departures of its own."""
    easy = GoverningOutlook(GAMES[GAME])
    told = Lessons(0, 0.0, 0.0, [0.0] * len(NAMES), [0.0] * len(NAMES))
    for deal in range(first, first + games):
        chance = Random(deal)
        players = PLAYERS[deal % len(PLAYERS)]
        outlooks: list[GoverningOutlook] = []
        tried: list[list[float] | None] = []
        for _ in range(players):
            if chance.random() < EASY_SEATS:
                outlooks.append(easy)
                tried.append(None)
            else:
                departures = [chance.gauss(0.0, 1.0) for _ in NAMES]
                outlooks.append(player(varied(numbers, departures)))
                tried.append(departures)
        shares = play(outlooks, deal)
        for departures_of_seat, share in zip(tried, shares, strict=True):
            if departures_of_seat is not None:
                above = share * players / 4  # about alike at tables of all sizes
                told.seats += 1
                told.won += above
                told.won_squared += above * above
                for index, departure in enumerate(departures_of_seat):
                    told.departures[index] += departure
                    told.won_by_departures[index] += above * departure
    return told


def play(outlooks: list[GoverningOutlook], deal: int) -> list[float]:
    """One game, every seat by an outlook of its own; what it was worth to each."""
    state = played(outlooks, deal)
    return [UNENDED] * len(outlooks) if state.agenda else outlooks[0].outcome(state)


def played(outlooks: list[GoverningOutlook], deal: int) -> State:
    """The end of a game, or the table after so many Years that nobody will bring it about."""
    state = outlooks[0].game.new(len(outlooks), deal)
    dice = dice_from(deal)
    ask: Ask | None = engine.open_question(state)
    while ask is not None and outlooks[0].age(state) < LONGEST:
        ask = outlooks[ask.asked(state)].play(state, ask, dice)
    return state


def share(numbers: Numbers, players: int, games: int) -> float:
    """How much of the victories somebody with these numbers takes from copies of `easy`, all answering at once."""
    game = GAMES[GAME]
    own, easy, won = player(numbers), GoverningOutlook(game), 0.0
    for deal in range(MEASURED, MEASURED + games):
        seat = deal % players
        state = played([own if number == seat else easy for number in range(players)], deal)
        winners = game.winners(state)
        won += 0.0 if state.agenda else (seat in winners) / len(winners)
    return won / games


def together(lessons: Iterable[Lessons]) -> Lessons:
    whole = Lessons(0, 0.0, 0.0, [0.0] * len(NAMES), [0.0] * len(NAMES))
    for told in lessons:
        whole.seats += told.seats
        whole.won += told.won
        whole.won_squared += told.won_squared
        for index in range(len(NAMES)):
            whole.departures[index] += told.departures[index]
            whole.won_by_departures[index] += told.won_by_departures[index]
    return whole


def step(reached: Reached, told: Lessons, rate: float) -> Reached:
    """The numbers after a generation: each goes where it paid, as far as that is certain."""
    mean = told.won / told.seats
    spread = sqrt(told.won_squared / told.seats - mean * mean)
    numbers, speed = dict(reached.numbers), list(reached.speed)
    for index, (name, width) in enumerate(zip(NAMES, spreads(), strict=True)):
        paid = told.won_by_departures[index] - mean * told.departures[index]
        errors = paid / (spread * sqrt(told.seats))
        speed[index] = MOMENTUM * speed[index] + (1 - MOMENTUM) * errors
        numbers[name] += rate * width * speed[index]
        if name in NOT_BELOW_0:
            numbers[name] = max(0.0, numbers[name])
    return replace(reached, numbers=numbers, speed=speed, generation=reached.generation + 1)


def evolve(
    file: Path,
    generations: int,
    seed: int,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Numbers:
    """So many generations; those the file tells of are not played again. ValueError if it tells of others."""
    reached = begun = beginning(seed)
    if file.is_file():
        reached = Reached(**json.loads(file.read_text(encoding="utf-8")))
        if reached.course != begun.course:
            raise ValueError(f"{file} tells of a training with another seed or other data")
    while reached.generation < generations:
        first = FAR_DEALS * (seed + 1) + reached.generation * GENERATION
        jobs = [(reached.numbers, first + done, PORTION) for done in range(0, GENERATION, PORTION)]
        lessons: dict[int, Lessons] = {}
        for number, told in share_out(learn, jobs, workers):
            lessons[number] = told
            if progress:
                progress(reached.generation * GENERATION + len(lessons) * PORTION, generations * GENERATION)
        rate = max(LEAST_RATE, RATE - LESS * reached.generation)
        reached = step(reached, together(lessons[number] for number in sorted(lessons)), rate)
        partly = file.with_suffix(".part")
        partly.write_text(json.dumps(asdict(reached)), encoding="utf-8")
        partly.replace(file)  # whole or not at all
    return Numbers(**{name: round(value, 4) for name, value in reached.numbers.items()})
