"""Tuning: what its files mean, what is said about bad ones, and how the search goes from trial to trial."""

import tomllib
from pathlib import Path

import pytest

from cli.terminal import virtu
from lab.conftest import Write
from virtu.bots.pool import Crew
from virtu.games.palace.component_data import open_box
from virtu.games.registry import GAMES
from virtu.lab.component_values import overlay_text
from virtu.lab.fit import Fit, Trial
from virtu.lab.journal import OtherStudy
from virtu.lab.overlay import over
from virtu.lab.study import BadStudy, read_study
from virtu.lab.tuning import Tuning, read_tuning, try_bounds

EXAMPLES = Path(__file__).parents[2] / "examples" / "tunings"
PLAIN = """
game = "governing"
data = "first"
players = [3, 4]
games = 10
trials = 30
seed = 5
near = 0.1
"""
TARGETS = """
[targets]
within = 6
winning_points = [13, 17]
"""
VALUES = """
[values]
family.moro.bottom.crown = [1, 4]
tiles.guild.cost.florin = [2, 6]
family.moro.action = { choices = ["annex", "govern", "trade"] }
"""
GOOD = PLAIN + TARGETS + VALUES


def test_a_tuning_knows_todays_values(write: Write) -> None:
    tuning = read_tuning(write(GOOD))
    assert tuning.today == {
        "family.moro.bottom.crown": 3,
        "tiles.guild.cost.florin": 4,
        "family.moro.action": "annex",
    }
    assert (tuning.players, tuning.check_seed, tuning.check_games) == ((3, 4), 10_000, 1000)


