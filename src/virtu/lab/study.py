"""A study as its file tells it. Whatever is wrong with the file is said with file, key and what is right."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from virtu.bots.levels import SEARCHES, YARDSTICKS, bot
from virtu.bots.program import PREFIX
from virtu.games.registry import GAMES
from virtu.kernel.game import Game, counted
from virtu.kernel.option import Value
from virtu.lab.overlay import over, overlaid
from virtu.lab.restricted import meant

MEASURES: Final = ("wins", "length", "choices", "drama", "points", "deeds")
"""What can be measured; `drama` judges every position and takes the most time."""
KEYS: Final = (
    "question", "game", "players", "options", "data", "bots", "seats", "games", "seed", "measures", "forbid",
    "ladder", "clock", "a", "b",
)  # fmt: skip
SIDES: Final = ("name", "options", "data", "bots")
"""What one side of a comparison may have of its own."""
MOST: Final = 1_000_000


class BadStudy(ValueError):
    """A study that cannot be played; the message names file and key and says what is right."""


@dataclass(frozen=True)
class Side:
    """One table setting: the study's own, or one of the two that are compared."""

    name: str
    options: dict[str, Value]
    """Complete."""
    data: str
    """The file of a data overlay, the name of data that come with the game, or nothing."""
    data_hash: str
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Study:
    """What is asked, and what is played to find out."""

    file: str
    question: str
    game: str
    players: int
    sides: tuple[Side, ...]
    """One, or the two that are compared on the same deals."""
    games: int
    seed: int
    fixed: bool
    measures: tuple[str, ...]
    forbidden: tuple[tuple[str, ...], ...] = ()
    """Groups of answers that one player must do without, each group in games of its own."""
    ladder: tuple[str, ...] = ()
    """Bots from the weakest to the strongest; neighbours meet."""
    text: str = field(default="", compare=False)
    """The file as it was written."""


def read_study(path: Path) -> Study:
    """The study of a file, wholly checked; BadStudy says what is right."""
    text, told = read_toml(path)
    return Reader(path, told).study(text)


