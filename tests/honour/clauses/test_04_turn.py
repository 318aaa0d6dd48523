"""HO-4 A turn."""

from honour.table import NOBLEMAN, PRIEST, SCHOLAR, Table

THREE = "honour 1 lay, honour 1 lay, honour 1 universal"


def test_4_1_two_actions_also_of_one_kind() -> None:
    """HO-4.1 The same kind may be taken twice; then only the Favour is left."""
    table = Table().turn(
        hand="honour 1 lay, honour 1 lay, honour 1 lay, dishonour 2 lay, recognition, market_day"
    )
    table.does("4: play honour 1 lay for nobleman").does("4: play honour 1 lay for nobleman")
    table.awaits("4", "act")
    for answer in (
        "play honour 1 lay for nobleman",
        "play recognition for nobleman",
        "play dishonour 2 lay against guildsman",
        "play market_day",
        "exchange",
    ):
        table.refuses(f"4: {answer}", "HO-4.1", "both are used")


def test_4_1_a_player_may_stop_at_once() -> None:
    """HO-4.1, HO-R2 After no action, or after one."""
    table = Table().turn(hand=THREE).play("4: done").awaits("0", "act")
    assert table.told("stopped") == [{"seat": 4, "left": 2}]
    table = (
        Table().turn(hand=THREE).does("4: play honour 1 lay for nobleman").play("4: done").awaits("0", "act")
    )


def test_r15_a_turn_goes_on_until_its_player_has_enough() -> None:
    """HO-R15 Even a hand that allows no Favour is asked for one: else all would know what it lacks."""
    table = Table().turn(hand="recognition, recognition")
    table.does("4: play recognition for nobleman").does("4: play recognition for nobleman")
    table.awaits("4", "act")


def test_4_1_with_everything_used_the_turn_ends_by_itself() -> None:
    """HO-4.1, HO-4.3 Two actions and the Favour are all there is, and everybody sees that."""
    table = Table().turn(hand=THREE)
    table.does("4: favour honour 1 universal for priest").does("4: play honour 1 lay for nobleman")
    table.does("4: play honour 1 lay for nobleman").awaits("0", "act")


def test_4_2_what_is_no_action() -> None:
    """HO-4.2 Answers of other questions, and cards one does not hold."""
    table = Table().turn(hand=THREE)
    for answer in (
        "draw deck",
        "decline",
        "entry 1",
        "blame priest",
        "deal recognition",
        "ring",
        "discard recognition",
    ):
        table.refuses(f"4: {answer}", "HO-4.2", "play a card")
    for answer in (
        "play recognition for nobleman",
        "play honour 1 cleric for priest",
        "favour honour 1 cleric for priest",
        "play dishonour 2 lay against guildsman",
        "play market_day",
    ):
        table.refuses(f"4: {answer}", "HO-4.2", "you hold no")


def test_4_3_one_favour_a_turn_at_any_moment() -> None:
    """HO-4.3, HO-R16 Before, between and after the actions; it uses none of them."""
    for moment in range(3):
        table = Table().turn(hand=f"{THREE}, honour 1 universal")
        actions = ["4: play honour 1 lay for nobleman", "4: play honour 1 lay for nobleman"]
        for action in actions[:moment]:
            table.does(action)
        table.play("4: favour honour 1 universal for priest").awaits("4", "draw")
        assert table.state.actions == 2 - moment
        assert (table.player(NOBLEMAN)["tokens"], table.player(PRIEST)["honour"]) == (1, 1)
        table.draws(NOBLEMAN)
        if moment < 2:
            table.refuses("4: favour honour 1 universal for scholar", "HO-4.3", "it is used")


def test_4_3_a_favour_is_for_another() -> None:
    """HO-4.3 Not for oneself."""
    Table().turn(hand=THREE).refuses(
        "4: favour honour 1 lay for nobleman", "HO-4.3", "another player"
    )


def test_4_4_who_plays_a_card_draws_from_deck_or_display() -> None:
    """HO-4.4 A card of the display is replaced from the deck at once."""
    table = Table().turn(hand=THREE, display="recognition, honour 5 lay, honour 5 lay")
    table.play("4: play honour 1 lay for nobleman").awaits("4", "draw")
    table.offers_exactly("draw deck", "draw recognition", "draw honour 5 lay")
    table.play("4: draw honour 5 lay", "chance: deal market_day").awaits("4", "act")
    assert table.view(None)["display"] == ["recognition", "market_day", "honour 5 lay"]
    assert len(table.hand(NOBLEMAN)) == 8


