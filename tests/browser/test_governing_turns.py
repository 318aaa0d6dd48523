"""Moments of the Art of Governing: a siege between two people, a Palace put in order, a bundle paid by hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.governing import Player
from browser.visitor import Visitor

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
ALONE = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
FAMILY = ["lorenzo room 3", "giuliano room 2", "giovanni right1"]


def until(player: Player, topic: str, plan: list[str]) -> None:
    """Answer along a plan where it fits, else take the way out, until a question is asked."""
    for _ in range(60):
        assert player.await_turn() == "asked"
        if player.topic() == topic:
            return
        fitting = [answer for answer in plan if answer in player.line.offers]
        if fitting:
            plan.remove(fitting[0])
        out = [answer for answer in ("skip", "done", "pass", "room 1", "move 1") if answer in player.line.offers]
        player.say((fitting or out or player.line.offers)[0])
    raise AssertionError(f"{topic} is never asked")


def test_10_3_a_siege_between_two_browsers(visitor: Visitors) -> None:
    """AG-10.3.1 Attacker and defender announce in turn; both see both strengths, and nobody is asked twice."""
    venice, naples = Player(visitor()), Player(visitor())
    path = venice.visitor.open_table(
        "governing", players=3, seed=2, options={},
        seats=[{"kind": "bot", "level": "easy"}, {"kind": "open"}, {"kind": "me"}],
    )
    naples.visitor.visit()
    naples.page.get_by_test_id("play-governing").wait_for()
    table = path.split("/")[-1]
    joined = naples.visitor.context.request.post(
        f"{naples.visitor.server.address}/api/tables/{table}/join", data={}
    )
    assert joined.ok, joined.text()
    naples.visitor.visit(path)
    wishes = {
        venice: ["orsini left1", "moro room 3", "ten room 2", "room 4", "war", "use venice ship", "sail corfu rossano"],
        naples: ["montefeltro right1", "alfonso room 2", "ferdinand left1", "room 1"],
    }
    announced: list[str] = []
    for _ in range(400):
        asked = [
            player
            for player in (venice, naples)
            if player.line.offers and player.page.locator(".prompt.mine").count()
        ]
        if not asked:
            venice.page.wait_for_timeout(30)
            continue
        player = asked[0]
        player.await_turn()
        offers = player.line.offers
        if player.topic() == "announce":
            other = naples if player is venice else venice
            expect(player.page.get_by_test_id("fight")).to_be_visible()
            expect(other.page.get_by_test_id("fight")).to_be_visible()
            ours = player.page.locator(".strength").all_text_contents()
            assert ours == other.page.locator(".strength").all_text_contents()
            bonus = [offer for offer in offers if offer.startswith("announce")]
            announced.append(f"{'venice' if player is venice else 'naples'} {(bonus or ['pass'])[0]}")
            player.press("offer", (bonus or ["pass"])[0])
            player.committed()
            if announced[-1].endswith("pass") and len([one for one in announced if one.endswith("pass")]) == 2:
                break
            continue
        fitting = [answer for answer in wishes[player] if answer in offers]
        out = [answer for answer in ("skip", "done") if answer in offers]
        player.say((fitting or out or offers)[0])
    assert announced == ["venice announce left1", "naples announce right1", "venice pass", "naples pass"]
    for player in (venice, naples):
        expect(player.page.locator(".entries")).to_contain_text("repelled at Rossano", timeout=10_000)


def test_11_3_a_palace_is_reorganised_by_pressing_dragging_and_keys(visitor: Visitors) -> None:
    """AG-11.3.3 A card is picked up and put down on a lit place; the same by dragging, the same by keys."""
    guest = visitor()
    player = Player(guest)
    player.sit_down(ALONE)
    until(player, "reorganise", FAMILY[:])
    page = player.page
    page.locator('[data-spot="space:right1"]').click()
    expect(page.locator('.is-held > [data-spot="space:right1"]')).to_be_visible()
    expect(page.locator(".room.is-legal").first).to_be_visible()
    guest.picture("governing-desktop-reorganise-held")
    guest.axe("a card in the hand")
    page.locator('[data-spot="space:right2"]').click()
    expect(guest.commit).to_contain_text("Giovanni")
    player.committed()
    expect(page.locator('li:has(> [data-spot="space:right2"])')).to_contain_text("Giovanni")

    page.locator('[data-spot="space:right2"]').drag_to(page.locator('[data-spot="space:left1"]'))
    player.committed()
    expect(page.locator('li:has(> [data-spot="space:left1"])')).to_contain_text("Giovanni")

    page.locator('[data-spot="space:left1"]').focus()
    page.keyboard.press("Space")
    page.locator('[data-spot="space:right1"]').focus()
    page.keyboard.press("Space")
    player.committed(lambda: page.keyboard.press("Enter"))
    expect(page.locator('li:has(> [data-spot="space:right1"])')).to_contain_text("Giovanni")
    assert not player.line.wrong


def test_11_4_a_bundle_is_paid_by_hand(visitor: Visitors) -> None:
    """AG-11.4.2 Two cards in one bundle; the rows of the ledger are set by hand, and the sum is paid at once."""
    guest = visitor()
    player = Player(guest)
    player.sit_down(ALONE)
    until(player, "purchase", FAMILY[:])
    page = player.page
    for item in ("bishop", "ambassador"):
        page.locator(f'[data-offer="buy {item}"]').click()
        player.committed()
    player.press("action", "done")
    ledger = page.get_by_test_id("ledger")
    expect(ledger).to_be_visible()
    expect(ledger.get_by_text("covered")).to_be_visible()
    name = str(ledger.locator("[role=checkbox][aria-checked=true]").first.get_attribute("aria-label"))
    row = ledger.get_by_role("checkbox", name=name)
    row.click()
    expect(row).to_have_attribute("aria-checked", "false")
    expect(ledger.get_by_text("not yet")).to_be_visible()
    expect(ledger.get_by_text("Manual")).to_be_visible()
    row.click()
    expect(ledger.get_by_text("covered")).to_be_visible()
    guest.picture("governing-desktop-ledger-by-hand")
    guest.axe("the ledger")
    player.committed()
    assert player.topic() == "place"
    page.wait_for_timeout(100)
    assert page.get_by_test_id("why").count() == 0, "what is settled by itself is not refused afterwards"
    assert not player.line.wrong
    expect(page.locator(".tile.ex, .cz.ex").first).to_be_visible()
    player.say("put left1")
    player.say("put right2")
    expect(page.locator('li:has(> [data-spot="space:left1"])')).not_to_contain_text("free")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "pirate port"), ("fr", "Port pirate"), ("cs", "pirátský přístav"), ("it", "porto pirata")],
)
def test_8_5_8_a_refusal_in_four_languages(visitor: Visitors, language: str, words: str) -> None:
    """AG-8.5.8 A City that cannot be annexed says why, in the page's language, and the rulebook opens at the clause."""
    guest = visitor(locale=language)
    player = Player(guest)
    player.sit_down(ALONE)
    until(player, "action", [*FAMILY, "room 2"])
    page = player.page
    page.locator('[data-spot="city:tunis"]').dispatch_event("click")
    why = page.get_by_test_id("why").first
    expect(why).to_contain_text(words)
    expect(why).to_contain_text("AG-8.5.8")
    if language == "en":
        guest.axe("a refusal on the map")
        why.get_by_text("AG-8.5.8").click()
        expect(page.get_by_test_id("rulebook")).to_contain_text("AG-8.5.8")


