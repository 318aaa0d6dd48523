"""AG-11.5, AG-11.6, AG-12 Recruitment and Alliances."""

import pytest

from governing.table import Table
from virtu.games.governing.steps.alliance import ChooseAlliance
from virtu.games.governing.steps.recruit import RecruitTroops
from virtu.games.palace.state import EMPTY, PLACED
from virtu.games.palace.tables import CITY, EMPIRE, FRANCE, OTTOMAN


def recruiting(florins: int = 20) -> Table:
    table = Table()
    table.say(f"red has {florins} florins")
    table.winter("red", RecruitTroops(table.seat("red")))
    return table


def courting(colour: str = "red", **options: object) -> Table:
    """Ready sources for every Power: Ships in Venice and Genoa, Crowns, Crosses and Cavalry."""
    table = Table(**options)
    table.say(
        f"{colour} holds venice genoa palermo naples mantua milan turin",
        f"{colour} holds nice trento spoleto", f"{colour} has pope at left1",
    )
    table.winter(colour, ChooseAlliance(table.seat(colour)))
    return table


def pay_all(table: Table) -> None:
    while table.question() == "pay":
        table.play(f"{table.asked()}: {table.offers[0]}")


def test_11_5_1_troops_in_any_controlled_city_up_to_six() -> None:
    """AG-11.5.1 Any mix of own Cities, 6 on the board."""
    table = recruiting()
    table.say("red holds siena exhausted")
    table.refuses("red: recruit venice", "AG-11.5.1", "Venice")
    table.refuses("red: pass", "AG-11.5.1")
    table.play("red: recruit siena", "red: recruit florence", "red: recruit florence", "red: recruit pisa")
    table.play("red: recruit pisa", "red: recruit pisa")

    table.refuses("red: recruit pisa", "AG-11.5.1", "6")
    table.play("red: done")
    assert table.g.on_board(table.seat("red")) == 6


def test_11_5_2_one_florin_at_home_three_elsewhere() -> None:
    """AG-11.5.2 Home is a City bearing the own arms."""
    table = recruiting(6)
    table.say("red holds siena venice exhausted")
    table.play("red: recruit florence", "red: recruit siena")

    assert table.treasury("red") == 2
    table.refuses("red: recruit venice", "AG-11.5.2", "3", "2")


def test_11_5_3_a_starting_city_of_an_opponent_is_unavailable() -> None:
    """AG-11.5.3 If retaken it costs 1 again."""
    table = recruiting(1)
    table.say("blue holds pisa exhausted")
    table.refuses("red: recruit pisa", "AG-11.5.1", "Pisa")
    table.say("red holds pisa exhausted")
    table.play("red: recruit pisa")

    assert table.troops_at("red", "pisa") == 1


def test_11_6_1_one_alliance_per_winter() -> None:
    """AG-11.6.1 None, or one formed or appropriated."""
    table = courting()
    table.refuses("red: pass", "AG-11.6.1")
    table.play("red: ally ottoman")
    pay_all(table)

    assert table.question() is None
    assert table.g.ally == [EMPTY, EMPTY, table.seat("red")]


def test_12_1_1_a_player_may_have_several_alliances() -> None:
    """AG-12.1.1 Each Power at most one ally."""
    table = courting()
    table.say("red allied with france")

    table.refuses("red: ally france", "AG-12.1.1", "France")
    table.play("red: ally empire")
    pay_all(table)
    assert table.g.ally[FRANCE] == table.g.ally[EMPIRE] == table.seat("red")


def test_12_1_2_the_printed_cost_must_be_payable() -> None:
    """AG-12.1.2 Ottomans: 1 Crown and 3 Ships."""
    table = Table()
    table.say("green holds venice corfu")
    table.winter("green", ChooseAlliance(table.seat("green")))
    table.g.requested[table.seat("green")] = PLACED

    table.refuses("green: ally ottoman", "AG-12.1.2", "3 Ship", "1 Crown")


