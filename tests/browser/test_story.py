"""The table tells the story: whose moment it is, what happened since one answered, what ends the game and who leads."""

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import moments
from browser.visitor import SETTLED, Visitor
from virtu.kernel import engine

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
SEATS = {"governing": 3, "wars_of_italy": 2, "seven_virtues": 3, "honour": 5}
KEY = re.compile(r"\b(question|answer|event|term|goal|course|since|gov|wars|sv|ho|count)-[a-z][a-z_0-9-]+\b")
"""What a message nobody wrote would look like."""
RECORD = """() => {
    window.story = [];
    const layer = document.querySelector("[data-testid=changes]");
    const heard = document.querySelector("[data-testid=heard]");
    let frame = 0;
    let last = -1;
    const count = () => (frame += 1, requestAnimationFrame(count));
    count();
    // What is told within one frame is shown together.
    const note = (what) => {
        if (window.story.at(-1) !== what || (what === "told" && last !== frame)) window.story.push(what);
        if (what === "told") last = frame;
    };
    const seen = ({ addedNodes }) => [...addedNodes].some((node) => node.getClientRects?.().length);
    new MutationObserver((all) => all.some(seen) && note("shown")).observe(layer, { childList: true });
    const before = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        note("shown");
        return before.apply(this, how);
    };
    const others = ({ addedNodes }) => [...addedNodes].some((node) => Number(node.dataset.by ?? -1) >= 0);
    new MutationObserver((all) => all.some(others) && note("told")).observe(heard, { childList: true });
}"""
"""In the page: what was told of others and what was shown on the board, an outline or a motion, one after the other."""


FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"
"""In the page: until what the last message changed has been shown."""
HIDE = """(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(".changes { display: none; }");
    document.adoptedStyleSheets = [style];
})()"""
"""In the page: nothing that happens is shown any more."""


def sit_down(guest: Visitor, game: str) -> None:
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (SEATS[game] - 1)]
    guest.open_table(game, players=SEATS[game], seats=seats, seed=8)


def answer_somehow(page: Page, chance: random.Random) -> None:
    """Press what is lit until the one button can be pressed, then press that."""
    commit = page.get_by_test_id("commit")
    for _ in range(20):
        if commit.get_attribute("aria-disabled") == "false":
            break
        lit = page.locator(
            "[data-testid=prompt] .opts [data-action]:not(.off), .asked [data-offer], .leg:visible, .is-legal > .press"
        )
        if many := lit.count():
            lit.nth(chance.randrange(many)).dispatch_event("click")
        page.wait_for_timeout(40)
    assert commit.get_attribute("aria-disabled") == "false", page.get_by_test_id("prompt").inner_text()
    commit.click()


def three_answers(page: Page) -> None:
    """What a newcomer asks, read from the screen."""
    prompt = page.get_by_test_id("prompt")
    now = page.get_by_test_id("course").locator("[aria-current=step]")
    assert prompt.locator(".q").inner_text().strip(), "whose moment it is"
    assert now.inner_text().strip(), "which phase it is"
    if not page.get_by_test_id("since").count():
        page.locator("body").press("r")
    told = page.get_by_test_id("since").locator(".since-in")
    assert told.inner_text().strip(), "what happened since"
    assert re.search(r"\S", page.get_by_test_id("goals").inner_text()), "what ends the game"
    assert re.search(r"\w", page.get_by_test_id("lead").inner_text()), "who leads"
    raw = KEY.search(page.locator("body").inner_text())
    assert raw is None, f"a raw key: {raw}"


def moves_told(
    guest: Visitor, game: str, chance: random.Random, wanted: int, look: Callable[[Page], None] | None = None
) -> tuple[list[str], int]:
    """Play until so many moves were told and so many positions looked at, at a new table where a game ends; what was
    told and shown meanwhile, and how many positions were."""
    page, story, looked = guest.page, list[str](), 0
    page.evaluate(RECORD)
    for _ in range(300):
        page.locator(f"{SETTLED}.mine, [data-testid=headline]").first.wait_for(timeout=30_000)
        page.evaluate(FRAMES)
        now = [str(what) for what in page.evaluate("window.story")]
        if (story + now).count("told") >= wanted and (look is None or looked >= wanted):
            break
        if page.get_by_test_id("headline").count():
            # The end of the game takes the place of the board: that shows the move it ended with.
            story += [*now, "shown"] if now[-1:] == ["told"] else now
            sit_down(guest, game)
            page.locator(f"{SETTLED}.mine").wait_for(timeout=30_000)
            page.evaluate(RECORD)
        if look and looked < wanted:
            look(page)
            looked += 1
        answer_somehow(page, chance)
    return story + [str(what) for what in page.evaluate("window.story")], looked


