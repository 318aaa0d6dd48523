"""HO-3 Setup."""

import virtu
from honour.table import Table


def test_3_1_eight_cards_each_and_three_beside_the_deck() -> None:
    """HO-3.1 85 cards are left in the deck."""
    table = Table().chance()
    view = table.view(None)
    assert [player["cards"] for player in view["players"]] == [8] * 5
    assert len(view["display"]) == 3
    assert None not in view["display"]
    assert view["deck"] == 128 - 40 - 3


def test_3_2_everyone_starts_alike() -> None:
    """HO-3.2 Level 1, no Honour, no Dishonour."""
    for player in Table().chance().view(None)["players"]:
        assert (player["level"], player["honour"], player["dishonour"], player["cap"]) == (1, 0, 0, 8)


def test_3_3_the_nobleman_begins_and_play_goes_round() -> None:
    """HO-3.3, HO-R14 Nobleman, Priest, Scholar, Householder, Guildsman; then the next round."""
    table = Table().chance()
    order = []
    for _ in range(6):
        order.append((int(table.state.turn), table.state.round))
        table.stops()
    assert order == [(4, 1), (0, 1), (1, 1), (2, 1), (3, 1), (4, 2)]


def test_3_1_a_seed_gives_the_same_deal_again() -> None:
    """HO-3.1 And another seed another one."""
    game = virtu.game("honour")
    assert game.digest(game.new(seed=7)) == game.digest(game.new(seed=7))
    assert game.digest(game.new(seed=7)) != game.digest(game.new(seed=8))
