"""What this version would do with the games a server has stored."""

from collections import Counter
from dataclasses import asdict

import click
from rich.console import Console

from virtu.cli.backup import database_option
from virtu.cli.common import Wrong, finish, json_option, say, show


@click.command("check")
@database_option
@json_option
def check_command(database: str | None, as_json: bool) -> None:
    """Replay every stored game under the present rules.

    Nothing is changed. Exits with 1 if one could not go on.
    """
    from virtu.server.settings import database_url
    from virtu.server.storage.backup import Unusable
    from virtu.server.storage.check import inspect

    try:
        findings = list(inspect(database_url(database)))
    except (Unusable, ValueError) as error:
        raise Wrong(str(error)) from None
    counts = Counter(finding.verdict for finding in findings)
    told = [finding for finding in findings if finding.verdict != "well"]

    def tell(console: Console) -> None:
        for finding in told:
            say(console, f"{finding.table} ({finding.game}, {finding.state}): {finding.verdict}: {finding.sentence}")
        said = f"{counts['well']} go on as they are, {counts['upgraded']} under newer rules"
        say(console, f"{len(findings)} games: {said}, {counts['parked']} would be put aside")

    verdicts = {name: counts[name] for name in ("well", "upgraded", "parked")}
    show(as_json, {"games": len(findings), **verdicts, "told": [asdict(finding) for finding in told]}, tell)
    if counts["parked"]:
        finish(1)
