"""Whole games of the Art of Governing in a real browser, on a real server."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.governing import Player
from browser.visitor import Visitor

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
STOPWATCH = """(() => {
    const Socket = window.WebSocket;
    let sent = null;
    window.waits = [];
    window.WebSocket = class extends Socket {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => {
                if (sent === null || !data.startsWith('{"type":"update"')) return;
                const since = sent;
                sent = null;
                // By the second frame it has been painted.
                requestAnimationFrame(() => requestAnimationFrame(() => window.waits.push(performance.now() - since)));
            });
        }
        send(data) {
            if (data.startsWith('{"type":"answer"')) sent = performance.now();
            super.send(data);
        }
    };
})()"""
"""In the page: how long after each answer its outcome is seen."""
ALONE = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]


def the_score_adds_up(player: Player, seats: int = 3) -> None:
    """Every column of the final table is the sum of its lines."""
    table = player.page.get_by_test_id("score")
    expect(table).to_be_visible(timeout=20_000)
    rows = table.locator("tbody tr").evaluate_all(
        """rows => rows.map((row) => [...row.querySelectorAll("td:not(.rule-col)")]
            .map((cell) => cell.textContent.replace("−", "-")))"""
    )
    feet = [text.replace("−", "-") for text in table.locator("tfoot td").all_text_contents()]
    totals = [int(text) for text in feet if text.lstrip("-").isdigit()]
    assert len(totals) == seats
    assert [sum(int(row[seat]) for row in rows) for seat in range(seats)] == totals


def test_a_whole_game_by_mouse(visitor: Visitors, long: bool) -> None:
    """Only lit things are pressed, only offered answers are sent, and the game ends with a table that adds up."""
    if not long:
        pytest.skip("only with --long: whole games are played by keys and on a phone, too")
    guest = visitor()
    player = Player(guest, seed=5)
    player.sit_down(ALONE, seed=5, year_limit=5)
    taken: dict[str, int] = {}
    answers = 0
    while player.await_turn() == "asked":
        topic = player.topic()
        if topic not in taken or topic != "pay":
            player.press_something()
        taken[topic] = taken.get(topic, 0) + 1
        player.committed()
        answers += 1
        assert answers < 900, "the game does not end"
    assert not player.line.wrong, f"sent without being offered: {player.line.wrong}"
    the_score_adds_up(player)
    assert {"family", "room", "move", "action", "reorganise", "purchase", "recruit", "alliance"} <= set(taken)


def test_a_whole_game_to_its_own_end_by_following_ideas(visitor: Visitors, long: bool) -> None:
    """A newcomer who does what the bot would do sees the game end by its own rule, not by an agreed Year."""
    if not long:
        pytest.skip("only with --long: five minutes of thinking")
    guest = visitor()
    player = Player(guest)
    player.sit_down(ALONE, seed=13)
    ideas = player.page.locator("[data-testid=ideas] [data-offer]")
    answers, followed = 0, 0
    while player.await_turn() == "asked":
        if not player.ready():
            if not player.page.get_by_test_id("ideas").count():
                player.page.get_by_test_id("what-can-i-do").click()
            ideas.first.click()
            followed += 1
        player.committed()
        answers += 1
        assert answers < 600, "the game does not end"
    assert followed > 50
    assert not player.line.wrong
    the_score_adds_up(player)
    expect(player.page.locator(".top")).to_contain_text("ended in Year")
    expect(player.page.locator(".top")).not_to_contain_text("agreed")


def test_a_whole_game_by_keyboard_alone(visitor: Visitors) -> None:
    """A number chooses, Enter commits; no pointer is used once the table is open."""
    guest = visitor()
    player = Player(guest)
    player.sit_down(ALONE, seed=8, year_limit=4)
    answers = 0
    while player.await_turn() == "asked":
        if not player.ready():
            player.page.keyboard.press("1")
            expect(guest.commit).to_have_attribute("aria-disabled", "false")
        player.committed(lambda: player.page.keyboard.press("Enter"))
        answers += 1
        assert answers < 400, "the game does not end"
    assert not player.line.wrong
    the_score_adds_up(player)


def test_a_whole_game_on_a_phone(visitor: Visitors) -> None:
    """390 × 844, by touch, in the dark; nothing is wider than the screen, every tab opens."""
    guest = visitor(phone=True, color_scheme="dark")
    player = Player(guest, seed=2)
    player.sit_down(ALONE, seed=6, year_limit=3)
    player.tap_along("", ("Palace", "Houses", "Market", "Log", "Map"))
    the_score_adds_up(player)


def test_the_next_question_comes_at_once(visitor: Visitors) -> None:
    """After an answer the next question or the waiting is seen without a stall; messages stay small with 5 seats."""
    guest = visitor()
    guest.context.add_init_script(STOPWATCH)
    player = Player(guest, seed=4)
    player.sit_down([{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 4], seed=4, year_limit=2)
    turns: list[float] = []
    while player.await_turn() == "asked":
        player.press_something()
        turns.append(
            player.page.evaluate(
                """() => new Promise((done) => {
                    const busy = () => document.querySelector("[data-testid=prompt]")?.ariaBusy === "true";
                    const start = performance.now();
                    document.querySelector("[data-testid=commit]").click();
                    // A frame later what is drawn has been painted.
                    const look = () => {
                        const late = performance.now() - start;
                        if (!busy() || late > 3000) requestAnimationFrame(() => done(performance.now() - start));
                        else requestAnimationFrame(look);
                    };
                    requestAnimationFrame(look);
                })"""
            )
        )
    waits: list[float] = player.page.evaluate("() => window.waits")
    # The figures are for people to read: on a busy machine they say little. A stall is a fault anywhere.
    for name, times in (("answers", waits), ("presses, which may give several answers", turns)):
        median, most_of_all, longest = (sorted(times)[int(part * (len(times) - 1))] for part in (0.5, 0.95, 1.0))
        print(f"{len(times)} {name}: median {median:.0f} ms, 95 % {most_of_all:.0f} ms, most {longest:.0f} ms")
        assert median < 3000
    assert player.line.first < 25_000
    sizes = sorted(player.line.sizes)
    assert sizes[len(sizes) // 2] < 5_000
