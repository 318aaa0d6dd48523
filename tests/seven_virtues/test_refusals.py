"""Every way to refuse is reached, and reads well."""

import re

import virtu
from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from virtu.walks import Walk

GAME = virtu.game("seven_virtues")


def refusals() -> dict[str, str]:
    """By key, one sentence for every clause that refuses something in a few random games."""
    found: dict[str, str] = {}
    for seed in range(6):
        dice = dice_from(seed)
        walk = Walk(GAME, 3 + seed % 2, {}, dice.throw)
        while True:
            ask = engine.open_question(walk.state)
            for action in GAME.vocabulary.actions if ask else []:
                assert ask is not None
                clause = ask.objection(walk.state, action)
                if clause is not None and clause.key not in found:
                    refusal = GAME.explain(walk.state, action)
                    assert refusal is not None
                    found[clause.key] = refusal.sentence
            if not walk.step():
                break
    return found


def test_every_refusing_clause_is_reached_in_play() -> None:
    assert set(refusals()) == {clause.key for clause in GAME.clauses}


def test_refusals_are_sentences_without_gaps() -> None:
    for key, sentence in refusals().items():
        assert re.fullmatch(r"[A-Z0-9][^:{}]*: [^{}]{15,}", sentence), f"{key}: {sentence}"


def test_what_is_no_answer_at_all_is_refused_with_an_example() -> None:
    state = GAME.new(players=3, seed=1)
    refusal = GAME.explain(state, "castle kingside")
    assert refusal is not None
    assert refusal.clause == "SV-3.1"
    assert f"Write for example: {GAME.offers(state)[0]}" in refusal.sentence


def test_after_the_end_nothing_is_an_answer() -> None:
    state = GAME.new(players=2, seed=1)
    while not GAME.over(state):
        GAME.play(state, GAME.offers(state)[0])
    refusal = GAME.explain(state, "done")
    assert refusal is not None
    assert refusal.sentence == "The game is over."
