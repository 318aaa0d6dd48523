"""Finished games, step by step."""

import asyncio
from collections import OrderedDict

from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.server import offer, screen, wire
from virtu.server.errors import refuse
from virtu.server.play import Play
from virtu.server.rows import LineRow, TableRow
from virtu.server.table import Table

KEPT = 8
"""How many games are kept at hand."""


class Replays:
    """The games somebody looked at lately, with the position after every step."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, tuple[Play, list[State]]] = OrderedDict()

    async def of(self, table: Table) -> tuple[Play, list[State]]:
        if table.row.state != "over":
            refuse(409, "not_over", "A game is replayed when it is over.")
        found = self.games.get(table.row.id)
        if found is None:
            found = await asyncio.to_thread(positions, table.row, table.lines)
            self.games[table.row.id] = found
        self.games.move_to_end(table.row.id)
        while len(self.games) > KEPT:
            self.games.popitem(last=False)
        return found


def positions(row: TableRow, lines: list[LineRow]) -> tuple[Play, list[State]]:
    """Every position of a game, from the start to the end."""
    play = Play(row, lines)
    state = play.record.start()
    states = [state.clone()]
    for index, entry in enumerate(play.record.entries):
        play.record.repeat(state, index, entry)
        states.append(state.clone())
    return play, states


def steps(play: Play, states: list[State]) -> list[wire.ReplayStep]:
    found: list[wire.ReplayStep] = []
    counted_ = 0
    for entry, events, before in zip(play.record.entries, play.events[1:], states[:-1], strict=True):
        shown = [wire.LogEntry(0, event.name, event.clause, dict(event.facts), int(entry.seat)) for event in events]
        for event in shown:
            counted_ += 1
            event.n = counted_
        wish = offer.wished(play.game, before, Seat(entry.seat), entry.text)
        found.append(wire.ReplayStep(int(entry.seat), wish, shown))
    return found


def replay_view(play: Play, states: list[State], step: int, seat: int | None) -> wire.ReplayView:
    """The table after a step: as a seat saw it, or with everything open."""
    if not 0 <= step < len(states):
        refuse(404, "unknown_step", f"This game has the steps 0 to {len(states) - 1}.", step=step)
    if seat is not None and not 0 <= seat < play.record.players:
        refuse(404, "unknown_seat", f"The seats are 0 to {play.record.players - 1}.", seat=seat)
    state = states[step]
    game = play.game
    view = screen.open_view(game, state) if seat is None else screen.view(game, state, seat)
    return wire.ReplayView(
        step, view, screen.question(game, state, seat, game.seat(state), seat is None), screen.score(game, state)
    )
