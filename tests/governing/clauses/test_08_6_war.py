"""AG-8.6 Wage War."""

import pytest

from governing.table import Table
from virtu.games.governing.steps.act import ActionStep
from virtu.games.palace.state import SPRING
from virtu.games.palace.tables import CARD_PRICE, CAVALRY, SHIP, TOKENS


def war(**options: object) -> Table:
    """Red's marker is in the Wage War Room (5); one Troop in Florence, one in Pisa."""
    table = Table(**options)
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = 4
    table.say("red has 1 troop at florence", "red has 1 troop at pisa")
    return table


def begin(table: Table) -> None:
    table.run(ActionStep(table.seat("red")))
    table.play("red: war")


def test_8_6_1_one_cavalry_moves_a_troop_along_a_road() -> None:
    """AG-8.6.1 The printed symbol of the Room is one."""
    table = war()
    begin(table)
    table.refuses("red: march florence siena", "AG-8.6.1")
    table.play("red: use room cavalry")
    table.refuses("red: march siena rome", "AG-8.6.1", "Siena")
    table.play("red: march florence siena")

    assert table.troops_at("red", "siena") == 1
    table.refuses("red: march pisa siena", "AG-8.6.1")
    table.refuses("red: pay", "AG-8.6.3")


def test_8_6_1_no_road_no_march() -> None:
    """AG-8.6.1 A road of the other side of the board does not count."""
    table = war()
    begin(table)
    table.play("red: use room cavalry")

    table.refuses("red: march florence perugia", "AG-8.6.1", "Perugia")


def test_8_6_2_a_ship_per_sea() -> None:
    """AG-8.6.2 From port to port within the same action."""
    table = war()
    table.say("red has admiral at left1")
    begin(table)
    table.refuses("red: sail pisa genoa", "AG-8.6.2", "1", "0")
    table.play("red: use left1 ship", "red: sail pisa terracina")

    assert table.troops_at("red", "terracina") == 1
    assert table.g.pool[SHIP] == 0


def test_8_6_2_only_to_ports_in_play() -> None:
    """AG-8.6.2, AG-3.1.2 Forbidden Cities do not exist."""
    table = Table(3)
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = 4
    table.say("red has 1 troop at pisa", "red has admiral at left1")
    begin(table)
    table.play("red: use left1 ship")

    table.refuses("red: sail pisa genoa", "AG-8.6.2", "Genoa")


def test_8_6_3_the_same_troop_may_move_repeatedly() -> None:
    """AG-8.6.3 Mixing symbols, through own Cities."""
    table = war()
    table.say("red has admiral at left1")
    begin(table)
    table.play("red: use room cavalry", "red: use left1 ship", "red: march florence pisa", "red: sail pisa genoa")

    assert table.troops_at("red", "pisa") == 1
    assert table.troops_at("red", "genoa") == 1
    assert (table.g.pool[CAVALRY], table.g.pool[SHIP]) == (0, 1)


def test_8_6_4_a_troop_stops_before_a_foreign_city() -> None:
    """AG-8.6.4 For the rest of the action."""
    table = war()
    table.say("red has condottiere at left1")
    begin(table)
    table.play("red: use left1 cavalry", "red: march florence siena")

    table.refuses("red: march siena rome", "AG-8.6.4")


def test_8_6_5_a_besieged_own_city_may_be_left_and_crossed() -> None:
    """AG-8.6.5 Unrestricted."""
    table = war()
    table.say("blue has 2 troops at pisa", "red has condottiere at left1")
    begin(table)
    table.play("red: use left1 cavalry", "red: march florence pisa", "red: march pisa siena")

    assert table.troops_at("red", "siena") == 1


def test_8_6_6_moving_between_own_cities_is_legal() -> None:
    """AG-8.6.6 Or not at all."""
    table = war()
    begin(table)
    table.play("red: use room cavalry", "red: march florence pisa", "red: done")

    assert table.troops_at("red", "pisa") == 2


def test_8_6_7_several_sieges_in_one_action() -> None:
    """AG-8.6.7 Unlimited."""
    table = war()
    table.say("red has condottiere at left1")
    begin(table)
    table.play("red: use left1 cavalry", "red: march florence siena", "red: march pisa genoa")

    assert table.troops_at("red", "siena") == table.troops_at("red", "genoa") == 1


def test_8_6_8_war_symbols_of_the_room_become_tokens() -> None:
    """AG-8.6.8 For their printed price at once, one token per symbol."""
    table = war()
    table.say("red has condottiere in room 5")
    begin(table)
    table.refuses("red: use action war", "AG-8.6.8", "1", "0")
    table.say("red has 3 florins")
    table.play("red: use action war")

    assert table.g.tokens[table.seat("red")] == 1
    assert table.treasury("red") == 3 - CARD_PRICE[table.g.actions[table.seat("red") * 5 + 4]]
    table.refuses("red: use action war", "AG-4.1.1")


def test_8_6_8_no_token_left() -> None:
    """AG-8.6.8, AG-1.3"""
    table = war()
    table.say("red has condottiere in room 5", "red has 3 florins")
    table.g.tokens[table.seat("blue")] = TOKENS
    begin(table)

    table.refuses("red: use action war", "AG-8.6.8", "token")


def test_8_6_9_a_bottom_gives_tokens_or_moves() -> None:
    """AG-8.6.9 Not both in one action."""
    table = war()
    table.say("red has condottiere in room 5", "red has 3 florins")
    begin(table)
    table.play("red: use action war")

    table.refuses("red: use action cavalry", "AG-4.1.1")


def test_8_6_10_cortigiani_give_no_tokens() -> None:
    """AG-8.6.10 Their War symbols are used in combat."""
    table = war()
    table.say("red has condottiere at left1", "red has 3 florins")
    begin(table)

    assert not [offer for offer in table.offers if offer.endswith(" war")]


def test_4_2_4_room_florins_serve_only_the_price_of_tokens() -> None:
    """AG-4.2.4 Without such a price they cover nothing."""
    table = war()
    table.say("red has condottiere in room 5", "red has maestro under room 5")
    begin(table)
    table.play("red: use improvement florin", "red: use action war")
    assert table.treasury("red") == 0

    table = war()
    table.say("red has admiral in room 5", "red has maestro under room 5")
    begin(table)
    table.play("red: use action ship")
    table.refuses("red: use improvement florin", "AG-4.2.4")


@pytest.mark.parametrize("action", ["march", "sail"])
def test_8_6_11_tokens_do_not_move_troops(action: str) -> None:
    """AG-8.6.11 They are for combats, and vanish after the own sieges."""
    table = war()
    table.g.tokens[table.seat("red")] = 2
    begin(table)

    table.refuses(f"red: {action} pisa genoa", "AG-8.6.1" if action == "march" else "AG-8.6.2")
