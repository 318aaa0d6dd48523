"""The laws of every game, on games that Hypothesis plays: what it finds it shortens to the smallest bad game."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import virtu
from virtu.form import FORM
from virtu.games.registry import BUILT_IN
from virtu.kernel.option import Value
from virtu.laws import CHEAP, THOROUGH, name_of
from virtu.walks import Walk, random_walk

GAMES = list(BUILT_IN.values())
NAMES = [game.name for game in GAMES]


class Script:
    """Picks from a list of numbers; where the list ends, the first of whatever is offered."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.place = 0

    def __call__(self, choices: int) -> int:
        self.place += 1
        return self.numbers[self.place - 1] % choices if self.place <= len(self.numbers) else 0


def tables(game: virtu.Game) -> st.SearchStrategy[tuple[int, dict[str, Value]]]:
    """A number of players and options that go together."""

    def fits(table: tuple[int, dict[str, Value]]) -> bool:
        players, options = table
        try:
            game.new(players, 0, True, **options)
        except ValueError:
            return False
        return True

    choices = {
        name: st.sampled_from(option.values) if option.values else st.integers(option.least, option.most)
        for name, option in game.options.items()
    }
    options: st.SearchStrategy[dict[str, Value]] = st.fixed_dictionaries({}, optional=choices)
    return st.tuples(st.sampled_from(list(game.players)), options).filter(fits)


@pytest.mark.parametrize("name", NAMES)
@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
@given(data=st.data())
def test_every_law_holds_somewhere_in_any_game(name: str, data: st.DataObject) -> None:
    """Any answers to some point of the game; there every law is tried, then the log is replayed."""
    game = virtu.game(name)
    players, options = data.draw(tables(game))
    walk = Walk(game, players, options, Script(data.draw(st.lists(st.integers(0, 999), max_size=120))))
    script = walk.pick
    assert isinstance(script, Script)
    while script.place < len(script.numbers) and walk.step():
        walk.obey(CHEAP)
    walk.obey(THOROUGH)
    walk.retell(thorough=True)
    assert not walk.violations, str(walk.violations[0])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players"), [(game.name, players) for game in GAMES for players in game.players]
)
def test_random_games_keep_every_law_to_the_end(name: str, players: int) -> None:
    """Whole games for every number of players; more of them where the rules are compiled."""
    for seed in range(6 if FORM == "compiled" else 2):
        walk = random_walk(virtu.game(name), players, {}, seed, sample=20)
        assert not walk.violations, str(walk.violations[0])
        assert walk.game.over(walk.state)


@pytest.mark.parametrize("name", NAMES)
def test_a_vocabulary_is_written_in_one_way(name: str) -> None:
    """11 Lower-case words, single spaces, and no two actions of one text."""
    game = virtu.game(name)
    texts = [str(action) for action in game.vocabulary.actions]
    assert len(set(texts)) == len(texts)
    for action, text in zip(game.vocabulary.actions, texts, strict=True):
        assert text == " ".join(text.lower().split())
        assert game.read(text) is action


def test_every_law_has_a_number() -> None:
    """5 and 9 are kept by the walk itself."""
    assert sorted(int(name_of(law)) for law in [*CHEAP, *THOROUGH]) == [
        1,
        2,
        3,
        4,
        6,
        7,
        8,
        10,
        11,
        12,
        13,
        14,
        15,
    ]
