"""Bots against bots: many games, seats rotated, and how sure the result is."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import log10, sqrt
from time import perf_counter
from typing import Protocol

from virtu.bots.levels import bot
from virtu.bots.player import Player
from virtu.bots.pool import Crew, share_out
from virtu.games.registry import GAMES
from virtu.kernel.action import Action
from virtu.kernel.event import Event
from virtu.kernel.ids import Seat
from virtu.kernel.option import Value
from virtu.kernel.state import State

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Match:
    """What is to be played. Every deal is played once with each rotation of the bots."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Value] = field(default_factory=dict)
    budget: float | None = None
    fixed: bool = False
    """Every bot keeps its seat, and each deal is played once."""

    def seating(self, number: int) -> list[str]:
        """Which bot sits where in a game."""
        first = 0 if self.fixed else number
        return [self.bots[(first + seat) % len(self.bots)] for seat in range(self.players)]

    def deal(self, number: int) -> int:
        """The seed of a game."""
        return self.seed + (number if self.fixed else number // len(self.bots))

    def seated(self, number: int) -> list[Player]:
        """The bots of a game, each with dice of its own."""
        first = self.deal(number) * 1000 + number % 1000 * 10
        return [bot(level, first + seat) for seat, level in enumerate(self.seating(number))]


class Watch(Protocol):
    """Looks on while a game is played, and knows everything; it changes nothing."""

    def asked(self, state: State, seat: Seat) -> None: ...

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> None: ...

    def ended(self, state: State) -> None: ...


@dataclass(frozen=True)
class Result:
    """One finished game: who sat where, what each seat won (1/n of a shared victory) and scored."""

    bots: list[str]
    factions: list[str]
    shares: list[float]
    points: list[int]
    ending: str
    length: int
    seen: dict[str, int] = field(default_factory=dict)
    """What happened, counted by the names of the events."""
    searched: list[int] = field(default_factory=list)
    """Per seat how many answers were searched for."""
    simulations: list[int] = field(default_factory=list)
    """Per seat how many simulations that took."""


def play_one(
    match: Match, number: int, watch: Watch | None = None, players: list[Player] | None = None
) -> Result:
    """One game of a match, from its number alone; other players than the match's own may take the seats."""
    game = GAMES[match.game]
    state = game.new(match.players, match.deal(number), False, **match.options)
    bots = match.seated(number) if players is None else players
    length = 0
    seen: dict[str, int] = {}
    game.listen(state)
    while (seat := game.seat(state)) is not None:
        if watch is not None:
            watch.asked(state, seat)
        action = bots[seat].choose(game, state, match.budget)
        game.play(state, action)
        length += 1
        events = game.events(state)
        for event in events:
            seen[event.name] = seen.get(event.name, 0) + 1
        if watch is not None:
            watch.answered(state, seat, action, events)
    if watch is not None:
        watch.ended(state)
    winners = game.winners(state)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(match.players)]
    points = [score.total for score in game.score(state)]
    return Result(
        bots=match.seating(number),
        factions=game.factions(state),
        shares=shares,
        points=points,
        ending=game.ending(state),
        length=length,
        seen=seen,
        searched=[bot.searched for bot in bots],
        simulations=[bot.simulations for bot in bots],
    )


def play_some(match: Match, numbers: list[int]) -> list[Result]:
    """A worker's portion."""
    return [play_one(match, number) for number in numbers]


def play_match(match: Match, crew: Crew | int = 1, progress: Progress | None = None) -> dict[str, object]:
    """Play it all and sum it up. The result does not depend on who plays, or on how many workers."""
    start = perf_counter()
    crew = Crew(crew) if isinstance(crew, int) else crew
    results: dict[int, list[Result]] = {}
    jobs = [(match, portion) for portion in crew.portions(list(range(match.games)))]
    for number, played in share_out(play_some, jobs, crew):
        results[number] = played
        if progress:
            progress(sum(map(len, results.values())), match.games)
    ordered = [result for number in sorted(results) for result in results[number]]
    return {**summary(match, ordered), "seconds": round(perf_counter() - start, 3)}


