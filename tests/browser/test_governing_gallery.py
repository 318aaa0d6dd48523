"""Every screen of the Art of Governing, wide and on a phone, by day and by night, kept for the eye."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from browser import moments
from browser.visitor import Visitor

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
Pose = Callable[[Page, bool], None]
FAULTS = (Path(__file__).parent / "faults.js").read_text()
GO = """path => {
    document.querySelector(".app")?.setAttribute("data-old", "");
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
"""To another page without loading the client again."""
OTHER_SIZES = {"desktop": [(1366, 768), (1024, 768)], "phone": [(768, 1024), (844, 390)]}
TITLES = {"EN": "Art of Governing", "FR": "Art de Gouverner", "CS": "Umění vládnout", "IT": "arte del governo"}
LANGUAGES = tuple(TITLES)


class Gallery:
    """Two windows of one guest, wide and phone; each is seen by day and by night."""

    def __init__(self, visitor: Visitors, long: bool) -> None:
        self.long = long
        self.faults: list[str] = []
        wide = visitor()
        wide.visit()
        me = wide.context.request.get(f"{wide.server.address}/api/me").json()
        self.guest = str(me["id"])
        phone = visitor(phone=True)
        phone.context.add_cookies(wide.context.cookies())  # type: ignore[arg-type]  # what one gives the other takes
        phone.visit()
        self.windows = {"desktop": wide, "phone": phone}
        for one in self.windows.values():
            one.page.set_default_timeout(10_000)
            one.page.get_by_test_id("play-governing").wait_for()

    def go(self, path: str, shown: str = "[data-testid=prompt]") -> None:
        for one in self.windows.values():
            one.page.evaluate(GO, path)
        for one in self.windows.values():
            one.page.locator(f".app:not([data-old]) {shown}").first.wait_for()

    def open(self, there: moments.Moment, seat: int | None = None, shown: str = "[data-testid=prompt]") -> str:
        path = moments.lay(self.windows["phone"].server, there, self.guest, seat)
        self.go(path, shown)
        return path

    def hang(self, screen: str, pose: Pose | None = None, only: str = "", sizes: bool = False) -> None:
        """Pose, note what is out of place, and keep a picture; with time one by night, too, and look at other sizes."""
        for name, one in self.windows.items():
            if only not in name:
                continue
            page = one.page
            try:
                if pose is not None:
                    pose(page, name == "phone")
                self.faults += [f"{name} {screen}: {fault}" for fault in page.evaluate(FAULTS)]
            except (Error, AssertionError) as error:
                self.faults.append(f"{name} {screen}: {str(error).splitlines()[0]}")
            one.picture(f"governing-{name}-light-{screen}")
            if not self.long:
                continue
            if sizes:
                self.faults += [f"{name} {screen} {fault}" for fault in at_other_sizes(page, name)]
            page.emulate_media(color_scheme="dark")
            one.picture(f"governing-{name}-dark-{screen}")
            page.emulate_media(color_scheme="light")


def at_other_sizes(page: Page, window: str) -> list[str]:
    """What is out of place when the window is turned, or made smaller."""
    size, found = page.viewport_size, []
    assert size is not None
    for width, height in OTHER_SIZES[window]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        found += [f"{width}×{height}: {fault}" for fault in page.evaluate(FAULTS)]
    page.set_viewport_size(size)
    return found


def tab(name: str) -> Pose:
    return lambda page, phone: page.locator(".tabs button").filter(has_text=name).click()


def choose(page: Page, phone: bool) -> None:
    """Choose an answer that does something."""
    offers = page.locator("[data-testid=prompt] .opts [data-action]:visible")
    if not offers.count():
        seen = page.locator(".asked [data-offer]:visible, .sheet [data-offer]:visible")
        (seen if seen.count() else page.locator(".is-legal > .press:visible")).first.click()
        return
    names = [str(name) for name in offers.evaluate_all("nodes => nodes.map(node => node.dataset.action)")]
    some = next((n for n, name in enumerate(names) if name not in ("done", "skip", "pass", "lose troop")), 0)
    offers.nth(some).click()


def speak(language: str) -> Pose:
    """The same in another language, by the menu."""

    def pose(page: Page, phone: bool) -> None:
        page.locator(".menu-anchor > button").click()
        page.locator(".menu").get_by_text(language, exact=True).click()
        page.locator(f"html[lang={language.lower()}]").wait_for()
        page.locator(".menu-anchor > button").click()
        expect(page).to_have_title(re.compile(TITLES[language]))

    return pose


def look_at(spot: str, tab_name: str = "") -> Pose:
    """The details of a thing."""

    def pose(page: Page, phone: bool) -> None:
        page.keyboard.press("Escape")
        if phone and tab_name:
            tab(tab_name)(page, phone)
        # Where the pointer rests, nothing may come and go: that would close the card.
        page.mouse.move(700, 3)
        page.locator(f'[data-spot="{spot}"]').first.focus()
        page.keyboard.press("?")
        expect(page.locator(".closer")).to_be_visible()

    return pose


QUESTIONS = {
    "family": "", "room": "", "move": "", "step": "", "redeem": "", "pay": "", "bonus": "", "machiavelli": "",
    "govern": "ready", "trade": "", "war": "", "scheme": "", "put_down": "", "siege": "", "announce": "announce",
    "plains_won": "", "retreat": "", "vacate": "", "salary": "salary 1", "disband": "", "reorganise": "",
    "purchase": "", "cathedral": "", "place": "", "recruit": "recruit", "alliance": "ally",
}
"""Every question, where it matters with an answer that must be among the offered."""


def new_table(page: Page, phone: bool) -> None:
    page.goto(page.url.rstrip("/") + "/new/governing")
    page.get_by_test_id("create").wait_for()
    for fold in page.locator("#new-table summary").all():
        fold.click()


def test_every_screen_by_day_and_by_night(visitor: Visitors, long: bool) -> None:
    """Nothing runs over or is cut off, no lit places touch; pictures are for the eye. Night, other sizes: --long."""
    gallery = Gallery(visitor, long)
    gallery.hang("lobby")
    gallery.hang("new-table", new_table)
    for place, language in enumerate(LANGUAGES):
        # Each question in one language; with time, in all.
        for number, (topic, offering) in enumerate(list(QUESTIONS.items())[0 if long else place :: 1 if long else 4]):
            gallery.open(moments.moment(topic, offering=offering))
            if number == 0:
                for one in gallery.windows.values():
                    speak(language)(one.page, False)
            gallery.hang(topic, choose if topic != "pay" else None, sizes=True)
    for one in gallery.windows.values():
        speak("EN")(one.page, False)
    turn(gallery)
    others(gallery)
    ending(gallery)
    assert not gallery.faults, "\n".join(gallery.faults)


def turn(gallery: Gallery) -> None:
    """One turn, and everything that can be opened meanwhile."""
    there = moments.moment("action", 200, "annex")
    gallery.open(there)
    gallery.hang("action")
    gallery.hang("annex", choose)
    for name in ("Palace", "Houses", "Log"):
        gallery.hang(f"tab-{name.lower()}", tab(name), only="phone")

    def open_palace(page: Page, phone: bool) -> None:
        if phone:
            tab("Houses")(page, phone)
        page.locator("[data-testid^=open-]").first.click()
        expect(page.get_by_test_id("open-palace")).to_be_visible()

    def market(name: str) -> Pose:
        def pose(page: Page, phone: bool) -> None:
            page.keyboard.press("Escape")
            if phone:
                tab("Market")(page, phone)
            page.locator(".market .ptabs").get_by_role("tab", name=name).click()

        return pose

    def refuse(page: Page, phone: bool) -> None:
        page.keyboard.press("Escape")
        if phone:
            tab("Map")(page, phone)
        page.locator('[data-spot="city:tunis"]').dispatch_event("click")
        expect(page.get_by_test_id("why").first).to_be_visible()

    def ideas(page: Page, phone: bool) -> None:
        page.keyboard.press("Escape")
        page.get_by_test_id("what-can-i-do").first.click()
        expect(page.get_by_test_id("ideas").locator("[data-offer], [data-idea]").first).to_be_visible()

    def rules(page: Page, phone: bool) -> None:
        page.keyboard.press("Escape")
        page.locator("header").get_by_role("button", name="Rules").click()
        expect(page.locator(".book, .drawer").first).to_contain_text("AG-")

    def menu(page: Page, phone: bool) -> None:
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()

    def text(page: Page, phone: bool) -> None:
        page.keyboard.press("Escape")
        page.locator("body").press("t")
        expect(page.locator(".text-view")).to_be_visible()

    gallery.hang("other-palace", open_palace)
    for name in ("Titles", "Patronage", "Cities", "Notables"):
        gallery.hang(f"market-{name.lower()}", market(name))
    gallery.hang("details-city", look_at("city:florence", "Map"))
    gallery.hang("details-item", look_at("item:merchant", "Market"))
    gallery.hang("details-room", look_at(f"room:{there.seat}:0", "Palace"))
    gallery.hang("refusal", refuse)
    gallery.hang("ideas", ideas)
    gallery.hang("rules", rules)
    gallery.hang("menu", menu)
    gallery.hang("text", text, only="desktop")
    gallery.open(there)
    gallery.hang("annex", choose)
    # Longer words.
    for language in ("FR", "CS", "IT"):
        gallery.hang(f"annex-{language.lower()}", speak(language))
    speak_english = speak("EN")
    for one in gallery.windows.values():
        speak_english(one.page, False)


def others(gallery: Gallery) -> None:
    """While somebody else thinks, and as somebody who only watches."""
    there = moments.moment("action", 200, "annex")
    gallery.open(there, seat=((there.seat or 0) + 1) % 5)
    gallery.hang("waiting")
    fight = moments.moment("announce", offering="announce")
    gallery.open(fight, seat=((fight.seat or 0) + 1) % 5)
    gallery.hang("waiting-announce")
    gallery.open(fight, seat=-1)
    gallery.hang("spectator")
    for name in ("Palace", "Houses"):
        gallery.hang(f"spectator-{name.lower()}", tab(name), only="phone")


def ending(gallery: Gallery) -> None:
    path = gallery.open(moments.end(), seat=1, shown="[data-testid=headline]")
    gallery.hang("end")

    def down(page: Page, phone: bool) -> None:
        page.locator(".graph").scroll_into_view_if_needed()

    gallery.hang("end-story", down, only="phone")
    gallery.go(path.replace("table", "replay") + "/214", "[data-testid=step]")
    gallery.hang("replay")
    gallery.hang("replay-log", tab("Log"), only="phone")
