"""All who look at one table: each gets a snapshot first, then what changes for them."""

import msgspec

from virtu.server import screen, wire
from virtu.server.course import Course
from virtu.server.listing import kept_for, seat_of, table_info
from virtu.server.patch import diff
from virtu.server.rows import NoteRow, TableRow
from virtu.server.subscriber import Subscriber

encoder = msgspec.json.Encoder()
Viewer = int | None


class Audience:
    """Viewers of one kind (a seat, or all spectators) see the same and are sent the same bytes."""

    def __init__(self, clock_seconds: float) -> None:
        self.clock_seconds = clock_seconds
        self.subscribers: set[Subscriber] = set()
        self.shown: dict[Viewer, dict[str, object]] = {}
        """The view each kind of viewer was last sent."""
        self.told: dict[Viewer, int] = {}
        """How many log entries each kind of viewer has."""
        self.version = -1
        """The version of what is shown."""
        self.length = (0, 0)
        """How many groups of events and how many notes have been told."""
        self.asking: wire.Asking | None = None
        """Who asks to take back, if anybody does."""
        self.header = b""
        """The table's lasting features as last sent."""

    def connected(self) -> set[str]:
        return {one.guest for one in self.subscribers if one.guest is not None}

    def present(self, guest: str | None) -> bool:
        return guest is not None and any(one.guest == guest for one in self.subscribers)

    def snapshot(self, one: Subscriber, row: TableRow, play: Course | None, notes: list[NoteRow]) -> None:
        """Everything this connection may know."""
        message = self.face(row, play, one.guest)
        if play is not None and message.view is not None:
            message.log = screen.log(play.events, notes, message.seat, seats=play.seats())
            self.shown[message.seat], self.told[message.seat] = message.view, len(message.log)
        one.push(encoder.encode(message), snapshot=True)

    def face(self, row: TableRow, play: Course | None, guest: str | None) -> wire.Snapshot:
        """The table as it stands, without what happened before."""
        seat = seat_of(row, guest)
        message = wire.Snapshot(
            version=row.version,
            table=table_info(row, guest, self.connected(), self.clock_seconds),
            seat=seat,
            view=None,
            question=None,
            waiting=wire.Waiting(row.waiting_for, row.since),
            log=[],
            undo=False,
            redo=False,
            score=None,
        )
        if play is not None:
            message.view = play.view(seat)
            message.score = screen.score(play.game, play.state)
            if row.state == "playing":
                message.question = screen.question(play.game, play.state, seat, play.eyes(seat))
                message.undo = play.undoable(seat)
                message.redo = play.redoable(seat)
                message.ask_back = not message.undo and play.askable(seat) is not None
                message.asking = self.asking
        return message

    def everything(self, row: TableRow, play: Course | None, notes: list[NoteRow]) -> None:
        """A snapshot for everybody: the game began, was taken back or put aside."""
        self.shown.clear()
        self.told.clear()
        self.remember(row, play, notes)
        for one in self.subscribers:
            self.snapshot(one, row, play, notes)

    def remember(self, row: TableRow, play: Course | None, notes: list[NoteRow]) -> None:
        self.version, self.header = row.version, header(row, self.connected())
        self.length = (0 if play is None else len(play.events), len(notes))

    def publish(self, row: TableRow, play: Course | None, notes: list[NoteRow]) -> None:
        """What changed since the last time, for everybody."""
        if play is None:
            self.everything(row, play, notes)
            return
        base, before, known = self.version, self.header, self.length
        self.remember(row, play, notes)
        groups: dict[Viewer, list[Subscriber]] = {}
        for one in self.subscribers:
            groups.setdefault(seat_of(row, one.guest), []).append(one)
        for seat in [seat for seat in self.shown if seat not in groups]:
            del self.shown[seat], self.told[seat]
        if before != self.header and any(kept_for(row, one.guest) is not None for one in groups.get(None, [])):
            # Where a bot plays for one of them is only that one's business: each gets a table of their own.
            self.shown.pop(None, None)
        for seat, group in groups.items():
            if seat not in self.shown:
                for one in group:
                    self.snapshot(one, row, play, notes)
                continue
            face = self.face(row, play, group[0].guest)
            assert face.view is not None
            patch = diff(self.shown[seat], face.view)
            assert isinstance(patch, dict)
            update = wire.Update(
                base=base,
                version=row.version,
                patch=patch,
                question=face.question,
                waiting=face.waiting,
                events=screen.log(play.events, notes, seat, (*known, self.told[seat]), play.seats()),
                undo=face.undo,
                redo=face.redo,
                score=face.score,
                table=None if before == self.header else face.table,
                ask_back=face.ask_back,
                asking=face.asking,
            )
            self.shown[seat] = face.view
            self.told[seat] += len(update.events)
            data = encoder.encode(update)
            for one in group:
                one.push(data)


def header(row: TableRow, connected: set[str]) -> bytes:
    """What a table message shows beyond what every update says anyway."""
    info = table_info(row, None, connected)
    info.version, info.waiting_for, info.since = 0, [], ""
    return encoder.encode(info)
