"""Finished games, step by step."""

from collections import OrderedDict

import msgspec

from virtu.games.registry import GAMES
from virtu.kernel.ids import Seat
from virtu.kernel.record import Entry, Record
from virtu.server import archive, screen, wire
from virtu.server.archive import Told
from virtu.server.bots import Bots
from virtu.server.errors import refuse
from virtu.server.table import Table

KEPT = 8
"""How many games are kept at hand."""


class Replays:
    """The games somebody looked at lately, with positions along the way."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.games: OrderedDict[str, tuple[Record, Told]] = OrderedDict()

    async def of(self, table: Table) -> tuple[Record, Told]:
        row = table.row
        if row.state != "over":
            refuse(409, "not_over", "A game is replayed when it is over.")
        found = self.games.get(row.id)
        if found is None:
            lines = [(line.seat, line.text, line.digest) for line in table.lines]
            text = await self.bots.errand(f"replay {row.id}", archive.tell, archive.packed(row), lines)
            record = Record(GAMES[row.game], row.players, row.options)
            record.entries = [Entry(Seat(seat), said, digest) for seat, said, digest in lines]
            found = self.games[row.id] = record, msgspec.json.decode(text, type=Told)
        self.games.move_to_end(row.id)
        while len(self.games) > KEPT:
            self.games.popitem(last=False)
        return found


def replay_view(record: Record, told: Told, step: int, seat: int | None) -> wire.ReplayView:
    """The table after a step: as a seat saw it, or with everything open."""
    if not 0 <= step <= len(told.steps):
        refuse(404, "unknown_step", f"This game has the steps 0 to {len(told.steps)}.", step=step)
    if seat is not None and not 0 <= seat < record.players:
        refuse(404, "unknown_seat", f"The seats are 0 to {record.players - 1}.", seat=seat)
    game, state = record.game, archive.position(record, told, step)
    view = screen.open_view(game, state) if seat is None else screen.view(game, state, seat)
    return wire.ReplayView(
        step, view, screen.question(game, state, seat, game.seat(state), seat is None), screen.score(game, state)
    )
