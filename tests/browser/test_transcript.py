"""What a screen reader meets: Chromium's accessibility tree, read in order during one turn of each game.

The transcripts are kept among the test artefacts; with `--long` in `docs/accessibility`, too. Every run listens to the
same turns: they begin at fixed positions, and chance and bots have fixed dice.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser import moments
from browser.test_story import FRAMES, SEATS, sit_down
from browser.visitor import ARTEFACTS, SETTLED, Visitor
from server.people import Server

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
DOCS = Path(__file__).parents[2] / "docs" / "accessibility"
SPOKEN = {
    "button", "heading", "link", "StaticText", "image", "img", "region", "group", "status", "log", "tab", "navigation",
    "main", "list", "checkbox", "radio",
}
STATES = ("checked", "pressed", "expanded", "disabled", "selected")
LISTEN = """() => {
    window.said = [];
    const note = (node) => window.said.push({ text: node.textContent, other: node.dataset.by !== undefined });
    new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach(note)))
        .observe(document.querySelector("[data-testid=heard]"), { childList: true });
}"""
"""In the page: every sentence that is spoken, kept even after the region has let go of it."""
MORE_HEARD = """before => window.said.length > before
    || document.querySelector("[data-testid=commit]")?.ariaDisabled !== "false" """
"""Something was told, or the answer is gone: of what is placed in secret nobody hears."""
LAST = ("End", "Skip", "Indulgence", "Exchange", "and ")
"""Answers that end something, cost points or open a list are chosen if nothing else can be."""
MOST = 14
"""More answers than any turn of a first game has."""
STARTS = {"governing": ("governing/5", 20), "wars_of_italy": ("wars_of_italy/2", 7)}
"""After which line of a record the turn begins: with the first Room, when the Palaces are set up."""
SEED = 8


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots with fixed dice, one answer at a time: of many at once a listener would hear only the last."""
    server = Server(tmp_path_factory.mktemp("house"), bot_seed=SEED, bot_pace=0.2)
    yield server
    server.stop()
    assert server.complaints() == ""


def begin(guest: Visitor, game: str) -> None:
    guest.visit()
    guest.page.get_by_test_id(f"play-{game}").wait_for()
    named = guest.context.request.put(f"{guest.server.address}/api/me", data={"name": "Giulia"})
    assert named.ok, named.text()
    if game not in STARTS:
        sit_down(guest, game)
        return
    name, line = STARTS[game]
    record = moments.record(name)
    me = str(guest.context.request.get(f"{guest.server.address}/api/me").json()["id"])
    guest.visit(moments.lay(guest.server, moments.before(record, line), me, of=record, bots=SEED))


def is_over(game: str, said: list[dict[str, Any]]) -> bool:
    """Whether the turn is: somebody else has moved. In Honour others also react; there one ends it in so many words."""
    if game == "honour":
        return any(one["text"] == "You end your turn" for one in said)
    return any(one["other"] for one in said)


def read_out(page: Page, within: str) -> list[str]:
    """The tree below an element in the order it is read: what each thing is, what it is called, how it stands."""
    client = page.context.new_cdp_session(page)
    document = client.send("DOM.getDocument", {"depth": 0})
    node = client.send("DOM.querySelector", {"nodeId": document["root"]["nodeId"], "selector": within})["nodeId"]
    backend = client.send("DOM.describeNode", {"nodeId": node})["node"]["backendNodeId"]
    tree = {one["nodeId"]: one for one in client.send("Accessibility.getFullAXTree")["nodes"]}
    client.detach()
    lines: list[str] = []

    def visit(one: dict[str, Any], inside: bool, said: str) -> None:
        inside = inside or one.get("backendDOMNodeId") == backend
        role, name = one.get("role", {}).get("value", ""), str(one.get("name", {}).get("value", "")).strip()
        if inside and not one.get("ignored") and role in SPOKEN and name and name not in said:
            states = {state["name"]: state["value"].get("value") for state in one.get("properties", [])}
            stands = [state for state in STATES if states.get(state) in (True, "true")]
            lines.append(", ".join([name if role == "StaticText" else f"{role}: {name}", *stands]))
            said = name
        for child in one.get("childIds", []):
            if child in tree:
                visit(tree[child], inside, said)

    visit(next(iter(tree.values())), inside=False, said="")
    return lines


