"""Ideas for people: legal, the bot's best first, each with its own reasons in four languages, nothing hidden."""

import re
from pathlib import Path

import pytest

from governing.table import Table
from honour import table as honour
from seven_virtues import table as virtues
from virtu.bots import bot
from virtu.bots.hints import FEW, Hint, hints
from virtu.bots.outlooks import outlook
from virtu.bots.rehearsal import confidence
from virtu.bots.warnings import warnings
from virtu.cli.words import words_for
from virtu.cli.words.plans import reasons_said, reply_said
from virtu.games.palace.steps.reorganise import Reorganise
from virtu.games.registry import BUILT_IN as GAMES
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game
from virtu.kernel.state import State

LOCALE = Path(__file__).parents[2] / "src" / "virtu" / "locale"
LANGUAGES = ("en", "fr", "cs", "it")
FEW_POSITIONS, MANY_POSITIONS = 5, 200
PLAYOUTS = 10


def somewhere(game: Game, number: int) -> State:
    """A position that random answers lead to, mostly sensible ones: another for each number."""
    dice = dice_from(number)
    state = game.new(game.players[number % len(game.players)], number, False)
    player = bot("easy", number)
    for _ in range(dice.throw({"governing": 250, "wars_of_italy": 250, "honour": 120, "seven_virtues": 30}[game.name])):
        offers = game.offers(state)
        action = offers[dice.throw(len(offers))] if not dice.throw(5) else player.choose(game, state)
        before = state.clone(state.dice and state.dice.clone())
        game.play(state, action)
        if game.over(state):
            return before
    return state


@pytest.mark.parametrize("name", GAMES)
def test_every_idea_says_something_of_its_own_in_every_language(name: str, long: bool) -> None:
    game = GAMES[name]
    for number in range(MANY_POSITIONS if long else FEW_POSITIONS):
        state = somewhere(game, number)
        found = hints(game, state, number, playouts=PLAYOUTS)
        actions = [hint.action for hint in found]
        assert 1 <= len(actions) <= FEW
        assert all(action in game.offers(state) for action in actions)
        for language in LANGUAGES:
            words = words_for(game, language, [f"P{seat}" for seat in range(state.players)], game.seat(state))
            words.meet(game.factions(state))
            said = [text for hint in found for text in reasons_said(words, hint.reasons).split("; ")]
            assert all(said), (name, number)
            assert len(set(said)) == len(said), (name, number, said)
            replies = [reply_said(words, hint.reply) for hint in found if hint.reply]
            assert len(set(replies)) == len(replies)


@pytest.mark.parametrize("name", GAMES)
def test_every_mark_has_its_words(name: str) -> None:
    """More, less, kept, or where it stands; in the game's own words or in those of its elder sister."""
    needed = set()
    for mark, meaning in outlook(GAMES[name]).meanings().items():
        ways = ["more", "less"] if meaning.good else ["now"]
        needed |= {f"{mark}-{way}" for way in [*ways, *(["kept"] if meaning.kept else [])]}
    elder = "governing" if name == "wars_of_italy" else name
    for language in LANGUAGES:
        text = (LOCALE / language / "hints.ftl").read_text()
        known = set(re.findall(rf"^hint-(?:(?:{name}|{elder})-)?([\w-]+) =", text, re.MULTILINE))
        assert needed - known == set()


def test_a_chance_is_as_sure_as_its_tries_allow() -> None:
    """Few tries or tries far apart are told widely, however well they agree; and no number of them is sure."""
    few, many = confidence([0.41, 0.41]), confidence([0.41] * 200)
    assert few[0] <= 20
    assert few[1] >= 62
    assert few[0] < many[0] <= 25
    assert 57 <= many[1] < few[1]
    low, high = confidence([0.1, 0.7] * 4)
    assert low < 25
    assert high > 55
    assert confidence([0.0, 0.0])[0] == 0
    assert confidence([1.0, 1.0])[1] == 100


@pytest.mark.parametrize("name", GAMES)
def test_no_bar_is_falsely_sure(name: str) -> None:
    """As often as somebody can wait for: every plan that is shown has a bar of some length around its dot."""
    game = GAMES[name]
    for number in range(3):
        for hint in hints(game, somewhere(game, 200 + number), number, playouts=PLAYOUTS):
            if hint.chance is not None:
                assert hint.chance.low <= hint.chance.mean <= hint.chance.high
                # What is nearly won or lost is certain enough.
                assert hint.chance.high - hint.chance.low >= 10 or not 5 < hint.chance.mean < 95


def test_the_first_idea_is_what_the_bot_called_hint_plays() -> None:
    for name, game in GAMES.items():
        for number in range(2):
            state = somewhere(game, 100 + number)
            first = hints(game, state, 3, playouts=PLAYOUTS)[0].action
            assert first is bot("hint").choose(game, state, seed=3, playouts=PLAYOUTS), name


@pytest.mark.parametrize(("name", "players", "answers"), [("honour", 5, 24), ("seven_virtues", 4, 16)])
def test_ideas_and_warnings_do_not_depend_on_what_the_seat_cannot_see(name: str, players: int, answers: int) -> None:
    """Everything the seat may not know is dealt again: nothing changes."""
    game = GAMES[name]
    state, player = game.new(players, 3, False), bot("easy", 3)
    for number in range(answers):
        seat = game.seat(state)
        assert seat is not None
        if number % 3 == 0:
            other = game.imagine(state, seat, dice_from(99 + number))
            one, two = (hints(game, given, 5, playouts=PLAYOUTS) for given in (state, other))
            assert plain(one) == plain(two)
            last = game.offers(state)[-1]
            assert warnings(game, state, [last], 5) == warnings(game, other, [last], 5)
        game.play(state, player.choose(game, state))


