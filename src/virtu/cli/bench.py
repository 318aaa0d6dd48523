"""How fast the rules are."""

from collections.abc import Callable
from operator import methodcaller
from time import perf_counter
from typing import Any

import click
from rich.console import Console

from virtu.cli.common import (
    game_argument,
    json_option,
    options_option,
    players_option,
    say,
    seed_option,
    show,
    table_for,
)
from virtu.form import FORM
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.game import Game
from virtu.kernel.option import Value
from virtu.kernel.state import State
from virtu.walks import weighted


@click.command("bench")
@game_argument
@players_option
@click.option("--seconds", type=click.FloatRange(min=0.05), default=3.0, show_default=True)
@seed_option
@options_option
@json_option
def bench_command(
    game: Game, players: int | None, seconds: float, seed: int, given: tuple[str, ...], as_json: bool
) -> None:
    """Measure how fast random games of GAME are played.

    Decisions and games per second, offers and clone time, compiled or not.
    """
    count, options = table_for(game, players, given)
    result = {"game": game.name, "players": count, **measure(game, count, options, seconds, seed)}

    def tell(console: Console) -> None:
        for name, value in result.items():
            say(console, f"{name.replace('_', ' '):<26} {value}")

    show(as_json, result, tell)


def measure(game: Game, players: int, options: dict[str, Value], seconds: float, seed: int) -> dict[str, Any]:
    """Whole random games for most of the time, then offers and clones of positions met on the way."""
    games = decisions = 0
    aside = 0.0
    start = perf_counter()
    while perf_counter() - start < 0.7 * seconds:
        state = game.new(players, seed + games, False, **options)
        dice = dice_from(seed + games + 1)
        if game.random_play.ends_at_random():
            decisions += engine.play_out(state, dice)
        else:
            played, choosing = play_by_policy(game, state, dice)
            decisions += played
            aside += choosing
        games += 1
    spent = perf_counter() - start - aside
    positions = on_the_way(game, game.new(players, seed, False, **options), seed)
    offers = repeated(game.offers, positions, 0.15 * seconds)
    clone = repeated(methodcaller("clone"), positions, 0.15 * seconds)
    per_decision = 1e6 * spent / decisions
    return {
        "compiled": FORM == "compiled",
        "games_per_second": round(games / spent, 1),
        "decisions_per_second": round(decisions / spent, 1),
        "microseconds_per_decision": round(per_decision, 3),
        "offers_microseconds": round(offers, 3),
        "offers_share": round(offers / per_decision, 3),
        "clone_microseconds": round(clone, 3),
        "seconds": round(spent, 3),
    }


def play_by_policy(game: Game, state: State, dice: Dice) -> tuple[int, float]:
    """Like the engine's `play_out`, but by the rollout policy; the seconds that choosing takes are counted apart."""
    decisions = 0
    choosing = 0.0
    ask = engine.open_question(state)
    while ask is not None:
        offers = ask.offers(state)
        start = perf_counter()
        action = offers[by_policy(game, state, offers, dice)]
        choosing += perf_counter() - start
        ask = engine.answer(state, action)
        decisions += 1
    return decisions, choosing


def by_policy(game: Game, state: State, offers: list[Action], dice: Dice) -> int:
    """Which offer the rollout policy picks."""
    weights = game.random_play.rollout_policy(state, offers)
    return weighted(weights, dice.throw(sum(weights)))


def on_the_way(game: Game, state: State, seed: int) -> list[State]:
    """Every position of the first of the games in which somebody is asked."""
    dice = dice_from(seed + 1)
    states: list[State] = []
    while offers := game.offers(state):
        states.append(state.clone())
        index = dice.throw(len(offers)) if game.random_play.ends_at_random() else by_policy(game, state, offers, dice)
        engine.answer(state, offers[index])
    return states


def repeated(verb: Callable[[State], object], positions: list[State], seconds: float) -> float:
    """Microseconds one call takes, over all positions again and again."""
    calls = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        for position in positions:
            verb(position)
        calls += len(positions)
    return 1e6 * (perf_counter() - start) / calls