def test_the_examples_can_be_tuned() -> None:
    assert [read_tuning(path).question for path in sorted(EXAMPLES.glob("*.toml"))]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (GOOD.replace('"governing"', '"honour"'), "game: honour reads no data but its own; governing and"),
        (GOOD.replace('"first"', '"last"'), "data: are data that come with the game: first, balanced, even,"),
        (GOOD.replace("trials", "trial"), "trial: is no key of a tuning; did you mean trials?"),
        (GOOD.replace("[3, 4]", "[3, 6]"), "players: governing is for 3 to 5: players = [3, 4], not [3, 6]"),
        (GOOD.replace("near = 0.1", "near = -1"), "near: is a number that is not negative, not -1"),
        (PLAIN + VALUES, "targets.within: is by how many percent points"),
        (GOOD.replace("[13, 17]", "[17, 13]"), "targets.winning_points: is the least and the most the mean may be"),
        (PLAIN + TARGETS, "values: are missing: [values] with lines such as"),
        (GOOD.replace("moro.bottom", "mora.bottom"), "values.family.mora.bottom.crown: mora is no entry of family;"),
        (GOOD.replace("bottom.crown", "bottom"), "values.family.moro.bottom: bottom counts symbols: add one"),
        (GOOD + "cities.genoa.value = [1, 4]\n", "values.cities.genoa.value: is printed (cities.genoa: known = "),
        (GOOD + "cities.pisa.bottom.florin = [1, 3]\n", "values.cities.pisa.bottom.florin: is printed"),
        (GOOD + "setup.starting_agents.milan = [1, 3]\n", "values.setup.starting_agents.milan: is printed (setup:"),
        (GOOD + "cities.nice.forbidden_at_3 = { choices = [false] }\n", "forbidden_at_3 is told by the rules"),
        (GOOD + "family.orsini.war = { choices = [[]] }\n", "values.family.orsini.war: is printed"),
        (GOOD.replace("[1, 4]", "[4, 1]"), "crown: the bounds are [least, most], and 4 is not less than 1"),
        (GOOD.replace("[1, 4]", "[4, 6]"), "crown: is 3 today, which lies outside [4, 6]"),
        (GOOD.replace("[1, 4]", "4"), "crown: is tuned between two whole numbers, [least, most], not 4"),
        (GOOD + "palaces.rome.rooms = [1, 2]\n", "no number: give { choices = [...] } instead of bounds"),
        (GOOD + "[start]\ntiles.duchy.cost.florin = 2\n", "start.tiles.duchy.cost.florin: is not among [values]"),
        (GOOD + "[start]\nfamily.moro.action = 'scheme'\n", "'scheme' lies outside what [values] allows"),
        (GOOD + "[check]\nseed = 14\n", "check.seed: deals 14 and on are tuned on; check with others"),
        (GOOD + "[check]\ngames = 0\n", "check.games: is a whole number from 1 to"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_file_key_and_what_is_right(text: str, said: str, write: Write) -> None:
    path = write(text)
    with pytest.raises(BadStudy) as told:
        read_tuning(path)
    assert str(told.value).startswith(str(path))
    assert said in str(told.value)


def test_bounds_that_the_rules_refuse_are_told_before_anything_is_played(write: Write) -> None:
    path = write(GOOD.replace("[2, 6]", "[2, 12]"))
    with pytest.raises(BadStudy) as told:
        try_bounds(read_tuning(path), path)
    said = f"{path}: values.tiles.guild.cost.florin: is a whole number from 0 to 9, not 12"
    assert str(told.value) == said


def test_an_overlay_changes_its_values_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(overlay_text("governing", {"cities.pisa.bottom.ship": 0, "cities.pisa.bottom.cross": 2}))
    ours, theirs = open_box("").tables, open_box(str(file)).tables
    pisa = theirs["cities"].pop("pisa")
    was = ours["cities"].pop("pisa")
    assert theirs == ours
    assert isinstance(was, dict)
    assert pisa == {**was, "bottom": {"florin": 1, "crown": 1, "cross": 2}}


def test_fitted_data_lie_over_those_that_were_begun_with(write: Write, tmp_path: Path) -> None:
    """Whatever is usual."""
    tuning = read_tuning(write(GOOD))
    changes = {"tiles.guild.cost.florin": 3}
    file = tmp_path / "own.toml"
    file.write_text(overlay_text("governing", changes, data=tuning.data))
    tables = open_box(over("governing", tuning.data, str(file))).tables
    assert tables["tiles"].pop("guild") != open_box("first").tables["tiles"]["guild"]
    assert {**tables["tiles"], "guild": 0} == {**open_box("first").tables["tiles"], "guild": 0}
    assert tables["notables"] == open_box("first").tables["notables"] != open_box("").tables["notables"]
    study = write(f'game = "governing"\ngames = 1\n[a]\ndata = "first"\n[b]\ndata = "first,{file.name}"\n')
    sides = read_study(study).sides
    assert [side.data_hash for side in sides] == [open_box(name).digest for name in ("first", f"first,{file}")]


def test_most_proposals_are_a_step_or_two_from_the_best(write: Write, tmp_path: Path) -> None:
    tuning = read_tuning(write(GOOD + "[start]\ntiles.guild.cost.florin = 6\n"))
    fit = Fit(tuning, tmp_path / "out", Crew())
    for number in (0, 1):
        fit.add(tried(tuning, fit.proposed(number)))
    for number in (2, 3, 5, 6, 7):
        best = min(fit.trials, key=fit.cost).values
        values = fit.proposed(number)
        changed = [knob for knob in tuning.knobs if values[knob.address] != best[knob.address]]
        assert 1 <= len(changed) <= 2
        assert all(values[knob.address] in knob.beside(best[knob.address]) for knob in changed)
        assert values not in [trial.values for trial in fit.trials]
        fit.add(tried(tuning, values))


@pytest.fixture
def tuning(write: Write) -> Tuning:
    return read_tuning(write(GOOD))


def cost_of(values: dict[str, object]) -> float:
    """As if games had shown that everything hangs on one value."""
    return float(abs(int(str(values["family.moro.bottom.crown"])) - 1))


def tried(tuning: Tuning, values: dict[str, object]) -> Trial:
    return Trial(values, cost_of(values), sum(knob.way(values[knob.address]) for knob in tuning.knobs), {})


def test_the_search_begins_with_today_and_stays_within_the_bounds(write: Write, tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    tuning = read_tuning(write(GOOD + "[start]\ntiles.guild.cost.florin = 6\n"))
    fit = Fit(tuning, tmp_path / "out", Crew())
    for number in range(20):
        values = fit.proposed(number)
        assert all(knob.allows(values[knob.address]) for knob in tuning.knobs)
        fit.add(tried(tuning, values))
    assert fit.trials[0].values == tuning.today
    assert fit.trials[1].values == {**tuning.today, "tiles.guild.cost.florin": 6}
    again = Fit(tuning, tmp_path / "out", Crew())
    assert again.trials == fit.trials
    assert again.proposed(20) == fit.proposed(20)


def test_what_costs_nothing_is_taken_back(tuning: Tuning, tmp_path: Path) -> None:
    """All trials lie in the journal already, so nothing is played."""
    fit = Fit(tuning, tmp_path / "out", Crew())
    best = {**tuning.today, "family.moro.bottom.crown": 1, "tiles.guild.cost.florin": 5}
    needless = {**tuning.today, "family.moro.bottom.crown": 1}
    needed = {**tuning.today, "tiles.guild.cost.florin": 5}
    for values in [tuning.today, best, *[tuning.today] * 28, needed, needless]:
        fit.add(tried(tuning, values))
    assert Fit(tuning, tmp_path / "out", Crew()).search().values == needless


def test_trials_of_another_tuning_are_refused(tuning: Tuning, write: Write, tmp_path: Path) -> None:
    Fit(tuning, tmp_path / "out", Crew())
    other = read_tuning(write(GOOD.replace("[1, 4]", "[2, 4]")))
    with pytest.raises(OtherStudy, match=r"values\.family\.moro\.bottom\.crown\[0\] is 1 there and 2 here"):
        Fit(other, tmp_path / "out", Crew())


def test_from_a_file_to_data_and_a_page(write: Write, tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    path = write(
        'question = "Is it fair?"\ngame = "wars_of_italy"\nbots = ["random"]\ngames = 2\ntrials = 2\n'
        "[targets]\nwithin = 5\nrounds = [22, 23]\n[values]\nkings.charles.bottom.crown = [1, 3]\n[check]\ngames = 2\n"
    )
    done = virtu("lab", "tune", path, "--folder", tmp_path / "out", "--workers", 1, "--json")
    assert done.code == 0, done.err
    assert done.json["trials"] >= 2
    assert set(done.json["figures"]) == {"2"}
    page = (tmp_path / "out" / "report.md").read_text(encoding="utf-8")
    assert page.startswith("# Is it fair?\n")
    assert "| rounds | 22–23 | " in page
    assert "| missed |" in page
    fitted = tomllib.loads((tmp_path / "out" / "fitted.toml").read_text(encoding="utf-8"))
    assert fitted["source"]["work"] == GAMES["wars_of_italy"].title


def test_a_bad_file_leaves_nothing_behind(write: Write, tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    said = virtu("lab", "tune", write(PLAIN), "--folder", tmp_path / "out")
    assert (said.code, (tmp_path / "out").exists()) == (2, False)


