"""HO-9 Fate cards."""

import pytest

from honour.table import GUILDSMAN, HOUSEHOLDER, NOBLEMAN, PRIEST, Table
from virtu.games.honour.clauses import FATE_CLAUSES
from virtu.rulebook import Passage, rulebook

MIXED = (
    "dishonour 2 universal on nobleman, dishonour 3 lay on guildsman, "
    "dishonour 2 cleric on priest, dishonour 4 lay on nobleman"
)


def names(table: Table) -> list[str]:
    """The names on the queue, front first."""
    return [entry.partition(" on ")[2] for entry in table.queue()]


def test_clauses_of_the_fate_cards_bear_their_names() -> None:
    for clause in FATE_CLAUSES:
        passage = rulebook("honour").find(clause.number)
        assert isinstance(passage, Passage)
        assert passage.text.startswith(f"**{clause.gist}**")


def test_9_1_letter_of_pardon_removes_any_entry() -> None:
    """HO-9.1 The card goes to the discard pile; the player draws and has an action left."""
    table = Table().turn(hand="letter_of_pardon", queue=MIXED)
    table.play("4: play letter_of_pardon").awaits("4", "letter_of_pardon")
    table.offers_exactly("entry 1", "entry 2", "entry 3", "entry 4")
    table.does("4: entry 2").awaits("4", "act")
    assert names(table) == ["nobleman", "priest", "nobleman"]
    assert table.view(None)["discards"] == ["dishonour 3 lay", "letter_of_pardon"]
    assert table.state.actions == 1
    assert len(table.hand(NOBLEMAN)) == 8
    assert table.told("letter_of_pardon") == [{"seat": 4, "card": "dishonour 3 lay", "owner": 3, "place": 2}]


def test_9_1_there_must_be_something_to_pardon() -> None:
    """HO-9.1 An empty queue, and an entry that is not there."""
    Table().turn(hand="letter_of_pardon").refuses(
        "4: play letter_of_pardon", "HO-9.1", "the queue is empty"
    )
    table = Table().turn(hand="letter_of_pardon", queue=MIXED).play("4: play letter_of_pardon")
    table.refuses("4: entry 5", "HO-9.1", "one of the 4 entries")
    table.refuses("4: done", "HO-9.1")


def test_9_2_oath_helpers_remove_one_or_two_of_your_own() -> None:
    """HO-9.2 The second is up to you."""
    table = Table().turn(hand="oath_helpers", queue=MIXED).play("4: play oath_helpers")
    table.offers_exactly("entry 1", "entry 4")
    table.play("4: entry 1").offers_exactly("done", "entry 3")
    table.does("4: entry 3").awaits("4", "act")
    assert names(table) == ["guildsman", "priest"]
    table = (
        Table()
        .turn(hand="oath_helpers", queue=MIXED)
        .play("4: play oath_helpers", "4: entry 4")
        .does("4: done")
    )
    assert names(table) == ["nobleman", "guildsman", "priest"]


def test_9_2_a_single_entry_needs_no_second_answer() -> None:
    """HO-9.2 With one entry of your name all is said."""
    table = (
        Table().turn(hand="oath_helpers", queue="dishonour 4 lay on nobleman").play("4: play oath_helpers")
    )
    table.play("4: entry 1").awaits("4", "draw")


def test_9_2_only_entries_of_your_name() -> None:
    """HO-9.2 Others keep theirs; at least one must go."""
    table = Table().turn(hand="oath_helpers", queue="dishonour 3 lay on guildsman")
    table.refuses("4: play oath_helpers", "HO-9.2", "no entry bears your name")
    table = Table().turn(hand="oath_helpers", queue=MIXED).play("4: play oath_helpers")
    table.refuses("4: entry 2", "HO-9.2", "that bear your name")
    table.refuses("4: done", "HO-9.2")


