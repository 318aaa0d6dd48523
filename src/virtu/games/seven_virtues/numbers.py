"""The Seven Virtues as a row of numbers: what `view` shows, card by card."""

from virtu.games.seven_virtues.state import LINES, SevenVirtues
from virtu.games.seven_virtues.tables import CARDS, NAME, VIRTUE, VIRTUES, WIDTH
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
    cards = bytearray((3 + g.players) * CARDS)
    for column in range(WIDTH):
        if g.active[column] >= 0:
            cards[g.active[column]] = column + 1
        if g.inactive[column] >= 0:
            cards[CARDS + g.inactive[column]] = column + 1
    for card in g.discards:
        cards[2 * CARDS + card] = 1
    open_to_all = g.all_open()
    first = 3 * CARDS
    for number, hand in enumerate(g.hands):
        shown = open_to_all or number == seat
        for card in hand:
            if shown or VIRTUE[card] < g.called:
                cards[first + card] = 1
        first += CARDS
    row.write(cards)  # nearly every answer moves some
    assert len(g.points) == g.players * LINES
    row.plain([len(hand) for hand in g.hands])
    row.raised(g.points, 64)
    row.plain([g.called, len(g.pile)])
