"""What the figures mean, in short sentences. Each names the figure it rests on, with its interval."""

from typing import Final, Literal

from msgspec import Struct

from virtu.lab.compare import WINS, Change, Step, Worth
from virtu.lab.estimate import Estimate
from virtu.lab.figures import Figures, Link, Win
from virtu.lab.study import Study

SHOWN: Final = 3
"""So many deeds are worth a sentence."""


Tone = Literal["look", "fine", "note"]


class Finding(Struct, frozen=True):
    """One sentence or two, and whether somebody should look into it."""

    tone: Tone
    title: str
    text: str


def findings(
    study: Study,
    by_side: dict[str, Figures],
    changed: list[Change],
    worths: list[Worth],
    steps: list[Step],
) -> list[Finding]:
    """The most important first: what is compared, then who wins, then how the game goes."""
    told = [*about_changes(study, changed), *about_worths(worths), *about_steps(steps)]
    (first, one), *others = by_side.items()
    for name, other in others:
        told += [with_side(name, finding) for finding in about_games(study, other)]
    mine = [*about_games(study, one), *about_play(study, one)]
    return told + ([with_side(first, finding) for finding in mine] if others else mine)


def about_games(study: Study, one: Figures) -> list[Finding]:
    """Who wins on one side of a study, and how its games end."""
    told = []
    if "wins" in study.measures:
        told += about_wins(one.factions, one.fair, "factions")
        told += about_wins(one.seats, one.fair, "seats")
        told += about_bots(one.bots, one.fair)
        told.append(about_endings(one))
    if "length" in study.measures:
        told.append(about_length(one))
    return told


def about_play(study: Study, one: Figures) -> list[Finding]:
    """How its games go."""
    told = []
    if "choices" in study.measures:
        told.append(about_choices(one))
    if "drama" in study.measures:
        told.append(about_drama(one))
    if "deeds" in study.measures:
        told += about_deeds(one.deeds)
    return told


def with_side(name: str, finding: Finding) -> Finding:
    """Where two sides are compared, a finding says of which it speaks."""
    return Finding(finding.tone, f"With {name}: {finding.title}", finding.text)


def named(name: str) -> str:
    """A name out of the rules as people write it: "Kingdom of France"."""
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]


def percent(value: float) -> str:
    return f"{100 * value:.1f}%"


def points(value: float) -> str:
    """A difference of shares, in percentage points."""
    return f"{100 * value:+.1f}".replace("-", "−")


def between(figure: Estimate, scale: float = 100) -> str:
    """Its interval, in per cent unless another scale is named."""
    return f"interval {number(scale * figure.low)} to {number(scale * figure.high)}"


def rating(value: float) -> str:
    return f"{value:+.0f}".replace("-", "−")


def number(value: float) -> str:
    told = f"{value:.1f}" if abs(value) < 100 else f"{value:,.0f}"
    return "0.0" if told == "-0.0" else told.replace("-", "−")


def whole(value: float) -> str:
    """A middle value, which is mostly a whole number."""
    return f"{value:g}" if value < 1000 else f"{value:,.0f}"


def about_wins(rows: list[Win], fair: float, what: str) -> list[Finding]:
    told = []
    for row in sorted(rows, key=lambda row: -abs(row.wins.value - fair)):
        if row.wins.excludes(fair):
            often = "wins too often" if row.wins.value > fair else "is weak"
            told.append(
                Finding(
                    "look",
                    f"{named(row.name)} {often}",
                    f"{percent(row.wins.value)} against a fair {percent(fair)}, {between(row.wins)}.",
                )
            )
    if rows and not told:
        widest = max(rows, key=lambda row: row.wins.high - row.wins.low).wins
        title = "Where one sits makes no measurable difference" if what == "seats" else f"All {what} are alike so far"
        near = f"every share is within chance of a fair {percent(fair)}"
        told.append(Finding("fine", title, f"{near}; {widest.games:,} games tell about ±{half(widest)} points."))
    return told


def half(figure: Estimate) -> str:
    return f"{50 * (figure.high - figure.low):.1f}"


def about_bots(rows: list[Win], fair: float) -> list[Finding]:
    if not rows:
        return []
    best = max(rows, key=lambda row: row.wins.value)
    sure = best.wins.low > fair
    text = f"{percent(best.wins.value)} of its seats win against a fair {percent(fair)}, {between(best.wins)}."
    title = f"{named(best.name)} is the strongest bot" if sure else "No bot is surely the strongest"
    return [Finding("note", title, text)]


