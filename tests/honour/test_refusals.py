"""Every way to refuse is reached, and reads well."""

import re

import virtu
from honour.table import Table
from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from virtu.kernel.option import Value
from virtu.walks import Walk

GAME = virtu.game("honour")
RARE = {
    "HO-2-3-empty",  # deck and discard pile run empty together only in a contrived game
    "HO-4-5-none",  # and so does a hand
    "HO-9-10-none",  # the one Market Day is played, shuffled in and drawn again within a turn
    "HO-11-4",
    "HO-11-4-none",
    "HO-11-4-rung",
    "HO-11-4-over",  # said by the clock, see test_11_short
}


def refusals() -> dict[str, str]:
    """By key, one sentence for every clause that refuses something in random games, as many as are needed."""
    found: dict[str, str] = {}
    for seed in range(25):
        short: dict[str, Value] = {"variant": "short", "rounds": 40}
        walk = Walk(GAME, 5, short if seed == 0 else {}, dice_from(seed).throw)
        while True:
            ask = engine.open_question(walk.state)
            # The common questions need not be looked at every time.
            look = ask is not None and (ask.topic() not in ("act", "draw", "deal") or len(walk.log) % 8 == 0)
            for action in GAME.vocabulary.actions if look else []:
                assert ask is not None
                clause = ask.objection(walk.state, action)
                if clause is not None and clause.key not in found:
                    refusal = GAME.explain(walk.state, action)
                    assert refusal is not None
                    found[clause.key] = refusal.sentence
            if not walk.step():
                break
        if seed > 1 and set(found) | RARE >= {clause.key for clause in GAME.clauses}:
            break
    return found


REFUSALS = refusals()


def test_every_refusing_clause_is_reached_in_play() -> None:
    assert set(REFUSALS) | RARE == {clause.key for clause in GAME.clauses}


def test_refusals_are_sentences_without_gaps() -> None:
    for key, sentence in REFUSALS.items():
        assert re.fullmatch(r"[A-Z0-9][^:{}]*: [^{}]{15,}", sentence), f"{key}: {sentence}"


def test_what_is_no_answer_at_all_is_refused_with_an_example() -> None:
    refusal = GAME.explain(Table().turn().state, "castle kingside")
    assert refusal is not None
    assert refusal.clause == "HO-4.2"
    assert "Write for example: done" in refusal.sentence
