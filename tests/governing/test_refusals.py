"""Every way to refuse has a test that names its clause, and reads well."""

import re
from pathlib import Path

import virtu
from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from virtu.walks import Walk

GAME = virtu.game("governing")
CLAUSE_TESTS = Path(__file__).parent / "clauses"


def test_every_refusing_clause_is_asserted_by_a_clause_test() -> None:
    """A `refuses(…, "AG-10.3.6")` somewhere for each number that can refuse."""
    asserted: set[str] = set()
    for path in CLAUSE_TESTS.glob("test_*.py"):
        asserted |= set(re.findall(r'"(AG-\d+(?:\.\d+)+)"', path.read_text(encoding="utf-8")))

    assert {clause.number for clause in GAME.clauses} <= asserted


def test_every_way_to_refuse_has_its_own_key() -> None:
    """So that every language can say it."""
    keys = [clause.key for clause in GAME.clauses]

    assert len(set(keys)) == len(keys)


def test_refusals_are_sentences_without_gaps() -> None:
    """Over the whole vocabulary, at many questions of two random games."""
    found: dict[str, str] = {}
    for seed in range(2):
        walk = Walk(GAME, 4, {"year_limit": 8}, dice_from(seed).throw)
        answers = 0
        while walk.step():
            answers += 1
            ask = engine.open_question(walk.state)
            if ask is None or answers % 5:
                continue
            for action in GAME.vocabulary.actions:
                clause = ask.objection(walk.state, action)
                if clause is not None and clause.key not in found:
                    refusal = GAME.explain(walk.state, action)
                    assert refusal is not None
                    found[clause.key] = refusal.sentence
    assert len(found) > 60
    for key, sentence in found.items():
        assert re.fullmatch(r"[A-Z0-9][^{}]*: [^{}]{12,}", sentence), f"{key}: {sentence}"


def test_what_is_no_answer_at_all_is_refused_with_an_example() -> None:
    """Never a traceback for a mistake of a user."""
    state = GAME.new(players=3, seed=1)
    refusal = GAME.explain(state, "castle kingside")

    assert refusal is not None
    assert f"Write for example: {GAME.offers(state)[0]}" in refusal.sentence


def test_after_the_end_nothing_is_an_answer() -> None:
    """The game is over."""
    state = GAME.new(players=3, seed=1)
    state.agenda.clear()
    refusal = GAME.explain(state, "done")

    assert refusal is not None
    assert refusal.sentence == "The game is over."
