"""Ideas for a person who asks: what a bot would do, what it would do instead, and what comes of each."""

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from virtu.bots.clock import Clock
from virtu.bots.levels import bot
from virtu.bots.mark import COST, DANGER, GAIN, PLAIN, Marks, Reason, told_apart
from virtu.bots.outlook import Outlook
from virtu.bots.outlooks import outlook as outlook_of
from virtu.bots.player import known
from virtu.bots.rehearsal import Chance, Reply, chances, changes, completed, strongest_reply
from virtu.bots.search import Thought
from virtu.bots.searcher import SearchPlayer
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game
from virtu.kernel.ids import Seat
from virtu.kernel.state import State

FEW: Final = 3
WIDE: Final = 10
"""So many plans are looked at; those that come to the same thing count once."""
FAR: Final = 24
"""Among the best so many."""
SAID: Final = 4
"""So many reasons at most."""
THINKING: Final = 0.6
REHEARSING: Final = 0.4
"""Seconds of CPU time: for the search, and for what is said of its plans."""
PATIENCE: Final = 1.2
"""By the clock on the wall, after so many seconds no further try begins: somebody waits."""
SMALL_CHANGE: Final = frozenset({"bank", "use"})
"""Means put up in passing: an answer, but no alternative to a move."""


@dataclass(frozen=True)
class Hint:
    """A legal answer with the plan it begins, what speaks for and against it, and what may come of it."""

    action: Action
    plan: list[Action]
    reasons: list[Reason]
    chance: Chance | None
    reply: Reply | None


def hints(game: Game, given: State, seed: int = 0, few: int = FEW, playouts: int = 0) -> list[Hint]:
    """The few plans a bot likes best in what the asked seat knows, best first; the first is what `hint` plays.

    With a number of playouts instead of time the same seed gives the same ideas.
    """
    began = perf_counter()
    state, seat = known(game, given)
    player = bot("hint")
    assert isinstance(player, SearchPlayer)
    thought = player.think(game, state, None if playouts else THINKING, seed, playouts)
    position = game.imagine(state, seat, dice_from(seed))
    outlook = outlook_of(game)
    plans = looked_at(outlook, position, seat, thought)
    brought = [changes(outlook, position, seat, plan, seed) for plan in plans]
    plans, brought = different(plans, brought, few)
    before = outlook.marks(position, seat)
    offers = len(game.offers(position))
    clock = Clock(REHEARSING, playouts, max(0.01, began + PATIENCE - perf_counter()))
    fared = chances(outlook, position, seat, plans, clock, seed) if offers > 1 else []
    order = in_order(fared) if fared else list(range(len(plans)))
    plans, brought = [plans[index] for index in order], [brought[index] for index in order]
    fared = at_most([fared[index] for index in order]) if fared else fared
    reasons = reasons_for(outlook, position, seat, plans, brought, before, offers)
    ideas: list[Hint] = []
    replies: list[list[object]] = []
    for index, plan in enumerate(plans):
        reply = strongest_reply(outlook, position, seat, plan, seed)
        words = [] if reply is None else spoken(reply)
        if words in replies:
            reply = None  # nothing this plan could change
        replies.append(words)
        ideas.append(Hint(plan[0], plan, reasons[index], fared[index] if fared else None, reply))
    return ideas


def spoken(reply: Reply) -> list[object]:
    """What is heard of a reply: the same words may stand for slightly different numbers."""
    said: list[object] = [reply.seat]
    for reason in [*reply.theirs, *reply.yours]:
        said.append((reason.name, {name: fact for name, fact in reason.facts.items() if name != "now"}))
    return said


# ---- which plans


def looked_at(outlook: Outlook, position: State, seat: Seat, thought: Thought) -> list[list[Action]]:
    """The plans worth showing, the bot's own first; each with the answers that belong to it."""
    starts = thought.plans or [[action] for action in thought.candidates]
    if not thought.values:
        starts = [[action] for action in advised(outlook, position, seat, thought.action)]
        first = 0
    else:
        worths = thought.values
        own = [index for index in range(len(starts)) if starts[index][0] is thought.action]
        first = max(own, key=lambda index: worths[index])
        starts = [starts[first], *[starts[i] for i in by_worth(worths) if i != first]]
    small = verb(starts[0][0]) in SMALL_CHANGE
    starts = [start for number, start in enumerate(starts) if not number or small or verb(start[0]) not in SMALL_CHANGE]
    return of_all_kinds([completed(outlook, position, seat, start) for start in starts[:FAR]])[:WIDE]


