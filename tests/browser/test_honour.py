"""Honour in a real browser, on a real server: hidden hands, Counters out of turn, the Mill, the clock."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.visitor import Visitor
from server.people import Server
from virtu.games.honour.tables import CHARACTERS, NAME
from virtu.games.registry import GAMES
from virtu.kernel.dice import dice_from
from virtu.kernel.option import Value
from virtu.kernel.record import Record, Recorder

pytestmark = pytest.mark.browser

Visitors = Callable[..., Visitor]
Hands = list[list[str]]
ME, GUILDSMAN, NOBLEMAN = {"kind": "me"}, 3, 4
BOT = {"kind": "bot", "level": "random"}
BEGIN = [BOT, BOT, BOT, BOT, ME]
"""The Nobleman begins, and is a person."""
NOBODY_READS_THIS_TWICE = "localStorage.setItem('virtu.taught', '1')"


def first_hands(seed: int, **options: Value) -> Hands:
    """What a seed deals: the rules themselves tell."""
    game = GAMES["honour"]
    chosen: dict[str, Value] = {name: option.default for name, option in game.options.items()} | options
    recorder = Recorder(Record(game, 5, chosen), dice_from(seed))
    while recorder.roll():
        pass
    hands: Hands = [[NAME[kind] for kind in hand] for hand in recorder.state.hands]  # type: ignore[attr-defined]
    return hands


def seed_where(wanted: Callable[[Hands], object], **options: Value) -> int:
    """The first seed whose hands suit a test."""
    return next(seed for seed in range(1, 5000) if wanted(first_hands(seed, **options)))


def against_laymen(hand: list[str]) -> list[str]:
    """The Dishonour cards that fit the Guildsman, lowest first."""
    return [card for card in hand if card.startswith("dishonour") and card.split()[2] in ("lay", "universal")]


def value(card: str) -> int:
    return int(card.split()[1])


def sit_down(guest: Visitor, seed: int = 3, **options: object) -> str:
    path = make_table(guest, BEGIN, seed, **options)
    assert guest.await_turn() == "asked"
    return path


def make_table(guest: Visitor, seats: list[dict[str, str]], seed: int, **options: object) -> str:
    """A table made through the API, without a look at the lobby; its page is opened."""
    api = guest.server.address + "/api"
    guest.context.request.get(f"{api}/me")
    order = {"game": "honour", "players": 5, "seats": seats, "seed": seed, "options": options}
    made = guest.context.request.post(f"{api}/tables", data=order)
    assert made.status == 201, made.text()
    path = f"/table/{made.json()['id']}"
    guest.page.add_init_script(NOBODY_READS_THIS_TWICE)
    guest.visit(path)
    return path


def two_sit_down(
    visitor: Visitors, seed: int, phone: bool = False, **options: object
) -> tuple[Visitor, Visitor]:
    """The Nobleman, who begins, and the Guildsman are people."""
    noble, guild = visitor(), visitor(phone=phone)
    path = make_table(noble, [BOT, BOT, BOT, {"kind": "open"}, ME], seed, **options)
    guild.page.add_init_script(NOBODY_READS_THIS_TWICE)
    guild.visit(path)
    guild.page.get_by_test_id("join").click()
    assert noble.await_turn() == "asked"
    return noble, guild


def hold(guest: Visitor, card: str) -> None:
    """Press a card of one's hand."""
    guest.page.locator(f'.ho-cards [data-spot="held:{card}"]').first.click()


def aim(guest: Visitor, seat: int) -> None:
    """Press a character that is lit."""
    guest.page.locator(f'[data-seat="{seat}"]').first.click()


def give(guest: Visitor) -> None:
    """The purple button; then whatever comes next."""
    expect(guest.commit).not_to_have_attribute("aria-disabled", "true")
    guest.commit.click()


def choose(guest: Visitor, offer: str) -> None:
    guest.page.locator(f'[data-testid=prompt] [data-action="{offer}"]').first.click()


