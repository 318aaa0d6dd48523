"""One and the same games, played in any tree with the games' public surface and the engine's loop.

`python replay.py make FILE GAME PLAYERS GAMES` plays at random and writes the moves down; `cut FILE` leaves of each
game the beginning that this tree allows too; `time FILE ROUNDS` plays them again, listing the offers at every move,
and prints the microseconds of one decision, best of the rounds.
"""

import argparse
import json
import random
from pathlib import Path
from time import process_time
from typing import Any

import virtu
from virtu.kernel import engine


def make(name: str, players: int, games: int) -> dict[str, Any]:
    """Random games, with the dice of their number."""
    return {"game": name, "players": players, "moves": [at_random(name, players, n) for n in range(games)]}


def at_random(name: str, players: int, number: int) -> list[str]:
    game = virtu.game(name)
    state = game.new(players, number)
    picks = random.Random(number)
    moves: list[str] = []
    while (offers := game.offers(state)) and len(moves) < 2000:  # some games need not end when played at random
        move = picks.choice(offers)
        moves.append(str(move))
        engine.answer(state, move)
    return moves


def read(played: dict[str, Any]) -> list[list[virtu.Action]]:
    """The moves of each game, as long as they are allowed here."""
    game = virtu.game(played["game"])
    found = []
    for number, moves in enumerate(played["moves"]):
        state = game.new(played["players"], number)
        actions = []
        for text in moves:
            action = next((offer for offer in game.offers(state) if str(offer) == text), None)
            if action is None:
                break
            actions.append(action)
            engine.answer(state, action)
        found.append(actions)
    return found


def replay(played: dict[str, Any], games: list[list[virtu.Action]]) -> None:
    game = virtu.game(played["game"])
    for number, actions in enumerate(games):
        state = game.new(played["players"], number)
        ask = engine.open_question(state)
        for action in actions:
            assert ask is not None
            ask.offers(state)
            ask = engine.answer(state, action)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    for verb, *numbers in (("make", "players", "games"), ("cut",), ("time", "rounds")):
        given = verbs.add_parser(verb)
        given.add_argument("file", type=Path)
        if verb == "make":
            given.add_argument("game")
        for number in numbers:
            given.add_argument(number, type=int)
    asked = parser.parse_args()
    if asked.verb == "make":
        asked.file.write_text(json.dumps(make(asked.game, asked.players, asked.games)))
        return
    played = json.loads(asked.file.read_text())
    games = read(played)
    if asked.verb == "cut":
        played["moves"] = [[str(action) for action in actions] for actions in games]
        asked.file.write_text(json.dumps(played))
        return
    best = float("inf")
    for _ in range(asked.rounds):
        start = process_time()
        replay(played, games)
        best = min(best, process_time() - start)
    print(1e6 * best / sum(len(actions) for actions in games))


if __name__ == "__main__":
    main()