def test_12_1_2_the_own_agent_spares_one_symbol_of_choice() -> None:
    """AG-12.1.2 Minus one printed symbol of the player's choice."""
    table = Table()
    table.say("green holds venice corfu naples", "green has agent on ottoman")
    table.winter("green", ChooseAlliance(table.seat("green")))

    table.refuses("green: ally ottoman", "AG-12.1.2", "which")
    table.refuses("green: ally ottoman less cross", "AG-12.1.2", "Cross")
    table.refuses("green: ally france less crown", "AG-12.1.2", "Agent")
    table.play("green: ally ottoman less crown", "green: use venice ship", "green: use corfu ship")
    assert table.g.ally[OTTOMAN] == table.seat("green")
    assert table.g.city_ready[CITY["naples"]] == 1


def test_12_1_3_an_enemy_agent_does_not_prevent_forming() -> None:
    """AG-12.1.3 No discount; the Agent stays and blocks the bonus."""
    table = courting()
    table.say("blue has agent on ottoman")
    table.refuses("red: ally ottoman less ship", "AG-12.1.2", "Agent")
    table.play("red: ally ottoman")
    pay_all(table)

    assert table.g.ally[OTTOMAN] == table.seat("red")
    assert table.g.agent_on_power(OTTOMAN) == table.seat("blue")
    assert not table.g.alliance_usable(table.seat("red"), OTTOMAN)


def test_12_1_4_a_new_alliance_is_active() -> None:
    """AG-12.1.4 The disc on the left space."""
    table = courting()
    table.play("red: ally ottoman")
    pay_all(table)

    assert table.g.alliance_usable(table.seat("red"), OTTOMAN)


def test_12_2_1_only_the_owner_of_the_agent_appropriates() -> None:
    """AG-12.2.1 At full cost, without discount."""
    table = courting()
    table.say("blue allied with ottoman spent")
    table.refuses("red: ally ottoman", "AG-12.2.1", "Ottoman")
    table.say("red has agent on ottoman")
    table.refuses("red: ally ottoman less ship", "AG-12.2.1", "full")
    table.play("red: ally ottoman")
    pay_all(table)

    assert table.g.ally[OTTOMAN] == table.seat("red")
    assert table.events("appropriated_alliance")[0].facts["defender"] == table.seat("blue")


def test_12_2_2_the_new_disc_is_active_and_the_agent_stays() -> None:
    """AG-12.2.2 The former disc returns to its owner."""
    table = courting()
    table.say("blue allied with ottoman spent", "red has agent on ottoman")
    table.play("red: ally ottoman")
    pay_all(table)

    assert table.g.spent[OTTOMAN] == 0
    assert table.g.agent_on_power(OTTOMAN) == table.seat("red")


@pytest.mark.parametrize("agent", ["blue", "yellow"])
def test_12_2_3_under_another_agent_nobody_else_appropriates(agent: str) -> None:
    """AG-12.2.3 The ally's own or a third player's Agent keeps others away."""
    table = courting()
    table.say("blue allied with ottoman", f"{agent} has agent on ottoman")

    table.refuses("red: ally ottoman", "AG-12.2.1")


def test_12_3_4_ottoman_ships_do_not_pay_for_an_alliance() -> None:
    """AG-12.3.4 Both Ships serve Annex, Wage War, Trade or retreat."""
    table = courting()
    table.say("red allied with ottoman")
    table.play("red: ally france")

    table.refuses("red: use ottoman ship", "AG-4.3.1")


def test_12_3_5_the_cross_of_the_empire_pays_a_purchase_or_alliance() -> None:
    """AG-12.3.5 One Cross, then it is spent."""
    table = courting()
    table.say("red allied with empire")
    assert table.g.alliance_usable(table.seat("red"), EMPIRE)
    table.play("red: ally france")

    table.refuses("red: use empire cross", "AG-4.1.5")


def test_12_3_6_a_lost_alliance_gives_nothing() -> None:
    """AG-12.3.6 Its bonus belongs to the new ally."""
    table = courting()
    table.say("blue allied with ottoman", "red has agent on ottoman")
    table.play("red: ally ottoman")
    pay_all(table)

    assert not table.g.alliance_usable(table.seat("blue"), OTTOMAN)
