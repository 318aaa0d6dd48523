"""Golden games: records of whole games and their transcripts, to be reviewed as diffs.

One game per number of players is told in full; of a game with an option what the option changes: where the same answers
under the usual rules first lead elsewhere, and how the game ends.

`python tests/golden.py [GAME…]` writes the transcripts anew, and the records that are missing. A record that no longer
replays means that the rules have changed: that is a decision to be written down as a ruling. Delete it then, and run
this again.
"""

import sys
from pathlib import Path

import virtu
from virtu.kernel.dice import dice_from
from virtu.kernel.ids import seat_name
from virtu.kernel.option import Value, written

ROOT = Path(__file__).parent.parent
RECORDS = ROOT / "records"
RINGS = 300
"""Where a game is played by the clock, it rings after so many lines."""

BEFORE, AFTER = 3, 16
"""Lines of an excerpt before and after the first difference."""
TRIES = 10
"""Games played in search of one in which an option makes a difference."""


def plan(game: virtu.Game) -> dict[str, tuple[int, dict[str, Value]]]:
    """By file name: one game per number of players, then one per value of an option that is not the default.

    Of a long list of values, such as seats, the last that fits stands for all; the many options of the Art of Governing
    are seen in its presets.
    """
    games: dict[str, tuple[int, dict[str, Value]]] = {f"{players}": (players, {}) for players in game.players}
    middle = game.players[len(game.players) // 2]
    for name, option in game.options.items():
        if game.name == "governing" and name != "preset":
            continue
        beside: dict[str, Value] = {} if option.under is None else {option.under[0]: option.under[1]}
        others = [v for v in option.values if v != option.default and fits(game, middle, {name: v} | beside)]
        for value in others if len(others) < 5 else others[-1:]:
            games[f"{middle}-{name}-{written(value)}"] = (middle, {name: value} | beside)
    return games


def fits(game: virtu.Game, players: int, options: dict[str, Value]) -> bool:
    try:
        game.new(players, 0, True, **options)
    except ValueError:
        return False
    return True


def play(game: virtu.Game, players: int, options: dict[str, Value], seed: int, level: str) -> virtu.Record:
    """A game of bots."""
    record = virtu.Record(game, players, game.read_options({**options}))
    recorder = virtu.Recorder(record, dice_from(seed))
    bots = [virtu.bot(level, seed + seat) for seat in range(players)]
    while not game.over(recorder.state):
        if options.get("timer") == "clock" and len(record.entries) == RINGS:
            recorder.ring("ring")
        elif not recorder.roll():
            seat = game.seat(recorder.state)
            assert seat is not None
            recorder.play(bots[seat].choose(game, recorder.state))
    return record


def new(game: virtu.Game, players: int, options: dict[str, Value]) -> virtu.Record:
    """Bots that look one move ahead are worth reading; careless ones sooner come to where an option matters.

    Of these the shortest game in which it does.
    """
    if not options:
        return play(game, players, options, game.players.index(players), "easy")
    records = [play(game, players, options, seed, "random") for seed in range(TRIES)]
    telling = [one for one in records if story(one) != story(as_usual(one))]
    return min(telling or records, key=lambda one: len(one.entries))


def transcript(record: virtu.Record) -> str:
    """A game as it is told: every answer, how many there were to choose from, and what came of it."""
    game = record.game
    title = f"{game.title}, {record.players} players, rules {record.rules_version}"
    return "\n".join([title, "", *story(record), "", *ending(record)]) + "\n"


def excerpt(record: virtu.Record) -> str:
    """What an option changes: the same answers under the usual rules, where they first lead elsewhere; and the end."""
    game = record.game
    told, known = story(record), story(as_usual(record))
    agreed = [f"{name} {written(value)}" for name, value in changed(record).items()]
    title = f"{game.title}, {record.players} players, rules {record.rules_version}, {', '.join(agreed)}"
    lines = [title, ""]
    if told == known:
        lines += [f"The usual rules tell the same, in all {len(told)} lines."]
    else:
        first = next(line for line, one in enumerate(told) if line >= len(known) or one != known[line])
        end = first + AFTER
        lines += [f"The usual rules tell the same for {first} lines.", ""]
        lines += [f"  {line}" for line in told[max(0, first - BEFORE) : first]]
        lines += [f"- {line}" for line in known[first : first + 1]]
        lines += [f"+ {line}" for line in told[first:end]]
        if end < len(told):
            lines.append(f"… and {len(told) - end} more")
    return "\n".join([*lines, "", *ending(record)]) + "\n"


def as_usual(record: virtu.Record) -> virtu.Record:
    """The same answers, as far as they go, with no option chosen."""
    usual = virtu.Record(record.game, record.players, record.game.read_options({}))
    usual.entries = [virtu.Entry(entry.seat, entry.text, "") for entry in record.entries]
    return usual


def changed(record: virtu.Record) -> dict[str, Value]:
    """The options that are not as usual."""
    usual = record.game.read_options({})
    return {name: value for name, value in record.options.items() if value != usual[name]}


def story(record: virtu.Record) -> list[str]:
    """Every answer with what came of it; the last line says why one could not be given."""
    game, state = record.game, record.start()
    game.listen(state)
    lines: list[str] = []
    for index, entry in enumerate(record.entries):
        choice = "" if entry.seat < 0 else f"  [{game.question(state)}: 1 of {len(game.offers(state))}]"
        try:
            record.repeat(state, index, entry)
        except virtu.BadRecord as bad:
            return [*lines, str(bad).partition(": ")[2]]
        lines.append(f"{seat_name(entry.seat)}: {entry.text}{choice}")
        for event in game.events(state):
            facts = ", ".join(f"{name} {fact}" for name, fact in event.facts.items())
            lines.append(f"    {event.name} ({event.clause}){': ' if facts else ''}{facts}")
    return lines


def ending(record: virtu.Record) -> list[str]:
    """Points, how the game ended, and who won."""
    game, state = record.game, record.verify()
    lines: list[str] = []
    for number, score in enumerate(game.score(state)):
        parts = ", ".join(f"{line.name} {line.points}" for line in score.lines if line.points)
        lines.append(f"{number}: {score.total} = {parts}")
    lines.append(f"{game.ending(state)}, won by {', '.join(map(str, game.winners(state)))}")
    return lines


def told(path: Path) -> str:
    """The transcript that belongs to a record."""
    record = virtu.Record.read(path.read_text(encoding="utf-8"))
    return excerpt(record) if changed(record) else transcript(record)


def transcript_path(record: Path) -> Path:
    return ROOT / "tests" / record.parent.name / "playthroughs" / f"{record.stem}.txt"


def main(names: list[str]) -> None:
    for game in virtu.games():
        if names and game.name not in names:
            continue
        for name, (players, options) in plan(game).items():
            path = RECORDS / game.name / f"{name}.game"
            if not path.is_file():
                write(path, new(game, players, options).write())
            write(transcript_path(path), told(path))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
