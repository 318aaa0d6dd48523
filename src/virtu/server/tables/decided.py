"""What decided a finished game, for one who played it: three sentences, and one thing to try next time."""

from itertools import pairwise

from virtu.bots.outlooks import outlook
from virtu.kernel.game import Game
from virtu.kernel.state import State
from virtu.server import wire

Course = list[list[int]]
EARLY = 10
"""In the first part of so many a game is only set up: what happens there decides nothing yet."""


def decided(game: Game, states: list[State], seat: int) -> list[wire.Verdict]:
    """From the points after every step; each sentence names the step to look at. Nothing for one who played alone."""
    scores = [game.score(state) for state in states]
    last = scores[-1]
    winners = game.winners(states[-1]) or game.leaders(states[-1])
    if len(last) < 2 or not winners:
        return []
    totals = [[score.total for score in step] for step in scores]
    names = [line.name for line in last[0].lines]
    lines = [[[line.points for line in score.lines] for score in step] for step in scores]
    winner = seat if seat in winners else int(winners[0])
    # Where nearly all points are counted at the end, the chances tell more than the points.
    late = totals[len(totals) // 2] == totals[0]
    chances = chances_of(game, states) if late else totals
    first = taken_lead(totals, winner) if not late else favourite(chances, winner)
    ended = first.name == "end" and seat != winner
    return [
        first,
        best_line(lines, names, winner, seat),
        largest_turn(chances, seat) if late else largest_swing(totals, lines, names, seat),
        wire.Verdict("hold", {}, first.step) if ended else next_time(lines, names, seat),
    ]


def chances_of(game: Game, states: list[State]) -> Course:
    """After every step about how often of a hundred times each seat wins, as a bot judges what lies open by now."""
    view = outlook(game)
    course: Course = []
    for state in states:
        asked = game.seat(state)
        if asked is not None and asked < 0 and course:
            course.append(course[-1])
            continue
        values = view.judge(state) if asked is None or asked >= 0 else [1.0] * state.players
        course.append([round(100 * value / (sum(values) or 1.0)) for value in values])
    return course


def favourite(chances: Course, winner: int) -> wire.Verdict:
    """From when on nobody was likelier to win."""
    behind = [step for step in range(len(chances)) if chances[step][winner] <= most_of(chances[step], winner)]
    step = min(behind[-1] + 1 if behind else 0, len(chances) - 1)
    return wire.Verdict("favourite", {"seat": winner, "n": chances[step][winner]}, step)


def taken_lead(totals: Course, winner: int) -> wire.Verdict:
    """When the winner went ahead for good; points alone may not have decided."""
    final = totals[-1]
    ahead = [step[winner] > most_of(step, winner) for step in totals]
    if final[winner] < max(final):
        return wire.Verdict("end", {"seat": winner}, len(totals) - 1)
    if not ahead[-1]:
        return wire.Verdict("tie", {"seat": winner}, last_change(totals))
    behind = [step for step in range(len(totals)) if not ahead[step]]
    step = behind[-1] + 1 if behind else 0
    return wire.Verdict("lead", {"seat": winner, "points": totals[step][winner]}, step)


def best_line(lines: list[Course], names: list[str], winner: int, seat: int) -> wire.Verdict:
    """In which line of the score the winner was furthest ahead: of you, or of the best other if you won."""
    final = lines[-1]

    def against(line: int) -> int:
        return most_of([one[line] for one in final], winner) if winner == seat else final[seat][line]

    best = max(range(len(names)), key=lambda line: final[winner][line] - against(line))
    course = [[one[best] for one in step] for step in lines]
    points = final[winner][best]
    facts: dict[str, wire.Fact] = {"seat": winner, "line": names[best], "points": points, "other": against(best)}
    return wire.Verdict("line", facts, last_change(course, winner))


def largest_turn(chances: Course, seat: int) -> wire.Verdict:
    """The one step that changed your own chances most."""
    mine = [step[seat] for step in chances]
    step = largest([later - earlier for earlier, later in pairwise(mine)])
    if step is None:
        return wire.Verdict("even", {}, len(chances) - 1)
    before, now = mine[step], mine[step + 1]
    return wire.Verdict(f"turn-{'up' if now > before else 'down'}", {"before": before, "now": now}, step + 1)


def largest_swing(totals: Course, lines: list[Course], names: list[str], seat: int) -> wire.Verdict:
    """The one step that changed your distance to the best rival most: whose points those were, and what for."""
    leads = [step[seat] - most_of(step, seat) for step in totals]
    changes = [later - earlier for earlier, later in pairwise(leads)]
    step = largest(changes)
    if step is None:
        return wire.Verdict("even", {}, len(totals) - 1)
    before, after = totals[step], totals[step + 1]
    up = changes[step] > 0
    rivals = [one for one in range(len(after)) if one != seat and max(before[one], after[one]) >= most_of(before, seat)]
    # What helps you is what you gain and they lose.
    gained = {one: after[one] - before[one] for one in [seat, *rivals]}
    who = max(gained, key=lambda one: gained[one] if (one == seat) == up else -gained[one])
    way = 1 if gained[who] > 0 else -1
    line = max(range(len(names)), key=lambda one: way * (lines[step + 1][who][one] - lines[step][who][one]))
    facts: dict[str, wire.Fact] = {"seat": who, "points": abs(gained[who]), "line": names[line]}
    return wire.Verdict(f"swing-{'up' if up else 'down'}", facts, step + 1)


def largest(changes: list[int]) -> int | None:
    """Which step changed most once the game was under way."""
    moments = range(len(changes) // EARLY, len(changes))
    return max(moments, key=lambda step: abs(changes[step])) if any(changes[step] for step in moments) else None


def next_time(lines: list[Course], names: list[str], seat: int) -> wire.Verdict:
    """Where another got most more than you; who was nowhere behind is told what to hold on to."""
    final = lines[-1]
    others = [most_of([one[line] for one in final], seat) for line in range(len(names))]
    mine = final[seat]
    line = max(range(len(names)), key=lambda number: others[number] - mine[number])
    who = next(one for one in range(len(final)) if one != seat and final[one][line] == others[line])
    name = "try"
    if others[line] <= mine[line]:
        line = max(range(len(names)), key=lambda number: mine[number] - others[number])
        name, who = "keep", seat
    course = [[one[line] for one in step] for step in lines]
    fewer, more = sorted((mine[line], others[line]))
    facts: dict[str, wire.Fact] = {"line": names[line], "points": more, "other": fewer}
    return wire.Verdict(name, facts, last_change(course, who))


def most_of(points: list[int], without: int) -> int:
    return max(number for seat, number in enumerate(points) if seat != without)


def last_change(course: Course, seat: int | None = None) -> int:
    """The last step after which something, or something of a seat, was not as before."""
    for step in range(len(course) - 1, 0, -1):
        before, after = course[step - 1], course[step]
        if before != after if seat is None else before[seat] != after[seat]:
            return step
    return len(course) - 1
