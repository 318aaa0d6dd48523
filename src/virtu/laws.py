"""What holds in every game, whatever its rules: fifteen laws.

Each law is a function from a game and a settled state to the sentences it objects with; none means all is well.
"""

import json
from collections.abc import Callable
from typing import Final

from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.clause import Illegal
from virtu.kernel.dice import dice_from
from virtu.kernel.game import Game
from virtu.kernel.ids import CHANCE, Seat
from virtu.kernel.state import State
from virtu.kernel.step import Chance

Law = Callable[[Game, State], list[str]]


def has_an_offer(game: Game, state: State) -> list[str]:
    """1 An open question is for somebody at the table and has at least one offer."""
    seat = game.seat(state)
    if seat is None:
        return [] if game.winners(state) else ["the game is over and nobody has won"]
    if seat != CHANCE and not 0 <= seat < state.players:
        return [f"{game.question(state)} asks seat {seat}, which nobody holds"]
    return [] if game.offers(state) else [f"{game.question(state)} has no offer"]


def offers_are_what_nobody_objects_to(game: Game, state: State) -> list[str]:
    """2 An action is offered exactly when no clause objects, over the whole vocabulary."""
    ask = engine.open_question(state)
    if ask is None:
        return []
    offered = {str(action) for action in ask.offers(state)}
    legal = {str(action) for action in game.vocabulary.actions if ask.objection(state, action) is None}
    return [f"{text}: offered although a clause objects" for text in sorted(offered - legal)] + [
        f"{text}: not offered although nothing objects" for text in sorted(legal - offered)
    ]


def refusals_change_nothing(game: Game, state: State) -> list[str]:
    """3 A refused action leaves the state as it was, and the refusal is a whole sentence."""
    ask = engine.open_question(state)
    if ask is None:
        return []
    problems: list[str] = []
    before, digest = state.clone(), game.digest(state)
    reasons: set[str] = set()
    for action in game.vocabulary.actions:
        clause = ask.objection(state, action)
        if clause is None or clause.key in reasons:
            continue
        reasons.add(clause.key)
        try:
            game.play(state, action)
            return [f"{action}: played although {clause.number} objects"]
        except Illegal as illegal:
            if "{" in illegal.sentence:
                problems.append(f"{action}: the refusal has a gap: {illegal.sentence}")
            if clause not in game.clauses:
                problems.append(f"{action}: {clause.key} refuses but is not among the game's clauses")
        if state != before or game.digest(state) != digest:
            return [*problems, f"{action}: refused by {clause.number}, and yet the state has changed"]
    return problems if state == before else [*problems, "objecting has changed the state"]


def clones_are_independent(game: Game, state: State) -> list[str]:
    """4 A clone equals its original, and neither is affected by what happens to the other."""
    before = game.digest(state)
    problems: list[str] = []
    for action in ends(game.offers(state)):
        clone = state.clone()
        if clone.dice is not None:
            return ["a clone carries the dice: whoever looks ahead in it would foresee the deal"]
        if clone != state or game.digest(clone) != before:
            return ["a clone differs from its original"]
        engine.answer(clone, action)
        if game.digest(state) != before:
            return [*problems, f"{action}: played on a clone, it changed the original"]
        # Now the clone is the original of another clone, and goes on.
        second = clone.clone()
        after = game.digest(second)
        for _ in range(3):
            for offer in game.offers(clone)[:1]:
                engine.answer(clone, offer)
        if game.digest(second) != after:
            problems.append(f"{action}: a clone followed its original")
    return problems


def positions_survive_their_text(game: Game, state: State) -> list[str]:
    """6 A position written as text and read again is equal."""
    text = json.dumps(game.dump(state))
    again = game.load(json.loads(text))
    if again != state:
        return ["the position differs after being written and read"]
    if game.digest(again) != game.digest(state):
        return ["the digest differs after the position was written and read"]
    if [str(action) for action in game.offers(again)] != [str(action) for action in game.offers(state)]:
        return ["the offers differ after the position was written and read"]
    return []


