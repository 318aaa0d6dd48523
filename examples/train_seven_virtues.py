"""Trains a small policy for the Seven Virtues against `random`, and measures it.

python examples/train_seven_virtues.py [MINUTES]

Proximal policy optimisation with masked actions, in NumPy alone: a linear policy over the observation, clipped ratios,
the average result of the batch as its baseline. For more, give the same environment to sb3-contrib's MaskablePPO.
"""

import argparse
from time import monotonic

import numpy as np

from virtu.adapters.gymnasium import Seated, make

BATCH, EPOCHS, CLIP, RATE = 64, 4, 0.2, 0.003
Step = tuple[np.ndarray, np.ndarray, int, float]


def chances(weights: np.ndarray, seen: np.ndarray, legal: np.ndarray) -> np.ndarray:
    """How likely each legal answer is."""
    worth = seen @ weights[:, legal]
    raised = np.exp(worth - worth.max())
    return raised / raised.sum()


def play(table: Seated, weights: np.ndarray, picks: np.random.Generator) -> tuple[list[Step], float]:
    """One game with the policy; its steps, and 1 if it was won."""
    seen, _ = table.reset(seed=int(picks.integers(2**31)))
    steps: list[Step] = []
    while True:
        scaled = np.append(seen / 16.0, 1.0)
        legal = np.array(table.legal)
        likely = chances(weights, scaled, legal)
        choice = int(picks.choice(len(legal), p=likely))
        steps.append((scaled, legal, choice, float(likely[choice])))
        seen, reward, over, cut, _ = table.step(np.int64(legal[choice]))
        if over or cut:
            return steps, (reward + 1) / 2


def improve(weights: np.ndarray, games: list[tuple[list[Step], float]]) -> None:
    """Make what won more likely, and what lost less."""
    average = np.mean([won for _, won in games])
    for _ in range(EPOCHS):
        change = np.zeros_like(weights)
        for steps, won in games:
            advantage = won - average
            for seen, legal, choice, before in steps:
                likely = chances(weights, seen, legal)
                ratio = likely[choice] / before
                if (ratio > 1 + CLIP and advantage > 0) or (ratio < 1 - CLIP and advantage < 0):
                    continue
                slope = -likely
                slope[choice] += 1
                change[:, legal] += advantage * ratio * np.outer(seen, slope)
        weights += RATE * change


def main() -> None:
    asked_for = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked_for.add_argument("minutes", type=float, nargs="?", default=3.0, help="how long it trains (3)")
    minutes = asked_for.parse_args().minutes
    picks = np.random.default_rng(1)
    table = make("seven_virtues", opponents="random")
    weights = np.zeros((table.observation_space.shape[0] + 1, int(table.action_space.n)))
    end, batch = monotonic() + 60 * minutes, 0
    while monotonic() < end:
        games = [play(table, weights, picks) for _ in range(BATCH)]
        improve(weights, games)
        batch += 1
        print(f"batch {batch}: won {np.mean([won for _, won in games]):.0%} of {BATCH} games", flush=True)
    fresh = [play(table, weights, np.random.default_rng(1_000_000 + number))[1] for number in range(400)]
    share = float(np.mean(fresh))
    width = 1.96 * np.sqrt(share * (1 - share) / len(fresh))
    print(f"against random, 400 fresh games: {share:.1%} ± {width:.1%}")


if __name__ == "__main__":
    main()
