"""The web server."""

import ipaddress
import json
from dataclasses import fields
from typing import Any

import click

from virtu.cli.common import Wrong, finish, json_option


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 picks a free one."
)
@click.option("--database", help="An address such as sqlite:///games.db; by default a file of your own.")
@click.option(
    "--redis",
    metavar="ADDRESS",
    default="",
    help="Share a PostgreSQL database with other servers that use the same one; see docs/operations.md.",
)
@click.option("--peer-address", metavar="HOST:PORT", default="", help="Where those other servers reach this one.")
@click.option("--strongest-bot", metavar="LEVEL", help="The strongest level of bots that people may play against.")
@click.option(
    "--trusted-proxies",
    metavar="ADDRESSES",
    default="",
    help="Reverse proxies trusted to say whom they speak for, separated by commas.",
)
@click.option("--lab/--no-lab", default=True, help="Whether visitors may have bots play small studies in the lab.")
@click.option("--log", type=click.Choice(["text", "json"]), default="text", help="Sentences, or lines for machines.")
@click.option(
    "--setting", "given", multiple=True, metavar="NAME=VALUE", help="A limit or time; docs/operations.md lists them."
)
@click.option("--open/--no-open", "open_browser", default=False, help="Open a browser too.")
@json_option
def serve_command(
    host: str,
    port: int,
    database: str | None,
    redis: str,
    peer_address: str,
    strongest_bot: str | None,
    trusted_proxies: str,
    lab: bool,
    log: str,
    given: tuple[str, ...],
    open_browser: bool,
    as_json: bool,
) -> None:
    """Serve all games to browsers; the address is printed."""
    from virtu.server import Settings
    from virtu.server.run import run

    if as_json:
        said = {"host": host, "port": port, "database": database, "strongest_bot": strongest_bot}
        click.echo(json.dumps(said))
    if peer_address and not peer_address.rpartition(":")[2].isdigit():
        raise Wrong(f"--peer-address is HOST:PORT, not {peer_address!r}")
    for part in filter(None, map(str.strip, trusted_proxies.split(","))):
        if part != "*" and not is_network(part):
            raise Wrong(f"--trusted-proxies are addresses or networks separated by commas, or *, not {part!r}")
    settings = Settings(
        strongest_bot=strongest_bot or "",
        trusted_proxies=trusted_proxies,
        redis=redis,
        peer_address=peer_address,
        lab=lab,
        log=log,
        **numbers(given),
    )
    finish(run(host, port, database, open_browser, settings))


def is_network(text: str) -> bool:
    """Whether a text is an address, or a network of them."""
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def numbers(given: tuple[str, ...]) -> dict[str, Any]:
    """Settings that are numbers, as they are written on the command line; Wrong says what is right."""
    from virtu.server import Settings

    kinds = {field.name: type(getattr(Settings(), field.name)) for field in fields(Settings)}
    known = {name: kind for name, kind in kinds.items() if kind in (int, float) and name != "port"}
    values: dict[str, Any] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in known:
            raise Wrong(f"no setting is called {name!r}; the settings are {', '.join(known)}")
        try:
            values[name] = known[name](value)
        except ValueError:
            raise Wrong(f"{name} is a number, not {value!r}") from None
        if values[name] < 0:
            raise Wrong(f"{name} is 0 or more, not {value}")
    return values
