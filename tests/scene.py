"""The little language of scenarios: a position, answers by name, refusals by clause.

Chance is scripted like any other seat: `scene.play("chance: deal justice 9")`.
"""

from typing import Any, Self

import pytest

import virtu
from virtu.kernel.ids import seat_name


class Scene:
    """One game at a table in the making."""

    def __init__(self, name: str, players: int, **options: object) -> None:
        self.game = virtu.game(name)
        self.options = options
        self.state = self.game.new(players, 0, True, **options)
        self.game.listen(self.state)
        self.happened: list[virtu.Event] = []

    def given(self, *lines: str) -> Self:
        """A position in sentences (docs/notation.md), with the scene's players and options."""
        options = [f"option {name} {value}" for name, value in self.options.items()]
        self.state = self.game.describe("\n".join([f"players {self.state.players}", *options, *lines]))
        self.game.listen(self.state)
        return self

    # ---- what happens

    def play(self, *answers: str) -> Self:
        """Answers in order, each by the seat that must be asked: "0: take justice"."""
        for answer in answers:
            self.game.play(self.state, self.words_of(answer))
            self.happened += self.game.events(self.state)
            self.lawful()
        return self

    def chance(self, *prefer: str) -> Self:
        """Let chance answer until a seat is asked: what is preferred, otherwise its first offer."""
        wanted = list(prefer)
        for _ in range(self.game.longest):
            if self.game.seat(self.state) != virtu.CHANCE:
                return self
            self.play(f"chance: {wanted.pop(0) if wanted else self.offers[0]}")
        raise AssertionError("chance is asked for ever")

    def words_of(self, answer: str) -> str:
        """The words of "seat: words", once it is sure that this seat is asked."""
        who, _, words = answer.partition(": ")
        assert self.asked() == who, f"{answer}: {self.asked() or 'nobody'} is asked ({self.question()})"
        return words

    # ---- what must hold

    def awaits(self, who: str, question: str) -> Self:
        """It is this seat's turn to answer this question."""
        assert (self.asked(), self.question()) == (who, question)
        return self

    def lawful(self) -> None:
        problems = self.game.problems(self.state)
        assert not problems, problems

    def refuses(self, answer: str, clause: str, *says: str) -> Self:
        """The clause refuses the answer, with these words in its sentence, and nothing changes."""
        words = self.words_of(answer)
        before, digest = self.state.clone(), self.game.digest(self.state)
        with pytest.raises(virtu.Illegal) as caught:
            self.game.play(self.state, words)
        refusal = caught.value
        assert refusal.clause == clause, f"{refusal.clause} refuses {words}, not {clause}: {refusal.sentence}"
        assert "{" not in refusal.sentence, refusal.sentence
        for word in says:
            assert word in refusal.sentence, refusal.sentence
        assert self.state == before
        assert self.game.digest(self.state) == digest
        assert words not in self.offers
        return self

    def offers_exactly(self, *offers: str) -> Self:
        """These answers and no others, in any order."""
        assert sorted(self.offers) == sorted(offers)
        return self

    # ---- what can be asked

    def name_of(self, seat: virtu.Seat) -> str:
        """How a seat is called."""
        return seat_name(seat)

    def asked(self) -> str:
        """Who must answer; "" when nobody must."""
        seat = self.game.seat(self.state)
        return "" if seat is None else self.name_of(seat)

    def question(self) -> str | None:
        return self.game.question(self.state)

    @property
    def offers(self) -> list[str]:
        return [str(action) for action in self.game.offers(self.state)]

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    @property
    def winners(self) -> list[int]:
        return [int(seat) for seat in self.game.winners(self.state)]

    def total(self, seat: int) -> int:
        return self.game.score(self.state)[seat].total

    def line(self, seat: int, name: str) -> int:
        """One named line of a seat's score."""
        return {line.name: line.points for line in self.game.score(self.state)[seat].lines}[name]

    def events(self, name: str) -> list[virtu.Event]:
        """Every event of a name since the scene began."""
        return [event for event in self.happened if event.name == name]

    def told(self, name: str) -> list[dict[str, str | int]]:
        """The facts of every event of a name since the scene began."""
        return [event.facts for event in self.events(name)]

    def view(self, seat: int | None) -> Any:
        """What a seat sees; None: a spectator."""
        return self.game.view(self.state, None if seat is None else virtu.Seat(seat))
