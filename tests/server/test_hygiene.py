"""What a seat cannot know does not change a byte of what it is sent."""

import ast
import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

import virtu
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.event import Event
from virtu.kernel.game import Knowledge
from virtu.kernel.ids import Seat
from virtu.kernel.record import Record
from virtu.kernel.state import State
from virtu.server import messages
from virtu.server.storage.rows import SeatRow, TableRow
from virtu.server.tables import screen
from virtu.server.tables.plan import Plan
from virtu.server.tables.play import Play
from virtu.server.tables.subscriber import Subscriber
from virtu.server.workers.bots import Bots

WORLDS = 3


def plays(game: virtu.Game, longest: int = 200) -> Iterator[Play]:
    """A few games played at random through the server's own hands, seen every so often."""
    dice = dice_from(77)
    for players in (game.players[0], game.players[-1]):
        row = TableRow(
            "t",
            game.name,
            game.rules_version,
            game.data_hash,
            "",
            players,
            game.read_options({}),
            None,
            dice=12345,
        )
        row.seats = [SeatRow("person", f"guest {seat}", f"guest {seat}") for seat in range(players)]
        row.state = "playing"
        play = Play(row, [])
        play.roll()
        count = 0
        while not play.over() and count < longest:
            if count % 7 == 0:
                yield play
            offers = game.offers(play.state)
            play.answer(str(offers[dice.throw(len(offers))]))
            count += 1


def message(play: Play, seat: int | None) -> bytes:
    game, state = play.game, play.state
    shown = [screen.view(game, state, seat), screen.question(game, state, seat, seat), screen.score(game, state)]
    return msgspec.json.encode(shown)


@pytest.mark.parametrize("name", [game.name for game in virtu.games()])
def test_what_is_hidden_does_not_change_a_byte(name: str) -> None:
    game = virtu.game(name)
    seen = 0
    for play in plays(game):
        truth = play.recorder.state
        for seat in [*range(truth.players), None]:
            sent = message(play, seat)
            for world in range(WORLDS):
                viewer = None if seat is None else Seat(seat)
                other = game.imagine(truth, viewer, dice_from(1000 + world))
                other.dice = None
                play.recorder.state = other
                try:
                    assert message(play, seat) == sent, f"seat {seat} can tell"
                finally:
                    play.recorder.state = truth
                seen += 1
    assert seen > 50


@pytest.mark.parametrize("name", [game.name for game in virtu.games()])
def test_what_all_see_and_what_is_ones_own_make_ones_view(name: str) -> None:
    """The first is sent to everybody: it is the spectator's, in which nothing is hidden from a seat."""
    game = virtu.game(name)
    for play in plays(game, 400):
        public = play.public()
        assert public == screen.view(game, play.state, None)
        seats = range(play.state.players)
        for seat, own in zip(seats, play.own(seats, public), strict=True):
            assert {**public, **own} == screen.view(game, play.state, seat)


@pytest.mark.parametrize("name", [game.name for game in virtu.games()])
def test_views_are_plain_data_that_stay_as_they_were_made(name: str) -> None:
    """What was shown last is kept as it is and compared with what is shown next."""
    game = virtu.game(name)
    kept: list[tuple[object, bytes]] = []
    for play in plays(game, 150):
        public = play.public()
        shown = [public, *play.own(range(play.state.players), public)]
        # As JSON and read again it is the same, but only if it has no tuples and no other keys than texts.
        assert msgspec.json.decode(msgspec.json.encode(shown)) == shown
        kept.append((shown, msgspec.json.encode(shown)))
    assert all(msgspec.json.encode(shown) == before for shown, before in kept)


@pytest.mark.parametrize("name", [game.name for game in virtu.games()])
def test_points_stay_the_same_while_what_they_are_counted_from_does(name: str) -> None:
    game = virtu.game(name)
    counted: dict[tuple[int, ...], object] = {}
    for play in plays(game, 400):
        tally = game.tally(play.state)
        if tally is not None:
            assert counted.setdefault(tuple(tally), game.score(play.state)) == game.score(play.state)
    assert bool(counted) == (name == "seven_virtues")


