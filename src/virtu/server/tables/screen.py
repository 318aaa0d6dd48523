"""What one viewer may be shown: the only place where a game's state becomes bytes for somebody."""

from collections import deque
from collections.abc import Sequence

from virtu.kernel import engine
from virtu.kernel.event import Event
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.score import Score
from virtu.kernel.state import State
from virtu.kernel.step import Chance
from virtu.server import wire
from virtu.server.storage.rows import NoteRow
from virtu.server.tables import offer

PREVIEWED = 12
"""So many offers come with their previews; more are asked for one by one."""


def view(game: Game, state: State, seat: int | None) -> dict[str, object]:
    """What the seat sees, as plain JSON data."""
    return dict(game.plain_view(state, None if seat is None else Seat(seat)))


def own(game: Game, state: State, seats: Sequence[int], public: dict[str, object]) -> list[dict[str, object]]:
    """By key, what each seat sees otherwise than everybody: the public view with this put in is its own."""
    return game.own(state, [Seat(seat) for seat in seats], public)


def open_view(game: Game, state: State) -> dict[str, object]:
    """The spectator's view with every player as that player sees themselves: for games that are over."""
    plain = view(game, state, None)
    players = plain.get("players")
    if isinstance(players, list) and len(players) == state.players:
        for number in range(state.players):
            own = view(game, state, number)["players"]
            assert isinstance(own, list)
            players[number] = own[number]
    return plain


def question(
    game: Game, state: State, seat: int | None, eyes: int | None, everything: bool = False
) -> wire.Question | None:
    """The open question; its offers only for the seat that is asked, or for all once the game is over.

    What they bring is told as far as the one may know through whose eyes the seat looks.
    """
    ask = engine.open_question(state)
    if ask is None:
        return None
    asked = ask.asked(state)
    shown = wire.Question(ask.topic(), ask.rule().number, int(asked), [], {})
    if asked == seat or everything:
        offers = ask.offers(state)
        shown.offers = [offer.of(state, asked, action) for action in offers]
        obvious = ask.obvious(state, offers)
        shown.obvious = None if obvious is None else str(obvious)
        if len(offers) <= PREVIEWED and not isinstance(ask, Chance):
            viewer = None if eyes is None else Seat(eyes)
            shown.previews = {
                one.text: dict(game.brings(state, action, viewer))
                for one, action in zip(shown.offers, offers, strict=True)
            }
    return shown


def score(game: Game, state: State) -> list[Score] | None:
    """Everybody's points, on the wire a list of `wire.SeatScore`; None while answers are sealed: they may count."""
    return None if game.sealed(state) else game.score(state)


def log(
    events: Sequence[Sequence[Event]],
    notes: Sequence[NoteRow],
    seat: int | None,
    known: tuple[int, int, int] = (0, 0, 0),
    seats: Sequence[int] = (),
) -> list[wire.LogEntry]:
    """What a viewer may know of what happened, numbered from 1 for this viewer, the table's own notes between.

    Already known are the events of so many lines, so many notes, and so many entries made of them.
    `seats` are those who gave the answers, line by line.
    """
    lines, noticed, number = known
    entries: list[wire.LogEntry] = []
    waiting = deque(notes[noticed:])
    for index in range(lines, len(events)):
        # Group 0 came before the first line; a note before line n stands before group n + 1.
        while waiting and waiting[0].line < index:
            entries.append(noted(waiting.popleft()))
        told = heard(events[index], seat)
        for entry in told:
            entry.by = answerer(seats, index)
        entries += told
    entries += map(noted, waiting)
    for entry in entries:
        number += 1
        entry.n = number
    return entries


def answerer(seats: Sequence[int], group: int) -> int:
    """Whose answer led to a group of events: what chance threw belongs to the answer before it."""
    at = min(group, len(seats)) - 1
    while at >= 0 and seats[at] < 0:
        at -= 1
    return seats[at] if at >= 0 else -1


def heard(events: Sequence[Event], seat: int | None) -> list[wire.LogEntry]:
    viewer = None if seat is None else Seat(seat)
    return [
        wire.LogEntry(0, event.name, event.clause, dict(event.facts))
        for event in events
        if event.heard_by(viewer)
    ]


def noted(note: NoteRow) -> wire.LogEntry:
    """Notes of the table have no clause: no rule made them happen."""
    return wire.LogEntry(0, note.event, "", note.facts)
