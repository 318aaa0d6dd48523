"""Matters that playouts settle at once: every answer must be one that is offered, and a sensible one."""

import pytest

from virtu.bots.outlooks import outlook
from virtu.bots.playouts import play_on
from virtu.games.governing.game import GOVERNING
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.dice import dice_from
from virtu.kernel.state import State
from virtu.kernel.step import Ask


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("school", ["", "veteran"])
def test_what_playouts_answer_is_offered(players: int, school: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine believes its callers; here somebody looks."""
    game = GOVERNING
    view, answer = outlook(game), engine.answer
    if school:
        view = view.schooled(school)
    topics: dict[str, int] = {}

    def checked(state: State, action: Action) -> Ask | None:
        ask = engine.open_question(state)
        assert ask is not None
        assert action in ask.offers(state), f"{action} to {ask}"
        topics[ask.topic()] = topics.get(ask.topic(), 0) + 1
        return answer(state, action)

    monkeypatch.setattr(engine, "answer", checked)
    for seed in range(3):
        state = game.new(players=players, seed=seed)
        play_on(view, state, engine.open_question(state), 0, dice_from(seed))
        assert game.over(state)
    assert {"pay", "purchase", "govern", "alliance"} <= set(topics)
