"""Moments of the Wars of Italy: an alliance, the siege of a Major City, a refusal, the fall of Naples."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import golden
import virtu
from browser.visitor import Visitor
from browser.wars import ALONE, FRANCE, Warrior

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
GAME = virtu.game("wars_of_italy")


def two_kings(visitor: Visitors, **options: object) -> tuple[Warrior, Warrior]:
    """France and Naples, a browser each."""
    france, naples = Warrior(visitor()), Warrior(visitor())
    path = france.visitor.open_table(
        "wars_of_italy", players=2, seed=2, options=options, seats=[{"kind": "me"}, {"kind": "open"}]
    )
    naples.visitor.visit()
    naples.page.get_by_test_id("play-wars_of_italy").wait_for()
    joined = naples.visitor.context.request.post(
        f"{naples.visitor.server.address}/api/tables/{path.split('/')[-1]}/join", data={}
    )
    assert joined.ok, joined.text()
    naples.visitor.visit(path)
    return france, naples


def go_on(france: Warrior, naples: Warrior, plans: dict[str, list[str]], who: Warrior, topic: str) -> None:
    """Both answer along their plans until one of them is asked what the test is about."""
    for _ in range(120):
        mine = [one for one in (france, naples) if one.page.locator("[data-testid=prompt].mine").count()]
        if not mine:
            france.page.wait_for_timeout(30)
            continue
        player = mine[0]
        player.await_turn()
        if player is who and player.topic() == topic:
            return
        player.step(plans["france" if player is france else "naples"])
    raise AssertionError(f"{topic} is never asked")


def test_9_1_an_alliance_is_concluded(visitor: Visitors) -> None:
    """WI-9.1 Crowns and a Cross pull Rome into the Alliance zone; a later action concludes, and all of Rome follows."""
    france, naples = two_kings(visitor, track="11_wide")
    page = france.page
    plans = {
        "france": ["charles left1", "sforza room 5", "orleans room 2", "briconnet right1", "room 5", "annex"],
        "naples": ["room 4"],
    }
    go_on(france, naples, plans, france, "diplomacy")
    # Two Crowns by key, one by pressing the track, and a Cross with its own button.
    page.locator("body").press("i")
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.locator('[data-spot="major:rome"]').click()
    page.locator('[data-more="rome cross"]').click()
    expect(page.locator('[data-more="rome crown"]')).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_test_id("does")).to_contain_text("Rome 1 (Naples) → 3 (France): favours you")
    expect(france.visitor.commit).to_contain_text("Rome +4")
    expect(page.locator('[data-major="rome"] .marker.next')).to_have_count(1)
    france.visitor.axe("Crowns spread over the tracks")
    france.visitor.picture("wars-desktop-tracks")
    france.committed()
    page.wait_for_function("""() => document.querySelector('[data-major="rome"] .marker.was') === null""")
    plans["france"] += ["use indulgence crown", "influence rome crown", "move 1"]
    go_on(france, naples, plans, france, "action")
    expect(page.locator('[data-major="rome"] .squares')).to_have_class("squares is-legal ")
    france.press("spot", "major:rome")
    expect(france.visitor.commit).to_contain_text("Conclude the alliance with Rome")
    expect(page.locator(".asked")).to_contain_text("Alexander VI and Cesare Borgia; Rome and Civitavecchia")
    france.visitor.picture("wars-desktop-conclude")
    france.committed()
    assert france.topic() == "ally"
    france.visitor.picture("wars-desktop-ally")
    while france.topic() == "ally":
        france.step([])
    expect(page.locator('[data-major="rome"].folded')).to_contain_text("allied with France since Round 2")
    expect(page.locator('.domain [data-spot="tile:rome"]')).to_have_count(1)
    expect(page.locator(".res")).to_contain_text("of 2")
    expect(page.locator('[data-spot="city:rome"]')).to_have_attribute("aria-label", re.compile("allied with France"))
    expect(naples.page.locator('[data-major="rome"].folded')).to_contain_text("allied with France")
    france.visitor.axe("an ally")
    france.visitor.picture("wars-desktop-allied")
    assert not france.line.wrong
    assert not naples.line.wrong


def test_14_1_an_edition_is_chosen_in_the_lobby(visitor: Visitors) -> None:
    """WI-14.1 The French edition is there at first; the English one has its own answers, except where one is chosen."""
    king = Warrior(visitor())
    page = king.page
    king.visitor.visit("/new/wars_of_italy")
    form = page.locator("#new-table")
    form.locator("summary").first.wait_for()
    for fold in form.locator("summary").all():
        fold.click()
    editions = form.get_by_role("radiogroup", name="Edition")
    florins = form.get_by_role("radiogroup", name="Florins left on Room cards")
    tiles = form.get_by_role("radiogroup", name="Tiles of an eliminated Major City")
    expect(editions.get_by_role("radio", checked=True)).to_have_text("French")
    expect(florins.get_by_role("radio", checked=True)).to_have_text("to the treasury")
    editions.get_by_text("English").click()
    expect(form).to_contain_text("Anything you don’t set follows the chosen edition")
    expect(florins.get_by_role("radio", checked=True)).to_have_count(0)
    tiles.get_by_text("out of the game").click()
    king.visitor.picture("wars-desktop-edition")
    page.get_by_test_id("create").click()
    page.wait_for_url("**/table/*")
    table = page.request.get(f"{king.visitor.server.address}/api/tables/{page.url.split('/')[-1]}").json()
    wanted = {"preset": "en", "florin_surplus": "lost", "scheme_unblock_masks": 2, "orphan_tile": "out"}
    assert {name: table["options"][name] for name in wanted} == wanted


def test_8_4_a_city_of_a_major_city_is_taken(visitor: Visitors) -> None:
    """WI-8.4.5 Naples sails before Civitavecchia, besieges it at will, and loses four squares with Rome."""
    france, naples = two_kings(visitor)
    page = naples.page
    plans = {
        "france": ["charles left1", "orleans left2", "sforza right1", "briconnet right2", "room 3", "scheme",
                   "use room mask", "place rome track"],
        "naples": ["ferrandino left1", "calabria right1", "frederick right2", "room 5", "war", "use reggio ship",
                   "use bari ship", "sail naples civitavecchia", "sail naples civitavecchia"],
    }
    go_on(france, naples, plans, naples, "siege")
    expect(page.locator('[data-major="rome"] .agent-line')).to_contain_text("your first symbol here is lost")
    expect(france.page.locator('[data-major="rome"] .agent-line')).to_contain_text("Your Agent on the track")
    expect(page.locator('[data-spot="city:civitavecchia"]')).to_have_attribute("aria-label", re.compile("at peace"))
    naples.press("spot", "city:civitavecchia")
    expect(page.locator(".asked")).to_contain_text("Rome → 4 (France)")
    naples.visitor.picture("wars-desktop-siege")
    naples.visitor.axe("a siege at will")
    naples.committed()
    assert naples.topic() == "announce"
    expect(page.get_by_test_id("fight")).to_be_visible()
    expect(france.page.get_by_test_id("fight")).to_be_visible()
    naples.visitor.picture("wars-desktop-announce")
    naples.step([])
    for player in (france, naples):
        expect(player.page.locator(".entries")).to_contain_text("Civitavecchia by siege, 2 to 1", timeout=10_000)
        expect(player.page.locator('[data-major="rome"] li.favour-france:has(.marker)')).to_have_count(1)
    expect(page.locator(".res .seal")).to_have_count(1)
    expect(page.locator('[data-spot="city:civitavecchia"]')).to_have_attribute("aria-label", re.compile("Naples"))
    naples.visitor.picture("wars-desktop-conquest")
    assert not naples.line.wrong


@pytest.mark.parametrize(("language", "words"), [("en", "Alliance zone"), ("fr", "zone d’Alliance")])
def test_5_3_8_a_refusal_names_its_clause(visitor: Visitors, language: str, words: str) -> None:
    """WI-5.3.8 A track whose marker is not in the own Alliance zone says why; the rulebook opens at the clause."""
    guest = visitor(locale=language)
    player = Warrior(guest)
    player.sit_down(ALONE)
    player.until("action", [*FRANCE, "room 1"])
    page = player.page
    page.locator('[data-spot="major:venice"]').click()
    why = page.get_by_test_id("why").first
    expect(why).to_contain_text(words)
    expect(why).to_contain_text("WI-5.3.8")
    if language != "en":
        return
    guest.picture("wars-desktop-refusal")
    guest.axe("a refusal on a track")
    why.get_by_text("WI-5.3.8").click()
    expect(page.get_by_test_id("rulebook")).to_contain_text("WI-5.3.8")
    page.keyboard.press("Escape")
    # A pointer that rests on nothing closes what a key opens under it.
    page.mouse.move(4, 450)
    for spot, clause in {"major:rome": "WI-6.1", "city:venice": "WI-7", "room:0:3": "WI-4.2"}.items():
        page.locator(f'[data-spot="{spot}"]').first.focus()
        page.keyboard.press("?")
        expect(page.locator(".closer")).to_contain_text(clause)
        page.keyboard.press("Escape")
        expect(page.locator(".closer")).to_have_count(0)


@pytest.mark.parametrize(("phone", "scheme"), [(False, "light"), (True, "dark"), (False, "dark"), (True, "light")])
def test_every_screen_is_drawn_and_open_to_all(visitor: Visitors, phone: bool, scheme: str, long: bool) -> None:
    """The same turn on a wide table and on a phone, by day and by night: no fault of accessibility, and a picture."""
    if not long and phone == (scheme == "light"):
        pytest.skip("only with --long: the desk by night, the phone by day")
    guest = visitor(phone=phone, color_scheme=scheme)
    player = Warrior(guest)
    player.sit_down(ALONE, seed=3)
    player.until("diplomacy", [*FRANCE, "room 1", "annex"])
    page = player.page
    name = f"wars-{'phone' if phone else 'desktop'}-{scheme}"
    for track in ("rome crown", "rome cross", "venice crown"):
        page.locator(f'[data-more="{track}"]').first.click()
    expect(guest.commit).to_contain_text("Rome +2, Venice +1")
    guest.axe(f"{name}: diplomacy")
    guest.picture(f"{name}-turn")
    if phone:
        for tab in ("Tracks", "Palace", "Market"):
            page.locator(".tabs button", has_text=tab).tap()
            guest.axe(f"{name}: {tab}")
            guest.picture(f"{name}-{tab.lower()}")
            # Where the tracks are seen, the sheet does not list them again.
            if tab == "Tracks":
                expect(page.locator(".spread")).to_be_hidden()
    else:
        expect(page.get_by_test_id("reminder")).to_contain_text("most Crosses")
        page.locator(".unfold").click()
        page.get_by_test_id("open-naples").click()
        guest.axe(f"{name}: market and the other Palace")
        guest.picture(f"{name}-market")


def test_11_1_naples_has_fallen(visitor: Visitors) -> None:
    """WI-11.1 The end says first that Naples fell, and who has won by it, whatever the points."""
    guest = visitor()
    games = (golden.play(GAME, 2, {}, seed, "random") for seed in range(29, 500))
    fallen = next(game for game in games if GAME.ending(game.verify()) == "naples_fell")
    guest.visit()
    guest.page.get_by_test_id("play-wars_of_italy").wait_for()
    brought = guest.context.request.post(
        f"{guest.server.address}/api/records", data=fallen.write(),
        headers={"content-type": "text/plain"},
    )
    assert brought.status == 201, brought.text()
    guest.visit(f"/table/{brought.json()['id']}")
    expect(guest.page.get_by_test_id("headline")).to_contain_text("Naples has fallen")
    expect(guest.page.locator(".ending")).to_contain_text("WI-11.1")
    guest.axe("Naples has fallen")
    guest.picture("wars-desktop-naples-fell")
    guest.visit(f"/replay/{brought.json()['id']}")
    expect(guest.page.locator('[data-spot="city:naples"]')).to_be_visible()
    guest.page.keyboard.press("End")
    expect(guest.page.locator('[data-spot="city:naples"]')).to_have_attribute("aria-label", re.compile("France"))
    guest.picture("wars-desktop-replay")
