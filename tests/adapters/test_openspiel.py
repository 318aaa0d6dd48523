"""OpenSpiel's own simulations, playthroughs and algorithms on our games."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import virtu

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra openspiel")
from open_spiel.python.algorithms import (  # noqa: E402
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from virtu.adapters.openspiel import register  # noqa: E402

register()
SPECS = [
    *[f"virtu_seven_virtues(players={players})" for players in range(2, 8)],
    *[f"virtu_governing(players={players},limit=40)" for players in range(3, 6)],
    "virtu_governing(preset=fr,limit=40)",
    "virtu_wars_of_italy(limit=40)",
    "virtu_honour(limit=120)",
    "virtu_honour(variant=short,limit=120)",
]
PLAYTHROUGHS = {
    "seven_virtues": "virtu_seven_virtues(limit=18)",
    "honour": "virtu_honour(limit=1)",
    "governing": "virtu_governing(limit=1)",
    "wars_of_italy": "virtu_wars_of_italy(limit=1)",
}


@pytest.mark.parametrize("spec", SPECS)
def test_upstream(spec: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough(name: str) -> None:
    """Kept in OpenSpiel's own form, and written anew where the file was deleted."""
    file = Path(__file__).parent / "openspiel" / f"{name}.txt"
    if not file.exists():
        file.write_text(generate_playthrough.playthrough(PLAYTHROUGHS[name], None, seed=1) + "\n", encoding="utf-8")
    kept = file.read_text(encoding="utf-8")
    actions = [int(line.split()[-1]) for line in kept.splitlines() if line.startswith("action: ")]
    assert actions
    assert generate_playthrough.playthrough(PLAYTHROUGHS[name], actions) + "\n" == kept


def dealt(spec: str, seed: int) -> tuple[object, np.random.RandomState]:
    """A state in which a player is asked."""
    picks = np.random.RandomState(seed)
    state = pyspiel.load_game(spec).new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(picks.choice(outcomes, p=chances))
    return state, picks


def test_their_search_plays_our_games() -> None:
    state, picks = dealt("virtu_seven_virtues", 1)
    evaluator = mcts.RandomRolloutEvaluator(1, picks)
    bot = mcts.MCTSBot(state.get_game(), 2, 20, evaluator, random_state=picks)  # type: ignore[attr-defined]
    assert bot.step(state) in state.legal_actions()  # type: ignore[attr-defined]


def test_their_search_for_hidden_hands_plays_honour() -> None:
    state, picks = dealt("virtu_honour(limit=60)", 2)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, picks), 2, 5, random_state=picks  # type: ignore[attr-defined]
    )
    assert bot.step(state) in state.legal_actions()  # type: ignore[attr-defined]


def test_a_resampled_state_looks_the_same_to_the_player_and_hides_other_hands() -> None:
    state, picks = dealt("virtu_honour", 2)
    player = state.current_player()  # type: ignore[attr-defined]
    others = [state.resample_from_infostate(player, picks.rand) for _ in range(4)]  # type: ignore[attr-defined]
    known = {other.information_state_string(player) for other in others}
    assert known == {state.information_state_string(player)}  # type: ignore[attr-defined]
    assert len({str(other) for other in others}) > 1


def test_their_regret_minimiser_runs_on_a_short_game() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game("virtu_seven_virtues(limit=22)"))
    for _ in range(3):
        solver.iteration()
    state, _ = dealt("virtu_seven_virtues(limit=22)", 1)
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)


def test_a_perfect_memory_tells_two_ways_to_one_position_apart() -> None:
    state, _ = dealt("virtu_seven_virtues", 1)
    player = state.current_player()  # type: ignore[attr-defined]
    before = state.information_state_string(player)  # type: ignore[attr-defined]
    state.apply_action(state.legal_actions()[0])  # type: ignore[attr-defined]
    after = state.information_state_string(player)  # type: ignore[attr-defined]
    assert before.split()[-1] != after.split()[-1]
    assert state.observation_string(player) in after  # type: ignore[attr-defined]


