"""What the commands share: how games, bots, options and files are named, and how results are shown."""

import json
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console

import virtu
from virtu.bots.pool import Crew
from virtu.cli.words.catalogue import languages, system_language
from virtu.kernel.event import Event
from virtu.kernel.game import Game
from virtu.kernel.option import Value
from virtu.kernel.score import Score
from virtu.kernel.state import State

Command = TypeVar("Command", bound=Callable[..., Any])


class Wrong(click.ClickException):
    """A person's mistake, with a sentence that says what is right."""


class GameType(click.ParamType[Game]):
    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        try:
            return value if isinstance(value, Game) else virtu.game(value)
        except ValueError as error:
            raise Wrong(str(error)) from None

    def get_missing_message(self, param: click.Parameter, ctx: click.Context | None) -> str:
        return f"The games are {', '.join(game.name for game in virtu.games())}."


class BotsType(click.ParamType[list[str]]):
    """One or more levels: "easy,random"."""

    name = "levels"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> list[str]:
        levels = value if isinstance(value, list) else [part.strip() for part in value.split(",")]
        for level in levels:
            try:
                virtu.bot(level)
            except ValueError as error:
                raise Wrong(str(error)) from None
        return levels


class LanguageType(click.ParamType[str]):
    """A language there is a catalogue for; by default the system's."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in languages():
            raise Wrong(f"no catalogue for {value!r}; the languages are {', '.join(languages())}")
        return str(value)


GAME = GameType()
BOTS = BotsType()

game_argument = click.argument("game", type=GAME)
json_option = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object; progress goes to standard error."
)
players_option = click.option("--players", type=int, help="How many players; by default the fewest.")
seed_option = click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
language_option = click.option(
    "--language",
    "--lang",
    type=LanguageType(),
    default=system_language,
    help="The language: cs, en, fr or it; by default your system's.",
)
ray_option = click.option(
    "--ray",
    metavar="ADDRESS",
    help="Play on a Ray cluster: auto finds a running one, local starts one here with that many --workers.",
)
program_option = click.option(
    "--bot", "programs", multiple=True, metavar="COMMAND", help="A program of your own as one more bot; repeatable."
)
options_option = click.option(
    "--option", "given", multiple=True, metavar="NAME=VALUE", help="An option of the game; repeatable."
)


def table_for(game: Game, players: int | None, given: tuple[str, ...]) -> tuple[int, dict[str, Value]]:
    """The number of players and the complete options; Wrong says what is right."""
    wanted: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Wrong(f"an option is written name=value, not {text!r}; {options_in_words(game)}")
        wanted[name.strip()] = value
    try:
        options = game.read_options(wanted)
        state = game.new(players, 0, True, **options)
    except ValueError as error:
        raise Wrong(str(error)) from None
    return state.players, options


def crew_of(workers: int, ray: str | None) -> Crew:
    """Who plays the games; Wrong says what is missing."""
    if ray and find_spec("ray") is None:
        raise Wrong("a cluster needs Ray: pip install 'virtu[ray]'")
    return Crew(workers, ray or "")


@contextmanager
def reaching(crew: Crew) -> Iterator[None]:
    """Wrong where there is no such cluster."""
    try:
        yield
    except ConnectionError as error:
        raise Wrong(f"no Ray cluster found at {crew.ray}: {str(error).partition('. ')[0].lower()}") from None


def programs_as_bots(commands: tuple[str, ...]) -> list[str]:
    """The bots that are programs of the user's own, by name."""
    return BOTS.convert([f"program:{command}" for command in commands], None, None) if commands else []


def options_in_words(game: Game) -> str:
    return f"{game.name} has the options {', '.join(game.options) or 'none'}"


def read_text(path: str) -> str:
    """A file, or standard input for "-"."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise Wrong(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from None
    except UnicodeDecodeError:
        raise Wrong(f"{path} is not a text file") from None


def write_text(path: str, text: str) -> None:
    """Replace a file; "-" is standard output."""
    try:
        if path == "-":
            sys.stdout.write(text)
        else:
            Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Wrong(f"{path} cannot be written: {(error.strerror or str(error)).lower()}") from None


def read_position(game: Game, path: str) -> State:
    """A position from a file; Wrong names what is wrong with it."""
    where = "standard input" if path == "-" else path
    text = read_text(path)
    if text.lstrip().startswith("virtu record"):
        raise Wrong(f"{where} is a record; virtu replay --position prints the position it ends with")
    if text.lstrip()[:1] not in ("{", "[") and type(game).describe is not Game.describe:
        # Not JSON, and this game understands sentences.
        try:
            return game.describe(text)
        except ValueError as error:
            raise Wrong(f"{where}: {error}") from None
    try:
        plain = json.loads(text)
    except json.JSONDecodeError as error:
        raise Wrong(f"{where} is not JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise Wrong(f"{where} is nested too deeply to be a position") from None
    if isinstance(plain, dict) and isinstance(plain.get("position"), dict):
        plain = plain["position"]  # what `virtu try --json` prints goes on as it is
    try:
        return game.load(plain)
    except ValueError as error:
        raise Wrong(f"{where} is not a position of {game.name}: {error}") from None


def show(as_json: bool, result: dict[str, Any], tell: Callable[[Console], None]) -> None:
    """One JSON object, or words for people."""
    if as_json:
        click.echo(json.dumps(result, ensure_ascii=False))
    else:
        tell(Console(highlight=False))


def say(console: Console, text: object = "") -> None:
    """A line of plain text, broken between words at a terminal; what reads along gets it whole."""
    line = str(text)
    if console.is_terminal and "\n" not in line:
        indent = " " * (len(line) - len(line.lstrip()))
        line = textwrap.fill(
            line, console.width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
        )
    console.print(line, markup=False, soft_wrap=True)


def finish(code: int) -> None:
    """End the command; 1 says that something was found wrong."""
    click.get_current_context().exit(code)


def progress(done: int, of: int, what: str) -> None:
    """A line that grows, for people who wait at a terminal."""
    if sys.stderr.isatty():
        click.echo(f"\r{done}/{of} {what} ", nl=done >= of, err=True)


def plain_event(event: Event) -> dict[str, Any]:
    return {"event": event.name, "clause": event.clause, "facts": event.facts, "audience": event.audience}


def plain_score(scores: list[Score]) -> list[dict[str, Any]]:
    return [
        {
            "total": score.total,
            "lines": [
                {"name": line.name, "points": line.points, "clause": line.clause} for line in score.lines
            ],
        }
        for score in scores
    ]
