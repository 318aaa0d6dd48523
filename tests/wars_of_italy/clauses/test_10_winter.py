"""WI-10 Salary, purchases, recruits."""

import pytest

from virtu.games.palace.steps.purchase import ChooseItems
from virtu.games.wars_of_italy.steps.recruit import RecruitFor
from virtu.games.wars_of_italy.steps.winter import WinterOf
from wars_of_italy.table import FR, NA, Table


@pytest.mark.parametrize(("allowed", "clause"), [(False, "WI-10.3"), (True, "")])
def test_r24_own_recruits_at_allies(allowed: bool, clause: str) -> None:
    """WI-R24, WI-7 Own Troops are not recruited on allied cities, unless agreed, for 3 florins."""
    table = Table(recruit_at_allies=allowed)
    table.say("rome allied with france", "france has 3 florins")
    table.winter("france", RecruitFor(FR))
    if clause:
        table.refuses("france: recruit rome", clause)
    else:
        table.play("france: recruit rome")
        assert table.treasury("france") == 0


def test_10_1_salary() -> None:
    """WI-10.1, WI-R1, WI-R42 In Rounds 4, 8, 12, 16, 20; active Major Cities pay nobody."""
    table = Table()
    table.say("naples has 3 troops at naples", "naples has 1 florin")
    for number in range(1, 22):
        table.w.year = number
        table.winter("naples", WinterOf(NA))
        assert (table.question() == "salary") == (number in (4, 8, 12, 16, 20))
    table.w.year = 4
    table.winter("naples", WinterOf(NA))
    table.refuses("naples: salary 3", "WI-10.1")
    table.refuses("naples: salary 2", "WI-10.1", "1")
    table.play("naples: salary 1")
    table.refuses("naples: disband bari", "WI-10.1")
    table.refuses("naples: done", "WI-10.1")
    table.play("naples: disband naples")
    assert table.at("yellow", "naples") == 2


def test_10_2_titles() -> None:
    """WI-10.2 France may buy the Principality, Naples Duchy and Kingdom, each one Guild."""
    bought = {}
    for side, seat in (("france", FR), ("naples", NA)):
        table = Table()
        table.say(
            f"{side} has 40 florins", f"{side} has podesta at left1", f"{side} has gonfalonier at right1",
        )
        table.winter(side, ChooseItems(seat, ()))
        tiles = ("duchy", "principality", "kingdom", "republic", "guild", "cathedral")
        bought[side] = [tile for tile in tiles if f"buy {tile}" in table.offers]
        table.refuses(f"{side}: buy republic", "WI-10.2")
        table.refuses(f"{side}: buy pope", "WI-1.8")
    table.play("naples: buy guild")
    table.refuses("naples: buy guild", "AG-11.4.1")

    assert bought == {"france": ["principality", "guild"], "naples": ["duchy", "kingdom", "guild"]}


def test_10_2_a_bought_card_is_named_until_it_lies() -> None:
    """WI-10.2, AG-11.4.3 Whatever else is answered, the refusal tells which card waits for its place."""
    table = Table()
    table.say("france has 40 florins")
    table.winter("france", ChooseItems(FR, ()))
    table.play("france: buy bishop", "france: done")

    table.refuses("france: annex siena", "AG-11.4.3", "put Bishop")
    table.refuses("france: trade", "AG-11.4.3", "put Bishop")


@pytest.mark.parametrize(("option", "price"), [("all", 1), ("arms", 3)])
def test_10_3_prices(option: str, price: int) -> None:
    """WI-10.3, WI-R44 One florin on an initial city, three elsewhere; optionally only where arms are shown."""
    table = Table(initial_cities=option)
    table.say("naples holds benevento exhausted", "naples has 8 florins")
    table.winter("naples", RecruitFor(NA))
    table.play("naples: recruit bari")
    assert table.treasury("naples") == 8 - price
    table.play("naples: recruit naples", "naples: recruit benevento")
    assert table.treasury("naples") == 8 - price - 4
    table.refuses("naples: recruit rome", "WI-10.3")
    table.refuses("naples: pass", "WI-10.3")
    table.say("naples has 0 florins")
    table.refuses("naples: recruit naples", "WI-10.3", "1 florins")
