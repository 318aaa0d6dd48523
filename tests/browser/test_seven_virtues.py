"""The Seven Virtues in a real browser, on a real server."""

import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import virtu
from browser.visitor import Visitor
from server.people import Server
from virtu.kernel.dice import dice_from

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
ALONE = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "random"}]


def sit_down(visitor: Visitor, **options: object) -> None:
    visitor.open_table("seven_virtues", players=3, seats=ALONE, seed=5, options=options)


def the_score_adds_up(visitor: Visitor) -> None:
    """Every column of the final table is the sum of its lines."""
    table = visitor.page.get_by_test_id("score")
    expect(table).to_be_visible(timeout=20_000)
    rows = table.locator("tbody tr").evaluate_all(
        """rows => rows.map((row) => [...row.querySelectorAll("td:not(.rule-col) .won")]
            .map((cell) => cell.textContent.replace("−", "-")))"""
    )
    totals = table.locator("tfoot td:not(.rule-col)").all_text_contents()
    assert len(rows) == 9
    assert [sum(int(row[seat]) for row in rows) for seat in range(len(totals))] == [
        int(total.replace("−", "-")) for total in totals
    ]


def see_the_scoring(visitor: Visitor) -> None:
    """Skip through the story of the scoring, if it is being told step by step."""
    while visitor.page.get_by_test_id("story-next").is_visible():
        visitor.page.get_by_test_id("story-next").click()


def test_a_whole_game_by_mouse(visitor: Visitors) -> None:
    """From the lobby with one press to the final table, pressing only what is lit."""
    guest = visitor()
    guest.start("seven_virtues")
    guest.axe("before the first move")
    turns = 0
    while guest.await_turn() == "asked":
        if turns == 1:
            guest.axe("a move in the middle")
            guest.picture("seven-virtues-desktop-light")
        offers = guest.offers()
        guest.answer(offers[-1] if "done" in offers else offers[0])
        turns += 1
        assert turns < 60, "the game does not end"
    see_the_scoring(guest)
    the_score_adds_up(guest)
    guest.axe("the end")
    guest.picture("seven-virtues-end")
    assert turns > 5


def test_cards_are_taken_by_pressing_them(visitor: Visitors) -> None:
    """The board is the menu: a press on a lit card chooses its take, the button names it whole."""
    guest = visitor()
    sit_down(guest, first="0")
    assert guest.await_turn() == "asked"
    before = guest.offers()
    guest.page.locator(".vc.leg").first.click()
    expect(guest.page.locator(".vc.sel").first).to_be_visible()
    expect(guest.commit).to_be_enabled()
    guest.commit.click()
    guest.moved_on(before)
    expect(guest.page.get_by_text("SV-3.").first).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visitor: Visitors) -> None:
    """A number chooses, Enter commits; no pointer is used after the table is open."""
    guest = visitor()
    sit_down(guest)
    turns = 0
    while guest.await_turn() == "asked":
        before = guest.offers()
        guest.page.keyboard.press("1")
        expect(guest.commit).to_be_enabled()
        guest.page.keyboard.press("Enter")
        guest.moved_on(before)
        turns += 1
        assert turns < 60
    for _ in range(12):
        if guest.page.get_by_test_id("story-next").is_visible():
            guest.page.get_by_test_id("story-next").focus()
            guest.page.keyboard.press("Enter")
    the_score_adds_up(guest)


def test_tab_reaches_every_answer(visitor: Visitors) -> None:
    guest = visitor()
    sit_down(guest, first="0")
    assert guest.await_turn() == "asked"
    wanted, reached = set(guest.offers()), set()
    for _ in range(80):
        guest.page.keyboard.press("Tab")
        action = guest.page.evaluate("document.activeElement.closest('[data-action]')?.dataset.action")
        reached.add(action)
    assert wanted <= reached