def summary(match: Match, results: list[Result]) -> dict[str, object]:
    """Results per bot, per seat and per faction, with intervals."""
    lengths = [result.length for result in results]
    endings: dict[str, int] = {}
    seen: dict[str, int] = {}
    for result in results:
        endings[result.ending] = endings.get(result.ending, 0) + 1
        for name, times in result.seen.items():
            seen[name] = seen.get(name, 0) + times
    ratings = elo(results, list(dict.fromkeys(match.bots)))
    seats = [
        tally(((r.shares[seat], r.points[seat]) for r in results), {"seat": seat})
        for seat in range(match.players)
    ]
    bots = [
        {
            **tally(places(results, name, lambda r: r.bots), {"bot": name}),
            "elo": round(ratings[name]),
            "simulations": simulations(results, name),
        }
        for name in ratings
    ]
    names = dict.fromkeys(name for result in results for name in result.factions)
    factions = [tally(places(results, name, lambda r: r.factions), {"faction": name}) for name in names]
    return {
        "game": match.game,
        "players": match.players,
        "options": dict(match.options),
        "seed": match.seed,
        "games": len(results),
        "bots": bots,
        "seats": seats,
        "factions": factions,
        "endings": endings,
        "seen": seen,
        "length": {
            "mean": round(sum(lengths) / len(lengths), 2),
            "min": min(lengths),
            "max": max(lengths),
        },
    }


def simulations(results: list[Result], name: str) -> float:
    """How many simulations a bot's searched answers rest on, in the mean."""
    seats = [
        (result.searched[seat], result.simulations[seat])
        for result in results
        for seat, bot in enumerate(result.bots)
        if bot == name and result.searched
    ]
    searched = sum(answers for answers, _ in seats)
    return round(sum(done for _, done in seats) / searched, 1) if searched else 0.0


def places(
    results: list[Result], name: str, names: Callable[[Result], list[str]]
) -> Iterable[tuple[float, int]]:
    """Share and points of every seat that played as `name`."""
    for result in results:
        for seat, what in enumerate(names(result)):
            if what == name:
                yield result.shares[seat], result.points[seat]


def tally(outcomes: Iterable[tuple[float, int]], what: dict[str, object]) -> dict[str, object]:
    """Games, wins, the rate with its interval, and the mean of points."""
    pairs = list(outcomes)
    wins = sum(share for share, _ in pairs)
    low, high = wilson(wins, len(pairs))
    return {
        **what,
        "games": len(pairs),
        "wins": round(wins, 4),
        "win_rate": round(wins / len(pairs), 4) if pairs else 0.0,
        "interval": [round(low, 4), round(high, 4)],
        "points": round(sum(points for _, points in pairs) / len(pairs), 2) if pairs else 0.0,
    }


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a rate, honest also near 0 and 1."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, z * z
    centre = (rate + square / (2 * games)) / (1 + square / games)
    width = z / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, centre - width), min(1.0, centre + width)


def elo(results: list[Result], names: list[str]) -> dict[str, float]:
    """Ratings around 1500 from every pair of different bots at one table, fitted by Bradley and Terry's model.

    The better share beats the worse; equal shares are told apart by points. Every pair also counts as having
    drawn once, so that a bot that never lost keeps a finite rating.
    """
    beat = {(a, b): 0.5 for a in names for b in names if a != b}
    for result in results:
        seats = list(zip(result.bots, result.shares, result.points, strict=True))
        for one, share, points in seats:
            for other, other_share, other_points in seats:
                if one != other:
                    mine, theirs = (share, points), (other_share, other_points)
                    beat[one, other] += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    strength = dict.fromkeys(names, 1.0)
    for _ in range(200):
        for name in names:
            won = sum(beat[name, other] for other in names if other != name)
            against = sum(
                (beat[name, other] + beat[other, name]) / (strength[name] + strength[other])
                for other in names
                if other != name
            )
            if against:
                strength[name] = won / against
        mean = sum(log10(value) for value in strength.values()) / len(names)
        strength = {name: value / 10**mean for name, value in strength.items()}
    return {name: 1500 + 400 * log10(value) for name, value in strength.items()}
