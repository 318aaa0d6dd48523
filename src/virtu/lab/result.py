"""What a study found, as plain data: the report in JSON, from which the page is drawn."""

from typing import Any

import msgspec
from msgspec import Struct

from virtu.games.registry import GAMES
from virtu.lab.arm import arms_of, bots_version
from virtu.lab.compare import Change, Step, Worth, changes, step, worth
from virtu.lab.figures import Figures, figures
from virtu.lab.findings import Finding, findings
from virtu.lab.measures import Played
from virtu.lab.study import Study


class Result(Struct, frozen=True):
    """All of it. Without rules version, data hash, bots, seeds and design it would be no result."""

    question: str
    provenance: dict[str, Any]
    findings: list[Finding]
    figures: dict[str, Figures]
    """Of the plain arm, and of the other one where two are compared; by name."""
    changes: list[Change]
    """B minus A."""
    worths: list[Worth]
    steps: list[Step]


def result_of(study: Study, games: dict[str, list[Played]]) -> Result:
    arms = arms_of(study)
    plain = games[arms[0].name]
    sides = [arm for arm in arms if arm.kind in "ab"]
    by_side = {arm.name: figures(games[arm.name]) for arm in sides}
    changed = changes(plain, games[sides[1].name]) if len(sides) == 2 else []
    banned = [arm for arm in arms if arm.kind == "without"]
    worths = [worth(", ".join(arm.forbidden), plain, games[arm.name], len(banned)) for arm in banned]
    steps = [step(games[arm.name], arm.match.bots[0], arm.match.bots[1]) for arm in arms if arm.kind == "rung"]
    return Result(
        question=study.question,
        provenance=provenance(study),
        findings=findings(study, by_side, changed, worths, steps),
        figures=by_side,
        changes=changed,
        worths=worths,
        steps=steps,
    )


def provenance(study: Study) -> dict[str, Any]:
    """Where the numbers come from, as it stands in every file of results."""
    arms = arms_of(study)
    deals = arms[0].match.deal(study.games - 1) - study.seed + 1
    return {
        "study": study.file,
        "game": study.game,
        "players": study.players,
        "rules_version": GAMES[study.game].rules_version,
        "data_hash": {side.name: side.data_hash for side in study.sides},
        "options": {side.name: side.options for side in study.sides},
        "bots": {side.name: list(side.bots) for side in study.sides},
        "bots_version": bots_version(),
        "games": study.games,
        "seeds": [study.seed, study.seed + deals - 1],
        "seats": "fixed" if study.fixed else "rotate",
        "arms": [arm.name for arm in arms],
        "measures": list(study.measures),
    }


def plain(result: Result) -> bytes:
    """As JSON."""
    return msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n"