def answer(guest: Visitor, offer: str) -> str:
    choose(guest, offer)
    give(guest)
    return guest.await_turn()


def play_a_card(guest: Visitor, tried: set[str], picture: str | None = None) -> bool:
    """Hold a lit card, aim it at the first who is lit, and commit; False when no card is lit."""
    lit = guest.page.locator(".ho-cards .ho-c.leg").evaluate_all(
        "cards => cards.map(card => card.dataset.spot)"
    )
    fresh = [spot for spot in lit if spot not in tried]
    if not fresh:
        return False
    tried.add(fresh[0])
    guest.page.locator(f'.ho-cards [data-spot="{fresh[0]}"]').first.click()
    offers = guest.offers()
    if not offers:  # Denounced from the Pulpit wants a second card first
        guest.page.keyboard.press("Escape")
        return play_a_card(guest, tried, picture)
    if not guest.page.locator("[data-testid=prompt] .opt.sel").count():
        choose(guest, offers[0])
    if picture:
        guest.axe("a card is held")
        guest.picture(picture)
        if guest.page.viewport_size == {"width": 1440, "height": 900}:
            row = guest.page.locator("[data-testid=prompt] .opts")
            assert row.evaluate("row => row.scrollWidth - row.clientWidth") <= 0, "a player to choose is cut off"
    give(guest)
    return True


def take_part(guest: Visitor, picture: str | None = None) -> int:
    """Play until the end: cards by pressing them, everything else by the first answer."""
    answers, tried = 0, set[str]()
    while guest.await_turn() == "asked":
        offers = guest.offers()
        assert answers < 150, "the game does not end"
        answers += 1
        if "done" not in offers or ("exchange" not in offers and not guest.page.locator(".ho-c.leg").count()):
            answer(guest, "done" if "done" in offers else offers[-1])
        elif play_a_card(guest, tried, picture):
            picture = None
        else:
            tried.clear()
            answer(guest, "done")
    return answers


def the_score_adds_up(guest: Visitor) -> None:
    table = guest.page.get_by_test_id("score")
    expect(table).to_be_visible(timeout=20_000)
    rows = table.locator("tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td:not(.rule-col)')].map(cell => Number(cell.textContent)))"
    )
    totals = [int(text) for text in table.locator("tfoot td:not(.rule-col)").all_text_contents()]
    assert len(rows) == 3, "cards, tokens, level"
    assert [sum(column) for column in zip(*rows, strict=True)] == totals


def test_a_whole_full_game_by_mouse(visitor: Visitors) -> None:
    """Four bots, cards and characters pressed; the ending tells why, and the replay opens every hand."""
    guest = visitor()
    path = sit_down(guest, round_limit=3)
    guest.axe("before the first move")
    assert take_part(guest, "honour-desktop-light") >= 3, "a turn in each round"
    the_score_adds_up(guest)
    expect(guest.page.get_by_test_id("ended")).to_contain_text("HO-")
    expect(guest.page.locator(".ho-table-end .ho-ch")).to_have_count(5)
    guest.axe("the end")
    guest.picture("honour-end")
    guest.visit(path.replace("/table/", "/replay/") + "/60")
    expect(guest.page.locator(".ho-cards .ho-c").first).to_be_visible()
    guest.page.locator('[data-seat="1"]').click()
    expect(guest.page.locator(".ho-hand h2")).to_contain_text("Scholar")
    expect(guest.page.locator(".ho-back")).to_have_count(0)
    guest.axe("the replay")


def test_11_a_whole_short_game_on_a_phone(visitor: Visitors) -> None:
    """HO-11 390 × 844 in the dark: no Mill, no Fate, two rounds; nothing is wider than the screen."""
    guest = visitor(phone=True, color_scheme="dark")
    sit_down(guest, variant="short", rounds=2)
    expect(guest.page.locator(".standing")).to_contain_text("1 of 2")
    guest.axe("phone")
    take_part(guest, "honour-phone-dark")
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    the_score_adds_up(guest)
    guest.axe("phone, the end")
    guest.page.locator("nav.tabs button").nth(2).tap()
    guest.axe("phone, the display")


