"""Levels of bots in the browser: chosen with a line about each, seen thinking, sitting in, and how strong they are."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.visitor import Visitor
from server.people import Server

pytestmark = pytest.mark.browser


def rung(tested: str, against: str, players: int) -> dict[str, object]:
    fair = 1 / players
    return {"game": "seven_virtues", "players": players, "tested": tested, "against": against, "games": 120, "wins": 90,
            "share": 0.75, "interval": [0.66, 0.82], "fair": fair, "points": [44.2, 38.5], "simulations": [1240, 0],
            "seed": 10_000, "scale": 1.0, "rules": "0", "machine": "two cores", "form": "compiled"}  # fmt: skip


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots are slow enough here to be seen, and little has been measured."""
    folder: Path = tmp_path_factory.mktemp("house")
    measured = {
        "rungs": [rung("easy", "random", 2), rung("medium", "easy", 2), rung("easy", "random", 4)],
        "ratings": [
            {"game": "seven_virtues", "players": 2, "level": "easy", "elo": 1005, "interval": [960, 1051]}
        ],
    }
    (folder / "ladder.json").write_text(json.dumps(measured))
    server = Server(folder, ladder=str(folder / "ladder.json"), bot_budget=3.0, bot_pace=0.4, bot_workers=2)
    yield server
    server.stop()
    assert server.complaints() == ""


@pytest.mark.parametrize(
    ("language", "how", "phone"),
    [("en-GB", "light", False), ("fr-FR", "dark", True), ("cs-CZ", "light", True), ("it-IT", "dark", False)],
)
def test_how_strong_they_are(visitor: Callable[..., Visitor], language: str, how: str, phone: bool) -> None:
    someone = visitor(locale=language, color_scheme=how, phone=phone)
    page = someone.page
    someone.visit("/")
    page.get_by_test_id("how-strong").click()
    page.wait_for_url("**/bots")
    rows = page.locator("[data-testid=rungs] li")
    expect(rows).to_have_count(5)
    someone.visit("/bots/seven_virtues")
    expect(rows.first).to_have_attribute("data-level", "expert")
    assert "1005" in rows.nth(3).inner_text()
    assert "75" in rows.nth(3).inner_text()
    assert "960" not in rows.nth(1).inner_text(), "nothing is made up where nothing was measured"
    someone.axe("how strong the bots are")
    someone.picture(f"bots-{language}-{how}-{'phone' if phone else 'desk'}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shown = page.locator("body").inner_text()
    assert "bots-" not in shown
    assert "level-" not in shown


def test_the_page_by_keyboard(visitor: Callable[..., Visitor]) -> None:
    someone = visitor()
    page = someone.page
    someone.visit("/bots/seven_virtues")
    page.get_by_role("radio", name="The Seven Virtues").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/bots/honour")
    expect(page.get_by_text("Nothing has been measured for this game yet.")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("radio", name="2", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("fair share: 25 in 100").first).to_be_visible()


def test_a_long_thought_is_shown_and_a_short_one_is_not(visitor: Callable[..., Visitor]) -> None:
    someone = visitor()
    page = someone.page
    bots = [{"kind": "me"}, {"kind": "bot", "level": "expert"}]
    someone.open_table("wars_of_italy", players=2, seats=bots)
    while True:
        if page.get_by_test_id("thinking").is_visible():
            break
        if page.get_by_test_id("commit").is_visible() and someone.offers():
            page.locator("[data-testid=prompt] [data-action]").first.click()
            someone.commit.click()
        page.wait_for_timeout(200)
    expect(page.locator("[data-testid=prompt] .ask .sr").first).to_contain_text("is thinking", timeout=6000)
    someone.picture("bots-thinking")


def test_a_bot_sits_in_and_hands_the_seat_back(visitor: Callable[..., Visitor]) -> None:
    someone = visitor()
    page = someone.page
    someone.open_table("seven_virtues", players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    other = visitor()
    other.visit(page.url.removeprefix(someone.server.address))
    other.page.get_by_test_id("join").click()
    page.get_by_test_id("prompt").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_test_id("sit-in").select_option("medium")
    someone.picture("bots-sit-in")
    page.get_by_test_id("hand-over").click()
    kept = page.get_by_test_id("kept-seat")
    expect(kept).to_contain_text("medium")
    expect(page.locator(".menu")).to_have_count(0)
    someone.picture("bots-kept-seat")
    page.get_by_test_id("take-back-seat").click()
    expect(kept).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_test_id("sit-in")).to_be_visible()


def test_on_a_phone_nothing_lies_over_the_way_back(visitor: Callable[..., Visitor]) -> None:
    """While a bot plays in one's place its moves are told where the strip with the way back is not."""
    someone = visitor(phone=True)
    page = someone.page
    page.add_init_script("localStorage.setItem('virtu.pace', 'calm')")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    someone.open_table("seven_virtues", players=2, seats=seats, seed=8)
    page.get_by_role("button", name="Menu").click()
    page.get_by_test_id("hand-over").click()
    told = page.get_by_test_id("playing")
    expect(told).to_be_visible(timeout=20_000)
    over, under = told.bounding_box(), page.get_by_test_id("kept-seat").bounding_box()
    assert over is not None
    assert under is not None
    assert over["y"] > under["y"] + under["height"]
