"""Gymnasium's own check, and what it does not ask."""

import numpy as np
import pytest

import virtu

pytest.importorskip("gymnasium", reason="needs the extra rl")
from gymnasium.utils.env_checker import check_env

from virtu.adapters.gymnasium import make

TABLES = [(game.name, players) for game in virtu.games() for players in game.players]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.filterwarnings("error")
def test_upstream(name: str, players: int) -> None:
    check_env(make(name, opponents="random", players=players, limit=80), skip_render_check=True)


def test_bots_answer_for_the_others_until_the_learner_is_asked() -> None:
    seated = make("seven_virtues", seat=2, opponents=["easy", "random"], players=3)
    seated.reset(seed=4)
    reward, over = 0.0, False
    while not over:
        assert seated.game.seat(seated.position) == 2
        assert list(np.flatnonzero(seated.action_masks())) == sorted(seated.legal)
        _, reward, over, cut, _ = seated.step(seated.action_space.sample())
        assert not cut
    winners = seated.game.winners(seated.position)
    assert reward == pytest.approx((3 / len(winners) - 1) / 2 if 2 in winners else -0.5)


def test_an_illegal_answer_changes_nothing_and_is_explained() -> None:
    seated = make("honour", opponents="random")
    seated.reset(seed=1)
    before = seated.game.digest(seated.position)
    illegal = next(number for number in range(len(seated.setup.numbering)) if number not in seated.legal)
    _, reward, over, _, info = seated.step(np.int64(illegal))
    assert (reward, over) == (0.0, False)
    assert "(HO-" in info["refusal"]
    assert seated.game.digest(seated.position) == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"seat": 2}, "seat is from 0 to 1, not 2"),
        ({"opponents": ["easy", "easy"]}, "there are 1 opponents, not 2"),
        ({"opponents": "mighty"}, "no bot is called 'mighty'"),
    ],
)
def test_a_mistake_is_told(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        make("seven_virtues", **arguments)  # type: ignore[arg-type]
