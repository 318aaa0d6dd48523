"""What is answered unasked: nobody loses a choice by it, and nobody is asked what leaves none."""

from collections import Counter

import pytest

from virtu.games.registry import BUILT_IN
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game
from virtu.kernel.state import State

PALACES = [
    ("governing", 3, {"govern done", "action skip"}),
    ("governing", 5, {"govern done", "action govern"}),
    ("wars_of_italy", 2, {"war done", "action annex"}),
]
GAMES = 6


def questions(game: Game, players: int) -> list[State]:
    """Every position of some random games in which somebody is asked."""
    found = []
    for seed in range(GAMES):
        dice, state = dice_from(seed), game.new(players=players, seed=seed)
        while not game.over(state):
            found.append(state.clone())
            offers = game.offers(state)
            weights = game.random_play.rollout_policy(state, offers)
            point = dice.throw(sum(weights))
            for offer, weight in zip(offers, weights, strict=True):
                point -= weight
                if point < 0:
                    game.play(state, offer)
                    break
    return found


@pytest.mark.parametrize(("name", "players", "wanted"), PALACES)
def test_no_choice_is_lost(name: str, players: int, wanted: set[str]) -> None:
    """Beginning and stopping at once is the same as not beginning; and where one stops, no source opens anything."""
    game = BUILT_IN[name]
    seen: Counter[str] = Counter()
    for state in questions(game, players):
        offers = [str(offer) for offer in game.offers(state)]
        obvious = game.obvious(state)
        if obvious is None or len(offers) == 1:
            continue
        seen[f"{game.question(state)} {obvious}"] += 1
        assert str(obvious) in offers
        if "skip" in offers and str(obvious) != "skip":
            begun, left = state.clone(), state.clone()
            game.play(begun, obvious)
            game.play(begun, "done")
            game.play(left, "skip")
            assert game.digest(begun) == game.digest(left), offers
            continue
        for offer in offers:
            if offer == str(obvious):
                continue
            assert offer.startswith(("use ", "bank ")), (game.question(state), offers)
            further = state.clone()
            game.play(further, offer)
            assert str(game.obvious(further)) == str(obvious), (offer, [str(one) for one in game.offers(further)])
    assert wanted <= set(seen), seen


def test_an_only_answer_is_obvious() -> None:
    for name, game in BUILT_IN.items():
        for state in questions(game, game.players[0]):
            offers = game.offers(state)
            if len(offers) == 1:
                assert game.obvious(state) == offers[0], name


def test_the_wars_ask_about_an_alliance_only_where_one_is_possible() -> None:
    game = BUILT_IN["wars_of_italy"]
    asked = [state for state in questions(game, 2) if game.question(state) == "action"]
    both = [state for state in asked if any(str(offer).startswith("conclude ") for offer in game.offers(state))]
    assert both
    for state in asked:
        offers = [str(offer) for offer in game.offers(state)]
        blocked_scheme = offers[0] == "scheme" and game.obvious(state) is None
        assert blocked_scheme or (game.obvious(state) is None) == (state in both), offers
