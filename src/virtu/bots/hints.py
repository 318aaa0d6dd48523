"""Ideas for a person who asks: what a bot would do, what it would do instead, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from virtu.bots.outlook import after as position_after
from virtu.bots.outlooks import outlook
from virtu.bots.player import known
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.clause import Fact
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

FEW = 3
SMALL_CHANGE = frozenset({"bank", "use"})
"""Means put up in passing: an answer, but no alternative to a move."""
ENOUGH = frozenset({"done", "skip", "pass"})
"""Where a bot would leave it at that, whatever else is possible is no idea of its own."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A legal answer, and its reason: the name of a message with its facts."""

    action: Action
    reason: str
    facts: dict[str, Fact]


def hints(game: Game, given: State, seed: int = 0, few: int = FEW) -> list[Hint]:
    """The few answers a bot likes best in what the asked seat knows, best first."""
    state, seat = known(game, given)
    position, another = (game.imagine(state, seat, dice_from(seed + more)) for more in (0, 1))
    offers = game.offers(position)
    found: list[Hint] = []
    for action in ranked(game, position, seat, offers)[:few]:
        verb = str(action).split()[0]
        if found and verb in SMALL_CHANGE and str(found[0].action).split()[0] not in SMALL_CHANGE:
            break
        reason = ("only", dict[str, Fact]()) if len(offers) == 1 else purpose(game, position, seat, action)
        # What rests on cards the seat cannot see is no reason.
        sure = len(offers) == 1 or purpose(game, another, seat, action) == reason
        found.append(Hint(action, *(reason if sure else ("outlook", {}))))
        if verb in ENOUGH:
            break
    return found


def purpose(game: Game, position: State, seat: Seat, action: Action) -> tuple[str, dict[str, Fact]]:
    """The reason for an answer; for means put up in passing the reason for what they are put up for, named `then`."""
    if str(action).split()[0] in SMALL_CHANGE:
        after, step = position_after(position, action), action
        for number in range(FEW):
            if number:
                engine.answer(after, step)
            offers = game.offers(after) if game.seat(after) == seat else []
            if not offers:
                break
            step = ranked(game, after, seat, offers)[0]
            verb = str(step).split()[0]
            if verb in SMALL_CHANGE:
                continue
            if verb in ENOUGH or verb == "pay":
                break
            reason, facts = why(game, after, seat, step)
            return reason, {**facts, "then": str(step)}
    return why(game, position, seat, action)


def ranked(game: Game, position: State, seat: Seat, offers: Sequence[Action]) -> list[Action]:
    """The offers as a bot would take them: the best, then what it would do if that were not offered."""
    view = outlook(game)
    left = list(offers)
    found: list[Action] = []
    while left and len(found) < FEW:
        best = view.advise(position, seat, left, None)
        found.append(best)
        left = [action for action in left if action is not best]
    return found


def why(game: Game, position: State, seat: Seat, action: Action) -> tuple[str, dict[str, Fact]]:
    """The game's own reason for an answer, or the points it brings."""
    found = outlook(game).reason(position, seat, action)
    if found is not None:
        return found
    after = position_after(position, action)
    if game.over(after):
        return ("wins", {}) if seat in game.winners(after) else ("ends", {})
    before, now = [[score.total for score in game.score(state)] for state in (position, after)]
    gain = now[seat] - before[seat]
    if gain > 0:
        return "points", {"points": gain}
    harm = max((before[other] - now[other] for other in range(len(now)) if other != seat), default=0)
    if harm > 0:
        return "harm", {"points": harm}
    return ("costs", {"points": -gain}) if gain < 0 else ("outlook", {})
