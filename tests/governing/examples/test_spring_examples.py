"""AG-17 The rulebooks' own examples and our vectors: set-up, Palace, Spring, Indulgences, actions, Agents."""

import pytest

from governing.pinned import show
from governing.table import Table
from virtu.games.governing.game import GOVERNING
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.act import ActionStep, SpringTurn
from virtu.games.governing.steps.alliance import ChooseAlliance
from virtu.games.governing.steps.recruit import RecruitTroops
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.governing.steps.sponsor import sponsor_cost
from virtu.games.palace.purchasing_power import room_card, room_symbol
from virtu.games.palace.state import EMPTY, NEUTRAL, SPRING
from virtu.games.palace.steps.act import room_action
from virtu.games.palace.steps.govern import GovernPool
from virtu.games.palace.steps.reorganise import Reorganise
from virtu.games.palace.tables import (
    ACTION_SOURCE,
    CARD,
    CARD_ACTION,
    CARD_BOTTOM,
    CARD_NAME,
    CAVALRY,
    CITY,
    CITY_SOURCE,
    COLOUR,
    CROSS,
    CROWN,
    FAMILY_OF,
    GOVERN,
    MASK,
    ROOMS,
    SHIP,
    VALUE,
)
from virtu.kernel.ids import Seat


def acting(room: int = 1, **options: object) -> Table:
    """Red's marker: 1 Govern, 2 Annex, 3 Sponsor, 4 Scheme, 5 Wage War; no Indulgence to request."""
    table = Table(**options)
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = room - 1
    table.g.requested[table.seat("red")] = 2
    return table


def act(table: Table, colour: str = "red") -> None:
    table.run(ActionStep(table.seat(colour)))


# ---- set-up and Palace


def test_x1_set_up_of_four() -> None:
    """AG-X1 2 Cities, 2 Troops, 1 florin, 2 Agents (yellow 3); Rome neutral."""
    g = GOVERNING.new(4, seed=1)
    assert isinstance(g, Governing)

    for seat in range(4):
        assert (g.city_count(Seat(seat)), g.on_board(Seat(seat)), g.treasury[seat]) == (2, 2, 1)
    assert dict(zip([COLOUR[faction] for faction in g.faction], g.agents, strict=True)) == {
        "blue": 2, "red": 2, "yellow": 3, "green": 2,
    }
    assert g.owner[CITY["rome"]] == NEUTRAL


def test_x2_the_venetian_kit() -> None:
    """AG-X2 Doge Moro, Orsini, the Council of Ten; Venice (3) and Corfu (2)."""
    g = GOVERNING.new(4, seed=1)
    assert isinstance(g, Governing)
    venice = Seat([COLOUR[faction] for faction in g.faction].index("green"))

    assert [CARD_NAME[card] for card in FAMILY_OF[g.faction[venice]]] == ["moro", "orsini", "ten"]
    assert {city: VALUE[city] for city in g.cities_of(venice)} == {CITY["venice"]: 3, CITY["corfu"]: 2}


def test_x3_a_shaded_space_without_source_and_a_card_in_a_room() -> None:
    """AG-X3 Not available; the card replaces the Room's action."""
    table = Table()
    assert not table.g.may_receive(table.seat("red"), 1)
    table.say("red has merchant in room 1")

    assert room_action(table.g, table.seat("red")) == CARD_ACTION[CARD["merchant"]] != GOVERN


@pytest.mark.parametrize(("first", "second", "pool"), [("crown", "crown", (2, 0)), ("cross", "crown", (1, 2))])
def test_x4_action_card_above_improvement(first: str, second: str, pool: tuple[int, int]) -> None:
    """AG-X4 Two bottoms, one type on each, equal or different."""
    table = acting()
    table.say("red has cardinal in room 1", "red has bishop under room 1")
    act(table)
    table.play("red: govern", f"red: use action {first}", f"red: use improvement {second}")

    assert (table.g.pool[CROWN], table.g.pool[CROSS]) == pool


