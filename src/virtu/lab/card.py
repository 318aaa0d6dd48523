"""The card beside a dataset: what it holds, where it comes from, what it is good for."""

import json
from typing import Any, Final

from virtu.games.registry import GAMES
from virtu.lab.study import Study

FIELDS: Final = {
    "arm": "the series of games within the study",
    "game": "the number of the game within the series",
    "seed": "the seed of the deal",
    "ply": "the number of the answer within the game, from 0",
    "seat": "who was asked, from 0",
    "faction": "what that seat plays; empty where all begin alike",
    "bot": "who answered",
    "question": "the open question",
    "features": "the numbers our trained values are fitted to, of the asked seat; empty for games without them",
    "values": "about the chance of winning as our bots judge it, per seat, the asked seat first",
    "points": "the score as it stands, in the same order",
    "offers": "every legal answer, as numbers that actions.csv explains",
    "answer": "the answer given, one of the offers",
    "share": "the outcome: the part of the victory this seat won in the end (1, 1/n of a shared victory, or 0)",
    "final_points": "its points in the end",
    "view": "all that the asked seat could see, as JSON",
}


def card(study: Study, origin: dict[str, Any], rows: int, fields: list[str]) -> bytes:
    """Markdown that sites for datasets and people both read."""
    game = GAMES[study.game]
    listed = "\n".join(f"| `{name}` | {FIELDS[name]} |" for name in fields)
    versions = "\n".join(f"| {name} | `{json.dumps(value)}` |" for name, value in origin.items())
    return f"""---
license: mit
pretty_name: "{game.title}: games of bots"
tags: [board-games, reinforcement-learning, imitation-learning]
configs: [{{config_name: default, data_files: dataset.parquet}}]
---
# {game.title}: games of bots

{rows:,} answers from {study.games * len(origin["arms"]):,} games for {study.players} players, one row for each answer.
{study.question}

## Fields

| field | meaning |
|---|---|
{listed}

Hidden information stays hidden: `features`, `values` and `points` are those of a position in which everything the
asked seat cannot know is dealt anew. `seed` and the answers of all rows together do tell what was hidden: do not learn
from them.

## Replay

A game is its seed and its answers: `game = virtu.game("{study.game}")`, then
`state = game.new({study.players}, seed, **options)`, then for every row of the game in order
`game.play(state, game.vocabulary.actions[answer])`. Numbers of answers mean the same within a version of the rules.

## Where it comes from

| what | value |
|---|---|
{versions}

Made by `virtu lab export {study.file}`; the same study gives the same rows on every machine, whoever plays them.

## What it is good for, and what not

Bots played, not people: their habits are in every row. Factions, seats and deals are as likely as in the game, results
are not weighted. Component data that are reconstructed differ from printed ones, so strengths of factions may, too.

## Licence

MIT, like the program that made it. Names and rules of the games belong to their authors; no text or picture of theirs
is here.
""".encode()
