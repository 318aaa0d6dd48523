"""PettingZoo's own tests, and what they do not ask."""

import numpy as np
import pytest

import virtu

pytest.importorskip("pettingzoo", reason="needs the extra rl")
from pettingzoo.test import api_test, seed_test

from virtu.adapters.pettingzoo import Environment, env

TABLES = [(game.name, players) for game in virtu.games() for players in game.players]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_upstream(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(name, players, limit=80), num_cycles=60)
    seed_test(lambda: env(name, players, limit=80), num_cycles=30)
    assert "Passed" in capsys.readouterr().out


def play(table: Environment, seed: int) -> list[float]:
    """Play with the first legal answer that a seeded die picks, to the end; the rewards."""
    table.reset(seed=seed)
    picks = np.random.default_rng(seed)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        totals[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if ended or cut else int(picks.choice(legal)))
    return list(totals.values())


def test_the_winner_is_rewarded_and_the_rewards_add_up_to_nothing() -> None:
    table = env("seven_virtues", 3)
    rewards = play(table, 5)
    winners = table.game.winners(table.position)
    assert max(rewards) > 0
    assert [seat for seat, reward in enumerate(rewards) if reward == max(rewards)] == winners
    assert sum(rewards) == pytest.approx(0)


def test_the_same_seed_plays_the_same_game() -> None:
    tables = [env("honour", variant="short", limit=200) for _ in range(2)]
    assert play(tables[0], 3) == play(tables[1], 3)
    assert virtu.game("honour").digest(tables[0].position) == virtu.game("honour").digest(tables[1].position)


def deals(seed: int) -> list[str]:
    """The first positions of a table that is reset four times."""
    game, table = virtu.game("seven_virtues"), env("seven_virtues", 3)
    table.reset(seed=seed)
    found = [game.digest(table.position)]
    for _ in range(3):
        table.reset()
        found.append(game.digest(table.position))
    return found


def test_a_seed_deals_what_it_deals_everywhere_and_neighbours_share_no_game() -> None:
    game = virtu.game("seven_virtues")
    assert deals(7)[0] == game.digest(game.new(3, seed=7))
    assert deals(7) == deals(7)
    assert len({*deals(7), *deals(8), *deals(9)}) == 12


def test_what_was_observed_stays_as_it_was() -> None:
    table = env("honour")
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)
    kept = {name: numbers.copy() for name, numbers in seen.items()}
    for _ in range(20):
        table.step(table.legal[-1])
        table.observe(table.agent_selection)
    assert all((seen[name] == kept[name]).all() for name in kept)


def test_a_game_that_takes_too_long_is_cut_short() -> None:
    table = env("governing", limit=10)
    assert play(table, 1) == [0.0, 0.0, 0.0]
    assert len(table.course.answers) == 10


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    table = env("seven_virtues")
    table.reset(seed=1)
    before = table.game.digest(table.position)
    illegal = next(number for number in range(len(table.setup.numbering)) if number not in table.legal)
    with pytest.raises(ValueError, match="is not legal now: the mask of seat_"):
        table.step(illegal)
    assert table.game.digest(table.position) == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"name": "chess"}, "no game is called 'chess'"),
        ({"name": "honour", "players": 4}, "honour is for 5 players, not 4"),
        ({"name": "honour", "variant": "long"}, "option variant"),
        ({"name": "honour", "limit": 0}, "limit is a number of answers, at least 1"),
    ],
)
def test_a_mistake_is_told(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        env(**arguments)  # type: ignore[arg-type]
