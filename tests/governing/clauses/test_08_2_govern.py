"""AG-8.1, AG-8.2, AG-8.4 The action step, Govern and Trade."""

import pytest

from governing.table import Table
from virtu.games.governing.steps.act import ActionStep
from virtu.games.palace.state import SPRING
from virtu.games.palace.steps.trade import TradePool
from virtu.games.palace.tables import CITY, CROSS, CROWN, EMPIRE, OTTOMAN


def acting(room: int = 1, **options: object) -> Table:
    """Red's marker: 1 Govern, 2 Annex, 3 Sponsor, 4 Scheme, 5 Wage War."""
    table = Table(**options)
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = room - 1
    table.say("red holds florence pisa exhausted")
    return table


def begin(table: Table, answer: str = "govern") -> None:
    table.run(ActionStep(table.seat("red")))
    table.play(f"red: {answer}")


def is_ready(table: Table, city: str) -> bool:
    return table.g.city_ready[CITY[city]] == 1


def test_8_1_1_the_action_card_replaces_the_printed_action() -> None:
    """AG-8.1.1 A Merchant in the Govern Room trades."""
    table = acting()
    table.say("red has merchant in room 1")
    table.run(ActionStep(table.seat("red")))

    table.refuses("red: govern", "AG-8.1.1", "Trade")
    table.play("red: trade")
    assert table.question() == "trade"


def test_8_1_2_the_action_may_be_skipped() -> None:
    """AG-8.1.2 And nothing else answers."""
    table = acting()
    table.run(ActionStep(table.seat("red")))

    table.refuses("red: done", "AG-8.1.2")
    table.play("red: skip")
    assert table.question() is None


@pytest.mark.parametrize(("room", "action"), [(1, "govern"), (4, "scheme"), (5, "war")])
def test_8_1_3_paying_nothing_is_legal_in_the_scaling_actions(room: int, action: str) -> None:
    """AG-8.1.3 A legal no-op."""
    table = acting(room)
    begin(table, action)
    table.play("red: done")

    assert table.question() is None


def test_8_1_4_one_action_per_spring() -> None:
    """AG-8.1.4 After it the action step is over."""
    table = acting()
    begin(table)
    table.play("red: done")

    assert table.question() is None
    assert len(table.events("performed")) == 1


def test_8_2_1_crowns_and_crosses_mixed_freely() -> None:
    """AG-8.2.1 From different bottoms."""
    table = acting()
    table.say("red has bishop at left1")
    begin(table)
    table.play("red: use room crown", "red: use left1 cross")

    assert (table.g.pool[CROWN], table.g.pool[CROSS]) == (1, 1)
    table.refuses("red: pass", "AG-8.2.1")


def test_8_2_2_each_symbol_readies_two_tiles() -> None:
    """AG-8.2.2 Up to two exhausted tiles of the own Domain."""
    table = acting()
    table.say("red holds siena exhausted")
    begin(table)
    table.refuses("red: ready florence", "AG-8.2.2")
    table.play("red: use room crown", "red: ready florence", "red: ready pisa")

    table.refuses("red: ready siena", "AG-8.2.2")
    table.refuses("red: ready venice", "AG-8.2.2", "Venice")
    table.refuses("red: ready florence", "AG-8.2.2", "Florence")
    table.refuses("red: reactivate france", "AG-8.2.2", "France")
    assert is_ready(table, "florence")
    assert is_ready(table, "pisa")


def test_8_2_2_or_one_alliance() -> None:
    """AG-8.2.2 Never one tile and one Alliance for one symbol."""
    table = acting()
    table.say("red allied with ottoman spent")
    begin(table)
    table.play("red: use room crown", "red: ready florence")

    table.refuses("red: reactivate ottoman", "AG-8.2.2")
    table = acting()
    table.say("red allied with ottoman spent")
    begin(table)
    table.play("red: use room crown", "red: reactivate ottoman")
    assert table.g.spent[OTTOMAN] == 0
    table.refuses("red: ready florence", "AG-8.2.2")


def test_8_2_3_a_tile_that_paid_is_not_readied() -> None:
    """AG-8.2.3 Nor does a tile readied by this Govern pay for it."""
    table = acting()
    table.say("red holds florence")
    begin(table)
    table.play("red: use florence crown")
    table.refuses("red: ready florence", "AG-8.2.3", "Florence")

    table = acting()
    begin(table)
    table.play("red: use room crown", "red: ready florence")
    table.refuses("red: use florence crown", "AG-8.2.3", "Florence")


def test_8_2_4_a_tile_drained_of_florins_may_be_readied() -> None:
    """AG-8.2.4 Even a moment earlier."""
    table = acting()
    table.say("red holds florence")
    begin(table)
    table.play("red: bank florence", "red: use room crown", "red: ready florence")

    assert is_ready(table, "florence")
    assert table.treasury("red") == 2


