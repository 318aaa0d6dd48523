"""What those who sit at a table say to it: answers, taking back and giving again, questions about answers."""

from __future__ import annotations

import asyncio
import secrets
import weakref
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.clause import Illegal
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.server import messages, wire
from virtu.server.storage.rows import NoteRow
from virtu.server.tables import offer
from virtu.server.tables.listing import seat_of
from virtu.server.tables.subscriber import Subscriber

if TYPE_CHECKING:
    from virtu.server.tables.course import Course
    from virtu.server.tables.stage import Stage

T = TypeVar("T")
AT_ONCE = 8
"""So many wait at one table for what a bot thinks of their answers."""
TOLD = 3
"""So often the log of a table tells that something was taken back at the same place."""

class Commands:
    """Checks who speaks and about which version; then the play, the log and the others learn of it."""

    def __init__(self, table: Stage) -> None:
        self.table: Stage = weakref.proxy(table)  # whoever forgets the table forgets all of it
        self.thinking: asyncio.Task[list[messages.Idea]] | None = None
        """A bot that looks for ideas, about the version of `about`: who asks again gets the same ones."""
        self.about = -1
        self.errands: set[asyncio.Task[None]] = set()
        self.looking: dict[Subscriber, asyncio.Task[list[messages.Caution]]] = {}
        """By connection: the bot that looks at what somebody is about to answer; asking again ends it."""
        self.request = ("", "")
        """Guest and id of the wish to take back that the others are deciding on."""

    async def hear(self, one: Subscriber, message: messages.FromClient) -> None:
        """Whatever is said to the table itself."""
        match message:
            case messages.Answer():
                await self.answer(one, message)
            case messages.Explain() | messages.Preview():
                await self.explain(one, message)
            case messages.Undo():
                await self.undo(one, message)
            case messages.Redo():
                await self.redo(one, message)
            case messages.AskBack():
                await self.ask_back(one, message)
            case messages.Consent():
                await self.consent(one, message)
            case messages.Hint():
                await self.hint(one, message)
            case messages.Warn():
                await self.warn(one, message)

    # ---- who may

    def permitted(self, one: Subscriber, message_id: str) -> tuple[Course, int] | None:
        """The play and the connection's seat, if there is a game to answer in; else an error is on its way."""
        row, play = self.table.row, self.table.play
        seat = seat_of(row, one.guest)
        if row.state != "playing" or play is None:
            said = {"waiting": "has not begun", "over": "is over", "parked": "was put aside"}
            sentence = f"The game {said.get(row.state, 'cannot go on')}."
            one.reply(messages.Error(message_id, "not_playing", sentence))
        elif seat is None:
            one.reply(
                messages.Error(message_id, "not_your_seat", "You watch this table; only its players answer.")
            )
        else:
            return play, seat
        return None

    def my_turn(self, one: Subscriber, message_id: str) -> Course | None:
        permitted = self.permitted(one, message_id)
        if permitted is None:
            return None
        play, seat = permitted
        if play.asked() != seat:
            one.reply(messages.Error(message_id, "not_your_turn", f"Seat {play.asked()} is asked, not you."))
            return None
        return play

    def stale(self, one: Subscriber, message_id: str, oldest: int, given: int) -> bool:
        table = self.table
        if oldest <= given <= table.row.version:
            return False
        sentence = f"The table is at version {table.row.version}; this was meant for {given}."
        one.reply(messages.Error(message_id, "stale", sentence))
        table.audience.snapshot(one, table.row, table.play, table.notes)
        return True

    def repeated(self, one: Subscriber, message_id: str) -> bool:
        version = self.table.accepted.get((one.guest or "", message_id))
        if version is None:
            return False
        one.reply(messages.Accepted(message_id, version))
        return True

    def addressed(self, one: Subscriber, message_id: str, version: int) -> tuple[Course, int] | None:
        """The play and the connection's seat, if this is said for the first time and of the newest version."""
        if self.repeated(one, message_id):
            return None
        permitted = self.permitted(one, message_id)
        if permitted is None or self.stale(one, message_id, self.table.row.version, version):
            return None
        return permitted

    # ---- answers

    async def answer(self, one: Subscriber, message: messages.Answer) -> None:
        table = self.table
        if self.repeated(one, message.id) or self.permitted(one, message.id) is None:
            return
        if self.stale(one, message.id, table.row.asked, message.version):
            return
        play = self.my_turn(one, message.id)
        if play is None or one.guest is None:
            return
        seat = play.asked()
        given = 0
        trouble: messages.Ending | messages.Refused | messages.Error | None = None
        for action in (message.action, *message.rest):
            if given and play.asked() != seat:
                break
            trouble = self.give(play, message, action, goes_on=given > 0)
            if trouble is not None:
                # What follows is meant only for where it is then offered: nobody is told that it was not.
                if given and not isinstance(trouble, messages.Ending):
                    trouble = None
                break
            given += 1
        if given:
            await self.given(one, one.guest, message.id)
        if trouble is not None:
            if not isinstance(trouble, messages.Error):
                trouble.version = table.row.version
            one.reply(trouble)

    def give(
        self, play: Course, message: messages.Answer, action: str, goes_on: bool
    ) -> messages.Ending | messages.Refused | messages.Error | None:
        """Play one answer of a message, or tell why not; then nothing has changed."""
        if self.table.strays(action):
            return messages.Error(message.id, "lesson", "That is possible, too; this lesson is about another answer.")
        if message.pause and play.ends(action):
            return messages.Ending(message.id, 0, action)
        try:
            play.answer(action, goes_on)
        except Illegal as illegal:
            why = illegal.refusal
            wish = offer.wished(play.game, play.state, play.asked(), action)
            return messages.Refused(message.id, 0, why.clause, why.key, why.sentence, why.facts, wish)
        return None

    async def given(self, one: Subscriber, guest: str, message_id: str) -> None:
        """An answer of this person has been played: write it down, then say so."""
        table = self.table
        await table.commit(table.row, answer=(guest, message_id))
        one.hold()
        try:
            one.reply(messages.Accepted(message_id, table.row.version))
            table.publish()
        finally:
            one.release()

    async def explain(self, one: Subscriber, message: messages.Explain | messages.Preview) -> None:
        """Only the asked seat may try things: what is refused to it can depend on its secrets."""
        play = self.my_turn(one, message.id)
        if play is None:
            return
        asked = play.asked()
        assert asked is not None
        eyes = play.eyes(asked)
        viewer = None if eyes is None else Seat(eyes)
        action = play.game.read(message.action)
        why = play.game.explain(play.state, message.action if action is None else action, asked)
        wish = offer.wished(play.game, play.state, asked, message.action)
        if why is not None:
            refusal = messages.Refusal(why.clause, why.key, why.sentence, why.facts)
            one.reply(messages.Explained(message.id, wish, refusal, {}))
            return
        rest = message.rest if isinstance(message, messages.Preview) else []
        assert action is not None
        taken, before, last = in_a_row(play.game, play.state, asked, action, rest)
        one.reply(messages.Explained(message.id, wish, None, dict(play.game.brings(before, last, viewer)), taken))

    # ---- taking back, and giving again

    async def undo(self, one: Subscriber, message: messages.Undo) -> None:
        """Take one's own last move back, or those of the whole turn, while nobody has learned or answered since."""
        table = self.table
        addressed = self.addressed(one, message.id, message.version)
        if addressed is None:
            return
        play, seat = addressed
        count = play.turn(seat) if message.turn else play.move(seat)
        if not count or one.guest is None:
            sentence = "Only one's own last answer is taken back, before chance, a reveal or another player's answer."
            one.reply(messages.Error(message.id, "no_undo", sentence))
            return
        moves = play.moves(count)
        play.take_back(count)
        await self.taken_back(one.guest, message.id, {"seat": seat, "answers": moves, "followed": 0})
        one.reply(messages.Accepted(message.id, table.row.version))

    async def taken_back(self, guest: str, message_id: str, facts: dict[str, wire.Fact]) -> None:
        """Write it down and show the table anew. What was taken back is not told: it may have been a secret."""
        table = self.table
        assert table.play is not None
        note = NoteRow(table.play.length, "took_back", facts)
        told = sum(old.line == note.line and old.event == note.event for old in table.notes)
        await table.commit(table.row, [note] if told < TOLD else [], (guest, message_id))
        table.audience.everything(table.row, table.play, table.notes)

    async def redo(self, one: Subscriber, message: messages.Redo) -> None:
        """Give the move again that was taken back last, while nothing else has been answered."""
        addressed = self.addressed(one, message.id, message.version)
        if addressed is None:
            return
        play, seat = addressed
        if not play.redoable(seat) or one.guest is None:
            sentence = (
                "Only one's own answer that was taken back is given again, before anything else is answered."
            )
            one.reply(messages.Error(message.id, "no_redo", sentence))
            return
        play.give_again()
        await self.given(one, one.guest, message.id)

    # ---- taking back what others have answered or chance has thrown, if all agree

    async def ask_back(self, one: Subscriber, message: messages.AskBack) -> None:
        """Ask the others to take back one's own last answer with all that came of it. Bots agree."""
        table = self.table
        addressed = self.addressed(one, message.id, message.version)
        if addressed is None:
            return
        play, seat = addressed
        if play.askable(seat) is None:
            sentence = "There is no answer of yours that could be taken back."
            one.reply(messages.Error(message.id, "no_undo", sentence))
            return
        self.request = (one.guest or "", message.id)
        table.audience.asking = messages.Asking(seat, self.others(seat))
        await self.decide()
        one.reply(messages.Accepted(message.id, table.row.version))

    def others(self, seat: int) -> list[int]:
        """The other people at the table; bots agree to everything."""
        seats = enumerate(self.table.row.seats)
        return [number for number, who in seats if who.kind == "person" and number != seat]

    async def ask_end(self, seat: int) -> None:
        """Ask the others to end the game here and now, or agree with who asked before."""
        asking = self.table.audience.asking
        if asking is not None and asking.wish == "end":
            asking.waits = [other for other in asking.waits if other != seat]
        else:
            self.table.audience.asking = messages.Asking(seat, self.others(seat), "end")
        await self.decide()

    async def consent(self, one: Subscriber, message: messages.Consent) -> None:
        """Agree or refuse; one refusal is enough."""
        table = self.table
        addressed = self.addressed(one, message.id, message.version)
        if addressed is None:
            return
        _, seat = addressed
        asking = table.audience.asking
        if (
            asking is None
            or seat not in asking.waits
            or message.seat not in (None, asking.seat)
            or message.wish not in (None, asking.wish)
        ):
            one.reply(messages.Error(message.id, "no_request", "Nobody asks you for anything."))
            return
        waits = [other for other in asking.waits if other != seat]
        table.audience.asking = messages.Asking(asking.seat, waits, asking.wish) if message.agree else None
        await self.decide()
        one.reply(messages.Accepted(message.id, table.row.version))

    async def decide(self) -> None:
        """Once all agree it is done; until then everybody sees who is waited for."""
        table, asking = self.table, self.table.audience.asking
        if asking is not None and asking.wish == "end" and not asking.waits:
            await table.end({"seat": asking.seat, "agreed": len(self.others(asking.seat))})
            return
        length = None if asking is None or table.play is None else table.play.askable(asking.seat)
        if asking is None or asking.waits or length is None or table.play is None:
            table.publish()
            return
        followed = table.play.followed(length)
        agreed = sum(who.kind == "person" for who in table.row.seats) - 1
        facts: dict[str, wire.Fact] = {"seat": asking.seat, "answers": 1, "followed": followed, "agreed": agreed}
        await asyncio.to_thread(table.play.take_back_to, length)
        await self.taken_back(*self.request, facts)

    # ---- ideas

    async def hint(self, one: Subscriber, message: messages.Hint) -> None:
        """Ask a bot for ideas; the table does not wait for it."""
        play = self.my_turn(one, message.id)
        if play is None:
            return
        version = self.table.row.version
        if self.thinking is not None and self.about != version:
            self.thinking.cancel()
            self.thinking = None
        if self.crowded(one, message.id):
            return
        if self.thinking is None:
            # Never the truth: a position dealt anew from what the seat knows.
            asked = play.asked()
            assert asked is not None
            imagined = play.game.imagine(play.state, asked, dice_from(secrets.randbits(62)))
            self.about = version
            ideas = self.table.bots.ideas(self.table.row.id, play.game.dump(imagined), one.guest or "")
            self.thinking = asyncio.create_task(ideas)
        self.run(self.tell(one, message.id, version, self.thinking))

    def crowded(self, one: Subscriber, message_id: str) -> bool:
        """Whether too many wait already; then an error is on its way."""
        if len(self.errands) < AT_ONCE:
            return False
        one.reply(messages.Error(message_id, "too_fast", "So many wait for a bot's ideas already."))
        return True

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Something the table does not wait for."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def tell(
        self, one: Subscriber, message_id: str, version: int, thinking: asyncio.Task[list[messages.Idea]]
    ) -> None:
        one.reply(messages.Hinted(message_id, version, await unless_cancelled(thinking)))

    async def warn(self, one: Subscriber, message: messages.Warn) -> None:
        """Have a bot look at what somebody is about to answer; the table does not wait for it."""
        play = self.my_turn(one, message.id)
        if play is None:
            return
        if one in self.looking:
            self.looking.pop(one).cancel()
        if self.crowded(one, message.id):
            return
        asked = play.asked()
        assert asked is not None
        imagined = play.game.imagine(play.state, asked, dice_from(secrets.randbits(62)))
        answers = [message.action, *message.rest]
        position, owner = play.game.dump(imagined), one.guest or ""
        looking = asyncio.create_task(self.table.bots.cautions(self.table.row.id, position, answers, owner))
        self.looking[one] = looking
        self.run(self.caution(one, message, self.table.row.version, looking))

    async def caution(
        self, one: Subscriber, message: messages.Warn, version: int, looking: asyncio.Task[list[messages.Caution]]
    ) -> None:
        warnings = await unless_cancelled(looking)
        if self.looking.get(one) is looking:
            del self.looking[one]
        one.reply(messages.Warned(message.id, version, message.action, warnings))

    def stop(self) -> None:
        for errand in [*self.errands, *self.looking.values(), self.thinking]:
            if errand is not None:
                errand.cancel()


async def unless_cancelled(thinking: asyncio.Task[list[T]]) -> list[T]:
    """What a bot found; nothing if somebody had something better to ask."""
    try:
        return await asyncio.shield(thinking)
    except asyncio.CancelledError:
        if not thinking.cancelled():
            raise
        return []


def in_a_row(game: Game, state: State, seat: Seat, first: Action, rest: list[str]) -> tuple[int, State, Action]:
    """How many of these answers a seat could give in a row; the last of them, and the position it would be given in.

    The first is legal. Nothing goes beyond chance or another seat's answer, nor beyond the first answer while
    something is hidden from the seat.
    """
    taken, before, last = 1, state, first
    if not rest or game.conceals(state, seat):
        return taken, before, last
    after = state.clone()
    engine.answer(after, first)
    for text in rest:
        action = game.read(text)
        if action is None or game.seat(after) != seat or game.explain(after, action) is not None:
            break
        before, last = after.clone(), action
        engine.answer(after, action)
        taken += 1
    return taken, before, last