def unseen(story: list[str]) -> list[int]:
    """The moves that nothing was shown for, just before or just after they were told."""
    told = [place for place, what in enumerate(story) if what == "told"]
    spent: set[int] = set()
    missing = []
    for move, place in enumerate(told, 1):
        near = [at for at in (place - 1, place + 1) if story[max(at, 0) : at + 1] == ["shown"] and at not in spent]
        if near:
            spent.add(near[0])
        else:
            missing.append(move)
    return missing


@pytest.mark.parametrize("game", SEATS)
def test_ten_moves_of_others_are_seen_and_ten_positions_explain_themselves(visitor: Visitors, game: str) -> None:
    """An outline for every move that is told; the recording would show if there were none. The newcomer's three
    questions are answered by the screen at ten positions, however they came about."""
    guest = visitor()
    page, chance = guest.page, random.Random(3)
    page.add_init_script("localStorage.setItem('virtu.motion', 'off')")
    sit_down(guest, game)
    story, looked = moves_told(guest, game, chance, 10, three_answers)
    assert looked == 10
    assert story.count("told") >= 10
    assert not unseen(story), f"nothing was seen of moves {unseen(story)}: {story}"
    page.add_init_script(HIDE)
    page.evaluate(HIDE)
    blind, _ = moves_told(guest, game, chance, 1)
    assert unseen(blind), "a table that shows nothing is not found out"


@pytest.mark.parametrize("game", SEATS)
def test_ten_moves_of_others_are_seen_in_motion(visitor: Visitors, game: str, long: bool) -> None:
    if not long and game == "wars_of_italy":
        pytest.skip("only with --long: its map and Palace move as in the Art of Governing")
    guest = visitor()
    guest.page.add_init_script("localStorage.setItem('virtu.motion', 'on')")
    sit_down(guest, game)
    story, _ = moves_told(guest, game, random.Random(3), 10)
    assert story.count("told") >= 10
    assert not unseen(story), f"nothing was seen of moves {unseen(story)}: {story}"


def test_a_line_of_the_story_lights_what_it_speaks_of_and_r_closes_it(visitor: Visitors) -> None:
    """Pointing at a line rings what it names; the key opens and closes, and the prompt keeps the focus."""
    guest = visitor()
    page = guest.page
    sit_down(guest, "seven_virtues")
    page.locator(f"{SETTLED}.mine").wait_for(timeout=30_000)
    answer_somehow(page, random.Random(1))
    page.locator(f"{SETTLED}.mine").wait_for(timeout=30_000)
    since = page.get_by_test_id("since")
    if not since.count():
        page.locator("body").press("r")
    line = since.locator(".deed").first
    line.hover()
    expect(page.locator(".changes .pointed").first).to_be_attached()
    page.locator("body").press("r")
    expect(since).to_have_count(0)


def only_one_answer() -> moments.Moment:
    """A moment of the recorded game whose question leaves nothing to choose."""
    state = moments.recorded().start()
    for line, entry in enumerate(moments.recorded().entries):
        ask = engine.open_question(state)
        if line > 100 and ask is not None and entry.seat >= 0 and len(ask.offers(state)) == 1:
            return moments.Moment(int(entry.seat), tuple(moments.recorded().entries[:line]))
        moments.GAME.play(state, entry.text)
    raise AssertionError("everything leaves a choice")


def test_what_leaves_no_choice_is_answered_by_itself_with_a_line(visitor: Visitors) -> None:
    """Nobody presses anything, and the chronicle says what was done."""
    guest = visitor(asked=False)
    guest.visit()
    me = guest.context.request.get(f"{guest.server.address}/api/me").json()
    guest.visit(moments.lay(guest.server, only_one_answer(), str(me["id"])))
    expect(guest.page.locator(".entries .passed").first).to_contain_text("Played for you", timeout=15_000)


