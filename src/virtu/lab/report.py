"""The report as one page: no network, no scripts, nothing beside it."""

from collections.abc import Iterable
from html import escape
from importlib.resources import files
from typing import Any

from virtu.games.registry import GAMES
from virtu.lab import plots
from virtu.lab.compare import WINS, Change
from virtu.lab.figures import Figures, Win
from virtu.lab.findings import named, number, percent, points, rating, whole
from virtu.lab.result import Result
from virtu.lab.study import Study

MARKS = {"look": "▲", "fine": "✓", "note": "·"}


def page(study: Study, result: Result) -> bytes:
    """Self-contained HTML."""
    game = GAMES[study.game]
    one = next(iter(result.figures.values()))
    title = f"{game.title}, {study.players} players"
    asked = f" · <em>{escape(study.question)}</em>" if study.question else ""
    style = (files("virtu.lab") / "report.css").read_text(encoding="utf-8")
    shown, said = [*compared(study, result)], []
    for side, told in result.figures.items():
        said.append(f" with {side}" if len(result.figures) > 1 else "")
        shown += cards_of(study, told, said[-1], told is one)
    beside = [
        card("Findings", "", findings(result), "findings"),
        card("Reproduce", "", reproduce(study, result.provenance), "reproduce"),
    ]
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(study.question or title)} · Virtù lab</title>
<style>
{style}</style>
</head>
<body>
<header><h1>Balance lab</h1><p>{escape(title)}{asked}</p></header>
<main>
<div class="tiles">{"".join(tiles(study, one, said[0]))}</div>
<div class="columns">
<div class="cards">
{"".join(shown)}</div>
<div>
{"".join(beside)}</div>
</div>
</main>
</body>
</html>
""".encode()


def card(title: str, aside: str, content: str, kind: str = "") -> str:
    return (
        f'<section class="card {kind}"><h2>{escape(title)}<small>{escape(aside)}</small></h2>{content}</section>\n'
        if content
        else ""
    )


def tiles(study: Study, one: Figures, of: str) -> Iterable[str]:
    turned = len(study.sides[0].bots) > 1 and not study.fixed
    yield tile("Games", f"{one.games:,}", "each deal with every rotation of the bots" if turned else "a deal each")
    if "length" in study.measures:
        below = f"{whole(one.decisions.median)} decisions, about {one.minutes.median:.0f} minutes"
        yield tile(f"Median length{of}", f"{whole(one.rounds.median)} rounds", below)
    if "choices" in study.measures:
        middle, most = one.branching
        yield tile(f"Choices per decision{of}", whole(middle), f"median; 95th percentile {whole(most)}")
    if "drama" in study.measures:
        lead = one.lead_changes
        yield tile(f"Lead changes{of}", number(lead.value), f"{number(lead.low)} to {number(lead.high)}")
        yield tile(f"Decided after{of}", percent(one.decided.value), "of the game, when the lead last changes")


def tile(name: str, value: str, below: str) -> str:
    return f"<div class='tile'><span>{escape(name)}</span><b>{escape(value)}</b><small>{escape(below)}</small></div>"


def findings(result: Result) -> str:
    rows = "".join(
        f'<li class="{one.tone}"><i aria-hidden="true">{MARKS[one.tone]}</i>'
        f"<p><b>{escape(one.title)}:</b> {escape(one.text)}</p></li>"
        for one in result.findings
    )
    caution = "Component data that are reconstructed may shift results more than rules do."
    return f"<ul>{rows}</ul><p class='small'>{caution}</p>"


def cards_of(study: Study, one: Figures, of: str, in_full: bool) -> Iterable[str]:
    """What one arm tells; where there are two, `of` names it, and the second tells who wins and how long it takes."""
    aside = f"95% intervals that hold together · dashed: a fair {percent(one.fair)}"
    if "wins" in study.measures:
        yield card(f"Wins by faction{of}", aside, win_plot(one.factions, one.fair))
        yield card(f"Wins by seat{of}", aside, win_plot(one.seats, one.fair))
        yield card(f"Wins by bot{of}", aside, win_plot(one.bots, one.fair))
    if "length" in study.measures:
        yield card(f"Length in rounds{of}", "share of games, per cent", plots.bars(one.rounds, "length in rounds"))
        yield card(f"Length for people{of}", "minutes, estimated", plots.bars(one.minutes, "length in minutes"))
    if not in_full:
        return
    if one.sources:
        stacks = plots.stacks(one.sources, "where points come from")
        yield card(f"Where points come from{of}", "mean at the end", stacks)
    aside = "change in wins of those who did it, in points"
    if one.deeds:
        rows = [(link.name, link.gain) for link in one.deeds]
        yield card(f"What goes with winning{of}", aside, plots.intervals(rows, 0, "deeds and winning", True))
    if one.openings:
        rows = [(link.name, link.gain) for link in one.openings]
        yield card(f"Openings{of}", aside, plots.intervals(rows, 0, "openings and winning", True))
    if one.questions:
        cells = [
            [named(row.name), f"{row.asked:.1f}", f"{row.real:.1f}", f"{row.offers:.1f}"] for row in one.questions[:14]
        ]
        yield card(f"Questions{of}", "in a game", table(["question", "asked", "real choice", "offers then"], cells))


def win_plot(rows: list[Win], fair: float) -> str:
    if not rows:
        return ""
    ordered = sorted(rows, key=lambda row: (-row.wins.value, row.name))
    return plots.intervals([(row.name, row.wins) for row in ordered], fair, "wins with their intervals")


def compared(study: Study, result: Result) -> Iterable[str]:
    """What arms tell against each other."""
    if result.changes:
        one, other = (side.name for side in study.sides)
        head = ["measure", one, other, "change", "95%", "games still needed"]
        cells = [change_row(row) for row in result.changes]
        yield card("Variant test", f"same seeds, {other} minus {one}", table(head, cells), "wide")
    if result.steps:
        cells = [
            [
                f"{row.upper} against {row.lower}",
                percent(row.wins.value),
                f"{percent(row.wins.low)} … {percent(row.wins.high)}",
                f"{rating(row.elo.value)} ({rating(row.elo.low)} … {rating(row.elo.high)})",
            ]
            for row in result.steps
        ]
        aside = f"fair: {percent(result.steps[0].fair)}"
        yield card("Skill ladder", aside, table(["who", "wins", "95%", "rating"], cells), "wide")
    if result.worths:
        rows = [(row.name, row.lost) for row in sorted(result.worths, key=lambda row: -row.lost.value)]
        aside = "wins lost if one player may not do it, in points"
        yield card("What an answer is worth", aside, plots.intervals(rows, 0, "worth of answers", True))


def change_row(row: Change) -> list[str]:
    change = row.change
    if row.name.endswith(WINS) or row.name == "decided after":
        told = [percent(row.a), percent(row.b), points(change.value), f"{points(change.low)} … {points(change.high)}"]
    else:
        told = [number(row.a), number(row.b), number(change.value), f"{number(change.low)} … {number(change.high)}"]
    sure = change.excludes(0.0)
    return [named(row.name), *told, "sure" if sure else f"{row.more_games:,}"]


def table(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    # On a phone a wide table is told line by line, and each cell names its column itself.
    lines = [
        "".join(f'<td data-name="{escape(name)}">{escape(cell)}</td>' for name, cell in zip(head, row, strict=True))
        for row in rows
    ]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def reproduce(study: Study, told: dict[str, Any]) -> str:
    first, last = told["seeds"]
    rows = [
        ["Rules", f"{told['game']} {told['rules_version']}"],
        ["Data", ", ".join(dict.fromkeys(told["data_hash"].values()))],
        ["Options", "; ".join(dict.fromkeys(changed_options(study)))],
        ["Bots", "; ".join(dict.fromkeys(", ".join(bots) for bots in told["bots"].values()))],
        ["Bots’ version", told["bots_version"]],
        ["Design", f"{told['games']:,} games in each of {len(told['arms'])} series, seeds {first}–{last}"],
    ]
    items = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows)
    return (
        f"<dl>{items}</dl><pre>virtu lab run {escape(study.file)}</pre>"
        f"<details><summary>{escape(study.file)}</summary><pre>{escape(study.text)}</pre></details>"
    )


def changed_options(study: Study) -> Iterable[str]:
    """The options that are not the usual ones, of each side."""
    usual = GAMES[study.game].read_options({})
    for side in study.sides:
        own = [f"{name} = {value}" for name, value in side.options.items() if value != usual[name]]
        yield ", ".join(own) or "the usual ones"
