"""Which games there are, and their rules."""

from typing import Any

import click
from rich.console import Console
from rich.markdown import Markdown

import virtu
from virtu import rulebook
from virtu.cli.common import (
    GAME,
    LanguageType,
    Wrong,
    finish,
    json_option,
    language_option,
    say,
    show,
    write_text,
)
from virtu.kernel.game import Game, counted
from virtu.kernel.option import Option, written
from virtu.rulebook import lock as locked


@click.command("games")
@json_option
def games_command(as_json: bool) -> None:
    """Games, player counts, options, versions, data hashes."""
    games = virtu.games()

    def tell(console: Console) -> None:
        for game in games:
            say(console, f"{game.name}: {game.title}, {counted(game.players)} players")
            say(console, f"  rules {game.rules_version}, data {game.data_hash}")
            for name, option in game.options.items():
                allowed = ", ".join(choices(option))
                say(console, f"  --option {name}={written(option.default)}  ({option.clause}: {allowed})")

    show(as_json, {"games": [fact_sheet(game) for game in games]}, tell)


def fact_sheet(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "players": [game.players[0], game.players[-1]],
        "options": {name: option_sheet(option) for name, option in game.options.items()},
        "rules_version": game.rules_version,
        "data_hash": game.data_hash,
    }


def option_sheet(option: Option) -> dict[str, Any]:
    sheet: dict[str, Any] = {"type": option.kind, "values": list(option.values), "default": option.default}
    if not option.values:
        sheet |= {"least": option.least, "most": option.most}
    return {**sheet, "clause": option.clause}


def choices(option: Option) -> list[str]:
    return [written(value) for value in option.values] or [f"{option.least}..{option.most}"]


@click.command("rules")
@click.argument("game", type=GAME, required=False)
@click.argument("clause", required=False)
@language_option
@click.option("--stale", type=LanguageType(), help="List what this translation lacks or has not yet updated.")
@click.option("--lock", type=LanguageType(), help="Note that this translation matches the current English rules.")
@json_option
def rules_command(
    game: Game | None, clause: str | None, language: str, stale: str | None, lock: str | None, as_json: bool
) -> None:
    """The numbered rules of GAME, or one CLAUSE of them.

    A clause comes with its examples and rulings; a chapter (AG-8) or a part of one (AG-8.5) with its clauses.
    """
    if lock or stale:
        check_translation(game, lock or stale or "", bool(lock), as_json)
        return
    if game is None:
        raise Wrong(f"which game? There are rules for {', '.join(rulebook.available())}")
    try:
        book = rulebook.cited(clause or "", game.name, language)
    except ValueError as error:
        raise Wrong(str(error)) from None
    if clause is None:
        whole = {
            "game": game.name,
            "title": book.title,
            "clauses": [plain(passage) for passage in book.passages],
        }
        show(as_json, whole, lambda console: console.print(Markdown(markdown(book))))
        return
    exact = book.find(clause)
    part = book.under(clause)
    if exact is None and part:
        clauses = {"game": book.game, "title": book.title, "clauses": [plain(passage) for passage in part]}
        show(as_json, clauses, lambda console: console.print(Markdown("\n\n".join(map(line, part)))))
        return
    if exact is None:
        near = [
            passage.number
            for passage in book.passages
            if passage.number.startswith(chapter_of(clause, book.id))
        ]
        some = near or [chapter.id for chapter in book.everything if chapter.id]
        raise Wrong(f"{book.game} has no clause {clause!r}; there are {', '.join(some[:12])}")
    about = book.about(exact.number)

    def tell(console: Console) -> None:
        console.print(Markdown(line(exact)))
        for passage in about:
            console.print(Markdown("> " + line(passage)))

    show(as_json, {"game": book.game, **plain(exact), "about": [plain(passage) for passage in about]}, tell)


def check_translation(game: Game | None, language: str, lock: bool, as_json: bool) -> None:
    """Lock a translation, or tell what is stale in it; exit code 1 says that something is."""
    if language == rulebook.ENGLISH:
        raise Wrong("English is what the others are translated from: name one of them")
    faults: dict[str, list[str]] = {}
    for name in [game.name] if game else rulebook.available():
        if lock:
            path = locked.lock_path(name, language)
            path.parent.mkdir(exist_ok=True)
            write_text(str(path), locked.written(name, language))
        faults[name] = locked.stale(name, language)

    def tell(console: Console) -> None:
        for name, lines in faults.items():
            say(console, f"{name}: {len(lines)} to look at" if lines else f"{name}: fits")
            for passage in lines:
                say(console, f"  {passage}")

    show(as_json, {"language": language, "stale": faults}, tell)
    finish(1 if any(faults.values()) and not lock else 0)


def chapter_of(clause: str, book: str) -> str:
    """The beginning a mistyped number has in common with those that exist: SV-9.9 → SV-9."""
    return f"{book}-{clause.upper().removeprefix(book + '-').split('.')[0]}."


def plain(passage: rulebook.Passage | rulebook.Ruling) -> dict[str, str]:
    if isinstance(passage, rulebook.Ruling):
        return {"number": passage.number, "question": passage.question, "ruling": passage.ruling}
    return {"number": passage.number, "text": passage.text}


def line(passage: rulebook.Passage | rulebook.Ruling) -> str:
    if isinstance(passage, rulebook.Ruling):
        return f"**{passage.number}** *{passage.question}* {passage.ruling}"
    return f"**{passage.number}** {passage.text}"


def markdown(book: rulebook.Rulebook) -> str:
    """The game in five minutes, then its numbered rules."""
    clauses = [paragraph.text for paragraph in book.introduction] + told(book.chapters)
    return "\n\n".join([f"# {book.title}", *told(book.lesson), *clauses])


def told(chapters: list[rulebook.Chapter]) -> list[str]:
    parts = []
    for chapter in chapters:
        parts.append(f"## {chapter.id} {chapter.title}" if chapter.id else f"## {chapter.title}")
        for block in chapter.blocks:
            if isinstance(block, (rulebook.Passage, rulebook.Ruling)):
                parts.append(line(block))
            elif isinstance(block, rulebook.Table):
                parts.append(grid(block))
            elif isinstance(block, rulebook.Point):
                parts.append(f"* {block.text}")
            elif isinstance(block, rulebook.Paragraph):
                parts.append(block.text)
    return parts


def grid(table: rulebook.Table) -> str:
    rows = [table.header, ["---"] * len(table.header), *table.rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)