def test_7_2_a_counter_is_played_out_of_turn(visitor: Visitors) -> None:
    """HO-7.2 The accused is asked in the middle of another's turn; both cards are gone, and the queue stays empty."""

    def suits(hands: Hands) -> bool:
        shames = [card for card in against_laymen(hands[NOBLEMAN]) if value(card) >= 4]
        return bool(shames) and "counter 4-5 universal" in hands[GUILDSMAN]

    seed = seed_where(suits)
    shame = next(card for card in against_laymen(first_hands(seed)[NOBLEMAN]) if value(card) >= 4)
    noble, guild = two_sit_down(visitor, seed)
    hold(noble, shame)
    expect(noble.page.get_by_test_id("prompt")).to_contain_text("against whom")
    aim(noble, GUILDSMAN)
    expect(noble.page.locator(".ho-queue .ho-c.gh")).to_have_count(1)
    give(noble)
    assert noble.await_turn() == "asked"
    assert "draw deck" in noble.offers(), "HO-7.1 who plays it draws first"
    choose(noble, "draw deck")
    give(noble)
    assert guild.await_turn() == "asked"
    expect(guild.page.get_by_test_id("reaction")).to_contain_text("Nobleman")
    expect(noble.page.locator(f'[data-seat="{GUILDSMAN}"]')).to_contain_text("Counter?")
    expect(noble.page.get_by_test_id("prompt")).to_contain_text("Guildsman")
    guild.axe("a reaction")
    guild.page.mouse.move(0, 0)
    guild.picture("honour-reaction")
    hold(guild, "counter 4-5 universal")
    give(guild)
    assert guild.await_turn() == "asked"
    assert "draw deck" in guild.offers(), "the countering player draws"
    answered = guild.page.locator("#chronicle")
    expect(answered).to_contain_text("HO-7.2")
    expect(guild.page.locator(".ho-queue .ho-c")).to_have_count(0)
    choose(guild, "draw deck")
    give(guild)
    assert noble.await_turn() == "asked"


def test_8_1_a_relocation_is_foreseen_and_told(visitor: Visitors) -> None:
    """HO-8.1 Over the cap: said before it is played, at the one who goes, and in the log of both."""
    seed = seed_where(
        lambda hands: sum(value(card) for card in against_laymen(hands[NOBLEMAN])[-2:]) >= 9, variant="short"
    )
    shames = against_laymen(first_hands(seed, variant="short")[NOBLEMAN])[-2:]
    shames.sort(key=value)
    noble, guild = two_sit_down(visitor, seed, phone=True, variant="short")
    for shame in shames:
        assert noble.await_turn() == "asked"
        hold(noble, shame)
        aim(noble, GUILDSMAN)
        if shame == shames[-1]:
            expect(noble.page.get_by_test_id("consequence")).to_contain_text("Guildsman relocates")
            expect(noble.page.get_by_test_id("consequence")).to_contain_text("HO-8.1")
        give(noble)
        assert guild.await_turn() == "asked"
        expect(guild.page.get_by_test_id("reaction")).to_be_visible()
        guild.page.locator('[data-action="decline"]').tap()
        guild.commit.tap()
    for one in (noble, guild):
        expect(one.page.get_by_test_id("relocation-banner")).to_contain_text("starts again")
        expect(one.page.get_by_test_id("relocation")).to_contain_text("HO-8.1")
        expect(one.page.get_by_test_id("heard").locator("p", has_text="exceeds the cap")).to_have_count(1)
    moved = noble.page.locator(f'[data-seat="{GUILDSMAN}"]')
    expect(moved).to_contain_text("Dishonour 0")
    noble.picture("honour-relocation")
    guild.picture("honour-relocation-phone")
    expect(moved).to_contain_text("relocated")
    chip, above = moved.locator(".st").bounding_box(), noble.page.locator(".strips > *").last.bounding_box()
    assert chip is not None
    assert above is not None
    assert chip["y"] >= above["y"] + above["height"], "the chip touches the strip above it"


