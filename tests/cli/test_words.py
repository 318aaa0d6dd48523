"""Everything the terminal says, in every language: nothing missing, no notation and no English left over."""

import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

import virtu
from virtu.cli.boards import draw
from virtu.cli.offers import show_offers
from virtu.cli.scores import score_table
from virtu.cli.words import TableModel, Words, languages, words_for
from virtu.kernel.clause import Fact
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.option import Value
from virtu.walks import Walk

GAMES: dict[str, list[tuple[int, dict[str, Value], int]]] = {
    "seven_virtues": [(2, {}, 0), (5, {"hands": "open"}, 1)],
    "honour": [(5, {}, 0), (5, {"variant": "short"}, 1), (5, {}, 2), (5, {}, 3)],
    "governing": [(3, {}, 0), (5, {}, 1)],
    "wars_of_italy": [(2, {}, 0), (2, {}, 1)],
}
"""Players, options and seed of the games listened to."""
LOOKS = 40
"""Every so many answers the whole table is looked at."""
ENGLISH = {
    "the",
    "you",
    "your",
    "of",
    "and",
    "is",
    "with",
    "from",
    "this",
    "takes",
    "plays",
    "begins",
    "cards",
    "nothing",
}


def words_of(text: str) -> list[str]:
    return re.findall(r"[^\W\d]\w*", text)


@cache
def own_words(language: str) -> frozenset[str]:
    """Every word the catalogues of a language use."""
    folder = Path(virtu.__file__).parent / "locale" / language
    return frozenset(
        word
        for path in folder.glob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        for word in words_of(re.sub(r"^[\w-]+ = |\{[^}]*|\[\w+\]", " ", line))
    )


@cache
def wrong_words(language: str, name: str) -> frozenset[str]:
    """Words of the notation, or of English, that the language does not know."""
    notation = {word for action in virtu.game(name).vocabulary.by_text for word in words_of(action)}
    return frozenset(notation | (ENGLISH if language != "en" else set())) - own_words(language)


def foreign(text: str, language: str, game: Game) -> list[str]:
    wrong = wrong_words(language, game.name)
    return [word for word in words_of(text) if "_" in word or word in wrong]


def readers(game: Game, seat: int | None, factions: list[str]) -> list[Words]:
    found = [
        words_for(game, language, ["Ada", "Béla", "Cyr", "Dan", "Eva", "Fay", "Gus"], seat)
        for language in languages()
    ]
    for words in found:
        words.meet(factions)
    return found


def check(words: Words, said: str) -> None:
    assert words.catalogue.unsaid == [], said
    assert foreign(said, words.catalogue.language, words.game) == [], said


def looks(name: str, long: bool) -> Iterator[tuple[Walk, int]]:
    """Every moment of the games listened to; with `--long` of 200 games more."""
    players = virtu.game(name).players
    more: list[tuple[int, dict[str, Value], int]] = [
        (players[seed % len(players)], {}, 100 + seed) for seed in range(200 if long else 0)
    ]
    for count, options, seed in GAMES[name] + more:
        walk = Walk(virtu.game(name), count, options, dice_from(seed).throw)
        step = 0
        while True:
            yield walk, step
            if not walk.step():
                break
            step += 1


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_told_to_those_it_is_about_and_to_others(name: str, long: bool) -> None:
    game = virtu.game(name)
    told: set[tuple[str, bool]] = set()
    for walk, _ in looks(name, long):
        factions = game.factions(walk.state)
        for event in game.events(walk.state):
            for seat in (None, *range(walk.state.players)):
                if not event.heard_by(None if seat is None else Seat(seat)):
                    continue
                about = seat is not None and seat in event.facts.values()
                if (event.name, about) in told:
                    continue
                told.add((event.name, about))
                for words in readers(game, seat, factions):
                    for sentence in words.chronicle([event]):
                        check(words, sentence)
    assert len(told) > 10


