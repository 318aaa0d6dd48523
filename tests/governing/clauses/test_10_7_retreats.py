"""AG-10.7 Retreats."""

from governing.table import Table
from virtu.games.governing.steps.retreat import Retreats
from virtu.games.palace.state import RETREATS
from virtu.games.palace.tables import CITY, OTTOMAN


def retreating(**options: object) -> Table:
    table = Table(**options)
    table.g.phase = RETREATS
    return table


def test_10_7_1_in_order_each_troop_individually() -> None:
    """AG-10.7.1 Players in O; each marked Troop is disposed of by itself."""
    table = retreating()
    table.g.order = [3, 1, 0, 2]
    table.say("red retreats from siena with 2 troops", "green retreats from mantua with 1 troop")
    table.run(Retreats())

    table.play("green: retreat venice", "red: retreat florence", "red: retreat pisa")

    assert table.troops_at("red", "florence") == 1
    assert table.troops_at("red", "pisa") == 1
    assert table.asked() == ""


def test_10_7_2_by_road_for_nothing_or_lost() -> None:
    """AG-10.7.2 A City joined by road that the owner controls; being lost is always allowed."""
    table = retreating()
    table.say("red retreats from siena with 1 troop")
    table.run(Retreats())

    assert table.offers == ["retreat florence", "retreat pisa", "lose troop"]
    table.refuses("red: pass", "AG-10.7.2")
    table.play("red: lose troop")
    assert table.g.on_board(table.seat("red")) == 0
    assert table.events("lost_in_retreat")


def test_10_7_2_without_road_and_sea_a_city_is_no_refuge() -> None:
    """AG-10.7.2 Neither joined by road nor from port to port."""
    table = retreating()
    table.say("red retreats from mantua with 1 troop")
    table.run(Retreats())

    table.refuses("red: retreat pisa", "AG-10.7.2", "Mantua", "Pisa")
    assert table.offers == ["lose troop"]


def test_10_7_2_by_sea_one_ship_per_sea_crossed() -> None:
    """AG-10.7.2 From a besieged port to any own port, 1 Ship per sea for that Troop."""
    table = retreating()
    table.say("green holds venice", "green retreats from ancona with 1 troop")
    table.run(Retreats())

    assert table.offers == ["retreat venice", "retreat corfu", "lose troop", "bank venice"]
    table.play("green: retreat corfu", "green: use venice ship")
    assert table.troops_at("green", "corfu") == 1
    assert table.g.city_ready[CITY["venice"]] == 0
    assert table.events("retreated_by_sea")[0].facts["ships"] == 1


def test_10_7_2_ravenna_is_joined_to_venice_by_road() -> None:
    """AG-10.7.2 Where a road leads, no Ship is needed."""
    table = retreating()
    table.say("green retreats from ravenna with 1 troop")
    table.run(Retreats())
    table.play("green: retreat venice")

    assert table.asked() == ""
    assert table.events("retreated_by_road")


def test_10_7_3_ships_of_the_whole_step_are_paid_together() -> None:
    """AG-10.7.3 One pooled payment: two Troops on the two Ships of Venice."""
    table = retreating()
    table.say("green holds venice", "green retreats from ancona with 2 troops")
    table.run(Retreats())
    table.play("green: retreat corfu", "green: retreat venice", "green: use venice ship")

    assert (table.troops_at("green", "corfu"), table.troops_at("green", "venice")) == (1, 1)
    assert table.asked() == ""


def test_10_7_3_without_ships_no_way_by_sea() -> None:
    """AG-10.7.3 The sources must supply all Ships together."""
    table = retreating()
    table.say("green holds corfu", "green retreats from ancona with 2 troops")
    table.run(Retreats())
    table.play("green: retreat venice")

    table.refuses("green: retreat corfu", "AG-10.7.3", "owe 2 Ships")
    table.play("green: lose troop", "green: use corfu ship")
    assert table.troops_at("green", "venice") == 1


def test_10_7_3_promised_ships_are_not_banked_away() -> None:
    """AG-10.7.3 Banking may not break what was promised."""
    table = retreating()
    table.say("green holds corfu", "green retreats from ancona with 2 troops")
    table.run(Retreats())
    table.play("green: retreat venice")

    table.refuses("green: bank corfu", "AG-10.7.3", "1")


def test_10_7_3_the_ottomans_carry_two() -> None:
    """AG-10.7.3 Sources: Cortigiani, tiles, the Ottoman bonus."""
    table = retreating()
    table.say("green allied with ottoman", "green retreats from ancona with 2 troops")
    table.run(Retreats())
    table.play("green: retreat venice", "green: retreat corfu", "green: use ottoman ship")

    assert table.g.spent[OTTOMAN] == 1
    assert (table.troops_at("green", "corfu"), table.troops_at("green", "venice")) == (1, 1)


def test_10_7_4_control_is_read_at_retreat_time() -> None:
    """AG-10.7.4 A City lost this Spring is no refuge, one gained is."""
    table = retreating()
    table.say(
        "blue holds florence exhausted", "red holds rome exhausted", "red retreats from siena with 1 troop",
    )
    table.run(Retreats())

    table.refuses("red: retreat florence", "AG-10.7.4", "Florence")
    assert table.offers == ["retreat rome", "retreat pisa", "lose troop"]
