"""Study files: what they mean, and what is said about those that cannot be played."""

from pathlib import Path

import pytest

from cli.terminal import virtu
from lab.conftest import Write
from virtu.games.registry import GAMES
from virtu.lab.arm import arms_of
from virtu.lab.study import BadStudy, Study, read_study

STUDIES = Path(__file__).parents[2] / "examples" / "studies"
PLAIN = 'game = "seven_virtues"\ngames = 2\n'


def test_a_study_plays_its_sides_then_what_is_forbidden(study: Study) -> None:
    assert [(arm.kind, arm.name) for arm in arms_of(study)] == [
        ("a", "A"),
        ("b", "open hands"),
        ("without", "without take hope*"),
    ]
    assert [side.options["hands"] for side in study.sides] == ["memory", "open"]


@pytest.mark.parametrize("path", sorted(STUDIES.glob("*.toml")), ids=lambda path: path.stem)
def test_the_examples_can_be_played(path: Path) -> None:
    assert read_study(path).question


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('games = 3\n', "game: is missing; the games are governing, "),
        ('game = "chess"\n', "game: there is none called 'chess'; the games are"),
        ('game = "seven_virtues"\n', "games: is missing; it is a whole number from 1 to"),
        (PLAIN + "player = 3\n", "player: is no key of a study; did you mean players?"),
        (PLAIN + "players = 9\n", "players: seven_virtues is for 2 to 7, not 9"),
        (PLAIN + 'bots = ["genius"]\n', "bots: no bot is called 'genius'; the levels are random,"),
        (PLAIN + 'bots = ["hard"]\n', "bots: hard thinks by the clock, so every machine would find other numbers"),
        (PLAIN + 'bots = ["program:python3"]\n', "bots: program:python3 thinks by the clock"),
        (PLAIN + 'bots = ["program:./not-there"]\nclock = true\n', "bots: there is no program './not-there' here"),
        (PLAIN + 'bots = "easy"\n', 'bots: is a list of bots: ["easy", "random"]'),
        (PLAIN + "seed = -1\n", "seed: is a whole number from 0"),
        (PLAIN + 'measures = ["fun"]\n', "measures: is a list of some of wins, length,"),
        (PLAIN + 'options = { hand = "open" }\n', "options: seven_virtues has no option hand; its options: hands"),
        (PLAIN + '[b]\noptions = { hands = "shut" }\n', "b.options: option hands"),
        (PLAIN + "[b]\n", "b: is the same as a"),
        (PLAIN + '[a]\nname = "x"\n', "a: is compared with [b], which is missing"),
        (PLAIN + '[b]\ngame = "honour"\n', "b.game: is no key of a variant; the keys are name, options, data, bots"),
        (PLAIN + 'forbid = ["take hop"]\n', "forbid: no answer of seven_virtues is written 'take hop'; did you mean"),
        (PLAIN + 'ladder = ["hard@5p"]\n', "ladder: is two or more different bots"),
        (PLAIN + 'seats = "round"\n', 'seats: is "rotate"'),
        (PLAIN + 'data = "none.toml"\n', "data: seven_virtues reads no data but its own; governing, wars_of_italy do"),
        ('game = "governing"\ngames = 3\ndata = "none.toml"\n', "data: there is no file none.toml beside the study;"),
        (PLAIN + "games = 3\n", "is not TOML: Cannot overwrite a value (at line 3"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_file_key_and_what_is_right(text: str, said: str, write: Write) -> None:
    path = write(text)
    with pytest.raises(BadStudy) as told:
        read_study(path)
    assert str(told.value).startswith(str(path))
    assert said in str(told.value)


def test_an_overlay_is_checked_before_anything_is_played(write: Write, tmp_path: Path) -> None:
    path = write('game = "governing"\ngames = 1\n[b]\ndata = "mine.toml"\n')
    (tmp_path / "mine.toml").write_text("[notables.merchant]\npoints = 99\n", encoding="utf-8")
    said = virtu("lab", "run", path, "--folder", tmp_path / "out")
    assert said.code == 2
    assert said.err.startswith(f"{path}: b.data: {tmp_path / 'mine.toml'}: notables.merchant.points: ")
    assert not (tmp_path / "out").exists()
    (tmp_path / "mine.toml").write_text("[notables.merchant]\npoints = 3\n", encoding="utf-8")
    usual, other = read_study(path).sides
    assert usual.data_hash == GAMES["governing"].data_hash != other.data_hash
