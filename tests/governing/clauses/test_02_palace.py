"""AG-0, AG-1, AG-2, AG-5, AG-9 Components, the Palace, the Domain and the Year."""

import pytest

from governing.table import Table
from virtu.games.governing.game import GOVERNING
from virtu.games.governing.state import Governing
from virtu.games.governing.steps.act import ActionStep, SpringTurn
from virtu.games.governing.steps.siege_turn import Sieges
from virtu.games.governing.steps.winter import Winter
from virtu.games.palace.component_data import ACTIONS, SYMBOLS
from virtu.games.palace.state import OUT, SPRING
from virtu.games.palace.steps.reorganise import Reorganise
from virtu.games.palace.tables import (
    AGENTS,
    BASE_SPACES,
    BONUS_TYPE,
    BONUSES,
    CARD,
    CATHEDRALS,
    CITY,
    COLOUR,
    COPIES,
    CROWN,
    FACTIONS,
    FAMILY_OF,
    GOVERN,
    INDULGENCES,
    LEFT_ARROW,
    PIRATE,
    PORTS,
    PRINTED,
    PRINTED_SYMBOL,
    RIGHT_ARROW,
    ROOM_LOCATION,
    ROOMS,
    SCHEME,
    SHADED_SPACES,
    SPACES,
    SPONSOR,
    TITLE_COPIES,
    TITLE_KINDS,
    TOKENS,
    TRADE,
    TROOPS,
    VALUE,
    WAGE_WAR,
)
from virtu.kernel.ids import Seat


def test_0_3_the_turn_order_is_a_permutation() -> None:
    """AG-0.3 First to last."""
    table = Table()

    assert sorted(table.g.order) == list(range(4))


def test_0_4_everything_but_the_set_up_is_public() -> None:
    """AG-0.4 Spectators see what players see."""
    state = GOVERNING.new(3, seed=3)
    while GOVERNING.question(state) == "family":
        GOVERNING.play(state, GOVERNING.offers(state)[0])
    spectator, first, second = [dict(GOVERNING.view(state, seat)) for seat in (None, Seat(0), Seat(1))]
    for view in (spectator, first, second):
        view.pop("seat", None)

    assert spectator == first == second


def test_0_5_only_cards_at_court_tiles_and_alliances_are_exhausted() -> None:
    """AG-0.5, AG-2.1.6 Action and Improvement cards never flip."""
    table = Table()
    table.g.phase = SPRING
    table.say("red has cardinal in room 1", "red has bishop under room 1")
    table.run(ActionStep(table.seat("red")))
    table.play("red: govern", "red: use action crown", "red: use improvement cross", "red: done")
    table.run(ActionStep(table.seat("red")))
    table.play("red: govern", "red: use action crown")

    assert table.g.pool[CROWN] == 1


def test_0_8_every_decision_offers_all_legal_options_and_rejects_the_rest() -> None:
    """AG-0.8 Offers are what no clause objects to, over the whole vocabulary."""
    state = GOVERNING.new(4, seed=5)
    for _ in range(40):
        offered = {str(action) for action in GOVERNING.offers(state)}
        legal = {str(action) for action in GOVERNING.vocabulary.actions if GOVERNING.explain(state, action) is None}
        assert offered == legal
        GOVERNING.play(state, GOVERNING.offers(state)[-1])


def test_1_1_inventory() -> None:
    """AG-1.1 Cards, tiles, tokens, Troops and Agents."""
    assert sum(COPIES) == 56
    assert sorted(COPIES) == [1] + [5] * 11
    assert [len(cards) for cards in FAMILY_OF] == [3] * 5
    assert (INDULGENCES, TOKENS, TROOPS, AGENTS, CATHEDRALS) == (10, 11, 6, 5, 5)
    assert len(BONUSES) == 10
    assert TITLE_COPIES[2:5] == [2, 2, 5]
    assert sorted(COLOUR) == ["blue", "green", "red", "white", "yellow"]


def test_1_2_nothing_of_the_two_player_game() -> None:
    """AG-1.2 15 Family cards, three per colour."""
    assert len({card for cards in FAMILY_OF for card in cards}) == 15


def test_1_4_ceilings_per_player() -> None:
    """AG-1.4 One artist and one work at most, six spaces."""
    assert sorted(BONUS_TYPE) == [0] * 5 + [1] * 5
    assert SPACES == 6


def test_2_1_1_five_rooms_in_a_ring() -> None:
    """AG-2.1.1 The five Palaces differ; none is printed with Trade."""
    assert [len(rooms) for rooms in PRINTED] == [ROOMS] * 5
    assert len({tuple(rooms) for rooms in PRINTED}) == 5
    assert TRADE not in [action for rooms in PRINTED for action in rooms]


def test_2_1_2_printed_symbols() -> None:
    """AG-2.1.2 Crown, Mask and Cavalry for Govern, Scheme and Wage War; none for the others."""
    assert [PRINTED_SYMBOL[action] for action in (GOVERN, SCHEME, WAGE_WAR)] == [1, 5, 3]
    assert [PRINTED_SYMBOL[action] for action in (SPONSOR, TRADE)] == [-1, -1]