def test_a_whole_game_on_a_phone(visitor: Visitors) -> None:
    """390 × 844, by touch, in the dark; nothing is wider than the screen."""
    guest = visitor(phone=True, color_scheme="dark")
    sit_down(guest)
    turns = 0
    while guest.await_turn() == "asked":
        width = guest.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390, f"the page is {width} wide"
        if turns == 1:
            guest.axe("phone")
            guest.picture("seven-virtues-phone-dark")
        before = guest.offers()
        guest.page.locator("[data-testid=prompt] [data-action]").first.tap()
        guest.commit.tap()
        guest.moved_on(before)
        turns += 1
        assert turns < 60
    see_the_scoring(guest)
    the_score_adds_up(guest)
    guest.picture("seven-virtues-phone-end")


def test_3_4_a_card_that_cannot_be_taken_alone_says_why(visitor: Visitors) -> None:
    """SV-3.4 The reason, the facts and the clause; the rulebook opens at it."""
    guest = visitor()
    sit_down(guest, first="0")
    assert guest.await_turn() == "asked"
    group = next(offer for offer in guest.offers() if len(offer.split()) == 2)
    guest.page.locator(f'[data-testid=prompt] [data-action="{group}"]').click()
    # The chosen cards rise; the first of them, wanted alone, is refused.
    card = guest.page.locator(".vc.sel").first
    card.focus()
    guest.page.keyboard.press("w")
    why = guest.page.get_by_test_id("why").first
    expect(why).to_contain_text("SV-3.4")
    expect(guest.page.get_by_role("alert").first).to_contain_text("SV-3.4")
    guest.axe("a refusal")
    why.get_by_text("SV-3.4").click()
    rulebook = guest.page.get_by_test_id("rulebook")
    expect(rulebook).to_be_visible()
    expect(rulebook).to_contain_text("SV-3.4")
    guest.axe("the rulebook")


@pytest.mark.parametrize(
    ("language", "word"), [("en", "alone"), ("fr", "seule"), ("cs", "samotnou"), ("it", "da sola")]
)
def test_a_refusal_in_four_languages(visitor: Visitors, language: str, word: str) -> None:
    guest = visitor(locale=language)
    sit_down(guest, first="0")
    assert guest.await_turn() == "asked"
    assert guest.page.evaluate("document.documentElement.lang") == language
    group = next(offer for offer in guest.offers() if len(offer.split()) == 2)
    guest.page.locator(f'[data-testid=prompt] [data-action="{group}"]').click()
    guest.page.locator(".vc.sel").first.focus()
    guest.page.keyboard.press("w")
    expect(guest.page.get_by_test_id("why").first).to_contain_text("SV-3.4")
    said = guest.page.get_by_test_id("why").first.inner_text().lower()
    assert word in said, said


def test_a_reconnect_in_the_middle(visitor: Visitors) -> None:
    """The line is cut; a new one is made, and the game goes on where it was."""
    guest = visitor()
    lines = guest.breakable()
    sit_down(guest)
    assert guest.await_turn() == "asked"
    guest.answer(guest.offers()[0])
    assert guest.await_turn() == "asked"
    offers, made = guest.offers(), len(lines)
    lines[-1].close()
    expect(guest.page.get_by_test_id("connection")).not_to_have_attribute("data-state", "live")
    expect(guest.page.get_by_test_id("connection")).to_have_attribute("data-state", "live", timeout=30_000)
    assert len(lines) > made
    assert guest.await_turn() == "asked"
    assert guest.offers() == offers
    guest.answer(offers[0])


