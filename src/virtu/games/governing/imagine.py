"""A table a seat cannot tell from the true one: only Family cards still being placed are unknown (AG-R96)."""

from virtu.games.governing.actions import SPOT_SPACE, SPOT_UNDER, SPOTS
from virtu.games.governing.state import EMPTY, Governing
from virtu.games.governing.steps.setup import put_family, to_place
from virtu.games.governing.tables import BASE_SPACES, CARD_ACTION, FAMILY_OF, NO_ACTION, ROOMS, SPACES
from virtu.games.governing.view import hidden
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat


def imagine(g: Governing, viewer: Seat | None, dice: Dice) -> Governing:
    """The same table with the hidden Palaces arranged anew."""
    imagined = g.clone()
    imagined.dice = dice
    for number in range(g.players):
        seat = Seat(number)
        if hidden(g, seat, viewer):
            rearrange(imagined, seat, dice)
    return imagined


def rearrange(g: Governing, seat: Seat, dice: Dice) -> None:
    """As many Family cards as lie in a Palace, placed at random."""
    count = len(FAMILY_OF[g.faction[seat]]) - len(to_place(g, seat))
    for room in range(seat * ROOMS, seat * ROOMS + ROOMS):
        g.actions[room] = g.improvements[room] = EMPTY
    for space in range(seat * SPACES, seat * SPACES + SPACES):
        g.spaces[space] = EMPTY
        g.space_ready[space] = 0
    for _ in range(count):
        cards = to_place(g, seat)
        card = cards[dice.throw(len(cards))]
        spots = [spot for spot in range(SPOTS) if fits(g, seat, card, spot)]
        put_family(g, seat, card, spots[dice.throw(len(spots))])


def fits(g: Governing, seat: Seat, card: int, spot: int) -> bool:
    if spot >= SPOT_SPACE:
        return g.spaces[seat * SPACES + BASE_SPACES[spot - SPOT_SPACE]] == EMPTY
    if spot >= SPOT_UNDER:
        room = seat * ROOMS + spot - SPOT_UNDER
        return g.actions[room] != EMPTY and g.improvements[room] == EMPTY
    return CARD_ACTION[card] != NO_ACTION and g.actions[seat * ROOMS + spot] == EMPTY
