"""AG-10.3 War bonuses in a combat."""

from typing import Any

import pytest

from governing.table import Table
from virtu.games.governing.game import GOVERNING
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.palace.tables import KINDS, SHIP, SOURCES


def siege(**options: object) -> Table:
    """Blue besieges Pisa, which Red holds without garrison (value 2), with 2 Troops; both have 3 florins."""
    table = Table(**options)
    table.say("blue has 2 troops at pisa", "blue has 3 florins", "red has 3 florins")
    return table


def test_10_3_1_attacker_and_defender_announce_in_turn() -> None:
    """AG-10.3.1 One at a time: attacker, defender, attacker."""
    table = siege()
    table.g.tokens[table.seat("blue")] = 2
    table.say("red has cannons")
    table.run(Sieges())

    table.play("blue: announce token", "red: announce cannons", "blue: announce token", "red: pass", "blue: pass")

    assert table.events("was_repelled")[0].facts["attack"] == 4
    assert table.events("was_repelled")[0].facts["defence"] == 4


def test_10_3_2_after_a_pass_the_other_side_goes_on_alone() -> None:
    """AG-10.3.2 A pass is final; the combat is decided when both have passed."""
    table = siege()
    table.say("blue has leonardo")
    table.g.tokens[table.seat("blue")] = 1
    table.run(Sieges())

    table.play("blue: announce token", "red: pass", "blue: announce leonardo", "blue: pass")

    assert table.owner("pisa") == "blue"


def test_10_3_2_exactly_one_bonus_or_a_pass() -> None:
    """AG-10.3.2 Nothing else is an answer."""
    table = siege()
    table.run(Sieges())

    assert table.offers == ["pass"]
    table.refuses("blue: done", "AG-10.3.2")
    table.refuses("blue: besiege pisa", "AG-10.3.2")


def test_10_3_3_nobody_announces_for_a_neutral_city() -> None:
    """AG-10.3.3 Only the attacker does."""
    table = Table()
    table.say("blue has 2 troops at parma")
    table.run(Sieges())

    table.play("blue: pass")

    assert table.owner("parma") == "blue"


def test_10_3_4_the_attackers_bonuses() -> None:
    """AG-10.3.4 Tokens, ready Cortigiani and tiles with War, Leonardo, France."""
    table = siege()
    table.g.tokens[table.seat("blue")] = 1
    table.say("blue has condottiere at left1", "blue has leonardo")
    table.say("blue has cannons")
    table.say("blue allied with france")
    table.run(Sieges())

    offers = ["pass", "announce left1", "announce cannons", "announce france", "announce leonardo", "announce token"]
    assert table.offers == offers


@pytest.mark.parametrize("bonus", ["token", "leonardo", "france", "cannons", "left1"])
def test_10_3_4_what_one_does_not_have_cannot_be_announced(bonus: str) -> None:
    """AG-10.3.4 Only own bonuses."""
    table = siege()
    table.say("blue has bishop at left1", "red has leonardo", "red allied with france")
    table.run(Sieges())

    table.refuses(f"blue: announce {bonus}", "AG-10.3.4")


def test_10_3_5_a_defender_does_not_use_tokens() -> None:
    """AG-10.3.5 Tokens serve in attack."""
    table = siege()
    table.g.tokens[table.seat("red")] = 1
    table.run(Sieges())
    table.play("blue: pass")

    table.refuses("red: announce token", "AG-10.3.5")


def test_10_3_5_a_defender_uses_tokens_where_it_was_agreed() -> None:
    """AG-10.3.5 defender_tokens=true"""
    table = siege(defender_tokens=True)
    table.g.order = [0, 1, 2, 3]
    table.g.tokens[table.seat("red")] = 1
    table.run(Sieges())
    table.play("blue: pass", "red: announce token", "red: pass")

    assert table.events("was_repelled")[0].facts["defence"] == 3


def test_10_3_5_bastion_fort_counts_by_itself() -> None:
    """AG-10.3.5 Automatic and free for the defender."""
    table = siege()
    table.say("red has bastion", "red has 0 florins")
    table.run(Sieges())
    table.play("blue: pass", "red: pass")

    assert table.events("was_repelled")[0].facts["defence"] == 4


def test_10_3_6_the_price_is_paid_when_a_bonus_is_announced() -> None:
    """AG-10.3.6 One florin for a Condottiere; France and tokens are free now."""
    table = siege()
    table.say("blue has condottiere at left1", "blue allied with france")
    table.g.tokens[table.seat("blue")] = 1
    table.run(Sieges())

    table.play("blue: announce left1", "red: pass", "blue: announce france", "blue: announce token")

    assert table.treasury("blue") == 2


def test_10_3_6_without_florins_no_bonus_that_costs_one() -> None:
    """AG-10.3.6 The price must be there; banking is possible for it."""
    table = siege()
    table.say("blue has condottiere at left1", "blue has 0 florins", "blue holds milan")
    table.run(Sieges())

    table.refuses("blue: announce left1", "AG-10.3.6", "1", "0")
    table.play("blue: bank milan", "blue: announce left1")
    assert table.treasury("blue") == 2


