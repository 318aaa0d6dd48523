"""Every kind of question of the other games at every size and in every language: nothing is cut off or covered.

All of it only with `--long`; the Art of Governing has a gallery that is always looked at (`test_governing_gallery.py`).
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser import moments
from browser.visitor import SIZES, Visitor
from virtu.kernel import engine

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
FAULTS = (Path(__file__).parent / "faults.js").read_text()
RECORDS = ("wars_of_italy/2", "honour/5", "honour/5-variant-short", "seven_virtues/2", "seven_virtues/7")
LANGUAGES = ("en", "fr", "cs", "it")
RARE = {
    "wars_of_italy/2": {
        "siege": (96, 0), "retreat": (96, 0), "redeem": (96, 0), "put_down": (576, 5), "trade": (192, 6),
        "vacate": (288, 7), "losses": (480, 16),
    },
    "honour/5": {
        "caught_in_the_act": (37, 0), "letter_of_pardon": (37, 0), "talk_of_the_town": (37, 0),
        "mistaken_identity": (37, 0), "oath_helpers": (74, 0), "scapegoat": (111, 0), "blame": (111, 0),
    },
}
"""Questions a record never asks: after which of its lines, and with which dice, a random game asks them."""
LIT = "[data-testid=prompt] .opts [data-action]:not(.off):visible, .asked [data-offer]:visible, .leg:visible"


def questions(name: str) -> dict[str, moments.Moment]:
    """Every kind of question: as the record puts it in the middle of all its occasions, or a random game after it."""
    record = moments.record(name)
    state, found = record.start(), dict[str, list[int]]()
    for line, entry in enumerate(record.entries):
        ask = engine.open_question(state)
        if ask is not None and entry.seat >= 0:
            found.setdefault(ask.topic(), []).append(line)
        record.game.play(state, entry.text)
    rare = {topic: moments.at_random(record, topic, *where) for topic, where in RARE.get(name, {}).items()}
    return {topic: moments.before(record, lines[len(lines) // 2]) for topic, lines in found.items()} | rare


def looked_at(page: Page, sizes: list[tuple[int, int]]) -> list[str]:
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{width}×{height}: {fault}" for fault in page.evaluate(FAULTS)]
    return found


def choose_one(page: Page) -> None:
    """Whatever is lit first, unless the answer is laid out already: what is chosen is told in longer words."""
    lit = page.locator(f"{LIT}, .is-legal > .press")
    if lit.count():
        lit.first.dispatch_event("click")
    else:
        assert page.get_by_test_id("commit").get_attribute("aria-disabled") == "false", page.url


@pytest.mark.parametrize(
    ("name", "line", "language"),
    [("honour/5", 225, "cs"), ("honour/5", 225, "it"), ("wars_of_italy/2", 150, "it"), ("wars_of_italy/2", None, "it")],
)
def test_the_narrowest_moments(visitor: Visitors, name: str, line: int | None, language: str) -> None:
    """A Dishonour one may counter, Crowns to spread, Agents to send: long words, and most to press in least room."""
    guest = visitor(locale=language)
    guest.visit()
    me = str(guest.context.request.get(f"{guest.server.address}/api/me").json()["id"])
    record = moments.record(name)
    there = questions(name)["scheme"] if line is None else moments.before(record, line)
    guest.visit(moments.lay(guest.server, there, me, of=record))
    guest.page.get_by_test_id("prompt").wait_for()
    faults = looked_at(guest.page, SIZES)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RECORDS)
def test_no_word_is_cut_off(visitor: Visitors, name: str, language: str, long: bool) -> None:
    """Before an answer is chosen and after, one by day, one by night."""
    if not long:
        pytest.skip("only with --long: minutes for each language")
    guest = visitor(locale=language)
    page, faults = guest.page, []
    guest.visit()
    me = str(guest.context.request.get(f"{guest.server.address}/api/me").json()["id"])
    record = moments.record(name)
    kinds = questions(name)
    for number, (topic, there) in enumerate(kinds.items()):
        page.emulate_media(color_scheme="dark" if number % 2 else "light")
        guest.visit(moments.lay(guest.server, there, me, of=record))
        page.get_by_test_id("prompt").wait_for()
        faults += [f"{topic} {fault}" for fault in looked_at(page, SIZES[::-1])]
        choose_one(page)
        faults += [f"{topic}, chosen, {fault}" for fault in looked_at(page, SIZES)]
    assert kinds
    assert not faults, "\n".join(faults)
