"""A person at a screen: sees only what is there, presses only what is lit."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from server.people import Server

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
ARTEFACTS = Path(__file__).parents[2] / "test-artefacts"
SETTLED = "[data-testid=prompt]:not([aria-busy=true])"
"""The prompt bar while no answer is on its way."""
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SIZES = [(1440, 900), (1366, 768), (1024, 768), (768, 1024), (390, 844), (844, 390)]
"""Every size the tables are made for."""


class Visitor:
    """One browser window with cookies of its own, which notes every request that leaves the server."""

    def __init__(
        self, browser: Browser, server: Server, phone: bool = False, asked: bool = True, **context: Any
    ) -> None:
        """`asked`: this visitor wants to be asked everything, even what leaves no choice."""
        size: Any = PHONE if phone else DESKTOP
        # Keeping the rulebooks is one test's business and would cost every other one time.
        context.setdefault("service_workers", "block")
        self.server = server
        self.context: BrowserContext = browser.new_context(
            viewport=size, has_touch=phone, is_mobile=phone, reduced_motion="reduce", **context
        )
        self.page: Page = self.context.new_page()
        if asked:
            self.page.add_init_script("localStorage.setItem('virtu.autopass', 'off')")
        # A line of help in the games that explain only now and then would come and go between pictures.
        for game in ("honour", "seven_virtues"):
            self.page.add_init_script(f"localStorage.setItem('virtu.coach.{game}', 'off')")
        self.strangers: list[str] = []
        self.errors: list[str] = []
        self.page.on("request", lambda request: self.note(request.url))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def note(self, url: str) -> None:
        if not re.match(r"(http|ws)://(127\.0\.0\.1|localhost)[:/]|data:|blob:", url):
            self.strangers.append(url)

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.server.address + path)

    def start(self, game: str) -> None:
        """From the lobby, with one press, to a table against bots."""
        self.visit()
        self.page.get_by_test_id(f"play-{game}").click()
        self.page.wait_for_url("**/table/*")

    def open_table(self, game: str, **wishes: object) -> str:
        """A table made through the API with this visitor's cookie; its page is opened."""
        self.visit()
        self.page.get_by_test_id(f"play-{game}").wait_for()
        made = self.context.request.post(
            f"{self.server.address}/api/tables", data={"game": game, "options": {}, **wishes}
        )
        assert made.status == 201, made.text()
        path = f"/table/{made.json()['id']}"
        self.visit(path)
        if made.json()["seeded"] and made.json()["state"] == "playing":
            # That the seed was chosen is read once and put away.
            self.page.get_by_test_id("seeded").get_by_role("button").click()
        return path

    @property
    def commit(self) -> Any:
        return self.page.get_by_test_id("commit")

    def offers(self) -> list[str]:
        """The notation of every answer that is offered now."""
        found = self.page.locator("[data-testid=prompt] [data-action]").evaluate_all(
            "nodes => nodes.map(node => node.dataset.action)"
        )
        return [str(text) for text in found]

    def breakable(self) -> list[WebSocketRoute]:
        """From now on this visitor's lines to the server can be cut: close the last of the list."""
        lines: list[WebSocketRoute] = []

        def through(line: WebSocketRoute) -> None:
            line.connect_to_server()
            lines.append(line)

        self.page.route_web_socket(re.compile("/socket$"), through)
        return lines

    def await_turn(self) -> str:
        """Until this visitor is asked, or the game is over: "asked" or "over"."""
        lit = self.page.locator(f"{SETTLED} [data-action], [data-testid=headline]")
        expect(lit.first).to_be_visible(timeout=30_000)
        return "asked" if self.offers() else "over"

    def answer(self, offer: str) -> None:
        """Choose an offer in the prompt bar and press the one button that commits."""
        before = self.offers()
        self.page.locator(f'[data-testid=prompt] [data-action="{offer}"]').first.click()
        self.commit.click()
        self.moved_on(before)

    def moved_on(self, before: list[str]) -> None:
        """Until what was asked is asked no more."""
        self.page.wait_for_function(
            """before => {
                const bar = document.querySelector("[data-testid=prompt]");
                const lit = [...(bar?.querySelectorAll("[data-action]") ?? [])];
                return bar?.ariaBusy !== "true" && JSON.stringify(lit.map((node) => node.dataset.action)) !== before;
            }""",
            arg=json.dumps(before, separators=(",", ":")),
            timeout=20_000,
        )

    def axe(self, where: str) -> None:
        """No violation of accessibility rules on what is shown now."""
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        said = [
            f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]
        assert not said, f"{where}: " + "\n".join(said)

    def picture(self, name: str) -> None:
        """Keep a screenshot among the test artefacts."""
        ARTEFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png")

    def close(self) -> None:
        self.context.close()
        assert not self.strangers, f"asked strangers: {self.strangers}"
        assert not self.errors, f"the page failed: {self.errors}"
