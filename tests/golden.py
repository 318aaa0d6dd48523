"""Golden games: records of whole games and their transcripts, to be reviewed as diffs.

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


def plan(game: virtu.Game) -> dict[str, tuple[int, dict[str, Value]]]:
    """By file name: one game per number of players, then one per value of an option that is not the default.

    Of a long list of values, such as seats, the last that fits stands for all; presets stand for the other options.
    """
    games: dict[str, tuple[int, dict[str, Value]]] = {f"{players}": (players, {}) for players in game.players}
    middle = game.players[len(game.players) // 2]
    for name, option in game.options.items():
        if "preset" in game.options and name != "preset":
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


def play(game: virtu.Game, players: int, options: dict[str, Value], seed: int) -> virtu.Record:
    """A game of bots that look one move ahead, so that it is worth reading."""
    record = virtu.Record(game, players, game.read_options({**options}))
    recorder = virtu.Recorder(record, dice_from(seed))
    bots = [virtu.bot("easy", seed + seat) for seat in range(players)]
    while not game.over(recorder.state):
        if options.get("timer") == "clock" and len(record.entries) == RINGS:
            recorder.ring("ring")
        elif not recorder.roll():
            seat = game.seat(recorder.state)
            assert seat is not None
            recorder.play(bots[seat].choose(game, recorder.state))
    return record


def transcript(record: virtu.Record) -> str:
    """A game as it is told: every answer, how many there were to choose from, and what came of it."""
    game, state = record.game, record.start()
    game.listen(state)
    lines = [f"{game.title}, {record.players} players, rules {record.rules_version}", ""]
    for index, entry in enumerate(record.entries):
        choice = "" if entry.seat < 0 else f"  [{game.question(state)}: 1 of {len(game.offers(state))}]"
        record.repeat(state, index, entry)
        lines.append(f"{seat_name(entry.seat)}: {entry.text}{choice}")
        for event in game.events(state):
            facts = ", ".join(f"{name} {fact}" for name, fact in event.facts.items())
            lines.append(f"    {event.name} ({event.clause}){': ' if facts else ''}{facts}")
    lines.append("")
    for number, score in enumerate(game.score(state)):
        parts = ", ".join(f"{line.name} {line.points}" for line in score.lines if line.points)
        lines.append(f"{number}: {score.total} = {parts}")
    lines.append(f"{game.ending(state)}, won by {', '.join(map(str, game.winners(state)))}")
    return "\n".join(lines) + "\n"


def transcript_path(record: Path) -> Path:
    return ROOT / "tests" / record.parent.name / "playthroughs" / f"{record.stem}.txt"


def main(names: list[str]) -> None:
    for game in virtu.games():
        if names and game.name not in names:
            continue
        for seed, (name, (players, options)) in enumerate(plan(game).items()):
            path = RECORDS / game.name / f"{name}.game"
            if path.is_file():
                record = virtu.Record.read(path.read_text(encoding="utf-8"))
            else:
                record = play(game, players, options, seed)
                write(path, record.write())
            write(transcript_path(path), transcript(record))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
