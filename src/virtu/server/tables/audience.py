"""All who look at one table: each gets a snapshot first, then what changes for them.

What all may see is rendered and compared once; to it comes what each kind of viewer (a seat, or all spectators) sees
otherwise. Nothing is rendered that nobody reads.
"""

from collections.abc import Sequence, Set

import msgspec
from mypy_extensions import mypyc_attr

from virtu.server import messages, wire
from virtu.server.storage.rows import NoteRow, SeatRow, TableRow
from virtu.server.tables import screen
from virtu.server.tables.course import Course
from virtu.server.tables.listing import kept_for, seat_of, table_info, yours_alone
from virtu.server.tables.patch import diff
from virtu.server.tables.subscriber import Subscriber

encoder = msgspec.json.Encoder()
encode = encoder.encode
Viewer = int | None
Plain = dict[str, object]
QUOTED: dict[str, bytes] = {}
"""The keys of all views, in quotes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Audience:
    """Viewers of one kind see the same and are sent the same bytes."""

    def __init__(self, clock_seconds: float) -> None:
        self.clock_seconds = clock_seconds
        self.subscribers: set[Subscriber] = set()
        self.public: Plain | None = None
        """What all were shown last; None: nobody was shown anything."""
        self.own: dict[Viewer, Plain] = {}
        """By kind of viewer, what each was shown otherwise, key by key."""
        self.told: dict[Viewer, int] = {}
        """How many log entries each kind of viewer has."""
        self.score = b""
        """The points as last sent."""
        self.tally: list[int] | None = None
        """What they were counted from, where the game tells."""
        self.version = -1
        """The version of what is shown."""
        self.length = (0, 0)
        """How many groups of events and how many notes have been told."""
        self.asking: messages.Asking | None = None
        """Who asks to take back, if anybody does."""
        self.header: tuple[object, ...] = ()
        """The table's lasting features as last sent."""
        self.stand: tuple[object, ...] = ()
        """All that a snapshot depends on, as it was when the last one was made."""
        self.kept: dict[str | None, bytes] = {}
        """Snapshots of that moment by guest; None: anybody who only watches."""
        self.here: set[str] | None = None
        """The guests who are here; None: somebody has come or gone."""
        self.seated: list[SeatRow] | None = None
        self.groups: dict[Viewer, list[Subscriber]] = {}
        """Those who see the same, while these people sit there."""

    # ---- who is here

    def add(self, one: Subscriber) -> None:
        self.subscribers.add(one)
        self.seated = self.here = None

    def discard(self, one: Subscriber) -> None:
        self.subscribers.discard(one)
        self.seated = self.here = None

    def connected(self) -> Set[str]:
        if self.here is None:
            self.here = {one.guest for one in self.subscribers if one.guest is not None}
        return self.here

    def present(self, guest: str | None) -> bool:
        return guest is not None and any(one.guest == guest for one in self.subscribers)

    def viewers(self, row: TableRow) -> dict[Viewer, list[Subscriber]]:
        if self.seated is not row.seats:
            self.seated, self.groups = row.seats, {}
            for one in self.subscribers:
                self.groups.setdefault(seat_of(row, one.guest), []).append(one)
        return self.groups

    # ---- everything

    def snapshot(self, one: Subscriber, row: TableRow, play: Course | None, notes: list[NoteRow]) -> None:
        """Everything this connection may know. Who asks again while nothing happens costs nothing."""
        seat = seat_of(row, one.guest)
        who = one.guest if seat is not None or concerned(row, one.guest) else None
        stand = (row.version, len(notes), encode(self.asking), header(row, self.connected()))
        if self.stand != stand:
            self.stand, self.kept = stand, {}
        data = self.kept.get(who)
        if not data or self.public is None or seat not in self.own:
            data = encode(self.whole(row, play, notes, one.guest))
            # Most ask once: only what is asked for again is worth its memory.
            self.kept[who] = data if who in self.kept else b""
        one.push(data, snapshot=True)

    def whole(self, row: TableRow, play: Course | None, notes: list[NoteRow], guest: str | None) -> messages.Snapshot:
        seat = seat_of(row, guest)
        message = messages.Snapshot(
            version=row.version,
            table=table_info(row, guest, self.connected(), self.clock_seconds),
            seat=seat,
            view=None,
            question=None,
            waiting=messages.Waiting(row.waiting_for, row.since),
            log=[],
            undo=False,
            redo=False,
            score=None,
        )
        if play is None:
            return message
        if self.public is None:
            self.remember(row, play, notes)
            self.public = play.public()
            self.count(play)
        if seat not in self.own:
            self.own[seat] = {} if seat is None else play.own([seat], self.public)[0]
        message.view = {**self.public, **self.own[seat]}
        message.score = msgspec.json.decode(self.score, type=list[wire.SeatScore] | None)
        message.log = screen.log(play.events, notes, seat, seats=play.seats())
        self.told[seat] = len(message.log)
        if row.state == "playing":
            message.question = screen.question(play.game, play.state, seat, play.eyes(seat))
            message.undo = play.undoable(seat)
            message.redo = play.redoable(seat)
            message.ask_back = not message.undo and play.askable(seat) is not None
            message.asking = self.asking
        return message

    def everything(self, row: TableRow, play: Course | None, notes: list[NoteRow]) -> None:
        """A snapshot for everybody: the game began, was taken back or put aside."""
        self.public = None
        self.own.clear()
        self.told.clear()
        self.seated = None
        self.remember(row, play, notes)
        for one in self.subscribers:
            self.snapshot(one, row, play, notes)

    def remember(self, row: TableRow, play: Course | None, notes: list[NoteRow]) -> None:
        self.version, self.header = row.version, header(row, self.connected())
        self.length = (0 if play is None else len(play.events), len(notes))

    def count(self, play: Course) -> bool:
        """Count the points; whether they are others than those last sent."""
        tally = None if play.game.sealed(play.state) else play.game.tally(play.state)
        if tally is not None and tally == self.tally:
            return False
        old, self.score, self.tally = self.score, encode(screen.score(play.game, play.state)), tally
        return self.score != old

    # ---- what changes

    def publish(self, row: TableRow, play: Course | None, notes: list[NoteRow]) -> None:
        """What changed since the last time, for everybody."""
        if play is None or self.public is None:
            self.everything(row, play, notes)
            return
        base, before, known = self.version, self.header, self.length
        self.remember(row, play, notes)
        groups = self.viewers(row)
        behind = [one for one in self.subscribers if late(one)]
        if behind:
            groups = {seat: [one for one in group if not one.behind] for seat, group in groups.items()}
            groups = {seat: group for seat, group in groups.items() if group}
        for seat in [seat for seat in self.own if seat not in groups]:
            del self.own[seat], self.told[seat]
        if not groups:
            self.public = None
            return
        fresh = play.public()
        news = News(self, row, play, notes, base, known, fresh)
        if before != self.header and any(concerned(row, one.guest) for one in groups.get(None, [])):
            # Where a bot plays for one of them is only that one's business: each gets a table of their own.
            self.own.pop(None, None)
        self.public = fresh
        seats = [seat for seat in groups if seat is not None and seat in self.own]
        own: dict[Viewer, Plain] = {None: {}, **dict(zip(seats, play.own(seats, fresh), strict=True))}
        for seat, group in groups.items():
            if seat not in self.own:
                for one in group:
                    self.snapshot(one, row, play, notes)
                continue
            patch = news.patch(self.own[seat], own[seat])
            self.own[seat] = own[seat]
            data = news.update(seat, patch, before != self.header, group[0].guest)
            for one in group:
                one.push(data)