def read_toml(path: Path) -> tuple[str, dict[str, Any]]:
    """A file as it was written, and what it says."""
    try:
        text = path.read_text(encoding="utf-8")
        return text, tomllib.loads(text)
    except OSError as error:
        raise BadStudy(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from None
    except UnicodeDecodeError:
        raise BadStudy(f"{path} is not a text file") from None
    except tomllib.TOMLDecodeError as error:
        raise BadStudy(f"{path} is not TOML: {error}") from None


def thinks(name: str) -> bool:
    """Whether a bot takes its time: it searches, or is a program of somebody's own."""
    level = name.partition("@")[0]
    return level in SEARCHES or level in YARDSTICKS or name.startswith(PREFIX)


class Reader:
    """Takes a file apart, key by key."""

    what = "study"
    """What the file is called when something is wrong with it."""

    def __init__(self, path: Path, told: dict[str, Any]) -> None:
        self.path = path
        self.told = told

    def wrong(self, key: str, right: str) -> BadStudy:
        return BadStudy(f"{self.path}: {key}: {right}")

    def study(self, text: str) -> Study:
        self.only(self.told, KEYS, "")
        game = self.game()
        players = self.players(game)
        clock = self.flag("clock")
        usual = self.side(self.told, game, clock, None, "")
        sides = [
            self.side(self.table(name), game, clock, usual, f"{name}.") for name in ("a", "b") if name in self.told
        ]
        if "a" in self.told and "b" not in self.told:
            raise self.wrong("a", "is compared with [b], which is missing")
        if len(sides) == 1:
            sides = [usual, *sides]
        if len(sides) == 2 and (sides[0].options, sides[0].data_hash, sides[0].bots) == (
            sides[1].options, sides[1].data_hash, sides[1].bots,
        ):  # fmt: skip
            raise self.wrong("b", "is the same as a: give it options, data or bots of its own")
        seats = self.told.get("seats", "rotate")
        if seats not in ("rotate", "fixed"):
            raise self.wrong("seats", f"is \"rotate\" (every bot sits everywhere) or \"fixed\", not {seats!r}")
        ladder = self.bots("ladder", clock) if "ladder" in self.told else ()
        if len(ladder) == 1 or len(set(ladder)) < len(ladder):
            raise self.wrong("ladder", 'is two or more different bots, the weakest first: ["hard@50p", "hard@100p"]')
        return Study(
            file=self.path.name,
            question=self.words("question", ""),
            game=game.name,
            players=players,
            sides=tuple(sides or [usual]),
            games=self.number("games", None, 1, MOST),
            seed=self.number("seed", 0, 0, 2**40),
            fixed=seats == "fixed",
            measures=self.measures(),
            forbidden=self.forbidden(game),
            ladder=ladder,
            text=text,
        )

    def only(self, table: dict[str, Any], keys: Iterable[str], where: str) -> None:
        for key in table:
            if key not in keys:
                near = get_close_matches(key, keys, 1)
                hint = f"did you mean {near[0]}?" if near else f"the keys are {', '.join(keys)}"
                raise self.wrong(f"{where}{key}", f"is no key of a {self.what}; {hint}")

    def game(self) -> Game:
        name = self.told.get("game")
        if not isinstance(name, str) or name not in GAMES:
            wrong = "is missing" if name is None else f"there is none called {name!r}"
            raise self.wrong("game", f"{wrong}; the games are {', '.join(GAMES)}")
        return GAMES[name]

    def players(self, game: Game) -> int:
        players = self.told.get("players", game.players[0])
        if not isinstance(players, int) or isinstance(players, bool) or players not in game.players:
            raise self.wrong("players", f"{game.name} is for {counted(game.players)}, not {players!r}")
        return players

    def side(self, table: dict[str, Any], game: Game, clock: bool, usual: Side | None, where: str) -> Side:
        if usual is not None:
            for key in table:
                if key not in SIDES:
                    raise self.wrong(f"{where}{key}", f"is no key of a variant; the keys are {', '.join(SIDES)}")
        options = usual.options if usual else game.read_options({})
        if "options" in table:
            given = table["options"]
            if not isinstance(given, dict):
                raise self.wrong(f"{where}options", "is a table: options = { preset = \"fr\" }")
            try:
                options = game.read_options(given)
            except ValueError as error:
                raise self.wrong(f"{where}options", str(error)) from None
        data, digest = (usual.data, usual.data_hash) if usual else ("", game.data_hash)
        if "data" in table:
            data, digest = self.data(table["data"], game, where)
        bots = usual.bots if usual else ("easy",)
        if "bots" in table:
            bots = self.bots("bots", clock, table["bots"], where)
        name = table.get("name", where[:1].upper()) if usual else "A"
        if not isinstance(name, str) or not name.strip():
            raise self.wrong(f"{where}name", "is some words")
        return Side(name.strip(), options, data, digest, bots)

    def data(self, given: object, game: Game, where: str) -> tuple[str, str]:
        """The overlay's file and the hash of the data with it."""
        if not isinstance(given, str) or not given:
            raise self.wrong(f"{where}data", 'is a file beside the study: data = "cheaper.toml"')
        if not game.data_names:
            reading = ", ".join(name for name, other in GAMES.items() if other.data_names)
            raise self.wrong(f"{where}data", f"{game.name} reads no data but its own; {reading} do")
        if given in game.data_names:
            return given, game.hash_of_data(given)
        under, _, own = given.partition(",")
        if under not in game.data_names:
            under, own = "", given
        file = self.path.parent / own
        if not file.is_file():
            named = f"data that come with the game: {', '.join(game.data_names)}"
            raise self.wrong(f"{where}data", f"there is no file {own} beside the study; {named}")
        try:
            digest = overlaid(game.name, over(game.name, under, str(file)))
        except ValueError as error:
            raise self.wrong(f"{where}data", str(error)) from None
        if digest == (game.hash_of_data(under) if under else game.data_hash):
            raise self.wrong(f"{where}data", f"{own} changes nothing in {game.name}")
        return over(game.name, under, str(file.resolve())), digest

    def bots(self, key: str, clock: bool, given: object = None, where: str = "") -> tuple[str, ...]:
        names = self.told[key] if given is None else given
        if not isinstance(names, list) or not names or not all(isinstance(name, str) for name in names):
            raise self.wrong(f"{where}{key}", 'is a list of bots: ["easy", "random"]')
        for name in names:
            try:
                bot(name)
            except ValueError as error:
                raise self.wrong(f"{where}{key}", str(error)) from None
            if thinks(name) and not clock and (name.startswith(PREFIX) or not name.endswith("p")):
                level = name.partition("@")[0]
                right = f"write {level}@50p for 50 playouts, or "
                raise self.wrong(
                    f"{where}{key}",
                    f"{name} thinks by the clock, so every machine would find other numbers: "
                    f"{'' if name.startswith(PREFIX) else right}clock = true if that is meant",
                )
        return tuple(names)

    def measures(self) -> tuple[str, ...]:
        given = self.told.get("measures", list(MEASURES))
        if not isinstance(given, list) or not given or not all(one in MEASURES for one in given):
            raise self.wrong("measures", f"is a list of some of {', '.join(MEASURES)}")
        return tuple(one for one in MEASURES if one in given)

    def forbidden(self, game: Game) -> tuple[tuple[str, ...], ...]:
        given = self.told.get("forbid", [])
        groups = [[one] if isinstance(one, str) else one for one in given] if isinstance(given, list) else None
        if groups is None or not all(
            isinstance(group, list) and group and all(isinstance(one, str) for one in group) for group in groups
        ):
            right = 'is a list of answers, or of lists of them: ["buy merchant", ["sail *", "march *"]]'
            raise self.wrong("forbid", right)
        for pattern in [one for group in groups for one in group]:
            try:
                meant(game, pattern)
            except ValueError as error:
                raise self.wrong("forbid", str(error)) from None
        return tuple(tuple(group) for group in groups)

    def table(self, key: str) -> dict[str, Any]:
        given = self.told[key]
        if not isinstance(given, dict):
            raise self.wrong(key, f"is a table, begun by a line [{key}]")
        return given

    def flag(self, key: str) -> bool:
        given = self.told.get(key, False)
        if not isinstance(given, bool):
            raise self.wrong(key, f"is true or false, not {given!r}")
        return given

    def words(self, key: str, default: str) -> str:
        given = self.told.get(key, default)
        if not isinstance(given, str):
            raise self.wrong(key, f"is some words, not {given!r}")
        return " ".join(given.split())

    def number(self, key: str, default: int | None, least: int, most: int) -> int:
        given = self.told.get(key, default)
        if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
            missing = "is missing; it" if given is None else ""
            raise self.wrong(key, f"{missing} is a whole number from {least} to {most}".strip())
        return given
