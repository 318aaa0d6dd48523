"""Somebody who knows no rules follows only what is pointed at, and finishes the lesson."""

import pytest
from playwright.sync_api import Browser, expect

from browser.visitor import Visitor
from server.people import Server
from virtu.lessons.lesson import lessons

pytestmark = pytest.mark.browser
ON = "[data-testid=lesson-on]"
PRESS = "[data-testid=lesson-press]"
DONE = "[data-testid=lesson-done]"
FREE = "[data-testid=lesson-skip]:not([aria-disabled=true])"
MOST = 80
COVERED = """() => {
  const card = document.querySelector(".lesson-card")?.getBoundingClientRect();
  if (!card) return ["no card"];
  const lit = document.querySelectorAll("[data-testid=prompt] [data-action], .leg[data-spot], [data-testid=commit]");
  return [...lit].filter((node) => {
    const box = node.getBoundingClientRect();
    const beside = box.right <= card.left + 1 || box.left >= card.right - 1;
    return box.width > 0 && !beside && box.top < card.bottom - 1 && box.bottom > card.top + 1;
  }).map((node) => node.outerHTML.slice(0, 80));
}"""


class Newcomer(Visitor):
    """Reads, presses what has the thick ring, and in a free stretch whatever is lit first."""

    name = ""

    def begin(self, game: str, lesson: str | None = None) -> None:
        self.visit()
        if lesson is not None:
            before = " ".join(f"{game}/{name}" for name in list(lessons(game))[: list(lessons(game)).index(lesson)])
            self.page.evaluate("done => localStorage.setItem('virtu.lessons', done)", before)
            self.page.reload()
        self.page.get_by_test_id(f"learn-{game}").click()
        self.page.wait_for_url("**/table/*")

    def follow(self, picture: str = "") -> int:
        """To the end of the lesson; how often something was pressed."""
        seen = ""
        for presses in range(MOST):
            moment = self.page.locator(f"{ON}, {PRESS}, {DONE}, {FREE}").first
            expect(moment).to_be_visible(timeout=30_000)
            if self.page.locator(DONE).count():
                return presses
            assert self.page.evaluate(COVERED) == []
            goal = self.page.get_by_test_id("lesson-goal")
            name = goal.get_attribute("data-step") or ""
            if picture and name != seen:
                self.page.wait_for_timeout(250)
                self.picture(f"{picture}-{name}")
            seen = name
            self.press()
        raise AssertionError(f"no end in sight at step {seen}")

    def press(self) -> None:
        if self.page.locator(ON).count():
            self.page.locator(ON).click()
            return
        self.page.wait_for_timeout(200)
        ring = self.page.locator(PRESS)
        if ring.count():
            box = ring.bounding_box()
            assert box is not None
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.page.wait_for_timeout(150)
        elif self.page.locator(FREE).count() and self.offers():
            self.page.locator("[data-testid=prompt] [data-action]").first.click()


@pytest.mark.parametrize("game", ["seven_virtues", "honour", "governing", "wars_of_italy"])
def test_by_mouse_to_the_end_of_the_first_lesson(browser: Browser, house: Server, game: str) -> None:
    visitor = Newcomer(browser, house)
    visitor.visit()
    expect(visitor.page.get_by_test_id("first-visit")).to_be_visible()
    visitor.begin(game)
    visitor.follow(picture=f"lesson-{game}")
    visitor.picture(f"lesson-{game}-end")
    visitor.visit()
    expect(visitor.page.get_by_test_id(f"progress-{game}")).to_contain_text("1")
    visitor.picture("lesson-lobby")
    visitor.close()


def test_on_a_phone(browser: Browser, house: Server) -> None:
    visitor = Newcomer(browser, house, phone=True, color_scheme="dark")
    visitor.begin("governing")
    visitor.follow(picture="lesson-phone")
    visitor.close()