def test_8_2_8_a_tile_is_readied_once_and_banked_before_and_after() -> None:
    """AG-8.2.8 Its florins come in twice, not three times; the second tile of the Crown is another one (AG-R109)."""
    table = acting()
    table.say("red holds florence")
    begin(table)
    table.play("red: bank florence", "red: use room crown", "red: ready florence", "red: bank florence")
    assert table.treasury("red") == 4

    table.refuses("red: ready florence", "AG-8.2.8", "Florence")
    table.play("red: ready pisa")


def test_8_2_8_not_with_another_symbol_either() -> None:
    """AG-8.2.8 However much is paid; asking again after florins came in forgets nothing."""
    table = acting()
    table.say("red has cardinal at left1")
    begin(table)
    table.play("red: use room crown", "red: use left1 cross", "red: ready florence", "red: ready pisa")
    assert table.g.pool[CROWN] + table.g.pool[CROSS] > 0
    table.play("red: bank florence")

    table.refuses("red: ready florence", "AG-8.2.8", "Florence")


def test_8_2_8_the_next_govern_readies_it_again() -> None:
    """AG-8.2.8 At most once in one Govern, not in one Year."""
    table = acting()
    for _ in range(2):
        begin(table)
        table.play("red: use room crown", "red: ready florence", "red: bank florence", "red: done")

    assert table.treasury("red") == 4
    assert len(table.events("readied")) == 2


def test_8_2_5_an_alliance_that_paid_is_not_reactivated() -> None:
    """AG-8.2.5 The Empire's Cross does not bring the Empire back."""
    table = acting()
    table.say("red allied with empire")
    begin(table)
    table.play("red: use empire cross")

    table.refuses("red: reactivate empire", "AG-8.2.5", "Empire")
    assert table.g.spent[EMPIRE] == 1


def test_8_2_5_an_alliance_comes_back_once() -> None:
    """AG-8.2.5 The Empire's Cross may pay for the Govern that brought it back, and then stays used (AG-R109)."""
    table = acting()
    table.say("red allied with empire spent")
    begin(table)
    table.play("red: use room crown", "red: reactivate empire", "red: use empire cross")

    table.refuses("red: reactivate empire", "AG-8.2.5", "Empire")


def test_8_2_6_reactivation_under_an_enemy_agent() -> None:
    """AG-8.2.6 Allowed; the bonus stays blocked."""
    table = acting()
    table.say("red allied with ottoman spent", "blue has agent on ottoman")
    begin(table)
    table.play("red: use room crown", "red: reactivate ottoman")

    assert not table.g.alliance_usable(table.seat("red"), OTTOMAN)


def test_8_2_7_every_kind_of_tile_qualifies() -> None:
    """AG-8.2.7 City, Title, Guild, Cathedral, Cannons."""
    table = acting()
    table.say("red has duchy exhausted", "red has guild exhausted")
    table.say("red has cannons exhausted")
    table.say("cathedral florence exhausted", "red has cardinal at left1")
    begin(table)
    table.play("red: use left1 cross", "red: use room crown", "red: ready duchy", "red: ready guild")
    table.play("red: ready cannons", "red: ready cathedral florence", "red: ready pisa")

    assert len(table.events("readied")) == 5


def test_8_4_1_two_florins_for_each_ship() -> None:
    """AG-8.4.1 Any number of sources."""
    table = acting()
    table.say("red holds venice pisa")
    table.run(TradePool(table.seat("red")))
    table.play("red: use venice ship", "red: use pisa ship")

    assert table.treasury("red") == 6
    table.refuses("red: pay", "AG-8.4.1")
    table.refuses("red: use venice ship", "AG-4.1.1")
    table.play("red: done")
    assert table.question() is None


def test_12_3_4_the_ottomans_trade_with_two_ships() -> None:
    """AG-12.3.4 Both in one action."""
    table = acting()
    table.say("red allied with ottoman")
    table.run(TradePool(table.seat("red")))
    table.play("red: use ottoman ship")

    assert table.treasury("red") == 4


def test_8_2_4_a_govern_that_could_ready_what_it_banks_is_not_over() -> None:
    """AG-8.2.4 All tiles are ready, but the florins of one may be banked and the tile readied by this Govern."""
    table = acting()
    table.say("red holds florence pisa")
    begin(table)
    assert table.game.obvious(table.state) is None
    table.play("red: use room crown", "red: bank florence")
    assert table.game.obvious(table.state) is None
    table.play("red: ready florence")
    assert (table.treasury("red"), is_ready(table, "florence")) == (2, True)

    table.play("red: bank pisa", "red: ready pisa")
    assert str(table.game.obvious(table.state)) == "done"
