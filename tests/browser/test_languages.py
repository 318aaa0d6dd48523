"""The pages people read, in every language, wide and on a phone: nothing is cut off; the pictures are for the eye."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from browser import moments
from browser.visitor import Visitor
from virtu.games.registry import GAMES
from virtu.kernel.record import Record

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
FAULTS = (Path(__file__).parent / "faults.js").read_text()
RECORDS = {
    "governing/5": "AG-8.5", "wars_of_italy/2": "WI-8.4", "honour/5": "HO-7.4", "seven_virtues/2": "SV-4.5",
}
"""A whole game each, and the place at which its rulebook is opened."""
SETTLED = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await document.fonts.ready;
}"""
"""Everything is drawn, in its own letters."""
LANGUAGES = ("en", "fr", "cs", "it")


def screens(guest: Visitor, me: str) -> Iterator[tuple[str, str, str]]:
    """Name and address of each page, and what shows that it is there."""
    yield "lobby", "/", "[data-testid=play-governing]"
    for name, clause in RECORDS.items():
        record = moments.record(name)
        game = record.game.name
        yield f"{game}-learn", f"/rules/{game}#learn", "#learn"
        yield f"{game}-rules", f"/rules/{game}#{clause}", f"[id^='{clause}']"
        middle = moments.before(record, asked_near(record, len(record.entries) // 2))
        yield f"{game}-table", moments.lay(guest.server, middle, me, of=record), "[data-testid=prompt]"
        end = moments.Moment(None, tuple(record.entries))
        yield f"{game}-end", moments.lay(guest.server, end, me, 1, record), "[data-testid=headline]"


def asked_near(record: Record, line: int) -> int:
    """The next line at which a seat, not chance, is asked."""
    return next(at for at in range(line, len(record.entries)) if record.entries[at].seat >= 0)


def seen(guest: Visitor, what: str) -> bool:
    return guest.page.locator(what).first.is_visible()


@pytest.mark.parametrize("size", ["1440", "390"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_in_every_language(visitor: Visitors, language: str, size: str, long: bool) -> None:
    if not long:
        pytest.skip("only with --long: a picture of each page in each language")
    guest = visitor(locale=language, phone=size == "390")
    guest.visit()
    me = str(guest.context.request.get(f"{guest.server.address}/api/me").json()["id"])
    faults: list[str] = []
    for name, path, shown in screens(guest, me):
        guest.visit(path)
        guest.page.locator(shown).first.wait_for()
        guest.page.locator(f"html[lang={language}]").wait_for()
        guest.page.evaluate(SETTLED)
        faults += [f"{name} {fault}" for fault in guest.page.evaluate(FAULTS)]
        if name == "lobby":
            faults += [f"no way to learn {game}" for game in GAMES if not seen(guest, f'a[href="/rules/{game}#learn"]')]
        guest.picture(f"language-{name}-{size}-{language}")
    assert not faults, "\n".join(faults)
