"""The bots know what honour is."""

import json
from importlib.resources import files

import pytest

import virtu
from honour.table import GUILDSMAN, NOBLEMAN, PRIEST, Table
from virtu.bots.arena import Match, play_match
from virtu.bots.outlooks import outlook
from virtu.bots.outlooks.honour.features import FEATURES, features, phase, scores
from virtu.bots.outlooks.honour.marks import reason
from virtu.bots.outlooks.honour.outlook import HonourOutlook, exchanges
from virtu.bots.outlooks.honour.projection import ASLEEP, NEVER, foresee
from virtu.bots.outlooks.honour.rules_of_thumb import evaluate
from virtu.games.honour.actions import DRAW_DECK
from virtu.games.honour.game import HONOUR
from virtu.games.honour.state import Honour
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import Seat


def chosen(table: Table) -> str:
    return str(virtu.bot("easy").choose(table.game, table.state, seed=1))


def test_it_lays_its_best_card_for_itself() -> None:
    table = Table().turn(
        hand="honour 4 lay, honour 1 universal",
        front={NOBLEMAN: "honour 1 lay, honour 2 lay, honour 3 lay"},
        favours=0,
    )
    assert chosen(table) == "play honour 4 lay for nobleman"


def test_a_card_of_an_empty_deck_is_one_of_the_discards() -> None:
    """HO-2.3 They are shuffled before it is drawn."""
    table = Table().turn(hand="honour 1 lay", discards=None)
    table.play("4: play honour 1 lay for nobleman").awaits("4", "draw")
    assert table.state.left == 0
    assert reason(table.state, [DRAW_DECK]) == ("draw_deck", {"n": sum(table.state.discards)})


def test_it_ends_the_game_when_it_leads_and_not_when_it_does_not() -> None:
    front = {NOBLEMAN: "honour 1 lay, honour 2 lay, honour 3 lay, honour 4 lay"}
    table = Table().turn(hand="recognition", levels=[4, 1, 1, 1, 1], front=front)
    assert chosen(table) == "play recognition for priest"
    table = Table().turn(PRIEST, hand="recognition", levels=[1, 1, 1, 1, 4], front=front)
    assert chosen(table) != "play recognition for nobleman"


def test_it_counters_what_would_drive_it_out() -> None:
    """8 of 8, and 5 more on the way."""
    table = Table().turn(
        hand="dishonour 5 lay",
        hands={GUILDSMAN: "counter 4-5 lay"},
        front={GUILDSMAN: "honour 1 lay, honour 2 lay"},
        shames={GUILDSMAN: "dishonour 4 lay, dishonour 4 lay"},
    )
    table.does("4: play dishonour 5 lay against guildsman")
    assert chosen(table) == "use counter 4-5 lay"


def test_it_swears_away_what_hangs_over_it() -> None:
    """A Fate card is worth the best that can be chosen for it."""
    table = Table().turn(
        hand="oath_helpers",
        front={NOBLEMAN: "honour 1 lay, honour 2 lay"},
        shames={NOBLEMAN: "dishonour 4 lay"},
        queue="dishonour 5 lay on nobleman, dishonour 4 lay on nobleman",
        active=True,
        favours=0,
    )
    assert chosen(table) == "play oath_helpers"


def test_it_judges_by_what_its_seat_may_know() -> None:
    """Other hands do not matter to the judgement: only what lies open, and one's own cards."""
    table = Table().chance()
    worth = evaluate(table.state, Seat(PRIEST))
    for seed in range(5):
        other = table.game.imagine(table.state, Seat(PRIEST), dice_from(seed))
        assert evaluate(other, Seat(PRIEST)) == worth


def positions(variant: str, seed: int = 5, every: int = 9) -> list[Honour]:
    """Open positions of a random game."""
    state, dice = HONOUR.new(5, seed, False, variant=variant), dice_from(seed)
    found: list[Honour] = []
    while state.agenda:
        assert isinstance(state, Honour)
        if dice.throw(every) == 0:
            found.append(state.clone())
        offers = HONOUR.offers(state)
        HONOUR.play(state, offers[dice.throw(len(offers))])
    return found


@pytest.mark.parametrize("variant", ["full", "short"])
def test_features_are_weighed_as_they_are_counted(variant: str) -> None:
    """Searches weigh them on the way, training keeps them: both go by the same names."""
    weights = [0.1 * (index % 7 - 3) for index in range(len(FEATURES))]
    for state in positions(variant):
        rows = features(state)
        assert [len(row) for row in rows] == [len(FEATURES)] * 5
        weighed = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
        assert scores(state, weights) == pytest.approx(weighed)


