"""Bots: they answer legally, see no more than their seat, and the same seed gives the same answer."""

from collections import Counter

import pytest

import virtu
from virtu.bots import LEVELS
from virtu.bots.outlooks import outlook
from virtu.games.registry import BUILT_IN
from virtu.kernel.dice import dice_from

GAMES = list(BUILT_IN.values())
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
by_level = pytest.mark.parametrize("level", list(LEVELS))
SLOW = ("governing", "wars_of_italy")
"""Games whose playouts take their time: bots are asked less often there."""


def test_an_unknown_level_is_told_which_there_are() -> None:
    with pytest.raises(ValueError, match="no bot is called 'genius'; the levels are random, easy"):
        virtu.bot("genius")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("hard@", "no bot is called 'hard@'"),
        ("hard@1.2.3", "no bot is called 'hard@1.2.3'"),
        ("hard@0p", "no bot is called 'hard@0p'"),
        ("easy@0.1", "easy answers at once: it takes no budget"),
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        virtu.bot(name)


@by_level
@by_game
def test_a_bot_answers_legally_to_the_end(game: virtu.Game, level: str) -> None:
    state = game.new(seed=2)
    player, quick = virtu.bot(level), virtu.bot("easy")
    assert player.level == level
    every = 25 if game.name in SLOW and level not in ("random", "easy") else 1
    number = 0
    while not game.over(state):
        before = game.digest(state)
        action = (quick if number % every else player).choose(game, state, playouts=2)
        assert game.digest(state) == before, "thinking has changed the state"
        game.play(state, action)
        number += 1
    assert game.winners(state)


@by_level
@by_game
def test_a_bot_answers_from_a_view(game: virtu.Game, level: str) -> None:
    """And from the view it says what it says from the state, given the same seed: it knew no more then."""
    state = game.new(seed=3)
    for number in range(4 if game.name in SLOW else 12):
        seat = game.seat(state)
        if seat is None:
            break
        from_view = virtu.bot(level).choose(game, game.view(state, seat), seed=number, playouts=4)
        from_state = virtu.bot(level).choose(game, state, seed=number, playouts=4)
        assert from_view == from_state
        game.play(state, from_view)


@by_level
@by_game
def test_a_bot_is_not_influenced_by_what_its_seat_cannot_know(game: virtu.Game, level: str) -> None:
    """What is hidden is dealt anew behind its back: its answer stays the same."""
    state = game.new(seed=4)
    for number in range(4 if game.name in SLOW else 20):
        seat = game.seat(state)
        if seat is None:
            break
        answers = {
            str(virtu.bot(level).choose(game, game.imagine(state, seat, dice_from(deal)), seed=number, playouts=4))
            for deal in range(3)
        }
        assert len(answers) == 1
        game.play(state, answers.pop())


def test_a_bot_goes_on_with_its_own_dice() -> None:
    """Without a seed a random bot does not say the same thing twice for ever."""
    game = virtu.game("seven_virtues")
    state = game.new(players=4, seed=1)
    player = virtu.bot("random", seed=5)
    assert len({str(player.choose(game, state)) for _ in range(40)}) == len(game.offers(state))


def test_among_equal_answers_each_is_as_likely_as_the_next() -> None:
    """Naming any Virtue is alike when nobody can give anything: 700 answers, about 100 for each of the seven."""
    from seven_virtues.table import Table

    table = Table(3).calling("faith", "faith 2")
    said = Counter(str(virtu.bot("easy").choose(table.game, table.state, seed=seed)) for seed in range(700))
    assert len(said) == len(table.game.offers(table.state))
    expected = 700 / len(said)
    assert all(abs(times - expected) < 4 * expected**0.5 for times in said.values()), said


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("over", "the game is over"),
        ("chance", "chance is asked"),
        ("another seat", "seat 1 is asked, and this is the view of seat 0"),
        ("spectator", "the view of a spectator"),
        ("plain data", "a bot thinks about a state"),
    ],
)
def test_what_cannot_be_answered_is_said(given: str, sentence: str) -> None:
    game = virtu.game("seven_virtues")
    state = game.new(players=2, seed=3, chance=given == "chance", first="1")
    while given == "over" and not game.over(state):
        game.play(state, game.offers(state)[0])
    what: virtu.State | virtu.View = state
    if given in ("another seat", "spectator"):
        what = game.view(state, virtu.Seat(0) if given == "another seat" else None)
    if given == "plain data":
        what = virtu.View(game.view(state, virtu.Seat(1)))
    with pytest.raises(ValueError, match=sentence):
        virtu.bot("easy").choose(game, what)


@by_game
def test_an_outlook_prefers_winning(game: virtu.Game) -> None:
    """A finished game is worth most to its winners."""
    state = game.new(seed=6)
    player = virtu.bot("random", seed=1)
    while not game.over(state):
        game.play(state, player.choose(game, state))
    values = outlook(game).outcome(state)
    winners = game.winners(state)
    assert values.index(max(values)) in winners
