"""The engine: carry out what is agreed until somebody must choose."""

from virtu.kernel.action import Action
from virtu.kernel.dice import Dice
from virtu.kernel.state import State
from virtu.kernel.step import Ask


def settle(state: State) -> Ask | None:
    """Carry out automatic steps until a seat must choose; None at the end of the game."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        if not step.settles(state):
            assert isinstance(step, Ask)
            return step
    return None


def open_question(state: State) -> Ask | None:
    """The question on top of a settled agenda."""
    if not state.agenda:
        return None
    step = state.agenda[-1]
    assert isinstance(step, Ask), "the state is not settled"
    return step


def play_out(state: State, dice: Dice) -> int:
    """Random answers to the end, as searches and measurements want them; returns how many there were."""
    answers = 0
    ask = open_question(state)
    while ask is not None:
        offers = ask.offers(state)
        ask = answer(state, offers[dice.throw(len(offers))])
        answers += 1
    return answers


def answer(state: State, action: Action) -> Ask | None:
    """Give a legal answer to the open question, then settle."""
    ask = state.agenda.pop()
    assert isinstance(ask, Ask)
    if state.news is not None:
        state.news.clear()
    ask.answer(state, action)
    return settle(state)
