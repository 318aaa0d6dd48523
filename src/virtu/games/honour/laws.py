"""What holds in every position of Honour."""

from virtu.games.honour.state import EMPTY, Honour
from virtu.games.honour.steps.plays import AnswerCharge
from virtu.games.honour.tables import (
    BARE,
    CHARACTERS,
    COPIES,
    DISHONOUR,
    DISPLAY,
    FATE,
    FITS,
    HAND,
    HONOUR,
    KINDS,
    NAME,
    SEATS,
    SORT,
    TOP_LEVEL,
    TOP_VALUE,
    VALUE,
    VALUES,
    WAKES,
)


def problems(g: Honour) -> list[str]:
    """The invariants that do not hold, in words."""
    return shapes(g) or [*conservation(g), *players(g), *mill(g), *turns(g)]


def shapes(g: Honour) -> list[str]:
    """Lists of the right length, cards that exist; without them nothing else can be examined."""
    if len(g.deck) != KINDS or len(g.discards) != KINDS:
        return [f"state.deck and state.discards count {KINDS} kinds of cards"]
    if len(g.display) != DISPLAY:
        return [f"state.display has {DISPLAY} places (HO-3.1)"]
    for name, lists in (
        ("hands", g.hands),
        ("known", g.known),
        ("drawn", g.drawn),
        ("honours", g.honours),
        ("shames", g.shames),
    ):
        if len(lists) != SEATS:
            return [f"state.{name} has one list for each of {SEATS} seats"]
        for cards in lists:
            for kind in cards:
                if not 0 <= kind < KINDS:
                    return [f"state.{name}: {kind} is no card; kinds are numbered 0 to {KINDS - 1}"]
    for name, numbers in (("tokens", g.tokens), ("levels", g.levels)):
        if len(numbers) != SEATS:
            return [f"state.{name} has one number for each of {SEATS} seats"]
    if len(g.tops) != SEATS * VALUES:
        return [f"state.tops has {VALUES} numbers for each of {SEATS} seats"]
    if len(g.queue) != len(g.named):
        return ["state.queue and state.named are equally long: one name on each card (HO-7.3)"]
    for kind in [*g.display, *g.queue, g.charge]:
        if not EMPTY <= kind < KINDS:
            return [f"{kind} is no card; kinds are numbered 0 to {KINDS - 1}"]
    if [seat for seat in g.named if not 0 <= seat < SEATS] or not 0 <= g.turn < SEATS:
        return [f"seats are numbered 0 to {SEATS - 1}"]
    return []


def conservation(g: Honour) -> list[str]:
    """HO-2.1 Every card is in exactly one place."""
    problems: list[str] = []
    if g.left != sum(g.deck):
        problems.append(f"state.left is {sum(g.deck)}, the cards of the deck")
    counts = [g.deck[kind] + g.discards[kind] for kind in range(KINDS)]
    for kind in [*g.display, *g.queue, g.charge]:
        if kind != EMPTY:
            counts[kind] += 1
    for lists in (g.hands, g.honours, g.shames):
        for cards in lists:
            for kind in cards:
                counts[kind] += 1
    for kind in range(KINDS):
        expected = 0 if g.rules.short and SORT[kind] == FATE else COPIES[kind]
        if counts[kind] != expected:
            problems.append(f"{NAME[kind]} is there {counts[kind]} times, not {expected} (HO-2.1)")
        if g.deck[kind] < 0 or g.discards[kind] < 0:
            problems.append(f"{NAME[kind]}: fewer than no cards")
    for kind in range(KINDS):
        seen = g.deck[kind] + sum([cards.count(kind) for cards in g.drawn])
        if seen > COPIES[kind]:
            problems.append(f"{NAME[kind]}: {seen} were in the deck when it was shuffled (HO-2.3)")
    return problems


