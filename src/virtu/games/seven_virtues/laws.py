"""What holds in every position of the Seven Virtues."""

from virtu.games.seven_virtues.state import EMPTY, LINES, SevenVirtues
from virtu.games.seven_virtues.steps.deal import DealTo
from virtu.games.seven_virtues.steps.setup import Setup
from virtu.games.seven_virtues.tables import CARDS, DECK, LABEL, NAME, WIDTH
from virtu.kernel.ids import Seat


def problems(g: SevenVirtues) -> list[str]:
    """The invariants that do not hold, in words."""
    broken: list[str] = []
    if len(g.active) != WIDTH or len(g.inactive) != WIDTH:
        return [f"state.active and state.inactive have {WIDTH} places each (SV-2.2)"]
    if len(g.hands) != g.players or len(g.points) != g.players * LINES:
        return [f"state.hands has {g.players} hands and state.points {g.players * LINES} lines"]
    if not 0 <= g.called <= 7:
        broken.append("state.called counts the Virtues called, 0 to 7")
    places = [card for card in [*g.active, *g.inactive] if card != EMPTY]
    every = [*places, *g.pile, *g.discards]
    for hand in g.hands:
        every += hand
    for card in every:
        if not 0 <= card < CARDS:
            return [f"{card} is no card; cards are numbered 0 to {CARDS - 1}"]
    if sorted(every) != DECK[g.players]:
        for card in range(CARDS):
            count = every.count(card)
            if count != (LABEL[card] <= g.players):
                broken.append(f"{NAME[card]} stands {count} times on the table (SV-2.1)")
    if g.pile != sorted(g.pile):
        broken.append("state.pile is sorted: its order is decided only when a card is dealt")
    settled = not g.agenda or not isinstance(g.agenda[-1], (DealTo, Setup))
    for column in range(WIDTH):
        if settled and g.active[column] == EMPTY and g.inactive[column] != EMPTY:
            broken.append(f"column {column + 1}: an upper card stands over an empty place (SV-R2)")
        if settled and g.pile and g.inactive[column] == EMPTY:
            broken.append(f"column {column + 1}: a place is empty although the pile is not (SV-3.6)")
    for number in range(g.players):
        if g.victory_points(Seat(number)) < 0:
            broken.append(f"seat {number} has fewer than 0 points (SV-R8)")
    return broken