def test_9_3_talk_of_the_town_moves_to_the_front() -> None:
    """HO-9.3 The front entry itself would change nothing."""
    table = Table().turn(hand="talk_of_the_town", queue=MIXED).play("4: play talk_of_the_town")
    table.refuses("4: entry 1", "HO-9.3", "by moving to the front")
    table.does("4: entry 3")
    assert names(table) == ["priest", "nobleman", "guildsman", "nobleman"]


def test_9_4_yesterdays_news_moves_to_the_back() -> None:
    """HO-9.4 The last entry itself would change nothing."""
    table = Table().turn(hand="yesterdays_news", queue=MIXED).play("4: play yesterdays_news")
    table.refuses("4: entry 4", "HO-9.4", "by moving to the back")
    table.does("4: entry 1")
    assert names(table) == ["guildsman", "priest", "nobleman", "nobleman"]


@pytest.mark.parametrize(
    ("card", "clause"),
    [("talk_of_the_town", "HO-9.3"), ("yesterdays_news", "HO-9.4"), ("the_tale_turns_round", "HO-9.5")],
)
def test_r21_a_queue_that_would_stay_the_same(card: str, clause: str) -> None:
    """HO-R21, HO-9.3, HO-9.4, HO-9.5 Nothing, one entry, or equal cards under one name."""
    for queue in (
        "",
        "dishonour 3 lay on guildsman",
        "dishonour 3 lay on guildsman, dishonour 3 lay on guildsman",
    ):
        table = Table().turn(hand=card, queue=queue)
        table.refuses(f"4: play {card}", clause, "would stay as it is")
    table = Table().turn(hand=card, queue="dishonour 3 lay on guildsman, dishonour 3 lay on householder")
    assert f"play {card}" in table.offers


def test_9_5_the_tale_turns_round() -> None:
    """HO-9.5 The whole queue is reversed."""
    table = Table().turn(hand="the_tale_turns_round", queue=MIXED).does("4: play the_tale_turns_round")
    assert names(table) == ["nobleman", "priest", "guildsman", "nobleman"]
    assert table.queue()[0] == "dishonour 4 lay on nobleman"
    assert table.told("the_tale_turns_round") == [{"seat": 4, "count": 4}]


def test_9_6_mistaken_identity_swaps_two_names() -> None:
    """HO-9.6 Each must fit its new card: Nobleman and Guildsman do, the Priest fits no Lay card."""
    table = Table().turn(hand="mistaken_identity", queue=MIXED).play("4: play mistaken_identity")
    table.offers_exactly("entry 1", "entry 2", "entry 4")
    table.refuses("4: entry 3", "HO-9.6", "fits its new card")
    table.play("4: entry 2").offers_exactly("entry 1", "entry 4")
    table.refuses("4: entry 2", "HO-9.6")
    table.does("4: entry 4")
    assert names(table) == ["nobleman", "nobleman", "priest", "guildsman"]
    facts = {
        "seat": 4,
        "card": "dishonour 4 lay",
        "owner": 4,
        "place": 4,
        "other": "dishonour 3 lay",
        "second": 3,
    }
    assert table.told("mistaken_identity") == [facts]


def test_9_6_two_names_that_cannot_swap() -> None:
    """HO-9.6 One name only, or cards that fit nobody else."""
    for queue in (
        "dishonour 3 lay on guildsman, dishonour 2 lay on guildsman",
        "dishonour 3 lay on guildsman, dishonour 2 cleric on priest",
    ):
        table = Table().turn(hand="mistaken_identity", queue=queue)
        table.refuses("4: play mistaken_identity", "HO-9.6", "no two entries")


def test_9_7_scapegoat_puts_another_name_on_your_entry() -> None:
    """HO-9.7 Somebody whom the card fits."""
    table = (
        Table()
        .turn(hand="scapegoat", queue=MIXED)
        .play("4: play scapegoat")
        .offers_exactly("entry 1", "entry 4")
    )
    table.refuses("4: entry 2", "HO-9.7", "bears your name")
    table.play("4: entry 4").awaits("4", "blame").offers_exactly("blame householder", "blame guildsman")
    table.refuses("4: blame nobleman", "HO-9.7", "another player whom Dishonour 4 Lay fits")
    table.refuses("4: blame priest", "HO-9.7")
    table.refuses("4: done", "HO-9.7")
    table.does("4: blame householder")
    assert names(table) == ["nobleman", "guildsman", "priest", "householder"]
    assert table.told("scapegoat") == [{"seat": 4, "card": "dishonour 4 lay", "target": 2, "place": 4}]