def players(g: Honour) -> list[str]:
    """HO-4.4 Hands; HO-5.2 piles; HO-6.2, HO-8.1 levels and caps."""
    problems: list[str] = []
    top = TOP_LEVEL if g.rules.short or g.ended == "level_5" else TOP_LEVEL - 1
    for seat, character in enumerate(CHARACTERS):
        hand = g.hands[seat]
        if len(hand) > HAND:
            problems.append(f"the {character} holds {len(hand)} cards (HO-4.4)")
        if hand != sorted(hand) or g.known[seat] != sorted(g.known[seat]):
            problems.append(f"the {character}'s cards are not sorted")
        for kind in g.known[seat]:
            if g.known[seat].count(kind) > hand.count(kind):
                problems.append(f"the {character} is known to hold {NAME[kind]} and does not (HO-12.2)")
        if not 1 <= g.levels[seat] <= top:
            problems.append(f"the {character} has level {g.levels[seat]} (HO-6.2)")
            continue
        if g.tokens[seat] < 0:
            problems.append(f"the {character} has {g.tokens[seat]} tokens (HO-5.4)")
        if g.dishonour(seat) > g.cap(seat):
            problems.append(
                f"the {character}'s Dishonour {g.dishonour(seat)} exceeds the cap {g.cap(seat)} (HO-8.1)"
            )
        if [kind for kind in g.honours[seat] if SORT[kind] != HONOUR or not FITS[kind * SEATS + seat]]:
            problems.append(f"cards in front of the {character} do not fit (HO-5.1)")
        if [kind for kind in g.shames[seat] if SORT[kind] != DISHONOUR or not FITS[kind * SEATS + seat]]:
            problems.append(f"Dishonour in front of the {character} does not fit (HO-7.1)")
        tops = tops_of(g.honours[seat])
        if min(tops) < 0:
            problems.append(f"the {character}'s Honour cards do not make piles (HO-5.2)")
        if g.tops[seat * VALUES : seat * VALUES + VALUES] != tops:
            problems.append(f"the {character}'s piles have the tops {tops[1:]} (HO-5.2)")
    return problems


def tops_of(honours: list[int]) -> list[int]:
    """HO-5.2 A pile is 1, 2, … up to its top: every card of the next value covers one of this value."""
    tops = BARE[:]
    for kind in honours:
        tops[VALUE[kind]] += 1
    for value in range(1, TOP_VALUE):
        tops[value] -= tops[value + 1]
    return tops


def mill(g: Honour) -> list[str]:
    """HO-7.3 to HO-7.6 The queue."""
    problems: list[str] = []
    for place, kind in enumerate(g.queue):
        if kind == EMPTY or SORT[kind] != DISHONOUR or not FITS[kind * SEATS + g.named[place]]:
            problems.append(f"entry {place + 1} of the queue does not fit its name (HO-7.1)")
    if g.rules.short and g.queue:
        problems.append("the short game has no queue (HO-11.2)")
    if g.active and not g.queue:
        problems.append("an empty queue is inactive (HO-7.6)")
    if not g.active and len(g.queue) >= WAKES:
        problems.append(f"a queue of {len(g.queue)} is active (HO-7.4)")
    if g.woken and not g.active:
        problems.append("a queue that woke is active (HO-7.4)")
    if not 0 <= g.market <= SEATS:
        problems.append(f"Market Day lasts up to {SEATS} ends of turns, not {g.market} (HO-9.10)")
    return problems


def turns(g: Honour) -> list[str]:
    """HO-4 The turn, and what waits for an answer."""
    problems: list[str] = []
    if not 0 <= g.actions <= 2 or not 0 <= g.favours <= 1:
        problems.append("a turn has up to two actions and one Favour (HO-4.1, HO-4.3)")
    if not 0 <= g.idle <= SEATS or g.round < 1:
        problems.append("state.idle and state.round count turns and rounds")
    waiting = len([step for step in g.agenda if isinstance(step, AnswerCharge)])
    if waiting != (g.charge != EMPTY):
        problems.append("a Dishonour card waits for an answer exactly while its target is asked (HO-7.1)")
    if g.charge != EMPTY and SORT[g.charge] != DISHONOUR:
        problems.append(f"{NAME[g.charge]} is no Dishonour card (HO-7.1)")
    for step in g.agenda:
        if isinstance(step, AnswerCharge) and g.charge != EMPTY and not FITS[g.charge * SEATS + step.who]:
            problems.append(f"{NAME[g.charge]} does not fit its target (HO-7.1)")
    if g.rung and not (g.rules.short and g.rules.clock):
        problems.append("no clock rings at this table (HO-11.4)")
    if bool(g.ended) == bool(g.agenda):
        problems.append("state.ended says why a game is over, and nothing before")
    return problems
