"""AG-10.2 Battles on the plains."""

import pytest

from governing.table import Table
from virtu.games.governing.steps.siege_turn import Sieges


def battle(red: int, green: int, **options: object) -> Table:
    """Red and Green stand before neutral Siena; red is first in order."""
    table = Table(**options)
    table.say(f"red has {red} troops at siena", f"green has {green} troops at siena")
    return table


def test_10_2_1_the_citys_controller_is_no_rival() -> None:
    """AG-10.2.1 The garrison takes no part in a plains battle."""
    table = Table()
    table.say("blue holds siena exhausted", "blue has 1 troop at siena", "red has 2 troops at siena")

    table.run(Sieges())

    assert not table.events("met_on_plains_two")
    assert table.events("besieged")


def test_10_2_1_marked_troops_are_no_rivals() -> None:
    """AG-10.2.1 Only unmarked Troops meet on the plains."""
    table = battle(2, 0)
    table.g.phase = 2
    table.say("green retreats from siena with 1 troop")

    table.run(Sieges())

    assert table.events("besieged")


def test_10_2_2_the_battle_is_fought_when_the_first_involved_player_resolves_the_city() -> None:
    """AG-10.2.2 On the siege turn of the first in order."""
    table = battle(1, 3)
    table.say("blue has 1 troop at mantua")

    table.run(Sieges())

    table.play("blue: pass")
    assert table.events("met_on_plains_two")[0].facts["seat"] == table.seat("red")


def test_10_2_3_city_value_agents_and_bastion_do_not_count() -> None:
    """AG-10.2.3 Strength is Troops and bonuses."""
    table = battle(2, 1)
    table.say("green has agent on siena", "green has bastion")

    table.run(Sieges())
    table.play("red: pass", "green: pass")

    assert table.troops_at("green", "siena") == 0
    assert table.troops_at("red", "siena") == 1


def test_10_2_4_the_player_earlier_in_order_announces_first() -> None:
    """AG-10.2.4 Announcements as in a siege, the resolver first."""
    table = battle(1, 1)
    table.g.order = [3, 2, 1, 0]

    table.run(Sieges())

    assert table.asked() == "green"
    table.play("green: pass")
    assert table.asked() == "red"


def test_10_2_5_the_loser_loses_all_and_the_winner_as_many() -> None:
    """AG-10.2.5 Three against two: one remains, and there is no Trophy."""
    table = battle(3, 2)
    table.run(Sieges())
    table.play("red: pass", "green: pass")

    assert (table.troops_at("red", "siena"), table.troops_at("green", "siena")) == (1, 0)
    assert table.trophies("red") == []


def test_10_2_6_a_tie_costs_each_one_and_marks_the_rest() -> None:
    """AG-10.2.6 Survivors of both do not besiege."""
    table = battle(2, 2)
    table.run(Sieges())
    table.play("red: pass", "green: pass")

    assert (table.marked_at("red", "siena"), table.marked_at("green", "siena")) == (1, 1)
    assert not table.events("besieged")


def test_10_2_7_bonuses_of_the_plains_do_not_carry_into_the_siege() -> None:
    """AG-10.2.7 A token used on the plains is gone."""
    table = battle(3, 1)
    table.g.tokens[table.seat("red")] = 1
    table.run(Sieges())

    table.play("red: announce token", "green: pass", "red: pass", "red: besiege siena")

    table.refuses("red: announce token", "AG-10.3.4")
    table.play("red: pass")
    assert table.events("was_repelled")[0].facts["attack"] == 2


def test_10_2_8_the_winner_besieges_or_withdraws() -> None:
    """AG-10.2.8 Withdrawing marks the Troops without further loss."""
    table = battle(3, 1)
    table.run(Sieges())
    table.play("red: pass", "green: pass")

    assert table.question() == "plains_won"
    assert table.offers == ["besiege siena", "withdraw siena"]
    table.refuses("red: done", "AG-10.2.8", "Siena")
    table.refuses("red: recruit pisa", "AG-10.2.8", "besieges Siena now")
    table.refuses("red: besiege pisa", "AG-10.2.8", "Siena", "Pisa")
    table.refuses("red: withdraw pisa", "AG-10.2.8")
    table.play("red: withdraw siena")
    assert (table.troops_at("red", "siena"), table.marked_at("red", "siena")) == (0, 2)
    assert not table.events("besieged")