def test_9_7_without_an_entry_of_your_own() -> None:
    """HO-9.7 There is nothing to be blamed for."""
    table = Table().turn(hand="scapegoat", queue="dishonour 3 lay on guildsman")
    table.refuses("4: play scapegoat", "HO-9.7", "no entry bears your name")


def test_9_8_denounced_from_the_pulpit() -> None:
    """HO-9.8, HO-R22 Given out at once, no Counter, one action, two cards drawn."""
    table = Table().turn(
        hand="denounced_from_the_pulpit, dishonour 5 lay", hands={GUILDSMAN: "counter 4-5 lay"}, queue=MIXED
    )
    table.play("4: denounce dishonour 5 lay against guildsman").awaits("4", "draw")
    assert table.player(GUILDSMAN)["dishonour"] == 5
    assert len(table.queue()) == 4
    table.draws(NOBLEMAN).awaits("4", "act")
    assert (len(table.hand(NOBLEMAN)), table.state.actions) == (8, 1)
    assert len(table.told("drew")) == 2
    assert table.told("denounced_from_the_pulpit") == [{"seat": 4, "card": "dishonour 5 lay", "target": 3}]


def test_9_8_without_the_card_or_against_oneself() -> None:
    """HO-9.8, HO-R22 Another player, a Dishonour in hand, and Denounced from the Pulpit itself."""
    table = Table().turn(hand="dishonour 5 lay")
    table.refuses("4: denounce dishonour 5 lay against guildsman", "HO-9.8", "you do not hold")
    table = Table().turn(hand="denounced_from_the_pulpit, dishonour 5 lay")
    table.refuses("4: denounce dishonour 5 lay against nobleman", "HO-7.1")
    table.refuses("4: denounce dishonour 4 lay against guildsman", "HO-4.2", "you hold no")


def test_9_8_without_any_dishonour_to_go_with_it() -> None:
    """HO-9.8 Then the card itself cannot be played, whatever one names."""
    table = Table().turn(hand="denounced_from_the_pulpit, recognition")
    table.refuses("4: denounce dishonour 5 lay against guildsman", "HO-9.8", "hold no Dishonour card")
    table.refuses("4: denounce dishonour 5 lay against nobleman", "HO-9.8", "hold no Dishonour card")


def test_9_8_a_denounced_player_may_relocate() -> None:
    """HO-9.8, HO-8.1 At once; what is lost can be shuffled in before the two cards are drawn."""
    table = Table().turn(
        hand="denounced_from_the_pulpit, dishonour 5 lay", shames={GUILDSMAN: "dishonour 4 lay"}, queue=MIXED
    )
    assert table.warnings("denounce dishonour 5 lay against guildsman") == ["relocates"]
    table.play("4: denounce dishonour 5 lay against guildsman")
    assert names(table) == ["nobleman", "priest", "nobleman"]


def test_9_9_caught_in_the_act() -> None:
    """HO-9.9 An entry of another player is given out at once."""
    table = Table().turn(hand="caught_in_the_act", queue=MIXED).play("4: play caught_in_the_act")
    table.offers_exactly("entry 2", "entry 3")
    table.refuses("4: entry 1", "HO-9.9", "another player's name")
    table.does("4: entry 2")
    assert table.player(GUILDSMAN)["dishonour"] == 3
    assert names(table) == ["nobleman", "priest", "nobleman"]
    table = Table().turn(hand="caught_in_the_act", queue="dishonour 4 lay on nobleman")
    table.refuses("4: play caught_in_the_act", "HO-9.9", "no entry bears another")


