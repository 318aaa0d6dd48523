"""Answers as numbers, and a position that is played by them: for programs that know nothing else."""

from typing import Any, cast

from virtu.kernel import engine
from virtu.kernel.action import Action, Vocabulary
from virtu.kernel.game import Game
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.numbers import Row
from virtu.kernel.state import State
from virtu.kernel.step import Ask, Chance


class Numbering:
    """The answers of a game, counted through its vocabulary: the same numbers as long as the rules are the same."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.actions = vocabulary.actions
        self.places = [-1] * (2 + max([action.serial for action in self.actions]))
        """By serial number: games may share answers, and count them differently. The last entry is for -1."""
        for index, action in enumerate(self.actions):
            self.places[action.serial] = index
        self.nothing = bytes(len(self.actions))
        """0 for every answer."""
        self.chances: dict[int, list[list[object]]] = {}
        """Outcomes of chance that were told before, by the sum of all weights, their own weight, and their number."""

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, action: Action) -> int:
        """Of any answer that reads like one of the game's."""
        return self.vocabulary.number[str(action)]

    def numbers(self, offers: list[Action]) -> list[int]:
        """Of answers that the game's own rules offer: these are mostly the very ones in its vocabulary."""
        places = self.places
        numbers: list[int] = []
        for offer in offers:
            place = places[offer.serial]
            if place < 0:
                return [self.number(one) for one in offers]
            numbers.append(place)
        return numbers

    def likely(self, whole: int, most: int) -> list[list[object]]:
        """By weight up to the most, and by number: each answer with its chance of so many in all; None so far."""
        by_weight = self.chances.setdefault(whole, [])
        while len(by_weight) <= most:
            by_weight.append([None] * len(self.actions))
        return by_weight


class NumberedPosition:
    """A position, the answers that led to it, who is asked, and the numbers of the legal answers."""

    def __init__(
        self, numbering: Numbering, position: State, limit: int, answers: list[int], answered: list[Seat]
    ) -> None:
        self.numbering = numbering
        self.position = position
        self.limit = limit
        """After so many answers the game is cut short."""
        self.answers = answers
        self.answered: list[Seat] = answered
        """Who gave each of them."""
        self.asked: Seat = NOBODY
        """NOBODY once the game is over, or cut short."""
        self.known: list[int] | None = None
        """The legal answers, once somebody has asked for them."""
        self.look(engine.open_question(position))

    def look(self, ask: Ask | None) -> None:
        going_on = ask is not None and len(self.answers) < self.limit
        self.asked = ask.asked(self.position) if going_on and ask is not None else NOBODY
        self.known = None

    def legal(self) -> list[int]:
        """In the order of the offers; none when nobody is asked."""
        known = self.known
        if known is None:
            ask = None if self.asked == NOBODY else engine.open_question(self.position)
            known = [] if ask is None else self.numbering.numbers(ask.offers(self.position))
            self.known = known
        return known

    def answer(self, number: int) -> bool:
        """Give a legal answer; False, and nothing changes, if it is none."""
        for legal in self.legal():  # `in` would compare objects
            if legal == number:
                self.carry_out(number)
                return True
        return False

    def carry_out(self, number: int) -> None:
        """Give an answer that is known to be legal."""
        self.answers.append(number)
        self.answered.append(self.asked)
        self.look(engine.answer(self.position, self.numbering.actions[number]))

    def mark(self, seat: Seat, row: bytearray) -> None:
        """Write 1 for every answer that the seat may give, 0 for all others."""
        row[:] = self.numbering.nothing
        if seat == self.asked:
            legal: list[Any] = self.legal()  # as objects, or each number would be made anew
            for number in legal:
                row[number] = 1

    def show(self, game: Game, seat: Seat, row: Row, marks: bytearray) -> None:
        """Write what the seat may see and what it may answer."""
        game.observation(self.position, seat, row)
        self.mark(seat, marks)

    def ascending(self) -> list[int]:
        """The legal answers in the order of their numbers."""
        return sorted(self.legal())

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, in the order of its numbers, and how likely each is."""
        ask = engine.open_question(self.position)
        assert isinstance(ask, Chance), "only chance has outcomes"
        numbering = self.numbering
        offers, weights = ask.offers(self.position), ask.weights(self.position)
        whole = most = 0
        for weight in weights:  # in one go: compiled, `sum` and `max` are far slower
            whole += weight
            if weight > most:
                most = weight
        # Pairs are slow to make, so those of earlier calls are taken; as plain objects, or they would be made anew.
        likely = numbering.likely(whole, most)
        pairs: list[object] = []
        last = -1
        ascending = True  # mostly, and pairs are slow to sort
        for index, weight in enumerate(weights):
            if weight:
                number = numbering.places[offers[index].serial]
                if number < 0:
                    number = numbering.number(offers[index])
                pair = likely[weight][number]
                if pair is None:
                    pair = likely[weight][number] = (number, weight / whole)
                pairs.append(pair)
                ascending = ascending and last < number
                last = number
        told = cast(list[tuple[int, float]], pairs)
        return told if ascending else sorted(told)

    def clone(self) -> "NumberedPosition":
        """A copy in which chance is asked."""
        return NumberedPosition(
            self.numbering, self.position.clone(), self.limit, self.answers[:], self.answered[:]
        )
