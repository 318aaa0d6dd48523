"""The command `virtu`. A person's mistake ends with a sentence and 2, something found wrong with 1."""

import json
import os
import sys
from importlib import import_module
from typing import Final

import click

from virtu.cli.group import Group

DATA_VARIABLE: Final = "VIRTU_GOVERNING_DATA"
COMMANDS: Final = {
    "serve": "serve",
    "play": "play",
    "games": "rules",
    "rules": "rules",
    "clauses": "clauses",
    "new": "positions",
    "position": "positions",
    "try": "positions",
    "replay": "records",
    "verify": "records",
    "upgrade": "records",
    "fuzz": "fuzz",
    "selfplay": "selfplay",
    "lab": "lab",
    "ladder": "ladder",
    "train": "train",
    "bench": "bench",
    "lesson": "lesson",
    "bot-protocol": "bot_protocol",
    "vocabulary": "vocabulary",
    "backup": "backup",
    "restore": "backup",
    "check": "check",
    "worker": "worker",
}
"""Each command and the module it lives in, so that none waits for what only another one needs."""


class Commands(Group):
    """The commands, loaded when they are called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"virtu.cli.{COMMANDS[cmd_name]}")
        command = getattr(module, cmd_name.replace("-", "_") + "_command")
        assert isinstance(command, click.Command)
        return command


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="virtu", prog_name="virtu")
@click.option(
    "--data",
    metavar="FILE",
    help="Component values of governing and wars_of_italy: a TOML file from your own box, or shipped data by name "
    "(even, which are usual, first, balanced, swift), or NAME,FILE for a file over those. Goes before the command.",
)
def virtu(data: str | None) -> None:
    """Play, study and balance four tabletop games set in medieval and Renaissance Italy."""
    if data is not None and os.environ.get(DATA_VARIABLE) != data:
        # The rules read their components when they are first imported, so the program begins anew with them.
        os.environ[DATA_VARIABLE] = data
        os.execv(sys.executable, [sys.executable, "-m", "virtu", *sys.argv[1:]])


def run(arguments: list[str]) -> int:
    """What `virtu` returns to whoever called it."""
    try:
        code = virtu.main(arguments, prog_name="virtu", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 2
    except click.ClickException as error:
        sentence = error.format_message()
        if "--json" in arguments:
            click.echo(json.dumps({"error": sentence}, ensure_ascii=False))
        click.echo(sentence, err=True)
        return 2
    except (click.Abort, KeyboardInterrupt):
        click.echo("Stopped.", err=True)
        return 130
    except BrokenPipeError:  # whoever read along has left; Python would complain once more at the end
        sys.stdout = None
        return 0
    return code if isinstance(code, int) else 0


def main() -> None:
    sys.exit(run(sys.argv[1:]))
