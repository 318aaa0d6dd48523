"""Simulations per second on the Seven Virtues for two: `python benchmarks/simulations.py [SECONDS]`.

In one run and on the same positions: OpenSpiel's own MCTSBot through the adapter (its tree and playouts are Python, the
rules ours), and our searches, `uct` (the same search) and `hard`. Compile the rules first to see what they are for.
"""

import argparse

import virtu
from virtu.form import FORM

GAMES, EVERY = 3, 4
SEARCHES = ("mcts", "uct", "hard")


def positions() -> list[virtu.State]:
    """Some from the whole length of a game, as `easy` plays it."""
    game, found = virtu.game("seven_virtues"), []
    for seed in range(GAMES):
        state, bot, answers = game.new(2, seed), virtu.bot("easy", seed), 0
        while game.question(state) == "take":
            if answers % EVERY == 0 and len(game.offers(state)) > 1:
                found.append(state.clone())
            game.play(state, bot.choose(game, state))
            answers += 1
    return found


def main() -> None:
    asked_for = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked_for.add_argument("seconds", type=float, nargs="?", default=0.5, help="for each position (0.5)")
    seconds = asked_for.parse_args().seconds
    if not 0 < seconds < float("inf"):
        asked_for.error(f"argument seconds: a time above 0, not {seconds}")
    game, asked = virtu.game("seven_virtues"), positions()
    print(f"rules and bots {FORM}, {len(asked)} positions, {seconds:g} s of CPU each")
    rates = {}
    for name in SEARCHES:
        bot = virtu.bot(f"{name}@{seconds}")
        for state in asked:
            bot.choose(game, state, seed=1)
        rates[name] = bot.simulations / (seconds * bot.searched)
        print(f"  {name:5} {rates[name]:10,.0f} simulations per second  ×{rates[name] / rates['mcts']:.1f}")


if __name__ == "__main__":
    main()
