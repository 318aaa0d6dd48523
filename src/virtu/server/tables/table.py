"""One table with one inbox. It owns the game; it commits to the log, then publishes."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from virtu.kernel.clause import Illegal
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.ids import Seat
from virtu.kernel.record import BadRecord
from virtu.server import messages, wire
from virtu.server.errors import Fault, refuse, unwritten
from virtu.server.http.limits import Buckets
from virtu.server.settings import Settings
from virtu.server.storage.rows import Change, LineRow, NoteRow, SeatRow, TableRow, now, salted
from virtu.server.storage.store import Store
from virtu.server.storage.writer import Fenced, Unwritten
from virtu.server.tables.audience import Audience
from virtu.server.tables.driver import Driver
from virtu.server.tables.lessons import guide_of
from virtu.server.tables.listing import kept_for, seat_of, table_info, yours_alone
from virtu.server.tables.plan import Plan
from virtu.server.tables.play import Play, begun_with, is_current, upgrade
from virtu.server.tables.stage import Stage
from virtu.server.tables.stand_in import stand_in
from virtu.server.tables.subscriber import Subscriber
from virtu.server.workers.bots import Bots
from virtu.server.workers.job_queue import Choice

logger = logging.getLogger("virtu.server")
T = TypeVar("T")
REMEMBERED = 200
"""So many answers at least are recognised when they come again."""


class Table(Stage):
    """Everybody talks to a table through its inbox, so nothing at it ever happens at the same time."""

    def __init__(self, row: TableRow, store: Store, bots: Bots, settings: Settings) -> None:
        super().__init__(row, bots, Audience(settings.clock_seconds))
        self.lines: list[LineRow] = []
        """Row and lines are what is committed; the play may be an uncommitted answer ahead of them."""
        self.store = store
        self.settings = settings
        self.play: Play | None = None
        self.guide = guide_of(row)
        self.plans: set[Plan] = set()
        """What those who sit here are planning; the next change makes it idle."""
        self.planners = Buckets(settings.plans_per_minute / 60, settings.plans_per_minute)
        """How often each person may begin a plan."""
        self.driver = Driver(self)
        self.touched = time.monotonic()
        self.moved: Callable[[Table], None] = Table.part
        """Called when somebody else has changed the table: what is known of it here is no longer true."""

    # ---- life

    async def start(self) -> None:
        """Read the log, stand where it ends, and go on."""
        try:
            # In a task of its own: what an inbox does is no task, and reading may run out of time.
            self.lines, self.notes, self.accepted = await asyncio.create_task(self.store.log(self.row.id))
            if self.row.unsound:
                raise BadRecord(self.row.unsound)
            if not is_current(self.row):
                await self.upgrade()
            if self.row.state == "parked" and not self.lines and any(seat.kind == "open" for seat in self.row.seats):
                await self.commit(replace(self.row, state="waiting", trouble=None))
            if self.row.state != "waiting":
                self.play = await asyncio.to_thread(Play, self.row, self.lines)
            if self.row.state == "parked":
                await self.commit(replace(self.row, state="playing", trouble=None))
            elif self.row.state == "playing" and self.play is not None:
                self.play.roll()
                if self.play.length > len(self.lines) or not self.row.waiting_for:
                    await self.commit(self.row)
        except Fault:
            raise
        except BadRecord as error:
            if self.row.state != "parked" or self.row.unsound:
                await self.park(str(error), error.told)
        except Exception as error:
            await self.park_after(error)
        self.audience.everything(self.row, self.play, self.notes)

    async def upgrade(self) -> None:
        """A table of an earlier release goes on under the present rules, and says so."""
        row, lines = await asyncio.to_thread(upgrade, self.row, self.lines)
        versions: dict[str, wire.Fact] = {"from": self.row.rules_version, "to": row.rules_version}
        notes = [NoteRow(len(lines), "upgraded", versions)] if row.state in ("playing", "parked") else []
        row = row.next()
        await self.save(
            Change(row, self.row.version, 0, lines, cut=True, notes=notes, first_note=len(self.notes), rules=True)
        )
        self.row, self.lines, self.notes = row, lines, self.notes + notes

    async def errand(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Something that is done here; if the rules fail at it the table is put aside."""
        try:
            return await work()
        except Fault:
            raise
        except Exception as error:
            await self.park_after(error)
            raise Fault(500, "parked", "This table has a problem and was put aside; nothing is lost.") from None
        finally:
            await self.go_on()
            self.touched = time.monotonic()

    async def stop(self) -> None:
        self.driver.stop()
        self.commands.stop()
        self.inbox.close()

    def part(self) -> None:
        """Everybody here is sent away, to come again where the table is kept."""
        self.driver.stop()
        self.commands.stop()
        self.inbox.close()
        for plan in [*self.plans]:
            plan.lapse()
        for one in [*self.audience.subscribers]:
            one.send_away()

    def idle(self, seconds: float) -> bool:
        """Whether nobody would notice if the table left the memory."""
        still = time.monotonic() - self.touched
        quiet = not self.inbox.busy and not self.driver.busy()
        return quiet and not self.audience.subscribers and not self.plans and still >= seconds

    # ---- committing

    async def commit(
        self,
        row: TableRow,
        notes: list[NoteRow] | None = None,
        answer: tuple[str, str] | None = None,
        seats: bool = False,
    ) -> None:
        """Make true what the play is ahead of the log, and the row as given. If that fails nothing has changed."""
        play, notes = self.play, notes or []
        row = row.next()
        fresh, first = [], len(self.lines)
        if play is not None:
            # Nothing is taken back and something else answered without a change between: what was written stands.
            first = min(first, play.length)
            fresh = play.lines(first)
            if fresh or first < len(self.lines):
                row.asked, row.since = row.version, now()
            row.dice, row.fates = play.dice(), play.fates[:]
            if row.state == "playing":
                asked = play.asked()
                row.waiting_for = [] if asked is None else [int(asked)]
                if play.over():
                    row.state, row.winners = "over", [int(seat) for seat in play.game.winners(play.state)]
            if self.guide is not None and row.lesson is not None:
                stand = self.guide.stand(play.seats(), over=row.state == "over")
                row.lesson = {"name": row.lesson["name"], "step": stand.step}
        change = Change(row, self.row.version, first, fresh, first < len(self.lines), notes, len(self.notes))
        change.answer, change.seats = answer, seats
        if answer is not None and len(self.accepted) >= 2 * REMEMBERED:
            change.forget = sorted(self.accepted.values())[-REMEMBERED]
        try:
            await self.save(change)
        except Fault:
            if play is not None:
                play.undone.clear()
                play.fates = self.row.fates[:]
                play.rebuild(self.lines)
            raise
        del self.lines[first:]
        self.lines += fresh
        self.row, self.notes = row, self.notes + notes if notes else self.notes
        self.audience.asking = None
        for plan in self.plans:
            plan.lapse()
        if play is not None:
            play.row = row
            if seats:
                play.names()
        if change.forget:
            self.accepted = {given: at for given, at in self.accepted.items() if at > change.forget}
        if answer is not None:
            self.accepted[answer] = row.version

    async def save(self, change: Change) -> None:
        """Wait until a change is on the disk; Fault if it is not."""
        try:
            await self.store.save(change)
        except Fenced as error:
            logger.warning("table %s: %s", self.row.id, error)
            self.moved(self)
            raise unwritten() from None
        except Unwritten as error:
            logger.error("table %s: the database refused: %s", self.row.id, error)
            raise unwritten() from None

    async def park_after(self, error: Exception) -> None:
        """The rules have failed."""
        await self.park(f"{type(error).__name__}: {error}", type(error).__name__, error)

    async def park(self, trouble: str, told: str, error: Exception | None = None) -> None:
        """Put the table aside: others go on, and the log stays as it was before the trouble.

        A finished game that only other data can show stays over in the database. Whoever looks at a table is told no
        more than is no secret; whoever runs the server reads the rest.
        """
        logger.error("table %s is parked: %s", self.row.id, trouble, exc_info=error)
        row = replace(
            self.row, state="parked", trouble=told[:500], waiting_for=[], version=self.row.version + 1
        )
        ended = self.row.state == "over" and begun_with(self.row)
        if ended:
            row.version = self.row.version
        else:
            with suppress(Fault):
                await self.store.park(row)
        self.row = row
        for plan in self.plans:
            plan.lapse()
        for attempt in (not begun_with(row), False):
            try:
                self.play = Play(row, self.lines) if attempt else None
                self.audience.everything(self.row, self.play, self.notes)
                return
            except Exception as again:
                logger.warning("table %s cannot be shown: %s", self.row.id, again)

    # ---- lessons

    def strays(self, action: str) -> bool:
        play = self.play
        if self.guide is None or play is None:
            return False
        return self.guide.strays(play.game, play.state, play.seats(), action)

    def scripted(self, asked: Seat) -> str | None:
        """What a lesson has the asked seat answer."""
        return None if self.guide is None or self.play is None else self.guide.line(self.play.seats(), asked)

    # ---- people

    def info(self, guest: str | None) -> wire.TableInfo:
        return table_info(self.row, guest, self.audience.connected(), self.settings.clock_seconds)

    async def subscribe(self, one: Subscriber) -> None:
        known = self.audience.present(one.guest)
        self.audience.add(one)
        seated = seat_of(self.row, one.guest) is not None
        if seated and not known:
            self.publish()
        if one.behind:
            self.audience.snapshot(one, self.row, self.play, self.notes)

    async def unsubscribe(self, one: Subscriber) -> None:
        self.audience.discard(one)
        if seat_of(self.row, one.guest) is not None and not self.audience.present(one.guest):
            self.publish()

    async def plan(self, one: Subscriber) -> Plan:
        """A plan for one who sits here, made from what that seat knows."""
        seat = seat_of(self.row, one.guest)
        if self.row.state != "playing" or self.play is None:
            refuse(409, "not_playing", "Only a game that is being played can be planned.")
        if seat is None or one.guest is None:
            refuse(403, "not_your_seat", "You watch this table; only its players plan.")
        if not self.planners.take(one.guest):
            refuse(429, "too_many_plans", "So many plans in so short a time; please wait a little.")
        dice = self.fresh_dice()
        knowledge, heard = self.play.known(Seat(seat), dice)
        plan = Plan(self.row, knowledge, heard, one, self.bots, dice)
        self.plans.add(plan)
        return plan

    def fresh_dice(self) -> Dice:
        """Dice that nobody can foretell, for a plan."""
        return dice_from(secrets.randbits(62))

    async def forget(self, plan: Plan) -> None:
        self.plans.discard(plan)

    async def join(self, guest: str, name: str, wanted: int | None, salt: str = "") -> None:
        """Take an open seat; when the last one is taken the game begins. Until then everybody may add to its seed."""
        if seat_of(self.row, guest) is not None:
            return
        if wanted is not None and not 0 <= wanted < self.row.players:
            refuse(
                422, "unknown_seat", f"The seats are 0 to {self.row.players - 1}, not {wanted}.", seat=wanted
            )
        if self.row.state not in ("waiting", "playing"):
            refuse(409, "not_open", "The game at this table is not open to anybody.")
        # Who left a running game may come back to the seat that a bot keeps warm.
        free = [
            number
            for number, seat in enumerate(self.row.seats)
            if seat.kind == "open" or (seat.kind == "bot" and seat.guest == guest)
        ]
        if wanted is not None and wanted not in free:
            refuse(409, "seat_taken", f"Seat {wanted} is taken.", seat=wanted)
        if not free:
            refuse(409, "no_open_seat", "No seat is free at this table; you can watch.")
        number = wanted if wanted is not None else free[0]
        waiting = self.row.state == "waiting"
        added = salted(self.row.salt, number, salt) if waiting else self.row.salt
        await self.seat(number, SeatRow("person", name, guest), added)

    async def leave(self, guest: str, level: str | None = None) -> None:
        """Before the start the seat is free again; in a running game a bot plays on, of the level that is wished."""
        number = seat_of(self.row, guest)
        if number is None:
            refuse(409, "not_seated", "You have no seat at this table.")
        if self.row.state == "waiting":
            await self.seat(number, SeatRow("open"))
        elif self.row.state == "playing":
            level = self.bots.known(level) if level else self.bots.level("easy")
            await self.seat(number, SeatRow("bot", level.capitalize(), guest, level))

    async def resign(self, guest: str) -> None:
        """Give a seat up for good. Of two the other wins; of more a bot plays on, as long as a person is left."""
        number = seat_of(self.row, guest)
        number = kept_for(self.row, guest) if number is None else number
        if number is None:
            refuse(409, "not_seated", "You have no seat at this table.")
        if self.row.state != "playing":
            refuse(409, "not_playing", "Only a game that is being played can be given up.")
        level = self.bots.level("easy")
        bot = SeatRow("bot", level.capitalize(), None, level)
        seats = [bot if index == number else seat for index, seat in enumerate(self.row.seats)]
        note = NoteRow(len(self.lines), "resigned", {"seat": number, "person": self.row.seats[number].name})
        if self.row.players == 2:
            await self.close([note], [1 - number])
        elif any(seat.kind == "person" for seat in seats):
            await self.commit(replace(self.row, seats=seats), [note], seats=True)
            self.audience.everything(self.row, self.play, self.notes)
        else:
            await self.close([note], [])

    async def ask_end(self, guest: str) -> None:
        """Ask the others to end the game without a winner, or agree to it."""
        seat = seat_of(self.row, guest)
        if seat is None:
            refuse(409, "not_seated", "You have no seat at this table.")
        if self.row.state != "playing":
            refuse(409, "not_playing", "Only a game that is being played can be ended.")
        await self.commands.ask_end(seat)

    async def end(self, facts: dict[str, wire.Fact]) -> None:
        await self.close([NoteRow(len(self.lines), "ended", facts)], [])

    async def close(self, notes: list[NoteRow], winners: list[int]) -> None:
        """The game is over, though its rules would go on."""
        await self.commit(replace(self.row, state="over", winners=winners, waiting_for=[]), notes)
        self.audience.everything(self.row, self.play, self.notes)

    async def erase(self, guest: str) -> None:
        """Forget the whole table, if nobody else plays here; who looks at it is told and hung up on."""
        if not yours_alone(self.row, guest):
            refuse(403, "not_alone", "Only a table at which nobody else plays can be deleted.")
        await self.store.remove(self.row.id, self.row.token)
        self.row = replace(self.row, state="over", waiting_for=[])
        for plan in self.plans:
            plan.lapse()
        for one in self.audience.subscribers:
            one.gone = True
            one.reply(messages.Error(None, "deleted", "This table was deleted."))

    async def seat(self, number: int, who: SeatRow, salt: str | None = None) -> None:
        seats = [who if index == number else seat for index, seat in enumerate(self.row.seats)]
        row = replace(self.row, seats=seats, since=now() if self.row.state == "waiting" else self.row.since)
        row.salt = self.row.salt if salt is None else salt
        begins = row.state == "waiting" and all(seat.kind != "open" for seat in seats)
        if begins:
            row = replace(row, state="playing", started=now())
            self.play = Play(row, [])
            self.play.roll()
        try:
            await self.commit(row, seats=True)
        except Fault:
            self.play = None if begins else self.play
            raise
        self.audience.everything(self.row, self.play, self.notes)

    async def rename(self, guest: str, name: str) -> None:
        number = seat_of(self.row, guest)
        if number is not None:
            self.row.seats[number].name = name
            if self.play is not None:
                self.play.names()
            self.publish()

    async def linked(self, rematch: str | None) -> None:
        """Everybody learns where the rematch is, or that there is none."""
        self.row = replace(self.row, rematch=rematch)
        self.publish()

    # ---- bots and the clock

    async def go_on(self) -> None:
        """Set the bots and the clock going if it is their turn."""
        try:
            self.driver.wake()
        except Exception as error:
            await self.park_after(error)

    async def bot_answer(self, version: int, seat: int, choice: Choice) -> None:
        """What a bot said, or good advice in its place; late news about an older question is dropped."""
        play = self.play
        if version != self.row.version or self.row.state != "playing" or play is None:
            return
        text, trouble, notes = choice.text, choice.trouble, []
        if text is not None and play.game.explain(play.state, text) is not None:
            text, trouble = None, "illegal"
            logger.warning("table %s: the bot in seat %d answered %.80r", self.row.id, seat, choice.text)
        if text is None:
            text = await asyncio.to_thread(stand_in, play.game, play.state, Seat(seat))
            level = self.row.seats[seat].level or ""
            notes = [NoteRow(len(self.lines), "stood_in", {"seat": seat, "level": level, "trouble": trouble})]
        play.answer(text)
        await self.commit(self.row, notes)
        self.publish()

    async def ring(self) -> None:
        """The clock rings; a game that does not listen to it now goes on as if it had not."""
        play = self.play
        if self.row.state != "playing" or play is None:
            return
        try:
            play.ring()
        except Illegal as illegal:
            logger.info("table %s: the clock rang for nobody: %s", self.row.id, illegal)
            return
        await self.commit(self.row)
        self.publish()
