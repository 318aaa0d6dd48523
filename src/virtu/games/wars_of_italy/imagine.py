"""A table a side cannot tell from the true one: only Family cards still being placed are unknown (WI-R12)."""

from virtu.games.governing.state import EMPTY, SETUP
from virtu.games.governing.steps.sponsor import space_objection
from virtu.games.governing.tables import CARD_ACTION, NO_ACTION, ROOMS, SPACES
from virtu.games.wars_of_italy.actions import SPOT_SPACE, SPOT_UNDER, SPOTS
from virtu.games.wars_of_italy.state import Wars
from virtu.games.wars_of_italy.steps.setup import put_family, to_place
from virtu.games.wars_of_italy.tables import KINGS
from virtu.kernel.dice import Dice
from virtu.kernel.ids import Seat


def hidden(w: Wars, seat: Seat, viewer: Seat | None) -> bool:
    """WI-R12 Whether a Palace may not be seen yet."""
    return w.phase == SETUP and not w.rules.family_in_turn and seat != viewer


def imagine(w: Wars, viewer: Seat | None, dice: Dice) -> Wars:
    """The same table with the hidden Palaces arranged anew."""
    imagined = w.clone()
    imagined.dice = dice
    for number in range(2):
        seat = Seat(number)
        if hidden(w, seat, viewer):
            rearrange(imagined, seat, dice)
    return imagined


def rearrange(w: Wars, seat: Seat, dice: Dice) -> None:
    count = len(KINGS[seat]) - len(to_place(w, seat))
    for room in range(seat * ROOMS, seat * ROOMS + ROOMS):
        w.actions[room] = w.improvements[room] = EMPTY
    for space in range(seat * SPACES, seat * SPACES + SPACES):
        w.spaces[space] = EMPTY
        w.space_ready[space] = 0
    for _ in range(count):
        cards = to_place(w, seat)
        card = cards[dice.throw(len(cards))]
        spots = [spot for spot in range(SPOTS) if fits(w, seat, card, spot)]
        put_family(w, seat, card, spots[dice.throw(len(spots))])


def fits(w: Wars, seat: Seat, card: int, spot: int) -> bool:
    if spot >= SPOT_SPACE:
        return space_objection(w, seat, spot - SPOT_SPACE) is None
    if spot >= SPOT_UNDER:
        room = seat * ROOMS + spot - SPOT_UNDER
        return w.actions[room] != EMPTY and w.improvements[room] == EMPTY
    return CARD_ACTION[card] != NO_ACTION and w.actions[seat * ROOMS + spot] == EMPTY
