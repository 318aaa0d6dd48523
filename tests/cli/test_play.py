"""A game in the terminal."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import virtu as engine
from cli.terminal import virtu
from virtu.cli.boards import draw
from virtu.cli.offers import arranged
from virtu.cli.table import Table
from virtu.cli.words import TableModel, words_for
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import Seat
from virtu.kernel.record import Record, Recorder

GAME = "seven_virtues"
RECORDS = Path(__file__).parents[2] / "records"


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    path = tmp_path / "mine.game"
    said = virtu("play", GAME, "--players", 3, "--seed", 3, "--save", path, "--name", "Ada", typed="1\n" * 60)
    assert said.code == 0
    assert " wins, " in said.out or "You win" in said.out
    record = engine.Record.read(path.read_text())
    assert record.names == ["Ada", "Cosimo", "Lucrezia"]
    assert record.game.over(record.verify())


def test_answers_in_words_and_refusals_with_their_clause() -> None:
    said = virtu("play", GAME, "--players", 2, "--seed", 3, typed="done\nwhy take 99\ntake 99\nquit\n")
    assert (
        "Stop here: You must take one legal set from the active row; you can’t pass. (SV-3.1)"
        in said.out
    )
    assert "is not a move in this game" in said.out
    assert "You leave the table." in said.out
    assert said.code == 0


def test_the_terminal_explains_itself() -> None:
    said = virtu("play", GAME, "--seed", 3, typed="?\nrule 3.4\nrule 99\nscore\nboard\nwhat 1\n\nquit\n")
    for words in ("why MOVE", "SV-3.4", "There is no clause 99", "Starting points", "Inactive row", "You hold"):
        assert words in said.out


def test_a_part_of_the_rules_is_shown_clause_by_clause() -> None:
    said = virtu("play", "governing", "--seed", 3, typed="rule AG-8.5\nquit\n")
    for number in ("AG-8.5.1 ", "AG-8.5.2 "):
        assert number in said.out
        assert number in virtu("rules", "governing", "8.5").out
    assert "AG-8.6.1" not in said.out


def test_the_wars_know_the_clauses_of_the_art_of_governing_they_are_played_by() -> None:
    said = virtu("play", "wars_of_italy", "--seed", 3, "--language", "fr", typed="rule AG-3.5.1\nrule WI-2.3\nquit\n")
    assert "(AG-3.5.1)" in said.out, "it is cited"
    assert "> AG-3.5.1 " in said.out
    assert "> WI-2.3 " in said.out
    assert "AG-3.5.1 " in virtu("rules", "wars_of_italy", "ag-3.5.1").out
    assert "has no clause 'AG-99'" in virtu("rules", "wars_of_italy", "AG-99").err


def test_a_command_without_what_it_is_about_is_explained() -> None:
    said = virtu("play", GAME, "--seed", 3, typed="why\nsave\nquit\n")
    assert "is not a move" not in said.out
    assert "why MOVE  why a move is not allowed" in said.out
    assert "save FILE  save the record" in said.out


def test_an_answer_is_taken_back_until_another_player_follows(tmp_path: Path) -> None:
    path = tmp_path / "mine.game"
    family = "undo\ncharles room 2\norleans room 5\nsforza room 4\nbriconnet left1\n"
    turn = f"room 5\nundo\nroom 1\nuse left1 cross\nundo\nsave {path}\nquit\n"
    said = virtu("play", "wars_of_italy", "--seed", 4, typed=family + turn)
    assert said.out.count("There is nothing to undo right now.") == 1
    given = [entry.text for entry in engine.Record.read(path.read_text()).entries if entry.seat == 0]
    assert given[-2:] == ["room 1", "annex"], "what was answered for the person stays"
    assert "room 5" not in given


def test_beside_hidden_hands_an_answer_that_showed_nothing_is_taken_back() -> None:
    said = virtu("play", "honour", "--seed", 4, typed="exchange\nundo\nundo\ndone\nundo\nquit\n")
    assert said.out.count("There is nothing to undo right now.") == 2, "before the first answer, and after the others'"
    assert "You end your turn" in said.out


def test_a_card_that_was_drawn_is_not_put_back() -> None:
    said = virtu("play", "honour", "--seed", 4, typed="exchange\n1\ndone\nundo\nquit\n")
    assert "You exchange" in said.out
    assert "There is nothing to undo right now." in said.out


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    path, whole = tmp_path / "mine.game", tmp_path / "whole.game"
    virtu("play", GAME, "--players", 3, "--seed", 3, "--seat", 1, "--save", path, typed="1\n1\nquit\n")
    saved = path.read_text().splitlines()
    said = virtu("play", GAME, "--resume", path, "--seat", 1, "--save", whole, typed="1\n" * 60)
    assert said.code == 0
    assert whole.read_text().splitlines()[: len(saved)] == saved
    record = engine.Record.read(whole.read_text())
    assert record.game.over(record.verify())


def test_opponents_are_called_by_their_names() -> None:
    bots = ["--bots", "easy,hard@50p,gentle", "--bot", "cat"]
    others = virtu("play", GAME, "--players", 5, *bots, "--language", "fr").out
    assert "Cosimo (cat), Lucrezia (facile), Piero (difficile@50p) et Isabella (gentle)" in others


def test_the_end_of_input_leaves_the_table() -> None:
    assert "You leave the table." in virtu("play", GAME, "--seed", 1).out


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "where.game"
    said = virtu("play", GAME, "--seed", 1, typed=f"save {nowhere}\nquit\n")
    assert "there is no such folder" in said.out
    early = virtu("play", GAME, "--seed", 1, "--save", nowhere, typed="quit\n")
    assert (early.code, early.out) == (2, ""), "before the game, not after it"


def test_with_json_the_game_goes_to_standard_error() -> None:
    said = virtu("play", GAME, "--seed", 3, "--json", typed="1\n" * 60)
    assert said.json["over"] is True
    assert said.json["winners"]
    assert engine.Record.read(said.json["record"]).verify()
    assert said.json["seed"] == 3
    assert "win" in said.err


def test_hidden_hands_stay_hidden() -> None:
    """SV-6.2 With memory the terminal shows other hands no better than the table does."""
    said = virtu("play", GAME, "--players", 2, "--seed", 3, typed="1\n1\nboard\nquit\n")
    rows = [line.split("│") for line in said.out.splitlines() if line.startswith("│ Cosimo")]
    assert len(rows) >= 3
    for *_, cards, hand, _ in rows:
        assert hand.strip() in ("", "One card is hidden.", f"{cards.strip()} cards are hidden.")


ENDS = {"en": "win", "fr": "emporte", "cs": "vítězí", "it": "vince"}
GAMES = {
    "seven_virtues": [],
    "honour": [],
    "governing": ["--option", "year_limit=2"],
    "wars_of_italy": [],
}


@pytest.mark.parametrize("language", ENDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_first_answers_in_every_language(game: str, language: str) -> None:
    said = virtu(
        "play",
        game,
        "--seed",
        4,
        "--bots",
        "random",
        "--language",
        language,
        *GAMES[game],
        typed="1\n" * 3000,
    )
    assert said.code == 0
    *_, headline, _ = said.out.splitlines()
    assert ENDS[language] in headline.lower() or "vinci" in headline.lower() or "vítězíte" in headline.lower()
    assert not re.search(r"\[[\w-]+\]|\{ ?\$", said.out), "a message is missing"
    if language != "en":
        assert not re.search(r"\b(You|the|takes|plays|your)\b", said.out)


def test_the_system_says_which_language() -> None:
    assert "Quelles cartes prendre" in virtu("play", GAME, "--seed", 1, system="fr_FR.UTF-8").out
    assert "Které karty" in virtu("play", GAME, "--seed", 1, "--lang", "cs", system="fr_FR.UTF-8").out
    assert "Take which cards" in virtu("play", GAME, "--seed", 1, system="xx_XX").out


def test_many_answers_stand_in_columns() -> None:
    lines = [
        (f"March from Florence to City {number}", "", f"march florence {number}") for number in range(39)
    ]
    rows = arranged(lines, 130)
    assert len(rows) == 20
    assert rows[0].plain.startswith("  1  March")
    assert " 21  March" in rows[0].plain
    assert len(arranged(lines, 70)) == 39
    for row in arranged([*lines, ("March " + "very " * 11 + "far", "", "march far away")], 70):
        assert max(map(len, row.plain.splitlines())) <= 70


@pytest.mark.parametrize("command", [[], ["lab"], ["lesson"]])
def test_the_list_of_commands_fits_a_terminal(command: list[str]) -> None:
    said = virtu(*command, "--help").out
    assert "\nCommands:\n" in said
    assert "..." not in said.partition("\nCommands:\n")[2]


def test_the_influence_tracks_are_whole_at_80_columns() -> None:
    console = Console(file=io.StringIO(), width=80)
    game = engine.game("wars_of_italy")
    words = words_for(game, "it", ["", ""], 0)
    draw(console, TableModel(game, game.new(seed=1), Seat(0)), words, None)
    shown = console.file.getvalue()  # type: ignore[attr-defined]  # it is the StringIO from above
    assert shown.count("6 5 │ 4 3 2 │ 1 ◆ 1 │ 2 3 4 │ 5 6") == 3
    assert "◀ Francia" in shown


@pytest.mark.parametrize("language", ENDS)
def test_12_1_while_hands_are_hidden_nothing_is_saved(tmp_path: Path, language: str) -> None:
    """HO-12.1 The record of a running game tells every hand, and so does its seed."""
    path = tmp_path / "mine.game"
    sentence = words_for(engine.game("honour"), language, []).t("play-hidden")
    said = virtu("play", "honour", "--language", language, typed=f"save {path}\n1\nquit\n")
    assert sentence in said.out
    left = virtu("play", "honour", "--language", language, "--save", path, typed="1\nquit\n")
    assert (left.code, left.err.strip()) == (2, sentence)
    assert not path.exists()


def test_leaving_early_the_result_tells_no_hidden_hand_and_no_seed() -> None:
    result = virtu("play", "honour", "--json", typed="1\nquit\n").json
    assert result["over"] is False
    assert not {"record", "seed"} & set(result)
    open_game = virtu("play", GAME, "--json", typed="1\nquit\n").json
    assert "seed" not in open_game
    assert engine.Record.read(open_game["record"]).verify()


def test_3_5_1_secretly_placed_cards_are_not_saved_or_counted(tmp_path: Path) -> None:
    """AG-3.5.1 While Family cards are placed in secret, neither record nor score may tell where others lie."""
    path = tmp_path / "mine.game"
    said = virtu("play", "governing", "--seat", 2, typed=f"save {path}\nscore\nquit\n")
    assert not path.exists()
    assert "would reveal hidden information" in said.out
    assert "some choices are still secret" in said.out


def test_what_has_one_answer_is_not_asked_unless_wished() -> None:
    """The last card of a row is taken by itself, with a line that says so."""
    quick = virtu("play", GAME, "--players", 2, "--seed", 3, typed="1\n" * 60)
    asked = virtu("play", GAME, "--players", 2, "--seed", 3, "--ask-all", typed="1\n" * 60)
    assert "Played for you: " in quick.out
    assert "Played for you: " not in asked.out
    assert quick.out.splitlines()[-2:] == asked.out.splitlines()[-2:]


@pytest.mark.parametrize(("line", "times"), [("disband mantua x2", 2), ("disband mantua x 9", 3), ("1 x2", 1)])
def test_several_equal_steps_are_one_answer(monkeypatch: pytest.MonkeyPatch, line: str, times: int) -> None:
    """Of five unpaid Troops as many leave at once as one says, and never more than stand there."""
    record = engine.Record.read((RECORDS / "wars_of_italy" / "2.game").read_text())
    recorder = Recorder(Record(record.game, 2, record.options), dice_from(1), record.replay(151))
    console = Console(file=io.StringIO(), width=120)
    table = Table(recorder, Seat(0), ["easy"], words_for(record.game, "en", ["Ada", "Bo"], 0), console)
    monkeypatch.setattr(console, "input", lambda prompt: line)
    assert table.ask()
    given = [entry.text for entry in recorder.record.entries]
    assert len(given) == times, given
    assert len(set(given)) == 1, given
    assert "Several at once: 1 x2" in console.file.getvalue()  # type: ignore[attr-defined]
