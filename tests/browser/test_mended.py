"""What once stood in people's way stays out of it: help over cards, tables in code words, a lobby that moves."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser import moments
from browser.test_story import SEATS, sit_down
from browser.visitor import SETTLED, SIZES, Visitor

pytestmark = pytest.mark.browser
Visitors = Callable[..., Visitor]
COVERED = """() => {
    const { left, top, right, bottom } = document.querySelector("[data-testid=coach]").getBoundingClientRect();
    const things = ".main [data-piece], .main [data-spot], .main .press, .main .panel";
    const found = new Set();
    for (let x = left + 1; x < right; x += (right - left - 2) / 12) {
        for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
            for (const node of document.elementsFromPoint(x, y)) if (node.matches(things)) found.add(node.className);
        }
    }
    return [...found, ...(left < 0 || right > innerWidth ? ["outside"] : [])];
}"""
"""In the page: what of the table lies under the line of help, and whether that is wider than the window."""


HALVES = """() => {
    const row = document.querySelector("[data-testid=prompt] .opts");
    const end = row.querySelector(".rest")?.getBoundingClientRect().left ?? Infinity;
    const edge = Math.min(end, row.getBoundingClientRect().right) + 1;
    const shown = [...row.querySelectorAll(".opt[data-action]")].filter((node) => getComputedStyle(node).opacity > 0);
    return shown.filter((node) => node.getBoundingClientRect().right > edge).map((node) => node.textContent);
}"""
"""In the page: moves in the bar of which a part cannot be seen."""


@pytest.mark.parametrize("game", SEATS)
def test_the_bar_shows_no_half_move_and_the_strip_says_what_ends_the_game(visitor: Visitors, game: str) -> None:
    guest = visitor()
    page = guest.page
    sit_down(guest, game)
    page.locator(f"{SETTLED}.mine [data-action]").first.wait_for(timeout=30_000)
    for width, height in [size for size in SIZES if size[0] >= 1000]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width} && ({HALVES})().length === 0", timeout=5_000)
        expect(page.get_by_test_id("goals").locator(".ends")).to_be_visible()


@pytest.mark.parametrize("game", SEATS)
def test_the_line_of_help_covers_nothing(visitor: Visitors, game: str) -> None:
    guest = visitor()
    page = guest.page
    page.add_init_script(f"localStorage.removeItem('virtu.coach.{game}')")
    sit_down(guest, game)
    page.get_by_test_id("coach").wait_for(timeout=30_000)
    seen = 0
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if page.get_by_test_id("coach").is_visible():
            seen += 1
            guest.picture(f"coach-{game}-{width}")
            assert page.evaluate(COVERED) == [], f"{width}×{height}"
    assert seen >= 3, "on every large screen it is there"


def test_the_line_of_help_leaves_the_mill_whole(visitor: Visitors) -> None:
    """On low screens, too: no rumour and no card of the display is cut by the edge of its panel."""
    guest = visitor()
    page = guest.page
    page.add_init_script("localStorage.removeItem('virtu.coach.honour')")
    sit_down(guest, "honour")
    page.get_by_test_id("coach").wait_for(timeout=30_000)
    for width, height in [(1280, 720), (1366, 768), (1024, 768)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        expect(page.get_by_test_id("coach")).to_be_visible()
        for panel, things in ((".ho-mill", ".hole, .ho-c"), (".ho-display", ".ho-c, .ho-deck, .ho-discard")):
            edge = page.locator(panel).bounding_box()
            assert edge is not None
            low = page.locator(panel).locator(things).evaluate_all(
                "nodes => Math.max(...nodes.map((node) => node.getBoundingClientRect().bottom))"
            )
            assert low < edge["y"] + edge["height"], f"{panel} at {width}×{height}"


def test_open_tables_say_in_words_what_is_not_as_usual(visitor: Visitors) -> None:
    """One table as usual, one that differs, one that somebody plays alone, and one that was left."""
    ann, bob = visitor(), visitor()
    free = [{"kind": "me"}, {"kind": "open"}]
    alone = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    left = ann.open_table("seven_virtues", players=2, seats=free, name="Left")
    ann.open_table("seven_virtues", players=2, seats=alone, name="Alone")
    ann.context.request.post(f"{ann.server.address}/api/tables{left.removeprefix('/table')}/leave", data={})
    ann.open_table("seven_virtues", players=2, seats=free, options={"hands": "open"}, name="Different")
    cleo = visitor()
    cleo.open_table("wars_of_italy", players=2, seats=free, name="Usual")
    bob.visit()
    rows = bob.page.locator(".open-rows li")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Different").locator(".sm")).to_have_text("Hands: open")
    expect(rows.filter(has_text="Usual").locator(".sm")).to_have_text("usual rules")
    bob.picture("open-tables")


def test_new_table_is_a_page_that_begins_at_its_beginning(visitor: Visitors) -> None:
    guest = visitor()
    page = guest.page
    page.set_viewport_size({"width": 1024, "height": 500})
    guest.visit()
    page.get_by_test_id("play-honour").wait_for()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.wait_for_function("() => scrollY > 0")
    page.get_by_test_id("new-table").first.dispatch_event("click")
    page.get_by_test_id("create").wait_for()
    expect(page.locator("#new-table h1")).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0


def test_why_not_is_said_in_words_for_every_city(visitor: Visitors) -> None:
    """Also for those no road or sea leads to from where one's Troops stand."""
    guest = visitor()
    page = guest.page
    guest.visit()
    me = str(guest.context.request.get(f"{guest.server.address}/api/me").json()["id"])
    guest.visit(moments.lay(guest.server, moments.moment("war"), me))
    page.locator(f"{SETTLED}.mine").wait_for(timeout=30_000)
    spots = page.locator(".city:not(.legal) > .hit").evaluate_all("all => all.map((node) => node.dataset.spot)")
    assert len(spots) > 20
    said: dict[str, str] = {}
    for spot in spots:
        page.locator(f'.city > [data-spot="{spot}"]').dispatch_event("click")
        page.get_by_test_id("why").wait_for()
        said[spot] = page.get_by_test_id("why").inner_text()
        page.keyboard.press("Escape")
        page.get_by_test_id("why").wait_for(state="detached")
    raw = {spot: text for spot, text in said.items() if "march" in text or "sail" in text or "answer" in text}
    assert not raw
    guest.picture("why-not")


