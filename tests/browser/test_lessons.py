"""Somebody who knows no rules follows only what is pointed at, and finishes the lesson."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from browser.visitor import Visitor
from server.people import Server
from virtu.lessons.lesson import lessons

pytestmark = pytest.mark.browser
ON = "[data-testid=lesson-on]"
MOST = 80
"""No lesson has so many things to press."""
TRIES = 3
"""So often the same thing is pressed again when nothing comes of it."""
FAULTS = (Path(__file__).parent / "faults.js").read_text()
NEXT = (Path(__file__).parent / "newcomer.js").read_text()
COVERED = """() => {
  const card = document.querySelector(".lesson-card").getBoundingClientRect();
  const lit = document.querySelectorAll("[data-testid=prompt] [data-action], .leg[data-spot], [data-testid=commit]");
  // The board scrolls behind the card of a phone, and so do the rings of what changed there.
  const height = (css) => Number(getComputedStyle(document.querySelector(css)).zIndex);
  const over = document.querySelector(".phone") && height(".changes") >= height(".lesson-card");
  const covered = [...lit].filter((node) => {
    const box = node.getBoundingClientRect();
    // What the board has scrolled away is not covered.
    const top = Math.max(box.top, node.closest(".phone .main")?.getBoundingClientRect().top ?? 0);
    const beside = box.right <= card.left + 1 || box.left >= card.right - 1;
    return box.width > 0 && !beside && top < box.bottom && top < card.bottom - 1 && box.bottom > card.top + 1;
  }).map((node) => `the card covers ${node.outerHTML.slice(0, 80)}`);
  return [...(over ? ["rings lie over the card"] : []), ...covered];
}"""


class Newcomer(Visitor):
    """Reads on, presses what has the thick ring, and in a free stretch whatever is lit first."""

    def __init__(self, browser: Browser, server: Server, kind: str = "mouse", **context: Any) -> None:
        super().__init__(browser, server, phone=kind == "phone", **context)
        self.kind = kind

    def learn(self, game: str) -> None:
        """The first lesson of a game that is not done."""
        self.visit()
        self.page.get_by_test_id(f"learn-{game}").click()
        self.page.wait_for_url("**/table/*")

    def follow(self, picture: str = "") -> list[str]:
        """To the end of the lesson; what was out of place on the way."""
        before, seen, tries, faults = "", "", 0, list[str]()
        for _ in range(MOST):
            moment = self.moment(before)
            if moment["kind"] == "done":
                return faults
            tries = tries + 1 if moment["sign"] == before else 0
            assert tries < TRIES, f"nothing comes of pressing what is pointed at: {before}"
            before = str(moment["sign"])
            step = str(moment["step"])
            looked = self.page.evaluate(COVERED)
            if picture and step != seen:
                # Beside card and sheet a phone's board is scrolled; that no lit place hides there is for real games.
                looked += [fault for fault in self.page.evaluate(FAULTS) if not fault.startswith("the sheet covers")]
                self.picture(f"{picture}-{step}")
            faults += [f"{picture} {step}: {fault}" for fault in looked]
            seen = step
            self.press(moment)
        raise AssertionError(f"no end in sight at step {seen}")

    def moment(self, before: str) -> dict[str, Any]:
        """What to do next, once it is something else than before; the same again if nothing changes for long."""
        try:
            found: dict[str, Any] = self.page.wait_for_function(NEXT, arg=before, timeout=60_000).json_value()
        except TimeoutError:
            self.picture("lesson-stuck")
            raise AssertionError(f"nothing is pointed at after {before}") from None
        return found

    def press(self, moment: dict[str, Any]) -> None:
        x, y = moment["x"], moment["y"]
        if self.kind == "keys":
            # The focus is where it is needed, so that Enter is enough; in a free stretch figures choose what is lit.
            if moment["kind"] == "free":
                self.page.evaluate("document.activeElement?.blur()")
            self.page.keyboard.press("1" if moment["kind"] == "free" else "Enter")
        elif self.kind == "phone":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


def test_by_mouse(browser: Browser, house: Server) -> None:
    visitor = Newcomer(browser, house)
    visitor.visit()
    expect(visitor.page.get_by_test_id("first-visit")).to_be_visible()
    visitor.learn("wars_of_italy")
    assert visitor.follow() == []
    visitor.visit()
    expect(visitor.page.get_by_test_id("progress-wars_of_italy")).to_contain_text("1")
    expect(visitor.page.get_by_test_id("first-visit")).to_have_count(0)
    visitor.close()


def test_on_a_phone(browser: Browser, house: Server) -> None:
    visitor = Newcomer(browser, house, "phone")
    visitor.learn("governing")
    assert visitor.follow() == []
    visitor.close()


def test_by_keys_alone_and_in_order_for_a_screen_reader(browser: Browser, house: Server) -> None:
    visitor = Newcomer(browser, house, "keys")
    visitor.learn("seven_virtues")
    visitor.page.locator(ON).wait_for()
    visitor.axe("a lesson")
    assert visitor.follow() == []
    visitor.close()


def test_another_answer_is_met_with_a_kind_word(browser: Browser, house: Server) -> None:
    visitor = Newcomer(browser, house)
    visitor.learn("seven_virtues")
    visitor.page.locator(ON).click()
    visitor.page.keyboard.press("]")
    visitor.page.locator('[data-testid=prompt] [data-action="take 5"]').click()
    visitor.commit.click()
    expect(visitor.page.get_by_test_id("lesson-stray")).to_be_visible()
    visitor.page.get_by_test_id("lesson-back").click()
    expect(visitor.page.get_by_test_id("lesson-goal")).to_have_attribute("data-step", "rows")
    visitor.page.keyboard.press("[")
    expect(visitor.page.get_by_test_id("lesson-goal")).to_have_attribute("data-step", "goal")
    visitor.page.keyboard.press("]")
    visitor.page.locator(ON).click()
    visitor.page.get_by_test_id("lesson-skip").click()
    expect(visitor.page.get_by_test_id("lesson-goal")).to_have_attribute("data-step", "slide", timeout=20_000)
    visitor.close()


@pytest.mark.parametrize("language", ["en", "fr", "cs", "it"])
@pytest.mark.parametrize("kind", ["mouse", "keys", "phone"])
@pytest.mark.parametrize("game", ["seven_virtues", "honour", "governing", "wars_of_italy"])
def test_every_lesson(
    browser: Browser, house: Server, game: str, language: str, kind: str, long: bool
) -> None:
    """One after another, as the lobby offers them; nothing is cut off or covered, and pictures are kept for the eye."""
    if not long:
        pytest.skip("only with --long: a quarter of an hour for all")
    light = "dark" if language in ("cs", "it") else "light"
    visitor = Newcomer(browser, house, kind, color_scheme=light)
    visitor.page.add_init_script(f"localStorage.setItem('virtu.language', '{language}')")
    faults = []
    for lesson in lessons(game):
        visitor.learn(game)
        faults += visitor.follow("" if kind == "keys" else f"lesson-{kind}-{language}-{game}-{lesson}")
    visitor.close()
    assert not faults, "\n".join(faults)
