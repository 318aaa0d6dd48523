"""The web server."""

import json

import click

from virtu.cli.common import finish, json_option


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 picks a free one."
)
@click.option("--database", help="An address such as sqlite:///games.db; by default a file of your own.")
@click.option("--strongest-bot", metavar="LEVEL", help="The strongest level of bots that people may play against.")
@click.option(
    "--trusted-proxies",
    metavar="ADDRESSES",
    default="",
    help="Reverse proxies that tell whom they speak for, by commas; nobody else is believed.",
)
@click.option("--open/--no-open", "open_browser", default=False, help="Open a browser too.")
@json_option
def serve_command(
    host: str,
    port: int,
    database: str | None,
    strongest_bot: str | None,
    trusted_proxies: str,
    open_browser: bool,
    as_json: bool,
) -> None:
    """Serve all games to browsers; the address is printed."""
    from virtu.server import Settings, run

    if as_json:
        said = {"host": host, "port": port, "database": database, "strongest_bot": strongest_bot}
        click.echo(json.dumps(said))
    settings = Settings(strongest_bot=strongest_bot or "", trusted_proxies=trusted_proxies)
    finish(run(host, port, database, open_browser, settings))
