"""Every kind of question of the other games at every size and in every language: nothing is cut off or covered.

The Art of Governing has its gallery (`test_governing_gallery.py`). Without `--long` each question is looked at in one
language and at two of the six sizes, so that all of them have their turn.
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
RECORDS = ("wars_of_italy/2", "honour/5", "honour/5-variant-short", "seven_virtues/2")
LANGUAGES = ("en", "fr", "cs", "it")
OF_BOTH = {
    "family", "room", "move", "step", "redeem", "pay", "govern", "trade", "scheme", "put_down", "vacate", "salary",
    "reorganise", "purchase", "cathedral", "place", "recruit",
}
"""Questions of the Wars that the gallery of the Art of Governing shows."""


def questions(name: str) -> dict[str, int]:
    """Where in a record each kind of question is put: in the middle of all its occasions."""
    record = moments.record(name)
    state, found = record.start(), dict[str, list[int]]()
    for line, entry in enumerate(record.entries):
        ask = engine.open_question(state)
        if ask is not None and entry.seat >= 0:
            found.setdefault(ask.topic(), []).append(line)
        record.game.play(state, entry.text)
    return {topic: lines[len(lines) // 2] for topic, lines in found.items()}


def looked_at(page: Page, sizes: list[tuple[int, int]]) -> list[str]:
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{width}×{height}: {fault}" for fault in page.evaluate(FAULTS)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_off(visitor: Visitors, language: str, long: bool) -> None:
    if not long:
        pytest.skip("only with --long: minutes for each language")
    guest = visitor(locale=language)
    page, faults = guest.page, []
    guest.visit()
    me = str(guest.context.request.get(f"{guest.server.address}/api/me").json()["id"])
    kinds = [
        (name, topic, line)
        for name in RECORDS
        for topic, line in questions(name).items()
        if long or not name.startswith("wars") or topic not in OF_BOTH
    ]
    for number, (name, topic, line) in enumerate(kinds):
        turn, place = divmod(number, len(LANGUAGES))
        if not long and LANGUAGES[place] != language:
            continue
        record = moments.record(name)
        guest.visit(moments.lay(guest.server, moments.before(record, line), me, of=record))
        page.get_by_test_id("prompt").wait_for()
        sizes = SIZES if long else [SIZES[turn * 2 % 6], SIZES[(turn * 2 + 1) % 6]]
        faults += [f"{name} {topic} {language} {fault}" for fault in looked_at(page, sizes)]
    assert kinds
    assert not faults, "\n".join(faults)
