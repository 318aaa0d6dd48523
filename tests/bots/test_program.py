"""A program of one's own at our tables: asked in JSON lines, replaced where it fails, told no secrets."""

import json
import sys
from pathlib import Path

import pytest

import virtu
from virtu.bots import program
from virtu.kernel.dice import dice_from

READ = "import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n"


@pytest.fixture
def command(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A program in Python that does this with each question."""
    file = tmp_path / "bot.py"
    file.write_text(READ + f"    {request.param}\n", encoding="utf-8")
    return f"program:{sys.executable} {file}"


def answering(what: str) -> str:
    return f"print(json.dumps({{'type': 'answer', 'id': asked['id'], 'action': {what}}}), flush=True)"


@pytest.mark.parametrize("command", [answering("asked['offers'][-1]")], indirect=True)
def test_its_answer_is_played(command: str) -> None:
    game = virtu.game("seven_virtues")
    state = game.new(2, seed=1)
    assert virtu.bot(command).choose(game, state) == game.offers(state)[-1]


OBSTINATE = answering("asked['offers'][-1] if 'refused' in asked else 'take 99'")


@pytest.mark.parametrize("command", [OBSTINATE], indirect=True)
def test_a_refused_answer_is_explained_and_asked_for_once_more(command: str) -> None:
    game = virtu.game("seven_virtues")
    state = game.new(2, seed=1)
    assert virtu.bot(command).choose(game, state) == game.offers(state)[-1]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (answering("'take 99'"), "answered 'take 99', which is not legal"),
        ("sys.exit()", "ended"),
        ("print('hello', flush=True)", "said 'hello', which is not JSON"),
        ("time.sleep(60)", "said nothing for"),
    ],
    indirect=["command"],
)
def test_where_it_fails_a_legal_answer_stands_in(
    command: str, said: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "GRACE", 0.5)
    game = virtu.game("seven_virtues")
    state = game.new(2, seed=1)
    bot = virtu.bot(command)
    assert bot.choose(game, state, budget=0.2) == game.offers(state)[0]
    assert said in capfd.readouterr().err


@pytest.mark.parametrize("command", ["sys.exit()"], indirect=True)
def test_after_three_failures_nobody_asks_it_any_more(command: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = virtu.game("seven_virtues")
    state = game.new(2, seed=1)
    bot = virtu.bot(command)
    for _ in range(5):
        bot.choose(game, state)
    said = capfd.readouterr().err.splitlines()
    assert len(said) == 3
    assert said[-1].endswith("it is not asked any more")


def test_it_is_told_nothing_its_seat_may_not_know() -> None:
    """The question is the same for tables that differ only in what the seat may not know."""
    game = virtu.game("honour")
    state = game.new(5, seed=3)
    seat = game.seat(state)
    assert seat is not None
    tables = [state, *[game.imagine(state, seat, dice_from(seed)) for seed in range(3)]]
    assert len({game.digest(table) for table in tables}) > 1
    asked = {
        json.dumps(program.asking(game, game.imagine(table, seat, dice_from(9)), seat, 1, 1.0), sort_keys=True)
        for table in tables
    }
    assert len(asked) == 1


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("program:", "comes the command"),
        ("program:'", "is no command: No closing quotation"),
        ("program:./not-there now", "there is no program './not-there' here"),
    ],
)
def test_a_mistake_in_its_name_is_told(name: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        virtu.bot(name)


@pytest.mark.skipif(__import__("shutil").which("node") is None, reason="needs Node")
def test_the_example_in_javascript_plays_well_enough_against_random() -> None:
    from virtu.bots.arena import Match, play_match

    example = Path(__file__).parent.parent.parent / "examples" / "bot.js"
    match = Match("seven_virtues", 2, ("random", f"program:node {example}"), 8, 1)
    ours = {str(row["bot"]): row for row in play_match(match)["bots"]}  # type: ignore[attr-defined]
    assert ours[f"program:node {example}"]["wins"] >= 5
