"""What stepping through the adapters costs: `python benchmarks/adapters.py [GAME…]`.

In one run, microseconds per decision: the bare engine; PettingZoo and OpenSpiel without and with observations; beside
them PettingZoo's own chess and OpenSpiel's own Python games, which have no bare engine to compare with. OpenSpiel asks
chance too, so it is compared with an engine that does. All answer at random, and each in the same way.
"""

import argparse
import random
from collections.abc import Callable
from functools import partial
from time import process_time

import pyspiel
from open_spiel.python.games import kuhn_poker, tic_tac_toe  # noqa: F401 - makes them known
from open_spiel.python.observation import make_observation

import virtu
from virtu.adapters.openspiel import register
from virtu.adapters.pettingzoo import Environment, env
from virtu.kernel import engine
from virtu.kernel.ids import CHANCE

ROUNDS, GAMES, LIMIT = 5, 3, 400


def bare(name: str, chance: bool) -> int:
    game, decisions = virtu.game(name), 0
    for seed in range(GAMES):
        state, picks, answers = game.new(seed=seed, chance=chance), random.Random(seed), 0
        ask = engine.open_question(state)
        while ask is not None and answers < LIMIT:
            offers = ask.offers(state)
            if chance and ask.asked(state) == CHANCE:
                answer = picks.choices(offers, game.weights(state))[0]
            else:
                answer = offers[int(picks.random() * len(offers))]
            ask = engine.answer(state, answer)
            answers += 1
        decisions += answers
    return decisions


def aec(table: Environment, observing: bool) -> int:
    decisions = 0
    for seed in range(GAMES):
        table.reset(seed=seed)
        picks = random.Random(seed)
        while table.agents:
            agent = table.agent_selection
            if table.terminations[agent] or table.truncations[agent]:
                break
            if observing:
                table.observe(agent)
            table.step(table.legal[int(picks.random() * len(table.legal))])
            decisions += 1
    return decisions


def spiel(spec: str, observing: bool = False) -> int:
    decisions, game = 0, pyspiel.load_game(spec)
    observation = make_observation(game) if observing else None
    for seed in range(GAMES):
        state, picks = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(picks.choices(outcomes, chances)[0])
            else:
                if observation:
                    observation.set_from(state, state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(picks.random() * len(legal))])
            decisions += 1
    return decisions


def chess() -> int:
    from pettingzoo.classic import chess_v6  # needs packages of its own

    table, decisions = chess_v6.env().unwrapped, 0
    for seed in range(GAMES):
        table.reset(seed=seed)
        picks = random.Random(seed)
        while table.agents and decisions < LIMIT:
            agent = table.agent_selection
            if table.terminations[agent] or table.truncations[agent]:
                break
            seen = table.observe(agent)
            legal = seen["action_mask"].nonzero()[0]
            table.step(int(legal[int(picks.random() * len(legal))]))
            decisions += 1
    return decisions


def timed(play: Callable[[], int]) -> float:
    """Microseconds per decision, best of some rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = process_time()
        decisions = play()
        best = min(best, 1e6 * (process_time() - start) / decisions)
    return best


def main() -> None:
    known = [game.name for game in virtu.games()]
    asked_for = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked_for.add_argument("games", metavar="GAME", nargs="*", default=known, help=", ".join(known) + " (all)")
    names = asked_for.parse_args().games
    for name in names:
        if name not in known:
            asked_for.error(f"argument GAME: one of {', '.join(known)}, not {name!r}")
    register()
    for name in names:
        table, spec = env(name, limit=LIMIT), f"virtu_{name}(limit={LIMIT})"
        ways: list[tuple[str, Callable[[], int], list[tuple[str, Callable[[], int]]]]] = [
            (
                "bare engine",
                partial(bare, name, False),
                [("PettingZoo", partial(aec, table, False)), ("PettingZoo, observing", partial(aec, table, True))],
            ),
            (
                "bare engine, chance asked",
                partial(bare, name, True),
                [("OpenSpiel", partial(spiel, spec)), ("OpenSpiel, with tensors", partial(spiel, spec, True))],
            ),
        ]
        print(name)
        for said, engine_alone, adapters in ways:
            base = timed(engine_alone)
            print(f"  {said:26} {base:8.1f} µs")
            for label, play in adapters:
                cost = timed(play)
                print(f"  {label:26} {cost:8.1f} µs  ×{cost / base:.1f}")
    try:
        print(f"PettingZoo's own chess, observing  {timed(chess):8.1f} µs")
    except ImportError:
        print("PettingZoo's own chess needs the packages chess and pygame")
    for spec in ("python_tic_tac_toe", "python_kuhn_poker"):
        print(f"OpenSpiel's own {spec:18} {timed(partial(spiel, spec)):8.1f} µs")


if __name__ == "__main__":
    main()