def about_endings(one: Figures) -> Finding:
    parts = [f"{named(name).lower()} {percent(times / one.games)}" for name, times in one.endings.items()]
    won = one.winning_points
    scored = f"the winner has {number(won.value)} points ({between(won, 1)})"
    return Finding("note", "How games end", f"{', '.join(parts)}; {scored}.")


def about_length(one: Figures) -> Finding:
    rounds, decisions, minutes = one.rounds, one.decisions, one.minutes
    return Finding(
        "note",
        f"A game takes {whole(rounds.median)} rounds",
        f"{number(decisions.mean.value)} decisions in the mean ({between(decisions.mean, 1)}), "
        f"for people an estimated {minutes.median:.0f} minutes.",
    )


def about_choices(one: Figures) -> Finding:
    part = one.real.value / one.decisions.mean.value if one.decisions.mean.value else 0.0
    return Finding(
        "note",
        f"{whole(one.branching[0])} answers to choose from",
        f"at the middle real decision, {whole(one.branching[1])} at one in twenty; {percent(part)} of all decisions "
        f"are real, {number(one.real.value)} in a game ({between(one.real, 1)}).",
    )


def about_drama(one: Figures) -> Finding:
    lead, decided = one.lead_changes, one.decided
    return Finding(
        "note",
        f"The lead changes {number(lead.value)} times",
        f"{between(lead, 1)}; for the last time after {percent(decided.value)} of the "
        f"game ({between(decided)}); a winner that is behind lacks {percent(one.drama.value)} ({between(one.drama)}).",
    )


def about_deeds(deeds: list[Link]) -> list[Finding]:
    sure = sorted((link for link in deeds if link.gain.excludes(0.0)), key=lambda link: -abs(link.gain.value))
    return [
        Finding(
            "note",
            f"“{named(link.name)}” goes with {'winning' if link.gain.value > 0 else 'losing'}",
            f"{points(link.gain.value)} points of wins ({between(link.gain)}). That it causes it, only restricted play "
            "tells.",
        )
        for link in sure[:SHOWN]
    ]


def about_changes(study: Study, changed: list[Change]) -> list[Finding]:
    if not changed:
        return []
    other = study.sides[1].name
    sure = [row for row in changed if row.change.excludes(0.0)]
    told = [
        Finding("look", f"{named(row.name)}: {'more' if row.change.value > 0 else 'less'} with {other}", in_units(row))
        for row in sure
    ]
    open_rows = [row for row in changed if row not in sure]
    if open_rows:
        most = max(row.more_games for row in open_rows)
        names = ", ".join(named(row.name) if row.name.endswith(WINS) else row.name for row in open_rows)
        sure_so = "They hardly differ, and that is sure."
        need = f"{most:,} more games would make the last of them sure." if most else sure_so
        told.append(Finding("fine", "No difference seen", f"in {names}. {need}"))
    return told


def in_units(row: Change) -> str:
    if row.name.endswith(WINS) or row.name == "decided after":
        return f"{percent(row.a)} and {percent(row.b)}, {points(row.change.value)} points ({between(row.change)})."
    change = row.change
    return (
        f"{number(row.a)} and {number(row.b)}, a difference of {number(change.value)} "
        f"({between(change, 1)})."
    )


def about_worths(worths: list[Worth]) -> list[Finding]:
    told = []
    for row in sorted(worths, key=lambda row: -row.lost.value):
        lost = (
            f"wanted in {percent(row.wanted.value)} of the games; "
            f"{number(100 * row.lost.value)} points of wins are lost without it, {between(row.lost)}"
        )
        if row.lost.low > 0:
            told.append(Finding("note", f"“{row.name}” is worth something", f"{lost}."))
        elif row.lost.high < 0:
            told.append(Finding("look", f"“{row.name}” does these bots harm", f"{lost}."))
        else:
            more = f"{row.more_games:,} more games would tell surely" if row.more_games else "it hardly matters, surely"
            title = f"What “{row.name}” is worth is open" if row.more_games else f"“{row.name}” is not missed"
            told.append(Finding("fine", title, f"{lost}; {more}."))
    return told


def about_steps(steps: list[Step]) -> list[Finding]:
    told = []
    for row in steps:
        tone: Tone = "fine"
        how = "not surely better"
        if row.wins.low > row.fair:
            tone, how = "note", "better"
        elif row.wins.high < row.fair:
            tone, how = "look", "worse"
        wins = f"{percent(row.wins.value)} against a fair {percent(row.fair)}, {between(row.wins)}"
        rated = f"{rating(row.elo.value)} points of rating ({rating(row.elo.low)} to {rating(row.elo.high)})"
        told.append(Finding(tone, f"{row.upper} is {how} than {row.lower}", f"it wins {wins}: {rated}."))
    return told
