"""What stepping through the adapters costs: `python benchmarks/adapters.py [GAME…]`.

In one run, microseconds per decision: the bare engine, PettingZoo without and with observations, OpenSpiel; beside
them PettingZoo's own chess and OpenSpiel's own Python games, which have no bare engine to compare with.
"""

import random
import sys
from collections.abc import Callable
from time import process_time

import pyspiel
from open_spiel.python.games import kuhn_poker, tic_tac_toe  # noqa: F401 - makes them known

import virtu
from virtu.adapters.openspiel import register
from virtu.adapters.pettingzoo import Environment, env
from virtu.kernel import engine

ROUNDS, GAMES, LIMIT = 5, 3, 400


def bare(name: str) -> int:
    game, decisions = virtu.game(name), 0
    for seed in range(GAMES):
        state, picks, answers = game.new(seed=seed), random.Random(seed), 0
        ask = engine.open_question(state)
        while ask is not None and answers < LIMIT:
            offers = ask.offers(state)
            ask = engine.answer(state, offers[int(picks.random() * len(offers))])
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


def spiel(spec: str) -> int:
    decisions = 0
    for seed in range(GAMES):
        state, picks = pyspiel.load_game(spec).new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(picks.choices(outcomes, chances)[0])
            else:
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
    register()
    for name in sys.argv[1:] or [game.name for game in virtu.games()]:
        table = env(name, limit=LIMIT)
        base = timed(lambda name=name: bare(name))  # type: ignore[misc]
        rows = {
            "PettingZoo, no observation": timed(lambda table=table: aec(table, False)),  # type: ignore[misc]
            "PettingZoo, observing": timed(lambda table=table: aec(table, True)),  # type: ignore[misc]
            "OpenSpiel": timed(lambda name=name: spiel(f"virtu_{name}(limit={LIMIT})")),  # type: ignore[misc]
        }
        print(f"{name}: bare engine {base:.1f} µs")
        for label, cost in rows.items():
            print(f"  {label:28} {cost:8.1f} µs  ×{cost / base:.1f}")
    try:
        print(f"PettingZoo's own chess, observing  {timed(chess):8.1f} µs")
    except ImportError:
        print("PettingZoo's own chess needs the packages chess and pygame")
    for spec in ("python_tic_tac_toe", "python_kuhn_poker"):
        print(f"OpenSpiel's own {spec:18} {timed(lambda spec=spec: spiel(spec)):8.1f} µs")  # type: ignore[misc]


if __name__ == "__main__":
    main()