def test_10_2_8_a_rival_who_wins_besieges_at_once() -> None:
    """AG-10.2.8 The winner decides now, also on another player's siege turn."""
    table = battle(1, 5)
    table.run(Sieges())
    table.play("red: pass", "green: pass", "green: besiege siena", "green: pass")

    assert table.owner("siena") == "green"


def test_10_2_8_a_winner_without_troops_does_not_besiege() -> None:
    """AG-10.2.8 With none left there is no siege."""
    table = battle(2, 2)
    table.g.tokens[table.seat("red")] = 1
    table.run(Sieges())
    table.play("red: announce token", "green: pass", "red: pass")

    assert table.troops_at("red", "siena") == 0
    assert table.asked() == ""


def test_10_2_9_three_attackers_meet_one_after_the_other() -> None:
    """AG-10.2.9 The survivor meets the next rival in order."""
    table = battle(3, 1)
    table.say("yellow has 1 troop at siena")
    table.run(Sieges())

    table.play("red: pass", "yellow: pass")
    assert (table.troops_at("red", "siena"), table.troops_at("yellow", "siena")) == (2, 0)
    table.play("red: pass", "green: pass")
    assert (table.troops_at("red", "siena"), table.troops_at("green", "siena")) == (1, 0)
    assert table.question() == "plains_won"
    assert table.events("met_on_plains_three")


def test_10_2_9_after_a_tie_the_last_rival_resolves_on_the_own_turn() -> None:
    """AG-10.2.9 A champion who has not fought resolves the City normally, compulsorily."""
    table = battle(1, 5)
    table.say("yellow has 1 troop at siena")
    table.run(Sieges())
    table.play("red: pass", "yellow: pass")

    assert table.asked() == "green"
    assert table.question() == "announce"
    table.play("green: pass")
    assert table.owner("siena") == "green"


def test_10_2_9_a_victory_without_survivors_leaves_the_next_rival_unfought() -> None:
    """AG-10.2.9 Winner without Troops: the next rival has nobody to fight."""
    table = battle(1, 1)
    table.say("yellow has 1 troop at siena")
    table.g.tokens[table.seat("red")] = 1
    table.run(Sieges())
    table.play("red: announce token", "yellow: pass", "red: pass")

    assert table.asked() == "green"
    table.play("green: pass")
    assert table.events("was_repelled")[0].facts["attacker"] == table.seat("green")


def test_10_2_9_the_third_rival_meets_the_fourth_after_a_tie() -> None:
    """AG-10.2.9 After a tie the next rival is champion and meets the one after."""
    table = battle(1, 3)
    table.say("blue has 1 troop at siena", "yellow has 1 troop at siena")
    table.run(Sieges())

    table.play("blue: pass", "red: pass")
    assert table.asked() == "yellow"
    table.play("yellow: pass", "green: pass")
    assert table.question() == "plains_won"
    assert table.asked() == "green"
    assert table.events("met_on_plains_four")


@pytest.mark.parametrize(
    ("red", "yellow", "green", "left"),
    [(4, 1, 1, (2, 0, 0)), (3, 2, 2, (0, 0, 0)), (2, 2, 1, (0, 0, 0)), (1, 2, 5, (0, 0, 2))],
)
def test_10_2_10_in_a_melee_the_strongest_loses_as_many_as_all_others(
    red: int, yellow: int, green: int, left: tuple[int, int, int]
) -> None:
    """AG-10.2.10 plains_multi=melee: all announce in rotation, the unique strongest wins."""
    table = battle(red, green, plains_multi="melee")
    table.say(f"yellow has {yellow} troops at siena")
    table.run(Sieges())
    table.play("red: pass", "yellow: pass", "green: pass")

    assert tuple([table.troops_at(colour, "siena") for colour in ("red", "yellow", "green")]) == left


def test_10_2_10_the_tied_in_a_melee_lose_one_each_and_are_marked() -> None:
    """AG-10.2.10 Players tied for highest lose 1 each and are marked; everybody lower loses all."""
    table = battle(3, 3, plains_multi="melee")
    table.say("yellow has 2 troops at siena")
    table.run(Sieges())
    table.play("red: pass", "yellow: pass", "green: pass")

    assert [table.marked_at(colour, "siena") for colour in ("red", "yellow", "green")] == [2, 0, 2]
    assert table.asked() == ""


