"""SV-6 Information."""

import virtu
from seven_virtues.table import Table
from virtu.games.seven_virtues.tables import VIRTUES
from virtu.kernel.dice import dice_from

ROWS = "justice 9, hope 3, faith 2"


def test_6_1_rows_takes_and_points_are_public() -> None:
    """SV-6.1 A spectator sees both rows, the size of the pile, every gain and every take."""
    table = Table(3).turn(ROWS, "hope 7, hope 6", hands=("hope 8",)).play("0: take hope 3")
    view = table.view(None)
    assert view["active"] == ["justice 9", "hope 6", "faith 2", None, None, None, None]
    assert view["inactive"] == ["hope 7", None, None, None, None, None, None]
    assert view["pile"] == 0
    assert [player["points"] for player in view["players"]] == [7, 7, 7]
    assert all(event.heard_by(None) for event in table.happened)


def test_6_1_the_order_of_the_pile_is_hidden_even_from_the_position() -> None:
    """SV-6.1 Which card comes next is decided only when it is dealt: two imagined futures differ."""
    game = virtu.game("seven_virtues")
    state = game.new(players=3, seed=3)
    futures = set()
    for seed in range(8):
        imagined = game.imagine(state, virtu.Seat(0), dice_from(seed))
        game.play(imagined, game.offers(imagined)[0])
        futures.add(str(game.view(imagined, None)["inactive"]))
    assert len(futures) > 1


def test_r11_everybody_hears_which_card_is_given_for_faith() -> None:
    """SV-R11, SV-4.5 It is shown as it changes hands; afterwards it is a card of the receiver's hand like any other."""
    table = Table(4, hands="memory").calling("faith", "faith 14", "faith 13", "justice 9, justice 4")
    table.play("0: name justice", "2: give justice 4")
    gave = next(event for event in table.happened if event.name == "gave")
    assert gave.facts == {"seat": 2, "receiver": 0, "card": "justice 4"}
    assert all(gave.heard_by(seat) for seat in (None, *map(virtu.Seat, range(4))))
    assert table.view(0)["players"][0]["hand"] == ["faith 14", "justice 4"]
    assert [table.view(seat)["players"][0]["hand"] for seat in (1, 2, 3, None)] == [["faith 14"]] * 4


def test_r12_points_are_public_although_tokens_lie_face_down() -> None:
    """SV-R12, SV-1.3 Everybody sees every total while hands are remembered, a spectator too."""
    hands = ("charity 3, hope 3", "faith 2, faith 14", "faith 1")
    table = Table(3, hands="memory").scoring(*hands, points=(7, 11, 3)).play("0: done")
    for seat in (0, 1, 2, None):
        assert [player["points"] for player in table.view(seat)["players"]] == [12, 16, 5]
    gains = [event for event in table.happened if event.name == "gained"]
    assert [(gain.facts["seat"], gain.facts["points"]) for gain in gains] == [(1, 5), (2, 2)]
    assert all(gain.heard_by(None) for gain in gains)


def test_6_2_with_memory_other_hands_show_only_their_size() -> None:
    """SV-6.2 The printed game: others' cards are not shown, the own ones are."""
    table = Table(3, hands="memory").turn(ROWS, hands=("hope 8, hope 11", "charity 3"))
    assert [player["cards"] for player in table.view(0)["players"]] == [2, 1, 0]
    assert [player["hand"] for player in table.view(0)["players"]] == [["hope 8", "hope 11"], [], []]
    assert [player["hand"] for player in table.view(None)["players"]] == [[], [], []]


def test_6_2_hands_open_card_by_card_as_the_virtues_are_called() -> None:
    """SV-6.2 Once Charity is called its cards lie open, the others do not."""
    table = Table(3, hands="memory").scoring("charity 3, hope 8", "faith 2").awaits("0", "charity")
    assert table.view(2)["players"][0]["hand"] == ["charity 3"]
    assert table.view(2)["players"][1]["hand"] == []


def test_r14_with_memory_everyone_is_told_their_own_standing_only() -> None:
    """SV-R14, SV-6.2 1st, 2nd, behind or none by what all have seen; nothing about the others."""
    hands = ("hope 3, faith 2", "hope 6, hope 7", "hope 8, justice 9", "prudence 4")
    table = Table(4, hands="memory").turn("justice 4, temperance 2", hands=hands)
    places = [dict(zip(VIRTUES, table.view(seat)["standing"], strict=True)) for seat in range(4)]
    assert [place["hope"] for place in places] == [3, 1, 2, 0]
    assert [place["justice"] for place in places] == [0, 0, 1, 0]
    assert table.view(None)["standing"] == []
    assert [player["hand"] for player in table.view(3)["players"]] == [[], [], [], ["prudence 4"]]


def test_6_2_with_open_hands_everything_is_shown() -> None:
    """SV-6.2 The option `hands = open`."""
    table = Table(3, hands="open").turn(ROWS, hands=("hope 8, hope 11", "charity 3"))
    assert [player["hand"] for player in table.view(None)["players"]] == [
        ["hope 8", "hope 11"],
        ["charity 3"],
        [],
    ]


def test_6_2_bots_may_remember_what_was_public() -> None:
    """SV-6.2 A seat imagines other hands as they are: every take was public."""
    table = Table(3, hands="memory").turn(ROWS, hands=("hope 8, hope 11", "charity 3"))
    imagined = table.game.imagine(table.state, virtu.Seat(2), dice_from(1))
    assert imagined == table.state


def test_6_2_what_another_takes_is_public_and_what_it_then_holds_is_not() -> None:
    """SV-6.2 With "memory" the preview of a take tells others what everybody sees, and not the hand it joins."""
    table = Table(3, hands="memory").turn(ROWS, hands=("hope 8, hope 11",))
    own, other = [table.game.preview(table.state, "take hope 3", virtu.Seat(seat)) for seat in (0, 1)]
    assert {**own, **other} == own
    assert own.keys() - other.keys() == {"holds", "icons"}
    assert table.game.offers(table.state, virtu.Seat(1)) == table.game.offers(table.state)
    shown = Table(3, hands="open").turn(ROWS, hands=("hope 8, hope 11",))
    assert shown.game.preview(shown.state, "take hope 3", None) == own


def test_6_2_a_closed_hand_is_not_listed_for_others() -> None:
    """SV-6.2 Which cards can be discarded for Charity: the asked one knows, the others may remember."""
    table = Table(3, hands="memory").scoring("charity 3, hope 8", "faith 2").awaits("0", "charity")
    assert [str(action) for action in table.game.offers(table.state, virtu.Seat(0))] == [
        "done",
        "discard hope 8",
    ]
    assert table.game.offers(table.state, virtu.Seat(1)) == []
    why = table.game.explain(table.state, "discard hope 9", virtu.Seat(1))
    assert why is not None
    assert why.key == "not-asked"
    shown = Table(3, hands="open").scoring("charity 3, hope 8", "faith 2").awaits("0", "charity")
    assert len(shown.game.offers(shown.state, virtu.Seat(1))) == 2