def test_x5_both_sides_of_a_tile() -> None:
    """AG-X5 The same symbols; amber is unusable until readied."""
    table = acting()
    table.say("red holds palermo exhausted")
    act(table)
    table.play("red: govern")
    table.refuses("red: use palermo crown", "AG-4.1.3")
    table.play("red: use room crown", "red: ready palermo")

    assert table.g.is_ready(table.seat("red"), CITY_SOURCE + CITY["palermo"])


# ---- Spring move and payment


def test_x6_the_first_spring() -> None:
    """AG-X6 Any Room, action at once, no cost, nobody readied."""
    table = acting()
    table.g.marker[table.seat("red")] = EMPTY
    table.say("red has bishop at right1 exhausted")
    table.run(SpringTurn(table.seat("red")))
    assert table.offers == [f"room {room}" for room in range(1, 6)]
    table.play("red: room 3")

    assert table.question() == "action"
    assert not table.is_ready("red", "right1")


def test_x7_the_same_room_again() -> None:
    """AG-X7 2 free + 1 bought + 2 Arrows = 5: the same action is possible."""
    table = acting(1)
    table.say("red holds palermo rossano", "red has 2 florins")
    table.run(SpringTurn(table.seat("red")))
    table.play("red: move 5", "red: buy step", "red: use palermo arrow", "red: use rossano arrow", "red: govern")

    assert table.g.marker[table.seat("red")] == 0


def test_x8_green_crosses_the_left_arrow() -> None:
    """AG-X8 The left edge becomes ready, the right one is unchanged."""
    table = Table()
    table.g.phase = SPRING
    table.say("green has duchy")
    table.g.marker[table.seat("green")] = 3
    table.say(
        "green has bishop at left1 exhausted", "green has podesta at left2 exhausted",
        "green has merchant at right1 exhausted",
    )
    table.run(SpringTurn(table.seat("green")))
    table.play("green: move 1")

    assert table.is_ready("green", "left1")
    assert table.is_ready("green", "left2")
    assert not table.is_ready("green", "right1")


def test_x9_blue_governs() -> None:
    """AG-X9 Cardinal (Crown), an Improvement (Cross), Ambassador (Crown): 2 Crowns + 1 Cross."""
    table = Table()
    table.g.phase = SPRING
    table.g.marker[table.seat("blue")] = 1
    table.say(
        "blue has cardinal in room 2", "blue has bishop under room 2", "blue has ambassador at left1",
    )
    act(table, "blue")
    table.play("blue: govern", "blue: use action crown", "blue: use improvement cross", "blue: use left1 crown")

    assert (table.g.pool[CROWN], table.g.pool[CROSS]) == (2, 1)
    assert not table.is_ready("blue", "left1")
    assert room_card(table.g, table.seat("blue"), ACTION_SOURCE) == CARD["cardinal"]


def test_x10_a_tile_that_pays_for_govern() -> None:
    """AG-X10 It is exhausted and cannot be readied by this Govern."""
    table = acting()
    table.say("red holds siena")
    act(table)
    table.play("red: govern", "red: use siena cross", "red: use room crown")

    table.refuses("red: ready siena", "AG-8.2.3")


@pytest.mark.parametrize(("room", "symbol"), [(1, CROWN), (4, MASK), (5, CAVALRY)])
def test_x11_printed_symbols(room: int, symbol: int) -> None:
    """AG-X11 Govern, Scheme and Wage War give 1; with a card on it none."""
    table = acting(room)
    assert room_symbol(table.g, table.seat("red")) == symbol
    table.say(f"red has gonfalonier in room {room}")
    assert room_symbol(table.g, table.seat("red")) == -1


# ---- Indulgences


@pytest.mark.parametrize("redeemed", [False, True])
def test_x12_red_stops_on_an_indulgence(redeemed: bool) -> None:
    """AG-X12 Not redeemed: no action, no new Indulgence; redeemed: action allowed."""
    table = Table()
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = 4
    table.g.indulgences[table.seat("red") * ROOMS] = 1
    table.say("red has bishop at left1")
    table.run(SpringTurn(table.seat("red")))
    table.play("red: move 1")
    if redeemed:
        table.play("red: use left1 cross", "red: redeem 1 cross", "red: govern")
        assert table.question() == "govern"
    else:
        table.play("red: done")
        assert table.offers == ["skip"]


