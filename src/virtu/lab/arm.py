"""The arms of a study: series of games that differ in one thing, on the same deals."""

from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import virtu
from virtu.bots.arena import Match
from virtu.bots.player import Player
from virtu.games.registry import GAMES
from virtu.lab.restricted import RestrictedPlayer, meant
from virtu.lab.study import Side, Study


@dataclass(frozen=True)
class Arm:
    """One series of games."""

    name: str
    kind: str
    """"a" and "b" are compared; in "without" one player is forbidden something; "rung" is a step of the ladder."""
    match: Match
    data: str
    data_hash: str
    forbidden: tuple[str, ...] = ()

    def restricted(self, number: int) -> int | None:
        """The seat that must do without, one further on each deal."""
        return (self.match.deal(number) - self.match.seed) % self.match.players if self.forbidden else None

    def players(self, number: int) -> list[Player]:
        players = self.match.seated(number)
        seat = self.restricted(number)
        if seat is not None:
            game = GAMES[self.match.game]
            forbidden = frozenset().union(*[meant(game, pattern) for pattern in self.forbidden])
            players[seat] = RestrictedPlayer(players[seat], forbidden, self.match.deal(number) * 10 + seat)
        return players

    def described(self) -> dict[str, Any]:
        """What makes a game of this arm what it is."""
        match = self.match
        return {
            "arm": self.name,
            "kind": self.kind,
            "game": match.game,
            "players": match.players,
            "options": match.options,
            "data_hash": self.data_hash,
            "bots": list(match.bots),
            "seed": match.seed,
            "seats": "fixed" if match.fixed else "rotate",
            "forbidden": list(self.forbidden),
        }


def arms_of(study: Study) -> list[Arm]:
    """All series a study plays, the plain one first."""
    first = study.sides[0]
    arms = [arm(study, side.name, kind, side) for side, kind in zip(study.sides, "ab", strict=False)]
    arms += [
        arm(study, f"without {', '.join(group)}", "without", first, forbidden=group) for group in study.forbidden
    ]
    for lower, upper in pairwise(study.ladder):
        bots = (upper, *[lower] * (study.players - 1))
        arms.append(arm(study, f"{upper} against {lower}", "rung", first, bots))
    return arms


def arm(
    study: Study, name: str, kind: str, side: Side, bots: tuple[str, ...] = (), forbidden: tuple[str, ...] = ()
) -> Arm:
    match = Match(
        study.game,
        study.players,
        bots or side.bots,
        study.games,
        study.seed,
        dict(side.options),
        fixed=study.fixed and not bots,
    )
    return Arm(name, kind, match, side.data, side.data_hash, forbidden)


def described(study: Study) -> dict[str, Any]:
    """What a study's games depend on; another number of games is the same study, carried further or less far."""
    return {
        "rules_version": GAMES[study.game].rules_version,
        "bots_version": bots_version(),
        "measures": list(study.measures),
        "arms": [one.described() for one in arms_of(study)],
    }


def bots_version() -> str:
    """The package's version, and a hash of all that bots think by: their sources and weights."""
    digest = sha256()
    root = Path(str(files("virtu.bots")))
    for path in sorted(root.rglob("*")):
        if path.suffix == ".py" or path.parent.name == "weights":
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{virtu.__version__}+{digest.hexdigest()[:12]}"