def test_4_5_cards_are_exchanged_as_a_set(visitor: Visitors) -> None:
    """HO-4.5 Cards rise as they are picked; one button names how many; as many come back."""
    guest = visitor()
    sit_down(guest)
    choose(guest, "exchange")
    expect(guest.commit).to_have_attribute("aria-disabled", "true")
    cards = guest.page.locator(".ho-cards .ho-c")
    for place in (0, 2, 5):
        cards.nth(place).click()
    expect(guest.page.locator(".ho-cards .ho-c.sel")).to_have_count(3)
    expect(guest.commit).to_contain_text("Exchange 3 cards")
    give(guest)
    expect(guest.page.locator("#chronicle")).to_contain_text("You exchange 3 cards")
    assert guest.await_turn() == "asked"
    expect(cards).to_have_count(8)
    expect(guest.page.get_by_test_id("prompt")).to_contain_text("action 2 of 2")


def test_4_3_a_favour_costs_no_action(visitor: Visitors) -> None:
    """HO-4.3 A 1 for another player as the Favour: a token, and both actions are left."""
    seed = seed_where(lambda hands: "honour 1 universal" in hands[NOBLEMAN])
    guest = visitor()
    sit_down(guest, seed)
    hold(guest, "honour 1 universal")
    aim(guest, 0)
    expect(guest.page.get_by_test_id("consequence")).to_contain_text("tokens 0 → 1")
    guest.page.get_by_role("radio", name="Action").click()
    expect(guest.commit).to_contain_text("Play Honour 1 for the Priest")
    guest.page.get_by_role("radio", name="Favour").click()
    expect(guest.commit).to_contain_text("Favour: Honour 1 for the Priest")
    give(guest)
    guest.await_turn()
    answer(guest, "draw deck")
    expect(guest.page.get_by_test_id("prompt")).to_contain_text("action 1 of 2 · Favour used")
    expect(guest.page.locator('[data-seat="4"]')).to_contain_text("one token")


def test_9_8_a_denunciation_takes_two_cards(visitor: Visitors) -> None:
    """HO-9.8 The Fate card, the Dishonour that goes with it, the player: one answer."""
    seed = seed_where(
        lambda hands: "denounced_from_the_pulpit" in hands[NOBLEMAN] and against_laymen(hands[NOBLEMAN])
    )
    shame = against_laymen(first_hands(seed)[NOBLEMAN])[0]
    guest = visitor()
    sit_down(guest, seed)
    hold(guest, "denounced_from_the_pulpit")
    hold(guest, shame)
    aim(guest, GUILDSMAN)
    give(guest)
    guest.await_turn()
    expect(guest.page.locator("#chronicle")).to_contain_text("HO-9.8")
    expect(guest.page.locator(f'[data-seat="{GUILDSMAN}"]')).to_contain_text(f"Dishonour {value(shame)}")


def test_9_1_a_rumour_is_pardoned(visitor: Visitors) -> None:
    """HO-9.1 The queue lights up, one entry is pressed, and it is gone."""
    seed = seed_where(lambda hands: "letter_of_pardon" in hands[NOBLEMAN] and against_laymen(hands[NOBLEMAN]))
    shame = against_laymen(first_hands(seed)[NOBLEMAN])[0]
    noble, guild = two_sit_down(visitor, seed)
    hold(noble, shame)
    aim(noble, GUILDSMAN)
    give(noble)
    noble.await_turn()
    choose(noble, "draw deck")
    give(noble)
    guild.await_turn()
    choose(guild, "decline")
    give(guild)
    noble.await_turn()
    expect(noble.page.locator(".ho-queue .ho-c")).to_have_count(1)
    hold(noble, "letter_of_pardon")
    give(noble)
    noble.await_turn()
    noble.page.locator(".ho-queue .ho-c.leg").click()
    expect(noble.page.get_by_test_id("consequence")).to_contain_text("Queue afterwards:")
    give(noble)
    expect(noble.page.locator(".ho-queue .ho-c")).to_have_count(0)
    expect(noble.page.locator("#chronicle")).to_contain_text("Forgiven")


