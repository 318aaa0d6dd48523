"""The Seven Virtues as a row of numbers: what `view` shows, card by card."""

from virtu.games.seven_virtues.state import LINES, SevenVirtues
from virtu.games.seven_virtues.tables import CARDS, NAME, VIRTUE, VIRTUES
from virtu.kernel.ids import Seat
from virtu.kernel.numbers import Part, Row, across, one, seats


def parts(players: int) -> list[Part]:
    names = list(NAME)
    return [
        Part("active", names, "the card's column in the lower row from 1 on; 0: not there"),
        Part("inactive", names, "the card's column in the upper row from 1 on; 0: not there"),
        Part("discarded", names, "1: given away for Charity"),
        Part("hand", across(seats(players), names), "1: in that hand, as far as the viewer sees it"),
        Part("cards", seats(players), "how many cards each hand holds"),
        Part("points", across(seats(players), ["beginning", *VIRTUES, "trios"]), "points by their source, plus 64"),
        one("called", "how many Virtues have been called"),
        one("pile", "how many cards are still to come"),
    ]


def numbers(g: SevenVirtues, seat: Seat | None, row: Row) -> None:
    row.placed(g.active, CARDS)
    row.placed(g.inactive, CARDS)
    row.counted(g.discards, CARDS)
    open_to_all = g.all_open()
    for number, hand in enumerate(g.hands):
        if open_to_all or number == seat:
            row.counted_by_turns(hand, 2 * number, CARDS)
        else:
            called = [card for card in hand if VIRTUE[card] < g.called]
            row.counted_by_turns(called, 2 * number + 1, CARDS)
    assert len(g.points) == g.players * LINES
    row.lengths(g.hands)
    row.raised(g.points, 64)
    row.plain([g.called, len(g.pile)])
