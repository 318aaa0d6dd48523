"""What the finished games of this server show: people and bots side by side, never mixed."""

import asyncio
import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Text, cast, or_, select

from virtu.kernel.record import BadRecord
from virtu.lab.estimate import mean, rate
from virtu.lab.figures import Win
from virtu.lab.measures import rounds_of
from virtu.server.errors import Fault
from virtu.server.lab.wire import Company, Group, Length, OwnGames, OwnGroup
from virtu.server.storage import schema
from virtu.server.storage.rows import LineRow, TableRow
from virtu.server.storage.store import Store
from virtu.server.tables.play import Play, begun_with
from virtu.server.workers.replay_worker import ReplayWorker

logger = logging.getLogger("virtu.server")
GROUPS: Final[list[Group]] = ["people", "people_with_bots", "bots_with_people", "bots"]
COMPANIES: Final[list[Company]] = ["people", "mixed", "bots"]
NEWEST: Final = 2000
"""So many games are looked at; older ones are forgotten."""
FILE: Final = "outcomes.jsonl"
BROKEN_OFF: Final = {"resigned", "ended"}
"""Notes at tables whose game did not come to its end in the hands of those who began it."""


class Outcome(Struct):
    """How one finished game went; nothing of who played it but whether they were people."""

    table: str
    usable: bool
    """Whether it came to its end by the rules, every seat in the same hands."""
    players: int = 0
    people: list[bool] = []
    factions: list[str] = []
    shares: list[float] = []
    points: list[int] = []
    rounds: int = 0
    decisions: int = 0

    @property
    def company(self) -> Company:
        return "people" if all(self.people) else "mixed" if any(self.people) else "bots"

    def group(self, seat: int) -> Group:
        if self.company == "mixed":
            return "people_with_bots" if self.people[seat] else "bots_with_people"
        return "people" if self.people[seat] else "bots"


def outcome(row: TableRow, lines: list[LineRow]) -> Outcome:
    """Replayed in a worker: a long game takes its time."""
    if begun_with(row):
        return Outcome(row.id, False)
    try:
        play = Play(row, lines)
    except BadRecord:
        return Outcome(row.id, False)
    game, state = play.game, play.state
    winners = game.winners(state)
    if not winners or [*map(int, winners)] != row.winners:
        return Outcome(row.id, False)
    answered = [line.seat for line in lines if line.seat >= 0]
    turns = sum(seat != before for seat, before in zip(answered, [-1, *answered], strict=False))
    return Outcome(
        row.id,
        True,
        row.players,
        [seat.kind == "person" for seat in row.seats],
        game.factions(state),
        [1 / len(winners) if seat in winners else 0.0 for seat in range(row.players)],
        [score.total for score in game.score(state)],
        rounds_of(state, turns),
        len(answered),
    )


class Tally:
    """Counts finished games when somebody asks, one after another, and remembers what came of them."""

    def __init__(self, store: Store, place: Path, worker: ReplayWorker) -> None:
        self.store = store
        self.file = place / FILE
        self.worker = worker
        self.known: dict[str, Outcome] = {}
        self.counting: dict[str, asyncio.Task[None]] = {}
        self.looked = False

    async def close(self) -> None:
        for task in self.counting.values():
            task.cancel()
        await asyncio.gather(*self.counting.values(), return_exceptions=True)

    async def shown(self, game: str, players: int) -> OwnGames:
        """What has been counted so far; what is missing is counted meanwhile."""
        self.look()
        names = await self.finished(game)
        missing = [name for name in names if name not in self.known]
        if missing and game not in self.counting:
            self.counting[game] = task = asyncio.create_task(self.count(missing))
            task.add_done_callback(lambda _: self.counting.pop(game, None))
        counted = [self.known[name] for name in names if name in self.known]
        return summed(game, players, [one for one in counted if one.usable], len(names), len(counted))

    def look(self) -> None:
        """What an earlier server has counted; a line that was cut off is counted again."""
        if self.looked:
            return
        self.looked = True
        lines = self.file.read_bytes().splitlines() if self.file.is_file() else []
        for line in lines:
            try:
                one = msgspec.json.decode(line, type=Outcome)
            except msgspec.MsgspecError:
                continue
            self.known[one.table] = one

    async def finished(self, game: str) -> list[str]:
        """Tables whose game is over, the newest first: no lessons, no records brought along, no chosen dice."""
        tables = schema.tables.c
        query = select(tables.id).where(
            tables.state == "over",
            tables.game == game,
            tables.imported.is_(False),
            tables.dice.is_(None),
            or_(tables.lesson.is_(None), cast(tables.lesson, Text) == "null"),
        )
        async with self.store.reading() as connection:
            ids = await connection.execute(query.order_by(tables.since.desc()).limit(NEWEST))
            return [str(row[0]) for row in ids]

    async def count(self, names: list[str]) -> None:
        try:
            for name in names:
                row = await self.store.table(name)
                if row is None:
                    continue
                lines, notes, _ = await self.store.log(name)
                untouched = all(seat.kind != "bot" or seat.guest is None for seat in row.seats)
                whole = untouched and not any(note.event in BROKEN_OFF for note in notes)
                counted = await self.worker.do("", outcome, row, lines) if whole else Outcome(name, False)
                self.known[name] = counted
                self.note(counted)
        except Fault as fault:
            logger.warning("finished games are not counted just now: %s", fault)

    def note(self, outcome: Outcome) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(outcome) + b"\n")
        except OSError as error:
            logger.warning("what finished games show is not remembered: %s", error)


def summed(game: str, players: int, all_of_them: list[Outcome], finished: int, counted: int) -> OwnGames:
    counts: dict[int, int] = {}
    for one in all_of_them:
        counts[one.players] = counts.get(one.players, 0) + 1
    here = [one for one in all_of_them if one.players == players]
    groups = [group_of(who, here) for who in GROUPS]
    lengths = [length(company, [one for one in here if one.company == company]) for company in COMPANIES]
    return OwnGames(
        game,
        players,
        dict(sorted(counts.items())),
        finished,
        counted,
        [group for group in groups if group.games],
        [one for one in lengths if one.games],
    )


def group_of(who: Group, games: list[Outcome]) -> OwnGroup:
    seats = [(one, seat) for one in games for seat in range(one.players) if one.group(seat) == who]
    return OwnGroup(
        who,
        len({one.table for one, _ in seats}),
        wins((one.factions[seat], one, seat) for one, seat in seats if one.factions),
        wins((str(seat + 1), one, seat) for one, seat in seats),
    )


def wins(seats: Iterable[tuple[str, Outcome, int]]) -> list[Win]:
    """By name, all intervals wide enough to hold together."""
    by_faction: dict[str, list[tuple[float, int]]] = {}
    for name, one, seat in seats:
        by_faction.setdefault(name, []).append((one.shares[seat], one.points[seat]))
    return [
        Win(
            name,
            rate(sum(share for share, _ in pairs), len(pairs), len(by_faction)),
            mean([float(points) for _, points in pairs]),
        )
        for name, pairs in sorted(by_faction.items())
    ]


def length(company: Company, games: list[Outcome]) -> Length:
    return Length(
        company,
        len(games),
        mean([float(one.rounds) for one in games]),
        mean([float(one.decisions) for one in games]),
        mean([float(max(one.points)) for one in games]),
    )
