"""The bots by the name people call them: the one place with the numbers that make a level."""

import re
from importlib import import_module
from typing import Final

from virtu.bots.deals import Deals
from virtu.bots.greedy import GreedyPlayer
from virtu.bots.outlooks import STYLES
from virtu.bots.player import Player
from virtu.bots.playouts import Playouts
from virtu.bots.program import PREFIX, Program
from virtu.bots.random import RandomPlayer
from virtu.bots.search import Search
from virtu.bots.searcher import SearchPlayer
from virtu.bots.tree import Tree
from virtu.bots.uct import Uct

SECONDS: Final = {"medium": 0.1, "hint": 0.6, "hard": 1.0, "expert": 5.0}
"""What a level takes for one answer; yardsticks take the time of `hard`."""
SEARCHES: Final[dict[str, dict[str, Search]]] = {
    "medium": {
        "governing": Playouts(2),
        "honour": Deals(2, "easy"),
        "wars_of_italy": Playouts(4),
        "": Tree(),
    },
    "hard": {
        "governing": Playouts(2),
        "honour": Deals(8, "first"),
        "seven_virtues": Tree(0.7, 0.4, 2.0, 6),
        "wars_of_italy": Playouts(4),
        "": Tree(),
    },
    "expert": {
        "governing": Playouts(2, most=12, margin=1.0, school="veteran", advised=12),
        "honour": Deals(64, ahead=4),
        "seven_virtues": Tree(0.7, 0.4, 2.0, 6, exact=True),
        "wars_of_italy": Playouts(4, 8),
        "": Tree(),
    },
}
"""How a level searches in each game; "" is for games that other packages bring."""
LEVELS: Final = ["random", "easy", *SEARCHES]
"""From the weakest to the strongest."""
HINTS: Final[dict[str, Search]] = {
    "governing": Playouts(2),
    "honour": Deals(24),
    "seven_virtues": Tree(0.7, 0.4, 2.0, 6),
    "wars_of_italy": Playouts(4),
    "": Tree(),
}
"""How the ideas for people are found: `hint` plays the first of them."""
YARDSTICKS: Final[dict[str, dict[str, Search]]] = {"uct": {"": Uct()}}
"""Searches to measure the levels by; nobody meets them at a table."""
BORROWED: Final = {"mcts": "virtu.adapters.mcts"}
"""Yardsticks of other libraries, by the module that seats them: it is loaded when somebody asks for one."""
OPPONENTS: Final = ["old-easy", "gentle", "hint", *YARDSTICKS, *BORROWED]
"""Known by name too: yardsticks, players for a quiet evening, and one who does what people are advised to do."""


def bot(name: str, seed: int = 0) -> Player:
    """A bot of a level or another opponent; ValueError lists those there are.

    A budget of its own may follow: "hard@0.2" thinks for 0.2 seconds, "hard@50p" for 50 playouts. "program:node bot.js"
    asks a program of your own.
    """
    if name.startswith(PREFIX):
        return Program(name.removeprefix(PREFIX).strip(), seed)
    match = re.fullmatch(r"([^@]+)(?:@(?:(\d*\.?\d+)|([1-9]\d*)p))?", name)
    level = match[1] if match else name
    if level not in LEVELS and level not in OPPONENTS:
        known = f"the levels are {', '.join(LEVELS)}, further opponents {', '.join(OPPONENTS)}"
        raise ValueError(f"no bot is called {name!r}; {known}")
    assert match is not None
    searches = HINTS if level == "hint" else YARDSTICKS.get(level) or SEARCHES.get(level)
    if match.lastindex != 1 and searches is None and level not in BORROWED:
        raise ValueError(f"{level} answers at once: it takes no budget, so it is called {level!r}, not {name!r}")
    if level == "random":
        return RandomPlayer(seed)
    if level in STYLES:
        return GreedyPlayer(level, seed)
    seconds = float(match[2]) if match[2] else SECONDS.get(level, SECONDS["hard"])
    playouts = int(match[3]) if match[3] else 0
    if level in BORROWED:
        return borrowed(level, seconds, playouts, seed)
    assert searches is not None
    return SearchPlayer(level, searches, seconds, playouts, seed)


def borrowed(level: str, seconds: float, playouts: int, seed: int) -> Player:
    """A bot of another library; ValueError says what is missing."""
    try:
        module = import_module(BORROWED[level])
    except ModuleNotFoundError as error:
        said = f"{level} is OpenSpiel's bot, and {error.name} is missing"
        raise ValueError(f"{said}: pip install 'virtu[openspiel]'") from None
    player: Player = module.Mcts(seconds, playouts, seed)
    return player
