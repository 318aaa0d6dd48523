"""A ledger says what really follows: every payment in it pays, and nothing in it is worked out anywhere else."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from governing.table import Table
from virtu.games.governing.game import GOVERNING
from virtu.games.governing.state import Governing
from virtu.games.palace.purchasing_power import cost_of
from virtu.games.palace.state import WINTER
from virtu.games.palace.steps.pay import FOR_PURCHASE, Charge, ChooseSource
from virtu.kernel.engine import open_question


def walk(seed: int, answers: int, **options: Any) -> Iterator[Governing]:
    """The positions of a game played at random."""
    dice = random.Random(seed)
    state = GOVERNING.new(dice.choice([3, 4, 5]), seed, **options)
    for _ in range(answers):
        assert isinstance(state, Governing)
        yield state
        offers = GOVERNING.offers(state)
        if not offers:
            return
        GOVERNING.play(state, dice.choices(offers, GOVERNING.random_play.rollout_policy(state, offers))[0])


def is_paying(state: Governing) -> bool:
    return isinstance(open_question(state), ChooseSource)


def follow(state: Governing, answers: list[str]) -> None:
    for answer in answers:
        assert GOVERNING.explain(state, answer) is None, answer
        GOVERNING.play(state, answer)


@pytest.mark.parametrize("options", [{}, {"florin_surplus": "treasury"}])
def test_4_1_every_payment_of_a_ledger_pays_and_asks_for_no_more(options: dict[str, Any]) -> None:
    """The answers of a payment end it, "pay" among them only where it is asked."""
    paid = 0
    for state in walk(5, 1500, **options):
        seat = GOVERNING.seat(state)
        details: Any = GOVERNING.plain_view(state, seat)["details"]
        ledgers: list[tuple[list[str], Any]] = [([], details["ledger"])] if details and "ledger" in details else []
        for offer in GOVERNING.offers(state):
            seen: Any = GOVERNING.preview(state, offer, seat)
            if "ledger" in seen:
                ledgers.append(([str(offer)], seen["ledger"]))
        for before, ledger in ledgers:
            for payment in ledger["payments"]:
                after = state.clone()
                follow(after, before)
                follow(after, payment["answers"])
                assert not is_paying(after)
                paid += 1
    assert paid > 50


def covered(table: Table, answer: str) -> dict[str, Any]:
    seen: Any = GOVERNING.preview(table.g, answer, table.seat("red"))
    return dict(seen["covered"])


def test_4_1_1_a_ledger_tells_what_is_brought_and_what_is_missing() -> None:
    table = Table()
    red = table.seat("red")
    table.say("red has 1 florin")
    table.g.phase = WINTER
    table.say("red has bishop at left1")
    table.run(Charge(red, cost_of(florins=1, crowns=1), FOR_PURCHASE))
    details: Any = GOVERNING.plain_view(table.g, red)["details"]
    ledger = details["ledger"]

    assert ledger["covered"] == {
        "brought": {"florin": 1}, "missing": {"crown": 1}, "met": False, "lost": {}, "treasury": 0, "closing": [],
    }
    row = next(row for row in ledger["rows"] if row["gives"].get("crown"))
    seen = covered(table, row["answers"]["crown"])
    assert seen["met"]
    assert seen["missing"] == {}
    assert seen["lost"] == ({"crown": row["gives"]["crown"] - 1} if row["gives"]["crown"] > 1 else {})