def test_x13_the_price_of_an_indulgence() -> None:
    """AG-X13 1 Cross, or 2 Crowns."""
    for card, symbol, answer in (("bishop", "cross", "cross"), ("podesta", "crown", "crowns")):
        table = Table()
        table.g.phase = SPRING
        table.g.indulgences[table.seat("red") * ROOMS + 1] = 1
        table.say(f"red has {card} at left1")
        table.run(SpringTurn(table.seat("red")))
        table.play("red: move 1", f"red: use left1 {symbol}", f"red: redeem 2 {answer}")
        assert sum(table.g.indulgences) == 0


def test_x14_requesting() -> None:
    """AG-X14 A Crown or 3 florins; the card on the marker's Room; -1 at the end."""
    table = acting()
    table.g.requested[table.seat("red")] = 0
    act(table)
    table.play("red: use indulgence florin", "red: skip")

    assert table.treasury("red") == 3
    assert table.g.indulgences[table.seat("red") * ROOMS] == 1
    assert table.points("red", "indulgences") == -1


def test_x15_a_cross_readied_by_the_move_redeems() -> None:
    """AG-X15 Before the action."""
    table = Table()
    table.g.phase = SPRING
    table.g.marker[table.seat("red")] = 3
    table.g.indulgences[table.seat("red") * ROOMS + 4] = 1
    table.say("red has bishop at left1 exhausted")
    table.run(SpringTurn(table.seat("red")))
    table.play("red: move 2", "red: use left1 cross", "red: redeem 5 cross")

    assert table.question() == "action"


# ---- actions


def test_x16_bank_then_govern() -> None:
    """AG-X16 A tile drained of florins may be readied by this Govern."""
    table = acting()
    table.say("red holds florence")
    act(table)
    table.play("red: bank florence", "red: govern", "red: use room crown", "red: ready florence")

    assert table.treasury("red") == 2


def test_x17_patronage_prices() -> None:
    """AG-X17 The table of AG-8.3.2: florins, Crowns, Crosses, free choice."""
    costs = [sponsor_cost(step) for step in range(1, 6)]

    assert [(cost[0], cost[1], cost[2], cost[8]) for cost in costs] == [
        (2, 0, 0, 1), (2, 0, 0, 1), (3, 1, 0, 1), (3, 1, 0, 1), (4, 2, 1, 0),
    ]


def test_x18_ravenna_by_road() -> None:
    """AG-X18 Value 2: 3 Crowns, 0 Ships."""
    table = acting(2)
    table.say("red has podesta at left1", "red has bishop at right1")
    act(table)
    table.play("red: annex ravenna", "red: use left1 crown", "red: use right1 crown")

    assert table.owner("ravenna") == "red"


def test_x19_terracina_by_sea() -> None:
    """AG-X19 Value 1 with a green Agent: 3 Crowns; from Pisa over 2 seas: 2 Ships."""
    table = acting(2)
    table.say(
        "green has agent on terracina", "red has podesta at left1", "red has bishop at right1",
        "red has merchant at right2",
    )
    act(table)
    table.play("red: annex terracina", "red: use left1 crown", "red: use right1 crown", "red: use right2 ship")

    assert table.owner("terracina") == "red"


def test_x20_a_pirate_port() -> None:
    """AG-X20 Annex illegal, siege legal."""
    table = acting(2)
    table.say("red has podesta at left1", "red has merchant at right1")
    act(table)
    table.refuses("red: annex ajaccio", "AG-8.5.8")
    table.say("red has 2 troops at ajaccio")
    table.run(Sieges())
    table.play("red: pass")

    assert table.owner("ajaccio") == "red"


@pytest.mark.parametrize(("target", "ships"), [("terracina", 2), ("genoa", 1)])
def test_x21_by_road_then_over_the_seas(target: str, ships: int) -> None:
    """AG-X21, AG-X22 1 Cavalry, and 1 Ship per sea."""
    table = acting(5)
    table.say("red has 1 troop at florence", "red has merchant at left1")
    act(table)
    table.play("red: war", "red: use room cavalry", "red: use left1 ship", "red: march florence pisa")
    table.play(f"red: sail pisa {target}")

    assert table.troops_at("red", target) == 1
    assert table.g.pool[SHIP] == 2 - ships


