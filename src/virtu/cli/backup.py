"""All a server remembers, as one file, and back."""

from pathlib import Path

import click
from rich.console import Console

from virtu.cli.common import Wrong, json_option, say, show

database_option = click.option(
    "--database", help="An address such as sqlite:///games.db; by default the one `virtu serve` uses."
)


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@json_option
def backup_command(file: Path, database: str | None, as_json: bool) -> None:
    """Write everything a server remembers to FILE.

    It can keep running meanwhile.
    """
    from virtu.server.settings import database_url
    from virtu.server.storage.backup import Unusable, back_up

    try:
        counts = back_up(database_url(database), file)
    except (Unusable, ValueError) as error:
        raise Wrong(str(error)) from None
    tell(file, counts, as_json)


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@json_option
def restore_command(file: Path, database: str | None, as_json: bool) -> None:
    """Fill an empty database with what FILE holds. Nothing is ever overwritten."""
    from virtu.server.settings import database_url
    from virtu.server.storage.backup import Unusable, restore
    from virtu.server.storage.claim import claim, keep, release

    try:
        address = database_url(database)
        claim(address)
        counts = restore(file, address)
        keep(address)
    except (Unusable, ValueError, OSError) as error:
        raise Wrong(str(error)) from None
    finally:
        release()
    tell(file, counts, as_json)


def tell(file: Path, counts: dict[str, int], as_json: bool) -> None:
    def words(console: Console) -> None:
        said = f"{counts['tables']} tables, {counts['lines']} answers, {counts['guests']} guests"
        say(console, f"{file}: {said}")

    show(as_json, {"file": str(file), "rows": counts}, words)
