"""A table as lists and connections show it to one guest."""

from collections.abc import Set

from virtu.server import wire
from virtu.server.rows import TableRow


def seat_of(row: TableRow, guest: str | None) -> int | None:
    """Where a guest sits; None: a spectator."""
    for number, seat in enumerate(row.seats):
        if guest is not None and seat.kind == "person" and seat.guest == guest:
            return number
    return None


def table_info(row: TableRow, guest: str | None, connected: Set[str]) -> wire.TableInfo:
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
        winners=row.winners,
        rematch=row.rematch,
        created=row.created,
        seeded=row.dice is not None,
        imported=row.imported,
        trouble=row.trouble,
    )
