"""Plans that show where they are at work, and a word before a blunder."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser import moments
from browser.visitor import Visitor

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
FAULTS = (Path(__file__).parent / "faults.js").read_text()


def sit_down(guest: Visitor, there: moments.Moment, of: str = "governing/5") -> None:
    """At a table that has come so far, where this guest is asked."""
    guest.visit()
    me = str(guest.context.request.get(f"{guest.server.address}/api/me").json()["id"])
    guest.visit(moments.lay(guest.server, there, me, of=moments.record(of)))
    guest.page.get_by_test_id("prompt").wait_for()


def test_a_plan_and_a_warning(visitor: Visitors) -> None:
    """The letters of the plans lie on the board; who is about to pay too little is told so before it is done."""
    guest = visitor()
    page = guest.page
    sit_down(guest, moments.moment("action", 200, "annex"))
    page.get_by_test_id("what-can-i-do").click()
    marks = page.get_by_test_id("plan-mark")
    expect(marks.first).to_be_visible(timeout=20_000)
    aims = page.get_by_test_id("ideas").locator(".letter").all_inner_texts()
    assert {*marks.all_inner_texts()} <= {*aims}
    assert page.evaluate(FAULTS) == []
    guest.picture("hints-plans")
    page.keyboard.press("i")
    expect(marks).to_have_count(0)

    salary = moments.before(moments.record("wars_of_italy/2"), 639)
    sit_down(guest, salary, "wars_of_italy/2")
    page.locator('[data-testid=prompt] [data-action="salary 0"]').click()
    expect(page.get_by_test_id("cautions")).to_be_visible(timeout=20_000)
    assert page.evaluate(FAULTS) == []
    guest.picture("hints-warning")
    page.get_by_test_id("instead").click()
    expect(page.get_by_test_id("cautions")).to_have_count(0)
