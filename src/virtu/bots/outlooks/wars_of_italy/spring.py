"""Govern: which tiles wake up, and what is put up for it."""

from typing import Final

from virtu.bots.outlooks.palace.choice import best, cheapest_use
from virtu.bots.outlooks.palace.prospects import TILE_WORTH, WORTH
from virtu.bots.outlooks.wars_of_italy.style import Style
from virtu.games.palace.actions import DONE, Bank, Ready
from virtu.games.palace.payment_table import FOR_GOVERN
from virtu.games.palace.purchasing_power import means_of
from virtu.games.palace.tables import CROSS, CROWN, FLORIN, TILE_BOTTOM
from virtu.games.wars_of_italy.state import Wars
from virtu.kernel.action import Action
from virtu.kernel.ids import Seat

MOST_SYMBOLS: Final = 4
"""More Crowns and Crosses are rarely worth it in one Govern."""


def govern_value(w: Wars, seat: Seat) -> float:
    """What a Govern would wake up, and the florins it would take from tiles that it readies again."""
    totals = means_of(w, seat, FOR_GOVERN).totals
    places = 2 * min(MOST_SYMBOLS, totals[CROWN] + totals[CROSS])
    asleep: list[float] = []
    full: list[float] = []
    for tile in w.tiles_of(seat):
        if w.is_ready(seat, tile):
            full.append(WORTH[FLORIN] * TILE_BOTTOM[tile][FLORIN])
        else:
            asleep.append(TILE_WORTH[tile])
    asleep.sort(reverse=True)
    full.sort(reverse=True)
    return 0.9 * sum(asleep[:places]) + 0.8 * sum(full[: max(0, places - len(asleep))])


def govern(w: Wars, seat: Seat, offers: list[Action], style: Style) -> Action | None:
    """What costs nothing is put up first; florins are taken from tiles that will be readied; the best tiles wake up."""
    free = cheapest_use(w, seat, offers, CROWN, 0.01, style.general)
    free = free or cheapest_use(w, seat, offers, CROSS, 0.01, style.general)
    fresh = [tile for tile in w.tiles_of(seat) if tile not in w.used and tile not in w.renewed]
    asleep = [tile for tile in fresh if not w.is_ready(seat, tile)]
    full = [
        action for action in offers
        if isinstance(action, Bank) and action.source in fresh and TILE_BOTTOM[action.source][FLORIN] > 1
    ]
    if free is not None and (asleep or full):
        return free
    tired = [action for action in offers if isinstance(action, Ready)]
    symbols = w.pool[CROWN] + w.pool[CROSS]
    if tired:
        # AG-8.2.8 A tile that is banked from before it is readied gives its florins again afterwards.
        if full and len(asleep) < 2 * symbols:
            return best([(float(TILE_BOTTOM[action.source][FLORIN]), action) for action in full])
        return best([(TILE_WORTH[action.source], action) for action in tired])
    if symbols and full:
        return best([(float(TILE_BOTTOM[action.source][FLORIN]), action) for action in full])
    gain = sum(sorted([TILE_WORTH[tile] for tile in asleep])[-2:])
    for symbol in (CROSS, CROWN) if asleep else ():
        use = cheapest_use(w, seat, offers, symbol, min(gain, 0.9) * 0.8, style.general)
        if use is not None:
            return use
    return DONE
