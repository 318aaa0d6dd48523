"""A person's mistake: a sentence that says what is right, exit code 2, and never a traceback."""

from pathlib import Path

import pytest

from cli.terminal import virtu

GAME = "seven_virtues"
RECORDS = Path(__file__).parents[2] / "records"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["gamse"], "no command is called 'gamse'; did you mean games?"),
        (["xyzzy"], "the commands are serve, play, games"),
        (["games", "--colour"], "No such option"),
        (["lab", "runn"], "no command is called 'runn'; did you mean run?"),
        (["lesson", "xyzzy"], "the commands are check, next"),
        (["play"], "The games are governing, wars_of_italy"),
        (["rules", "chess"], "no game is called 'chess'; the games are"),
        (["rules", GAME, "SV-3.99"], "has no clause 'SV-3.99'; there are SV-3.1, SV-3.2"),
        (["rules", GAME, "nonsense"], "there are SV-1, SV-2"),
        (["rules", "--stale", "en"], "English is what the others are translated from"),
        (["rules", "--lock", "en"], "English is what the others are translated from"),
        (["rules"], "which game? There are rules for governing, honour"),
        (["fuzz", GAME, "--players", "9"], "seven_virtues is for 2 to 7 players, not 9"),
        (["fuzz", GAME, "--players", "two"], "'two' is not a valid integer"),
        (["fuzz", GAME, "--games", "0"], "0 is not in the range"),
        (["fuzz", GAME, "--seed", "-1"], "-1 is not in the range"),
        (["fuzz", GAME, "--option", "hands"], "an option is written name=value, not 'hands'"),
        (
            ["fuzz", GAME, "--option", "speed=9"],
            "seven_virtues has no option speed; its options: hands, first",
        ),
        (["fuzz", GAME, "--option", "hands=shut"], "is one of: memory, open; not 'shut'"),
        (["fuzz", GAME, "--option", "first=5"], "a seat from 0 to 1, not 5"),
        (["new", "honour", "--option", "timer=clock"], "a full game has no clock (HO-11.4)"),
        (
            ["selfplay", GAME, "--bots", "easy,genius"],
            "no bot is called 'genius'; the levels are random, easy",
        ),
        (["selfplay", GAME, "--bots", ""], "no bot is called ''"),
        (["ladder", "honour", "--rung", "easy:expert"], "no rung is called 'easy:expert'; there are easy:random"),
        (["ladder", "honour", "--players", "4"], "honour is for 5 players"),
        (["selfplay", GAME, "--budget", "-1"], "-1.0 is not in the range"),
        (["vocabulary", "honour", "--players", "4"], "honour is for 5 players, not 4"),
        (["bench", "chess"], "no game is called 'chess'"),
        (["play", GAME, "--seat", "4"], "With 2 players the seats are 0 to 1, not 4."),
        (["play", GAME, "--bots", "genius"], "the levels are random, easy"),
        (["play", GAME, "--lang", "xx"], "the languages are cs, en, fr, it"),
        (["play", GAME, "--seat", "4", "--language", "fr"], "À 2 joueurs, les places vont de 0 à 1"),
        (["bot-protocol", GAME, "genius"], "the levels are random, easy"),
        (["bot-protocol", GAME, "easy,random"], "one level, please"),
        (["replay", "nowhere.game"], "nowhere.game cannot be read: no such file or directory"),
        (["verify", "nowhere.game"], "nowhere.game cannot be read"),
        (["verify"], "say which records to verify"),
        (["serve", "--trusted-proxies", "127.0.0.1,zz"], "addresses or networks separated by commas, or *, not 'zz'"),
        (["upgrade"], "say which records to upgrade"),
        (["position", GAME, "nowhere.json"], "nowhere.json cannot be read"),
        (["position", GAME, "."], ". cannot be read: is a directory"),
        (["position", GAME, RECORDS / "seven_virtues" / "2.game"], "is a record; virtu replay --position prints"),
        (["try", GAME, "-"], "say what to try"),
        (["lesson", "next", "nowhere.toml"], "nowhere.toml cannot be read: no such file or directory"),
        (["play", GAME, "--save", "nowhere/x.game"], "Can’t save nowhere/x.game: there is no such folder."),
        (["play", GAME, "--resume", "nowhere.game"], "nowhere.game cannot be read"),
        (["play", GAME, "--resume", RECORDS / "honour" / "5.game"], "is a game of honour, not of seven_virtues"),
        (["play", GAME, "--resume", RECORDS / "seven_virtues" / "2.game"], "is over: virtu replay shows it"),
        (["play", GAME, "--resume", "x", "--players", "3"], "leave out --players and --option"),
        (["serve", "--port", "99999"], "99999 is not in the range"),
        (["serve", "--setting", "speed=9"], "no setting is called 'speed'; the settings are database_seconds,"),
        (["serve", "--setting", "bot_workers=many"], "bot_workers is a number, not 'many'"),
        (["serve", "--setting", "bot_workers=-1"], "bot_workers is 0 or more, not -1"),
        (["backup", "x", "--database", "mysql://x"], "a database is sqlite:///PATH or postgresql://…, not mysql://…"),
        (["check", "--database", "/nowhere/x.sqlite"], "there is no database at /nowhere/x.sqlite"),
    ],
)
def test_a_mistake_is_answered_with_what_is_right(arguments: list[object], sentence: str) -> None:
    said = virtu(*arguments)
    assert said.code == 2
    assert sentence in said.err
    assert said.out == ""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "standard input: the last line says what comes next"),
        ('{"game": ', "standard input is not JSON"),
        ("[" * 100_000, "standard input is nested too deeply"),
        ("5", "standard input: line 1: “5” says nothing known"),
        ("[5]", "a position is an object"),
        ("{}", "game is missing"),
        ('{"game": "chess", "players": 2, "options": {}, "state": {}}', "game is 'chess'"),
        ('{"game": "seven_virtues", "players": 2, "options": {}, "state": {}}', "state.players is missing"),
    ],
)
@pytest.mark.parametrize("command", [["position", GAME, "-"], ["try", GAME, "-", "done"]])
def test_a_broken_position_is_named(command: list[str], text: str, sentence: str) -> None:
    said = virtu(*command, typed=text)
    assert said.code == 2
    assert sentence in said.err


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in virtu("position", GAME, path).err
    assert "is not a text file" in virtu("lesson", "check", path).err
    assert virtu("replay", path).code == 2


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    path.write_text("chess\n")
    said = virtu("replay", path)
    assert said.code == 2
    assert "is not a record: line 1: a record begins with" in said.err


def test_with_json_a_mistake_is_one_object_too() -> None:
    said = virtu("fuzz", "chess", "--json")
    assert said.code == 2
    assert "no game is called 'chess'; the games are" in said.json["error"]


def test_no_command_at_all_shows_what_there_is() -> None:
    said = virtu()
    assert said.code == 2
    assert "bot-protocol" in said.out


def test_every_command_explains_itself() -> None:
    for name in (
        "games",
        "rules",
        "play",
        "fuzz",
        "replay",
        "verify",
        "upgrade",
        "position",
        "try",
        "selfplay",
        "bench",
    ):
        said = virtu(name, "--help")
        assert said.code == 0
        assert "--json" in said.out
