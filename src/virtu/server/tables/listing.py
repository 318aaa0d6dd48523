"""A table as lists and connections show it to one guest."""

from collections.abc import Set
from datetime import UTC, datetime, timedelta

from virtu.kernel.pledge import pledge
from virtu.server import wire
from virtu.server.storage.rows import TableRow
from virtu.server.tables.play import begun_with

WAITED, PLAYED = timedelta(days=1), timedelta(days=7)
"""So long without anybody there, and a table is not shown to others any more."""

ALONE, COMPANY = 1, 2
"""So many people sit at a table that waits for more, or that is worth watching."""

OPEN_EACH = 3
"""So many of one guest's open tables are shown to others, who want theirs to be found as well."""


def seat_of(row: TableRow, guest: str | None) -> int | None:
    """Where a guest sits; None: a spectator."""
    for number, seat in enumerate(row.seats):
        if guest is not None and seat.kind == "person" and seat.guest == guest:
            return number
    return None


def kept_for(row: TableRow, guest: str | None) -> int | None:
    """Where a bot plays for a guest who has left a running game and may come back."""
    if guest is None or row.state != "playing":
        return None
    return next((n for n, seat in enumerate(row.seats) if seat.kind == "bot" and seat.guest == guest), None)


def yours_alone(row: TableRow, guest: str | None) -> bool:
    """Whether a guest made or plays a table at which nobody else plays or may come back."""
    others = [seat for seat in row.seats if seat.guest not in (None, guest)]
    return guest is not None and not others and (row.owner == guest or any(seat.guest == guest for seat in row.seats))


def is_lively(row: TableRow, here: Set[str]) -> bool:
    """Whether a list for everybody shows a table: people play or wait at it, and have not forgotten it."""
    people = [seat for seat in row.seats if seat.kind == "person"]
    quiet = datetime.now(UTC) - datetime.fromisoformat(row.since)
    if any(seat.guest in here for seat in people):
        forgotten = False
    else:
        forgotten = quiet > (WAITED if row.state == "waiting" else PLAYED)
    return not forgotten and len(people) >= (ALONE if row.state == "waiting" else COMPANY)


def table_info(
    row: TableRow, guest: str | None, connected: Set[str], clock_seconds: float = 0.0
) -> wire.TableInfo:
    yours = seat_of(row, guest)
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        players=row.players,
        options=row.options,
        state=row.state,
        version=row.version,
        seats=[
            wire.SeatInfo(
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                level=seat.level,
                you=number == yours,
                connected=seat.kind == "bot" or (seat.kind == "person" and seat.guest in connected),
            )
            for number, seat in enumerate(row.seats)
        ],
        waiting_for=row.waiting_for,
        since=row.since,
        your_seat=yours,
        kept_seat=kept_for(row, guest),
        yours_alone=yours_alone(row, guest),
        winners=row.winners,
        rematch=row.rematch,
        created=row.created,
        seeded=row.dice is not None,
        imported=row.imported,
        lesson=None if row.lesson is None else wire.LessonStand(row.lesson["name"], row.lesson["step"]),
        trouble=row.trouble,
        begun_with=begun_with(row) if row.state == "parked" else "",
        rings=rings(row, clock_seconds),
        pledge=pledged(row),
    )


def pledged(row: TableRow) -> wire.Pledge | None:
    """What is told of the seed: before the end only its hash."""
    if not row.secret:
        return None
    return wire.Pledge(pledge(row.secret), row.salt, row.secret if row.state == "over" else None)


def rings(row: TableRow, clock_seconds: float) -> str | None:
    """HO-11.4 When the clock of a table that is played by one rings."""
    if row.options.get("timer") != "clock" or row.state != "playing" or not row.started or not clock_seconds:
        return None
    return (datetime.fromisoformat(row.started) + timedelta(seconds=clock_seconds)).isoformat()
