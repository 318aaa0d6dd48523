"""The public surface of a game."""

import pytest

import virtu
from virtu.kernel import engine
from virtu.kernel.dice import dice_from

GAME = virtu.game("seven_virtues")


def test_an_unknown_game_is_told_which_there_are() -> None:
    with pytest.raises(ValueError, match="no game is called 'chess'; the games are governing, "):
        virtu.game("chess")


def test_the_number_of_players_must_fit() -> None:
    with pytest.raises(ValueError, match="seven_virtues is for 2 to 7 players, not 8"):
        GAME.new(players=8)


def test_unknown_options_are_told_which_there_are() -> None:
    with pytest.raises(ValueError, match="seven_virtues has no option speed; its options: hands, first"):
        GAME.new(players=2, speed="high")


def test_the_same_seed_gives_the_same_game() -> None:
    assert GAME.new(players=4, seed=3) == GAME.new(players=4, seed=3)
    assert GAME.new(players=4, seed=3) != GAME.new(players=4, seed=4)


def test_what_a_seat_thinks_about_is_not_the_true_position() -> None:
    state = GAME.new(players=2, seed=3)
    knowledge = GAME.knowledge(state, virtu.Seat(1))
    assert knowledge.seat == 1
    assert knowledge.position is not state
    assert knowledge.position.dice is not state.dice


def test_events_are_those_of_the_last_play() -> None:
    state = GAME.new(players=2, seed=3)
    assert GAME.events(state) == []
    for _ in range(3):
        GAME.play(state, GAME.offers(state)[0])
        assert [event.name for event in GAME.events(state)].count("took") == 1


def test_a_search_that_answers_by_the_engine_pays_for_no_events() -> None:
    state = GAME.new(players=2, seed=3)
    GAME.play(state, GAME.offers(state)[0])
    ahead = state.clone(dice_from(1))
    engine.answer(ahead, GAME.offers(ahead)[0])
    assert GAME.events(ahead) == []


def test_weights_belong_to_chance_alone() -> None:
    state = GAME.new(players=2, chance=True)
    assert GAME.seat(state) == virtu.CHANCE
    assert len(GAME.weights(state)) == len(GAME.offers(state))
    with pytest.raises(AssertionError, match="only chance has weights"):
        GAME.weights(GAME.new(players=2))


def test_a_refusal_carries_clause_key_sentence_and_facts() -> None:
    state = GAME.new(players=2, seed=3)
    refusal = GAME.explain(state, "take charity 13" if "take charity 13" not in texts(state) else "done")
    assert refusal is not None
    assert refusal.key.startswith("SV-3-")
    with pytest.raises(virtu.Illegal) as caught:
        GAME.play(state, refusal.action)
    assert caught.value.refusal == refusal
    assert str(caught.value) == f"{refusal.sentence} ({refusal.clause})"


def texts(state: virtu.State) -> list[str]:
    return [str(action) for action in GAME.offers(state)]


@pytest.mark.parametrize("game", virtu.games(), ids=lambda game: game.name)
def test_a_game_knows_whether_blind_chance_ends_it(game: virtu.Game) -> None:
    state, dice = game.new(seed=1), dice_from(1)
    for _ in range(2000):
        if not (offers := game.offers(state)):
            break
        engine.answer(state, offers[dice.throw(len(offers))])
    assert game.over(state) is game.random_play.ends_at_random()