def views_do_not_leak(game: Game, state: State) -> list[str]:
    """7 A seat cannot tell the true state from one in which all it cannot know is dealt again."""
    problems: list[str] = []
    for seat in viewers(state):
        seen = written(game.plain_view(state, seat))
        for seed in (1, 2):
            imagined = game.imagine(state, seat, dice_from(seed))
            if written(game.plain_view(imagined, seat)) != seen:
                problems.append(f"{seat}: the view tells the true position from an imagined one")
            problems += [f"{seat} imagines: {problem}" for problem in game.problems(imagined)]
            if game.seat(imagined) != game.seat(state) or game.question(imagined) != game.question(state):
                problems.append(f"{seat}: another question is open in what it imagines")
            elif seat == game.seat(state) and texts(game.offers(imagined)) != texts(game.offers(state)):
                problems.append(f"{seat}: other offers in what it imagines")
    return problems


def invariants_hold(game: Game, state: State) -> list[str]:
    """8 The game's own invariants; and the lines of every score add up."""
    problems = game.problems(state)
    for seat, score in enumerate(game.score(state)):
        if score.total != sum([line.points for line in score.lines]):
            problems.append(f"seat {seat}: the lines of its score do not add up to {score.total}")
    return problems


def offers_have_an_order(game: Game, state: State) -> list[str]:
    """10 Offers come in a fixed order, each once."""
    offers = texts(game.offers(state))
    if len(set(offers)) != len(offers):
        return [f"{game.question(state)} offers something twice"]
    if texts(game.offers(state)) != offers or texts(game.offers(state.clone())) != offers:
        return [f"{game.question(state)} offers in another order when asked again"]
    ask = engine.open_question(state)
    if isinstance(ask, Chance):
        weights = ask.weights(state)
        if len(weights) != len(offers) or min(weights) <= 0:
            return [f"{game.question(state)}: the weights do not fit the outcomes"]
    return []


def notation_is_one_to_one(game: Game, state: State) -> list[str]:
    """11 Every offer is in the vocabulary, and its text means it."""
    return [
        f"{action}: reads as {game.read(str(action))!r}"
        for action in game.offers(state)
        if game.read(str(action)) is not action or game.read(f" {str(action).upper()} ") is not action
    ]


def asking_changes_nothing(game: Game, state: State) -> list[str]:
    """12 Offers, views, previews and scores leave the state as it was (objections: law 3); all of it is plain data."""
    before, digest = state.clone(), game.digest(state)
    game.offers(state)
    game.score(state)
    game.winners(state)
    for seat in viewers(state):
        written(game.view(state, seat))
        for action in ends(game.offers(state)):
            written(game.preview(state, action, seat))
    if state != before or game.digest(state) != digest:
        return [f"{game.question(state)}: asking has changed the state"]
    return []


def questions_do_not_leak(game: Game, state: State) -> list[str]:
    """13 Offers, reasons and previews, for the asked seat and the others, are alike in all worlds a seat imagines."""
    problems: list[str] = []
    for seat in viewers(state):
        for seed in (3, 4):
            world = game.imagine(state, seat, dice_from(seed))
            if world == state:
                continue  # nothing is hidden from this seat
            if texts(game.offers(world, seat)) != texts(game.offers(state, seat)):
                problems.append(f"{seat}: the offers tell the true position from an imagined one")
            for text in probes(game, state, world):
                if game.explain(world, text, seat) != game.explain(state, text, seat):
                    problems.append(f"{seat}: why not {text} tells the true position from an imagined one")
                if written(game.preview(world, text, seat)) != written(game.preview(state, text, seat)):
                    problems.append(
                        f"{seat}: the preview of {text} tells the true position from an imagined one"
                    )
    return problems


