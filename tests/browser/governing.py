"""A player of the Art of Governing: sees only what is lit, and notes what goes over the line."""

import json
import random
from typing import Any

from browser.visitor import SETTLED, Visitor

LIT = """() => {
    const seen = (node) => node.checkVisibility?.() !== false && node.getClientRects().length > 0;
    const all = (css, name) => [...document.querySelectorAll(css)].filter(seen).map((node) => node.dataset[name]);
    return {
        offers: all("[data-testid=prompt] .opts [data-action]", "action"),
        widgets: all(".asked [data-offer], .sheet [data-offer]", "offer"),
        spots: all(".city.legal > .hit, .power.legal > .hit, .mini-room.legal, .is-legal > [data-spot]", "spot"),
    };
}"""
WAYS_OUT = ("done", "skip", "pass", "lose troop")


class Line:
    """What was asked and answered, from the messages themselves."""

    def __init__(self, visitor: Visitor) -> None:
        self.question: dict[str, Any] | None = None
        self.offered: dict[int, list[str]] = {}
        self.wrong: list[str] = []
        self.topics: set[str] = set()
        self.sizes: list[int] = []
        self.first = 0
        visitor.page.on("websocket", self.listen)

    def listen(self, socket: Any) -> None:
        socket.on("framereceived", self.received)
        socket.on("framesent", self.sent)

    def received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] not in ("snapshot", "update"):
            return
        if message["type"] == "snapshot":
            self.first = max(self.first, len(json.dumps(message["view"], separators=(",", ":"))))
        else:
            self.sizes.append(len(frame))
        self.question = message["question"]
        if self.question is not None and self.question.get("offers"):
            self.offered[message["version"]] = self.offers
            self.topics.add(self.question["name"])

    def sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "answer" and message["action"] not in self.offered.get(message["version"], []):
            self.wrong.append(message["action"])

    @property
    def offers(self) -> list[str]:
        return [offer["text"] for offer in self.question["offers"]] if self.question else []


class Player:
    """Sits at a table of the Art of Governing, or of a game played at the same table."""

    game = "governing"
    haste = 0.35
    """How readily a way out is taken."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.line = Line(visitor)
        self.chance = random.Random(seed)

    def sit_down(self, seats: list[dict[str, str]], seed: int = 3, **options: object) -> str:
        return self.visitor.open_table(self.game, players=len(seats), seats=seats, seed=seed, options=options)

    def await_turn(self) -> str:
        """Until this player is asked, or the game is over: "asked" or "over"."""
        lit = f"{SETTLED}.mine [data-testid=commit], [data-testid=headline]"
        self.page.locator(lit).first.wait_for(timeout=60_000)
        return "over" if self.page.get_by_test_id("headline").count() else "asked"

    def topic(self) -> str:
        return str(self.line.question["name"]) if self.line.question else ""

    def committed(self, press: Any = None) -> None:
        """Press the one button, and wait until what was asked is asked no more."""
        before = self.line.question
        if press is None:
            self.visitor.commit.click()
        else:
            press()
        for _ in range(400):
            if self.line.question is not before and not self.page.locator(".prompt[aria-busy=true]").count():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing followed {before and before['name']}")

    def ready(self) -> bool:
        return bool(self.visitor.commit.get_attribute("aria-disabled") != "true")

    def say(self, text: str) -> None:
        """An answer in the notation of the log, through the command line."""
        self.page.keyboard.press("Escape")
        self.page.locator("body").press("/")
        field = self.page.locator(".command input")
        field.fill(text)
        field.press("Enter")
        self.page.wait_for_function("() => document.querySelector('[data-testid=commit]')?.ariaDisabled === 'false'")
        self.committed()

    def press_something(self) -> None:
        """Choose by pressing lit things, on the board, in the panel or in the bar, until one button would commit it."""
        for attempt in range(8):
            lit = self.page.evaluate(LIT)
            if self.ready() and attempt > 0:
                return
            if self.topic() == "pay" and self.ready():
                return
            spots = [("spot", spot) for spot in lit["spots"]]
            widgets = [("offer", offer) for offer in lit["widgets"] if not offer.startswith(("use ", "discard "))]
            bar = [
                ("action", offer)
                for offer in lit["offers"]
                if offer not in WAYS_OUT and not offer.startswith("use ind")
            ]
            ways_out = [("action", offer) for offer in lit["offers"] if offer in WAYS_OUT]
            groups = [group for group in (spots, widgets, bar) if group]
            if attempt > 5 or not groups or (ways_out and self.chance.random() < self.haste):
                kind, name = self.chance.choice(ways_out or bar or widgets)
            else:
                kind, name = self.chance.choice(self.chance.choice(groups))
            self.press(kind, name)
        assert self.ready(), f"nothing could be chosen: {self.topic()} {self.page.evaluate(LIT)}"

    def tap_along(self, name: str, tabs: tuple[str, ...], until: str = "") -> set[str]:
        """By touch, until the game is over or a text is seen; with a name, pictures of all that is asked."""
        seen: set[str] = set()
        answers = 0
        while self.await_turn() == "asked" and not (until and self.page.get_by_text(until).count()):
            width = self.page.evaluate("document.documentElement.scrollWidth")
            assert width <= 390, f"the page is {width} wide"
            if self.topic() != "pay":
                lit = self.page.evaluate(LIT)
                groups = [("spot", lit["spots"]), ("offer", lit["widgets"]), ("action", lit["offers"])]
                kind, names = self.chance.choice([group for group in groups if group[1]])
                target = self.page.locator(self.where(kind, self.chance.choice(names))).first
                # A City is pressed at its middle; a neighbour's label may lie over its edge.
                target.dispatch_event("click") if kind == "spot" else target.tap()
            if self.topic() not in seen:
                seen.add(self.topic())
                if name:
                    self.visitor.picture(f"{name}-{self.topic()}")
            if not self.ready():
                continue
            self.committed(lambda: self.visitor.commit.tap())
            answers += 1
            if answers == 12:
                for tab in tabs:
                    self.page.locator(".tabs button", has_text=tab).tap()
                    if name:
                        self.visitor.picture(f"{name}-tab-{tab.lower()}")
            assert answers < 400, "the game does not end"
        return seen

    def where(self, kind: str, name: str) -> str:
        return {
            "spot": f'[data-spot="{name}"]',
            "offer": f'[data-offer="{name}"]',
            "action": f'.opts [data-action="{name}"]',
        }[kind]

    def press(self, kind: str, name: str) -> None:
        target = self.page.locator(self.where(kind, name)).first
        if kind == "spot":
            # A City is pressed at its middle; a neighbour's label may lie over its edge.
            target.dispatch_event("click")
        else:
            # On its way there a person's pointer leaves what it looked at, and details close.
            self.page.mouse.move(720, 3)
            target.click()
        self.page.wait_for_timeout(15)
