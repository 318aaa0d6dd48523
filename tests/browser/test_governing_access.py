"""The Art of Governing for those who play by keys, listen, or read: nothing is lost, nothing is mute."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.governing import Player
from browser.visitor import Visitor

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
ALONE = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
MUTE = """() => [...document.querySelectorAll("button, a, input, select, [role=button], [role=img]")]
    .filter((node) => node.getClientRects().length && !node.closest("[aria-hidden=true]"))
    .filter((node) => !(node.ariaLabel || node.title || node.textContent.trim() || node.labels?.length))
    .map((node) => node.outerHTML.slice(0, 120))"""


def focus(page: Page) -> str:
    """Where the keys are: the spot, the answer, or the name of the group."""
    return str(
        page.evaluate(
            """() => { const at = document.activeElement;
            return at.dataset?.spot ?? at.dataset?.action ?? at.dataset?.offer ?? at.ariaLabel ?? at.tagName; }"""
        )
    )


def begin(player: Player) -> None:
    """Family cards placed along the way, until the marker is asked about."""
    for answer in ("lorenzo room 3", "giuliano room 2", "giovanni right1"):
        assert player.await_turn() == "asked"
        player.say(answer)
    assert player.await_turn() == "asked"


def test_a_first_turn_by_keys_alone(visitor: Visitors) -> None:
    """Tab goes from answer to answer, a number chooses, Enter gives it, and the focus is never lost."""
    player = Player(visitor())
    player.sit_down(ALONE)
    page = player.page
    assert player.await_turn() == "asked"
    page.locator("[data-testid=prompt] [data-action]").nth(2).focus()
    page.keyboard.press("1")
    assert focus(page) == "lorenzo room 1"
    player.committed(lambda: page.keyboard.press("Enter"))
    page.wait_for_function("() => document.activeElement.matches('.opts')")
    before = player.line.question
    page.keyboard.press("Enter")
    assert player.line.question is before, "Enter without a choice answers nothing"
    page.keyboard.press("Tab")
    assert focus(page) == player.line.offers[0]
    stops = page.evaluate("[...document.querySelectorAll('.map [tabindex=\"0\"]')].map((node) => node.dataset.spot)")
    assert stops == ["city:trento"], "where nothing is lit on the map, Tab stops there once"
    page.keyboard.press("m")
    assert focus(page) == "city:trento"
    page.keyboard.press("ArrowDown")
    assert focus(page) in ("city:mantua", "city:venice")
    page.keyboard.press("?")
    expect(page.locator(".closer")).to_contain_text("AG-")
    page.keyboard.press("Escape")
    for _ in range(2):
        page.keyboard.press("1")
        player.committed(lambda: page.keyboard.press("Enter"))
        player.await_turn()
    page.locator(".asked [data-offer]").nth(1).focus()
    page.keyboard.press("Space")
    expect(player.visitor.commit).to_have_attribute("aria-disabled", "false")
    player.committed(lambda: page.keyboard.press("Enter"))
    assert player.topic() == "action"


def test_what_happens_is_heard_once_and_everything_has_a_name(visitor: Visitors) -> None:
    """Each event is one sentence of the log; Cities, Rooms and houses say all that is drawn."""
    player = Player(visitor())
    player.sit_down(ALONE)
    page = player.page
    begin(player)
    heard = page.get_by_test_id("heard").locator("p")
    expect(heard.filter(has_text="You place Giuliano de’ Medici")).to_have_count(1)
    assert page.evaluate(MUTE) == []
    names = page.locator("[data-spot]").evaluate_all(
        "nodes => Object.fromEntries(nodes.map((node) => [node.dataset.spot, node.ariaLabel]))"
    )
    assert names["city:florence"] == "Florence, yours, value 3, garrison 1, roads to Pisa, Siena, Ravenna and Spoleto"
    assert names["city:venice"].startswith("Venice, held by Venice, value 3, garrison 1, port on the Adriatic Sea")
    assert names["power:france"] == "Kingdom of France, no ally, an Alliance costs 1 Crown and 3 Cavalry"
    room = "Room 2, Annex, Giuliano de’ Medici (Annex, 3 Crowns), Arrow: readies the right edge, can be chosen"
    assert names["room:0:1"] == room
    assert names["space:left2"] == "left space 2: locked, at 5 Cities"
    said = page.get_by_test_id("open-venice").locator(".sr").inner_text()
    assert said.startswith("Venice (Lucrezia), ")
    assert "Agents 2 of 2 free, Troops 2 of 6, Cities" in said


@pytest.mark.parametrize("phone", [False, True])
def test_the_table_in_words_can_be_played_alone(visitor: Visitors, phone: bool) -> None:
    """T, or the menu: the whole table as headed lists with every answer; no word of the machine among them."""
    guest = visitor(phone=phone, locale="cs" if phone else "en")
    player = Player(guest)
    player.sit_down(ALONE)
    page = player.page
    begin(player)
    if phone:
        page.locator(".menu-anchor button").first.tap()
        page.get_by_test_id("in-words").tap()
    else:
        page.keyboard.press("t")
    text = page.get_by_test_id("text-view")
    expect(text).to_contain_text("Řím, neutrální, hodnota 4" if phone else "Rome, neutral, value 4")
    said = text.inner_text()
    assert "_" not in said
    assert "undefined" not in said
    guest.axe("the table in words")
    page.keyboard.press("Escape")
    text.locator('[data-offer="room 2"]').click()
    player.committed()
    expect(text.locator("[data-offer]").first).to_be_visible()


def test_everything_that_is_no_answer_says_why(visitor: Visitors) -> None:
    """A press on whatever is not lit is answered: by a reason with its clause, or by what the thing is."""
    guest = visitor(locale="fr")
    player = Player(guest)
    player.sit_down(ALONE)
    page = player.page
    begin(player)
    player.say("room 5")
    player.say("war")
    page.locator('[data-spot="city:rome"]').dispatch_event("click")
    why = page.get_by_test_id("why").first
    expect(why).to_contain_text("AG-8.6")
    assert "not a move" not in why.inner_text()
    page.keyboard.press("Escape")
    for spot in ("space:left2", "about:florin", "track:map"):
        page.locator(f'[data-spot="{spot}"]').first.click()
        expect(page.locator(".closer")).to_contain_text("AG-")
        page.keyboard.press("Escape")
    page.locator("body").press("/")
    page.locator(".command input").fill("xyzzy")
    page.locator(".command input").press("Enter")
    expect(page.get_by_test_id("why").first).to_contain_text("n’est pas un coup")

def test_a_phone_on_its_side_shows_map_and_answers(visitor: Visitors) -> None:
    """Held upright or sideways: the map is to be seen, the answers are in reach, and fingers have room."""
    guest = visitor(phone=True)
    player = Player(guest)
    player.sit_down(ALONE)
    page = player.page
    begin(player)
    expect(page.locator(".tabs .on")).to_have_text("Palace")
    player.say("room 2")
    expect(page.locator(".tabs .on")).to_have_text("Map")
    annex = next(offer for offer in player.line.offers if offer.startswith("annex"))
    page.locator(f'.opts [data-action="{annex}"]').tap()
    sizes = page.locator(".ledger button, .fold").evaluate_all(
        "nodes => nodes.map((node) => node.getBoundingClientRect()).flatMap(({ width, height }) => [width, height])"
    )
    assert min(sizes) >= 42
    page.set_viewport_size({"width": 844, "height": 390})
    seen = page.locator(".mapw").bounding_box()
    commit = guest.commit.bounding_box()
    assert seen is not None
    assert seen["height"] > 200
    assert seen["width"] > 400
    assert commit is not None
    assert commit["y"] + commit["height"] <= 390
    guest.picture("governing-phone-landscape")
    player.committed(lambda: guest.commit.tap())
