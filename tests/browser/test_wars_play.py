"""Whole games of the Wars of Italy in a real browser, on a real server."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.test_governing_play import the_score_adds_up
from browser.visitor import Visitor
from browser.wars import ALONE, FRANCE, SECOND, Warrior

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
WANTED = {"move", "action", "diplomacy", "reorganise", "purchase"}
"""What every war by mouse comes to; wars and alliances have tests of their own."""
ROUTINE = {"govern", "reorganise", "purchase", "recruit", "redeem"}


def test_a_whole_war_by_mouse(visitor: Visitors, long: bool) -> None:
    """Only lit things are pressed, only offered answers are sent, and the game ends with a table that adds up."""
    if not long:
        pytest.skip("only with --long: a whole war is played by keys alone, too")
    guest = visitor()
    player = Warrior(guest, seed=7)
    player.sit_down(ALONE, seed=7)
    player.until("diplomacy", [*FRANCE, "room 1", "annex"])  # chance alone need not lead there
    taken: set[str] = set()
    answers = 0
    while player.await_turn() == "asked":
        topic = player.topic()
        # A war has 21 Rounds: once everything has come up, what came up before is passed where it can be.
        player.haste = 1.0 if taken >= WANTED else 0.9 if topic in ROUTINE else 0.4
        if topic != "pay" or topic not in taken:
            player.press_something()
        if topic not in taken:
            guest.picture(f"wars-desktop-{topic}")
        taken.add(topic)
        player.committed()
        answers += 1
        assert answers < 900, "the game does not end"
    assert not player.line.wrong, f"sent without being offered: {player.line.wrong}"
    the_score_adds_up(player, 2)
    guest.picture("wars-desktop-end")
    guest.axe("the end of the war")
    assert taken >= WANTED
    assert player.line.first < 25_000
    assert max(player.line.sizes) < 25_000


def test_a_whole_war_by_keyboard_alone(visitor: Visitors) -> None:
    """A number chooses, Enter commits; no pointer is used once the table is open."""
    guest = visitor()
    player = Warrior(guest)
    player.sit_down(SECOND, seed=8)
    answers = 0
    while player.await_turn() == "asked":
        if not player.ready():
            player.page.keyboard.press("1")
            expect(guest.commit).to_have_attribute("aria-disabled", "false")
        player.committed(lambda: player.page.keyboard.press("Enter"))
        answers += 1
        assert answers < 500, "the game does not end"
    assert not player.line.wrong
    the_score_adds_up(player, 2)


def test_three_rounds_on_a_phone(visitor: Visitors) -> None:
    """390 × 844, by touch, in the dark; nothing is wider than the screen, every tab opens."""
    guest = visitor(phone=True, color_scheme="dark")
    player = Warrior(guest, seed=2)
    player.sit_down(ALONE, seed=6)
    seen = player.tap_along("wars-phone-dark", ("Tracks", "Palace", "Market", "Log", "Map"), "Round 4 of 21")
    assert not player.line.wrong
    assert {"family", "room", "move", "action", "reorganise", "purchase", "recruit"} <= seen
