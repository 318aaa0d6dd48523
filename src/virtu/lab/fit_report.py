"""What a tuning leaves behind: the fitted data, studies that check them on other deals, and a page about both."""

from pathlib import Path
from typing import Any, Final

from virtu.bots.pool import Crew
from virtu.games.registry import GAMES
from virtu.lab.component_values import in_toml, overlay_text
from virtu.lab.estimate import Estimate
from virtu.lab.figures import Figures, figures
from virtu.lab.files import files_of
from virtu.lab.fit import Fit, Progress, Trial, misses, start_hash
from virtu.lab.overlay import over
from virtu.lab.result import result_of
from virtu.lab.runner import play_study
from virtu.lab.study import Study, read_study
from virtu.lab.table import write_whole
from virtu.lab.tuning import Tuning

OVERLAY: Final = "fitted.toml"
REPORT: Final = "report.md"
Pair = tuple[Figures, Figures]
"""With today's data, and with the fitted ones."""


def write_overlay(fit: Fit, best: Trial) -> Path:
    """The values that were found, as a data file."""
    tuning = fit.tuning
    head = "\n".join(
        [
            "[source]",
            f"work = {in_toml(GAMES[tuning.game].title)}",
            f"where = {in_toml(f'reconstructed values only, fitted by virtu lab tune {tuning.file}')}",
            f"made = {in_toml(f'{len(fit.trials)} trials of {tuning.games} games for each number of players')}",
            "",
        ]
    )
    text = overlay_text(tuning.game, tuning.changed(best.values), head, tuning.data)
    write_whole(fit.folder, {OVERLAY: text.encode()})
    return fit.folder / OVERLAY


def check_study(tuning: Tuning, folder: Path, players: int, changed: bool) -> Study:
    """A study of its own, beside the fitted data: today's and those on the same deals."""
    told = {
        "question": f"Did the tuning meet its targets with {players} players?",
        "game": tuning.game,
        "players": players,
        "options": tuning.options,
        "bots": list(tuning.bots),
        "games": tuning.check_games,
        "seed": tuning.check_seed,
        "measures": ["wins", "length"],
    }
    lines = [f"{key} = {in_toml(value)}" for key, value in told.items()]
    start = [f'data = "{tuning.data}"'] if tuning.data else []
    if changed:
        fitted = f'data = "{over(tuning.game, tuning.data, OVERLAY)}"'
        lines += ["", "[a]", f'name = "{tuning.data or "today"}"', *start, "", "[b]", 'name = "fitted"', fitted]
    else:
        lines += start
    name = f"check_{players}.toml"
    write_whole(folder, {name: ("\n".join(lines) + "\n").encode()})
    return read_study(folder / name)


def checked(tuning: Tuning, folder: Path, changed: bool, crew: Crew, progress: Progress | None) -> dict[int, Pair]:
    """By number of players the figures of games on deals that were never tuned on; each with a report of its own."""
    pairs: dict[int, Pair] = {}
    for players in tuning.players:
        study = check_study(tuning, folder, players, changed)
        place = folder / f"check_{players}"
        games = play_study(study, place, crew, progress)
        write_whole(place, files_of(study, games, result_of(study, games)))
        sides = [figures(games[side.name]) for side in study.sides]
        pairs[players] = sides[0], sides[-1]
    return pairs


def page(fit: Fit, best: Trial, pairs: dict[int, Pair]) -> str:
    """In Markdown: what was changed, and the figures before and after with their intervals."""
    tuning = fit.tuning
    lines = [f"# {tuning.question or tuning.file}", ""]
    lines += [in_words(tuning, fit), ""]
    lines += ["## What was changed", ""]
    changed = tuning.changed(best.values)
    if changed:
        lines += ["| value | today | fitted |", "|---|---|---|"]
        lines += [f"| `{name}` | {said(tuning.today[name])} | {said(value)} |" for name, value in changed.items()]
    else:
        lines.append("Nothing: no other values were found that meet the targets better and are worth the way.")
    for players, pair in pairs.items():
        lines += ["", f"## {players} players", "", *table(tuning, pair)]
    return "\n".join(lines) + "\n"


def in_words(tuning: Tuning, fit: Fit) -> str:
    game = GAMES[tuning.game]
    return (
        f"Tuned by `virtu lab tune {tuning.file}`: {len(fit.trials)} trials of {tuning.games} games for each number of "
        f"players, bots {', '.join(tuning.bots)}, deals from {tuning.seed} on; {len(tuning.knobs)} values could be "
        f"changed. The figures below come from {tuning.check_games} games each on deals from {tuning.check_seed} on, "
        f"never tuned on; intervals are 95%. Rules {game.rules_version}, data {start_hash(tuning)} today."
    )


def table(tuning: Tuning, pair: Pair) -> list[str]:
    """A line for each target: wanted, before, after, and whether it holds."""
    today, fitted = pair
    holds = {name: abs(off) <= 1 for name, off in misses(tuning, fitted)}
    lines = ["| | wanted | today | fitted | |", "|---|---|---|---|---|"]
    after = {win.name: win.wins for win in fitted.factions}
    for win in today.factions:
        share = tuning.targets.shares.get(win.name, today.fair)
        wanted = f"{100 * share:.1f}% ± {100 * tuning.targets.within:.0f}"
        lines.append(row(win.name, wanted, percent(win.wins), percent(after[win.name]), holds[win.name]))
    for name, span, old, new in (
        ("winning_points", tuning.targets.winning_points, today.winning_points, fitted.winning_points),
        ("rounds", tuning.targets.rounds, today.rounds.mean, fitted.rounds.mean),
    ):
        wanted = f"{span[0]:g}–{span[1]:g}" if span else "–"
        lines.append(row(name.replace("_", " "), wanted, number(old), number(new), holds.get(name)))
    return lines


def row(name: str, wanted: str, old: str, new: str, holds: bool | None) -> str:
    return f"| {name} | {wanted} | {old} | {new} | {'' if holds is None else 'holds' if holds else 'missed'} |"


def percent(estimate: Estimate) -> str:
    return f"{100 * estimate.value:.1f}% ({100 * estimate.low:.1f}–{100 * estimate.high:.1f})"


def number(estimate: Estimate) -> str:
    return f"{estimate.value:.1f} ({estimate.low:.1f}–{estimate.high:.1f})"


def said(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
