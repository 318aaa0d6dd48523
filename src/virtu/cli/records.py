"""Records: show one, check many."""

import json
from collections.abc import Callable
from typing import Any

import click
from rich.console import Console

from virtu.cli.common import (
    Wrong,
    finish,
    json_option,
    language_option,
    plain_event,
    plain_score,
    read_text,
    say,
    show,
    write_text,
)
from virtu.cli.scores import score_table
from virtu.cli.words import words_for
from virtu.kernel.ids import seat_name
from virtu.kernel.pledge import pledge
from virtu.kernel.record import BadRecord, Record
from virtu.lab.overlay import python_with, surroundings_for


@click.command("replay")
@click.argument("file")
@click.option("--upto", type=click.IntRange(min=0), help="Stop after this many answers.")
@click.option("--position", is_flag=True, help="Print only the position reached, for `position` and `try`.")
@language_option
@json_option
def replay_command(file: str, upto: int | None, position: bool, language: str, as_json: bool) -> None:
    """Show the record in FILE, answer by answer.

    FILE may be - for standard input.
    """
    try:
        record = Record.read(read_text(file))
    except BadRecord as error:
        raise Wrong(f"{file} is not a record: {error}") from None
    game, state = record.game, record.start()
    game.listen(state)
    steps: list[dict[str, Any]] = []
    words = words_for(game, language, record.names)
    words.meet(game.factions(state))
    told: list[str] = []
    wrong = ""
    for index, entry in enumerate(record.entries[:upto]):
        try:
            record.repeat(state, index, entry)
        except BadRecord as error:
            wrong = str(error)
            break
        events = game.events(state)
        steps.append(
            {
                "seat": seat_name(entry.seat),
                "action": entry.text,
                "digest": entry.digest,
                "events": [plain_event(event) for event in events],
            }
        )
        told.append(f"{words.seat(entry.seat):<12} {entry.text}")
        told += [f"{'':<12}   {sentence}" for sentence in words.chronicle(events)]
    result = {
        "game": game.name,
        "players": record.players,
        "options": record.options,
        "names": record.names,
        "steps": steps,
        "over": game.over(state),
        "winners": game.winners(state),
        "score": plain_score(game.score(state)),
        "wrong": wrong or None,
    }
    reached = game.dump(state) if position else None
    if reached is not None:
        result["position"] = reached

    def tell(console: Console) -> None:
        if reached is not None:
            click.echo(json.dumps(reached, ensure_ascii=False))
            return
        for line in told:
            say(console, line)
        console.print(score_table(game.score(state), words))
        if game.over(state):
            say(console, words.t("won-by", names=words.listed([words.seat(seat) for seat in game.winners(state)])))
        if wrong:
            say(console, wrong)

    show(as_json, result, tell)
    if wrong:
        finish(1)


@click.command("verify")
@click.argument("files", nargs=-1, metavar="FILE...")
@json_option
def verify_command(files: tuple[str, ...], as_json: bool) -> None:
    """Check records line by line; name the first that differs.

    Every digest is checked, and chance where the seed is given.
    """
    if not files:
        raise Wrong("say which records to verify, for example: virtu verify records/seven_virtues/*.game")
    report([{"file": file, **one_of(verdict, file, files)} for file in files], as_json)


@click.command("upgrade")
@click.argument("files", nargs=-1, metavar="FILE...")
@json_option
def upgrade_command(files: tuple[str, ...], as_json: bool) -> None:
    """Rewrite records of earlier rules in place.

    Those with an answer that no longer stands stay as they are.
    """
    if not files:
        raise Wrong("say which records to upgrade, for example: virtu upgrade my_games/*.game")
    report([{"file": file, **one_of(upgrade, file, files)} for file in files], as_json)


def one_of(judge: Callable[[str], dict[str, Any]], file: str, files: tuple[str, ...]) -> dict[str, Any]:
    """The verdict on one file; that it cannot be read is said beside the verdicts on the others, if there are any."""
    try:
        return judge(file)
    except Wrong as error:
        if len(files) == 1:
            raise
        return {"ok": False, "sentence": error.message.removeprefix(f"{file} ")}


def verdict(file: str) -> dict[str, Any]:
    try:
        text = read_text(file)
        record = Record.read(text)
        game = record.game
        if record.data_hash != game.data_hash and (name := game.name_of_data(record.data_hash)):
            return verdict_with(name, game.name, text)
        state = record.verify()
    except BadRecord as error:
        return {"ok": False, "sentence": str(error)}
    lines = len(record.entries)
    shown = pledge(record.seed) if record.seed else None
    chance = f"; chance followed from the seed that was pledged as {shown}" if shown else ""
    said = {"ok": True, "sentence": f"{lines} lines, all well{chance}"}
    return {**said, "lines": lines, "game": game.name, "over": game.over(state), "pledge": shown}


def verdict_with(name: str, game: str, text: str) -> dict[str, Any]:
    """What a Python with the data of this name says of a record."""
    done = python_with(surroundings_for(game, name), "-m", "virtu", "verify", "--json", "-", typed=text)
    said: dict[str, Any] = json.loads(done.stdout)["records"][0]
    del said["file"]
    return {**said, "sentence": f"{said['sentence']}; data {name}", "data": name}


def upgrade(file: str) -> dict[str, Any]:
    try:
        record = Record.read(read_text(file)).upgrade()
    except BadRecord as error:
        return {"ok": False, "sentence": str(error)}
    write_text(file, record.write())
    said = {"ok": True, "sentence": f"{len(record.entries)} lines, rules {record.rules_version}"}
    return {**said, "game": record.game.name, "rules_version": record.rules_version}


def report(records: list[dict[str, Any]], as_json: bool) -> None:
    """What was found of each record; 1 if something is wrong with one."""
    fine = all(record["ok"] for record in records)

    def tell(console: Console) -> None:
        for record in records:
            say(console, f"{record['file']}: {record['sentence']}")

    show(as_json, {"ok": fine, "records": records}, tell)
    if not fine:
        finish(1)
