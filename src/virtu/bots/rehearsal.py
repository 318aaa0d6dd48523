"""Plans tried on several deals, so that it can be said what comes of them and what the others may do about it."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from virtu.bots.clock import Clock
from virtu.bots.mark import COST, DANGER, GAIN, Marks, Reason, changed, common, told_apart
from virtu.bots.outlook import Outlook
from virtu.bots.playouts import play_on
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.ids import Seat
from virtu.kernel.state import State
from virtu.kernel.step import Ask

LONG: Final = 20
"""A plan has no more answers than this."""
ROUND: Final = 80
"""So many answers of others are waited for."""
SURE: Final = 2
"""So many deals must agree before anything is said of what the others do."""
MOST: Final = 200
AHEAD: Final = 1
"""Where a game knows its age, tries go on until it is so much older; else until the seat is asked again."""
DOUBT: Final = 0.1
KNOWN: Final = 2
"""Before anything is tried, tries are taken to lie so far apart, as if so many had shown it."""
MISJUDGED: Final = 0.1
"""However often it is tried: an even position is judged wrong by about so much, a clear one by less.

Measured over games of `easy`: what positions were judged by, and how often they were won.
"""
NORMAL: Final = 1.96
"""Standard errors that hold 95 of 100 where these are known."""
SAID: Final = 2
"""Things said of a reply, on either side."""


@dataclass(frozen=True)
class Reply:
    """What another seat does about a plan: what it gets of it, and what that costs."""

    seat: Seat
    theirs: list[Reason]
    yours: list[Reason]


@dataclass(frozen=True)
class Chance:
    """About how often of a hundred times the seat wins, and between what that lies with 95 % confidence."""

    mean: int
    low: int
    high: int


def completed(outlook: Outlook, position: State, seat: Seat, first: list[Action]) -> list[Action]:
    """A plan with the advised answers that belong to the same matter, as far as chance has no say in them."""
    state = position.clone(dice_from(0))
    opened = engine.open_question(state)
    assert opened is not None
    plan: list[Action] = []
    while len(plan) < LONG:
        ask = engine.open_question(state)
        if ask is None or ask.asked(state) != seat:
            break
        if len(plan) < len(first):
            action = first[len(plan)]
            if action not in ask.offers(state):  # it was meant for another deal
                break
        elif outlook.belongs(opened, ask):
            action = outlook.advise(state, seat, ask.offers(state), None)
        else:
            break
        assert state.dice is not None
        before = state.dice.value
        engine.answer(state, action)
        plan.append(action)
        if state.dice.value != before and len(plan) >= len(first):
            break
    return plan


def carried_out(state: State, seat: Seat, plan: list[Action]) -> Ask | None:
    """Give the answers of a plan, as far as each is offered in this deal; the question that follows."""
    ask = engine.open_question(state)
    for action in plan:
        if ask is None or ask.asked(state) != seat or action not in ask.offers(state):
            break
        ask = engine.answer(state, action)
    return ask


def changes(outlook: Outlook, position: State, seat: Seat, plan: list[Action], seed: int) -> Marks:
    """What a plan changes on the table, whatever the seat cannot know."""
    worlds: list[Marks] = []
    for deal in range(SURE):
        state = outlook.game.imagine(position, seat, dice_from(seed + deal))
        state.dice = None  # what chance brings is nothing a plan can promise
        before = outlook.marks(state, seat)
        carried_out(state, seat, plan)
        worlds.append(changed(before, outlook.marks(state, seat)))
    return common(worlds)


def chances(
    outlook: Outlook, position: State, seat: Seat, plans: list[list[Action]], clock: Clock, seed: int
) -> list[Chance]:
    """Per plan how it fares, all on the same deals."""
    game = outlook.game
    tries: list[list[float]] = [[] for _ in plans]
    age = outlook.age(position)
    deals = 0
    while deals < SURE or (deals < MOST and clock.left() > 0.0):
        for index, plan in enumerate(plans):
            state = game.imagine(position, seat, dice_from(seed + deals))
            state.dice = dice_from(seed + deals)
            ask = carried_out(state, seat, plan)
            dice = dice_from(seed + deals)
            values = play_on(outlook, state, ask, age + AHEAD, dice) if age else around(outlook, state, ask, seat, dice)
            total = sum(values)
            tries[index].append(values[seat] / total if total else 0.0)
            clock.count()
        deals += 1
        if deals >= SURE and clock.playouts and clock.left() <= 0.0:
            break
    by_plan: list[Chance] = []
    for values in tries:
        low, high = confidence(values)
        by_plan.append(Chance(percent(sum(values) / deals), low, high))
    return by_plan


def around(outlook: Outlook, state: State, ask: Ask | None, seat: Seat, dice: Dice) -> list[float]:
    """What the position is worth once the others have answered sensibly."""
    for _ in range(ROUND):
        if ask is None:
            return outlook.outcome(state)
        if ask.asked(state) == seat:
            break
        ask = outlook.play(state, ask, dice)
    return outlook.judge(state)


def confidence(values: list[float]) -> tuple[int, int]:
    """Where the true chance lies: the wider the fewer the tries and the further apart, and never too sure."""
    tries = len(values)
    mean = sum(values) / tries
    squares = KNOWN * DOUBT * DOUBT
    for value in values:
        squares += (value - mean) * (value - mean)
    free = KNOWN + tries - 1
    chance = student(free) * sqrt(squares / free / tries)
    judgement = NORMAL * MISJUDGED * 4 * mean * (1 - mean)
    off = sqrt(chance * chance + judgement * judgement)
    return percent(mean - off), percent(mean + off)


def student(free: int) -> float:
    """How many standard errors hold 95 of 100 (Student's t, by the first terms of its expansion)."""
    return NORMAL + 2.37 / free + 2.82 / (free * free)


def percent(share: float) -> int:
    return max(0, min(100, round(100 * share)))


def strongest_reply(outlook: Outlook, position: State, seat: Seat, plan: list[Action], seed: int) -> Reply | None:
    """The turn of another seat before one's own that costs most, if the deals agree whose it is."""
    turns: list[Turn] = []
    for deal in range(SURE):
        state = outlook.game.imagine(position, seat, dice_from(seed + deal))
        state.dice = dice_from(seed + deal)
        worst = worst_turn(outlook, state, seat, carried_out(state, seat, plan))
        if worst is None or (turns and worst.seat != turns[0].seat):
            return None
        turns.append(worst)
    meanings = outlook.meanings()
    theirs = told_apart([common([turn.theirs for turn in turns])], turns[0].theirs_before, meanings, 9)[0]
    yours = told_apart([common([turn.yours for turn in turns])], turns[0].yours_before, meanings, 9)[0]
    open_names = [name for name, meaning in meanings.items() if not meaning.secret]
    gains = [
        reason
        for reason in theirs
        if reason.tone == GAIN and not about_a_seat(reason) and reason.name.partition("-")[0] in open_names
    ][:SAID]
    costs = [reason for reason in yours if reason.tone in (COST, DANGER) and not about_a_seat(reason)][:SAID]
    return Reply(turns[0].seat, gains, costs) if gains or costs else None


def about_a_seat(reason: Reason) -> bool:
    """Of a reply only what the two sides have themselves is told."""
    return "owner" in reason.facts


@dataclass(frozen=True)
class Turn:
    """What the turn of another seat changed, for that seat and for the one who thinks."""

    seat: Seat
    harm: float
    theirs: Marks
    theirs_before: Marks
    yours: Marks
    yours_before: Marks


def worst_turn(outlook: Outlook, state: State, seat: Seat, ask: Ask | None) -> Turn | None:
    """Of the turns before the seat is asked again, the one after which its own position is worth least."""
    worst: Turn | None = None
    answers = 0
    while ask is not None and answers < ROUND:
        other = ask.asked(state)
        if other == seat or other < 0:
            break
        theirs, yours, value = outlook.marks(state, other), outlook.marks(state, seat), outlook.judge(state)[seat]
        while ask is not None and ask.asked(state) == other and answers < ROUND:
            ask = engine.answer(state, outlook.advise(state, other, ask.offers(state), None))
            answers += 1
        harm = value - outlook.judge(state)[seat]
        if worst is None or harm > worst.harm:
            worst = Turn(
                other, harm, changed(theirs, outlook.marks(state, other)), theirs,
                changed(yours, outlook.marks(state, seat)), yours,
            )  # fmt: skip
    return worst
