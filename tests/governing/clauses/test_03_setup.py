"""AG-3 Set-up."""

import pytest

from virtu.games.governing.game import GOVERNING
from virtu.games.governing.state import Governing
from virtu.games.palace.state import EMPTY, NEUTRAL, OUT
from virtu.games.palace.tables import (
    CARD,
    CITY,
    CITY_NAME,
    COLOUR,
    COPIES,
    FACTIONS,
    IN_PLAY,
    ROOMS,
    SPACES,
    TITLES,
)
from virtu.kernel.clause import Illegal
from virtu.kernel.ids import CHANCE, Seat


def new(players: int, **options: object) -> Governing:
    state = GOVERNING.new(players, 1, True, **options)
    assert isinstance(state, Governing)
    return state


def factions(g: Governing) -> list[str]:
    return [FACTIONS[faction] for faction in g.faction]


def refused(g: Governing, text: str) -> str:
    with pytest.raises(Illegal) as caught:
        GOVERNING.play(g, text)
    assert "{" not in caught.value.sentence
    return caught.value.clause


def test_3_1_1_three_players() -> None:
    """AG-3.1.1 Florence, Naples, Venice on side 3/4."""
    g = new(3)

    assert factions(g) == ["florence", "naples", "venice"]
    assert [COLOUR[faction] for faction in g.faction] == ["red", "yellow", "green"]
    assert CITY["spoleto"] in g.neighbours(CITY["florence"])


def test_3_1_2_with_three_players_eight_cities_do_not_exist() -> None:
    """AG-3.1.2 Forbidden Cities are no Cities for any rule."""
    g = new(3)
    out = {name for name in CITY_NAME if g.owner[CITY[name]] == OUT}

    forbidden = {"nice", "turin", "milan", "genoa", "parma", "ragusa", "cagliari", "reggio"}
    assert out == forbidden | {"perugia", "civitavecchia"}
    assert CITY["parma"] not in g.neighbours(CITY["florence"])


def test_3_1_3_four_players() -> None:
    """AG-3.1.3 Milan joins; no Forbidden Cities."""
    g = new(4)

    assert factions(g) == ["milan", "florence", "naples", "venice"]
    assert len(IN_PLAY[4]) == 28


@pytest.mark.parametrize("players", [3, 4])
def test_3_1_4_rome_is_neutral_without_its_player(players: int) -> None:
    """AG-3.1.4 Perugia and Civitavecchia are absent from side 3/4."""
    g = new(players)

    assert g.owner[CITY["rome"]] == NEUTRAL
    assert g.owner[CITY["perugia"]] == g.owner[CITY["civitavecchia"]] == OUT


def test_3_1_5_five_players() -> None:
    """AG-3.1.5 All five colours, side 2/5, Rome owned from the start."""
    g = new(5)

    assert factions(g) == FACTIONS
    assert g.owner[CITY["rome"]] == g.faction.index(4)
    assert CITY["perugia"] in g.neighbours(CITY["spoleto"])
    assert CITY["florence"] not in g.neighbours(CITY["spoleto"])


def test_3_2_1_everything_is_on_display() -> None:
    """AG-3.2.1 Notables, Titles, Patronage bonuses."""
    g = new(4)

    assert g.notables == COPIES
    assert sum(g.notables) == 56
    assert g.bonus == [EMPTY] * 10
    assert g.titles == [0] * (4 * len(TITLES))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_3_3_2_two_ready_starting_cities_each(players: int) -> None:
    """AG-3.3.2 With arms, tile ready, one disc."""
    g = new(players)
    for seat in range(players):
        cities = g.cities_of(Seat(seat))
        assert len(cities) == 2
        assert [g.city_ready[city] for city in cities] == [1, 1]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_3_3_4_one_troop_at_each_starting_city(players: int) -> None:
    """AG-3.3.4 Four are left to recruit."""
    g = new(players)
    for seat in range(players):
        assert [g.troops_at(Seat(seat), city) for city in g.cities_of(Seat(seat))] == [1, 1]
        assert g.on_board(Seat(seat)) == 2


def test_3_3_5_agents_at_the_start() -> None:
    """AG-3.3.5 Two; Naples and Rome three."""
    g = new(5)

    assert dict(zip(factions(g), g.agents, strict=True)) == {
        "milan": 2, "florence": 2, "naples": 3, "venice": 2, "rome": 3,
    }
    assert [available + locked for available, locked in zip(g.agents, g.reserve, strict=True)] == [5] * 5


def test_3_3_3_discs_on_the_tracks() -> None:
    """AG-3.3.3 On the start of both tracks."""
    g = new(4)

    assert g.track == [2] * 4
    assert g.patronage == [0] * 4


def test_3_3_6_one_florin() -> None:
    """AG-3.3.6"""
    assert new(4).treasury == [1] * 4


def test_3_4_1_the_first_player_is_random() -> None:
    """AG-3.4.1 O runs clockwise from there; AG-3.4.2 and so does the stack, the first on top."""
    g = new(4)
    assert GOVERNING.seat(g) == CHANCE
    assert [str(action) for action in GOVERNING.offers(g)] == ["first 0", "first 1", "first 2", "first 3"]
    assert refused(g, "first 4") == "AG-3.4.1"
    GOVERNING.play(g, "first 2")

    assert g.order == [2, 3, 0, 1]


