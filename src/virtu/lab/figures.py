"""The figures of a study: what all its games say together."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from statistics import median
from typing import Final

from msgspec import Struct

from virtu.lab.estimate import Estimate, difference, mean, rate
from virtu.lab.measures import Played

RARE: Final = 0.02
FEW: Final = 30
"""What fewer seats than this part and this number did, or did not do, says too little."""
TELLING: Final = 12
"""So many deeds and openings are shown: those that say most."""
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
COLUMNS: Final = 14
"""So many columns of a picture can be told apart."""


class Win(Struct, frozen=True):
    """How often somebody wins, and with how many points in the mean."""

    name: str
    wins: Estimate
    points: Estimate


class Span(Struct, frozen=True):
    """One quantity over all games: mean, middle, and how many games had which value, in steps."""

    mean: Estimate
    median: float
    step: int
    spread: dict[int, int]


class Question(Struct, frozen=True):
    """How often a question is asked in a game, how often it is a real choice, and among how many offers."""

    name: str
    asked: float
    real: float
    offers: float


class Source(Struct, frozen=True):
    """Whose points come from where, in the mean."""

    name: str
    lines: dict[str, float]
    total: float


class Link(Struct, frozen=True):
    """How much more often those win who did something; who they were is taken into account."""

    name: str
    seats: int
    gain: Estimate


class Figures(Struct, frozen=True):
    """All figures of one arm."""

    games: int
    fair: float
    factions: list[Win]
    seats: list[Win]
    bots: list[Win]
    endings: dict[str, int]
    winning_points: Estimate
    decisions: Span
    rounds: Span
    minutes: Span
    real: Estimate
    """Real decisions in a game."""
    branching: tuple[float, float]
    """Offers at a real decision: the middle, and what 95 of 100 do not exceed."""
    questions: list[Question]
    lead_changes: Estimate
    drama: Estimate
    decided: Estimate
    sources: list[Source]
    deeds: list[Link]
    openings: list[Link]


def figures(games: list[Played]) -> Figures:
    players = len(games[0].shares)
    middle, most = branching(games)
    return Figures(
        games=len(games),
        fair=1 / players,
        factions=wins(games, lambda game: game.factions),
        seats=[] if told_by_faction(games) else wins(games, seat_names),
        bots=wins(games, lambda game: game.bots),
        endings=dict(Counter(game.ending for game in games).most_common()),
        winning_points=mean([float(max(game.points)) for game in games]),
        decisions=span([len(game.answers) for game in games]),
        rounds=span([game.rounds for game in games]),
        minutes=span([game.minutes for game in games]),
        real=mean([float(sum(game.offers.values())) for game in games]),
        branching=(middle, most),
        questions=questions(games),
        lead_changes=mean([float(game.lead_changes) for game in games]),
        drama=mean([game.drama for game in games]),
        decided=mean([game.decided for game in games]),
        sources=sources(games),
        deeds=links(games, lambda game: [set(done) for done in game.deeds]),
        openings=links(games, lambda game: [{opening} for opening in game.openings]),
    )


def seat_names(game: Played) -> list[str]:
    return [f"seat {seat + 1}" for seat in range(len(game.shares))]


def told_by_faction(games: list[Played]) -> bool:
    """Whether each faction always sits in the same place: then seats tell nothing more."""
    return bool(games[0].factions) and len({tuple(game.factions) for game in games}) == 1


def wins(games: list[Played], names: Callable[[Played], list[str]]) -> list[Win]:
    """By name, all intervals wide enough to hold together; nothing where everybody is called the same."""
    by_name: dict[str, list[tuple[float, int]]] = {}
    for game in games:
        for name, share, points in zip(names(game), game.shares, game.points, strict=False):
            by_name.setdefault(name, []).append((share, points))
    if len(by_name) < 2:
        return []
    return [
        Win(
            name,
            rate(sum(share for share, _ in pairs), len(pairs), len(by_name)),
            mean([float(points) for _, points in pairs]),
        )
        for name, pairs in sorted(by_name.items())
    ]


def span(values: Iterable[float]) -> Span:
    all_of_them = [float(value) for value in values]
    wide = max(all_of_them) - min(all_of_them)
    step = next((step for step in STEPS if wide <= step * COLUMNS), STEPS[-1])
    spread = Counter(int(value // step) * step for value in all_of_them)
    return Span(mean(all_of_them), median(all_of_them), step, dict(sorted(spread.items())))


def branching(games: list[Played]) -> tuple[float, float]:
    counts: Counter[int] = Counter()
    for game in games:
        counts.update(game.offers)
    return quantile(counts, 0.5), quantile(counts, 0.95)


def quantile(counts: Counter[int], part: float) -> float:
    left = part * sum(counts.values())
    for value, times in sorted(counts.items()):
        left -= times
        if left <= 0:
            return float(value)
    return 0.0


def questions(games: list[Played]) -> list[Question]:
    sums: dict[str, list[int]] = {}
    for game in games:
        for name, counted in game.questions.items():
            sums[name] = [old + new for old, new in zip(sums.get(name, [0, 0, 0]), counted, strict=True)]
    rows = [
        Question(
            name,
            round(asked / len(games), 2),
            round(real / len(games), 2),
            round(among / real, 2) if real else 1.0,
        )
        for name, (asked, real, among) in sums.items()
    ]
    return sorted(rows, key=lambda question: (-question.real, question.name))


def sources(games: list[Played]) -> list[Source]:
    """By faction; where all begin alike, of those who won and of the others."""
    seats: dict[str, list[dict[str, int]]] = {}
    for game in games:
        for seat, lines in enumerate(game.lines):
            alike = "winners" if game.shares[seat] > 0 else "the others"
            seats.setdefault(game.factions[seat] if game.factions else alike, []).append(lines)
    table = []
    for name, all_of_them in seats.items():
        sums = {line: sum(lines.get(line, 0) for lines in all_of_them) for line in all_of_them[0]}
        mean_lines = {line: round(total / len(all_of_them), 2) for line, total in sums.items()}
        table.append(Source(name, mean_lines, round(sum(sums.values()) / len(all_of_them), 2)))
    return sorted(table, key=lambda source: (-source.total, source.name))


def links(games: list[Played], deeds: Callable[[Played], list[set[str]]]) -> list[Link]:
    """What goes with winning and with losing: the surest links, the best first."""
    usual = usual_shares(games)
    with_it: dict[str, list[float]] = {}
    everybody = [share for game in games for share in surplus(game, usual)]
    for game in games:
        for done, share in zip(deeds(game), surplus(game, usual), strict=False):
            for deed in done - {""}:
                with_it.setdefault(deed, []).append(share)
    few = max(FEW, RARE * len(everybody))
    told = {name: shares for name, shares in with_it.items() if few <= len(shares) <= len(everybody) - few}
    candidates = [
        Link(name, len(shares), difference(shares, rest(everybody, shares), len(told))) for name, shares in told.items()
    ]
    candidates.sort(key=lambda link: (-sureness(link.gain), link.name))
    # What the same seats did is the same deed told twice: bought, and then placed.
    different = list({(link.seats, link.gain.value): link for link in reversed(candidates)}.values())[::-1]
    surest = sorted(different, key=lambda link: (-sureness(link.gain), link.name))[:TELLING]
    return sorted(surest, key=lambda link: (-link.gain.value, link.name))


def usual_shares(games: list[Played]) -> dict[str, float]:
    """What each faction wins in the mean: a deed of the strong is not strong for that."""
    by_faction: dict[str, list[float]] = {}
    for game in games:
        for name, share in zip(game.factions, game.shares, strict=False):
            by_faction.setdefault(name, []).append(share)
    return {name: sum(shares) / len(shares) for name, shares in by_faction.items()}


def surplus(game: Played, usual: dict[str, float]) -> Iterator[float]:
    for seat, share in enumerate(game.shares):
        yield share - (usual[game.factions[seat]] if game.factions else 1 / len(game.shares))


def rest(everybody: list[float], some: list[float]) -> list[float]:
    """Those who are not among some, as values in sorted order."""
    left = Counter(everybody)
    left.subtract(some)
    return sorted(left.elements())


def sureness(gain: Estimate) -> float:
    width = gain.high - gain.low
    return abs(gain.value) / width if width else 0.0