def test_2_1_3_what_a_room_holds() -> None:
    """AG-2.1.3, AG-2.1.5 One Action card, one Improvement beneath it, with or without icon."""
    table = Table()
    table.say(
        "red has ambassador in room 2", "red has bishop under room 2", "red has podesta at left1",
    )
    table.winter("red", Reorganise(table.seat("red"), 0))

    table.refuses("red: put left1 under 2", "AG-2.1.3")
    table.refuses("red: put left1 under 3", "AG-2.1.3")


def test_2_1_4_an_action_card_covers_symbol_and_action() -> None:
    """AG-2.1.4 The printed symbol is unusable."""
    table = Table()
    table.g.phase = SPRING
    table.say("red has gonfalonier in room 1")
    table.run(ActionStep(table.seat("red")))
    table.play("red: govern")

    table.refuses("red: use room crown", "AG-2.1.4")


def test_2_1_7_two_arrows() -> None:
    """AG-2.1.7 On boundaries between consecutive Rooms; after which, the data say."""
    palaces = GOVERNING.data_tables()["palaces"].values()
    for arrows, field in ((RIGHT_ARROW, "right_arrow_after"), (LEFT_ARROW, "left_arrow_after")):
        assert [room + 1 for room in arrows] == [palace[field] for palace in palaces if isinstance(palace, dict)]


def test_2_2_1_three_base_and_three_shaded_spaces() -> None:
    """AG-2.2.1 Left 1 and 2, right 2 and 1."""
    assert BASE_SPACES == [0, 3, 4]
    assert SHADED_SPACES == [1, 2, 5]


@pytest.mark.parametrize(
    ("titles", "bonuses", "cities", "extra"),
    [([], [], 2, 0), (["duchy"], [], 2, 1), (["duchy", "principality"], ["copernicus"], 2, 3), ([], ["prince"], 5, 2),
     (["duchy", "principality"], ["copernicus", "prince"], 5, 3), (["kingdom", "guild"], [], 4, 0)],
)
def test_2_2_2_sources_of_extra_spaces(titles: list[str], bonuses: list[str], cities: int, extra: int) -> None:
    """AG-2.2.2 X is at most 3."""
    table = Table()
    table.say(f"red holds {' '.join(['siena', 'spoleto', 'ravenna'][:cities - 2])} exhausted")
    for title in titles:
        table.say(f"red has {title} exhausted")
    for bonus in bonuses:
        table.say(f"red has {bonus}")

    assert table.g.extra_spaces(table.seat("red")) == extra


def test_2_2_4_shaded_spaces_while_base_spaces_are_empty() -> None:
    """AG-2.2.4 Any empty shaded space within X."""
    table = Table()
    table.say("red has duchy")

    assert table.g.free_spaces(table.seat("red")) == [0, 1, 2, 3, 4, 5]
    table.say("red has bishop at left3")
    assert table.g.free_spaces(table.seat("red")) == [0, 3, 4]


def test_2_2_5_one_card_per_space() -> None:
    """AG-2.2.5 An occupied space takes no second card."""
    table = Table()
    table.say("red has bishop at left1")

    assert not table.g.may_receive(table.seat("red"), 0)


def test_2_2_6_a_new_card_is_ready() -> None:
    """AG-2.2.6 On a free space, never in hand."""
    table = Table()
    table.g.put_card(table.seat("red"), CARD["bishop"], 3)

    assert table.is_ready("red", "right1")


def test_2_3_3_no_discard_outside_the_windows() -> None:
    """AG-2.3.3 Not in Spring."""
    table = Table()
    table.g.phase = SPRING
    table.say("red has bishop at left1")
    table.run(ActionStep(table.seat("red")))

    table.refuses("red: discard left1", "AG-8.1.2")


def test_2_3_4_a_card_in_a_room_is_not_discarded() -> None:
    """AG-2.3.4 It must leave the Room first."""
    table = Table()
    table.say("red has ambassador in room 2")
    table.winter("red", Reorganise(table.seat("red"), 0))

    assert not [offer for offer in table.offers if offer.startswith("discard")]


def test_2_4_1_tiles_arrive_ready_but_conquests_exhausted() -> None:
    """AG-2.4.1 A City gained by siege arrives exhausted."""
    table = Table()
    table.say("blue holds parma", "red has 2 troops at parma")
    table.run(Sieges())
    table.play("red: pass", "blue: pass")

    assert table.owner("parma") == "red"
    assert table.g.city_ready[CITY["parma"]] == 0


def test_2_4_2_without_disc_a_city_is_neutral() -> None:
    """AG-2.4.2 And once controlled it never becomes neutral again."""
    table = Table()
    assert table.owner("siena") == "nobody"
    table.say("blue holds siena exhausted", "red has 4 troops at siena")
    table.run(Sieges())
    table.play("red: pass", "blue: pass")

    assert table.owner("siena") == "red"