FAR = "virtu_honour(variant=short,limit=60)"
CARRIED_OUT: list[tuple[str, Callable[[Any, int], None]]] = [
    ("from Python", lambda state, action: state.apply_action(action)),
    ("by OpenSpiel", lambda state, action: pyspiel.State.apply_action(state, action)),
    ("by turns", lambda state, action: CARRIED_OUT[len(state.course.answers) % 3 > 0][1](state, action)),
    ("with a check", lambda state, action: state.apply_action_with_legality_check(action)),
    ("with NumPy", lambda state, action: state.apply_action(np.int64(action))),
]
ASKED: list[Callable[[Any], object]] = [
    lambda state: state.history(),
    lambda state: [(int(entry.player), int(entry.action)) for entry in state.full_history()],
    lambda state: state.history_str(),
    lambda state: state.move_number(),
    lambda state: state.is_initial_state(),
    lambda state: state.is_initial_non_chance_state(),
    lambda state: state.clone().history(),
    lambda state: state.child(state.legal_actions()[-1]).history(),
    lambda state: copy.deepcopy(state).history(),
    lambda state: pickle.loads(pickle.dumps(state)).history(),
    lambda state: pickle.loads(pickle.dumps(state)).move_number(),
    lambda state: state.serialize(),
    lambda state: state.get_game().deserialize_state(state.serialize()).history(),
    lambda state: pyspiel.serialize_game_and_state(state.get_game(), state),
    lambda state: state.resample_from_infostate(0, lambda: 0.5).history(),
]


def played(carry_out: Callable[[Any, int], None], answers: int) -> Any:
    state, picks = pyspiel.load_game(FAR).new_initial_state(), np.random.RandomState(3)
    for _ in range(answers):
        carry_out(state, int(picks.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("answers", [0, 1, 37])
@pytest.mark.parametrize("way", [name for name, _ in CARRIED_OUT])
def test_a_history_is_whole_whoever_carried_the_answers_out(way: str, answers: int) -> None:
    """Python calls our own `apply_action`, OpenSpiel its own; each question meets a state not asked before."""
    by_openspiel = played(CARRIED_OUT[1][1], answers)
    expected = [ask(by_openspiel) for ask in ASKED]
    assert expected[0] == by_openspiel.course.answers
    carry_out = dict(CARRIED_OUT)[way]
    assert [ask(played(carry_out, answers)) for ask in ASKED] == expected


def test_openspiel_goes_on_from_a_state_that_was_played_from_python() -> None:
    state = played(CARRIED_OUT[0][1], 37)
    before = list(state.course.answers)
    players = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(5)]
    pyspiel.evaluate_bots(state, players, 5)
    assert state.is_terminal()
    assert state.history()[: len(before)] == before
    assert state.history() == state.course.answers


def test_what_others_keep_on_a_state_is_copied_with_it() -> None:
    state = played(CARRIED_OUT[0][1], 5)
    state.note = ["mine"]
    copied = state.clone()
    assert copied.note == ["mine"]
    assert copied.note is not state.note


def test_an_answer_that_is_no_number_is_refused_and_changes_nothing() -> None:
    state = played(CARRIED_OUT[0][1], 5)
    with pytest.raises(TypeError):
        state.apply_action("pass")
    with pytest.raises(TypeError):
        state.apply_action(1.5)
    with pytest.raises(ValueError, match="-1"):
        state.apply_action(pyspiel.INVALID_ACTION)
    with pytest.raises(ValueError, match="1000000"):
        state.apply_action(1_000_000)
    assert len(state.course.answers) == len(state.history()) == 5


def test_registering_twice_changes_nothing() -> None:
    assert register() == register() == [f"virtu_{game.name}" for game in virtu.games()]


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("virtu_honour(players=4)", "honour is for 5 players, not 4"),
        ("virtu_honour(variant=long)", "option variant"),
    ],
)
def test_a_mistake_is_told(spec: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        pyspiel.load_game(spec)
