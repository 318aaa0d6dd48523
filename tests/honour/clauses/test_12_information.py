"""HO-12 Information."""

import json

from honour.table import GUILDSMAN, NOBLEMAN, PRIEST, SCHOLAR, Table
from virtu.games.honour.state import Honour
from virtu.games.honour.tables import KINDS, NAME
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import Seat


def imagined(table: Table, seat: int | None, seed: int = 1) -> Honour:
    state = table.game.imagine(table.state, None if seat is None else Seat(seat), dice_from(seed))
    assert isinstance(state, Honour)
    return state


def test_12_1_hands_are_hidden_and_their_sizes_are_not() -> None:
    """HO-12.1 One's own hand is seen; a spectator sees none."""
    table = Table().turn(hand="market_day", hands={PRIEST: "scapegoat"})
    assert "scapegoat" in json.dumps(table.view(PRIEST))
    for viewer in (None, SCHOLAR, GUILDSMAN, NOBLEMAN):
        assert "scapegoat" not in json.dumps(table.view(viewer))
        assert table.view(viewer)["players"][PRIEST]["cards"] == 8


def test_12_1_everything_else_is_public() -> None:
    """HO-12.1 The discard pile, the queue, the size of the deck."""
    table = Table().turn(queue="dishonour 3 lay on guildsman", discards="recognition, market_day")
    for viewer in (None, 0, 4):
        view = table.view(viewer)
        assert view["discards"] == ["recognition", "market_day"]
        assert view["queue"] == [{"card": "dishonour 3 lay", "seat": 3, "after": None}]
        assert view["deck"] == 128 - 40 - 3 - 1 - 2


def test_12_2_a_card_from_the_deck_is_told_to_its_drawer_only() -> None:
    """HO-12.2 The others learn that a card was drawn."""
    table = Table().turn(hand="honour 1 lay").play("4: play honour 1 lay for nobleman")
    table.play("4: draw deck", "chance: deal market_day")
    told = [event for event in table.happened if event.name.startswith("drew")]
    assert [(event.name, event.audience) for event in told] == [("drew", None), ("drew_card", (4,))]
    assert told[0].facts == {"seat": 4}
    assert told[1].facts == {"seat": 4, "card": "market_day"}
    assert not told[1].heard_by(None)
    assert not told[1].heard_by(Seat(PRIEST))


def test_12_2_a_card_of_the_display_is_known_until_it_is_played() -> None:
    """HO-12.2 Everybody saw it, and nobody can imagine that hand without it."""
    table = Table().turn(hand="honour 1 lay, honour 1 lay", display="recognition")
    table.play("4: play honour 1 lay for nobleman", "4: draw recognition").chance()
    assert table.player(NOBLEMAN)["known"] == ["recognition"]
    for seed in range(20):
        assert NAME.index("recognition") in imagined(table, PRIEST, seed).hands[NOBLEMAN]
    table.does("4: play recognition for nobleman")
    assert table.player(NOBLEMAN)["known"] == []


def test_r27_of_equal_cards_one_less_is_known() -> None:
    """HO-R27 Whichever of the two Recognition cards is played."""
    table = Table().turn(hand="honour 1 lay, recognition", display="recognition")
    table.play("4: play honour 1 lay for nobleman", "4: draw recognition").chance()
    table.does("4: play recognition for nobleman")
    assert "recognition" in table.hand(NOBLEMAN)
    assert table.player(NOBLEMAN)["known"] == []


def test_r27_a_dishonour_that_is_not_countered_tells_nothing() -> None:
    """HO-R27 Others still imagine Counters in that hand."""
    table = (
        Table()
        .turn(hand="dishonour 5 lay")
        .does("4: play dishonour 5 lay against guildsman")
        .play("3: decline")
    )
    counters = [
        NAME[kind]
        for seed in range(30)
        for kind in imagined(table, PRIEST, seed).hands[GUILDSMAN]
        if NAME[kind].startswith("counter 4-5")
    ]
    assert counters


def test_12_1_what_is_imagined_varies_and_keeps_ones_own_hand() -> None:
    """HO-12.1 Other hands are dealt again, and the deck is what is left."""
    table = Table().chance()
    hands = {tuple(imagined(table, PRIEST, seed).hands[SCHOLAR]) for seed in range(10)}
    assert len(hands) > 5
    for seed in range(5):
        state = imagined(table, PRIEST, seed)
        assert state.hands[PRIEST] == table.state.hands[PRIEST]
        assert table.game.problems(state) == []
        assert sum(state.deck) == 85


def test_12_1_after_a_shuffle_the_deck_is_imagined_from_what_was_shuffled() -> None:
    """HO-12.1 Cards that were in hands then cannot be in the deck."""
    table = Table().turn(hand="honour 1 lay", hands={SCHOLAR: "market_day, scapegoat"}, discards=None)
    table.does("4: play honour 1 lay for nobleman")
    assert table.told("reshuffled")
    for seed in range(20):
        state = imagined(table, PRIEST, seed)
        assert state.deck[NAME.index("market_day")] == 0
        assert state.deck[NAME.index("scapegoat")] == 0
        assert [state.deck[kind] for kind in range(KINDS)] != table.state.deck or seed


def test_12_1_nothing_that_may_be_answered_tells_others_of_a_hand() -> None:
    """HO-12.1 Offers, reasons and previews for whoever is not asked are alike, whatever the asked one holds."""
    table = Table().turn(hand="dishonour 5 lay, honour 1 lay", hands={GUILDSMAN: "counter 4-5 lay"})
    for answer in ("", "4: play dishonour 5 lay against guildsman"):
        if answer:
            table.does(answer)
        asked = table.game.seat(table.state)
        for viewer in (None, *map(Seat, range(5))):
            if viewer == asked:
                continue
            world = imagined(table, viewer, 7)
            assert world.hands[asked or 0] != table.state.hands[asked or 0]
            assert table.game.offers(table.state, viewer) == table.game.offers(world, viewer) == []
            for action in table.game.vocabulary.actions:
                why = table.game.explain(table.state, action, viewer)
                assert why == table.game.explain(world, action, viewer)
                assert why is not None
                assert (why.key, why.sentence) == ("not-asked", "This is for another to answer.")
                shown = table.game.preview(table.state, action, viewer)
                assert shown == table.game.preview(world, action, viewer) == {}


def test_12_1_the_asked_seat_is_offered_everything_as_ever() -> None:
    """HO-12.1 One's own hand is no secret to oneself."""
    table = Table().turn(hand="honour 1 lay")
    answer = "play honour 1 lay for nobleman"
    nobleman = Seat(NOBLEMAN)
    assert table.game.offers(table.state, nobleman) == table.game.offers(table.state)
    assert table.game.explain(table.state, answer, nobleman) is None
    assert table.game.preview(table.state, answer, nobleman)