def test_refusals_name_their_clause(visitor: Visitors) -> None:
    """HO-5.2, HO-7.2, HO-1.2 A card without a place, a Counter without a charge, a player whom a card does not fit."""

    def suits(hands: Hands) -> bool:
        hand = hands[NOBLEMAN]
        return {"honour 5 lay", "counter 2-3 lay"} <= {*hand} and any(
            card.startswith("dishonour") and card.endswith("lay") for card in hand
        )

    seed = seed_where(suits)
    shame = next(c for c in first_hands(seed)[NOBLEMAN] if c.startswith("dishonour") and c.endswith("lay"))
    guest = visitor()
    sit_down(guest, seed)
    why = guest.page.get_by_test_id("why").first
    hold(guest, "honour 5 lay")
    expect(why).to_contain_text("HO-5.2")
    guest.axe("a refusal")
    hold(guest, "counter 2-3 lay")
    expect(why).to_contain_text("HO-7.2")
    hold(guest, shame)
    guest.page.locator(f'[data-why="play {shame} against priest"]').click()
    expect(why).to_contain_text("HO-1.2")
    expect(why).to_contain_text("Priest is a Cleric")
    guest.page.keyboard.press("Escape")
    card = guest.page.locator(f'.ho-cards [data-spot="held:{shame}"]').first
    card.hover()
    details = guest.page.get_by_role("note", name="Details")
    expect(details).to_contain_text("econstruct")
    guest.axe("details of a card")


@pytest.mark.parametrize(("language", "word"), [("fr", "Laïcs"), ("cs", "Laici"), ("it", "Laici")])
def test_the_table_speaks(visitor: Visitors, language: str, word: str) -> None:
    """The question, the answers and a refusal in the page's language; no message is missing."""
    guest = visitor(locale=language)
    seed = seed_where(lambda hands: "dishonour 4 lay" in hands[NOBLEMAN])
    sit_down(guest, seed)
    hold(guest, "dishonour 4 lay")
    guest.page.locator('[data-why="play dishonour 4 lay against priest"]').click()
    expect(guest.page.get_by_test_id("why").first).to_contain_text(word)
    choose(guest, f"play dishonour 4 lay against {CHARACTERS[GUILDSMAN]}")
    said = guest.page.locator("body").inner_text()
    assert "ho-" not in said.replace("HO-", ""), "a message has no words"
    guest.picture(f"honour-{language}")


def test_a_turn_by_keyboard_alone(visitor: Visitors) -> None:
    """A number holds a card, a number aims it, Enter commits; Escape lets go step by step."""
    guest = visitor()
    sit_down(guest)
    keys = guest.page.keyboard
    place = next(
        place
        for place in range(8)
        if "leg" in (guest.page.locator(f'.ho-cards [data-place="{place}"]').get_attribute("class") or "")
    )
    keys.press(str(place + 1))
    expect(guest.page.locator(".ho-cards .ho-c.sel")).to_have_count(1)
    keys.press("1")
    expect(guest.commit).not_to_have_attribute("aria-disabled", "true")
    keys.press("Escape")
    expect(guest.commit).to_have_attribute("aria-disabled", "true")
    keys.press("Escape")
    expect(guest.page.locator(".ho-cards .ho-c.sel")).to_have_count(0)
    keys.press(str(place + 1))
    keys.press("1")
    keys.press("Enter")
    expect(guest.page.locator("#chronicle")).to_contain_text("You play")