def test_x23_war_or_cavalry_from_one_bottom() -> None:
    """AG-X23 A token per War symbol, its price now, no Cavalry from that bottom, no second token."""
    table = acting(5)
    table.say("red has condottiere in room 5", "red has 2 florins")
    act(table)
    table.play("red: war", "red: use action war")

    assert (table.g.tokens[table.seat("red")], table.treasury("red")) == (1, 1)
    table.refuses("red: use action cavalry", "AG-4.1.1")
    table.refuses("red: use action war", "AG-4.1.1")


def test_x24_a_spot_held_by_an_enemy_agent() -> None:
    """AG-X24 2 Masks in one action."""
    table = acting(4)
    table.say("blue has agent on siena", "red has assassin at left1")
    act(table)
    table.play("red: scheme", "red: use left1 mask", "red: expel siena", "red: place siena")

    assert table.g.agent_in_city(CITY["siena"]) == table.seat("red")
    assert table.g.pool[MASK] == 0


# ---- Agents


def test_x25_a_red_agent_in_a_room_of_green() -> None:
    """AG-X25 Green cannot act there and cannot change its cards."""
    table = Table()
    table.g.phase = SPRING
    table.g.marker[table.seat("green")] = 2
    table.say("red has agent on green 3")
    act(table, "green")
    table.refuses("green: govern", "AG-7.3.2")
    table.say("green has gonfalonier in room 3")
    table.g.marker[table.seat("green")] = 0
    table.winter("green", Reorganise(table.seat("green"), 0))
    table.refuses("green: take action 3 to left1", "AG-11.3.2")


def test_x26_greens_own_agent() -> None:
    """AG-X26 An opponent needs 2 Masks to get an Agent there; Green is not hindered."""
    table = acting(4)
    table.say("green has agent on green 4", "red has assassin at left1")
    act(table)
    table.play("red: scheme", "red: use room mask")
    table.refuses("red: place green 4", "AG-8.7.2")
    table.play("red: done")
    table.g.marker[table.seat("green")] = 3
    act(table, "green")
    assert "war" in table.offers


def test_x27_ancona() -> None:
    """AG-X27 Neutral with a red Agent: 1 for Red, 3 for every other player."""
    table = Table()
    table.say("red has agent on ancona")

    assert [table.g.value_for(table.seat(colour), CITY["ancona"]) for colour in ("red", "blue", "green")] == [1, 3, 3]


def test_x28_siena() -> None:
    """AG-X28 Red's City with a green Agent: 2 for Green, 3 for any other besieger."""
    table = Table()
    table.say("red holds siena exhausted", "green has agent on siena")

    assert [table.g.value_for(table.seat(colour), CITY["siena"]) for colour in ("green", "blue")] == [2, 3]


def test_x29_spoleto() -> None:
    """AG-X29 Blue's City with Blue's Agent: value unchanged, no other Agent enters."""
    table = acting(4)
    table.say(
        "blue holds spoleto exhausted", "blue has agent on spoleto", "red has assassin at left1",
    )
    assert table.g.value_for(table.seat("red"), CITY["spoleto"]) == 2
    act(table)
    table.play("red: scheme", "red: use room mask")

    table.refuses("red: place spoleto", "AG-8.7.2")


def test_x30_the_ottomans_with_a_red_agent() -> None:
    """AG-X30 Red's cost is reduced by one symbol of choice."""
    table = Table()
    table.say("red has agent on ottoman", "red holds venice florence")
    table.winter("red", ChooseAlliance(table.seat("red")))

    assert "ally ottoman less ship" in table.offers


def test_x31_france_allied_with_blue_under_a_red_agent() -> None:
    """AG-X31 Only Red can appropriate; Blue cannot use the bonus."""
    table = Table()
    table.say("blue allied with france", "red has agent on france")
    table.winter("yellow", ChooseAlliance(table.seat("yellow")))

    table.refuses("yellow: ally france", "AG-12.2.1")
    assert not table.g.alliance_usable(table.seat("blue"), 0)


