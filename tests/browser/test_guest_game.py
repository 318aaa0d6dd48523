"""The game of docs/add_a_game.md in the browser: brought by another package, played on the plain table."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

import guest_game
from browser.visitor import Visitor
from server.people import Server

pytestmark = pytest.mark.browser
KEYS = r"(game|length|secret|about|event|question|term|count)-[a-z_]+"
"""The name of a message shows where its words are missing."""


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    folder = guest_game.install(tmp_path_factory.mktemp("guest"))
    monkeypatch.setenv("PYTHONPATH", guest_game.python_path(folder))
    server = Server(tmp_path_factory.mktemp("house"))
    yield server
    server.stop()
    assert server.complaints() == ""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "cs-CZ", "it-IT"])
def test_a_guest_is_played_on_the_plain_table(visitor: Callable[..., Visitor], language: str) -> None:
    someone = visitor(locale=language)
    page = someone.page
    someone.visit("/")
    expect(page.locator(".g h2")).to_have_count(5)
    assert page.locator(".g h2").last.inner_text() == "Stones"
    someone.picture(f"guest-lobby-{language}")
    someone.visit("/new/stones")
    page.get_by_test_id("create").wait_for()
    assert not page.get_by_text("stones-").count()
    page.get_by_test_id("create").click()
    page.get_by_test_id("prompt").wait_for()
    someone.picture(f"guest-table-{language}")
    someone.axe("the plain table")
    while someone.await_turn() == "asked":
        take(someone, someone.offers()[0])
    expect(page.get_by_test_id("headline")).to_be_visible()
    someone.picture(f"guest-ending-{language}")
    shown = page.locator("body").inner_text()
    assert not re.search(KEYS, shown), shown


def take(someone: Visitor, offer: str) -> None:
    """Answer, and wait until fewer stones lie there: what is offered next may be the same."""
    left = someone.page.get_by_test_id("text-view").inner_text()
    someone.page.locator(f'[data-testid=prompt] [data-action="{offer}"]').first.click()
    someone.commit.click()
    someone.page.wait_for_function(
        "left => document.querySelector('[data-testid=text-view]')?.innerText !== left", arg=left, timeout=20_000
    )


@pytest.mark.parametrize("phone", [False, True])
def test_it_can_be_read_in_the_dark_and_on_a_phone(visitor: Callable[..., Visitor], phone: bool) -> None:
    someone = visitor(phone=phone, color_scheme="dark")
    someone.start("stones")
    assert someone.await_turn() == "asked"
    someone.axe("the plain table in the dark")
    someone.picture(f"guest-dark-{'phone' if phone else 'desk'}")
    assert someone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
