"""The journal of a study: one line for each finished game, so that nothing is played twice."""

import json
from pathlib import Path
from typing import Any

import msgspec

from virtu.lab.measures import Played


class OtherStudy(ValueError):
    """The journal's games are not games of this study; the message says in what they differ."""


class Journal:
    """Only ever appended to. A line that was cut off when the power went is dropped, and its game is played again."""

    def __init__(self, path: Path, study: dict[str, Any]) -> None:
        self.path = path
        self.games: dict[tuple[str, int], Played] = {}
        header = json.dumps(study)
        if path.is_file() and (lines := whole_lines(path)):
            told = told_in(path, lines[0])
            if told != json.loads(header):
                raise OtherStudy(
                    f"{path} holds games of another study: {difference(told, json.loads(header))}; "
                    "choose another folder, or begin it again with --again"
                )
            self.read(lines[1:])
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(header + "\n", encoding="utf-8")

    def read(self, lines: list[bytes]) -> None:
        for number, line in enumerate(lines, 2):
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.MsgspecError as error:
                raise OtherStudy(f"{self.path}: line {number} is no game ({error}); --again begins anew") from None
            self.games[played.arm, played.number] = played

    def add(self, games: list[Played]) -> None:
        with self.path.open("ab") as file:
            for played in games:
                self.games[played.arm, played.number] = played
                file.write(msgspec.json.encode(played) + b"\n")


def whole_lines(path: Path) -> list[bytes]:
    """The lines that were written to their end; what comes after them is cut off."""
    content = path.read_bytes()
    end = content.rfind(b"\n") + 1
    if end < len(content):
        with path.open("r+b") as file:
            file.truncate(end)
    return content[:end].splitlines()


def told_in(path: Path, header: bytes) -> Any:
    try:
        return json.loads(header)
    except ValueError:
        raise OtherStudy(f"{path} is no journal of a study; --again begins anew") from None


def difference(told: Any, wanted: Any, key: str = "") -> str:
    """The first thing in which two descriptions differ."""
    if isinstance(told, dict) and isinstance(wanted, dict):
        for name in {**wanted, **told}:
            if told.get(name) != wanted.get(name):
                return difference(told.get(name), wanted.get(name), f"{key}.{name}".strip("."))
    if isinstance(told, list) and isinstance(wanted, list) and len(told) == len(wanted):
        for number, (old, new) in enumerate(zip(told, wanted, strict=True)):
            if old != new:
                return difference(old, new, f"{key}[{number}]")
    return f"{key} is {told!r} there and {wanted!r} here"