def test_a_server_killed_and_restarted_in_the_middle(visitor: Visitors, house: Server) -> None:
    """Nothing is lost when the plug is pulled: the same page goes on with the same question."""
    guest = visitor()
    sit_down(guest)
    assert guest.await_turn() == "asked"
    guest.answer(guest.offers()[0])
    assert guest.await_turn() == "asked"
    offers = guest.offers()
    port = house.address.rsplit(":", 1)[1]
    house.kill()
    expect(guest.page.get_by_test_id("connection")).not_to_have_attribute("data-state", "live", timeout=15_000)
    house.settings["port"] = int(port)
    house.start()
    expect(guest.page.get_by_test_id("connection")).to_have_attribute("data-state", "live", timeout=30_000)
    assert guest.await_turn() == "asked"
    assert guest.offers() == offers
    guest.answer(offers[0])


def test_who_waits_for_a_move_to_be_saved_is_told_why(visitor: Visitors, house: Server) -> None:
    """The server stalls: the move is on its way, and need not be made again."""
    guest = visitor(locale="fr")
    sit_down(guest)
    assert guest.await_turn() == "asked"
    offers = guest.offers()
    house.process.send_signal(signal.SIGSTOP)
    try:
        guest.page.locator(f'[data-testid=prompt] [data-action="{offers[0]}"]').first.click()
        guest.commit.click()
        expect(guest.page.get_by_test_id("slow")).to_contain_text("Rien n’est perdu", timeout=15_000)
        guest.axe("a server that stalls")
    finally:
        house.process.send_signal(signal.SIGCONT)
    guest.moved_on(offers)
    expect(guest.page.get_by_test_id("slow")).to_have_count(0)


def test_a_chosen_seed_is_said_to_everybody(visitor: Visitors) -> None:
    """In the lobby, while people wait, at play and to who watches; once read it can be put away. Others say nothing."""
    ann, bob, eve = visitor(), visitor(phone=True, color_scheme="dark", locale="fr"), visitor(locale="it")
    seats = [{"kind": "me"}, {"kind": "open"}]
    fair = ann.open_table("seven_virtues", players=2, seats=seats, name="Fair")
    path = ann.open_table("seven_virtues", players=2, seats=seats, seed=3, options={"first": "0"}, name="Known")
    for guest, said in ((ann, "Created with a chosen seed"), (bob, "graine choisie"), (eve, "seme scelto a mano")):
        guest.visit(fair)
        guest.page.locator(".invite-seats").wait_for()
        assert guest.page.get_by_test_id("seeded").count() == 0
        guest.visit()
        rows = guest.page.locator("li, tr")
        expect(rows.filter(has_text="Known").get_by_test_id("seeded")).to_be_visible()
        expect(rows.filter(has_text="Fair").get_by_test_id("seeded")).to_have_count(0)
        guest.visit(path)
        expect(guest.page.get_by_test_id("seeded")).to_contain_text(said)
        guest.axe("a waiting room with a chosen seed")
    bob.page.get_by_test_id("join").click()
    for guest in (ann, bob, eve):
        guest.page.get_by_test_id("board").wait_for()
        expect(guest.page.get_by_test_id("seeded")).to_be_visible()
        guest.axe("a table with a chosen seed")
    bob.picture("seven-virtues-seeded-phone")
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= 390
    eve.page.get_by_test_id("seeded").get_by_role("button").click()
    expect(eve.page.get_by_test_id("seeded")).to_have_count(0)


def test_1_2_a_card_says_what_of_it_is_printed(visitor: Visitors) -> None:
    """SV-1.2, SV-R10 The rulebook shows Justice 5; everything else is our reconstruction."""
    guest = visitor()
    seed = seed_showing("justice 5")
    guest.open_table("seven_virtues", players=3, seats=ALONE, seed=seed, options={"first": "0"})
    for name, marks in (("justice 5", ["printed"] * 3), ("", ["Reconstructed"] * 3)):
        spot = f'[data-spot="card:{name}"]' if name else '[data-spot^="card:"]:not([data-spot="card:justice 5"])'
        guest.page.locator(f".row:not(.up) {spot}").first.hover()
        expect(guest.page.locator(".closer dd .tag")).to_have_text(marks)
        guest.page.keyboard.press("Escape")


