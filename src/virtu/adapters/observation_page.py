"""The tables of docs/observations.md: `python -m virtu.adapters.observation_page > docs/observations.md`."""

import virtu
from virtu.kernel.game import Game


def page() -> str:
    return "\n".join(section(game) for game in virtu.games())


def section(game: Game) -> str:
    """One game: its parts, with how many numbers each has by number of players."""
    tables = [game.observation_parts(players) for players in game.players]
    sizes = [sum(len(part.labels) for part in parts) for parts in tables]
    lines = [
        f"### {game.title}",
        "",
        f"{among(sizes)} numbers{by_players(game)}.",
        "",
        "| part | numbers | for each | meaning |",
        "|---|---|---|---|",
    ]
    for same in zip(*tables, strict=True):
        part = same[0]
        counts = [len(one.labels) for one in same]
        first, last = part.names()[0], part.names()[-1]
        each = f"`{first}` … `{last}`" if len(part.labels) > 1 else f"`{first}`"
        lines.append(f"| {part.name} | {among(counts)} | {each} | {part.meaning} |")
    return "\n".join([*lines, ""])


def among(counts: list[int]) -> str:
    return str(counts[0]) if len(set(counts)) == 1 else ", ".join(map(str, counts))


def by_players(game: Game) -> str:
    return f" for {game.players[0]} to {game.players[-1]} players" if len(game.players) > 1 else ""


if __name__ == "__main__":
    print(page(), end="")