@pytest.mark.parametrize("name", GAMES)
def test_questions_answers_and_what_they_bring_have_words(name: str, long: bool) -> None:
    game = virtu.game(name)
    met: set[str | None] = set()
    for walk, step in looks(name, long):
        asked, topic = game.seat(walk.state), game.question(walk.state)
        if asked is None or asked < 0 or (step % LOOKS and topic in met):
            continue
        met.add(topic)
        model = TableModel(game, walk.state, asked)
        for words in readers(game, asked, game.factions(walk.state)):
            check(words, f"{words.asked(model)} {words.heading(model)} {words.standing(model)}")
            for line in words.circumstances(model):
                check(words, line)
            for offer in model.offers:
                answer = words.answer(model, offer)
                check(words, f"{answer.words} {answer.more}")
            for offer in model.offers[:3] + model.offers[-3:]:
                for line in words.effects(model, offer):
                    check(words, line)


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_of_the_notation_has_words(name: str) -> None:
    """What is not offered can be asked about all the same."""
    game = virtu.game(name)
    state = game.new(None, 3)
    asked = game.seat(state)
    assert asked is not None
    model = TableModel(game, state, asked)
    for words in readers(game, asked, game.factions(state)):
        for text in game.vocabulary.by_text:
            check(words, words.answer(model, text).words)


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_met_has_words(name: str, long: bool) -> None:
    game = virtu.game(name)
    actions = list(game.vocabulary.by_text)
    met: set[str] = set()
    for walk, step in looks(name, long):
        asked = game.seat(walk.state)
        if asked is None or asked < 0 or step % 2:
            continue
        model = TableModel(game, walk.state, asked)
        for text in [actions[(step * 37 + number * 101) % len(actions)] for number in range(12)]:
            refusal = game.explain(walk.state, text)
            if refusal is None or refusal.key in met:
                continue
            met.add(refusal.key)
            for words in readers(game, asked, game.factions(walk.state)):
                check(words, words.refusal(model, refusal))
    assert len(met) > 5


@pytest.mark.parametrize("name", GAMES)
def test_boards_scores_and_endings_are_in_the_readers_language_and_fit(name: str, long: bool) -> None:
    game = virtu.game(name)
    for walk, step in looks(name, long):
        state = walk.state
        if not game.over(state) and step % 800:
            continue
        for words in readers(game, 1, game.factions(state)):
            model = TableModel(game, state, Seat(1))
            for width in (80, 100):
                console = Console(width=width, highlight=False, record=True, file=io.StringIO())
                draw(console, model, words, game.score(state))
                console.print(score_table(game.score(state), words))
                if game.seat(state) == 1:
                    show_offers(console, model, words)
                shown = console.export_text(clear=False)
                assert "…" not in shown
            assert words.catalogue.unsaid == []
            if game.over(state):
                check(
                    words,
                    words.headline(model, game.winners(state), game.score(state)),
                )
                check(words, words.tiebreak(model))


def test_words_of_one_game_do_not_appear_in_another() -> None:
    """A Cross of the Art of Governing and the clock of Honour are nobody else's."""
    wars = words_for(virtu.game("wars_of_italy"), "en", [])
    governing = words_for(virtu.game("governing"), "en", [])
    assert wars.term("france") == "France"
    assert governing.term("france") == "Kingdom of France"
    assert not words_for(virtu.game("seven_virtues"), "en", []).knows("term-crown")


def test_a_name_brings_the_forms_its_language_bends_it_to() -> None:
    words = words_for(virtu.game("wars_of_italy"), "fr", ["Ada"])
    facts: dict[str, Fact] = {"seat": 0, "city": "ancona"}
    assert words.tell("event-wars_of_italy-withdrew", facts) == "Ada se retire d’Ancône"
    words.meet(["france", "naples"])
    assert words.tell("event-wars_of_italy-withdrew", facts) == "La France se retire d’Ancône"
    assert words.catalogue.unsaid == []


def test_french_signs_stand_with_unbreakable_spaces() -> None:
    """U+202F before ; ? ! » and after «, U+00A0 before a colon: no line begins with a sign."""
    folder = Path(virtu.__file__).parent / "locale" / "fr"
    lines = [line for path in folder.glob("*.ftl") for line in path.read_text(encoding="utf-8").splitlines()]
    wrong = re.compile(r"[ \u00a0][;?!»](?=\W|$)|[ \u202f]:(?=\W|$)|«[^\u202f]")
    assert [line for line in lines if not line.startswith("#") and wrong.search(line)] == []


def test_what_is_missing_is_seen() -> None:
    words = words_for(virtu.game("honour"), "fr", [])
    assert words.term("xyzzy") == "[term-xyzzy]"
    words.t("ho-round")
    assert len(words.catalogue.unsaid) == 2