def test_3_4_1_or_chosen_by_the_table() -> None:
    """AG-3.4.1 first_player=chosen"""
    g = new(3, first_player="chosen")

    assert GOVERNING.seat(g) == 0
    assert refused(g, "first 3") == "AG-3.4.1"
    GOVERNING.play(g, "first 1")
    assert g.order == [1, 2, 0]


def test_3_4_2_the_start_stack_follows_the_order() -> None:
    """AG-3.4.2 First player's disc on top, last player's at the bottom."""
    g = new(4)
    GOVERNING.play(g, "first 3")

    assert g.stack == [3, 0, 1, 2]


def placing(**options: object) -> Governing:
    """Florence (seat 0 of three) places its Family cards: Lorenzo, Giuliano, and Giovanni without action."""
    g = new(3, **options)
    GOVERNING.play(g, "first 0")
    return g


def test_3_5_1_all_place_at_once_without_seeing_each_other() -> None:
    """AG-3.5.1 The order of questions does not matter: others see nothing before the first Spring."""
    g = placing()
    before = GOVERNING.view(g, Seat(1))
    GOVERNING.play(g, "lorenzo room 1")

    assert dict(GOVERNING.view(g, Seat(1))) == dict(before)
    assert dict(GOVERNING.view(g, Seat(0))) != dict(before)


def test_3_5_1_others_do_not_hear_what_can_still_be_placed() -> None:
    """AG-3.5.1 Offers, reasons and previews tell others nothing while cards are placed, and everything afterwards."""
    g = placing()
    GOVERNING.play(g, "lorenzo room 1")
    for viewer in (Seat(1), Seat(2), None):
        assert GOVERNING.offers(g, viewer) == []
        for text in ("lorenzo room 2", "giuliano room 1", "giuliano room 2"):
            why = GOVERNING.explain(g, text, viewer)
            assert why is not None
            assert why.key == "not-asked"
            assert GOVERNING.preview(g, text, viewer) == {}
    assert GOVERNING.offers(g, Seat(0)) == GOVERNING.offers(g)
    while GOVERNING.question(g) == "family":
        GOVERNING.play(g, GOVERNING.offers(g)[0])
    for viewer in (Seat(1), Seat(2), None):
        assert GOVERNING.offers(g, viewer) == GOVERNING.offers(g)


def test_3_5_1_or_one_after_the_other() -> None:
    """AG-3.5.1 family_placement=turn_order: everybody sees."""
    g = placing(family_placement="turn_order")
    before = GOVERNING.view(g, Seat(1))
    GOVERNING.play(g, "lorenzo room 1")

    assert dict(GOVERNING.view(g, Seat(1))) != dict(before)


def test_3_5_2_a_room_an_improvement_or_a_base_space() -> None:
    """AG-3.5.2 Each card to an empty Room, beneath an Action card, or on an empty base space, ready."""
    g = placing()
    for text in ("lorenzo room 1", "giovanni under 1", "giuliano left1"):
        GOVERNING.play(g, text)

    assert g.actions[0] == CARD["lorenzo"]
    assert g.improvements[0] == CARD["giovanni"]
    assert g.spaces[0] == CARD["giuliano"]
    assert g.space_ready[0] == 1
    assert GOVERNING.seat(g) == 1


def test_3_5_2_an_action_card_needs_an_icon() -> None:
    """AG-3.5.2 Giovanni has none."""
    assert refused(placing(), "giovanni room 1") == "AG-3.5.2"


def test_3_5_2_one_card_per_place() -> None:
    """AG-3.5.2 No second Action card, Improvement or Cortigiano on one place."""
    g = placing()
    assert refused(g, "giovanni under 1") == "AG-3.5.2"
    GOVERNING.play(g, "lorenzo room 1")
    assert refused(g, "giuliano room 1") == "AG-3.5.2"
    GOVERNING.play(g, "giovanni under 1")
    assert refused(g, "giuliano under 1") == "AG-3.5.2"
    g = placing()
    GOVERNING.play(g, "lorenzo right1")
    assert refused(g, "giuliano right1") == "AG-3.5.2"


def test_3_5_3_no_card_is_withheld_and_no_shaded_space_used() -> None:
    """AG-3.5.3 Only the three base spaces; nothing but placing is an answer."""
    g = placing()
    texts = [str(action) for action in GOVERNING.offers(g)]
    places = {text.split(" ", 1)[1] for text in texts if not text.startswith("bank")}

    assert places == {f"room {room}" for room in range(1, ROOMS + 1)} | {"left1", "right1", "right2"}
    assert refused(g, "done") == "AG-3.5.1"
    assert refused(g, "moro left1") == "AG-3.5.1"


def test_3_5_4_the_order_inside_a_palace_is_irrelevant() -> None:
    """AG-3.5.4 Two orders, one layout."""
    first, second = placing(), placing()
    for text in ("lorenzo room 1", "giovanni left1", "giuliano room 2"):
        GOVERNING.play(first, text)
    for text in ("giuliano room 2", "lorenzo room 1", "giovanni left1"):
        GOVERNING.play(second, text)

    assert first == second
    assert len([card for card in first.spaces[:SPACES] if card != EMPTY]) == 1


@pytest.mark.parametrize(("players", "cities"), [(3, 20), (4, 28), (5, 30)])
def test_2_4_5_cities_in_play(players: int, cities: int) -> None:
    """AG-2.4.5"""
    assert len([owner for owner in new(players).owner if owner != OUT]) == cities