def test_9_10_market_day_doubles_five_ends_of_turns() -> None:
    """HO-9.10, HO-R23 This turn's and the four others'; not that of your next turn."""
    queue = ", ".join(["dishonour 2 universal on priest", "dishonour 2 universal on scholar"] * 2)
    queue += ", dishonour 2 lay on guildsman, dishonour 2 lay on guildsman, dishonour 2 lay on householder"
    queue += ", dishonour 3 lay on householder, dishonour 3 universal on nobleman, dishonour 3 universal on nobleman"
    queue += ", dishonour 3 universal on scholar, dishonour 3 lay on guildsman"
    table = (
        Table().turn(hand="market_day", queue=queue, active=True, levels=[4] * 5).does("4: play market_day")
    )
    assert table.view(None)["mill"] == {"active": True, "gives_out": 2, "market": 5}
    sizes = []
    for _ in range(6):
        table.stops()
        sizes.append(len(table.queue()))
    assert sizes == [10, 8, 6, 4, 2, 1]


def test_9_10_market_day_while_the_mill_sleeps() -> None:
    """HO-9.10, HO-R23 Playable; it gives out nothing until the queue wakes, and this turn's end is one of the five."""
    table = Table().turn(hand="market_day", queue=MIXED).does("4: play market_day").stops()
    assert len(table.queue()) == 4
    assert table.view(None)["mill"]["market"] == 4


def test_9_10_the_second_card_is_given_out_after_the_first() -> None:
    """HO-9.10, HO-8.1 If the first makes its player relocate, the next entry follows."""
    table = Table().turn(
        hand="market_day",
        shames={GUILDSMAN: "dishonour 4 lay, dishonour 4 lay"},
        queue="dishonour 3 lay on guildsman, dishonour 5 lay on guildsman, dishonour 2 cleric on priest",
        active=True,
    )
    table.does("4: play market_day").stops()
    assert table.queue() == []
    assert table.player(PRIEST)["dishonour"] == 2


def test_9_10_not_twice_in_one_turn() -> None:
    """HO-9.10 Called again at once it would change nothing; later it begins anew."""
    table = Table().turn(hand="market_day", market=5)
    table.refuses("4: play market_day", "HO-9.10", "this turn")
    table = Table().turn(hand="market_day", market=2).does("4: play market_day")
    assert table.view(None)["mill"]["market"] == 5


def test_9_11_the_town_crier_wakes_the_queue() -> None:
    """HO-9.11 Whatever its length; the first card goes out at the end of this turn."""
    table = Table().turn(
        hand="the_town_crier", queue="dishonour 3 lay on guildsman, dishonour 3 lay on householder"
    )
    table.does("4: play the_town_crier").stops()
    assert table.player(GUILDSMAN)["dishonour"] == 3
    assert len(table.queue()) == 1


def test_9_11_an_empty_or_active_queue() -> None:
    """HO-9.11, HO-R21 There is nothing to wake."""
    Table().turn(hand="the_town_crier").refuses("4: play the_town_crier", "HO-9.11", "is empty")
    table = Table().turn(hand="the_town_crier", queue=MIXED, active=True)
    table.refuses("4: play the_town_crier", "HO-9.11", "already active")


def test_r19_the_crier_and_mill_start() -> None:
    """HO-R19 With next_turn the first card waits a turn here too."""
    table = Table(mill_start="next_turn").turn(hand="the_town_crier", queue="dishonour 3 lay on guildsman")
    table.does("4: play the_town_crier").stops()
    assert table.player(GUILDSMAN)["dishonour"] == 0
    table.stops()
    assert table.player(GUILDSMAN)["dishonour"] == 3


def test_9_1_fate_cards_are_never_countered() -> None:
    """HO-9.1, HO-9.9 Nobody but their player is asked."""
    table = Table().turn(
        hand="caught_in_the_act",
        hands={HOUSEHOLDER: "counter 2-3 lay"},
        queue="dishonour 3 lay on householder",
    )
    table.play("4: play caught_in_the_act", "4: entry 1").awaits("4", "draw")
