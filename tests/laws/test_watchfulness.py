"""The laws notice: games with one thing wrong each, and the law that says so.

A law that cannot fail would watch over nothing. Here the Seven Virtues, and Honour with its hidden hands, are spoiled
on purpose, without patching anything: by subclasses of the games and of their questions.
"""

from collections.abc import Iterator
from typing import Any

import pytest

import virtu
from virtu.games.honour.game import HonourGame
from virtu.games.honour.state import Honour
from virtu.games.seven_virtues.actions import DONE
from virtu.games.seven_virtues.game import SevenVirtuesGame
from virtu.games.seven_virtues.state import SevenVirtues
from virtu.kernel import engine
from virtu.kernel.action import Action
from virtu.kernel.clause import Refusal
from virtu.kernel.dice import Dice, dice_from
from virtu.kernel.ids import ASKED, Seat
from virtu.kernel.option import Value
from virtu.kernel.state import State
from virtu.laws import CHEAP, THOROUGH
from virtu.walks import Walk, random_walk

pytestmark = pytest.mark.skipif(
    not str(engine.__file__).endswith(".py"),
    reason="compiled classes cannot be subclassed for a spoiled game",
)
SOUND = virtu.game("seven_virtues")
HIDDEN = virtu.game("honour")


class Spoiled(SevenVirtuesGame):
    """The Seven Virtues, as sound as the true game until a method is overridden."""

    def __init__(self) -> None:
        super().__init__(**sheet(SOUND))


class SpoiledHonour(HonourGame):
    """Honour, as sound as the true game until a method is overridden."""

    def __init__(self) -> None:
        super().__init__(**sheet(HIDDEN))


def sheet(game: virtu.Game) -> dict[str, Any]:
    """The fact sheet of a game."""
    names = ("name", "title", "specification", "players", "options", "rules_version", "data_hash")
    more = ("vocabulary", "clauses", "longest")
    facts = {name: getattr(game, name) for name in (*names, *more)}
    return {**facts, "fields": game.codec.fields, "tags": game.codec.classes}


def laws_broken(game: virtu.Game, walks: int = 4) -> set[str]:
    broken: set[str] = set()
    for seed in range(walks):
        walk = random_walk(game, max(3, game.players[0]), {}, seed, sample=1)
        broken |= {violation.law for violation in walk.violations}
    return broken


def test_the_unspoiled_game_breaks_nothing() -> None:
    assert laws_broken(Spoiled()) == set()


def test_unspoiled_honour_breaks_nothing() -> None:
    walk = random_walk(SpoiledHonour(), 5, {}, 1, sample=40)
    assert not walk.violations


class Leaking(Spoiled):
    """7 Tells which card the dice will deal next."""

    def plain_view(self, state: Any, seat: Seat | None) -> Any:
        told = super().plain_view(state, seat)
        return {**told, "next": state.dice.value if state.dice else 0}


class Careless(Spoiled):
    """12 Looking sorts the hands of the true state."""

    def plain_view(self, state: Any, seat: Seat | None) -> Any:
        assert isinstance(state, SevenVirtues)
        for hand in state.hands:
            hand.sort()
        return super().plain_view(state, seat)


class Forgetful(Spoiled):
    """8 Counts a point that nobody gained."""

    def problems(self, state: State) -> list[str]:
        assert isinstance(state, SevenVirtues)
        return super().problems(state) + (["hope was called"] if state.called > 2 else [])