@pytest.mark.parametrize("name", [game.name for game in virtu.games()])
async def test_a_plan_rests_on_what_its_seat_knows_alone(name: str) -> None:
    """From all positions a seat cannot tell apart, the one it guesses included, the same dice make the same plan."""
    game = virtu.game(name)
    compared = 0
    for play in plays(game, 60):
        truth = play.state
        for seat in map(Seat, range(truth.players)):
            begun, sent = await plan_of(play, seat)
            assert game.plain_view(begun, seat) == game.plain_view(truth, seat)
            for world in (5, *range(500, 500 + WORLDS)):
                play.recorder.state = game.imagine(truth, seat, dice_from(world))
                again, same = await plan_of(play, seat)
                play.recorder.state = truth
                assert game.digest(again) == game.digest(begun), f"seat {seat} can tell"
                assert same == sent, f"seat {seat} can tell"
                compared += 1
    assert compared > 20


async def plan_of(play: Play, seat: Seat) -> tuple[State, list[bytes]]:
    """Where a plan begins, and what is sent of it at first and after an answer."""
    sent: list[bytes] = []
    one = Subscriber(f"guest {seat}", lambda *messages: sent.extend(messages))
    bots: Any = None  # no ideas are asked for here
    dice = dice_from(5)
    plan = Plan(play.row, *play.known(seat, dice), one, bots, dice)
    begun = plan.course.state.clone()
    await plan.begin()
    offers = play.game.offers(plan.course.state)
    await plan.commands.answer(one, messages.Answer(plan.row.version, "a", str(offers[-1])))
    return begun, sent


def test_what_plans_are_made_of_holds_no_truth() -> None:
    """The module that plans cannot reach a table or its play: a leak cannot be written there by accident."""
    tree = ast.parse(Path(inspect.getfile(Plan)).read_text())
    modules = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    truth = {"tables.play", "tables.table", "storage.store"}
    assert modules & {"virtu.kernel.state", *(f"virtu.server.{name}" for name in truth)} == set()
    given = get_type_hints(Plan.__init__)
    kinds = {TableRow, Knowledge, list[Event], Subscriber, Bots, Dice, type(None)}
    assert {given[name] for name in given} == kinds


@pytest.mark.parametrize("name", [game.name for game in virtu.games()])
def test_only_events_one_may_hear_are_in_the_log(name: str) -> None:
    game = virtu.game(name)
    for play in plays(game, 90):
        for seat in [*range(play.state.players), None]:
            told = [json.dumps(entry.facts) for entry in screen.log(play.events, [], seat)]
            viewer = None if seat is None else Seat(seat)
            heard = [event for group in play.events for event in group if event.heard_by(viewer)]
            assert told == [json.dumps(event.facts) for event in heard]


@pytest.mark.parametrize("name", [game.name for game in virtu.games()])
def test_an_answer_that_taught_something_is_not_taken_back(name: str) -> None:
    """Taking back leads to the very position before; it is never offered after chance."""
    game = virtu.game(name)
    tried = 0
    for play in plays(game, 90):
        offers = game.offers(play.state)
        before, lines = game.digest(play.state), play.lines()
        asked = play.asked()
        assert asked is not None
        play.answer(str(offers[0]))
        rolled = play.record.entries[-1].seat != asked
        if rolled or play.over():
            assert not play.undoable(asked)
        for seat in range(play.state.players):
            assert seat == asked or not play.undoable(seat)
        if play.undoable(asked):
            tried += 1
            play.take_back()
            assert (game.digest(play.state), play.lines()) == (before, lines)
        play.rebuild(lines)
        assert game.digest(play.state) == before
        Record.read(play.record.write()).verify()
    assert tried > 0


@pytest.mark.parametrize("name", [game.name for game in virtu.games()])
def test_whether_a_record_hides_something_does_not_depend_on_what_is_hidden(name: str) -> None:
    """Else one could ask for the record until it is refused no more, and know that the guesses are right."""
    game = virtu.game(name)
    for play in plays(game, 60):
        for seat in [*map(Seat, range(play.state.players)), None]:
            hides = game.conceals(play.state, seat)
            for world in range(WORLDS):
                imagined = game.imagine(play.state, seat, dice_from(world + 1))
                assert game.conceals(imagined, seat) is hides
                assert hides or imagined == play.state