# ---- derived vectors


@pytest.mark.parametrize(("city", "agent", "crowns"), [("parma", "red", 1), ("rome", "", 5)])
def test_t5_crowns_for_an_annexation(city: str, agent: str, crowns: int) -> None:
    """AG-T5 A value-1 City with the own Agent: 1; Rome without Agent: 5."""
    table = acting(2)
    table.say("red holds siena exhausted")
    if agent:
        table.say(f"{agent} has agent on {city}")
    show(CARD_BOTTOM[CARD["podesta"]], f"{crowns} crown")
    table.say("red has podesta at left1")
    act(table)
    table.play(f"red: annex {city}", "red: use left1 crown")
    assert table.owner(city) == "red"

    table = acting(2)
    table.say("red holds siena exhausted")
    if agent:
        table.say(f"{agent} has agent on {city}")
    show(CARD_BOTTOM[CARD["podesta"]], f"{crowns - 1} crown")
    table.say("red has podesta at left1")
    act(table)
    table.refuses(f"red: annex {city}", "AG-8.5.5")


@pytest.mark.parametrize("preset", ["en", "fr", "cz"])
def test_t12_a_spring_indulgence_bars_the_winter_one(preset: str) -> None:
    """AG-T12"""
    table = acting(preset=preset)
    table.g.requested[table.seat("red")] = 0
    act(table)
    table.play("red: use indulgence florin", "red: skip")
    table.winter("red", RecruitTroops(table.seat("red")))

    table.refuses("red: use indulgence florin", "AG-7.4.4")


@pytest.mark.parametrize(("moved", "redeemable"), [(2, False), (5, True)])
def test_t13_the_room_one_started_from(moved: int, redeemable: bool) -> None:
    """AG-T13 Redeemable only if the marker comes round to it."""
    table = Table()
    table.g.phase = SPRING
    table.g.indulgences[table.seat("red") * ROOMS] = 1
    table.say("red holds palermo rossano", "red has bishop at left1", "red has 2 florins")
    table.run(SpringTurn(table.seat("red")))
    table.play(f"red: move {moved}")
    if moved == 5:
        table.play("red: buy step", "red: use palermo arrow", "red: use rossano arrow")

    assert (table.question() == "redeem") == redeemable


@pytest.mark.parametrize(("preset", "blocked"), [("standard", True), ("fr", False)])
def test_t14_a_scheme_room_with_one_mask(preset: str, blocked: bool) -> None:
    """AG-T14 Blocked; in the French edition the Agent is removed and the action over."""
    table = acting(4, preset=preset)
    table.say("blue has agent on red 4")
    act(table)
    if blocked:
        table.refuses("red: scheme", "AG-7.3.5")
    else:
        table.play("red: scheme", "red: use room mask", "red: done")
        assert table.g.agent_in_room(table.seat("red"), 3) == EMPTY


def test_t17_govern_with_one_crown() -> None:
    """AG-T17 Two tiles, or one Alliance, never one tile plus one Alliance."""
    table = acting()
    table.say("red holds florence pisa exhausted", "red allied with france spent")
    table.run(GovernPool(table.seat("red"), 0))
    table.play("red: use room crown", "red: ready florence")

    table.refuses("red: reactivate france", "AG-8.2.2")
    table.play("red: ready pisa")


@pytest.mark.parametrize(("preset", "left"), [("standard", 0), ("fr", 1)])
def test_t19_room_card_florins(preset: str, left: int) -> None:
    """AG-T19 Sponsor step 1 with an Improvement of 3 florins: 2 used, the third lost (French: +1 florin)."""
    show(CARD_BOTTOM[CARD["ferdinand"]], "3 florin")
    table = acting(3, preset=preset)
    table.say("red has lorenzo in room 3", "red has ferdinand under room 3")
    act(table)
    table.play("red: sponsor", "red: use improvement florin", "red: use action crown")
    while table.question() == "pay":
        table.play("red: pay")

    assert (table.g.patronage[table.seat("red")], table.treasury("red")) == (1, left)