def wished(page: Page) -> list[str]:
    """The numbers of the answers in the order in which somebody who wants to annex tries them."""
    words = [text.split("\n")[0].strip() for text in page.locator("[data-testid=prompt] .opts .opt").all_inner_texts()]
    places = [place for place, text in enumerate(words) if not text.startswith(LAST)]
    places.sort(key=lambda place: "Annex" not in words[place])
    rest = [place for place in range(len(words)) if place not in places]
    return [str(place + 1) for place in places + rest]


def choose_by_key(page: Page) -> None:
    """Numbers choose, Tab goes to what is lit, Space presses what is an answer."""
    commit = page.get_by_test_id("commit")
    for key in [key for number in wished(page)[:9] for key in number]:
        if commit.get_attribute("aria-disabled") == "false":
            return
        page.keyboard.press(key)
        page.evaluate(FRAMES)
    for _ in range(40):
        if commit.get_attribute("aria-disabled") == "false":
            return
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.opts, .asked, .leg') !== null"):
            page.keyboard.press("Space")
        page.evaluate(FRAMES)


@pytest.mark.parametrize("game", SEATS)
def test_a_turn_makes_sense_to_those_who_listen(visitor: Visitors, game: str, long: bool) -> None:
    """What is asked, what can be answered and what happened is all said; nothing is nameless, and the focus stays."""
    guest = visitor()
    page = guest.page
    begin(guest, game)
    story: list[str] = []
    page.locator(f"{SETTLED}.mine").wait_for(timeout=30_000)
    page.evaluate(FRAMES)
    page.evaluate(LISTEN)
    story += ["", "The table", *(f"  {line}" for line in read_out(page, ".main"))]
    reacted = False
    for _ in range(MOST):
        asked = read_out(page, "[data-testid=prompt]")
        assert any(line.startswith("button: ") for line in asked), asked
        assert page.locator("[data-testid=prompt] .q").inner_text().split("\n")[0].strip() in " ".join(asked)
        nameless = page.locator("button:visible").evaluate_all(
            "all => all.filter((one) => !one.textContent.trim() && !one.ariaLabel && !one.title)"
            ".map((one) => one.className)"
        )
        assert not nameless
        story += ["", "What is asked", *(f"  {line}" for line in asked)]
        before = page.evaluate("window.said.length")
        choose_by_key(page)
        if page.get_by_test_id("ledger").count():
            story += ["How it is paid", *(f"  {line}" for line in read_out(page, "[data-testid=ledger]"))]
        story += ["Chosen by key", f"  {page.get_by_test_id('commit').inner_text().splitlines()[0]}"]
        page.get_by_test_id("commit").press("Enter")
        page.wait_for_function(MORE_HEARD, arg=before)
        page.locator(f"{SETTLED}.mine, [data-testid=headline]").first.wait_for(timeout=30_000)
        page.evaluate(FRAMES)
        focus = page.evaluate("document.activeElement.className || document.activeElement.tagName")
        assert focus != "BODY", f"the focus is lost after {story[-1]}"
        said = page.evaluate("before => window.said.slice(before)", before)
        story += ["What is heard", *(f"  {one['text']}" for one in said or [{"text": "(the next question)"}])]
        if is_over(game, said) or page.get_by_test_id("headline").count():
            break
        reacted = reacted or any(one["other"] for one in said)
    else:
        raise AssertionError("the turn does not end")
    assert reacted == (game == "honour"), "another seat reacts within a turn of Honour only"
    text = "\n".join([f"One turn of {game}, as it is read out", *story, ""])
    for folder in [ARTEFACTS, *([DOCS] if long else [])]:
        folder.mkdir(exist_ok=True, parents=True)
        (folder / f"{game}.txt").write_text(text)
