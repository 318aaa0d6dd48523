"""AG-10.1 Siege turns."""

from governing.table import Table
from virtu.games.governing.steps.siege_turn import Sieges


def test_10_1_1_each_player_in_order_chooses_the_sequence_of_the_own_sieges() -> None:
    """AG-10.1.1 In order O, each resolves the own sieges one by one, choosing which comes next."""
    table = Table()
    table.say(
        "red has 1 troop at siena", "red has 1 troop at spoleto", "green has 1 troop at mantua",
    )

    table.run(Sieges())

    assert table.question() == "siege"
    assert table.offers == ["besiege siena", "besiege spoleto"]
    table.play("red: besiege spoleto", "red: pass", "red: pass", "green: pass")
    assert [event.facts["city"] for event in table.events("besieged")] == ["spoleto", "siena", "mantua"]


def test_10_1_1_turn_order_decides_who_is_first() -> None:
    """AG-10.1.1 The order is O, not the seating."""
    table = Table()
    table.g.order = [3, 2, 1, 0]
    table.say("red has 1 troop at siena", "green has 1 troop at mantua")

    table.run(Sieges())

    assert table.asked() == "green"


def test_10_1_2_no_siege_where_no_troop_stands() -> None:
    """AG-10.1.2 A siege is where one has a Troop that is not marked, before a City one does not control."""
    table = Table()
    table.say(
        "red has 1 troop at siena", "red has 1 troop at spoleto", "red has 2 troops at florence",
        "red retreats from mantua with 0 troops",
    )

    table.run(Sieges())

    table.refuses("red: besiege mantua", "AG-10.1.2", "Mantua")
    table.refuses("red: besiege florence", "AG-10.1.2", "Florence")


def test_10_1_2_marked_troops_do_not_besiege() -> None:
    """AG-10.1.2 Troops marked for retreat besiege nothing."""
    table = Table()
    table.g.phase = 2
    table.say("red retreats from siena with 2 troops")

    table.run(Sieges())

    assert table.asked() == ""
    assert not table.events("besieged")


def test_10_1_3_a_siege_cannot_be_skipped() -> None:
    """AG-10.1.3 Neither skipped nor lifted."""
    table = Table()
    table.say("red has 1 troop at siena", "red has 1 troop at spoleto")
    table.run(Sieges())

    table.refuses("red: done", "AG-10.1.3", "Siena, Spoleto")
    table.refuses("red: pass", "AG-10.1.3")
    table.refuses("red: withdraw siena", "AG-10.1.3")
    table.refuses("red: pay", "AG-10.1.1")


def test_10_1_4_the_new_owner_of_an_annexed_city_defends() -> None:
    """AG-10.1.4 Ownership is read when the siege is resolved."""
    table = Table()
    table.say("blue holds siena exhausted", "red has 2 troops at siena")

    table.run(Sieges())

    table.play("red: pass")
    assert table.asked() == "blue"


def test_10_1_4_troops_in_an_own_city_are_its_garrison() -> None:
    """AG-10.1.4 Who controls the City now has no siege there."""
    table = Table()
    table.say("red holds siena exhausted", "red has 2 troops at siena")

    table.run(Sieges())

    assert table.asked() == ""
    assert table.troops_at("red", "siena") == 2


def test_10_1_5_the_plains_come_before_the_siege() -> None:
    """AG-10.1.5 First the battle with a rival, then the siege."""
    table = Table()
    table.say("red has 3 troops at siena", "green has 1 troop at siena")

    table.run(Sieges())
    table.play("red: pass", "green: pass")

    assert table.events("met_on_plains_two")
    assert not table.events("besieged")
    table.play("red: besiege siena")
    assert table.events("besieged")


def test_10_1_6_a_city_is_besieged_once_per_spring() -> None:
    """AG-10.1.6 The plains leave one attacker, so the City sees one siege."""
    table = Table()
    table.say("red has 3 troops at siena", "green has 1 troop at siena")

    table.run(Sieges())
    table.play("red: pass", "green: pass", "red: besiege siena", "red: pass")

    assert len(table.events("besieged")) == 1
    assert table.asked() == ""
