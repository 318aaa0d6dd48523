"""Decision counts to small depth: a move lost or gained shows here."""

import pytest

import virtu
from seven_virtues.table import Table
from virtu.kernel import engine

Card = tuple[str, int]

RULING = "temperance 13, temperance 12, charity 12, charity 10, justice 12, faith 2, prudence 2"


def leaves(game: virtu.Game, state: virtu.State, depth: int) -> int:
    """How many ways there are to give so many answers; a game that ends earlier is one way."""
    offers = game.offers(state)
    if depth == 0 or not offers:
        return 1
    total = 0
    for offer in offers:
        after = state.clone()
        engine.answer(after, offer)
        total += leaves(game, after, depth - 1)
    return total


@pytest.mark.parametrize(("depth", "ways"), [(1, 28), (2, 28 * 27), (3, 28 * 27 * 26)])
def test_deals_of_a_fresh_game(depth: int, ways: int) -> None:
    """Chance has every card of the pile to choose from."""
    table = Table(2)
    assert leaves(table.game, table.state, depth) == ways


@pytest.mark.parametrize(("depth", "ways"), [(1, 4), (2, 12), (3, 24), (4, 24)])
def test_takes_of_the_rulings_row(depth: int, ways: int) -> None:
    """Counted by the rules, and once more by a plain reading of SV-3.2 to SV-3.4."""
    table = Table(7).turn(RULING)
    assert leaves(table.game, table.state, depth) == ways
    row = frozenset((name.split()[0], int(name.split()[1])) for name in RULING.split(", "))
    assert plain_ways(row, depth) == ways


def plain_ways(row: frozenset[Card], depth: int) -> int:
    if depth == 0 or not row:
        return 1
    return sum(plain_ways(row - taken, depth - 1) for taken in plain_takes(row))


def plain_takes(row: frozenset[Card]) -> set[frozenset[Card]]:
    """Every set of two or more that is all of one Virtue or all of one value, and every card that shares neither."""
    takes = set()
    for virtue, value in row:
        same_virtue = frozenset(card for card in row if card[0] == virtue)
        same_value = frozenset(card for card in row if card[1] == value)
        takes |= {cards for cards in (same_virtue, same_value) if len(cards) > 1}
        if len(same_virtue) == len(same_value) == 1:
            takes.add(same_virtue)
    return takes


@pytest.mark.parametrize(("depth", "ways"), [(1, 4), (2, 11), (3, 32)])
def test_answers_of_a_scoring(depth: int, ways: int) -> None:
    """Charity, then Faith. By hand: done or 3 cards; 2 + 3 × 3; 2 × 7 + 3 × 2 + 3 × 2 × 2."""
    table = Table(3).scoring(
        "charity 3, charity 6, hope 3, hope 8, justice 9", "charity 13, faith 2", "faith 13, hope 7"
    )
    assert leaves(table.game, table.state, depth) == ways
