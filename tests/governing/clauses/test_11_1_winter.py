"""AG-11.1, AG-11.2 Winter turns and the salary."""

import pytest

from governing.table import Table
from virtu.games.governing.steps.winter import ChooseSalary, DisbandTroop, Salary, Winter, WinterTurn
from virtu.games.palace.state import WINTER
from virtu.kernel.ids import NOBODY


def paying(troops: int, florins: int) -> Table:
    """Red has Troops in Florence and Pisa."""
    table = Table()
    table.say(
        f"red has {troops - 1} troops at florence", "red has 1 troop at pisa", f"red has {florins} florins",
    )
    return table


def test_11_1_1_the_steps_come_in_their_order() -> None:
    """AG-11.1.1 Salary, reorganise, purchase, recruit, Alliance, each player in O."""
    table = paying(4, 3)
    table.say("red has bishop at left1")
    table.g.order = [1, 0, 2, 3]
    table.run(Winter())
    asked: list[str] = []
    while table.asked() == "red":
        asked.append(str(table.question()))
        table.play("red: salary 1" if table.question() == "salary" else "red: done")

    assert asked == ["salary", "reorganise", "purchase", "recruit", "alliance"]
    assert table.asked() == "blue"
    assert table.g.requesting == table.seat("blue")


def test_11_1_1_one_indulgence_at_any_moment_of_the_own_winter_turn() -> None:
    """AG-11.1.1 And at most one."""
    table = Table()
    table.g.phase = WINTER
    table.run(WinterTurn(table.seat("red")))

    assert "use indulgence florin" in table.offers
    table.play("red: use indulgence florin")
    assert table.treasury("red") == 3
    assert table.question() == "reorganise"
    table.refuses("red: use indulgence florin", "AG-7.4.4")
    table.play("red: done", "red: done", "red: done", "red: done")
    assert table.g.requesting == NOBODY


def test_11_1_2_what_was_bought_pays_for_recruits_and_alliances() -> None:
    """AG-11.1.2 Purchases, recruitment and Alliance are separate payments."""
    table = Table()
    table.say("red has 4 florins")
    table.g.phase = WINTER
    table.run(WinterTurn(table.seat("red")))
    table.play("red: done", "red: buy guild", "red: done")

    assert (table.question(), table.treasury("red")) == ("recruit", 0)
    table.play("red: bank guild", "red: recruit florence")
    assert table.treasury("red") == 1


@pytest.mark.parametrize(("troops", "due"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_11_2_1_salary_due(troops: int, due: int) -> None:
    """AG-11.2.1 0 for up to 2 Troops, 1 for 3 or 4, 2 for 5 or 6."""
    table = paying(troops, 5)
    table.winter("red", Salary(table.seat("red")))

    if due:
        assert table.offers[: due + 1] == [f"salary {florins}" for florins in range(due + 1)]
        assert f"salary {due + 1}" not in table.offers
    else:
        assert table.asked() == ""


@pytest.mark.parametrize(("troops", "paid", "kept"), [(6, 2, 6), (6, 1, 4), (6, 0, 2), (4, 0, 2), (3, 1, 3), (3, 0, 2)])
def test_11_2_2_each_florin_keeps_two_more(troops: int, paid: int, kept: int) -> None:
    """AG-11.2.2 Who pays f keeps at most 2 + 2f Troops."""
    table = paying(troops, 2)
    table.winter("red", Salary(table.seat("red")))
    table.play(f"red: salary {paid}")
    while table.question() == "disband":
        table.play("red: disband florence")

    assert table.g.on_board(table.seat("red")) == kept
    assert table.treasury("red") == 2 - paid


def test_11_2_2_between_nothing_and_what_is_due() -> None:
    """AG-11.2.2 Not more than due, not more than the treasury holds."""
    table = paying(6, 1)
    table.winter("red", ChooseSalary(table.seat("red")))

    table.refuses("red: salary 2", "AG-11.2.2", "1")
    table.refuses("red: done", "AG-11.2.2", "6")
    table.say("red holds pisa")
    table.play("red: bank pisa", "red: salary 2")
    assert table.treasury("red") == 0


def test_11_2_2_the_player_chooses_which_troops_go() -> None:
    """AG-11.2.2 Own choice, and exactly the excess."""
    table = paying(4, 0)
    table.winter("red", DisbandTroop(table.seat("red"), 2))

    table.refuses("red: disband siena", "AG-11.2.2", "Siena")
    table.refuses("red: done", "AG-11.2.2", "2")
    table.play("red: disband pisa", "red: disband florence")
    assert table.troops_at("red", "florence") == 2
    assert table.asked() == ""