def test_everything_explains_itself_and_undo_takes_back(visitor: Visitors) -> None:
    """Details by key name the clause and tell printed from reconstructed; an answer is taken back and given again."""
    guest = visitor()
    player = Player(guest)
    player.sit_down(ALONE)
    until(player, "action", [*FAMILY, "room 2"])
    page = player.page
    marks = {
        "city:florence": "printed", "space:right1": "our reconstruction", "tile:pisa": "our reconstruction",
        "power:ottoman": "printed", "power:france": "our reconstruction", "room:0:1": "our reconstruction",
        "item:pope": "our reconstruction",
    }
    for spot, mark in marks.items():
        page.locator(f'[data-spot="{spot}"]').first.focus()
        page.keyboard.press("?")
        closer = page.locator(".closer")
        expect(closer).to_contain_text("AG-")
        expect(closer).to_contain_text(mark)
        page.keyboard.press("Escape")
        expect(closer).to_have_count(0)
    guest.axe("the table")
    annex = next(offer for offer in player.line.offers if offer.startswith("annex"))
    city = annex.split()[1]
    page.locator(f'[data-spot="city:{city}"]').dispatch_event("click")
    expect(page.get_by_test_id("ledger")).to_be_visible()
    guest.axe("paying for a City")
    player.committed()
    player.await_turn()
    expect(page.locator(".entries")).to_contain_text(f"annex {city.capitalize()}", timeout=10_000)


