"""AG-4 Resources and payments."""

import pytest

from governing.table import Table
from virtu.games.governing.game import GOVERNING
from virtu.games.governing.steps.act import ActionStep
from virtu.games.governing.steps.recruit import RecruitTroops
from virtu.games.palace.payment_table import (
    FOR_ALLIANCE,
    FOR_ANNEX,
    FOR_GOVERN,
    FOR_MOVE,
    FOR_PURCHASE,
    FOR_REDEMPTION,
    FOR_RETREAT,
    FOR_SCHEME,
    FOR_SPONSOR,
    FOR_TRADE,
    FOR_WAR,
)
from virtu.games.palace.purchasing_power import Cost, cost_of, payable
from virtu.games.palace.state import SPRING, WINTER
from virtu.games.palace.steps.govern import GovernPool
from virtu.games.palace.steps.pay import Charge
from virtu.games.palace.steps.scheme import SchemePool
from virtu.games.palace.steps.trade import TradePool
from virtu.games.palace.tables import CITY, CROSS, CROWN, EMPIRE, KINDS, MASK, SHIP, SOURCES


def charging(purpose: int = FOR_PURCHASE, **cost: int) -> Table:
    """Red owes a cost; a Bishop, an Ambassador and Florence are ready."""
    table = Table()
    table.g.phase = WINTER
    table.say(
        "red has bishop at left1", "red has ambassador at right1", "red has podesta at right2 exhausted",
        "red holds florence",
    )
    table.run(Charge(table.seat("red"), cost_of(**cost), purpose))
    return table


def test_4_1_1_a_cost_is_met_from_sources_used_once() -> None:
    """AG-4.1.1 Each source at most once; pay when it is met."""
    table = charging(crowns=2)

    table.refuses("red: pay", "AG-4.1.1", "2 Crown")
    table.refuses("red: done", "AG-4.1.1")
    table.refuses("red: use left2 crown", "AG-4.1.1", "Left2")
    table.play("red: use left1 crown")
    table.refuses("red: use left1 crown", "AG-4.1.1", "Left1")
    table.play("red: use florence crown")
    assert table.question() is None


def test_4_1_1_no_answer_puts_the_cost_out_of_reach() -> None:
    """AG-4.1.1 The only Cross must pay the Cross."""
    table = charging(crosses=1, crowns=1)

    table.refuses("red: use left1 crown", "AG-4.1.1", "Left1")
    table.play("red: use left1 cross", "red: use right1 crown")
    assert table.question() is None


def test_4_1_2_one_symbol_type_of_a_bottom() -> None:
    """AG-4.1.2 All symbols of that type count, none of the others."""
    table = charging(crowns=3)
    table.refuses("red: use left1 mask", "AG-4.1.2", "Left1")
    table.play("red: use left1 crown")

    assert (table.g.pool[CROWN], table.g.pool[CROSS]) == (1, 0)


def test_4_1_3_only_what_is_ready_and_it_is_exhausted_at_once() -> None:
    """AG-4.1.3 Cards and tiles."""
    table = charging(crowns=2)
    table.refuses("red: use right2 crown", "AG-4.1.3", "Right2")
    table.play("red: use left1 crown", "red: use florence crown")

    assert not table.is_ready("red", "left1")
    assert table.g.city_ready[CITY["florence"]] == 0


def test_4_1_4_an_alliance_bonus_moves_its_disc() -> None:
    """AG-4.1.4 Usable only as AG-12.3.1 says."""
    table = charging(crosses=2)
    table.refuses("red: use empire cross", "AG-4.1.4", "Empire")
    table = Table()
    table.say("red allied with empire")
    table.g.phase = WINTER
    table.run(Charge(table.seat("red"), cost_of(crosses=1), FOR_PURCHASE))
    table.play("red: use empire cross")

    assert table.g.spent[EMPIRE] == 1


