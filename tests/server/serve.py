"""A server in a process of its own, with settings for tests given as JSON on the command line."""

import json
import sys
from pathlib import Path

from virtu.server import Settings
from virtu.server.run import run


def trip_over(trap: str) -> None:
    """From now on the rules fail at one answer."""
    from virtu.server.tables.play import Play

    play = Play.answer

    def answer(self: Play, text: str, goes_on: bool = False) -> None:
        play(self, text, goes_on)
        if text == trap:
            raise RuntimeError(f"tripped over {trap}")

    Play.answer = answer  # type: ignore[method-assign, assignment]


def load_dice(seeds: dict[str, int]) -> None:
    """From now on the plans of these tables have dice of our choice."""
    from virtu.kernel.dice import Dice, dice_from
    from virtu.server.tables.table import Table

    fresh = Table.fresh_dice

    def loaded(self: Table) -> Dice:
        return dice_from(seeds[self.row.id]) if self.row.id in seeds else fresh(self)

    Table.fresh_dice = loaded  # type: ignore[method-assign]


def fix_bots(seed: int) -> None:
    """From now on bots think with the same dice every time."""
    import secrets

    secrets.randbits = lambda _: seed  # type: ignore[assignment]


if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    if "trip" in given:
        trip_over(given.pop("trip"))
    if "bot_seed" in given:
        fix_bots(given.pop("bot_seed"))
    if "plan_dice" in given:
        load_dice(given.pop("plan_dice"))
    if "rules" in given:
        from virtu.games.registry import GAMES

        for name, version in given.pop("rules").items():
            GAMES[name].rules_version = version
    for name in {"awake", "swept", "hardly"} & {*given}:
        from virtu.server.tables import lobby

        setattr(lobby, name.upper(), given.pop(name))
    if "few_files" in given:
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (given["few_files"], given.pop("few_files")))
    for path in {"web", "ladder"} & {*given}:
        given[path] = Path(given[path])
    sys.exit(run(port=int(given.pop("port", 0)), settings=Settings(**given)))