def test_first_minute_help(visitor: Visitors) -> None:
    """A line of help for the question that is open, a bot's ideas with reasons, both silent when not wanted."""
    guest = visitor()
    player = Player(guest)
    player.sit_down(ALONE)
    assert player.await_turn() == "asked"
    page = player.page
    expect(page.get_by_test_id("coach")).to_contain_text("You play Florence")
    page.get_by_test_id("coach").get_by_role("button").click()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    until(player, "action", [*FAMILY, "room 2"])
    page.get_by_test_id("what-can-i-do").click()
    ideas = page.get_by_test_id("ideas").locator("[data-offer]")
    expect(page.get_by_test_id("ideas")).to_contain_text("takes ", ignore_case=True)
    expect(page.get_by_test_id("ideas")).to_contain_text("in 100")
    assert set(ideas.evaluate_all("nodes => nodes.map(node => node.dataset.offer)")) <= set(player.line.offers)
    guest.axe("ideas")
    ideas.first.click()
    expect(guest.commit).to_have_attribute("aria-disabled", "false")


def test_a_turn_is_taken_back_and_given_again(visitor: Visitors) -> None:
    """Undo and redo by button and by key, several answers far, until something else is answered."""
    guest = visitor()
    player = Player(guest)
    player.sit_down(ALONE)
    until(player, "reorganise", FAMILY[:])
    page = player.page
    undo, redo = page.get_by_test_id("undo"), page.get_by_test_id("redo")
    giovanni = [page.locator(f'li:has(> [data-spot="space:right{space}"])') for space in (1, 2)]
    player.say("shift right1 to right2")
    expect(giovanni[1]).to_contain_text("Giovanni")
    player.say("shift right2 to left1")
    undo.click()
    expect(giovanni[1]).to_contain_text("Giovanni")
    expect(redo).to_be_visible()
    page.locator("body").press("u")
    expect(giovanni[0]).to_contain_text("Giovanni")
    page.locator("body").press("Shift+U")
    expect(giovanni[1]).to_contain_text("Giovanni")
    redo.click()
    expect(page.locator('li:has(> [data-spot="space:left1"])')).to_contain_text("Giovanni")
    expect(redo).to_have_count(0)
    undo.click()
    expect(redo).to_be_visible()
    guest.picture("governing-desktop-redo")
    player.say("shift right2 to right1")
    expect(redo).to_have_count(0)
    expect(page.locator(".entries")).to_contain_text("You move Giovanni")


def test_the_end_of_a_turn_is_confirmed_if_one_wishes(visitor: Visitors) -> None:
    """The wish is kept in the browser; what ends the turn waits for a second press, what does not is played at once."""
    guest = visitor()
    player = Player(guest)
    player.sit_down(ALONE)
    until(player, "room", FAMILY[:])
    page = player.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radiogroup", name="Confirm the end of my turn").get_by_text("Yes").click()
    page.keyboard.press("Escape")
    page.reload()
    assert player.await_turn() == "asked"
    player.say("room 2")
    assert player.topic() == "action"
    before = player.line.question
    player.press("action", "skip")
    guest.commit.click()
    expect(page.get_by_test_id("ending")).to_be_visible()
    expect(guest.commit).to_contain_text("End my turn")
    guest.axe("the end of a turn")
    guest.picture("governing-desktop-ending")
    page.get_by_test_id("not-yet").click()
    expect(page.get_by_test_id("ending")).to_have_count(0)
    assert player.line.question is before
    player.press("action", "skip")
    guest.commit.click()
    expect(page.get_by_test_id("ending")).to_be_visible()
    player.committed()
    expect(page.locator(".entries")).to_contain_text("You take no action", timeout=10_000)