def plans_do_not_leak(game: Game, state: State) -> list[str]:
    """14 A plan follows from what its seat knows and from its dice: alike in all worlds the seat imagines."""
    problems: list[str] = []
    for seat in viewers(state):
        begun = begin_plan(game, state, seat, 5)
        for seed in (3, 4):
            world = game.imagine(state, seat, dice_from(seed))
            if begin_plan(game, world, seat, 5) != begun:
                problems.append(f"{seat}: a plan tells the true position from an imagined one")
        # The worst guess of all: one that is right.
        right = game.imagine(state, seat, dice_from(5))
        if begin_plan(game, right, seat, 5) != begun:
            problems.append(f"{seat}: a plan tells that it guessed right")
    return problems


def deals_cannot_be_foreseen(game: Game, state: State) -> list[str]:
    """15 Whatever a bot is handed looks ahead alike, whichever dice will decide the true game."""
    seat = game.seat(state)
    if seat is None or seat < 0:
        return []
    first, other = [looks_ahead(game, state.clone(dice_from(seed)), seat) for seed in (6, 7)]
    return [] if other == first else [f"{seat}: looking ahead foresees the true deal"]


def looks_ahead(game: Game, truth: State, seat: Seat) -> list[str]:
    """The digests a bot comes to on its view, on a clone of the position, and on what it imagines itself."""
    dice = dice_from(9)
    seen = game.knowledge(truth, seat).position
    # An imagined position goes on with the dice it was dealt by; a clone has none unless they are given.
    handed = [seen, seen.clone(), seen.clone(dice.clone()), truth.clone(), truth.clone(dice.clone())]
    handed.append(game.imagine(truth, seat, dice.clone()))
    looks: list[str] = []
    for position in handed:
        for _ in range(LOOK):
            offers = game.offers(position)
            if not offers:
                break
            engine.answer(position, offers[-1])
            looks.append(game.digest(position))
    return looks


def begin_plan(game: Game, state: State, seat: Seat | None, seed: int) -> tuple[bytes, str, int]:
    """What a plan is made of: what is seen, the position dealt by the dice, and the dice after that."""
    dice = dice_from(seed)
    seen = written(game.plain_view(state, seat))
    return seen, game.digest(game.knowledge(state, seat, dice).position), dice.value


def probes(game: Game, state: State, world: State) -> list[str]:
    """Answers that may tell two positions apart: a few that only one of them offers, a few of both, and nonsense."""
    here, there = texts(game.offers(state)), texts(game.offers(world))
    differing = sorted({*here} ^ {*there})
    return [*differing[:3], *differing[-3:], *here[:1], *here[-1:], *there[-1:], "dance"]


LOOK: Final = 4
"""So many answers ahead a bot looks: far enough to meet chance."""

CHEAP: Final[list[Law]] = [has_an_offer, invariants_hold]
"""Tried at every step of a walk."""
THOROUGH: Final[list[Law]] = [
    asking_changes_nothing,
    offers_have_an_order,
    notation_is_one_to_one,
    offers_are_what_nobody_objects_to,
    refusals_change_nothing,
    clones_are_independent,
    positions_survive_their_text,
    views_do_not_leak,
    questions_do_not_leak,
    plans_do_not_leak,
    deals_cannot_be_foreseen,
]
"""Tried at a sample of the steps; asking comes first, before another law has asked."""


def viewers(state: State) -> list[Seat | None]:
    return [None, *[Seat(number) for number in range(state.players)]]


def written(plain: object) -> bytes:
    return json.dumps(plain).encode()


def texts(actions: list[Action]) -> list[str]:
    return [str(action) for action in actions]


def ends(actions: list[Action]) -> list[Action]:
    """The first and the last of a list: enough to notice, cheap enough to repeat."""
    return [actions[0], actions[-1]] if actions else []


def name_of(law: Law) -> str:
    """The number at the beginning of a law's docstring."""
    return (law.__doc__ or "").split()[0]
