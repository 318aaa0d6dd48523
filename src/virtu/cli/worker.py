"""Bots that think for servers on other machines."""

import os

import click

from virtu.cli.common import Wrong, finish


@click.command("worker")
@click.option("--database", required=True, help="The PostgreSQL database that the servers share.")
@click.option("--places", type=click.IntRange(1, 64), default=os.cpu_count() or 1, help="How many bots think at once.")
@click.option("--memory", type=click.IntRange(100, 100_000), default=300, show_default=True, help="Megabytes for each.")
@click.option("--log", type=click.Choice(["text", "json"]), default="text", help="Sentences, or lines for machines.")
def worker_command(database: str, places: int, memory: int, log: str) -> None:
    """Think for the bots of servers on the same PostgreSQL.

    It takes questions from their database and puts the answers there.
    """
    from virtu.server.settings import database_url

    try:
        address = database_url(database)
    except ValueError as error:
        raise Wrong(str(error)) from None
    if not address.startswith("postgresql"):
        raise Wrong("bots think on other machines only beside PostgreSQL: --database postgresql://…")
    try:
        from virtu.server.workers.remote import run
    except ImportError:
        raise Wrong("this needs the package psycopg: pip install virtu[cluster]") from None
    finish(run(address, places, memory, log))