def test_2_4_3_values_ports_and_pirates() -> None:
    """AG-2.4.3 Data per City."""
    assert [VALUE[CITY[name]] for name in ("rome", "florence", "pisa", "parma")] == [4, 3, 2, 1]
    assert [PIRATE[CITY[name]] for name in ("ragusa", "ajaccio", "cagliari", "tunis", "pisa")] == [True] * 4 + [False]
    assert len(PORTS[CITY["corfu"]]) == 2
    assert PORTS[CITY["florence"]] == []


def test_2_4_4_a_troop_is_garrisoned_or_besieging() -> None:
    """AG-2.4.4 By who controls the City."""
    table = Table()
    table.say("red has 2 troops at florence", "red has 1 troop at siena")

    assert table.g.garrison_at(CITY["florence"]) == 2
    assert table.g.garrison_at(CITY["siena"]) == 0


def test_2_5_1_eight_symbols_and_2_5_2_six_actions() -> None:
    """AG-2.5.1, AG-2.5.2"""
    assert SYMBOLS == ["florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow"]
    assert ACTIONS == ["govern", "sponsor", "trade", "annex", "wage_war", "scheme"]


def test_3_1_6_colours_that_do_not_play_have_no_titles_and_no_palace() -> None:
    """AG-3.1.6 Duchies and Principalities exist for the players alone."""
    state = GOVERNING.new(3, seed=1)
    assert isinstance(state, Governing)

    assert len(state.titles) == 3 * TITLE_KINDS
    assert state.location_owner(ROOM_LOCATION) == OUT


def test_3_3_1_each_colour_has_its_palace_and_family() -> None:
    """AG-3.3.1 Three Family cards of the own colour."""
    state = GOVERNING.new(5, seed=1)
    assert isinstance(state, Governing)
    while GOVERNING.question(state) == "family":
        GOVERNING.play(state, GOVERNING.offers(state)[0])
    for seat in range(5):
        assert sorted(state.palace_cards(Seat(seat))) == FAMILY_OF[state.faction[seat]]
    assert [FACTIONS[faction] for faction in state.faction] == FACTIONS


def test_5_2_a_winter_turn_is_completed_before_the_next() -> None:
    """AG-5.2, AG-5.4 One player after the other."""
    table = Table()
    table.run(Winter())
    seats: list[str] = []
    while table.asked():
        seats.append(table.asked())
        table.play(f"{table.asked()}: done")

    assert seats == ["blue"] * 4 + ["red"] * 4 + ["yellow"] * 4 + ["green"] * 4


def test_5_4_a_spring_turn_moves_then_acts() -> None:
    """AG-5.4 Move, redemption window, action step."""
    table = Table()
    table.g.phase = SPRING
    table.g.indulgences[table.seat("red") * ROOMS + 1] = 1
    table.run(SpringTurn(table.seat("red")))
    asked: list[str | None] = [table.question()]
    table.play("red: move 1")
    asked.append(table.question())
    table.play("red: done")
    asked.append(table.question())

    assert asked == ["move", "redeem", "action"]


def test_7_1_1_at_most_one_indulgence_per_room() -> None:
    """AG-7.1.1 A Room with one takes no second."""
    table = Table()
    table.g.phase = SPRING
    table.g.indulgences[table.seat("red") * ROOMS] = 1
    table.run(ActionStep(table.seat("red")))

    table.refuses("red: use indulgence florin", "AG-7.4.4")


def test_9_2_1_an_agent_in_a_room_blocks_action_and_changes() -> None:
    """AG-9.2.1 In Spring and in Winter."""
    table = Table()
    table.say("blue has agent on red 1", "blue has agent on red 2", "red has ambassador in room 2")
    table.g.phase = SPRING
    table.run(ActionStep(table.seat("red")))
    table.refuses("red: govern", "AG-7.3.2")
    table.winter("red", Reorganise(table.seat("red"), 0))
    table.refuses("red: take action 2 to left1", "AG-11.3.2")


def test_9_2_4_an_agent_on_a_power_bars_its_bonus() -> None:
    """AG-9.2.4 See Alliances."""
    table = Table()
    table.say("red allied with france")
    assert table.g.alliance_usable(table.seat("red"), 0)
    table.say("blue has agent on france")
    assert not table.g.alliance_usable(table.seat("red"), 0)


def test_9_3_1_leonardo_and_9_3_2_bastion_in_a_siege() -> None:
    """AG-9.3.1, AG-9.3.2 +1 for a florin; +2 in defence for nothing."""
    table = Table()
    table.say(
        "red has leonardo", "red has 1 florin", "blue holds siena exhausted", "blue has bastion",
        "red has 2 troops at siena",
    )
    table.run(Sieges())
    table.play("red: announce leonardo", "blue: pass", "red: pass")

    facts = table.events("was_repelled")[0].facts
    assert (facts["attack"], facts["defence"]) == (3, 5)


def test_9_3_5_michelangelo_serves_sponsor_alone() -> None:
    """AG-9.3.5 Not Govern."""
    table = Table()
    table.g.phase = SPRING
    table.say("red has michelangelo")
    table.run(ActionStep(table.seat("red")))
    table.play("red: govern")

    table.refuses("red: use michelangelo crown", "AG-4.3.1")
