"""The agenda: sequence, nesting and return are one method; the engine carries out and asks."""

from dataclasses import dataclass
from typing import Final

import pytest

from virtu.kernel import engine
from virtu.kernel.action import Action, Vocabulary
from virtu.kernel.clause import Clause
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import CHANCE, Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask, Chance, Do

RULE = Clause("XX-1", "say yes")


@dataclass(frozen=True, slots=True)
class Say(Action):
    word: str

    def __str__(self) -> str:
        return f"say {self.word}"


YES, NO = Say("yes"), Say("no")


@dataclass(slots=True, init=False)
class Diary(State):
    """A state that remembers what was done."""

    done: list[str]


@dataclass(slots=True, init=False, unsafe_hash=True)
class Note(Do):
    text: Final[str]

    def __init__(self, text: str) -> None:
        self.text = text

    def perform(self, state: Diary) -> None:
        state.done.append(self.text)


@dataclass(slots=True, init=False, unsafe_hash=True)
class Nest(Do):
    """Something that has parts of its own."""

    def perform(self, state: Diary) -> None:
        state.then(Note("in 1"), Note("in 2"))


@dataclass(slots=True, init=False, unsafe_hash=True)
class Question(Ask):
    def topic(self) -> str:
        return "say"

    def rule(self) -> Clause:
        return RULE

    def asked(self, state: Diary) -> Seat:
        return Seat(0)

    def offers(self, state: Diary) -> list[Action]:
        return [YES]

    def objection(self, state: Diary, action: Action) -> Clause | None:
        return None if action is YES else RULE

    def answer(self, state: Diary, action: Action) -> None:
        state.done.append(str(action))


@dataclass(slots=True, init=False, unsafe_hash=True)
class Toss(Chance):
    """Heads is three times as likely as tails."""

    def topic(self) -> str:
        return "toss"

    def offers(self, state: Diary) -> list[Action]:
        return [YES, NO]

    def weights(self, state: Diary) -> list[int]:
        return [3, 1]

    def answer(self, state: Diary, action: Action) -> None:
        state.done.append(str(action))


def diary() -> Diary:
    state = Diary()
    state.players = 1
    state.agenda = []
    state.dice = None
    state.news = None
    state.done = []
    return state


def test_steps_happen_in_reading_order() -> None:
    state = diary()
    state.then(Note("a"), Note("b"), Note("c"))
    engine.settle(state)
    assert state.done == ["a", "b", "c"]


def test_what_a_step_adds_happens_before_what_was_agreed() -> None:
    state = diary()
    state.then(Note("before"), Nest(), Note("after"))
    engine.settle(state)
    assert state.done == ["before", "in 1", "in 2", "after"]


def test_the_engine_stops_at_a_question_and_resumes_after_the_answer() -> None:
    state = diary()
    state.then(Note("a"), Question(), Note("b"))
    ask = engine.settle(state)
    assert isinstance(ask, Question)
    assert state.done == ["a"]
    assert engine.open_question(state) is ask
    assert engine.answer(state, YES) is None
    assert state.done == ["a", "say yes", "b"]
    assert engine.open_question(state) is None


def test_chance_is_asked_without_dice_and_rolled_with_them() -> None:
    state = diary()
    state.then(Toss(), Note("after"))
    ask = engine.settle(state)
    assert isinstance(ask, Toss)
    assert ask.asked(state) == CHANCE
    state.dice = dice_from(1)
    assert engine.settle(state) is None
    assert state.done[-1] == "after"


def test_chance_follows_its_weights() -> None:
    dice, toss, state = dice_from(4), Toss(), diary()
    heads = sum(toss.roll(state, dice) is YES for _ in range(8000))
    assert 5800 < heads < 6200


def test_events_are_noted_only_for_those_who_listen() -> None:
    state = diary()
    state.tell("said", RULE, {"word": "yes"})
    assert state.news is None
    state.news = []
    state.tell("said", RULE, {"word": "yes"}, (Seat(1),))
    assert [event.name for event in state.news] == ["said"]
    assert state.news[0].heard_by(Seat(1))
    assert not state.news[0].heard_by(Seat(0))
    assert not state.news[0].heard_by(None)


def test_a_vocabulary_holds_every_text_once() -> None:
    words = Vocabulary([YES, NO])
    assert words.read("  SAY   Yes ") is YES
    assert words.read("say perhaps") is None
    assert (len(words), words.number["say no"]) == (2, 1)
    with pytest.raises(AssertionError, match="two actions are written 'say yes'"):
        Vocabulary([YES, Say("yes")])
