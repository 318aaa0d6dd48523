"""The lab in the browser: a study is started, watched, read and compared with another."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.visitor import Visitor

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
PATIENCE = 60_000
CUT_OFF = "cards => cards.filter(card => card.scrollWidth > card.clientWidth).map(card => card.innerText)"


def started(page: Page) -> None:
    """The form as it is filled in, sent; until the study is done."""
    page.get_by_test_id("begin").click()
    page.wait_for_url("**/lab/study/*")
    expect(page.get_by_test_id("found")).to_be_visible(timeout=PATIENCE)


def test_two_studies_from_the_question_to_the_comparison(visitor: Visitors) -> None:
    ann = visitor()
    page = ann.page
    ann.visit("/lab")
    page.get_by_role("navigation", name="Lab").get_by_role("link", name="New study").click()
    page.get_by_test_id("study-seven_virtues").focus()
    page.keyboard.press("Space")
    page.get_by_role("radio", name="A different rule?").click()
    page.get_by_role("radiogroup", name="Hands").get_by_role("radio").last.click()
    page.get_by_test_id("bot-0").select_option("random")
    page.get_by_role("radio", name="10", exact=True).click()
    expect(page.get_by_test_id("whole-study")).to_contain_text("20 of at most 4,000 games")
    ann.axe("a new study")
    page.get_by_test_id("begin").click()
    page.wait_for_url("**/lab/study/*")
    expect(page.get_by_role("progressbar").or_(page.get_by_test_id("found"))).to_be_visible()
    expect(page.get_by_test_id("found")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_test_id("compared").get_by_role("row")).to_have_count(1 + 10)
    expect(page.get_by_test_id("command")).to_have_text("virtu lab run study-" + page.url.rsplit("/", 1)[1] + ".toml")
    ann.axe("a study")
    ann.picture("lab-study")
    with page.context.expect_page() as opened:
        page.get_by_test_id("report").click()
    report = opened.value
    expect(report.get_by_role("heading", name="Balance lab")).to_be_visible()
    report.set_viewport_size({"width": 390, "height": 844})
    assert report.locator(".card").evaluate_all(CUT_OFF) == [], "a card is wider than a phone"
    with page.expect_download() as file:
        page.get_by_test_id("file").click()
    assert 'options = { hands = "open" }' in file.value.path().read_text()

    page.get_by_test_id("again").click()
    page.get_by_role("radio", name="How does the game go?").click()
    page.get_by_test_id("bot-0").select_option("easy")
    started(page)
    page.get_by_role("link", name="Studies").click()
    picks = page.get_by_test_id("pick")
    expect(picks).to_have_count(2)
    picks.first.check()
    picks.last.check()
    ann.axe("the studies")
    page.get_by_test_id("compare").click()
    expect(page.get_by_test_id("compared")).to_contain_text("different games")
    page.set_viewport_size({"width": 390, "height": 844})
    ann.axe("two studies on a phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.visit("/lab/games/seven_virtues")
    expect(page.get_by_text("has been finished here yet")).to_be_visible()
    ann.axe("the server's own games")
