"""A word before a blunder: what a chosen answer lets happen, and another would prevent."""

from dataclasses import dataclass
from typing import Final

from virtu.bots.hints import advised
from virtu.bots.mark import Marks, Meaning, Reason, reason
from virtu.bots.outlook import Outlook
from virtu.bots.outlooks import outlook as outlook_of
from virtu.bots.player import known
from virtu.bots.rehearsal import changes, completed
from virtu.kernel.action import Action
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

OTHERS: Final = 4
"""So many other answers are looked at."""


@dataclass(frozen=True)
class Warning:
    """What would happen, and the answer that prevents it."""

    reason: Reason
    instead: Action


def warnings(game: Game, given: State, plan: list[Action], seed: int = 0) -> list[Warning]:
    """What speaks against the answers somebody is about to give, from what the asked seat knows."""
    state, seat = known(game, given)
    position = game.imagine(state, seat, dice_from(seed))
    outlook = outlook_of(game)
    before = outlook.marks(position, seat)
    mine = changes(outlook, position, seat, completed(outlook, position, seat, plan), seed)
    dangers = dangers_of(outlook.meanings(), before, mine)
    if not dangers:
        return []
    first = outlook.advise(position, seat, game.offers(position), None)
    others = [one for one in advised(outlook, position, seat, first) if one is not plan[0]][:OTHERS]
    cautions: list[Warning] = []
    for key in dangers:
        warning = prevented(outlook, position, seat, key, before, mine, others, seed)
        if warning is not None:
            cautions.append(warning)
    return cautions


def dangers_of(meanings: dict[str, Meaning], before: Marks, brought: Marks) -> list[str]:
    """The marks worth a warning that the answer makes worse, or leaves as bad as they are."""
    keys: list[str] = []
    for key in [*before, *[key for key in brought if key not in before]]:
        meaning = meanings.get(key.partition(":")[0])
        if meaning is None or not meaning.danger:
            continue
        change = brought.get(key, 0)
        stands = meaning.good < 0 and before.get(key, 0) + change > 0
        if change * meaning.good < 0 or stands:
            keys.append(key)
    return keys


def prevented(
    outlook: Outlook,
    position: State,
    seat: Seat,
    key: str,
    before: Marks,
    mine: Marks,
    others: list[Action],
    seed: int,
) -> Warning | None:
    """The warning about one danger, if another answer comes off better: any if this one causes it, else the advised."""
    meaning = outlook.meanings()[key.partition(":")[0]]
    change = mine.get(key, 0)
    caused = change * meaning.good < 0
    for other in others if caused else others[:1]:
        theirs = changes(outlook, position, seat, completed(outlook, position, seat, [other]), seed)
        if theirs.get(key, 0) * meaning.good > change * meaning.good:
            was = before.get(key, 0)
            return Warning(reason(key, meaning, 0 if meaning.good < 0 else was, was + change), other)
    return None