def test_open_hands_are_not_played_from_memory(visitor: Visitors) -> None:
    guest = visitor()
    seats = [{"kind": "me"}, {"kind": "open"}]
    for hands, tags in (("memory", 1), ("open", 0)):
        guest.open_table("seven_virtues", players=2, seats=seats, options={"hands": hands})
        expect(guest.page.get_by_text("25 minutes")).to_be_visible()
        expect(guest.page.get_by_text("played from memory")).to_have_count(tags)


def test_details_stay_open_when_the_page_changes_under_the_pointer(visitor: Visitors) -> None:
    """Nobody moved the pointer away; only what lies under it is another thing."""
    guest = visitor()
    page = guest.page
    guest.visit()
    me = str(guest.context.request.get(f"{guest.server.address}/api/me").json()["id"])
    guest.visit(moments.lay(guest.server, moments.moment("action", 200, "annex"), me))
    page.locator('[data-spot="city:rome"]').wait_for()
    box = page.locator('[data-spot="city:rome"]').bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x - 3, y)
    page.mouse.move(x, y, steps=2)
    expect(page.locator(".closer")).to_be_visible()
    page.evaluate(
        """([x, y]) => {
            const veil = document.createElement("div");
            veil.style = `position: fixed; z-index: 99; left: ${x - 5}px; top: ${y - 5}px; width: 10px; height: 10px`;
            veil.addEventListener("pointerover", () => (window.under = true));
            document.body.append(veil);
        }""",
        [x, y],
    )
    page.wait_for_function("() => window.under")
    expect(page.locator(".closer")).to_be_visible()


def test_enter_gives_the_answer_of_a_number_wherever_the_focus_stood(visitor: Visitors) -> None:
    """After an answer the focus may stand on a card that is no answer; Enter showed its details instead."""
    guest = visitor()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    guest.open_table("seven_virtues", players=2, seats=seats, seed=8)
    guest.await_turn()
    before = guest.offers()
    guest.page.locator(".row.up .vc").first.focus()
    guest.page.keyboard.press("1")
    guest.page.keyboard.press("Enter")
    guest.moved_on(before)
    expect(guest.page.get_by_role("note", name="Details")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr", "cs", "it"])
def test_the_menu_says_what_it_did_and_breaks_no_choice_in_two(visitor: Visitors, language: str) -> None:
    """Choices of one line stay on one; whoever copies the link is told that it is copied."""
    guest = visitor(locale=language, permissions=["clipboard-read", "clipboard-write"])
    page = guest.page
    sit_down(guest, "wars_of_italy")
    page.locator("header.top .menu-anchor button").click()
    choices = page.locator(".menu .segm")
    expect(choices.first).to_be_visible()
    heights = choices.evaluate_all("nodes => nodes.map((node) => node.offsetHeight - node.firstChild.offsetHeight)")
    assert len(heights) == 3
    assert max(heights) < 10, heights
    copied = page.get_by_test_id("copy-link")
    before = copied.inner_text()
    copied.click()
    expect(copied).not_to_have_text(before)
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_names_of_virtues_are_whole_over_a_hand(visitor: Visitors) -> None:
    """Czech has the longest."""
    guest = visitor(locale="cs")
    page = guest.page
    sit_down(guest, "seven_virtues")
    expect(page.locator(".hand .hv .t span")).to_have_count(7)
    for width in (1366, 1280, 1200):
        page.set_viewport_size({"width": width, "height": 720})
        page.wait_for_function("width => innerWidth === width", arg=width)
        cut = "nodes => nodes.filter((node) => node.scrollWidth > node.clientWidth).map((node) => node.textContent)"
        assert page.locator(".hand .hv .t span").evaluate_all(cut) == [], width


def test_no_name_is_broken_in_two_at_the_end(visitor: Visitors) -> None:
    """Honour's characters in Italian, where the points have the least room."""
    guest = visitor(locale="it")
    guest.visit()
    me = str(guest.context.request.get(f"{guest.server.address}/api/me").json()["id"])
    record = moments.record("honour/5")
    guest.visit(moments.lay(guest.server, moments.Moment(None, tuple(record.entries)), me, 1, record))
    page = guest.page
    page.set_viewport_size({"width": 1024, "height": 768})
    names = page.locator(".score thead .who")
    expect(names).to_have_count(5)
    lines = """nodes => nodes.filter((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const tops = new Set([...range.getClientRects()].map(({ top }) => top));
        return tops.size > node.textContent.trim().split(/ /).length;
    }).map((node) => node.textContent)"""
    assert names.evaluate_all(lines) == []