def test_the_weights_are_for_these_rules_and_share_out_one_victory() -> None:
    view = outlook(HONOUR)
    assert isinstance(view, HonourOutlook)
    for name in ("honour", "honour_first", "honour_easy"):
        found = json.loads(files("virtu.bots").joinpath("weights", f"{name}.json").read_text())
        assert (found["rules_version"], found["data_hash"]) == (HONOUR.rules_version, HONOUR.data_hash)
        assert found["features"] == FEATURES
    for variant in ("full", "short"):
        assert {phase(state) for state in positions(variant)} <= {0, 1, 2, 3}
        for state in positions(variant):
            assert sum(view.values(state)) == pytest.approx(1)


def test_a_lead_beyond_all_others_can_be_judged() -> None:
    """Games of those who see no way to win go on for long."""
    table = Table().turn(hand="recognition", levels=[1, 1, 1, 1, 4])
    table.state.tokens[NOBLEMAN] = 150
    shares = outlook(HONOUR).values(table.state)
    assert shares.index(max(shares)) == NOBLEMAN


def test_it_foresees_who_will_be_driven_out() -> None:
    """8 is safe at level 1, 9 is not; a sleeping queue strikes some day."""
    shames = {NOBLEMAN: "dishonour 4 lay, dishonour 4 lay"}
    queue = "dishonour 5 lay on guildsman, dishonour 2 lay on nobleman"
    state = Table().turn(hand="recognition", shames=shames, queue=queue, active=True).state
    assert foresee(state, -1, 0) == [NEVER, NEVER, NEVER, NEVER, 2]
    state = Table().turn(hand="recognition", shames=shames, queue=queue).state
    assert foresee(state, -1, 0)[NOBLEMAN] == ASLEEP


def test_an_exchange_is_planned_as_a_whole() -> None:
    table = Table().turn(hand="recognition, honour 5 lay, counter 4-5 cleric")
    plans = [[str(action) for action in plan] for plan in exchanges(table.state, Seat(NOBLEMAN))]
    assert plans[0] == ["discard counter 4-5 cleric", "done"]
    for number, plan in enumerate(plans[:-1]):
        assert plan[-1] == "done"
        assert plan[:-1] == plans[number + 1][: number + 1]
    assert len(plans[-1]) == len(plans) == 8
    assert "done" not in plans[-1]


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_searchers_end_the_game_in_the_lead_and_counter_what_drives_them_out(level: str) -> None:
    front = {NOBLEMAN: "honour 1 lay, honour 2 lay, honour 3 lay, honour 4 lay"}
    table = Table().turn(hand="recognition", levels=[4, 1, 1, 1, 1], front=front)
    answer = virtu.bot(level).choose(table.game, table.state, seed=1, playouts=12)
    assert str(answer) == "play recognition for priest"
    table = Table().turn(
        hand="dishonour 5 lay",
        hands={GUILDSMAN: "counter 4-5 lay"},
        front={GUILDSMAN: "honour 1 lay, honour 2 lay, honour 3 lay"},
        shames={GUILDSMAN: "dishonour 4 lay, dishonour 4 lay"},
    )
    table.does("4: play dishonour 5 lay against guildsman")
    answer = virtu.bot(level).choose(table.game, table.state, seed=1, playouts=12)
    assert str(answer) == "use counter 4-5 lay"


@pytest.mark.parametrize(("level", "playouts"), [("medium", 2), ("hard", 3), ("expert", 4)])
def test_what_a_seat_may_not_know_does_not_change_its_answer(level: str, playouts: int) -> None:
    """Deck and hands dealt again: under the same seed and playouts the same answer."""
    player = virtu.bot(level)
    for variant in ("full", "short"):
        for state in positions(variant, every=60)[:3]:
            seat = HONOUR.seat(state)
            assert seat is not None
            answer = player.choose(HONOUR, state, seed=3, playouts=playouts)
            for deal in range(4):
                other = HONOUR.imagine(state, seat, dice_from(deal))
                assert player.choose(HONOUR, other, seed=3, playouts=playouts) == answer


def test_hard_beats_easy() -> None:
    """One against four: 2 of 10 would be fair."""
    found = play_match(Match("honour", 5, ("hard@2p", "easy", "easy", "easy", "easy"), 10, 0))["bots"]
    assert isinstance(found, list)
    assert found[0]["wins"] >= 4, found


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["full", "short"])
def test_easy_beats_random(variant: str) -> None:
    """One against four: its share would be 20 %."""
    bots = ("easy", "random", "random", "random", "random")
    result = play_match(Match("honour", 5, bots, 40, 0, {"variant": variant}))
    found = result["bots"]
    assert isinstance(found, list)
    assert found[0]["interval"][0] > 0.4, found
