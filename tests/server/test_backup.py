"""Backups of a running server, on either database and from one to the other; and what an upgrade would do."""

import gzip
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from cli.terminal import virtu
from server.people import Person, Server
from server.postgres import Postgres
from server.test_upgrade import DUMP, TABLES
from virtu.games.palace.component_data import FIRST
from virtu.lab.overlay import python_with, surroundings_for


async def test_a_server_moves_house(own: Callable[..., Server], postgres: Postgres, tmp_path: Path) -> None:
    """From SQLite to PostgreSQL and back while somebody plays; at the end all is as it was, cookies included."""
    server = own()
    async with Person(server) as ann:
        table = await ann.create("me", "easy", options={"first": "0"})
        over = await ann.create("random", "random")
        async with ann.sit(over) as watching:
            await watching.until(lambda chair: chair.over)
        async with ann.sit(table) as chair:
            await chair.until(lambda chair: chair.offers)
            first = tmp_path / "first.backup"
            said = virtu("backup", first, "--database", server.database)
            assert (said.code, said.err) == (0, ""), said
            assert "2 tables" in said.out
            assert first.stat().st_mode & 0o077 == 0, "it holds the key of all cookies"
            version, view = chair.version, chair.view
        address = postgres.fresh()
        assert virtu("restore", first, "--database", address).code == 0
        second = tmp_path / "second.backup"
        assert virtu("backup", second, "--database", address).code == 0
        assert gzip.decompress(first.read_bytes()) == gzip.decompress(second.read_bytes())
        again = virtu("restore", second, "--database", address)
        assert (again.code, "not empty" in again.err) == (2, True)
        assert virtu("restore", second, "--database", tmp_path / "new.sqlite").code == 0
        assert server.stop() == 0
        for database in (address, f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite'}"):
            moved = own(database=database)
            ann.follow(moved)
            async with ann.sit(table) as chair:
                assert (chair.version, chair.view, chair.seat) == (version, view, 0)
                assert (await chair.answer(chair.offers[0]))["type"] == "accepted"
            assert moved.stop() == 0
        for there in (address, str(tmp_path / "new.sqlite")):
            checked = virtu("check", "--json", "--database", there)
            assert (checked.code, checked.json["well"], checked.json["told"]) == (0, 2, [])


def lines_of(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().splitlines()


async def test_a_backup_is_whole_or_none(own: Callable[..., Server], tmp_path: Path) -> None:
    server = own()
    async with Person(server) as ann:
        await ann.create("me", "easy")
    good = tmp_path / "good"
    assert virtu("backup", good, "--database", server.database).code == 0
    lines = lines_of(good)
    head = json.loads(lines[0])
    broken = {
        "cut": lines[:-1],
        "thinned": [*lines[:2], *lines[3:]],
        "newer": [json.dumps({**head, "revision": "9999", "virtu": "9.9"}), *lines[1:]],
        "other": ["hello"],
    }
    for name, left in broken.items():
        path = tmp_path / name
        path.write_bytes(gzip.compress("\n".join(left).encode()))
        said = virtu("restore", path, "--database", tmp_path / f"{name}.sqlite")
        assert said.code == 2
        assert ("newer than this one" if name == "newer" else "no whole backup") in said.err, said.err
        assert virtu("restore", good, "--database", tmp_path / f"{name}.sqlite").code == 0, "nothing was left behind"
    for path, why in ((tmp_path / "nowhere", "cannot be read"), (server.database, "is not a backup")):
        said = virtu("restore", path, "--database", tmp_path / "x.sqlite")
        assert (said.code, why in said.err, said.err.count("\n")) == (2, True, 1)
    said = virtu("backup", tmp_path / "b", "--database", tmp_path / "nowhere.sqlite")
    assert (said.code, "there is no database" in said.err) == (2, True)
    assert not (tmp_path / "nowhere.sqlite").exists()
    said = virtu("backup", tmp_path / "no" / "folder", "--database", server.database)
    assert (said.code, "cannot be written" in said.err) == (2, True)
    assert not list(tmp_path.glob("**/*.part"))


def check_then(*arguments: object) -> Any:
    """`virtu check` with the component data of that release; something would be put aside."""
    done = python_with(surroundings_for("governing", FIRST), "-m", "virtu", "check", *map(str, arguments))
    assert done.returncode == 1, done.stderr
    return json.loads(done.stdout)


def test_what_an_upgrade_would_do_is_said_before(tmp_path: Path) -> None:
    """On the database of the previous release: it is read as it is, and stays so."""
    path = tmp_path / "virtu.sqlite"
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(DUMP.read_text(encoding="utf-8"))
        broken = [TABLES["seven_virtues"]]
        database.execute("UPDATE lines SET text = 'take 14' WHERE table_id = ? AND seat >= 0", broken)
        database.execute("UPDATE tables SET game = 'chess' WHERE id = ?", [TABLES["honour"]])
    before = path.read_bytes()
    told = check_then("--json", "--database", path)
    assert [told[verdict] for verdict in ("games", "well", "upgraded", "parked")] == [4, 0, 2, 2]
    verdicts = {finding["table"]: (finding["verdict"], finding["sentence"]) for finding in told["told"]}
    assert verdicts[TABLES["governing"]][0] == verdicts[TABLES["wars_of_italy"]][0] == "upgraded"
    assert "take 14" in verdicts[TABLES["seven_virtues"]][1]
    assert "chess" in verdicts[TABLES["honour"]][1]
    assert path.read_bytes() == before
    assert "4 would be put aside" in virtu("check", "--database", path).out
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    said = virtu("check", "--database", path)
    assert (said.code, "by a later version" in said.err) == (2, True)
