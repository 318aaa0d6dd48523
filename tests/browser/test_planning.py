"""Trying things out: a plan of the table, a turn begun anew, and asking the others to take back."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.governing import Player
from browser.visitor import Visitor
from server.people import Server

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
PLAYERS = {"governing": 3, "seven_virtues": 2, "honour": 5, "wars_of_italy": 2}


def alone(guest: Visitor, game: str) -> Player:
    """At a table with bots, asked for the first time."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (PLAYERS[game] - 1)]
    player = Player(guest)
    guest.open_table(game, players=PLAYERS[game], seats=seats, seed=11)
    assert player.await_turn() == "asked"
    return player


def lit(page: Page) -> None:
    """The plan is there, and so are its answers."""
    expect(page.get_by_test_id("plan-strip")).to_contain_text("A plan, not the real game")
    expect(page.locator("[data-testid=prompt].mine")).to_be_visible()


def test_a_plan_is_made_and_left_in_every_game(visitor: Visitors) -> None:
    """The planner answers for the others, takes everything back and comes home to the table as it was."""
    guest = visitor()
    for game in PLAYERS:
        player = alone(guest, game)
        page = player.page
        offers = player.line.offers
        page.locator("body").press("f")
        lit(page)
        seats: set[int] = set()
        for _ in range(12):
            assert player.line.question is not None
            seats.add(player.line.question["seat"])
            if len(seats) > 1:
                break
            out = [offer for offer in ("done", "skip", "pass") if offer in player.line.offers]
            player.say([*out, *player.line.offers][0])
        assert len(seats) > 1, f"{game}: only {seats} was asked"
        lit(page)
        guest.axe(f"{game}, planning")
        guest.picture(f"{game}-plan")
        page.get_by_test_id("undo").click(delay=800)
        expect(page.get_by_test_id("undo")).to_have_count(0)
        page.get_by_test_id("leave-plan").click()
        expect(page.get_by_test_id("plan-strip")).to_have_count(0)
        expect(page.get_by_test_id("plan")).to_be_visible()
        page.reload()
        player.await_turn()
        assert player.line.offers == offers, "nothing of the plan happened"


def test_a_turn_is_begun_anew_by_holding_undo(visitor: Visitors) -> None:
    """One long press takes all answers of the turn back; they are given again one by one."""
    guest = visitor()
    player = alone(guest, "governing")
    page = player.page
    undo, redo = page.get_by_test_id("undo"), page.get_by_test_id("redo")
    first = player.line.offers
    given = 0
    while given < 2:
        player.say(player.line.offers[0])
        given = given + 1 if undo.count() else 0
        first = first if given else player.line.offers
    undo.click(delay=800)
    expect(undo).to_have_count(0)
    assert player.line.offers == first
    expect(page.locator(".entries")).to_contain_text("You undo 2 moves")
    redo.click()
    expect(undo).to_be_visible()
    redo.click()
    expect(redo).to_have_count(0)
    page.locator("body").press("Shift+Backspace")
    expect(undo).to_have_count(0)
    expect(redo).to_be_visible()


def test_others_agree_or_refuse_and_a_plan_lapses(visitor: Visitors) -> None:
    """Two people: one asks to take back, the other sees a card over the prompt. A move ends the plan."""
    ann, bob = visitor(), visitor(phone=True)
    path = ann.open_table("seven_virtues", players=2, seats=[{"kind": "me"}, {"kind": "open"}], options={"first": "0"})
    bob.visit()
    bob.page.get_by_test_id("play-seven_virtues").wait_for()
    table = path.split("/")[-1]
    assert bob.context.request.post(f"{bob.server.address}/api/tables/{table}/join", data={}).ok
    bob.visit(path)
    assert ann.await_turn() == "asked"
    bob.page.get_by_test_id("plan").click()
    lit(bob.page)
    bob.picture("seven_virtues-phone-plan")
    offers = ann.offers()
    ann.answer(offers[0])
    expect(bob.page.get_by_test_id("plan-strip")).to_have_count(0)
    expect(bob.page.locator(".strips")).to_contain_text("your plan was closed")
    assert bob.await_turn() == "asked"
    ask = ann.page.get_by_test_id("ask-back")
    expect(ask).to_contain_text("Request an undo")
    ask.click()
    expect(ann.page.get_by_test_id("asked-back")).to_contain_text("Waiting for")
    expect(bob.page.get_by_test_id("asked-back")).to_contain_text("wants to undo a move")
    bob.picture("seven_virtues-phone-asked-back")
    bob.axe("asked to agree")
    bob.page.get_by_test_id("refuse").click()
    expect(ann.page.locator(".strips")).to_contain_text("Not everyone agreed")
    ask.click()
    bob.page.get_by_test_id("agree").click()
    assert ann.await_turn() == "asked"
    assert ann.offers() == offers
    expect(ann.page.locator(".entries")).to_contain_text("You undo a move and everything that followed.")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You have made a lot of plans. Please wait a little."),
        ("fr", "Vous avez fait beaucoup de plans. Attendez un peu."),
        ("cs", "Plánů máte už hodně. Chvíli prosím počkejte."),
        ("it", "Hai fatto molti piani. Aspetta un po’."),
    ],
)
def test_too_many_plans_are_refused_with_a_sentence(
    browser: Browser, tmp_path: Path, language: str, sentence: str, long: bool
) -> None:
    """The table stays as it is, and says why there is no plan now."""
    if not long and language != "en":
        pytest.skip("only with --long: the same in other languages")
    server = Server(tmp_path, plans_per_minute=1)
    for phone, scheme in ((False, "light"), (True, "dark")):
        guest = Visitor(browser, server, phone=phone, locale=language, color_scheme=scheme)
        guest.open_table("honour", players=5, seats=[{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 4])
        guest.await_turn()
        page = guest.page
        page.get_by_test_id("plan").click()
        page.get_by_test_id("leave-plan").click()
        page.get_by_test_id("plan").click()
        expect(page.locator(".strips")).to_contain_text(sentence)
        expect(page.get_by_test_id("plan-strip")).to_have_count(0)
        guest.picture(f"too-many-plans-{language}-{'phone' if phone else 'desktop'}")
        guest.close()
    assert server.stop() == 0