def of_all_kinds(plans: list[list[Action]]) -> list[list[Action]]:
    """The best plan for each purpose before other ways to the same: who asks wants to know what else there is."""
    first: list[list[Action]] = []
    again: list[list[Action]] = []
    for plan in plans:
        known = any(purpose(plan) is purpose(other) for other in first)
        (again if known else first).append(plan)
    return [*first, *again]


def by_worth(worths: list[float]) -> list[int]:
    return sorted(range(len(worths)), key=lambda index: -worths[index])


def advised(outlook: Outlook, position: State, seat: Seat, best: Action) -> list[Action]:
    """The best answer, then what would be advised if that were not offered."""
    left = [action for action in outlook.game.offers(position) if action is not best]
    answers = [best]
    while left and len(answers) < WIDE:
        best = outlook.advise(position, seat, left, None)
        answers.append(best)
        left = [action for action in left if action is not best]
    return answers


def different(
    plans: list[list[Action]], brought: list[Marks], few: int
) -> tuple[list[list[Action]], list[Marks]]:
    """The first few plans that differ in what they change; those that begin otherwise before variants of one."""
    kept: list[int] = []
    for again in (False, True):
        for index in range(len(plans)):
            begun = any(purpose(plans[index]) is purpose(plans[other]) for other in kept)
            if len(kept) < few and begun == again and all(brought[index] != brought[other] for other in kept):
                kept.append(index)
    return [plans[index] for index in kept], [brought[index] for index in kept]


def in_order(fared: list[Chance]) -> list[int]:
    """The bot's own plan stays first, the others follow as they fared."""
    return [0, *sorted(range(1, len(fared)), key=lambda index: -fared[index].mean)]


def at_most(fared: list[Chance]) -> list[Chance]:
    """A few tries more do not overrule the search: no plan is said to fare better than the first."""
    best = fared[0].mean
    chances: list[Chance] = []
    for one in fared:
        over = max(0, one.mean - best)
        chances.append(Chance(one.mean - over, max(0, one.low - over), one.high - over))
    return chances


# ---- what is said of them


def reasons_for(
    outlook: Outlook,
    position: State,
    seat: Seat,
    plans: list[list[Action]],
    brought: list[Marks],
    before: Marks,
    offers: int,
) -> list[list[Reason]]:
    """Per plan the game's own reason and what sets it apart; no list is empty, and nothing is said twice."""
    if offers == 1:
        return [[Reason("only", {}, PLAIN), *told_apart(brought, before, outlook.meanings(), SAID - 1)[0]]]
    apart = told_apart(brought, before, outlook.meanings(), SAID)
    leads = [lead(outlook, position, seat, plan) for plan in plans]
    by_plan: list[list[Reason]] = []
    for index in range(len(plans)):
        own = leads[index]
        alone = own is not None and leads.count(own) == 1
        by_plan.append([*([own] if own is not None and alone else []), *apart[index]][:SAID])
    for index, reasons in enumerate(by_plan):
        if not reasons:
            by_plan[index] = [without(by_plan, index, offers)]
    return said_once(by_plan)


def without(by_plan: list[list[Reason]], index: int, offers: int) -> Reason:
    """Where nothing changes: what another plan brings and this one does not; or that all answers are alike."""
    for other, reasons in enumerate(by_plan):
        if other != index and reasons and reasons[0].name != "without":
            bad = reasons[0].tone in (COST, DANGER)
            return Reason("spared" if bad else "without", {}, GAIN if bad else PLAIN, -1, reasons[0])
    return Reason("alike", {"n": offers}, PLAIN)


def said_once(by_plan: list[list[Reason]]) -> list[list[Reason]]:
    """What an earlier plan has, too, is said with a look at that one."""
    said: list[list[Reason]] = []
    for index, reasons in enumerate(by_plan):
        again: list[Reason] = []
        for reason in reasons:
            like = [other for other in range(index) if reason in by_plan[other]]
            again.append(Reason(reason.name, reason.facts, reason.tone, like[0], reason.of) if like else reason)
        said.append(again)
    return said


def lead(outlook: Outlook, position: State, seat: Seat, plan: list[Action]) -> Reason | None:
    """The game's own reason for the first answer of a plan that is more than small change."""
    state = position.clone(dice_from(0))
    for number, action in enumerate(plan):
        if verb(action) not in SMALL_CHANGE:
            known = outlook.reason(state, seat, plan[number:])
            return None if known is None else Reason(known[0], known[1], PLAIN)
        engine.answer(state, action)
    return None


def purpose(plan: list[Action]) -> Action:
    """What a plan is about: its first answer that is more than small change."""
    for action in plan:
        if verb(action) not in SMALL_CHANGE:
            return action
    return plan[0]


def verb(action: Action) -> str:
    return str(action).split()[0]