def test_10_2_10_in_a_melee_bonuses_go_round() -> None:
    """AG-10.2.10 All announce in rotation; who passed is left out."""
    table = battle(2, 2, plains_multi="melee")
    table.say("yellow has 1 troop at siena")
    table.g.tokens[table.seat("green")] = 2
    table.run(Sieges())
    table.play("red: pass", "yellow: pass", "green: announce token", "green: announce token", "green: pass")

    assert table.troops_at("red", "siena") == 0
    assert table.troops_at("green", "siena") == 0
    assert table.question() is None


def test_16_3_a_rival_who_wins_may_wait_for_the_own_turn() -> None:
    """AG-16.3 plains_winner_siege=own_turn: the choice of the winner waits."""
    table = battle(1, 5, plains_winner_siege="own_turn")
    table.say("yellow has 1 troop at mantua")
    table.run(Sieges())
    table.play("red: pass", "green: pass")

    assert table.asked() == "yellow"
    table.play("yellow: pass")
    assert (table.asked(), table.question()) == ("green", "plains_won")
    table.play("green: withdraw siena")
    assert table.marked_at("green", "siena") == 4


def test_16_3_the_resolver_who_wins_decides_at_once() -> None:
    """AG-16.3 Only a winner who is not the resolver waits."""
    table = battle(3, 1, plains_winner_siege="own_turn")
    table.run(Sieges())
    table.play("red: pass", "green: pass")

    assert (table.asked(), table.question()) == ("red", "plains_won")


@pytest.mark.parametrize("again", [True, False])
def test_16_7_leonardo_after_the_plains(again: bool) -> None:
    """AG-16.7 leonardo_after_plains=false bars Leonardo in the directly following siege."""
    table = battle(3, 1, leonardo_after_plains=again)
    table.say("red has leonardo", "red has 5 florins")
    table.run(Sieges())
    table.play("red: announce leonardo", "green: pass", "red: pass", "red: besiege siena")

    if again:
        table.play("red: announce leonardo")
        assert table.treasury("red") == 3
    else:
        table.refuses("red: announce leonardo", "AG-16.7", "Siena")


@pytest.mark.parametrize("again", [True, False])
@pytest.mark.parametrize("multi", ["sequential", "melee"])
def test_16_7_leonardo_rests_in_a_siege_that_waited(again: bool, multi: str) -> None:
    """AG-16.7, AG-16.3 The siege on the own turn still follows the plains before its City; another City's does not."""
    table = battle(1, 4, plains_winner_siege="own_turn", plains_multi=multi, leonardo_after_plains=again)
    table.say("green has leonardo", "green has 5 florins", "green has 1 troop at mantua")
    table.run(Sieges())
    table.play("red: pass", "green: announce leonardo", "green: pass", "green: besiege mantua")
    table.play("green: announce leonardo", "green: pass", "green: besiege siena")

    if again:
        table.play("green: announce leonardo")
    else:
        table.refuses("green: announce leonardo", "AG-16.7", "Siena")


@pytest.mark.parametrize("allowed", [True, False])
@pytest.mark.parametrize("multi", ["sequential", "melee"])
def test_16_9_leonardo_and_cannons_on_the_plains(allowed: bool, multi: str) -> None:
    """AG-16.9 plains_bonuses=without_patronage keeps both for sieges; AG-R56 otherwise all but the Bastion serve."""
    table = battle(3, 1, plains_multi=multi, plains_bonuses="all" if allowed else "without_patronage")
    table.say("red has leonardo")
    table.say("red has cannons")
    table.say("red has 5 florins")
    table.run(Sieges())

    if allowed:
        table.play("red: announce leonardo", "green: pass", "red: announce cannons")
        assert table.treasury("red") == 3
    else:
        table.refuses("red: announce leonardo", "AG-16.9", "Leonardo")
        table.refuses("red: announce cannons", "AG-16.9", "Cannons")


def test_16_9_everything_else_serves_on_the_plains_and_both_in_the_siege() -> None:
    """AG-16.9 France is named for the plains, War symbols and tokens are not in doubt."""
    table = battle(3, 1, plains_bonuses="without_patronage")
    table.say("red has leonardo")
    table.say("red has cannons")
    table.say("red allied with france", "red has condottiere at left1")
    table.g.tokens[table.seat("red")] = 1
    table.say("red has 5 florins")
    table.run(Sieges())
    table.play("red: announce france", "green: pass", "red: announce token", "red: announce left1", "red: pass")
    table.play("red: besiege siena", "red: announce leonardo", "red: announce cannons")

    assert table.treasury("red") == 2