PRESETS = [
    ("standard", 4, "Florins left on Room cards", "to the treasury"),
    ("English", 5, "First player", "chosen"),
    ("French", 4, "Family cards", "in turn order"),
    ("Czech", 5, "Indulgences", "any number"),
]


def test_every_preset_with_four_and_five(visitor: Visitors, long: bool) -> None:
    """A table is ordered in the lobby with each preset and one option besides; its first turns are played by mouse."""
    if not long:
        pytest.skip("only with --long: a table for each preset")
    guest = visitor()
    player = Player(guest, seed=3)
    page = player.page
    for preset, players, option, value in PRESETS:
        guest.visit("/new/governing")
        form = page.locator("#new-table")
        form.locator("summary").first.wait_for()
        form.get_by_role("radiogroup", name="Players").get_by_text(str(players), exact=True).click()
        for fold in form.locator("summary").all():
            fold.click()
        form.get_by_role("radiogroup", name="Edition").get_by_text(preset).click()
        form.get_by_role("radiogroup", name=option, exact=True).get_by_text(value).click()
        page.get_by_test_id("create").click()
        page.wait_for_url("**/table/*")
        for _ in range(4):
            assert player.await_turn() == "asked"
            player.press_something()
            player.committed()
        assert page.locator(".order li").count() == players
        assert not player.line.wrong


def test_a_spectator_sees_everything_and_is_asked_nothing(visitor: Visitors) -> None:
    player, watcher = Player(visitor()), Player(visitor(color_scheme="dark"))
    path = player.sit_down(ALONE)
    until(player, "action", [*FAMILY, "room 2"])
    watcher.visitor.visit(path)
    expect(watcher.page.locator('[data-spot="city:florence"]')).to_be_visible()
    expect(watcher.page.locator("[data-testid=prompt]")).not_to_contain_text("Choose")
    assert watcher.page.get_by_test_id("commit").count() == 0
    watcher.page.locator('[data-spot="city:rome"]').dispatch_event("click")
    expect(watcher.page.locator(".closer")).to_contain_text("AG-")
    watcher.page.keyboard.press("Escape")
    watcher.visitor.axe("a spectator's table in the dark")


@pytest.mark.parametrize(("phone", "scheme"), [(False, "light"), (True, "dark"), (False, "dark"), (True, "light")])
def test_every_screen_is_open_to_all(visitor: Visitors, phone: bool, scheme: str, long: bool) -> None:
    """The same turn on a wide table and on a phone, by day and by night: no fault of accessibility."""
    if not long and phone == (scheme == "light"):
        pytest.skip("only with --long: the desk by night, the phone by day")
    guest = visitor(phone=phone, color_scheme=scheme)
    player = Player(guest)
    player.sit_down([{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 4], seed=3)
    until(player, "action", ["ludovico room 1", "ascanio room 4", "galeazzo left1", "room 4"])
    page = player.page
    name = f"governing-{'phone' if phone else 'desktop'}-{scheme}"
    annex = next(offer for offer in player.line.offers if offer.startswith("annex"))
    page.locator(f'.opts [data-action="{annex}"]').click()
    expect(page.get_by_test_id("ledger")).to_be_visible()
    guest.axe(f"{name}: paying")
    if phone:
        for tab in ("Palace", "Houses", "Market"):
            page.locator(".tabs button", has_text=tab).tap()
            guest.axe(f"{name}: {tab}")
    else:
        page.get_by_test_id("open-venice").click()
        expect(page.get_by_test_id("open-palace")).to_be_visible()
        guest.axe(f"{name}: another Palace")