class News:
    """What one change brings: the parts all are sent, made once, and how each viewer's message is made of them."""

    def __init__(
        self,
        audience: Audience,
        row: TableRow,
        play: Course,
        notes: list[NoteRow],
        base: int,
        known: tuple[int, int],
        fresh: Plain,
    ) -> None:
        self.audience, self.row, self.play, self.notes = audience, row, play, notes
        self.known = known
        self.fresh = fresh
        old = audience.public
        assert old is not None
        self.old = old
        self.keys = [*fresh, *[key for key in old if key not in fresh]]
        """Of what all saw before, and see now."""
        self.changed: dict[str, bytes | None] = {}
        """By key, what changed for all; None: nothing."""
        self.shared: dict[tuple[str, ...], bytes] = {}
        """All of that for those who see something else under these keys."""
        self.places: dict[str, list[bytes]] = {}
        """By key, what changed for all in each place of a list in which seats see some places otherwise."""
        self.points = b',"score":' + audience.score if audience.count(play) else b""
        self.asked = play.asked() if row.state == "playing" else None
        self.question = encode(
            screen.question(play.game, play.state, None, None) if row.state == "playing" else None
        )
        self.head = b'{"type":"update","base":%d,"version":%d,"patch":{' % (base, row.version)
        self.waiting = encode(messages.Waiting(row.waiting_for, row.since))
        self.secret = any(event.audience is not None for group in play.events[known[0] :] for event in group)
        self.events: dict[int, tuple[bytes, int]] = {}
        self.by = play.seats()
        asking = audience.asking if row.state == "playing" else None
        self.asking = b"" if asking is None else b',"asking":' + encode(asking)

    def patch(self, before: Plain, own: Plain) -> bytes:
        """From what this viewer was shown to what it sees now, as `diff` tells it."""
        keys = tuple(own)
        if not same_keys(before, own):
            keys = tuple({**own, **before})
            before = pick(keys, before, self.old)
            own = pick(keys, own, self.fresh)
        shared = self.shared.get(keys)
        if shared is None:
            common = [self.common(key) for key in self.keys if key not in keys]
            shared = self.shared[keys] = b",".join([part for part in common if part is not None])
        parts = [shared] if shared else []
        for key in keys:
            part = self.other(key, before, own)
            if part is not None:
                parts.append(part)
        return b",".join(parts)

    def common(self, key: str) -> bytes | None:
        """What changed under a key for all who see nothing else there; made once."""
        if key not in self.changed:
            self.changed[key] = entry(key, self.old, self.fresh)
        return self.changed[key]

    def other(self, key: str, before: Plain, own: Plain) -> bytes | None:
        """What changed under a key where a seat sees something else. Of a list it shares most places with all."""
        was, now = before.get(key), own.get(key)
        was_all, now_all = self.old.get(key), self.fresh.get(key)
        if not isinstance(was, list) or not isinstance(now, list) or len(was) != len(now):
            return entry(key, before, own)
        if (
            not isinstance(was_all, list)
            or not isinstance(now_all, list)
            or len(was_all) != len(now)
            or len(now_all) != len(now)
        ):
            return entry(key, before, own)
        if key not in self.places:
            self.places[key] = [placed(place, was_all[place], now_all[place]) for place in range(len(now))]
        shared = self.places[key]
        parts: list[bytes] = []
        for place in range(len(now)):
            if now[place] is now_all[place] and was[place] is was_all[place]:
                part = shared[place]
            else:
                part = placed(place, was[place], now[place])
            if part:
                parts.append(part)
        return b'%b:{"$at":{%b}}' % (quoted(key), b",".join(parts)) if parts else None

    def update(self, seat: Viewer, patch: bytes, header: bool, guest: str | None) -> bytes:
        """The bytes for one kind of viewer: `messages.Update`."""
        row, play = self.row, self.play
        playing = row.state == "playing"
        undo = playing and play.undoable(seat)
        question = self.question
        if playing and seat is not None and seat == self.asked:
            question = encode(screen.question(play.game, play.state, seat, play.eyes(seat)))
        parts = [self.head, patch, b'},"question":', question, b',"waiting":', self.waiting]
        parts += [b',"events":', self.heard(seat), b',"undo":true' if undo else b',"undo":false']
        parts += [b',"redo":true' if playing and play.redoable(seat) else b',"redo":false', self.points]
        if header:
            info = table_info(row, guest, self.audience.connected(), self.audience.clock_seconds)
            parts += [b',"table":', encode(info)]
        if playing and not undo and play.askable(seat) is not None:
            parts.append(b',"ask_back":true')
        parts += [self.asking, b"}"]
        return b"".join(parts)

    def heard(self, seat: Viewer) -> bytes:
        """New log entries. Where none is for some ears only, all who have heard as much so far are told the same."""
        told = self.audience.told[seat]
        encoded = None if self.secret else self.events.get(told)
        if encoded is None:
            entries = screen.log(self.play.events, self.notes, seat, (*self.known, told), self.by)
            encoded = self.events[told] = encode(entries), len(entries)
        self.audience.told[seat] += encoded[1]
        return encoded[0]