def plain(found: list[Hint]) -> list[object]:
    return [([str(action) for action in hint.plan], hint.reasons, hint.chance, hint.reply) for hint in found]


def test_means_put_up_say_what_they_are_put_up_for() -> None:
    """A newcomer learns where the Agent goes, not that a Mask is put up first."""
    game = GAMES["governing"]
    state = game.new(3, 3, False)
    dice = dice_from(4)
    for _ in range(600):
        if game.seat(state) is None or any(str(offer) == "use room mask" for offer in game.offers(state)):
            break
        offers = game.offers(state)
        named = [offer for offer in offers if str(offer) == "scheme"]
        game.play(state, (named or list(offers))[dice.throw(1 if named else len(offers))])
    found = hints(game, state, 1, playouts=PLAYOUTS)[0]
    assert str(found.action).startswith("use ")
    assert any(str(action).split()[0] in ("place", "expel", "lift") for action in found.plan)


@pytest.mark.parametrize("name", ["governing", "wars_of_italy"])
def test_the_recommended_start_places_the_whole_family(name: str) -> None:
    game = GAMES[name]
    state = game.new(min(game.players), 5, False)
    seat = game.seat(state)
    assert game.question(state) == "family"
    for action in hints(game, state, 1, playouts=PLAYOUTS)[0].plan:
        game.play(state, action)
    assert game.seat(state) != seat or game.question(state) != "family"


def test_who_keeps_too_few_florins_for_the_salary_is_warned() -> None:
    """WI-10.1 At the salary itself: a smaller sum costs Troops that a larger one keeps."""
    game = GAMES["wars_of_italy"]
    state, player = game.new(2, 5, False), bot("easy", 5)
    while game.question(state) != "salary" or len(game.offers(state)) < 2:
        game.play(state, player.choose(game, state))
    least, *_, most = game.offers(state)
    assert [one.reason.name for one in warnings(game, state, [least])] == ["unpaid-more"]
    assert warnings(game, state, [most]) == []


def test_who_gives_away_the_most_crosses_is_warned() -> None:
    """AG-14.3.2 Being first in Crosses is worth 4 points; a discarded card no longer counts."""
    table = Table(3)
    table.say("red has cardinal at left1", "red has merchant at right1")
    table.winter("red", Reorganise(table.seat("red"), 0))
    assert {"discard left1", "discard right1"} <= {*table.offers}
    assert dangers(table, "discard left1") == ["faith-less"]
    assert dangers(table, "discard right1") == []


def test_who_gives_away_the_lead_in_a_virtue_is_warned() -> None:
    """SV-4.4 A card discarded for Charity is missing where it made its owner 1st."""
    table = virtues.Table(3).scoring("charity 3, charity 6, justice 5, prudence 9", "justice 4", "faith 1")
    assert dangers(table, "discard justice 5") == ["lead-less"]
    assert dangers(table, "done") == []


def test_who_brings_a_rival_one_step_from_the_end_is_warned() -> None:
    """HO-6.3 At level 5 the game ends, whoever played the card."""
    table = honour.Table().turn(
        honour.PRIEST, "recognition, honour 1 cleric", levels=[1, 3, 1, 1, 1], front={honour.SCHOLAR: "honour 1 cleric"}
    )
    assert dangers(table, "play recognition for scholar") == ["near_end-more"]
    assert dangers(table, "play recognition for priest") == []


def dangers(table: Table | virtues.Table | honour.Table, text: str) -> list[str]:
    """What somebody is warned of who is about to answer this."""
    action = table.game.read(text)
    assert action is not None
    assert text in table.offers
    return [one.reason.name for one in warnings(table.game, table.state, [action])]


@pytest.mark.parametrize(("thinking", "players", "deals"), [("seven_virtues@300p", 3, 2), ("honour@24p", 5, 0)])
def test_who_follows_the_first_idea_beats_easy(thinking: str, players: int, deals: int, long: bool) -> None:
    """Deals played from every seat; `virtu ladder --rung hint:easy` plays more of them, and the longer games."""
    name, _, budget = thinking.partition("@")
    game = GAMES[name]
    deals = 200 // players if long else deals
    won = played = 0.0
    for number in range(deals * players):
        state, mine = game.new(players, 50 + number // players, False), number % players
        bots = [bot(f"hint@{budget}" if seat == mine else "easy", number * 10 + seat) for seat in range(players)]
        while (seat := game.seat(state)) is not None:
            game.play(state, bots[seat].choose(game, state))
        winners = game.winners(state)
        won += 1 / len(winners) if mine in winners else 0.0
        played += 1
    assert won >= 1.5 * played / players


def test_answers_meant_for_another_deal_are_left_out() -> None:
    """What follows an answer in a client's plan may no longer be possible where the bot looks at it."""
    game = GAMES["honour"]
    state = game.new(5, seed=3)
    seat = game.seat(state)
    assert seat is not None
    offers = game.offers(state)
    for first in offers[:10]:
        warnings(game, state, [first, first, first])  # one cannot play the same card twice