def seed_showing(card: str) -> int:
    """The first seed that deals a card into the active row of three."""
    game = virtu.game("seven_virtues")
    return next(seed for seed in range(5000) if card in str(first_rows(game, seed)))


def first_rows(game: virtu.Game, seed: int) -> object:
    recorder = virtu.Recorder(virtu.Record(game, 3, game.read_options({"first": "0"})), dice_from(seed))
    while recorder.roll():
        pass
    return game.view(recorder.state, None)["active"]


def test_two_people_at_one_table_and_one_who_watches(visitor: Visitors) -> None:
    """One invites by link, the other joins by a name; a third watches and is never asked."""
    ann, bob, eve = visitor(), visitor(), visitor()
    path = ann.open_table(
        "seven_virtues", players=2, seats=[{"kind": "me"}, {"kind": "open"}], seed=3, options={"first": "0"}
    )
    bob.visit(path)
    bob.page.get_by_test_id("join").click()
    eve.visit(path)
    assert ann.await_turn() == "asked"
    expect(eve.page.get_by_test_id("board")).to_be_visible()
    assert eve.offers() == []
    ann.answer(ann.offers()[0])
    assert bob.await_turn() == "asked"
    assert ann.offers() == []
    bob.answer(bob.offers()[0])
    assert ann.await_turn() == "asked"
    assert eve.offers() == []


def test_undo_until_somebody_else_answers(visitor: Visitors) -> None:
    """SV-4.4 A discard for Charity is taken back while nobody else has answered."""
    guest = visitor()
    assert any(first_of_charity_takes_back(guest, seed) for seed in range(11, 19)), "never 1st of Charity"


def first_of_charity_takes_back(guest: Visitor, seed: int) -> bool:
    """Collect Charity, discard once and take it back; False if the bot collected more of it."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    guest.open_table("seven_virtues", players=2, seats=seats, seed=seed)
    while guest.await_turn() == "asked":
        offers = guest.offers()
        discards = [offer for offer in offers if offer.startswith("discard")]
        if not discards:
            guest.answer(next((offer for offer in offers if "charity" in offer), offers[0]))
            continue
        guest.answer(discards[0])
        if guest.await_turn() != "asked":
            return False
        after = guest.offers()
        if not [offer for offer in after if offer.startswith("discard")]:
            return False
        expect(guest.page.get_by_test_id("undo")).to_be_visible()
        guest.page.keyboard.press("u")
        guest.moved_on(after)
        assert guest.await_turn() == "asked"
        assert discards[0] in guest.offers()
        return True
    return False


def test_a_finished_game_is_replayed_at_an_address_and_played_again(visitor: Visitors) -> None:
    """The replay steps to and fro, its address can be shared; a rematch is one press away."""
    guest = visitor()
    sit_down(guest)
    while guest.await_turn() == "asked":
        guest.answer(guest.offers()[0])
    see_the_scoring(guest)
    table = guest.page.url.rsplit("/", 1)[1]
    friend = visitor()
    friend.visit(f"/replay/{table}/20")
    step = friend.page.get_by_test_id("step")
    expect(step).to_contain_text("20 /")
    friend.page.get_by_test_id("step-on").click()
    expect(step).not_to_contain_text("20 /")
    friend.page.keyboard.press("[")
    expect(step).to_contain_text("20 /")
    friend.axe("replay")
    friend.picture("seven-virtues-replay")
    guest.page.get_by_test_id("rematch").click()
    guest.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert guest.await_turn() == "asked"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_lobby_is_for_everybody(visitor: Visitors, phone: bool, scheme: str) -> None:
    guest = visitor(phone=phone, color_scheme=scheme)
    guest.visit()
    expect(guest.page.get_by_test_id("play-seven_virtues")).to_be_visible()
    guest.axe(f"lobby {scheme}")
    guest.picture(f"lobby-{'phone' if phone else 'desktop'}-{scheme}")
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
