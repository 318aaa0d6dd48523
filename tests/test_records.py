"""Golden games: every record replays, line by line, and its transcript tells the same story."""

from pathlib import Path

import pytest

import golden
import virtu
from cli.terminal import virtu as virtu_says

EARLIER = sorted(golden.RECORDS.glob("first/*.game"))
RECORDS = sorted({*golden.RECORDS.rglob("*.game")} - {*EARLIER})
ids = [f"{path.parent.name}-{path.stem}" for path in RECORDS]


@pytest.mark.parametrize("path", RECORDS, ids=ids)
def test_a_golden_game_replays_and_keeps_its_laws(path: Path) -> None:
    """Every digest is right, the game's invariants hold after every line, and somebody wins."""
    record = virtu.Record.read(path.read_text(encoding="utf-8"))
    assert record.write() == path.read_text(encoding="utf-8")
    state = record.verify()
    assert record.game.over(state)
    assert record.game.winners(state)
    state = record.start()
    for index, entry in enumerate(record.entries):
        record.repeat(state, index, entry)
        assert record.game.problems(state) == [], f"after line {record.first_line + index + 1}"


@pytest.mark.parametrize("path", RECORDS, ids=ids)
def test_a_transcript_tells_what_its_record_says(path: Path) -> None:
    """`python tests/golden.py` writes the transcripts anew, to be read as a diff."""
    assert golden.transcript_path(path).read_text(encoding="utf-8") == golden.told(path)


def test_games_of_earlier_data_are_verified_with_them() -> None:
    """One of each number of players, played with the component data called `first`."""
    said = virtu_says("verify", "--json", *EARLIER)
    assert (said.code, len(EARLIER)) == (0, 4)
    assert [record["data"] for record in said.json["records"]] == ["first"] * 4
    assert all(record["over"] for record in said.json["records"])


def test_golden_text_stays_small() -> None:
    """One game in full per number of players; of the others what their option changes. All together under 1.2 MB."""
    texts = {golden.transcript_path(path): path.stem for path in RECORDS}
    assert sum(path.stat().st_size for path in [*texts, *RECORDS, *EARLIER]) < 1_200_000
    assert set(golden.ROOT.glob("tests/*/playthroughs/*.txt")) == set(texts)
    assert [path for path, name in texts.items() if "-" in name and len(path.read_text(encoding="utf-8")) > 5000] == []


@pytest.mark.parametrize("game", virtu.games(), ids=lambda game: game.name)
def test_every_game_has_a_golden_game_per_number_of_players_and_option(game: virtu.Game) -> None:
    """So that no way to sit down is without an example."""
    assert {path.stem for path in RECORDS if path.parent.name == game.name} >= set(golden.plan(game))
