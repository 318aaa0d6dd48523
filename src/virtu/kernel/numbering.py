"""Answers as numbers, and a position that is played by them: for programs that know nothing else."""

from virtu.kernel import engine
from virtu.kernel.action import Action, Vocabulary
from virtu.kernel.ids import NOBODY, Seat
from virtu.kernel.state import State


class Numbering:
    """The answers of a game, counted through its vocabulary: the same numbers as long as the rules are the same."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.actions = vocabulary.actions
        # Answers are interned, so their identity is enough, and quicker to look up than their text.
        self.places: dict[int, int] = {id(action): index for index, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, action: Action) -> int:
        place = self.places.get(id(action))
        return self.vocabulary.number[str(action)] if place is None else place

    def numbers(self, actions: list[Action]) -> list[int]:
        places = self.places
        try:
            return [places[id(action)] for action in actions]
        except KeyError:
            return [self.number(action) for action in actions]


class NumberedPosition:
    """A position, who is asked, and the numbers of the legal answers."""

    def __init__(self, numbering: Numbering, position: State) -> None:
        self.numbering = numbering
        self.position = position
        self.asked: Seat = NOBODY
        """NOBODY once the game is over."""
        self.known: list[int] | None = None
        """The legal answers, once somebody has asked for them."""
        self.look()

    def look(self) -> None:
        ask = engine.open_question(self.position)
        self.asked = NOBODY if ask is None else ask.asked(self.position)
        self.known = None

    def legal(self) -> list[int]:
        """In the order of the offers."""
        known = self.known
        if known is None:
            ask = engine.open_question(self.position)
            known = [] if ask is None else self.numbering.numbers(ask.offers(self.position))
            self.known = known
        return known

    def answer(self, number: int) -> bool:
        """Give a legal answer; False, and nothing changes, if it is none."""
        if number not in self.legal():
            return False
        self.carry_out(number)
        return True

    def carry_out(self, number: int) -> None:
        """Give an answer that is known to be legal."""
        ask = engine.answer(self.position, self.numbering.actions[number])
        self.asked = NOBODY if ask is None else ask.asked(self.position)
        self.known = None

    def mask(self) -> bytearray:
        """1 for every legal answer."""
        row = bytearray(len(self.numbering.actions))
        for number in self.legal():
            row[number] = 1
        return row

    def clone(self) -> "NumberedPosition":
        """A copy in which chance is asked."""
        return NumberedPosition(self.numbering, self.position.clone())
