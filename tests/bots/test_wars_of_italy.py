"""How bots play the Wars of Italy: alliances first, what costs nothing is used, playouts answer as the advice does."""

import pytest

from virtu.bots.outlooks.wars_of_italy.advice import advise
from virtu.bots.outlooks.wars_of_italy.campaign import guard_of_naples
from virtu.bots.outlooks.wars_of_italy.closed_rooms import room_loss
from virtu.bots.outlooks.wars_of_italy.prospects import values
from virtu.bots.outlooks.wars_of_italy.replies import QUICK
from virtu.bots.outlooks.wars_of_italy.style import EASY, GENTLE, OLD_EASY, Style
from virtu.games.palace.steps.scheme import SchemePool
from virtu.games.palace.tables import CITY
from virtu.games.registry import BUILT_IN
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.influence import Diplomacy
from virtu.games.wars_of_italy.tables import FRANCE, NAPLES
from virtu.kernel import engine
from virtu.kernel.dice import dice_from
from wars_of_italy.table import FR, Table

GAME = BUILT_IN["wars_of_italy"]
OLD_GAMES = [(16, 14, 814), (9, 19, 601)]
"""Points of France, points of Naples, answers; with the usual component data."""


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_quick_reply_is_legal_and_what_the_advice_says(seed: int) -> None:
    """Playouts do not list every offer; what they answer is the same."""
    state, dice, quick = GAME.new(2, seed, False), dice_from(seed), 0
    assert isinstance(state, Wars)
    while (ask := engine.open_question(state)) is not None:
        offers = ask.offers(state)
        advised = advise(state, ask.asked(state), offers, None, EASY)
        if ask.topic() in QUICK and len(offers) > 1:
            answer = QUICK[ask.topic()](state, ask, EASY)
            if answer is not None:
                quick += 1
                assert answer in offers
                assert answer is advised, f"{ask.topic()}: {answer}, advised is {advised}"
        # Now and then anything goes, so that the games see more than good play.
        engine.answer(state, offers[dice.throw(len(offers))] if dice.throw(12) == 0 else advised)
    assert quick > 100


def test_an_alliance_in_sight_goes_before_a_city() -> None:
    """WI-5.3.8 Two Crowns bring Florence into the Alliance zone; the third alone annexes nothing any more."""
    table = Table()
    table.lean("florence", -3)
    table.pool(crown=3)
    table.spring("france", Diplomacy(FR, 0, 0))
    assert advised(table) == "influence florence crown"
    assert advised(table, OLD_EASY).startswith("annex ")


def test_a_city_goes_before_a_square() -> None:
    """WI-5.3.2 With Florence far away the same three Crowns annex."""
    table = Table()
    table.pool(crown=3)
    table.spring("france", Diplomacy(FR, 0, 0))
    assert advised(table).startswith("annex ")


def test_crosses_court_rome() -> None:
    """WI-5.3.5 A Cross serves on Rome's track and nowhere else."""
    table = Table()
    table.lean("venice", -4)
    table.pool(cross=2)
    table.spring("france", Diplomacy(FR, 1, 0))
    assert advised(table) == "influence rome cross"


def test_naples_keeps_at_home_what_france_could_bring() -> None:
    """WI-11.1 Five French Troops at Terracina, a step away, are two more than the value of Naples: two stay."""
    table = Table()
    table.w.treasury[FRANCE] = 0
    assert guard_of_naples(table.w) == 1
    table.say("france holds terracina")
    table.w.troops[CITY["terracina"] * 2 + FRANCE] = 5
    assert guard_of_naples(table.w) == 2


def test_a_mask_opens_the_room_a_side_lives_on() -> None:
    """AG-7.3.2 An Agent of Naples keeps France from governing: it goes before anybody else's Room is closed."""
    table = Table()
    table.say("naples has agent on blue 2")
    table.pool(mask=1)
    table.spring("france", SchemePool(FR, 0))
    assert advised(table) == "expel blue 2"


def test_the_gentle_leave_rooms_open() -> None:
    """AG-8.7 Where others close a Room, they do something else with their Mask."""
    table = Table()
    table.pool(mask=1)
    table.spring("france", SchemePool(FR, 0))
    assert advised(table).startswith("place yellow ")
    assert not advised(table, GENTLE).startswith("place yellow ")


def test_a_closed_room_is_a_loss() -> None:
    """AG-7.3.2 The more so where no other Room has the action."""
    table = Table()
    open_rooms = values(table.w)[FRANCE]
    assert room_loss(table.w, FR, 1) > room_loss(table.w, FR, 4)
    table.say("naples has agent on blue 2")
    assert values(table.w)[FRANCE] < open_rooms


def test_a_position_promises_more_to_who_has_more() -> None:
    """One City more, a marker nearer, and at last an army before Naples: France's chance grows every time."""
    table = Table()
    chances = [values(table.w)]
    table.say("france holds parma")
    chances.append(values(table.w))
    table.lean("florence", -4)
    chances.append(values(table.w))
    table.w.troops[CITY["naples"] * 2 + FRANCE] = 4
    chances.append(values(table.w))
    france = [both[FRANCE] for both in chances]
    assert france == sorted(set(france))
    assert all(abs(both[FRANCE] + both[NAPLES] - 1.0) < 1e-9 for both in chances)


def test_the_old_easy_bot_still_plays_as_it_did() -> None:
    """The yardstick of the levels must not move: two of its games, answer for answer."""
    assert [played(OLD_EASY, OLD_EASY, seed) for seed in (5, 6)] == OLD_GAMES


def test_the_easy_bot_has_learnt() -> None:
    """Sixteen games against what it was, each deal from both sides."""
    lead = 0
    for seed in range(8):
        france, naples, _ = played(EASY, OLD_EASY, seed)
        lead += france - naples
        france, naples, _ = played(OLD_EASY, EASY, seed)
        lead += naples - france
    assert lead > 16


def advised(table: Table, style: Style = EASY) -> str:
    """What a bot would answer at a scene."""
    offers = GAME.offers(table.w)
    seat = GAME.seat(table.w)
    assert seat is not None
    return str(advise(table.w, seat, offers, None, style))


def played(france: Style, naples: Style, seed: int) -> tuple[int, int, int]:
    """A game between two styles: the points of both, and how many answers it took."""
    state, dice, answers = GAME.new(2, seed, False), dice_from(seed), 0
    while (seat := GAME.seat(state)) is not None:
        engine.answer(state, advise(state, seat, GAME.offers(state), dice, naples if seat else france))
        answers += 1
    points = [score.total for score in GAME.score(state)]
    return points[FRANCE], points[NAPLES], answers