def test_4_1_5_overpaying_is_legal_and_the_rest_is_lost() -> None:
    """AG-4.1.5 Two Ships for one; a symbol no longer needed is not put up."""
    table = Table()
    table.say("red holds venice pisa florence")
    table.g.phase = WINTER
    table.run(Charge(table.seat("red"), cost_of(ships=1, crowns=1), FOR_ALLIANCE))
    table.play("red: use venice ship")
    table.refuses("red: use pisa ship", "AG-4.1.5", "Ship")
    table.play("red: use florence crown")

    assert table.g.pool == [0] * KINDS


def test_4_1_6_action_card_and_improvement_are_two_bottoms() -> None:
    """AG-4.1.6 The same type from both, or a different one from each."""
    table = Table()
    table.g.phase = SPRING
    table.say("red has cardinal in room 1", "red has bishop under room 1")
    table.run(GovernPool(table.seat("red"), 0))
    table.play("red: use action crown", "red: use improvement cross")

    assert (table.g.pool[CROWN], table.g.pool[CROSS]) == (1, 1)


def test_4_1_7_a_bottom_keeps_its_symbol_through_the_phase_where_agreed() -> None:
    """AG-4.1.7 symbol_scope=phase: even if readied again; banking neither sets nor obeys the lock."""
    table = Table(symbol_scope="phase")
    table.g.phase = SPRING
    table.say("red holds siena")
    table.g.locks.append((table.seat("red") * SOURCES + 9 + CITY["siena"]) * KINDS + CROSS)
    table.run(GovernPool(table.seat("red"), 0))

    table.refuses("red: use siena crown", "AG-4.1.7", "Siena")
    table.play("red: bank siena")
    assert table.treasury("red") == 1
    assert len(table.g.locks) == 1


def test_4_1_7_the_lock_is_set_by_paying() -> None:
    """AG-4.1.7 And only where it was agreed."""
    for scope, locks in (("phase", 1), ("payment", 0)):
        table = Table(symbol_scope=scope)
        table.g.phase = SPRING
        table.say("red holds siena")
        table.run(GovernPool(table.seat("red"), 0))
        table.play("red: use siena cross")
        assert len(table.g.locks) == locks


def test_4_2_1_florins_come_from_the_treasury() -> None:
    """AG-4.2.1 At once if nothing else is owed."""
    table = Table()
    table.say("red has 5 florins")
    table.g.phase = WINTER
    table.run(Charge(table.seat("red"), cost_of(florins=3), FOR_PURCHASE))

    assert (table.question(), table.treasury("red")) == (None, 2)


def test_4_2_2_a_ready_card_or_tile_banks_all_its_florins() -> None:
    """AG-4.2.2 At any own decision."""
    table = Table()
    table.say("red holds florence", "red has maestro at left1", "red has bishop at right1")
    table.winter("red", RecruitTroops(table.seat("red")))
    table.refuses("red: bank pisa", "AG-4.2.2", "Pisa")
    table.refuses("red: bank venice", "AG-4.2.2", "Venice")
    table.refuses("red: bank right1", "AG-4.2.2", "Right1")
    table.play("red: bank florence", "red: bank left1")

    assert table.treasury("red") == 4
    assert table.events("banked")[-1].facts["card"] == "maestro", "a card is told by its name"
    table.refuses("red: bank florence", "AG-4.2.2", "exhausted")


EVERYTHING = {
    FOR_GOVERN: "crown cross empire", FOR_SPONSOR: "crown cross empire michelangelo", FOR_TRADE: "ship ottoman",
    FOR_ANNEX: "crown ship ottoman", FOR_WAR: "cavalry ship ottoman", FOR_SCHEME: "mask", FOR_MOVE: "arrow",
    FOR_REDEMPTION: "crown cross empire", FOR_RETREAT: "ship ottoman",
    FOR_PURCHASE: "crown cross cavalry ship mask arrow empire",
    FOR_ALLIANCE: "crown cross cavalry ship mask arrow empire",
}
FROM_TILES: dict[str, tuple[str, Cost]] = {
    "crown": ("florence", cost_of(crowns=1)), "cross": ("siena", cost_of(crosses=1)),
    "cavalry": ("milan", cost_of(cavalry=1)), "ship": ("pisa", cost_of(ships=1)),
    "mask": ("ajaccio", (0, 0, 0, 0, 0, 1, 0, 0, 0)), "arrow": ("parma", cost_of(arrows=1)),
}
SPECIAL: dict[str, Cost] = {
    "empire": cost_of(crosses=1), "ottoman": cost_of(ships=2), "michelangelo": cost_of(crowns=1),
}


