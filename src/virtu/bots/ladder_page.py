"""The page about how strong the bots are, from the results of the ladder."""

from virtu.bots.ladder import Ladder, Rung, ratings
from virtu.bots.levels import LEVELS, SECONDS

TITLES = {
    "governing": "The Art of Governing",
    "wars_of_italy": "The Wars of Italy",
    "seven_virtues": "The Seven Virtues",
    "honour": "Honour",
}
HEAD = """# How strong are the bots?

Each level meets copies of the level below: one tested bot at a table, all others alike, every deal played once from
every seat. *Share* is how many of the victories it took, with Wilson's 95% interval; *fair* is what equal players
would take. *Points* and *simulations* (per searched answer) are given for the tested bot and for one of the others.
*Scale* says how much less time both had than at a table: at 0.1 `expert` thinks for half a second. Seeds from 10,000 on
were never used for tuning.

`hard` also meets yardsticks: `uct`, a plain tree search with random playouts that knows nothing about the games and has
the same time; the same with ten times the time, `uct*10`; and `old-easy`, what `easy` was before it learned. In Honour
that is the same player.

Ratings put the levels of one game on one scale, by Bradley and Terry's model: `easy` stands at 1000, and a lead
of 400 points wins about 10 two-player games in 11.

The Art of Governing and the Wars of Italy were played with the component data called `first`, the usual ones then
([what is different now](balanced_data.md)); `virtu --data first ladder` plays with them again.

The page is written by `virtu ladder --page docs/ladder.md`; `virtu ladder` plays it all again, and
`--results FILE` keeps the results.
"""
ADVICE = """`hint` plays the first idea of *What can I do?* throughout;
`virtu ladder --rung hint:easy --deals 70` plays that again.
"""
BORROWED = """`mcts` is OpenSpiel's own MCTSBot, likewise with the same time.
"""


def page_of(ladder: Ladder) -> str:
    """The whole page as Markdown."""
    rungs = ladder.rungs
    parts = [HEAD] if rungs else [HEAD, "Nothing has been played yet.\n"]
    if any(rung.tested == "hint" for rung in rungs):
        parts.append(ADVICE)
    if any(rung.against == "mcts" for rung in rungs):
        parts.append(BORROWED)
    for game, title in TITLES.items():
        tables = sorted({rung.table for rung in rungs if rung.game == game})
        if not tables:
            continue
        parts.append(f"## {title}\n")
        for table in tables:
            here = [rung for rung in rungs if rung.table == table]
            _, players, unusual = table
            heading = f"### {players} players" + (f", {unusual}" if unusual else "") + "\n"
            parts += [heading, rung_table(here), rating_table(here), circumstances(here)]
    return "\n".join(parts)


def circumstances(rungs: list[Rung]) -> str:
    """Where it was played, and by which rules."""
    told = dict.fromkeys(f"Rules {rung.rules}, {rung.form}, on: {rung.machine}." for rung in rungs)
    return "\n".join(told) + "\n"


def rung_table(rungs: list[Rung]) -> str:
    lines = [
        "| level | against | share | 95% | fair | games | points | simulations | scale | seed |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for rung in rungs:
        low, high = rung.interval
        cells = [
            rung.tested,
            rung.against,
            f"{rung.share:.0%}",
            f"{low:.0%}–{high:.0%}",
            f"{rung.fair:.0%}",
            f"{round(rung.wins, 1):g} of {rung.games}",
            f"{rung.points[0]:.1f} : {rung.points[1]:.1f}",
            f"{rung.simulations[0]:,.0f} : {rung.simulations[1]:,.0f}",
            f"{rung.scale:g}",
            rung.seed,
        ]
        lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def rating_table(rungs: list[Rung]) -> str:
    """The levels from the strongest, each with what it takes for an answer."""
    lines = ["| level | rating | 95% | seconds |", "|---|---|---|---|"]
    for one in sorted(ratings(rungs), key=lambda one: -LEVELS.index(one.level)):
        low, high = one.interval
        lines.append(f"| {one.level} | {one.elo} | {low}–{high} | {SECONDS.get(one.level, 0):g} |")
    return "\n".join(lines) + "\n"