def test_12_1_who_watches_sees_backs(visitor: Visitors) -> None:
    """HO-12.1 A spectator sees totals and the queue, and of every hand only its size."""
    guest, eve = visitor(), visitor()
    path = sit_down(guest)
    eve.visit(path)
    expect(eve.page.locator(".ho-back")).to_have_count(8)
    expect(eve.page.locator(".ho-cards .ho-c")).to_have_count(0)
    assert eve.offers() == []


def test_11_4_the_short_game_is_offered_with_the_clock(visitor: Visitors) -> None:
    """HO-11.4, HO-R9 A new table: by the clock if it is short, by no clock at all if it is full; 0 lifts the limit."""
    guest = visitor()
    guest.visit("/new/honour")
    form = guest.page.locator("#new-table")
    timer = form.get_by_role("radiogroup", name="The Short Game is limited by")
    clock = timer.get_by_role("radio", name="the clock (30 minutes)")
    rounds = form.get_by_label("Rounds of the Short Game")
    expect(form.get_by_text("The Mill first gives out")).to_be_visible()
    expect(timer).to_have_count(0)
    form.get_by_role("radio", name="Short Game").click()
    expect(clock).to_have_attribute("aria-checked", "true")
    expect(rounds).to_have_count(0)
    timer.get_by_role("radio", name="rounds").click()
    expect(rounds).to_have_value("12")
    clock.click()
    guest.axe("the form")
    form.get_by_role("radio", name="Full Game").click()
    expect(timer).to_have_count(0)
    expect(form).to_contain_text("0: no round limit")
    form.get_by_label("Round limit").fill("0")
    made = create(guest)
    assert (made["variant"], made["timer"], made["round_limit"]) == ("full", "rounds", 0)
    guest.visit("/new/honour")
    form.get_by_role("radio", name="Short Game").click()
    assert (create(guest)["timer"], guest.page.get_by_test_id("clock").count()) == ("clock", 1)
    expect(guest.page.locator(".tag.gold.big")).to_contain_text("of 60")


def create(guest: Visitor) -> dict[str, Value]:
    """The table of the form; what it was made with."""
    guest.page.get_by_test_id("create").click()
    guest.page.wait_for_url("**/table/*")
    guest.page.get_by_test_id("board").wait_for()
    found = guest.context.request.get(guest.page.url.replace("/table/", "/api/tables/")).json()
    options: dict[str, Value] = found["options"]
    return options


def test_11_4_the_clock_runs_rings_and_ends_the_round(browser: Browser, tmp_path: Path) -> None:
    """HO-11.4 The time left is shown; its ringing is an event in the log; the round is finished, then it is scored.
    The replay tells it too."""
    server = Server(tmp_path, clock_seconds=8)
    guest = Visitor(browser, server)
    path = sit_down(guest, variant="short", timer="clock")
    rings = guest.context.request.get(f"{server.address}/api/tables{path.removeprefix('/table')}").json()[
        "rings"
    ]
    assert 0 < (datetime.fromisoformat(rings) - datetime.now(UTC)).total_seconds() <= 8
    clock = guest.page.get_by_test_id("clock")
    expect(clock).to_contain_text("0:0")
    expect(clock).to_have_class("ho-clock num low")
    expect(guest.page.locator("#chronicle")).to_contain_text("The clock rings", timeout=10_000)
    expect(clock).to_contain_text("last round")
    while guest.await_turn() == "asked":
        offers = guest.offers()
        answer(guest, "done" if "done" in offers else offers[-1])
    the_score_adds_up(guest)
    expect(guest.page.get_by_test_id("ended")).to_contain_text("The clock rings")
    guest.visit(path.replace("/table/", "/replay/"))
    guest.page.locator("#chronicle").wait_for()
    guest.page.keyboard.press("End")
    expect(guest.page.locator("#chronicle")).to_contain_text("The clock rings")
    guest.close()
    server.stop()
    assert server.complaints() == ""
