"""The easy bot knows what is worth taking."""

from typing import Any

import pytest

import virtu
from seven_virtues.table import Table
from virtu.bots.arena import Match, play_match
from virtu.bots.outlooks.virtues.hopes import evaluate, ranks
from virtu.games.seven_virtues.state import SevenVirtues


def chosen(table: Table) -> str:
    return str(virtu.bot("easy").choose(table.game, table.state, seed=1))


def test_it_takes_the_lead_in_a_virtue_rather_than_nothing_new() -> None:
    """Two cards that make it 1st, against one that leaves it behind."""
    table = Table(2).turn("justice 9, justice 4, hope 7", hands=("", "hope 3, hope 8, hope 11"))
    assert chosen(table) == "take justice"


def test_it_discards_what_pays_and_keeps_the_rest() -> None:
    """SV-4.4 gives 3 for a Water that no other rule would ever pay for."""
    table = Table(2).scoring("charity 3, faith 13, faith 2")
    assert chosen(table) == "discard faith 13"
    table.play("0: discard faith 13")
    assert chosen(table) == "done"


def test_it_names_the_players_with_lights() -> None:
    table = Table(3).scoring("hope 3", "temperance 2", "temperance 5, justice 7").awaits("0", "hope")
    assert chosen(table) == "name player 2"


def test_it_gives_away_what_it_misses_least() -> None:
    """Justice 9 carries the Flame of a trio."""
    table = (
        Table(3).calling("faith", "faith 2", "justice 9, justice 4, hope 3, hope 8").play("0: name justice")
    )
    assert chosen(table) == "give justice 4"


def test_it_names_a_virtue_it_gains_by() -> None:
    """SV-4.5 One more Justice card takes the lead in Justice from the giver."""
    table = Table(3).scoring("faith 2, justice 9", "", "justice 4, justice 5")
    table.awaits("0", "faith")
    assert chosen(table) == "name justice"


def test_chances_of_ranks_add_up() -> None:
    for counts, highest, coming in (
        ([3, 2, 0], [9, 12, 0], 5),
        ([1, 1, 1], [3, 2, 1], 0),
        ([0, 0, 4], [0, 0, 9], 0),
    ):
        chances = ranks(counts, highest, coming)
        assert sum(first for first, _ in chances) == pytest.approx(1)
        assert sum(second for _, second in chances) <= 1 + 1e-9
        assert all(first + second <= 1 + 1e-9 for first, second in chances)


def test_with_nothing_to_come_the_leader_is_first() -> None:
    """SV-R4 And who holds nothing has no rank."""
    first, second, nobody = ranks([2, 1, 0], [5, 14, 0], 0)
    assert first[0] > 0.99
    assert second[1] > 0.99
    assert nobody == (0.0, 0.0)


def test_what_is_good_for_me_is_bad_for_you() -> None:
    table = Table(2).turn("hope 7", hands=("justice 9, justice 4", ""))
    assert isinstance(table.state, SevenVirtues)
    mine, yours = evaluate(table.state, virtu.Seat(0)), evaluate(table.state, virtu.Seat(1))
    assert mine > 0 > yours


def rates(players: int, bots: tuple[str, ...], games: int) -> dict[str, float]:
    result: Any = play_match(Match("seven_virtues", players, bots, games, seed=11))
    return {row["bot"]: row["win_rate"] for row in result["bots"]}


@pytest.mark.slow
def test_easy_beats_random_with_two_players() -> None:
    assert rates(2, ("easy", "random"), 200)["easy"] >= 0.9


@pytest.mark.slow
def test_easy_beats_random_with_four_players() -> None:
    """One against three: chance alone would win a quarter."""
    assert rates(4, ("easy", "random", "random", "random"), 160)["easy"] >= 0.6