def before_only_one_answer() -> tuple[moments.Moment, str]:
    """A choice after which the same player is asked what leaves none, and then goes on; what answer leads there."""
    entries = moments.recorded().entries
    state, chose = moments.recorded().start(), False
    for line, entry in enumerate(entries[:-2]):
        alone = moments.GAME.obvious(state) is not None
        if line > 100 and chose and alone and entries[line - 1].seat == entry.seat == entries[line + 1].seat:
            return moments.before(moments.recorded(), line - 1), entries[line - 1].text
        moments.GAME.play(state, entry.text)
        chose = not alone and entry.seat >= 0
    raise AssertionError("everything leaves a choice")


def test_taking_back_takes_what_was_answered_by_itself_with_it(visitor: Visitors) -> None:
    """Nobody chose that: one press leads back to the last choice."""
    guest = visitor(asked=False)
    guest.visit()
    me = guest.context.request.get(f"{guest.server.address}/api/me").json()
    there, answer = before_only_one_answer()
    guest.visit(moments.lay(guest.server, there, str(me["id"])))
    guest.await_turn()
    offered = guest.offers()
    guest.page.keyboard.press("/")
    guest.page.locator(".command input").fill(answer)
    guest.page.keyboard.press("Enter")
    guest.commit.click()
    expect(guest.page.locator(".entries .passed").first).to_be_visible(timeout=15_000)
    guest.page.keyboard.press("u")
    guest.page.wait_for_function(
        "before => JSON.stringify([...document.querySelectorAll('[data-testid=prompt] [data-action]')]"
        ".map((node) => node.dataset.action)) === before",
        arg=json.dumps(offered, separators=(",", ":")),
    )
    expect(guest.page.locator(".entries .passed")).to_have_count(0)


def test_what_the_others_did_is_shown_again(visitor: Visitors) -> None:
    """Line by line, until something is pressed; the panel that was closed is opened again from the chronicle."""
    guest = visitor()
    page = guest.page
    guest.visit()
    me = guest.context.request.get(f"{guest.server.address}/api/me").json()
    guest.visit(moments.lay(guest.server, moments.moment("move", 300), str(me["id"])))
    page.get_by_test_id("since").wait_for()
    lines = page.locator(".since .deed")
    page.get_by_test_id("since-again").click()
    for line in range(2):
        expect(lines.nth(line)).to_have_class(re.compile("lit"))
    page.keyboard.press("Shift")
    expect(page.locator(".deed.lit")).to_have_count(0)
    page.get_by_test_id("since-close").click()
    page.get_by_test_id("since-open").click()
    page.get_by_test_id("since").wait_for()


def test_a_phone_says_on_every_page_that_others_have_moved(visitor: Visitors) -> None:
    """The question turns to the Palace; what happened is told on the map."""
    guest = visitor(phone=True)
    guest.visit()
    me = guest.context.request.get(f"{guest.server.address}/api/me").json()
    guest.visit(moments.lay(guest.server, moments.moment("move", 300), str(me["id"])))
    guest.page.get_by_test_id("since-line").tap()
    expect(guest.page.locator(".since .deed").first).to_be_visible()


def test_nothing_of_the_board_lies_over_the_ending(visitor: Visitors) -> None:
    """The last answer puts the ending in the board's place; what stood there has not gone anywhere."""
    guest = visitor()
    guest.visit()
    me = guest.context.request.get(f"{guest.server.address}/api/me").json()
    record = moments.record("seven_virtues/2")
    last = max(line for line, entry in enumerate(record.entries) if entry.seat >= 0)
    guest.visit(moments.lay(guest.server, moments.before(record, last), str(me["id"]), of=record))
    guest.page.locator(f"{SETTLED}.mine").wait_for(timeout=30_000)
    guest.page.evaluate(RECORD)
    guest.answer(record.entries[last].text)
    guest.page.get_by_test_id("headline").wait_for()
    guest.page.evaluate(FRAMES)
    assert "shown" not in guest.page.evaluate("window.story")
