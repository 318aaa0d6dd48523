"""The lobby: all tables, those in memory and those asleep in the database."""

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from virtu.games.registry import GAMES
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game, counted
from virtu.kernel.ids import Seat
from virtu.kernel.pledge import FIGURES
from virtu.lessons.guide import Guide
from virtu.lessons.lesson import Lesson
from virtu.server import wire
from virtu.server.errors import Elsewhere, Fault, refuse, unknown_game, unknown_table, unreadable
from virtu.server.http.guests import checked_name, imported_name
from virtu.server.settings import Settings
from virtu.server.storage.archive import verified
from virtu.server.storage.rows import SeatRow, TableRow, before_now, fresh_id, is_id, now, salted
from virtu.server.storage.store import Store
from virtu.server.tables.lessons import opening
from virtu.server.tables.listing import ALONE, COMPANY, OPEN_EACH, PLAYED, is_lively, seat_of, table_info
from virtu.server.tables.table import Table
from virtu.server.workers.bots import Bots
from virtu.server.workers.replay_worker import ReplayWorker

if TYPE_CHECKING:
    from virtu.server.cluster.leases import Leases
    from virtu.server.cluster.presence import Presence  # these need extra packages

logger = logging.getLogger("virtu.server")
T = TypeVar("T")
AT_ONCE = 2
"""So many tables are read at the same time."""
AWAKE = 2000
"""Of more tables in memory those leave it first that nobody looks at."""
HARDLY = 5.0
"""But none that somebody may just be about to look at."""
SWEPT = 15.0
"""Seconds between two looks."""
FAREWELL = 5.0
"""So many seconds those who look at a deleted table have to hang up."""


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise unknown_game(name, list(GAMES))
    return GAMES[name]