def test_10_3_7_a_bonus_counts_once_per_combat() -> None:
    """AG-10.3.7 No paying twice."""
    table = siege()
    table.say("blue has leonardo", "blue has condottiere at left1")
    table.run(Sieges())
    table.play("blue: announce leonardo", "red: pass", "blue: announce left1")

    table.refuses("blue: announce leonardo", "AG-10.3.7")
    table.refuses("blue: announce left1", "AG-10.3.7", "exhausted")
    assert not table.is_ready("blue", "left1")


def test_10_3_7_leonardo_serves_again_in_the_next_combat() -> None:
    """AG-10.3.7 For another florin."""
    table = siege()
    table.say("blue has 1 troop at parma", "blue has leonardo")
    table.run(Sieges())

    table.play("blue: besiege parma", "blue: announce leonardo", "blue: pass")
    table.play("blue: announce leonardo", "red: pass", "blue: pass")

    assert table.owner("pisa") == "blue"
    assert table.owner("parma") == "blue"
    assert table.treasury("blue") == 1


def test_10_3_7_france_is_spent() -> None:
    """AG-10.3.7 Its disc moves to the used side."""
    table = siege()
    table.say("blue allied with france")
    table.run(Sieges())
    table.play("blue: announce france", "red: pass")

    table.refuses("blue: announce france", "AG-12.3.1")
    assert table.g.spent[0] == 1


def test_10_3_8_values_of_the_bonuses() -> None:
    """AG-10.3.8 Token 1, card as printed, Leonardo 1, Cannons 2, France 2."""
    table = siege()
    table.g.tokens[table.seat("blue")] = 1
    table.say("blue has condottiere at left1", "blue has leonardo")
    table.say("blue has cannons")
    table.say("blue allied with france")
    table.run(Sieges())
    table.play("blue: announce token", "red: pass", "blue: announce left1", "blue: announce leonardo")
    table.play("blue: announce cannons", "blue: announce france", "blue: pass")

    assert table.events("took_by_siege")[0].facts["attack"] == 2 + 1 + 1 + 1 + 2 + 2


@pytest.mark.parametrize(("when", "left"), [("own", 0), ("end", 2)])
def test_10_3_9_unused_tokens_vanish(when: str, left: int) -> None:
    """AG-10.3.9 token_discard: after the own siege turn, or after all of them."""
    table = siege(token_discard=when)
    table.g.tokens[table.seat("blue")] = 2
    table.say("red has 1 troop at ravenna")
    table.run(Sieges())
    table.play("blue: pass", "red: pass")

    assert table.asked() == "red"
    assert table.g.tokens[table.seat("blue")] == left
    table.play("red: pass")
    assert table.g.tokens[table.seat("blue")] == 0


def test_12_3_1_france_under_an_enemy_agent_is_no_bonus() -> None:
    """AG-12.3.1 An opponent's Agent bars the bonus."""
    table = siege()
    table.say("blue allied with france", "red has agent on france")
    table.run(Sieges())

    table.refuses("blue: announce france", "AG-12.3.1")


def test_12_3_1_the_own_agent_does_not_bar_france() -> None:
    """AG-12.3.1 Only an opponent's Agent does."""
    table = siege()
    table.say("blue allied with france", "blue has agent on france")
    table.run(Sieges())

    assert "announce france" in table.offers


def test_12_3_3_france_serves_the_defender_too() -> None:
    """AG-12.3.3 +2 in one siege, either side."""
    table = siege()
    table.say("red allied with france")
    table.run(Sieges())
    table.play("blue: pass", "red: announce france", "red: pass")

    assert table.events("was_repelled")[0].facts["defence"] == 4


def test_16_1_a_pass_can_be_taken_back_where_it_was_agreed() -> None:
    """AG-16.1 war_pass=reopen: two consecutive passes end the combat."""
    table = siege(war_pass="reopen")
    table.say("red has leonardo")
    table.g.tokens[table.seat("blue")] = 2
    table.run(Sieges())

    table.play("blue: pass", "red: announce leonardo", "blue: announce token", "red: pass", "blue: announce token")
    table.play("red: pass", "blue: pass")

    assert table.owner("pisa") == "blue"


def test_4_1_7_a_card_that_paid_otherwise_brings_no_war_in_the_same_phase() -> None:
    """AG-4.1.7 symbol_scope=phase: a bottom keeps its symbol until the phase ends."""
    table = siege(symbol_scope="phase")
    table.say("blue has admiral at left1")
    table.g.locks.append((table.seat("blue") * SOURCES + 0) * KINDS + SHIP)
    table.run(Sieges())

    table.refuses("blue: announce left1", "AG-4.1.7")


def test_10_4_5_the_question_foresees_the_strengths() -> None:
    """AG-10.4.5 Before answering, a player sees what the combat would come to."""
    table = siege()
    table.g.tokens[table.seat("blue")] = 1
    table.run(Sieges())

    details: Any = GOVERNING.view(table.g, None)["details"]
    combat = details["combat"]
    assert (combat["attack"], combat["defence"], combat["won"]) == (2, 2, False)
    foreseen = GOVERNING.preview(table.g, "announce token", table.seat("blue"))
    assert foreseen == {"attack": 3, "defence": 2, "won": True, "losses": 0, "florins": 0}
