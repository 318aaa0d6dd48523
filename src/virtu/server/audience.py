"""All who look at one table: each gets a snapshot first, then what changes for them."""

import msgspec

from virtu.server import screen, wire
from virtu.server.listing import seat_of, table_info
from virtu.server.patch import diff
from virtu.server.play import Play
from virtu.server.rows import NoteRow, TableRow
from virtu.server.subscriber import Subscriber

encoder = msgspec.json.Encoder()
Viewer = int | None


class Audience:
    """Viewers of one kind (a seat, or all spectators) see the same and are sent the same bytes."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self.shown: dict[Viewer, dict[str, object]] = {}
        """The view each kind of viewer was last sent."""
        self.told: dict[Viewer, int] = {}
        """How many log entries each kind of viewer has."""
        self.version = -1
        """The version of what is shown."""
        self.header = b""
        """The table's lasting features as last sent."""

    def connected(self) -> set[str]:
        return {one.guest for one in self.subscribers if one.guest is not None}

    def present(self, guest: str | None) -> bool:
        return guest is not None and any(one.guest == guest for one in self.subscribers)

    def snapshot(self, one: Subscriber, row: TableRow, play: Play | None, notes: list[NoteRow]) -> None:
        """Everything this connection may know."""
        seat = seat_of(row, one.guest)
        one.push(encoder.encode(self.whole(seat, one.guest, row, play, notes)), snapshot=True)

    def whole(
        self, seat: Viewer, guest: str | None, row: TableRow, play: Play | None, notes: list[NoteRow]
    ) -> wire.Snapshot:
        message = wire.Snapshot(
            version=row.version,
            table=table_info(row, guest, self.connected()),
            seat=seat,
            view=None,
            question=None,
            waiting=wire.Waiting(row.waiting_for, row.since),
            log=[],
            undo=False,
            score=None,
        )
        if play is not None:
            message.view, message.question, message.score, message.undo = screen.face(play, seat)
            message.log = screen.log(play.events, notes, seat)
            if row.state != "playing":
                message.question, message.undo = None, False
            self.shown[seat], self.told[seat] = message.view, len(message.log)
        return message

    def everything(self, row: TableRow, play: Play | None, notes: list[NoteRow]) -> None:
        """A snapshot for everybody: the game began, was taken back or put aside."""
        self.shown.clear()
        self.told.clear()
        self.version, self.header = row.version, header(row, self.connected())
        for one in self.subscribers:
            self.snapshot(one, row, play, notes)

    def publish(self, row: TableRow, play: Play | None, notes: list[NoteRow]) -> None:
        """What changed since the last time, for everybody."""
        if play is None:
            self.everything(row, play, notes)
            return
        base, self.version = self.version, row.version
        before, self.header = self.header, header(row, self.connected())
        groups: dict[Viewer, list[Subscriber]] = {}
        for one in self.subscribers:
            groups.setdefault(seat_of(row, one.guest), []).append(one)
        for seat in list(self.shown):
            if seat not in groups:
                del self.shown[seat], self.told[seat]
        for seat, group in groups.items():
            old, told = self.shown.get(seat), self.told.get(seat, 0)
            message = self.whole(seat, group[0].guest, row, play, notes)
            if old is None:
                data = encoder.encode(message)
            else:
                patch = diff(old, message.view)
                assert isinstance(patch, dict)
                data = encoder.encode(
                    wire.Update(
                        base=base,
                        version=row.version,
                        patch=patch,
                        question=message.question,
                        waiting=message.waiting,
                        events=message.log[told:],
                        undo=message.undo,
                        score=message.score,
                        table=None if before == self.header else message.table,
                    )
                )
            for one in group:
                one.push(data, snapshot=old is None)


def header(row: TableRow, connected: set[str]) -> bytes:
    """What a table message shows beyond what every update says anyway."""
    info = table_info(row, None, connected)
    info.version, info.waiting_for, info.since = 0, [], ""
    return encoder.encode(info)