class Lobby:
    """Finds, makes and puts away tables."""

    def __init__(self, store: Store, bots: Bots, settings: Settings, leases: "Leases | None" = None) -> None:
        self.store = store
        self.leases = leases
        """Where several processes share the database; None: all tables are ours."""
        self.presence: Presence | None = None
        """What those processes tell each other."""
        self.bots = bots
        self.settings = settings
        self.tables: dict[str, asyncio.Future[Table]] = {}
        self.replays = ReplayWorker(settings.bot_memory)
        self.reading = asyncio.Semaphore(AT_ONCE)
        """Long games are read in threads, and every one of them takes time from all who play."""
        self.sweeper: asyncio.Task[None] | None = None
        self.adopter: asyncio.Task[None] | None = None

    # ---- life

    async def open(self) -> None:
        self.bots.open()
        await self.wake()
        self.sweeper = asyncio.create_task(self.sweep())
        if self.leases is not None:
            self.leases.lapsed = self.part
            self.adopter = asyncio.create_task(self.adopt(self.leases))

    async def wake(self) -> None:
        """Wake every table that can go on without a person, and that nobody else keeps."""
        async for row in self.store.restless(unheld=self.leases is not None):
            asked = row.waiting_for[0] if row.waiting_for else None
            person = asked is not None and row.seats[asked].kind == "person"
            unseen = all(seat.kind == "bot" for seat in row.seats)
            if (not person and not unseen) or row.options.get("timer") == "clock":
                try:
                    await self.table(row.id)
                except Elsewhere:
                    pass
                except Fault as fault:
                    logger.error("table %s sleeps on: %s", row.id, fault)

    async def adopt(self, leases: "Leases") -> None:
        """Tables of a process that is gone go on here at once, even if nobody looks at them."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(leases.orphans.wait(), leases.seconds * random.uniform(0.5, 1.0))
            leases.orphans.clear()
            with suppress(Fault):
                await self.wake()

    async def close(self) -> None:
        for task in (self.sweeper, self.adopter):
            if task is not None:
                task.cancel()
        for waking in self.tables.values():
            if waking.done() and not waking.cancelled() and waking.exception() is None:
                await waking.result().stop()
        if self.leases is not None:
            await self.leases.close()
        await self.replays.close()
        await self.bots.close()

    async def sweep(self) -> None:
        """Tables nobody looks at leave the memory; their logs stay."""
        while True:
            await asyncio.sleep(min(SWEPT, self.settings.idle_seconds))
            await self.sweep_once()

    async def sweep_once(self) -> None:
        awake = sorted(self.all_awake(), key=lambda table: table.touched)
        for number, table in enumerate(awake):
            crowded = len(awake) - number > AWAKE
            name = table.row.id
            if table.idle(HARDLY if crowded else self.settings.idle_seconds) and self.awake(name) is table:
                del self.tables[name]
                await table.stop()
                if self.leases is not None:
                    await self.leases.release(name, table.row.token)

    def drop(self, table: Table) -> None:
        """Somebody else keeps a table: those who look at it here come again, and are led there."""
        if self.awake(table.row.id) is table:
            del self.tables[table.row.id]
        table.part()

    def part(self) -> None:
        """All tables may be somebody else's by now."""
        for table in self.all_awake():
            self.drop(table)

    async def table(self, name: str) -> Table:
        """A table ready to be talked to; Fault if there is none."""
        if not is_id(name):
            raise unknown_table(name)
        if name not in self.tables:
            # Whoever comes second waits for the first one's loading.
            loading: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
            self.tables[name] = loading
            table: Table | None = None
            try:
                lapses = 0 if self.leases is None else await self.leases.claim(name)
                row = await self.store.table(name)
                if row is None:
                    raise unknown_table(name)
                table = Table(row, self.store, self.bots, self.settings)
                async with self.reading:
                    await table.do(table.start)
                table.moved = self.drop
                if self.leases is not None:
                    self.leases.check(lapses)
            except BaseException as error:
                del self.tables[name]
                if table is not None:
                    await table.stop()
                loading.set_exception(error if isinstance(error, Fault) else unreadable())
                loading.exception()
                raise
            loading.set_result(table)
        return await asyncio.shield(self.tables[name])

    async def row(self, name: str) -> TableRow:
        """What lists say of a table, whoever keeps it; Fault if there is none."""
        table = self.awake(name)
        if table is not None:
            return table.row
        row = await self.store.table(name) if is_id(name) else None
        if row is None:
            raise unknown_table(name)
        return row

    def awake(self, name: str) -> Table | None:
        waking = self.tables.get(name)
        return waking.result() if waking is not None and waking.done() else None

    # ---- the lobby

    def info(self, row: TableRow, guest: str | None, places: Collection[int] = ()) -> wire.TableInfo:
        """A table in a list; if it is not awake here, with those who are at these places."""
        table = self.awake(row.id)
        return table_info(row, guest, at(row, places)) if table is None else table.info(guest)

    async def lists(self, guest: str | None) -> wire.Tables:
        # Lessons are taken up again from their game.
        mine = [] if guest is None else [row for row in await self.store.mine(guest) if row.lesson is None]
        waiting = await self.store.in_state("waiting", ALONE, each=OPEN_EACH)
        playing = await self.store.in_state("playing", COMPANY, before_now(PLAYED))
        # What nobody waits at is not an invitation, and what one plays alone is not for watching.
        sound = [row for row in (*waiting, *playing) if not row.unsound]
        away = {} if self.presence is None else await self.presence.places(row.id for row in (*mine, *sound))
        others = [row for row in sound if seat_of(row, guest) is None and self.lively(row, away.get(row.id, ()))]
        return wire.Tables(
            [self.info(row, guest, away.get(row.id, ())) for row in mine],
            [self.info(row, guest, away.get(row.id, ())) for row in others if row.state == "waiting"],
            [self.info(row, guest, away.get(row.id, ())) for row in others if row.state == "playing"],
        )

    def lively(self, row: TableRow, places: Collection[int]) -> bool:
        table = self.awake(row.id)
        return is_lively(row, at(row, places) if table is None else table.audience.connected())

    def all_awake(self) -> list[Table]:
        return [waking.result() for waking in self.tables.values() if waking.done()]

    def present(self) -> Iterator[tuple[str, str]]:
        """For each table that is awake: the seats whose people are there."""
        for table in self.all_awake():
            here = table.audience.connected()
            seated = [number for number, seat in enumerate(table.row.seats) if seat.guest in here]
            yield table.row.id, ",".join(map(str, seated))

    async def create(self, wish: wire.NewTable, guest: str, guest_name: str) -> Table:
        game = game_named(wish.game)
        if wish.players not in game.players:
            sentence = f"{game.title} is for {counted(game.players)} players, not {wish.players}."
            refuse(422, "bad_players", sentence, players=wish.players)
        row = self.new_row(game, wish.players, wish.options, guest)
        row.seats = self.seats(wish, guest, guest_name)
        row.name = checked_name(wish.name, "The name of a table", 60) if wish.name.strip() else ""
        row.dice = None if wish.seed is None else dice_from(wish.seed).value
        row.salt = salted("", next((n for n, seat in enumerate(wish.seats or []) if seat.kind == "me"), 0), wish.salt)
        return await self.add(row)

    async def shown(self, name: str, guest: str) -> wire.TableInfo:
        """A table as one guest sees it, whoever keeps it."""
        try:
            return (await self.table(name)).info(guest)
        except Elsewhere:
            return self.info(await self.row(name), guest)

    async def learn(self, lesson: Lesson, guest: str, guest_name: str) -> wire.TableInfo:
        """The table of a lesson: the one that was left before its end, or a new one; one for two clicks."""
        guide = Guide(lesson)
        row = self.new_row(lesson.rules(), lesson.players, {**lesson.options}, guest)
        level = self.bots.level(lesson.opponents)
        row.seats = [SeatRow("bot", level.capitalize(), None, level) for _ in range(lesson.players)]
        row.seats[lesson.seat] = SeatRow("person", guest_name, guest)
        row.state, row.started, row.fates = "playing", now(), guide.fates()
        row.lesson = {"name": lesson.name, "step": guide.stand([]).step}
        return await self.shown(await self.store.add_lesson(row, opening(guide)), guest)

    def new_row(
        self, game: Game, players: int, options: dict[str, wire.Value], owner: str | None
    ) -> TableRow:
        """A table of a game; Fault names the option that is wrong."""
        try:
            chosen = game.read_options({**options})
            game.start(players, chosen)
        except ValueError as error:
            refuse(422, "bad_option", f"{error}.")
        return TableRow(
            fresh_id(8), game.name, game.rules_version, game.data_hash, "", players, chosen, owner
        )

    def seats(self, wish: wire.NewTable, guest: str, guest_name: str) -> list[SeatRow]:
        if wish.seats is None:
            level = "easy" if "easy" in self.bots.levels else self.bots.levels[0]
            others = [wire.SeatWish("bot", level)] * (wish.players - 1)
            return self.seats(
                wire.NewTable(wish.game, wish.players, [wire.SeatWish("me"), *others]), guest, guest_name
            )
        if len(wish.seats) != wish.players:
            sentence = f"A table for {wish.players} has {wish.players} seats, not {len(wish.seats)}."
            refuse(422, "bad_seats", sentence, seats=len(wish.seats), players=wish.players)
        if [seat.kind for seat in wish.seats].count("me") > 1:
            refuse(422, "bad_seats", "You can take one seat at a table.")
        rows: list[SeatRow] = []
        for seat in wish.seats:
            if seat.kind == "bot":
                level = self.bots.known(seat.level or self.bots.levels[0])
                rows.append(SeatRow("bot", level.capitalize(), None, level))
            elif seat.kind == "me":
                rows.append(SeatRow("person", guest_name, guest))
            else:
                rows.append(SeatRow("open"))
        return rows

    async def add(self, row: TableRow, follows: str | None = None) -> Table:
        """A table whose seats are all taken begins at once."""
        if all(seat.kind != "open" for seat in row.seats):
            row.state, row.started = "playing", now()
        if row.dice is None:
            row.secret = secrets.token_hex(FIGURES // 2)
        return await self.table(await self.store.add(row, follows=follows))

    async def rematch(self, old: Table, guest: str) -> wire.TableInfo:
        """The same people once more; asking twice gives the same table."""
        if seat_of(old.row, guest) is None:
            refuse(403, "not_seated", "Only the players of a table ask for a rematch.")
        if old.row.rematch is not None:
            try:
                return await self.shown(old.row.rematch, guest)
            except Fault as fault:
                if fault.code != "unknown_table":  # it was deleted: then there is another one
                    raise
        if old.row.state != "over" or old.play is None:
            refuse(409, "not_over", "There is a rematch when the game is over.")
        row = self.new_row(old.play.game, old.row.players, {**old.row.options}, old.row.owner)
        row.name, row.seats = old.row.name, [seat_again(seat) for seat in old.row.seats]
        first = next((line.seat for line in old.lines if line.seat >= 0), 0)
        following = (first + 1) % row.players
        option = old.play.game.options.get("first")
        if option is not None and str(following) in option.values:
            row.options["first"] = str(following)
        else:
            # Where seats are not equal, or the game fixes who begins, everybody moves on by one seat.
            row.seats = [*row.seats[1:], row.seats[0]]
        table = await self.add(row, follows=old.row.id)
        await old.do(partial(old.linked, table.row.id))
        return table.info(guest)

    async def delete(self, table: Table, guest: str) -> None:
        """A table that is one guest's alone is gone for good; whoever watches it is told."""
        await table.do(partial(table.erase, guest))
        self.tables.pop(table.row.id, None)
        for old in self.all_awake():
            if old.row.rematch == table.row.id:
                with suppress(Fault):
                    await old.do(partial(old.linked, None), own=True)
        with suppress(TimeoutError):  # whoever does not say goodbye is cut off
            async with asyncio.timeout(FAREWELL):
                while table.audience.subscribers:
                    await asyncio.sleep(0.02)
        await table.stop()

    async def rename(self, guest: str, name: str) -> None:
        await self.store.rename(guest, name)
        await self.call(guest, name)
        if self.presence is not None:
            await self.presence.renamed(guest)

    async def call(self, guest: str, name: str) -> None:
        """Call somebody by another name wherever they sit."""
        for table in self.all_awake():
            if seat_of(table.row, guest) is not None:
                with suppress(Fault):  # one that leaves the memory just now reads the name when it comes back
                    await table.do(partial(table.rename, guest, name), own=True)

    # ---- records

    async def import_record(self, text: str, guest: str, address: str) -> Table:
        """A verified record as a table that can be replayed."""
        checked = await self.replays.do(address, verified, text)
        row = self.new_row(GAMES[checked.game], checked.players, {**checked.options}, guest)
        # A seat without a name is called by its number, in the reader's language.
        row.seats = [SeatRow("person", imported_name(name)) for name in checked.names]
        row.state, row.imported, row.started, row.winners = "over", True, now(), checked.winners
        return await self.table(await self.store.add(row, checked.lines))

    async def archived(self, address: str, table: Table, look: Callable[..., T], *about: object) -> T:
        """Something about a finished game, from the worker that has it open."""
        if table.row.state != "over":
            refuse(409, "not_over", "A game is replayed when it is over.")
        return await self.replays.do(address, look, table.row, table.lines, *about)

    async def record(self, table: Table, guest: str | None) -> str:
        """The record as text; of a running game only if the asker could have written it down."""
        return await table.do(partial(written, table, guest))


def at(row: TableRow, places: Collection[int]) -> set[str]:
    """Who sits at these places."""
    return {guest for number in places if number < len(row.seats) and (guest := row.seats[number].guest) is not None}


def seat_again(seat: SeatRow) -> SeatRow:
    return SeatRow(seat.kind, seat.name, seat.guest if seat.kind == "person" else None, seat.level)


async def written(table: Table, guest: str | None) -> str:
    play = table.play
    if play is None:
        if table.row.state == "parked":
            refuse(409, "not_playing", f"This game was put aside: {table.row.trouble}")
        refuse(409, "not_playing", "This game has not begun.")
    seat = seat_of(table.row, guest)
    if table.row.state != "over" and play.game.conceals(play.state, None if seat is None else Seat(seat)):
        refuse(403, "hidden", "While this game runs its record would tell what is hidden.")
    pledged = table.row.state == "over"
    play.record.seed, play.record.salt = (table.row.secret, table.row.salt) if pledged else ("", "")
    return play.record.write()
