"""What is seen in numbers: as many in every position, none that tells a secret, and each change of the view shows."""

import json
import random
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest

import virtu
from virtu.adapters.observation_page import page
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import Seat

TABLES = [(game.name, players) for game in virtu.games() for players in game.players]
ANSWERS = 150


def walk(name: str, players: int, answers: int = ANSWERS, seed: int | None = None) -> Iterator[virtu.State]:
    """The positions of the beginning of a random game."""
    game, picks = virtu.game(name), random.Random(players)
    state = game.new(players, seed=players if seed is None else seed)
    for _ in range(answers):
        yield state
        offers = game.offers(state)
        if not offers:
            return
        game.play(state, picks.choice(offers))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_number_has_a_name_of_its_own(name: str, players: int) -> None:
    game = virtu.game(name)
    names = [label for part in game.observation_parts(players) for label in part.names()]
    assert len(set(names)) == len(names)
    for state in walk(name, players):
        for seat in (*range(players), None):
            numbers = game.observation(state, None if seat is None else Seat(seat))
            assert len(numbers) == len(names)
            assert 0 <= min(numbers) <= max(numbers) <= 255


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_row_that_is_kept_tells_the_same(name: str, players: int) -> None:
    game = virtu.game(name)
    kept = game.row(players)
    for first, second in zip_longest(walk(name, players), walk(name, players, seed=1)):  # two tables by turns
        for state in filter(None, (first, second)):
            for seat in (*map(Seat, range(players)), None):
                assert game.observation(state, seat, kept) == game.observation(state, seat)


def test_a_row_is_for_one_number_of_players() -> None:
    game = virtu.game("seven_virtues")
    kept = game.row(3)
    game.observation(game.new(3), None, kept)
    with pytest.raises(AssertionError, match="a row for 3 players tells nothing of games with 4"):
        game.observation(game.new(4), None, kept)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_may_not_know_changes_no_number(name: str, players: int) -> None:
    game = virtu.game(name)
    for number, state in enumerate(walk(name, players)):
        for seat in map(Seat, range(players)):
            imagined = game.imagine(state, seat, dice_from(number))
            assert game.observation(imagined, seat) == game.observation(state, seat)


@pytest.mark.parametrize("name", [game.name for game in virtu.games()])
def test_positions_that_look_different_have_different_numbers(name: str) -> None:
    game = virtu.game(name)
    players = game.players[0]
    seen: dict[tuple[int, ...], str] = {}
    for state in walk(name, players):
        seat = game.seat(state)
        view = json.dumps({**game.plain_view(state, seat), "question": game.question(state)}, sort_keys=True)
        assert seen.setdefault(tuple(game.observation(state, seat)), view) == view
    assert len(seen) > 10


def test_the_tables_in_the_docs_are_up_to_date() -> None:
    """`python -m virtu.adapters.observation_page > docs/observations.md` renews them."""
    kept = Path(__file__).parent.parent.parent / "docs" / "observations.md"
    assert kept.read_text(encoding="utf-8") == page()
