"""Around the tables: settings, invitations, ways out, a new table, and pages that open without a server."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.visitor import Visitor

pytestmark = pytest.mark.browser
Visitors = Callable[..., Visitor]
SOLO = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


@pytest.mark.parametrize(
    ("language", "how", "phone"),
    [("en-GB", "dark", False), ("fr-FR", "light", True), ("cs-CZ", "dark", True), ("it-IT", "light", False)],
)
def test_every_page_in_every_language(visitor: Visitors, language: str, how: str, phone: bool) -> None:
    someone = visitor(locale=language, color_scheme=how, phone=phone)
    page = someone.page
    someone.open_table("seven_virtues", players=2, seats=[{"kind": "me"}, {"kind": "open"}], options={"hands": "open"})
    page.get_by_test_id("only-here").wait_for()
    for path in ("", "/", "/new/governing", "/new/seven_virtues", "/settings", "/aid/governing", "/rules/xyz"):
        if path:
            someone.visit(path)
            page.locator("main .panel, main .empty-note").first.wait_for()
        for fold in page.locator("#new-table summary").all():
            fold.click()
        where = f"{path or 'the invitation'} ({language})"
        someone.axe(where)
        someone.picture(f"around{(path or '/invitation').replace('/', '-')}-{language}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
        shown = page.locator("body").inner_text()
        for key in ("option-", "about-", "set-", "rules-of-", "invite-", "way-", "goal-", "whole-", "aid-"):
            assert key not in shown, f"{where}: {key}"


def test_a_seat_that_does_not_exist_is_not_offered(visitor: Visitors) -> None:
    someone = visitor()
    page = someone.page
    someone.visit("/new/seven_virtues")
    begins = page.get_by_label("First player")
    page.get_by_role("radio", name="7", exact=True).click()
    begins.select_option("6")
    expect(page.get_by_test_id("whole-table")).to_contain_text("First player: Seat 7")
    page.get_by_role("radio", name="2", exact=True).click()
    seats = page.get_by_role("radiogroup", name="First player").get_by_role("radio")
    assert seats.all_inner_texts() == ["random", "Seat 1", "Seat 2"]
    expect(page.get_by_test_id("whole-table")).to_contain_text("Usual rules")
    page.get_by_test_id("create").click()
    page.get_by_test_id("board").wait_for()


def test_a_game_of_ones_own_is_deleted_from_the_lobby(visitor: Visitors) -> None:
    someone = visitor()
    page = someone.page
    someone.open_table("seven_virtues", players=2, seats=SOLO)
    page.get_by_test_id("board").wait_for()
    someone.visit()
    page.get_by_test_id("ways-of").click()
    page.get_by_test_id("way-delete").click()
    expect(page.get_by_role("alert")).to_contain_text("gone for good")
    page.get_by_test_id("sure-delete").click()
    expect(page.get_by_test_id("your-game")).to_have_count(0)


def test_a_game_is_ended_together_and_given_up_alone(visitor: Visitors) -> None:
    ann, bob = visitor(), visitor(phone=True)
    for way in ("end", "resign"):
        path = ann.open_table("seven_virtues", players=2, seats=[{"kind": "me"}, {"kind": "open"}])
        bob.visit(path)
        bob.page.get_by_test_id("join").click()
        for one in (ann, bob):
            one.page.get_by_test_id("prompt").wait_for()
        ann.page.get_by_role("button", name="Menu").click()
        ann.page.get_by_test_id(f"way-{way}").click()
        ann.picture(f"around-sure-{way}")
        ann.page.get_by_test_id(f"sure-{way}").click()
        expect(ann.page.get_by_test_id("ways")).to_have_count(0)
        if way == "end":
            expect(bob.page.get_by_test_id("asked-back")).to_contain_text("wants to end the game")
            bob.page.get_by_test_id("agree").click()
        wanted = "Ended by agreement" if way == "end" else "resigned: you win"
        expect(bob.page.get_by_test_id("headline")).to_contain_text(wanted)
        expect(ann.page.get_by_test_id("not-scored")).to_be_visible()
        bob.axe("a game cut short")


def test_settings_act_at_once_and_stay(visitor: Visitors) -> None:
    someone = visitor()
    page = someone.page
    someone.visit("/settings")
    page.get_by_role("radio", name="step by step").click()
    page.get_by_role("switch", name="Play forced moves for me").click()
    page.get_by_role("button", name="For red-green colour blindness").click()
    page.get_by_role("radio", name="A++").click()
    assert page.evaluate("document.documentElement.style.zoom") == "1.25"
    page.reload()
    expect(page.get_by_role("radio", name="step by step")).to_be_checked()
    expect(page.get_by_role("switch", name="Play forced moves for me")).not_to_be_checked()
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--house-milan')") == "#3B3B8F"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


KEPT = "caches.open('virtu-1').then(cache => cache.keys()).then(all => all.map(({ url }) => url))"
"""The addresses whose answers the service worker has kept."""


def test_without_a_server_the_rules_are_there(visitor: Visitors) -> None:
    someone = visitor(service_workers="allow")
    page = someone.page
    someone.visit()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=20_000)
    kept: list[str] = []
    for _ in range(40):  # until nothing more is being fetched
        before, kept = kept, page.evaluate(KEPT)
        if kept == before and sum("/api/rules/" in url for url in kept) == 4:
            break
        page.wait_for_timeout(500)
    someone.context.set_offline(True)
    someone.visit("/rules/honour")
    expect(page.get_by_text("HO-1.1", exact=True).first).to_be_visible()
    picture = page.locator("main img").first
    picture.scroll_into_view_if_needed()
    page.wait_for_function("() => document.querySelector('main img').naturalWidth > 0")
    expect(page.get_by_test_id("offline")).to_be_visible()
    someone.picture("around-offline")
    someone.context.set_offline(False)
    someone.visit()
    expect(page.get_by_test_id("offline")).to_have_count(0)


def test_a_table_that_was_not_reached_is_asked_for_again(visitor: Visitors) -> None:
    someone = visitor()
    path = someone.open_table("seven_virtues", players=2, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    someone.page.route("**/api/tables/*", lambda route: route.abort())
    someone.visit(path)
    expect(someone.page.get_by_role("main")).to_contain_text("The server is not responding")
    expect(someone.page).to_have_title("No connection to the server · Virtù")
    someone.page.unroute("**/api/tables/*")
    someone.page.get_by_test_id("try-again").click()
    expect(someone.page.get_by_test_id("prompt")).to_be_visible()


def test_a_link_shows_what_it_leads_to(visitor: Visitors) -> None:
    someone = visitor()
    path = someone.open_table("honour", players=5, seats=[{"kind": "me"}, *[{"kind": "open"}] * 4])
    text = someone.context.request.get(someone.server.address + path).text()
    assert 'property="og:title" content="Come and play Honour"' in text
    assert "4 seats are free" in text
    for page, title, picture in (
        ("/", "Virtù", "virtu"),
        ("/rules", "The rules", "virtu"),
        ("/rules/governing", "The Art of Governing: the rules", "governing"),
        ("/aid/wars_of_italy", "The Wars of Italy: player aid", "wars_of_italy"),
        ("/bots/honour", "Honour: how strong are the bots?", "honour"),
        ("/rules/xyz", "The rules", "virtu"),
    ):
        text = someone.context.request.get(someone.server.address + page).text()
        assert f'property="og:title" content="{title}"' in text, page
        assert f"/share/{picture}.jpg" in text, page
    for shared in ("share/honour.jpg", "manifest.webmanifest", "icons/icon-512.png"):
        assert someone.context.request.get(f"{someone.server.address}/{shared}").ok
    expect(someone.page).to_have_title("4 seats are free; the game begins when all are taken. · Honour")
