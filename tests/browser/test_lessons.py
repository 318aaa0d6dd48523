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
SETTLED = 170
"""So long, in milliseconds, until the rings have found what they point at."""
GAMES = ["seven_virtues", "honour", "governing", "wars_of_italy"]
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

    def follow(self, picture: str = "", keys: bool = False) -> None:
        """To the end of the lesson."""
        seen = ""
        for _ in range(MOST):
            moment = self.page.locator(f"{ON}, {PRESS}, {DONE}, {FREE}").first
            expect(moment).to_be_visible(timeout=30_000)
            if self.page.locator(DONE).count():
                return
            assert self.page.evaluate(COVERED) == []
            name = self.page.get_by_test_id("lesson-goal").get_attribute("data-step") or ""
            if picture and name != seen:
                self.page.wait_for_timeout(250)
                self.picture(f"{picture}-{name}")
            seen = name
            self.enter() if keys else self.press()
        raise AssertionError(f"no end in sight at step {seen}")

    def press(self) -> None:
        if self.page.locator(ON).count():
            self.page.locator(ON).click()
            return
        self.page.wait_for_timeout(SETTLED)
        ring = self.page.locator(PRESS)
        if ring.count():
            box = ring.bounding_box()
            assert box is not None
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.page.wait_for_timeout(SETTLED)
        elif self.page.locator(FREE).count() and self.offers():
            self.page.locator("[data-testid=prompt] [data-action]").first.click()

    def enter(self) -> None:
        """The focus is where it is needed, so that Enter is enough; in a free stretch Tab leads to what is lit."""
        self.page.wait_for_timeout(SETTLED)
        if self.page.locator(FREE).count() and not self.page.locator(PRESS).count():
            self.page.evaluate("document.activeElement?.blur()")
            self.page.keyboard.press("1")
            self.page.wait_for_timeout(SETTLED)
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(SETTLED)


@pytest.mark.parametrize("game", ["seven_virtues", "honour", "wars_of_italy"])
def test_by_mouse_to_the_end_of_the_first_lesson(browser: Browser, house: Server, game: str) -> None:
    visitor = Newcomer(browser, house)
    visitor.visit()
    expect(visitor.page.get_by_test_id("first-visit")).to_be_visible()
    visitor.begin(game)
    visitor.follow()
    visitor.visit()
    expect(visitor.page.get_by_test_id(f"progress-{game}")).to_contain_text("1")
    expect(visitor.page.get_by_test_id("first-visit")).to_have_count(0)
    visitor.close()


def test_on_a_phone(browser: Browser, house: Server) -> None:
    visitor = Newcomer(browser, house, phone=True)
    visitor.begin("governing")
    visitor.follow()
    visitor.close()


def test_by_keys_alone_and_in_order_for_a_screen_reader(browser: Browser, house: Server) -> None:
    visitor = Newcomer(browser, house)
    visitor.begin("seven_virtues")
    visitor.page.locator(ON).wait_for()
    visitor.axe("a lesson")
    visitor.follow(keys=True)
    visitor.close()


def test_another_answer_is_met_with_a_kind_word(browser: Browser, house: Server) -> None:
    visitor = Newcomer(browser, house)
    visitor.begin("seven_virtues")
    visitor.page.locator(ON).click()
    visitor.page.locator(ON).click()
    visitor.page.locator('[data-testid=prompt] [data-action="take 5"]').click()
    visitor.commit.click()
    expect(visitor.page.get_by_test_id("lesson-stray")).to_be_visible()
    visitor.page.get_by_test_id("lesson-back").click()
    expect(visitor.page.get_by_test_id("lesson-goal")).to_have_attribute("data-step", "rows")
    visitor.page.locator(ON).click()
    visitor.page.get_by_test_id("lesson-skip").click()
    expect(visitor.page.get_by_test_id("lesson-goal")).to_have_attribute("data-step", "slide", timeout=20_000)
    visitor.close()


@pytest.mark.parametrize("language", ["en", "fr", "cs", "it"])
@pytest.mark.parametrize("kind", ["mouse", "phone"])
def test_every_lesson_with_its_pictures(browser: Browser, house: Server, language: str, kind: str, long: bool) -> None:
    if not long:
        pytest.skip("only with --long: half an hour")
    for game in GAMES:
        for lesson in lessons(game):
            light = "dark" if language == "cs" else "light"
            visitor = Newcomer(browser, house, phone=kind == "phone", color_scheme=light)
            visitor.page.add_init_script(f"localStorage.setItem('virtu.language', '{language}')")
            visitor.begin(game, lesson)
            visitor.follow(picture=f"lesson-{kind}-{language}-{game}-{lesson}")
            visitor.close()
