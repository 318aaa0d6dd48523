"""The easy bot knows what is worth taking."""

import json
from importlib.resources import files
from typing import Any

import pytest

import virtu
from seven_virtues.table import Table
from virtu.bots.arena import Match, play_match
from virtu.bots.outlook import after
from virtu.bots.outlooks import outlook
from virtu.bots.outlooks.seven_virtues import features_many, features_two
from virtu.bots.outlooks.seven_virtues.expected_points import evaluate, ranks
from virtu.bots.outlooks.seven_virtues.outlook import VirtuesOutlook
from virtu.bots.outlooks.seven_virtues.replies import power
from virtu.games.registry import BUILT_IN
from virtu.games.seven_virtues.state import SevenVirtues
from virtu.games.seven_virtues.tables import DECK, JUSTICE, VIRTUE
from virtu.kernel import engine

GAME = BUILT_IN["seven_virtues"]
by_players = pytest.mark.parametrize("players", range(2, 8))


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


@by_players
def test_weights_fit_the_rules_and_every_seat_has_a_chance(players: int) -> None:
    """What was fitted belongs to these rules, and says of an even beginning that nobody has won it."""
    fitted = json.loads(files("virtu.bots").joinpath("weights", "seven_virtues.json").read_text())
    assert (fitted["rules_version"], fitted["data_hash"]) == (GAME.rules_version, GAME.data_hash)
    assert len(fitted["weights"][str(players)]) == (features_two.COUNT if players == 2 else features_many.COUNT)
    values = outlook(GAME).values(GAME.new(players, 3))
    assert len(values) == players
    assert all(0.02 < value < 0.85 for value in values)


@by_players
def test_values_are_the_features_times_their_weights(players: int) -> None:
    own = outlook(GAME)
    assert isinstance(own, VirtuesOutlook)
    state = GAME.new(players, 3)
    for action in range(players):
        GAME.play(state, GAME.offers(state)[action % 2])
    rows = own.features(state)
    weights = own.balance().weights if players == 2 else own.worth_of(players).weights
    prospects = [
        sum(number * weight for number, weight in zip(row, weights, strict=True)) for row in rows
    ]
    assert isinstance(state, SevenVirtues)
    left = 1 - sum(len(hand) for hand in state.hands) / len(DECK[players])
    assert own.values(state) == pytest.approx(own.chances(prospects, left))


@by_players
def test_a_first_sight_of_a_take_is_what_the_position_after_it_is_worth(players: int) -> None:
    """Through a whole game, the last take and the powers too: nothing is carried out, and the table stays as it was."""
    own = outlook(GAME)
    state = GAME.new(players, 5)
    answers = 0
    while GAME.seat(state) is not None:
        offers = GAME.offers(state)
        before = GAME.digest(state)
        for sight, action in zip(own.sights(state, offers), offers, strict=True):
            assert sight == pytest.approx(own.judge(after(state, action)))
        assert GAME.digest(state) == before
        GAME.play(state, offers[answers % len(offers)])
        answers += 1
    assert answers > 5 * players


def test_between_two_it_counts_whose_each_card_of_a_virtue_is() -> None:
    """A digit for each of its four cards, 1 for mine and 2 for theirs."""
    justice = [card for card in DECK[2] if VIRTUE[card] == JUSTICE]
    mine, theirs = features_two.sharings([justice[0], justice[3]], [justice[1]])[JUSTICE * 2 : JUSTICE * 2 + 2]
    assert mine == 1 * 1 + 2 * 3 + 0 * 9 + 1 * 27
    assert theirs == 2 * 1 + 1 * 3 + 0 * 9 + 2 * 27


def test_with_more_players_the_chances_of_a_virtue_add_up() -> None:
    """Somebody is 1st and somebody 2nd while cards come; in the end whoever holds none is neither."""
    justice = features_many.OF_VIRTUE[4][JUSTICE]
    digits = features_many.DIGIT[4]
    for held in ({0: 1, 3: 2, 5: 1}, {}, dict.fromkeys(range(8), 3), {place: 1 + place % 2 for place in range(8)}):
        race = features_many.Race(JUSTICE, sum(digits[justice[place]] * seat for place, seat in held.items()), 4)
        assert sum(race.first) == pytest.approx(1)
        assert sum(race.second) == pytest.approx(0 if set(held.values()) == {3} else 1)
        assert race.counts == [list(held.values()).count(seat) for seat in range(1, 5)]
        assert race.share == 1 - len(held) / 8
        if len(held) == 8:
            assert [seat for seat in range(4) if race.first[seat]] == sorted({seat - 1 for seat in held.values()})


def by_rule(table: Table) -> str:
    ask = engine.open_question(table.state)
    assert isinstance(table.state, SevenVirtues)
    assert ask is not None
    return str(power(table.state, ask))


def test_a_power_is_not_used_at_a_loss() -> None:
    """SV-4.4 The Flame would cost the lead in Justice; the Water of Faith costs nothing."""
    table = Table(3).scoring("charity 3, justice 9, faith 13, faith 2", "justice 4", "hope 7")
    assert by_rule(table) == "discard faith 13"
    table.play("0: discard faith 13")
    assert by_rule(table) == "done"


def test_gifts_are_wished_for_where_they_turn_a_rank() -> None:
    """SV-4.5 A Justice card more and one less makes it 1st there; in Fortitude it is 1st already."""
    table = Table(7).scoring("faith 2, justice 4, fortitude 1, fortitude 2", "", "justice 9, justice 7, fortitude 4")
    table.awaits("0", "faith")
    assert by_rule(table) == "name justice"


def test_scoring_is_worth_what_it_comes_to() -> None:
    """The powers are used by rule: a Water is discarded for 3 points, and nothing is fitted there."""
    table = Table(2).scoring("charity 3, faith 13, faith 2")
    own = outlook(GAME)
    assert own.features(table.state) == []
    ahead, behind = own.values(table.state)
    assert ahead > 0.9 > 0.1 > behind


def test_old_easy_still_counts_two_for_charity() -> None:
    table = Table(2).turn("hope 7", hands=("charity 3, faith 13", ""))
    old, new = outlook(GAME, "old-easy"), outlook(GAME)
    assert isinstance(old, VirtuesOutlook)
    assert isinstance(new, VirtuesOutlook)
    assert old.hope(table.state, virtu.Seat(0)) < new.hope(table.state, virtu.Seat(0))


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


def test_medium_beats_old_easy_and_hard_beats_medium() -> None:
    """With few playouts; the ladder has the figures for the true budgets."""
    assert rates(2, ("medium@60p", "old-easy"), 12)["medium@60p"] >= 0.6
    assert rates(2, ("hard@60p", "medium@20p"), 12)["hard@60p"] >= 0.6
