"""The little game of docs/add_a_game.md, brought by another package: everything plays it, and nothing here knows it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import guest_game
from server.people import Person, Server
from virtu.games.registry import BUILT_IN, GROUP, with_guests
from virtu.kernel import engine
from virtu.kernel.game import Game

COMPILED = not str(engine.__file__).endswith(".py")
MARKS = re.compile(r"\[[\w-]+\]|\{ ?\$")
"""A message that is missing, or lacks a fact."""


class Place:
    """A machine with the package installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.env = {**os.environ, "PYTHONPATH": guest_game.python_path(folder), "LC_ALL": "C"}

    def virtu(self, *arguments: object, typed: str = "", code: int = 0) -> str:
        """What a command prints."""
        command = [sys.executable, "-m", "virtu", *map(str, arguments)]
        done = subprocess.run(
            command, input=typed, capture_output=True, text=True, check=False, env=self.env, timeout=120
        )
        assert done.returncode == code, done.stdout + done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout if code == 0 else done.stderr + done.stdout

    def json(self, *arguments: object, typed: str = "") -> Any:
        return json.loads(self.virtu(*arguments, "--json", typed=typed))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return Place(guest_game.install(tmp_path_factory.mktemp("guest")))


def test_it_stands_among_the_games(place: Place) -> None:
    games = place.json("games")["games"]
    assert [game["name"] for game in games] == [*BUILT_IN, "stones"]


def test_random_games_obey_every_law(place: Place) -> None:
    for players in (2, 4):
        result = place.json("fuzz", "stones", "--players", players, "--games", 20, "--sample", 1)
        assert result["violations"] == []
        assert (result["endings"], result["seen"]["began"]) == ({"finished": 20}, 20)
    assert place.json("fuzz", "stones", "--games", 8, "--workers", 2)["games"] == 8


def test_bots_play_it_and_the_better_one_wins(place: Place) -> None:
    """The bot that looks one answer ahead takes the last stones when it can."""
    result = place.json("selfplay", "stones", "--bots", "easy,random", "--games", 200, "--seed", 1)
    wins = {bot["bot"]: bot["wins"] for bot in result["bots"]}
    assert wins["easy"] > 1.5 * wins["random"]


def test_it_runs_on_the_kernel_there_is_plain_or_compiled(place: Place) -> None:
    assert place.json("bench", "stones", "--seconds", 0.2)["compiled"] is COMPILED


@pytest.mark.parametrize("language", ["en", "fr", "cs", "it"])
def test_a_game_in_the_terminal_shows_no_missing_message(place: Place, language: str) -> None:
    typed = "?\nwhy take 9\nwhy begin 1\nwhat take 2\nrule ST-1\nboard\nscore\n" + "1\n" * 15
    said = place.virtu("play", "stones", "--seed", 3, "--language", language, typed=typed)
    assert not MARKS.search(said)
    assert "take one, two or three stones" in said
    assert "stones 1 (ST-2)" in said
    assert "last stone" in said


def test_positions_and_records(place: Place, tmp_path: Path) -> None:
    position, record = tmp_path / "new.json", tmp_path / "my.game"
    position.write_text(place.virtu("new", "stones", "--seed", 2))
    assert place.json("position", "stones", position)["offers"] == ["take 1", "take 2", "take 3"]
    tried = place.json("try", "stones", position, "take 3")
    assert tried["position"]["state"]["left"] == 12
    assert "ST-2" in place.virtu("try", "stones", position, "begin 1", code=1)
    place.virtu("play", "stones", "--seed", 3, "--save", record, typed="1\n" * 15)
    assert place.json("verify", record)["ok"]
    assert not MARKS.search(place.virtu("replay", record))
    assert place.json("replay", record)["over"]


def test_a_rulebook_is_not_needed(place: Place) -> None:
    assert "no rules are written for 'stones'" in place.virtu("rules", "stones", code=2)


@pytest.fixture
def house(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("PYTHONPATH", place.env["PYTHONPATH"])
    server = Server(tmp_path)
    yield server
    server.stop()
    assert server.complaints() == ""


@pytest.mark.parametrize("level", ["random", "easy"])
async def test_a_table_against_a_bot_to_the_end(house: Server, level: str) -> None:
    async with Person(house) as person:
        listed = {game["name"]: game["title"] for game in (await person.get("/api/games"))["games"]}
        assert listed["stones"] == "Stones"
        table = await person.create("me", level, game="stones")
        async with person.sit(table) as chair:
            await chair.until(lambda chair: chair.offers)
            refused = await chair.answer("begin 1")
            assert refused["clause"] == "ST-2"
            ideas = await chair.ask(type="hint", version=chair.version)
            assert ideas["ideas"], ideas
            await chair.finish()
            assert [sum(line["points"] for line in seat["lines"]) for seat in chair.score].count(1) == 1


# ---- guests that cannot stay


def guest(value: str, name: str = "stones") -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def test_whoever_cannot_be_loaded_is_left_out_with_one_line(tmp_path: Path) -> None:
    broken = "[virtu.games]\ngone = nowhere:GAME\nwrong = wrong:GAME\n"
    place = Place(guest_game.install(tmp_path, "broken", broken, wrong="raise RuntimeError('not\\ntoday')\n"))
    guest_game.install(tmp_path)
    command = [sys.executable, "-m", "virtu", "fuzz", "stones", "--games", "4", "--workers", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=place.env)
    gone, wrong = done.stderr.splitlines()
    assert gone.startswith("The game 'gone' (nowhere:GAME) is left out: ModuleNotFoundError")
    assert wrong == "The game 'wrong' (wrong:GAME) is left out: RuntimeError: not today"


def renamed(**facts: Any) -> Game:
    """A game that calls itself otherwise."""
    sound = BUILT_IN["seven_virtues"]
    named: dict[str, Any] = {"name": "guest", "specification": "GU", **facts}
    return Game(
        **named,
        title="Guest",
        players=sound.players,
        options={},
        rules_version="1.0.0",
        data_hash="",
        vocabulary=sound.vocabulary,
        clauses=[],
        fields={},
        tags={},
        longest=1,
    )


NAMESAKE = renamed(name="honour")
COUSIN = renamed(specification="SV")
SHOUTING = renamed(name="My Game")
SOUND = renamed()


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("NAMESAKE", "another game is called 'honour'"),
        ("COUSIN", "the clauses of seven_virtues begin with 'SV', too"),
        ("SHOUTING", "a game's name is one word in lower case, not 'My Game'"),
        ("COMPILED", "is no Game"),
    ],
)
def test_a_game_that_would_be_mistaken_for_another_is_refused(
    value: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    games = with_guests(BUILT_IN, [guest(f"{__name__}:{value}"), guest(f"{__name__}:SOUND", "zz")])
    assert list(games) == [*BUILT_IN, "guest"]
    assert games["honour"] is BUILT_IN["honour"]
    (line,) = capsys.readouterr().err.splitlines()
    assert why in line
    assert "'stones'" in line