def same_keys(one: Plain, other: Plain) -> bool:
    if len(one) != len(other):
        return False
    for key in one:  # noqa: SIM110 - a generator is slow once compiled
        if key not in other:
            return False
    return True


def pick(keys: tuple[str, ...], own: Plain, public: Plain) -> Plain:
    """What one sees under these keys, as far as there is anything."""
    return {key: own[key] if key in own else public[key] for key in keys if key in own or key in public}


def entry(key: str, old: Plain, new: Plain) -> bytes | None:
    """A key with what changed under it; None: nothing."""
    if key not in new:
        return b'%b:{"$gone":true}' % quoted(key)
    if key not in old:
        return b"%b:%b" % (quoted(key), encode(diff(None, new[key])))
    was, now = old[key], new[key]
    return None if was == now else b"%b:%b" % (quoted(key), encode(diff(was, now)))


def quoted(key: str) -> bytes:
    """A key of a view as it is sent; there are few."""
    written = QUOTED.get(key)
    if written is None:
        written = QUOTED[key] = encode(key)
    return written


def placed(place: int, old: object, new: object) -> bytes:
    """A place of a list with what changed there; nothing if nothing did."""
    if old == new:
        return b""
    return b'"%d":%b' % (place, encode(diff(old, new)))


def late(one: Subscriber) -> bool:
    """Whether one cannot take any news now; it gets a snapshot later."""
    if one.full:
        one.behind = True
    return one.behind


def concerned(row: TableRow, guest: str | None) -> bool:
    """Whether a spectator is told more of a table than others."""
    return kept_for(row, guest) is not None or yours_alone(row, guest)


def header(row: TableRow, connected: Set[str]) -> tuple[object, ...]:
    """What a table message shows beyond what every update says anyway."""
    return (
        row.state,
        row.name,
        row.trouble,
        row.rematch,
        row.winners[:],
        row.started,
        row.dice is None,
        row.lesson,
        connected,
        people(row.seats),
    )


def people(seats: Sequence[SeatRow]) -> list[tuple[object, ...]]:
    return [(seat.kind, seat.name, seat.guest, seat.level) for seat in seats]
