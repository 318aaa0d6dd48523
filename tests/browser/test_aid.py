"""The player aid: one key beside the table, its own address, one sheet of paper."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import virtu
from browser import moments
from browser.visitor import Visitor

pytestmark = pytest.mark.browser
Visitors = Callable[..., Visitor]

LANGUAGES = ("en", "fr", "cs", "it")
TABLES: list[tuple[str, int, dict[str, object], list[str]]] = [
    ("governing", 3, {"year_limit": 17, "preset": "fr"}, ["17", "8", "4 · 2"]),
    ("wars_of_italy", 2, {"track": "15"}, ["21", "4, 8, 12, 16"]),
    ("seven_virtues", 2, {"hands": "open"}, ["28", "+5", "+2"]),
    ("honour", 5, {"round_limit": 33}, ["33", "14"]),
]
"""A table of each game with options that its aid must tell, and what it then says."""
PRESSED = """button => {
    button.click();
    const panel = button.closest("[data-testid=aid-panel]");
    const rings = [...document.querySelectorAll("[data-testid=changes] .pointed")];
    const inside = rings.filter((ring) => {
        const { x, y, width, height } = ring.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-testid=aid-panel]");
    });
    return { rings: rings.length, inside: inside.length, aside: panel.classList.contains("aside") };
}"""
"""What a press on a sign of the sheet does at once: rings stay only for a moment."""
SIGNS = {
    "governing": ("act-annex", "crown"), "wars_of_italy": ("act-scheme", "florin"),
    "seven_virtues": ("hope", "prudence"), "honour": ("priest", "shield"),
}  # fmt: skip
"""Signs of the sheet that every table of the game shows."""


def sheets(page: Page) -> int:
    """How many sheets of paper it takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", prefer_css_page_size=True)))


def errors(page: Page) -> list[str]:
    """What the page complains of from now on: a message that is missing, for one."""
    heard: list[str] = []
    page.on("console", lambda said: heard.append(said.text) if said.type == "error" else None)
    return heard


def covers(page: Page) -> bool:
    """Whether the aid lies over the prompt, or leaves the window."""
    aid, bar = page.get_by_test_id("aid-panel").bounding_box(), page.get_by_test_id("prompt").bounding_box()
    assert aid is not None
    assert bar is not None
    return aid["y"] + aid["height"] > bar["y"] or aid["x"] < 0


def test_one_key_opens_it_beside_the_table(visitor: Visitors, long: bool) -> None:
    for place, (game, players, options, told) in enumerate(TABLES):
        someone = visitor(locale=LANGUAGES[place], color_scheme=("light", "dark")[place % 2])
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (players - 1)]
        someone.open_table(game, players=players, options=options, seats=seats)
        someone.await_turn()
        page = someone.page
        page.locator("[data-testid=prompt] [data-action]").first.focus()
        page.keyboard.press("s")
        aid = page.get_by_test_id("aid")
        aid.wait_for()
        assert page.evaluate("document.querySelector('[data-testid=aid-panel]').contains(document.activeElement)")
        for words in told:
            expect(aid).to_contain_text(words)
        if game == "wars_of_italy":
            rules = virtu.game(game)
            widths = rules.figures(2, **options)["widths"]
            assert isinstance(widths, list)
            expect(aid.locator(".boxes i")).to_have_count(sum(widths))
        for sign in SIGNS[game]:
            shown = page.locator(f"[data-sign={sign}]").evaluate(PRESSED)
            assert shown["rings"] > 0, (game, sign)
            assert shown["inside"] == 0, (game, sign)
        for width, height in ((1440, 900), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            assert not covers(page), (game, width, height)
        page.set_viewport_size({"width": 1440, "height": 900})
        page.get_by_test_id("aid-whole").click()
        scrolled = page.locator(".aid-panel.whole > .scroll")
        assert scrolled.evaluate("node => node.scrollHeight <= node.clientHeight"), game
        if long or place < 2:
            someone.axe(f"the aid of {game}")
        assert sheets(page) == 1
        page.keyboard.press("Escape")
        expect(aid).to_have_count(0)
        assert page.evaluate("document.activeElement.closest('[data-testid=prompt]') !== null")


def covered(page: Page, things: str) -> list[str]:
    """Those whose middle the aid lies over."""
    found = page.locator(things).evaluate_all(
        """all => all.filter((node) => {
            const { x, y, width, height } = node.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-testid=aid-panel]");
        }).map((node) => node.textContent)"""
    )
    return [str(words) for words in found]


def test_in_honour_it_covers_nobody_and_no_card_one_may_take(visitor: Visitors) -> None:
    someone, record = visitor(), moments.record("honour/5")
    page = someone.page
    someone.visit()
    me = str(someone.context.request.get(f"{someone.server.address}/api/me").json()["id"])
    draws = [line for line, entry in enumerate(record.entries) if entry.seat >= 0 and entry.text.startswith("draw")]
    someone.visit(moments.lay(someone.server, moments.before(record, draws[0]), me, of=record))
    page.locator(".ho-display.asked").wait_for()
    page.keyboard.press("s")
    page.get_by_test_id("aid").wait_for()
    for width, height in ((1440, 900), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.locator(".ho-hand .ho-c").count() > 5
        assert covered(page, ".ho-ch, .ho-hand .ho-c, .ho-queue li, .ho-display .ho-c, .ho-deck") == []
    someone.picture("aid-honour-draw")


def test_on_a_phone_it_is_a_page_over_the_table(visitor: Visitors) -> None:
    someone = visitor(phone=True, locale="it-IT")
    page = someone.page
    someone.open_table("seven_virtues", players=2, seats=[{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    someone.await_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_test_id("aid-open").click()
    page.get_by_test_id("aid").wait_for()
    assert page.get_by_test_id("aid-panel").bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 844}
    assert page.evaluate("document.querySelector('.aid-panel').scrollWidth <= innerWidth")
    someone.axe("the aid on a phone")
    # The sign that is shown lies behind it: it steps aside for a moment.
    panel = page.get_by_test_id("aid-panel")
    assert page.locator("[data-sign=hope]").evaluate(PRESSED)["aside"]
    expect(panel).not_to_have_class(re.compile("aside"), timeout=20_000)
    # A clause is read where the rules are; the sheet gives way to it.
    page.locator("[data-clause='SV-3.4']").click()
    expect(page.get_by_test_id("aid")).to_have_count(0)
    expect(page.locator("[id='SV-3.4']")).to_be_visible()


def test_its_own_page_is_one_sheet_of_paper(visitor: Visitors, long: bool) -> None:
    if not long:
        pytest.skip("only with --long: the sheets are printed from the tables, and `test_around.py` looks at a page")
    for game, *_ in TABLES:
        for language in LANGUAGES:
            someone, where = visitor(locale=language), f"/aid/{game} {language}"
            page = someone.page
            amiss = errors(page)
            someone.visit()
            page.get_by_test_id(f"aid-{game}").click()
            page.get_by_test_id("aid").wait_for()
            assert page.url.endswith(f"/aid/{game}")
            assert not amiss, where
            assert sheets(page) == 1, where
            page.set_viewport_size({"width": 390, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
            someone.axe(where)