@pytest.mark.parametrize("purpose", list(EVERYTHING))
def test_4_3_1_which_sources_may_pay_what(purpose: int) -> None:
    """AG-4.3.1 The normative table: tiles, Alliances and Michelangelo by purpose; the marker's Room gives nothing."""
    allowed = EVERYTHING[purpose].split()
    for symbol, (city, cost) in FROM_TILES.items():
        table = Table()
        table.g.marker[table.seat("red")] = 2
        table.say("neutral florence pisa milan", f"red holds {city}")
        assert payable(table.g, table.seat("red"), cost, purpose) == (symbol in allowed), symbol
    for source, cost in SPECIAL.items():
        table = Table()
        table.g.marker[table.seat("red")] = 2
        table.say("neutral florence pisa")
        if source == "michelangelo":
            table.say(f"red has {source}")
        else:
            table.say(f"red allied with {source}")
        assert payable(table.g, table.seat("red"), cost, purpose) == (source in allowed), source


def test_4_3_1_a_source_that_may_not_pay_is_refused_by_name() -> None:
    """AG-4.3.1 With the purpose."""
    table = charging(crowns=1)

    table.refuses("red: use room crown", "AG-4.3.1", "Purchase")
    table.refuses("red: use michelangelo crown", "AG-4.3.1")


def test_4_4_1_the_printed_symbol_is_one_free_source() -> None:
    """AG-4.4.1 Unless an Action card covers it (AG-2.1.4)."""
    table = Table()
    table.g.phase = SPRING
    table.run(GovernPool(table.seat("red"), 0))
    table.play("red: use room crown")
    assert table.g.pool[CROWN] == 1
    table.refuses("red: use room crown", "AG-4.1.1")

    table = Table()
    table.g.phase = SPRING
    table.say("red has cardinal in room 1")
    table.run(GovernPool(table.seat("red"), 0))
    table.refuses("red: use room crown", "AG-2.1.4")


def test_4_4_2_the_order_of_sources_is_free() -> None:
    """AG-4.4.2 Cortigiani before the Room."""
    table = Table()
    table.g.phase = SPRING
    table.say("red has bishop at left1")
    table.run(GovernPool(table.seat("red"), 0))
    table.play("red: use left1 cross", "red: use room crown")

    assert (table.g.pool[CROWN], table.g.pool[CROSS]) == (1, 1)


def test_4_4_3_sources_are_added_as_one_goes_and_the_rest_is_lost() -> None:
    """AG-4.4.3 Flip, spend, flip again; at the end the pool is empty."""
    table = Table()
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = 3
    table.say("red has assassin at left1")
    table.run(ActionStep(table.seat("red")))
    table.play("red: scheme", "red: use room mask", "red: place siena", "red: use left1 mask", "red: place rome")
    assert table.g.pool[MASK] == 1
    table.play("red: done")

    assert table.g.pool == [0] * KINDS
    assert table.g.used == []


def test_4_4_3_a_trade_keeps_nothing() -> None:
    """AG-4.4.3 Ships are sold as they come."""
    table = Table()
    table.say("red holds pisa")
    table.g.phase = SPRING
    table.run(TradePool(table.seat("red")))
    table.play("red: use pisa ship")

    assert table.g.pool[SHIP] == 0


def test_8_7_2_an_agent_without_destination_is_not_taken_up() -> None:
    """AG-8.7.2 Everything else is taken or barred."""
    table = Table()
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = 3
    seat, blue = table.seat("red"), table.seat("blue")
    for location in range(len(table.g.agent)):
        if table.g.location_owner(location) != -2:
            table.g.agent[location] = blue
    table.g.agent[CITY["siena"]] = seat
    table.g.pool[MASK] = 1
    ask = SchemePool(seat, 0)
    table.g.agenda.append(ask)

    refusal = GOVERNING.explain(table.g, "lift siena")
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("AG-8.7.2", "AG-8-7-2-nowhere")