def test_4_4_only_what_lies_there_is_drawn() -> None:
    """HO-4.4 The refusal names the display."""
    table = (
        Table()
        .turn(hand=THREE, display="recognition, honour 5 lay")
        .play("4: play honour 1 lay for nobleman")
    )
    table.refuses("4: draw market_day", "HO-4.4", "the display holds Recognition, Honour 5 Lay")
    table.refuses("4: done", "HO-4.4", "top of the deck")


def test_4_4_the_counters_of_others_are_drawn_for_too() -> None:
    """HO-4.4 Hands are 8 between plays."""
    table = Table().turn(hand="dishonour 2 lay", hands={3: "counter 2-3 lay"})
    table.does("4: play dishonour 2 lay against guildsman").play("3: use counter 2-3 lay").awaits("3", "draw")
    table.draws(3).awaits("4", "act")
    assert [player["cards"] for player in table.view(None)["players"]] == [8] * 5


def test_4_5_an_exchange_draws_as_many_from_the_deck() -> None:
    """HO-4.5 Never from the display; it is one action."""
    table = Table().turn(hand=THREE).play("4: exchange", "4: discard honour 1 lay", "4: discard honour 1 lay")
    table.play("4: done").chance("deal recognition", "deal market_day").awaits("4", "act")
    assert {"recognition", "market_day"} <= set(table.hand(NOBLEMAN))
    assert (len(table.hand(NOBLEMAN)), table.state.actions) == (8, 1)
    assert table.told("exchanged") == [{"seat": 4, "count": 2}]
    assert "draw" not in [event.name for event in table.happened]


def test_4_5_all_eight_cards_can_go() -> None:
    """HO-4.5 After the eighth the draw comes by itself."""
    table = Table().turn(hand="honour 1 lay, honour 1 lay").play("4: exchange")
    for _ in range(8):
        table.play(f"4: {next(offer for offer in table.offers if offer.startswith('discard'))}")
    table.chance().awaits("4", "act")
    assert table.told("exchanged") == [{"seat": 4, "count": 8}]


def test_4_5_at_least_one_card_and_only_ones_own() -> None:
    """HO-4.5 Nothing else is an answer."""
    table = Table().turn(hand=THREE).play("4: exchange")
    table.refuses("4: done", "HO-4.5", "at least one")
    table.refuses("4: discard recognition", "HO-4.5", "you hold no Recognition")
    table.refuses("4: exchange", "HO-4.5", "one by one")


def test_4_5_an_empty_hand_exchanges_nothing() -> None:
    """HO-4.5 There is nothing to discard."""
    table = Table().turn(full=False)
    table.refuses("4: exchange", "HO-4.5", "your hand is empty")


def test_r12_an_exchange_fills_a_short_hand_from_the_deck() -> None:
    """HO-R12 Together with the cards drawn for it."""
    table = (
        Table()
        .turn(hand=THREE, full=False)
        .play("4: exchange", "4: discard honour 1 lay", "4: done")
        .chance()
    )
    table.awaits("4", "act")
    assert len(table.hand(NOBLEMAN)) == 8


def test_r11_the_discards_of_an_exchange_can_come_back() -> None:
    """HO-R11 They lie on the discard pile before the deck is made anew."""
    table = Table().turn(hand="recognition, honour 1 lay", discards=None)
    table.play("4: exchange", "4: discard recognition", "4: done", "chance: deal recognition")
    assert "recognition" in table.hand(NOBLEMAN)


def test_4_6_recognition_renews_the_display_before_the_draw() -> None:
    """HO-4.6, HO-R3 The new cards can be drawn, the old ones are discarded."""
    table = Table().turn(hand="recognition", display="honour 5 lay, honour 5 lay, honour 5 lay")
    table.play("4: play recognition for nobleman")
    table.play("chance: deal market_day", "chance: deal scapegoat", "chance: deal recognition").awaits(
        "4", "draw"
    )
    table.offers_exactly("draw deck", "draw market_day", "draw scapegoat", "draw recognition")
    assert table.view(None)["discards"] == ["honour 5 lay"] * 3 + ["recognition"]


def test_4_6_a_renewed_display_belongs_to_the_same_turn() -> None:
    """HO-4.6 The turn goes on with what is left of it."""
    table = Table().turn(hand="recognition", hands={PRIEST: "recognition", SCHOLAR: ""})
    table.does("4: play recognition for priest").awaits("4", "act")
    assert table.state.actions == 1