class Hasty(Spoiled):
    """9 Promises to be over sooner than it is."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 40


class Drawn(Spoiled):
    """1 Ends without a winner."""

    def leaders(self, state: State) -> list[Seat]:
        return []


class Imagining(Spoiled):
    """7 Imagines a game with a card less."""

    def imagine(self, state: State, seat: Seat | None, dice: Dice) -> State:
        imagined = super().imagine(state, seat, dice)
        assert isinstance(imagined, SevenVirtues)
        if imagined.pile:
            imagined.pile.pop()
        return imagined


class Indiscreet(SpoiledHonour):
    """13 Tells everybody what the asked seat may answer, and why not."""

    def conceals(self, state: State, seat: Seat | None) -> bool:
        return False


class Explaining(SpoiledHonour):
    """13 Tells everybody why an answer is refused, although not what is offered."""

    def explain(self, state: State, given: Action | str, seat: Seat | None = ASKED) -> Refusal | None:
        return super().explain(state, given)


class Foreseeing(SpoiledHonour):
    """13 Tells who draws from the deck which cards lie in it."""

    def preview(self, state: State, given: Action | str, seat: Seat | None) -> Any:
        assert isinstance(state, Honour)
        seen = super().preview(state, given, seat)
        return {**seen, "deck": state.deck[:]} if seat == self.seat(state) else seen


class Peeping(SpoiledHonour):
    """14 Turns the dice as the hidden hands tell it."""

    def imagine(self, state: State, seat: Seat | None, dice: Dice) -> State:
        assert isinstance(state, Honour)
        for _ in range(state.hands[3][0] if state.hands[3] else 0):
            dice.throw(6)
        return super().imagine(state, seat, dice)


class Lucky(SpoiledHonour):
    """14 Throws the dice once more when it has guessed right."""

    def imagine(self, state: Any, seat: Seat | None, dice: Dice) -> State:
        imagined = super().imagine(state, seat, dice)
        if self.digest(imagined) == self.digest(state):
            dice.throw(6)
        return imagined


class Foreknowing(Spoiled):
    """15 Hands out positions that go on with the true dice."""

    def imagine(self, state: State, seat: Seat | None, dice: Dice) -> State:
        imagined = super().imagine(state, seat, dice)
        if state.dice is not None:
            imagined.dice = state.dice.clone()
        return imagined


class Telling(SevenVirtues):
    """A table whose copies carry the true dice."""

    def clone(self, dice: Dice | None = None) -> "Telling":
        copy = Telling()
        for name, value in vars_of(super().clone(dice)).items():
            setattr(copy, name, value)
        if dice is None and self.dice is not None:
            copy.dice = self.dice.clone()
        return copy


def vars_of(state: State) -> dict[str, object]:
    names = ["players", "agenda", "dice", "news", "rules", *SOUND.codec.numbered]
    return {name: getattr(state, name) for name in names}


class Careworn(Spoiled):
    """15 Copies of its table carry the true dice: the look-ahead foresees the deal."""

    def start(self, players: int, options: dict[str, Value]) -> SevenVirtues:
        telling = Telling()
        for name, value in vars_of(super().start(players, options)).items():
            setattr(telling, name, value)
        return telling


SPOILED = [
    Foreknowing,
    Careworn,
    Leaking,
    Careless,
    Forgetful,
    Hasty,
    Drawn,
    Imagining,
    Indiscreet,
    Explaining,
    Foreseeing,
    Peeping,
    Lucky,
]


@pytest.mark.parametrize("kind", SPOILED)
def test_a_spoiled_game_is_noticed_by_its_law(kind: type[Spoiled | SpoiledHonour]) -> None:
    """The number of the law stands at the beginning of the spoiled game's docstring."""
    assert kind.__doc__ is not None
    assert kind.__doc__.split()[0] in laws_broken(kind(), 1 if issubclass(kind, HonourGame) else 4)


def spoiled_questions() -> Iterator[tuple[str, str]]:
    yield "no offer", "1"
    yield "too much offered", "2"
    yield "too little offered", "2"
    yield "offered twice", "10"


@pytest.mark.parametrize(("what", "law"), list(spoiled_questions()))
def test_a_spoiled_question_is_noticed_by_its_law(what: str, law: str) -> None:
    """Questions of the turn whose candidates are wrong."""
    from virtu.games.seven_virtues.steps.turn import Take

    class SpoiledTake(Take):
        def offers(self, state: Any) -> list[Action]:
            sound = Take(self.who).offers(state)
            if what == "no offer":
                return []
            if what == "too much offered":
                return [*sound, DONE]
            return sound[1:] if what == "too little offered" else [*sound, sound[0]]

    walk = Walk(SOUND, 3, {}, dice_from(5).throw)
    while walk.game.question(walk.state) != "take" or len(walk.game.offers(walk.state)) < 2:
        walk.step()
    walk.state.agenda[-1] = SpoiledTake(Seat(0))
    laws = [rule for rule in [*CHEAP, *THOROUGH] if (rule.__doc__ or "").split()[0] == law]
    walk.obey(laws)
    assert {violation.law for violation in walk.violations} == {law}
